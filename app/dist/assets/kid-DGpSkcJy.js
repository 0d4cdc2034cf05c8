const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      "assets/CourseTrackScreen-CPyj7NrE.js",
      "assets/rolldown-runtime-WkwZ5CU-.js",
      "assets/react-NlsCRLOM.js",
      "assets/zones-xnnzTp_v.js",
      "assets/start-D_cgnDPi.js",
      "assets/start-D1TBb-lE.css",
      "assets/zones-EF6szaZm.css",
      "assets/CourseTrackScreen-iRt5vuNt.css",
      "assets/FeedbackScreen-CYt4i1HL.js",
      "assets/FeedbackScreen-hWPBbHuI.css",
      "assets/GameOverScreen-DORvIrE5.js",
      "assets/GameOverScreen-_Iwqa8kD.css",
      "assets/MissionScreen-Cxs9d0Wo.js",
      "assets/DayStreakScreen-D9J72YCd.js",
    ]),
) => i.map((i) => d[i]);
import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import {
  B as t,
  C as n,
  F as r,
  N as i,
  P as a,
  R as o,
  V as s,
  d as c,
  h as l,
  l as ee,
  m as te,
  n as u,
  u as d,
} from "./start-D_cgnDPi.js";
import { n as ne, r as re, t as ie } from "./react-NlsCRLOM.js";
import {
  $ as f,
  A as ae,
  Bn as oe,
  Bt as se,
  C as ce,
  Dt as le,
  F as ue,
  Ft as de,
  Gt as fe,
  In as pe,
  It as me,
  L as he,
  Lt as p,
  M as ge,
  N as m,
  Ot as _e,
  P as ve,
  Pn as h,
  Pt as ye,
  Rt as g,
  S as be,
  St as xe,
  T as Se,
  Tt as Ce,
  Vt as we,
  Xt as Te,
  an as Ee,
  c as De,
  cn as _,
  ct as v,
  d as y,
  f as b,
  ft as Oe,
  ht as ke,
  i as Ae,
  it as x,
  j as je,
  jn as Me,
  k as Ne,
  kt as Pe,
  l as S,
  mt as C,
  nn as w,
  o as Fe,
  p as T,
  pn as Ie,
  tn as E,
  tt as D,
  u as Le,
  wt as O,
  x as k,
  zn as Re,
} from "./zones-xnnzTp_v.js";
var ze = ne(),
  Be = 3e3,
  A = `family-lesson`,
  Ve = `family-saved`,
  j = `saved:`;
function He() {
  let e = globalThis.trustedTypes;
  return e === void 0 ? `/sw.js` : e.createPolicy(`service-worker`, { createScriptURL: () => `/sw.js` }).createScriptURL(`/sw.js`);
}
function Ue() {
  `serviceWorker` in navigator && setTimeout(() => void navigator.serviceWorker.register(He()).catch(() => void 0), Be);
}
async function We() {
  (await navigator.serviceWorker?.getRegistration())?.waiting?.postMessage({ type: `take-over` });
}
function M(e) {
  let t = e.flatMap((e) =>
    [e, ...(e.quiz_answers ?? [])].flatMap((e) =>
      Object.entries(e).flatMap(([e, t]) => (e.endsWith(`_url`) && typeof t == `string` ? [t] : [])),
    ),
  );
  return [...new Set(t)];
}
var N = (e) => new URL(e, location.href).href.split(`?`)[0] ?? e;
async function P(e, t, n) {
  let r = await caches.open(e),
    i = 0;
  for (let [e, a] of t.entries()) {
    let o = await r.match(N(a)),
      s = o ?? (await fetch(a));
    if (!s.ok) throw TypeError(`a file could not be fetched`);
    ((i += (await s.clone().arrayBuffer()).byteLength), o === void 0 && (await r.put(N(a), s)), n((e + 1) / t.length));
  }
  return i;
}
async function Ge(e) {
  if (!(`caches` in globalThis)) return;
  let t = M(e),
    n = await caches.open(A),
    r = new Set(t.map(N));
  for (let e of await n.keys()) r.has(e.url) || (await n.delete(e));
  await P(A, t, () => void 0);
}
function Ke(e) {
  let t = localStorage.getItem(j + e);
  return t === null ? null : Number(t);
}
async function qe(e, t, n) {
  let r = await P(Ve, M(t), n);
  return (localStorage.setItem(j + e, String(r)), r);
}
async function Je(e, t) {
  let n = await caches.open(Ve);
  for (let e of M(t)) await n.delete(N(e));
  localStorage.removeItem(j + e);
}
var F = e(re(), 1),
  I = (e, t) => e[t]?.completed === !0;
