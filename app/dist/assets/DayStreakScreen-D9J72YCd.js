import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import { M as t, N as n, _ as r, b as i, d as a, h as o, p as s } from "./start-D_cgnDPi.js";
import { Lt as c, Vn as l, _t as u, a as d, n as f, p, r as m, t as h, v as g, x as _ } from "./zones-xnnzTp_v.js";
import { n as v, o as y, t as b } from "./kid-DGpSkcJy.js";
import { r as x, t as S } from "./react-NlsCRLOM.js";
var C = e(x(), 1),
  w = `/assets/streak-DyuNKXlc.m4a`;
function T() {
  let [, e] = c(),
    { profile: t } = v(),
    n = _(`streak`, () => y(t));
  ((0, C.useEffect)(() => g(w), []), d(t.kid_age, [p.streakText]));
  let r = { again: n.again, goOn: () => e(u(l(`lesson`) ?? ``)) };
  return n.state === `loading`
    ? { state: `loading`, ...r }
    : n.state === `failed`
      ? { state: `failed`, message: n.error.message, ...r }
      : { state: `ready`, count: n.value.count, week: n.value.week, ...r };
}
var E = S();
function D() {
  let e = T();
  o(`day-streak`, e.state);
  let c = s(),
    l = e.state === `ready` ? e.count : null,
    u = f(0, l, t);
  return e.state === `failed`
    ? (0, E.jsx)(m, { message: e.message, again: e.again })
    : (0, E.jsx)(a, {
        place: `night`,
        children: (0, E.jsxs)(`main`, {
          className: h.page,
          children: [
            (0, E.jsx)(r, { mood: `happy`, className: h.glimm }),
            (0, E.jsxs)(`h1`, {
              ref: c,
              tabIndex: -1,
              className: h.coin,
              children: [
                (0, E.jsx)(`span`, { className: h.number, "aria-hidden": `true`, "data-testid": `streak`, children: u }),
                (0, E.jsxs)(`span`, {
                  children: [(0, E.jsxs)(`span`, { className: `visually-hidden`, children: [l ?? ``, ` `] }), p.streakHeading(l ?? 1)],
                }),
              ],
            }),
            (0, E.jsx)(`ul`, {
              className: h.week,
              children: (e.state === `ready` ? e.week : p.weekdays.map((e, t) => ({ weekday: t, on: !1 }))).map(({ weekday: e, on: t }) =>
                (0, E.jsxs)(
                  `li`,
                  {
                    className: h.day,
                    children: [
                      (0, E.jsx)(`span`, { "aria-hidden": `true`, children: p.weekdays[e] }),
                      (0, E.jsx)(`span`, {
                        className: h.dot,
                        "data-on": t,
                        role: `img`,
                        "aria-label": `${p.weekdayNames[e]}: ${t ? p.done : p.notDone}`,
                        children: t && (0, E.jsx)(i, { name: `check` }),
                      }),
                    ],
                  },
                  e,
                ),
              ),
            }),
            (0, E.jsx)(b, { text: p.streakText }),
            (0, E.jsx)(`div`, {
              className: h.action,
              children: (0, E.jsx)(n, { big: !0, look: `gold`, disabled: e.state !== `ready`, onClick: e.goOn, children: p.committed }),
            }),
          ],
        }),
      });
}
export { D as DayStreakScreen };
