import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import { r as t, t as n } from "./react-NlsCRLOM.js";
import {
  L as r,
  Lt as i,
  St as a,
  Vn as o,
  a as s,
  an as c,
  c as l,
  et as u,
  kt as d,
  o as f,
  ut as p,
  x as m,
  yt as h,
} from "./zones-xnnzTp_v.js";
import { d as g, f as _, i as v, l as y, n as b, r as x, t as S, u as C } from "./kid-DGpSkcJy.js";
import { N as w, d as T, h as E, p as D, u as O, v as k } from "./start-D_cgnDPi.js";
var A = e(t(), 1),
  j = (e) => `${new Intl.NumberFormat(`en`, { maximumFractionDigits: 1 }).format(e / 1e6)} MB`;
function M(e) {
  let [t, n] = (0, A.useState)(() => _(e)),
    [r, i] = (0, A.useState)(null),
    [a, o] = (0, A.useState)(!1);
  if (!(`caches` in globalThis) || !(`serviceWorker` in navigator)) return { state: `unsupported` };
  let s = async () => {
      (o(!1), i(0));
      try {
        let { slides: t } = await v(e);
        n(await g(e, t, i));
      } catch {
        o(!0);
      } finally {
        i(null);
      }
    },
    c = async () => {
      let { slides: t } = await v(e);
      (await C(e, t), n(null));
    };
  return r === null
    ? t === null
      ? { state: a ? `failed` : `idle`, save: () => void s() }
      : { state: `saved`, size: j(t), remove: () => void c().catch(() => o(!0)) }
    : { state: `saving`, share: r };
}
var N = {
    page: `CourseTrack-module_page_WaTj`,
    head: `CourseTrack-module_head_eFrT`,
    kicker: `CourseTrack-module_kicker_4DG-`,
    headline: `CourseTrack-module_headline_NaC-`,
    map: `CourseTrack-module_map_klN3`,
    path: `CourseTrack-module_path_6a2B`,
    list: `CourseTrack-module_list_-bsf`,
    lesson: `CourseTrack-module_lesson_z9Si`,
    speak: `CourseTrack-module_speak_SK7d`,
    stop: `CourseTrack-module_stop_KweO`,
    car: `CourseTrack-module_car_bxvd`,
    picture: `CourseTrack-module_picture_DKg7`,
    words: `CourseTrack-module_words_beFz`,
    chip: `CourseTrack-module_chip_7LcK`,
    title: `CourseTrack-module_title_sKUP`,
    status: `CourseTrack-module_status_ilGI`,
    action: `CourseTrack-module_action_dP6W`,
    skeletonHead: `CourseTrack-module_skeletonHead_rKu1`,
    skeletonLesson: `CourseTrack-module_skeletonLesson_f9ny`,
    foot: `CourseTrack-module_foot_kP-E`,
  },
  P = n();
