import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import { M as t, N as n, _ as r, d as i, h as a, p as o, v as s } from "./start-D_cgnDPi.js";
import { Lt as c, Vn as l, a as u, gt as d, jn as f, n as p, p as m, r as h, t as g, v as _, x as v } from "./zones-xnnzTp_v.js";
import { a as y, n as b, s as x, t as S } from "./kid-DGpSkcJy.js";
import { r as C, t as w } from "./react-NlsCRLOM.js";
var T = w(),
  E = [`#ff6b5b`, `#ffc93c`, `#14b8a6`, `#8b7bf7`, `#38b6ff`, `#ff9ec4`],
  D = 36,
  O = (e) => (e * 0.618034) % 1;
function k() {
  return (0, T.jsx)(`div`, {
    className: g.confetti,
    "aria-hidden": `true`,
    children: Array.from({ length: D }, (e, t) =>
      (0, T.jsx)(
        `span`,
        { className: g.piece, style: { left: `${O(t) * 100}%`, background: E[t % E.length], animationDelay: `${O(t * 7) * 1.4}s` } },
        `piece-${t + 1}`,
      ),
    ),
  });
}
var A = e(C(), 1),
  j = `/assets/mission-ComgNncX.m4a`;
function M() {
  let { userId: e, profile: t } = b(),
    [, n] = c(),
    r = l(`lesson`);
  ((0, A.useEffect)(() => _(j), []), u(t.kid_age, [m.mission]));
  let i = v(`xp ${r}`, async () => {
      if (r === null) throw new f(`lesson_not_found`);
      return x(e, r) ? { lifetime_xp: t.lifetime_xp, granted: !1 } : y(e, t, r);
    }),
    a = { again: i.again, goOn: () => n(d(r ?? ``)) };
  return i.state === `loading`
    ? { state: `loading`, ...a }
    : i.state === `failed`
      ? { state: `failed`, message: i.error.message, ...a }
      : { state: `ready`, lifetimeXp: i.value.lifetime_xp, granted: i.value.granted, ...a };
}
function N() {
  let e = M();
  a(`mission`, e.state);
  let c = o(),
    l = e.state === `ready` ? e.lifetimeXp : null,
    u = e.state === `ready` && e.granted ? e.lifetimeXp - 70 : (l ?? 0),
    d = p(u, l, t);
  return e.state === `failed`
    ? (0, T.jsx)(h, { message: e.message, again: e.again })
    : (0, T.jsx)(i, {
        place: `night`,
        children: (0, T.jsxs)(`main`, {
          className: g.page,
          children: [
            (0, T.jsx)(k, {}),
            (0, T.jsx)(S, { text: m.mission, children: (0, T.jsx)(`h1`, { ref: c, tabIndex: -1, children: m.mission }) }),
            (0, T.jsxs)(`div`, {
              className: g.pair,
              children: [
                (0, T.jsx)(s, { mood: `celebrating`, className: g.pocket }),
                (0, T.jsx)(r, { mood: `celebrating`, className: g.glimm }),
              ],
            }),
            (0, T.jsxs)(`p`, {
              className: g.coin,
              children: [
                (0, T.jsx)(`span`, { className: g.number, "aria-hidden": `true`, "data-testid": `xp`, children: d }),
                (0, T.jsxs)(`span`, {
                  children: [m.lifetimeXp, (0, T.jsxs)(`span`, { className: `visually-hidden`, children: [`: `, l ?? ``] })],
                }),
              ],
            }),
            (0, T.jsx)(`div`, {
              className: g.action,
              children: (0, T.jsx)(n, { big: !0, look: `gold`, disabled: e.state !== `ready`, onClick: e.goOn, children: m.continue }),
            }),
          ],
        }),
      });
}
export { N as MissionScreen };