function L(e) {
  return [...e].sort((e, t) => e.order - t.order);
}
function R(e, t) {
  return L(t).find((t) => !I(e, t.id)) ?? null;
}
function Ye(e, t) {
  let n = R(e, t);
  return L(t).map((t) => (I(e, t.id) ? { lesson: t, status: `done` } : { lesson: t, status: t === n ? `current` : `upcoming` }));
}
var z = (e) => E(w.lessons[`:id`].$get({ param: { id: e } })),
  B = new Map();
function Xe(e) {
  if (B.has(e)) return;
  let t = z(e);
  (t.catch(() => void 0), B.set(e, t));
}
function V(e) {
  let t = B.get(e);
  return (B.delete(e), t ?? z(e));
}
function Ze(e, t) {
  let n = { kind: `progress`, lessonId: e, playedOn: he(), ...t },
    r = { slide: t.slide, version: t.version };
  return m(n, (t) => E(w.me.lessons[`:id`].progress.$put({ param: { id: e }, json: r }, t)));
}
var H = `xpGranted`;
async function Qe(e, t, n) {
  let r = await m({ kind: `xp`, lessonId: n }, (e) => E(w.me.lessons[`:id`].xp.$post({ param: { id: n } }, e)));
  if ((localStorage.setItem(`${H}:${e}:${n}`, `true`), r !== null)) return r;
  let i = !t.xp_lessons.includes(n);
  return { lifetime_xp: t.lifetime_xp + (i ? 70 : 0), granted: i };
}
var $e = (e, t) => localStorage.getItem(`${H}:${e}:${t}`) !== null;
async function et(e) {
  let t = he(),
    n = await m({ kind: `streak`, playedOn: t }, (e) => E(w.me.streak.$post({ json: {} }, e)));
  if (n !== null) return n;
  let r = ve({ count: e.streak_count, lastDate: e.last_streak_date }, t);
  return { count: r.count, last_date: r.lastDate, week: ue(r.count, r.lastDate ?? t) };
}
var tt = (e, t) =>
    m({ kind: `feedback`, lessonId: e, feedback: t }, (n) => E(w.me.lessons[`:id`].feedback.$put({ param: { id: e }, json: t }, n))),
  nt = (e) => E(w[`course-track`].$get({ query: e }));
async function U(e) {
  let t = await nt(e),
    n = ge().flatMap((e) => (e.kind === `progress` && e.isLast ? [e.lessonId] : []));
  if (n.length === 0) return t;
  let r = t.lessons.filter(({ id: e, status: t }) => t === `done` || n.includes(e)).map(({ id: e }) => e),
    i = Object.fromEntries(r.map((e) => [e, { slide: 0, slide_id: null, furthest: 0, completed: !0 }])),
    a = Ye(i, t.lessons).map(({ lesson: e, status: t }) => ({ ...e, status: t }));
  return { ...t, lessons: a, current_lesson: R(i, t.lessons)?.id ?? null };
}
var rt = 5e3,
  W;
function G(e, { lesson_id: t, slide_id: n, data: r }) {
  (ae({
    event_id: crypto.randomUUID(),
    name: e,
    ...(t === void 0 ? {} : { lesson_id: t }),
    at: new Date().toISOString(),
    ...(n === void 0 ? {} : { slide_id: n }),
    ...(r === void 0 ? {} : { data: r }),
  }),
    clearTimeout(W),
    (W = setTimeout(() => void Ne().catch(() => void 0), rt)));
}
var K = null;
async function it() {
  if ((await _()) === null) return { who: `nobody` };
  let { id: e, profile: t } = await be();
  return t === null
    ? { who: `stranger`, userId: e }
    : (Se(t).catch(() => void 0), (K = { userId: e, profile: t }), { who: `family`, family: K });
}
function at(e) {
  let t = k(`family`, it);
  switch (t.state) {
    case `loading`:
      return K === null || e ? { state: `loading` } : { state: `ready`, family: K };
    case `failed`:
      return t.error.code === `not_authenticated` || t.error.code === `session_missing`
        ? { state: `redirecting` }
        : { state: `failed`, message: t.error.message, again: t.again };
    case `ready`:
      switch (t.value.who) {
        case `nobody`:
          return { state: `redirecting` };
        case `stranger`:
          return { state: `no-profile`, userId: t.value.userId };
        case `family`:
          return { state: `ready`, family: t.value.family };
      }
  }
}
var q = ie(),
  J = (0, F.createContext)(null);