function F({ lessonId: e }) {
  let t = M(e);
  switch (t.state) {
    case `unsupported`:
      return null;
    case `idle`:
    case `failed`:
      return (0, P.jsxs)(`p`, {
        className: N.car,
        children: [
          (0, P.jsx)(`button`, { type: `button`, onClick: t.save, children: l.car }),
          t.state === `failed` && (0, P.jsx)(`span`, { role: `alert`, children: l.carFailed }),
        ],
      });
    case `saving`:
      return (0, P.jsx)(`p`, { className: N.car, role: `status`, children: l.carSaving(t.share) });
    case `saved`:
      return (0, P.jsxs)(`p`, {
        className: N.car,
        children: [
          (0, P.jsx)(`span`, { children: l.carSaved(t.size) }),
          (0, P.jsx)(`button`, { type: `button`, onClick: t.remove, children: l.carRemove }),
        ],
      });
  }
}
function I({ status: e }) {
  return e === `current`
    ? (0, P.jsx)(k, { face: !0, mood: `happy` })
    : (0, P.jsxs)(`svg`, {
        viewBox: `0 0 100 100`,
        "aria-hidden": `true`,
        children: [
          e === `done`
            ? (0, P.jsxs)(P.Fragment, {
                children: [
                  (0, P.jsx)(`path`, { d: `M14 46q0-26 36-26t36 26z`, fill: `#c98a4b` }),
                  (0, P.jsx)(`circle`, { cx: `34`, cy: `48`, r: `12`, fill: `#ffc93c`, stroke: `#f29f1f`, strokeWidth: `3` }),
                  (0, P.jsx)(`circle`, { cx: `54`, cy: `44`, r: `14`, fill: `#ffc93c`, stroke: `#f29f1f`, strokeWidth: `3` }),
                  (0, P.jsx)(`circle`, { cx: `70`, cy: `50`, r: `10`, fill: `#ffc93c`, stroke: `#f29f1f`, strokeWidth: `3` }),
                  (0, P.jsx)(`rect`, { x: `12`, y: `52`, width: `76`, height: `32`, rx: `7`, fill: `#a9683a` }),
                ],
              })
            : (0, P.jsxs)(P.Fragment, {
                children: [
                  (0, P.jsx)(`path`, { d: `M12 50q0-28 38-28t38 28z`, fill: `#c98a4b` }),
                  (0, P.jsx)(`rect`, { x: `12`, y: `50`, width: `76`, height: `34`, rx: `7`, fill: `#a9683a` }),
                ],
              }),
          (0, P.jsx)(`rect`, { x: `12`, y: `50`, width: `76`, height: `8`, fill: `#7f4a2e` }),
          (0, P.jsx)(`rect`, { x: `41`, y: `46`, width: `18`, height: `20`, rx: `5`, fill: `#ffc93c` }),
        ],
      });
}
var L = 148,
  [R, z] = [58, 98],
  B = (e) => (e % 2 == 0 ? R : z),
  V = (e) => L * (e + 0.5);
