import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import { Fn as t, Lt as n, Vn as r, a as i, kt as a, l as o, mt as s, o as c, tt as l, vt as u, w as d } from "./zones-xnnzTp_v.js";
import { N as f, h as p, u as m } from "./start-D_cgnDPi.js";
import { r as h, t as g } from "./react-NlsCRLOM.js";
import { c as _, n as v } from "./kid-DGpSkcJy.js";
var y = [`too_easy`, `a_bit_easy`, `just_right`, `kinda_hard`],
  b = [`boring`, `meh`, `fun`, `super_fun`],
  x = {
    choices: `ChoiceScreen-module_choices_bsDi`,
    choice: `ChoiceScreen-module_choice_-Xl6`,
    face: `ChoiceScreen-module_face_fL6U`,
    label: `ChoiceScreen-module_label_NwHY`,
    legend: `ChoiceScreen-module_legend_8POa`,
  },
  S = g();
function C({ heading: e, choices: t, chosen: n, onChoose: r, button: i, isBusy: a, problem: o, onContinue: s, speak: c }) {
  return (0, S.jsxs)(m, {
    heading: e,
    mood: `talking`,
    beside: c?.(e),
    children: [
      (0, S.jsxs)(`fieldset`, {
        className: x.choices,
        children: [
          (0, S.jsx)(`legend`, { className: x.legend, children: e }),
          t.map(({ value: e, label: t, picture: i }) =>
            (0, S.jsxs)(
              `label`,
              {
                className: x.choice,
                children: [
                  (0, S.jsx)(`input`, { type: `radio`, name: `choice`, value: e, checked: n === e, onChange: () => r(e) }),
                  (0, S.jsx)(`span`, { className: x.face, "aria-hidden": `true`, children: i }),
                  (0, S.jsx)(`span`, { children: c?.(t) }),
                  (0, S.jsx)(`span`, { className: x.label, children: t }),
                ],
              },
              e,
            ),
          ),
        ],
      }),
      o !== null && (0, S.jsx)(`p`, { role: `alert`, children: o }),
      (0, S.jsx)(f, { big: !0, disabled: n === null || a, onClick: s, children: i }),
    ],
  });
}
function w({ mouth: e, brows: t = ``, fill: n }) {
  return (0, S.jsxs)(`svg`, {
    viewBox: `0 0 60 60`,
    fill: `none`,
    stroke: `#3a2320`,
    strokeWidth: `4`,
    strokeLinecap: `round`,
    children: [
      (0, S.jsx)(`circle`, { cx: `30`, cy: `30`, r: `27`, fill: n, stroke: `none` }),
      (0, S.jsx)(`circle`, { cx: `20`, cy: `25`, r: `3.6`, fill: `#3a2320`, stroke: `none` }),
      (0, S.jsx)(`circle`, { cx: `40`, cy: `25`, r: `3.6`, fill: `#3a2320`, stroke: `none` }),
      (0, S.jsx)(`path`, { d: e }),
      t !== `` && (0, S.jsx)(`path`, { d: t, strokeWidth: `3` }),
    ],
  });
}
var T = e(h(), 1);
function E(e, i) {
  let o = r(`lesson`),
    [c, l] = (0, T.useState)(null),
    [f, p] = (0, T.useState)(!1),
    [m, h] = (0, T.useState)(null),
    [, g] = n();
  if (!o) return { state: `no-lesson` };
  let v = async (n) => {
    (p(!0), h(null));
    try {
      (await _(o, e(n)), i === `feedback-2` ? g(u(o)) : window.location.assign((await d()) ? a() : s()));
    } catch {
      (h(t.feedbackSave), p(!1));
    }
  };
  return { state: `asking`, chosen: c, onChoose: l, isBusy: f, problem: m, onContinue: () => c !== null && void v(c) };
}
var D = {
    too_easy: { mouth: `M17 36q13 -2 26 0`, brows: `M15 17h10M35 17h10`, fill: `#cfeeff` },
    a_bit_easy: { mouth: `M18 37q12 6 24 0`, fill: `#d5f6f0` },
    just_right: { mouth: `M15 35q15 16 30 0`, fill: `#ffe58a` },
    kinda_hard: { mouth: `M18 40q6 -5 12 0t12 0`, brows: `M14 19l10 -4M46 19l-10 -4`, fill: `#ffd3c8` },
  },
  O = {
    boring: { mouth: `M18 42q12 -10 24 0`, fill: `#dfe3ea` },
    meh: { mouth: `M19 39h22`, fill: `#e9e5ff` },
    fun: { mouth: `M17 36q13 12 26 0`, fill: `#d5f6f0` },
    super_fun: { mouth: `M15 34q15 22 30 0z`, brows: `M14 17q6 -6 12 0M34 17q6 -6 12 0`, fill: `#ffe58a` },
  },
  k = y.map((e) => ({ value: e, label: o.difficulty.choices[e], picture: (0, S.jsx)(w, { ...D[e] }) })),
  A = b.map((e) => ({ value: e, label: o.enjoyment.choices[e], picture: (0, S.jsx)(w, { ...O[e] }) }));
function j() {
  let e = E((e) => ({ difficulty: e }), `feedback-2`);
  return (
    p(`feedback-1`, e.state),
    i(v().profile.kid_age, [o.difficulty.heading, ...Object.values(o.difficulty.choices)]),
    e.state === `no-lesson`
      ? (0, S.jsx)(P, { heading: o.difficulty.heading })
      : (0, S.jsx)(C, { heading: o.difficulty.heading, choices: k, button: e.isBusy ? o.saving : o.continue, speak: N, ...e })
  );
}
function M() {
  let e = E((e) => ({ enjoyment: e }), `course-track`);
  return (
    p(`feedback-2`, e.state),
    i(v().profile.kid_age, [o.enjoyment.heading, ...Object.values(o.enjoyment.choices)]),
    e.state === `no-lesson`
      ? (0, S.jsx)(P, { heading: o.enjoyment.heading })
      : (0, S.jsx)(C, { heading: o.enjoyment.heading, choices: A, button: e.isBusy ? o.saving : o.continue, speak: N, ...e })
  );
}
var N = (e) => (0, S.jsx)(c, { text: e });
function P({ heading: e }) {
  return (0, S.jsx)(l, { heading: e, text: o.noLesson, link: { href: s(), label: o.toTrack }, mood: `thinking` });
}
export { j as DifficultyScreen, M as EnjoymentScreen };