function Y() {
  let e = (0, F.use)(J);
  if (e === null) throw Error(`useFamily is used outside FamilyGate`);
  return e;
}
function X({ children: e, mustBeFresh: t = !1, isRowMadeElsewhere: n = !1, failure: r }) {
  let o = at(t);
  switch ((l(`guard`, o.state, `guard`), o.state)) {
    case `loading`:
      return (0, q.jsx)(f, { heading: x.loading });
    case `redirecting`:
      return (0, q.jsx)(st, {});
    case `no-profile`:
      return n
        ? (0, q.jsx)(ot, { userId: o.userId })
        : (0, q.jsxs)(d, {
            heading: x.authenticationRequired,
            mood: `oops`,
            children: [(0, q.jsx)(`p`, { children: x.authenticationText }), (0, q.jsx)(a, { href: O(o.userId), children: x.goOn })],
          });
    case `failed`:
      return (0, q.jsxs)(d, {
        heading: r ?? o.message,
        mood: `oops`,
        picture: `broken`,
        children: [r !== void 0 && (0, q.jsx)(`p`, { children: o.message }), (0, q.jsx)(i, { onClick: o.again, children: b.tryAgain })],
      });
    case `ready`:
      return (0, q.jsx)(J, { value: o.family, children: e });
  }
}
function ot({ userId: e }) {
  return ((0, F.useEffect)(() => window.location.replace(O(e)), [e]), (0, q.jsx)(f, { heading: x.loading }));
}
function st() {
  return ((0, F.useEffect)(() => window.location.replace(s()), []), (0, q.jsx)(f, { heading: x.redirecting }));
}
function ct(e, t, n) {
  if (e === void 0 || n.length === 0 || (e.completed && t)) return 0;
  let r = e.slide_id === null ? -1 : n.indexOf(e.slide_id);
  return r >= 0 ? r : Math.max(0, Math.min(e.slide, n.length - 1));
}
var lt = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  ut = 4e3;
async function dt(e) {
  (await Ge(e), await U({}));
}
var Z = (e) => lt.test(e);
function ft() {
  let { lessonId: e = `` } = g(),
    { profile: t } = Y(),
    [, n] = p(),
    r = k(`lesson ${e}`, () => (Z(e) ? V(e) : Promise.reject(new Me(`lesson_not_found`)))),
    i = r.state === `ready` ? r.value.slides : null;
  (0, F.useEffect)(() => {
    if (i === null) return;
    let e = setTimeout(() => Ee(`keeping the lesson`, dt(i)), ut);
    return () => clearTimeout(e);
  }, [i]);
  let a = r.state === `failed` && r.error.code === `payment_required`;
  if (
    ((0, F.useEffect)(() => {
      a && window.location.replace(Pe());
    }, [a]),
    r.state === `loading` || a)
  )
    return { state: `loading` };
  if (r.state === `failed`) {
    let { code: e, message: t } = r.error;
    return e === `lesson_not_found`
      ? { state: `not-found` }
      : e === `lesson_locked`
        ? { state: `refused`, message: t }
        : { state: `failed`, message: t, again: r.again };
  }
  let o = r.value;
  if (o.slides.length === 0) return { state: `no-slides` };
  let c = o.slides.map(({ id: e }) => e);
  return {
    state: `ready`,
    lesson: o,
    startAt: ct(t.lesson_progress[e], t.xp_lessons.includes(e), c),
    kidAge: t.kid_age,
    onMove(t) {
      let n = t === o.slides.length - 1,
        r = { slide: t, slideId: c[t] ?? ``, isLast: n, version: o.version };
      return Ze(e, r).catch((e) => {
        throw (h(e).code === `not_authenticated` && window.location.replace(s()), e);
      });
    },
    onEvent: (t) => pt(e, t),
    onFinish() {
      (G(`lesson_completed`, { lesson_id: e }), n(le(e), { replace: !0 }));
    },
    onLeave: () => n(o.order === 1 ? O() : C()),
  };
}
function pt(e, t) {
  let n = t.slideId;
  switch (t.name) {
    case `slide_viewed`:
      return (
        t.slide === 0 && G(`lesson_started`, { lesson_id: e }), G(`slide_viewed`, { lesson_id: e, slide_id: n, data: { slide: t.slide } })
      );
    case `answer_tried`:
      return G(`answer_tried`, { lesson_id: e, slide_id: n, data: { ...t.tried } });
    case `heard`:
    case `captions_on`:
    case `captions_off`:
      return G(t.name, { lesson_id: e, slide_id: n });
  }
}
function mt() {
  let e = ft();
  switch ((l(`lesson`, e.state), e.state)) {
    case `loading`:
      return (0, q.jsx)(f, { heading: b.loading });
    case `not-found`:
      return (0, q.jsx)(Q, { heading: b.notFound, text: pe.lesson_not_found });
    case `no-slides`:
      return (0, q.jsx)(Q, { heading: b.noSlides });
    case `refused`:
      return (0, q.jsx)(Q, { heading: e.message });
    case `failed`:
      return (0, q.jsxs)(d, {
        heading: b.errorHeading,
        mood: `oops`,
        children: [
          (0, q.jsx)(`p`, { children: e.message }),
          (0, q.jsx)(`p`, { children: b.errorHint }),
          (0, q.jsx)(i, { onClick: e.again, children: b.tryAgain }),
        ],
      });
    case `ready`:
      return (0, q.jsx)(c, {
        place: `beach`,
        children: (0, q.jsx)(Ae, {
          lesson: e.lesson,
          startAt: e.startAt,
          kidAge: e.kidAge,
          onEvent: e.onEvent,
          onMove: e.onMove,
          onFinish: e.onFinish,
          onLeave: e.onLeave,
        }),
      });
  }
}
function Q({ heading: e, text: t }) {
  return (0, q.jsx)(D, { heading: e, ...(t && { text: t }), link: { href: C(), label: b.toTrack }, mood: `oops` });
}
var ht = { spoken: `Spoken-module_spoken_Ljbj` };
function gt({ text: e, children: t }) {
  return (0, q.jsxs)(`div`, { className: ht.spoken, children: [t ?? (0, q.jsx)(`p`, { children: e }), (0, q.jsx)(Fe, { text: e })] });
}
function _t() {
  let [e, t] = (0, F.useState)({ state: `idle` }),
    [, r] = p(),
    i = async () => {
      t({ state: `starting` });
      try {
        if ((await _()) === null) return window.location.assign(ke());
        if ((await be()).profile === null && !(await vt())) return;
        r(xe(n));
      } catch (e) {
        t({ state: `failed`, message: h(e).message });
      }
    };
  return { ...e, start: () => void i() };
}
async function vt() {
  try {
    return (await ce(Te())).status === `confirm` ? (window.location.assign(Oe(O())), !1) : (fe(), !0);
  } catch (e) {
    if (h(e).code !== `no_pending_signup`) throw e;
    return (window.location.assign(_e()), !1);
  }
}
function yt() {
  let e = _t();
  return (
    l(`lesson-intro`, e.state),
    (0, q.jsxs)(d, {
      heading: y.heading,
      mood: `wave`,
      picture: `map`,
      children: [
        (0, q.jsx)(gt, { text: y.text }),
        (0, q.jsx)(i, { big: !0, look: `gold`, onClick: e.start, disabled: e.state === `starting`, children: y.getStarted }),
        e.state === `failed` && (0, q.jsx)(`p`, { role: `alert`, children: e.message }),
      ],
    })
  );
}
var $ = {
    track: () => u(() => import(`./CourseTrackScreen-CPyj7NrE.js`), __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7])),
    feedback: () => u(() => import(`./FeedbackScreen-CYt4i1HL.js`), __vite__mapDeps([8, 1, 3, 4, 2, 5, 6, 9])),
    gameOver: () => u(() => import(`./GameOverScreen-DORvIrE5.js`), __vite__mapDeps([10, 1, 3, 4, 2, 5, 6, 11])),
    mission: () => u(() => import(`./MissionScreen-Cxs9d0Wo.js`), __vite__mapDeps([12, 1, 4, 2, 5, 3, 6])),
    streak: () => u(() => import(`./DayStreakScreen-D9J72YCd.js`), __vite__mapDeps([13, 1, 4, 2, 5, 3, 6])),
  },
  bt = 4e3,
  xt = (0, F.lazy)(() => $.track().then((e) => ({ default: e.CourseTrackScreen }))),
  St = (0, F.lazy)(() => $.feedback().then((e) => ({ default: e.DifficultyScreen }))),
  Ct = (0, F.lazy)(() => $.feedback().then((e) => ({ default: e.EnjoymentScreen }))),
  wt = (0, F.lazy)(() => $.gameOver().then((e) => ({ default: e.GameOverScreen }))),
  Tt = (0, F.lazy)(() => $.mission().then((e) => ({ default: e.MissionScreen }))),
  Et = (0, F.lazy)(() => $.streak().then((e) => ({ default: e.DayStreakScreen }))),
  Dt = {
    "/lesson/intro": { title: y.title, screen: yt, isOpen: !0 },
    "/lesson/mission-accomplished": { title: T.missionTitle, screen: Tt },
    "/lesson/day-streak": { title: T.streakTitle, screen: Et },
    "/lesson/lesson-feedback-1": { title: S.difficulty.title, screen: St, failure: S.fetchFailed },
    "/lesson/lesson-feedback-2": { title: S.enjoyment.title, screen: Ct, failure: S.fetchFailed },
    "/lesson/:lessonId": { title: b.title, screen: jt, isOpen: !0 },
    "/lesson-intro": { title: y.title, screen: Mt, isOpen: !0 },
    "/courses/CourseTrack": { title: De.title, screen: At, isOpen: !0 },
    "/game-over": { title: Le.title, screen: wt },
  };
