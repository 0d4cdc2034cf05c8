import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import { r as t, t as n } from "./react-NlsCRLOM.js";
import { n as r, r as i, t as a } from "./staff-BmcsNird.js";
import { _ as o, i as s, y as c } from "./zones-xnnzTp_v.js";
import { d as l } from "./start-D_cgnDPi.js";
var u = e(t(), 1),
  d = n();
function f() {
  let [e, t] = (0, u.useState)(null);
  if (
    ((0, u.useEffect)(() => {
      let e = ({ origin: e, source: n, data: r }) => {
        e === window.location.origin && n === window.parent && r?.preview === !0 && (c(r.soundOff), o(r.captionsOn), t(r));
      };
      return (
        window.addEventListener(`message`, e),
        window.parent.postMessage(r, window.location.origin),
        () => window.removeEventListener(`message`, e)
      );
    }, []),
    e === null)
  )
    return null;
  let { lesson: n, startAt: f, kidAge: p, captionsOn: m } = e,
    h = n.slides[f];
  return h === void 0
    ? (0, d.jsx)(`p`, { className: a.nothing, children: i.nothing })
    : (0, d.jsx)(l, {
        place: `beach`,
        children: (0, d.jsx)(
          s,
          {
            lesson: n,
            startAt: f,
            kidAge: p,
            takesFocus: !1,
            onMove: () => Promise.resolve(),
            onFinish: () => void 0,
            onLeave: () => void 0,
            onEvent: () => void 0,
          },
          JSON.stringify([h.id, h.type === `video` && [h.video_url, h.captions_url], n.version, p, m]),
        ),
      });
}
export { f as PreviewFrame };
