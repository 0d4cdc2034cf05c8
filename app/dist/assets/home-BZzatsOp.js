import { F as e, H as t, R as n, l as r, t as i, z as a } from "./start-D_cgnDPi.js";
import { n as o, t as s } from "./react-NlsCRLOM.js";
var c = o(),
  l = s();
localStorage.getItem(`treasure-tracker-auth`) !== null && location.replace(a());
var u = document.getElementById(`root`);
if (u !== null) {
  let a = (0, l.jsx)(r, { words: n, onCrash: (t) => e(`home`, t), children: (0, l.jsx)(i, { onDone: () => window.location.assign(t()) }) });
  u.firstElementChild === null ? (0, c.createRoot)(u).render(a) : (0, c.hydrateRoot)(u, a);
}
