/// What turns the zoetrope on a film's page. Nothing of a film's own is in it: it reads the page.
enum PageScript {
  static let text = #"""
    "use strict";
    (() => {
      const icons = {
        first: "M4 4h2v12H4zM16 4v12L7 10z", back: "M14 4v12L5 10z", forward: "M6 4l9 6-9 6z",
        play: "M6 4l9 6-9 6z", pause: "M5 4h4v12H5zM11 4h4v12h-4z"
      };
      const make = (name, properties = {}, ...children) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(properties)) {
          if (key in element) element[key] = value; else element.setAttribute(key, value);
        }
        element.append(...children);
        return element;
      };
      const icon = (name) => {
        const space = "http://www.w3.org/2000/svg";
        const svg = document.createElementNS(space, "svg");
        svg.setAttribute("viewBox", "0 0 20 20");
        svg.setAttribute("aria-hidden", "true");
        const path = document.createElementNS(space, "path");
        path.setAttribute("d", icons[name]);
        svg.append(path);
        return svg;
      };
      const button = (name, label, action) => {
        const result = make("button", { type: "button", className: name, onclick: action }, icon(name));
        result.setAttribute("aria-label", label);
        result.title = label;
        return result;
      };

      class Zoetrope {
        constructor(reel) {
          this.reel = reel;
          this.list = reel.querySelector(".frames");
          this.frames = [...this.list.children];
          this.current = 0;
          this.timer = null;
          if (this.frames.length > 1) this.build();
        }

        build() {
          const show = this.reel.querySelector(".show");
          const name = this.reel.querySelector("h2").textContent;
          this.stage = make("div", { className: "stage" }, this.list);
          this.stage.tabIndex = 0;
          this.stage.setAttribute("role", "group");
          this.stage.setAttribute("aria-label", name + ", turned by the arrow keys");
          this.slider = make("input", { type: "range", min: 0, max: this.frames.length - 1, value: 0 });
          this.slider.setAttribute("aria-label", "Frame");
          this.slider.oninput = () => { this.stop(); this.turn(Number(this.slider.value)); };
          this.back = button("back", "Previous frame", () => this.step(-1));
          this.forward = button("forward", "Next frame", () => this.step(1));
          this.player = button("play", "Play", () => this.toggle());
          this.speed = make("select", {}, ...[1, 2, 4, 8, 12].map(
            (count) => make("option", { value: count, selected: count === 2 }, count + " a second")));
          this.speed.setAttribute("aria-label", "Frames a second");
          this.speed.onchange = () => { if (this.timer) { this.stop(); this.play(); } };
          const all = make("button", { type: "button", className: "all" }, "All frames");
          all.setAttribute("aria-pressed", "false");
          all.onclick = () => {
            this.stop();
            const isTurning = show.classList.toggle("turning");
            all.setAttribute("aria-pressed", String(!isTurning));
            this.place();
          };
          this.controls = make("div", { className: "controls" },
            this.back, this.player, this.forward, this.slider, this.speed);
          this.before = make("figure");
          this.after = make("figure");
          this.what = make("div", { className: "what" });
          this.what.setAttribute("aria-live", "polite");
          this.compare = make("div", { className: "compare" }, this.before, this.after, this.what);
          const bar = make("p", { className: "bar" }, all);
          show.append(this.controls, this.stage, this.compare, bar);
          show.classList.add("turning");
          this.show = show;
          this.listen();
          this.turn(0);
          requestAnimationFrame(() => requestAnimationFrame(() => this.list.classList.add("ready")));
        }

        listen() {
          let start = null;
          this.stage.onpointerdown = (event) => {
            if (event.button !== 0) return;
            start = event.clientX;
            this.stop();
          };
          this.stage.onpointermove = (event) => {
            if (start === null) return;
            const moved = event.clientX - start;
            if (Math.abs(moved) < 64) return;
            start = event.clientX;
            this.step(moved < 0 ? 1 : -1);
          };
          this.stage.onpointerup = this.stage.onpointercancel = this.stage.onpointerleave = () => { start = null; };
          this.reel.addEventListener("focusin", () => { Zoetrope.active = this; });
          this.reel.addEventListener("pointerdown", () => { Zoetrope.active = this; });
        }