function H(e, t) {
  let n = Array.from({ length: t - e }, (t, n) => {
    let [r, i] = [e + n, e + n + 1],
      a = (V(r) + V(i)) / 2;
    return `C${B(r)} ${a} ${B(i)} ${a} ${B(i)} ${V(i)}`;
  });
  return `M${B(e)} ${V(e)}${n.join(``)}`;
}
function U({ stations: e, done: t }) {
  let n = Math.min(t, e - 1);
  return (0, P.jsxs)(`svg`, {
    className: N.path,
    width: `200`,
    height: e * L,
    "aria-hidden": `true`,
    fill: `none`,
    strokeLinecap: `round`,
    children: [
      (0, P.jsx)(`path`, { d: H(0, e - 1), stroke: `#fff`, strokeWidth: `18`, opacity: `0.85` }),
      (0, P.jsx)(`path`, { d: H(0, e - 1), stroke: `#c98a4b`, strokeWidth: `7`, strokeDasharray: `1 18` }),
      n > 0 && (0, P.jsx)(`path`, { d: H(0, n), stroke: `#ffc93c`, strokeWidth: `9` }),
    ],
  });
}
function W() {
  let { profile: e } = b(),
    [, t] = i(),
    n = o(`course`),
    u = o(`lesson`);
  ((0, A.useEffect)(() => c(`update`, y()), []), s(e.kid_age, [u === null ? l.welcome : l.heading]));
  let f = m(`track ${n} ${u}`, () => x({ ...(n && { course: n }), ...(u && { lesson: u }) })),
    p = f.state === `ready` && f.value.current_lesson === null,
    g = o(`stay`) !== null,
    _ = o(`payment`) === `true`;
  if (
    ((0, A.useEffect)(() => {
      _ && window.location.replace(d({ payment: `true` }));
    }, [_]),
    (0, A.useEffect)(() => {
      p && !g && t(h(), { replace: !0 });
    }, [p, g, t]),
    f.state === `loading` || _ || (p && !g))
  )
    return { state: `loading` };
  if (f.state === `failed`)
    return f.error.code === `not_authenticated`
      ? { state: `failed`, message: l.authentication, again: f.again }
      : {
          state: `failed`,
          message: [`course_unresolved`, `no_lessons`, `course_unknown`].includes(f.error.code) ? f.error.message : l.failed,
          again: f.again,
        };
  let { lessons: v, current_lesson: S, course: C } = f.value;
  return {
    state: `ready`,
    heading: u === null ? l.welcomeBack(e.kid_name) : C.title,
    spoken: u === null ? l.welcome : l.heading,
    current: S,
    isGoodStop: S !== null && e.last_streak_date === r(),
    lessons: v,
    start: S === null ? null : () => t(a(S)),
  };
}
var G = [`one`, `two`, `three`];
function K() {
  let e = W();
  return (
    E(`course-track`, e.state),
    e.state === `failed`
      ? (0, P.jsx)(O, {
          heading: e.message,
          mood: `oops`,
          picture: `map`,
          children: (0, P.jsx)(w, { onClick: e.again, children: l.tryAgain }),
        })
      : (0, P.jsx)(T, {
          place: `beach`,
          children: (0, P.jsx)(`main`, {
            className: N.page,
            children:
              e.state === `ready`
                ? (0, P.jsx)(q, { ...e })
                : (0, P.jsxs)(P.Fragment, {
                    children: [
                      (0, P.jsx)(`h1`, { className: `visually-hidden`, children: l.heading }),
                      (0, P.jsx)(u, { className: N.skeletonHead }),
                      G.map((e) => (0, P.jsx)(u, { className: N.skeletonLesson }, e)),
                    ],
                  }),
          }),
        })
  );
}
function q({ heading: e, spoken: t, lessons: n, current: r, isGoodStop: i, start: a }) {
  let o = D(),
    s = (0, A.useRef)(null);
  return (
    (0, A.useEffect)(() => {
      s.current?.scrollIntoView({ block: `center` });
    }, []),
    (0, P.jsxs)(P.Fragment, {
      children: [
        (0, P.jsxs)(`div`, {
          className: N.head,
          children: [
            (0, P.jsx)(`p`, { className: N.kicker, children: l.heading }),
            (0, P.jsxs)(`div`, {
              className: N.headline,
              children: [(0, P.jsx)(`h1`, { ref: o, tabIndex: -1, children: e }), (0, P.jsx)(f, { text: t })],
            }),
          ],
        }),
        (0, P.jsxs)(`div`, {
          className: N.map,
          children: [
            (0, P.jsx)(U, { stations: n.length, done: n.filter(({ status: e }) => e === `done`).length }),
            (0, P.jsx)(`ol`, {
              className: N.list,
              children: n.map((e) =>
                (0, P.jsxs)(
                  `li`,
                  {
                    className: N.lesson,
                    "data-status": e.status,
                    ref: e.status === `current` ? s : null,
                    "aria-current": e.status === `current` ? `step` : void 0,
                    children: [
                      (0, P.jsx)(`span`, { className: N.picture, children: (0, P.jsx)(I, { status: e.status }) }),
                      (0, P.jsxs)(`span`, {
                        className: N.words,
                        children: [
                          (0, P.jsx)(`span`, { className: N.chip, children: e.tag }),
                          (0, P.jsx)(`span`, { className: N.title, children: e.title }),
                          (0, P.jsx)(`span`, { className: N.status, children: l.status[e.status] }),
                        ],
                      }),
                      (0, P.jsx)(`span`, { className: N.speak, children: (0, P.jsx)(f, { text: e.title }) }),
                    ],
                  },
                  e.id,
                ),
              ),
            }),
          ],
        }),
        i && (0, P.jsx)(`div`, { className: N.stop, children: (0, P.jsx)(S, { text: l.goodStop }) }),
        a !== null &&
          (0, P.jsx)(`div`, {
            className: N.action,
            children: (0, P.jsx)(w, { big: !0, look: `gold`, onClick: a, children: l.getStarted }),
          }),
        r !== null && (0, P.jsx)(F, { lessonId: r }),
        (0, P.jsx)(`p`, { className: N.foot, children: (0, P.jsx)(`a`, { href: p(), children: l.grownUps }) }),
      ],
    })
  );
}
export { K as CourseTrackScreen };
