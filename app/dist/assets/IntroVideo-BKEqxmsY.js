import { a as e, f as t, i as n, r, y as i } from "./start-D_cgnDPi.js";
import { g as a } from "./zones-xnnzTp_v.js";
import { t as o } from "./react-NlsCRLOM.js";
var s = `/assets/intro-CWcxh8Ms.vtt`,
  c = `/assets/intro-DnSVtBd0.jpg`,
  l = `/assets/intro-CjetHFbU.mp4`,
  u = o(),
  d = { src: l, captions: s, poster: c, alt: e.video };
function f({ onBack: o, onDone: s }) {
  return (0, u.jsxs)(`main`, {
    className: r.theatre,
    children: [
      (0, u.jsx)(`h1`, { className: `visually-hidden`, children: e.video }),
      (0, u.jsxs)(`div`, {
        className: r.screen,
        children: [
          (0, u.jsx)(a, { video: d, words: n, autoPlay: !0, progressBar: !0, ...(t() && { giveUpMs: 3e3 }), onEnded: s }),
          (0, u.jsx)(`div`, { className: r.back, children: (0, u.jsx)(i, { icon: `back`, label: e.back, onClick: o }) }),
        ],
      }),
    ],
  });
}
export { f as default };
