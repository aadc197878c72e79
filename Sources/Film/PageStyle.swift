/// How a film's page looks.
enum PageStyle {
  static let text = """
    \(variables(.light))
    @media (prefers-color-scheme:dark){
    \(variables(.dark))
    }
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0 auto;padding:32px 24px 64px;max-width:1200px;background:var(--page);color:var(--label);
      font:17px/1.42 \(StyleSheet.family)}
    h1{font-size:34px;line-height:40px;margin:0}
    h2{font-size:22px;line-height:28px;margin:0}
    h3{font-size:13px;line-height:28px;margin:0 0 8px;color:var(--secondary);font-weight:600;min-height:28px}
    header p,.summary,.omission{margin:4px 0 0;color:var(--secondary);font-size:15px;line-height:20px}
    h1,h2,header p,.event,.changes,.printed{overflow-wrap:anywhere}
    .pictures{position:absolute}
    .reel{margin-top:48px}
    .columns{display:grid;grid-template-columns:minmax(0,1fr);gap:32px;margin-top:24px}
    @media (min-width:1120px){.columns:has(.source){grid-template-columns:minmax(0,1fr) minmax(0,440px)}}
    .frames{list-style:none;margin:0;padding:0}
    .frame{max-width:344px;margin:0 0 32px}
    .frame svg,.compare svg{display:block;max-width:100%;height:auto}
    code,pre,.event{font-family:\(StyleSheet.codeFamily);font-size:13px}
    .event{display:inline-block;margin-left:8px;padding:4px 10px;line-height:20px;border-radius:8px;font-weight:400;
      background:var(--accent-fill);color:var(--accent)}
    .event::before{content:"\\2192\\00a0" / ""}
    .printed{margin:12px 0 0;padding:8px 12px;border-left:3px solid var(--separator);color:var(--secondary);
      white-space:pre-wrap;max-height:160px;overflow:auto}
    .changes{margin:12px 0 0;padding:0;list-style:none;font-size:15px;line-height:20px}
    .changes li{padding:4px 0 4px 20px;position:relative}
    .changes li::before{content:"";position:absolute;left:4px;top:10px;width:8px;height:8px;border-radius:4px;
      background:var(--accent)}
    .source{min-width:0}
    .source pre{margin:0;padding:16px 16px 16px 0;background:var(--card);border:1px solid var(--separator);border-radius:12px;
      overflow:auto;max-height:640px;line-height:20px;tab-size:4}
    .line::before{content:attr(data-number) / "";display:inline-block;width:48px;margin-right:16px;text-align:right;
      color:var(--secondary);-webkit-user-select:none;user-select:none}
    .controls,.compare{display:none}
    .turning .stage{display:block;overflow:hidden;margin:0 -24px;padding:0 24px;touch-action:pan-y;border-radius:12px;
      perspective:1400px;cursor:grab;user-select:none;-webkit-user-select:none}
    .turning .frames{position:relative;transform-style:preserve-3d}
    .turning .frame{position:absolute;left:50%;top:0;width:344px;max-width:100%;margin:0;
      backface-visibility:hidden}
    .ready .frame{transition:transform .3s cubic-bezier(.2,.7,.3,1),opacity .3s}
    .turning .frame .changes,.turning .frame .printed{display:none}
    .turning .controls{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin-bottom:16px}
    button,select{font:inherit;font-size:15px;line-height:20px;min-height:44px;min-width:44px;padding:8px 12px;border-radius:10px;
      border:1px solid var(--border);background:var(--card);color:var(--label);cursor:pointer}
    button:disabled{color:var(--secondary);cursor:default}
    button[aria-pressed=true],button.play{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
    button svg{display:block;width:20px;height:20px;margin:0 auto;fill:currentColor}
    input[type=range]{flex:1 1 160px;min-width:120px;height:44px;accent-color:var(--accent)}
    .controls label{font-size:15px;color:var(--secondary);display:flex;align-items:center;gap:8px}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .compare h3{margin:0 0 4px}
    .turning .compare{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:16px;margin-top:24px;padding:16px;
      background:var(--card);border:1px solid var(--separator);border-radius:12px}
    .compare figure{margin:0;min-width:0}
    .compare figcaption{font-size:13px;line-height:20px;font-weight:600;color:var(--secondary);margin-bottom:8px}
    .compare .what{grid-column:1/-1}
    .compare .what:empty{display:none}
    .compare .changes{margin:0}.compare .event{margin:0 0 4px}
    @media (max-width:560px){body{padding:24px 16px 48px}h1{font-size:28px;line-height:36px}
      .turning .stage{margin:0 -16px;padding:0 16px}.turning .compare{grid-template-columns:minmax(0,1fr)}
      .controls input[type=range]{order:1;flex-basis:100%}}
    @media (prefers-reduced-motion:reduce){.ready .frame{transition:none}}
    @media print{body{padding:0;max-width:none;background:#fff}.controls,.compare{display:none!important}
      .turning .stage{display:block;overflow:visible;perspective:none;margin:0;padding:0}
      .turning .frames{height:auto!important;transform:none!important}
      .turning .frame{position:static;transform:none!important;opacity:1!important;visibility:visible!important;margin-bottom:24px}
      .turning .frame .changes,.turning .frame .printed{display:block}
      .frame{break-inside:avoid}.columns{display:block!important}.source pre{max-height:none;white-space:pre-wrap}
      }

    """

  private static func variables(_ palette: Palette) -> String {
    let colors = [
      ("page", palette.page), ("card", palette.card), ("label", palette.label), ("secondary", palette.secondary),
      ("separator", palette.separator), ("border", palette.border), ("accent", palette.accent),
      ("accent-fill", palette.accentFill), ("on-accent", palette.isDark ? palette.page : palette.card),
    ]
    return ":root{" + colors.map { "--\($0.0):#\($0.1.hexadecimal)" }.joined(separator: ";") + "}"
  }
}