function Ot() {
  return (
    (0, F.useEffect)(() => {
      let e = setTimeout(() => {
        for (let [e, t] of Object.entries($)) Ee(e, t());
      }, bt);
      return () => clearTimeout(e);
    }, []),
    (0, q.jsx)(F.Suspense, {
      fallback: (0, q.jsx)(f, { heading: x.loading }),
      children: (0, q.jsxs)(me, {
        children: [
          Object.keys(Dt).map((e) => (0, q.jsx)(de, { path: e, children: (0, q.jsx)(kt, { ...Dt[e], name: se[e].name }) }, e)),
          (0, q.jsx)(de, { children: (0, q.jsx)(kt, { title: v.title, screen: Nt, name: we.name, isOpen: !0 }) }),
        ],
      }),
    })
  );
}
function kt({ title: e, screen: t, name: n, isOpen: r, failure: i }) {
  return (
    te(e),
    (0, F.useEffect)(() => G(`page_viewed`, { data: { page: n } }), [n]),
    r ? (0, q.jsx)(t, {}) : (0, q.jsx)(X, { failure: i, children: (0, q.jsx)(t, {}) })
  );
}
function At() {
  let e = oe(`token_hash`);
  return (
    (0, F.useEffect)(() => {
      e !== null && window.location.replace(Ce({ token_hash: e, type: `email`, next: C() }));
    }, [e]),
    e === null ? (0, q.jsx)(X, { isRowMadeElsewhere: !0, children: (0, q.jsx)(xt, {}) }) : null
  );
}
function jt() {
  let { lessonId: e = `` } = g();
  return (
    (0, F.useEffect)(() => {
      Z(e) && Xe(e);
    }, [e]),
    (0, q.jsx)(X, { mustBeFresh: !0, children: (0, q.jsx)(mt, {}) })
  );
}
function Mt() {
  return (0, q.jsx)(ye, { to: O(), replace: !0 });
}
function Nt() {
  return (0, q.jsx)(D, { heading: v.heading, text: v.text, link: { href: t(), label: v.home }, mood: `oops` });
}
(Re(), Ie(() => location.reload()), je(), Ue());
var Pt = document.getElementById(`root`);
Pt !== null && (0, ze.createRoot)(Pt).render((0, q.jsx)(ee, { words: o, onCrash: (e) => r(`kid`, e), children: (0, q.jsx)(Ot, {}) }));
export { Qe as a, tt as c, qe as d, Ke as f, V as i, We as l, Y as n, et as o, U as r, $e as s, gt as t, Je as u };