        get isTurning() { return this.show && this.show.classList.contains("turning"); }

        step(count) {
          this.stop();
          this.turn(this.current + count);
        }

        turn(index) {
          this.current = Math.max(0, Math.min(this.frames.length - 1, index));
          const frame = this.frames[this.current];
          const caption = frame.querySelector("h3").textContent;
          this.slider.value = this.current;
          this.slider.setAttribute("aria-valuetext", caption);
          this.back.disabled = this.current === 0;
          this.forward.disabled = this.current === this.frames.length - 1;
          const earlier = this.frames[Math.max(0, this.current - 1)];
          this.fill(this.before, this.current === 0 ? "The first frame" : "Before", earlier);
          this.fill(this.after, this.current === 0 ? "The next frame" : "After",
            this.current === 0 ? this.frames[1] : frame);
          const told = this.current === 0 ? this.frames[1] : frame;
          const parts = [told.querySelector(".event"), told.querySelector(".changes"), told.querySelector(".printed")];
          this.what.replaceChildren(...parts.filter((part) => part).map((part) => part.cloneNode(true)));
          this.place();
        }

        fill(figure, words, frame) {
          const name = frame.querySelector("h3").firstChild.textContent.trim();
          figure.replaceChildren(
            make("figcaption", {}, words + ": " + name), frame.querySelector("svg").cloneNode(true));
        }

        // The frames stand on a drum that is seen from outside; those at its sides and back are out of sight.
        place() {
          const isTurning = this.isTurning;
          const angle = 36, radius = 540;
          let height = 0;
          this.frames.forEach((frame, index) => {
            const distance = index - this.current;
            const isNear = Math.abs(distance) <= 2;
            if (isTurning && isNear) height = Math.max(height, frame.offsetHeight);
            frame.style.transform = isTurning
              ? `translateX(-50%) translateZ(${-radius}px) rotateY(${distance * angle}deg) translateZ(${radius}px)` : "";
            frame.style.opacity = isTurning ? (distance === 0 ? 1 : Math.abs(distance) === 1 ? 0.5 : 0) : "";
            frame.style.visibility = isTurning && !isNear ? "hidden" : "";
            frame.toggleAttribute("aria-hidden", false);
            if (isTurning && distance !== 0) frame.setAttribute("aria-hidden", "true");
            if (distance === 0) frame.setAttribute("aria-current", "true"); else frame.removeAttribute("aria-current");
          });
          this.list.style.height = isTurning ? height + "px" : "";
        }

        toggle() { if (this.timer) this.stop(); else this.play(); }

        play() {
          Zoetrope.active = this;
          this.what.setAttribute("aria-live", "off");
          this.face("pause", "Stop");
          this.timer = setInterval(() => this.turn((this.current + 1) % this.frames.length), 1000 / Number(this.speed.value));
        }

        stop() {
          if (!this.timer) return;
          clearInterval(this.timer);
          this.timer = null;
          this.what.setAttribute("aria-live", "polite");
          this.face("play", "Play");
        }

        face(name, label) {
          this.player.replaceChildren(icon(name));
          this.player.setAttribute("aria-label", label);
          this.player.title = label;
        }
      }

      const all = [...document.querySelectorAll(".reel")].map((reel) => new Zoetrope(reel)).filter((one) => one.show);
      Zoetrope.active = all[0];
      addEventListener("resize", () => { for (const one of all) one.place(); });
      addEventListener("keydown", (event) => {
        const one = Zoetrope.active;
        if (!one || !one.isTurning || event.altKey || event.ctrlKey || event.metaKey) return;
        const name = event.target.tagName;
        // These have keys of their own.
        if (name === "SELECT" || name === "PRE" || event.target.type === "range") return;
        const last = one.frames.length - 1;
        const steps = { ArrowLeft: one.current - 1, ArrowRight: one.current + 1, Home: 0, End: last };
        if (event.key in steps) {
          one.stop();
          one.turn(steps[event.key]);
        } else if (event.key === " " && name !== "BUTTON") {
          one.toggle();
        } else {
          return;
        }
        event.preventDefault();
      });
    })();

    """#
}
