import Film
import Machine
import Stage

/// The stage's functions, as natives of the machine.
func registerStage(in executable: Executable, _ film: FilmRecorder?, _ recorder: Recorder?) {
  executable.registerNative("stage.begin") { _ in stageBegin() }
  executable.registerNative("stage.cell") { call in stageCell(call.string(0)) }
  executable.registerNative("stage.label") { call in
    stageLabel(call.string(0), call.int(1), call.int(2), call.int(3), call.double(4), call.bool(5), call.bool(6))
  }
  executable.registerNative("stage.switch") { call in stageSwitch(call.bool(0), call.int(1), call.int(2), call.int(3)) }
  executable.registerNative("stage.image") { call in stageImage(call.string(0)) }
  executable.registerNative("stage.field") { call in stageField(call.string(0), call.string(1)) }
  executable.registerNative("stage.space") { _ in stageSpace() }
  executable.registerNative("stage.chevron") { _ in stageChevron() }
  executable.registerNative("stage.error") { call in stageError(call.string(0)) }
  executable.registerNative("stage.button") { call in
    stageButton(call.string(0), call.int(1), call.int(2), call.int(3), call.bool(4))
  }
  executable.registerNative("stage.secret") { call in stageSecret(call.string(0), call.string(1)) }
  executable.registerNative("stage.slider") { call in
    stageSlider(call.double(0), call.int(1), call.int(2), call.int(3))
  }
  executable.registerNative("stage.choice") { call in stageChoice(call.bool(0), call.int(1), call.int(2), call.int(3)) }
  executable.registerNative("stage.lead") { _ in stageLead() }
  executable.registerNative("stage.spinner") { _ in stageSpinner() }
  executable.registerNative("stage.line") { _ in stageLine() }
  executable.registerNative("stage.rule") { _ in stageRule() }
  executable.registerNative("stage.openColumn") { _ in stageOpenColumn() }
  executable.registerNative("stage.closeColumn") { _ in stageCloseColumn() }
  executable.registerNative("stage.slider") { call in
    stageSlider(call.double(0), call.int(1), call.int(2), call.int(3))
  }
  executable.registerNative("stage.choice") { call in stageChoice(call.bool(0), call.int(1), call.int(2), call.int(3)) }
  executable.registerNative("stage.draw") { call in
    stageDraw { bytes in
      if let frame = film?.record(drawn: bytes), let recorder {
        call.machine.output.flush()
        recorder.expect(frame, bytes)
      }
      call.give(utf8: bytes)
    }
  }
  executable.registerNative("stage.drawStrip") { call in
    let strip = stageDrawStrip()
    film?.hear(drawn: strip)
    call.give(strip)
  }
  executable.registerNative("stage.colorName") { call in
    call.give(stageColorName(call.int(0), call.int(1), call.int(2)))
  }
  executable.registerNative("stage.configure") { call in stageConfigure(call.int(0), call.int(1), call.bool(2)) }
}
