const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      "assets/IntroVideo-BKEqxmsY.js",
      "assets/zones-xnnzTp_v.js",
      "assets/rolldown-runtime-WkwZ5CU-.js",
      "assets/react-NlsCRLOM.js",
      "assets/zones-EF6szaZm.css",
    ]),
) => i.map((i) => d[i]);
import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import { r as t, t as n } from "./react-NlsCRLOM.js";
var r = e(t(), 1),
  i = () => `/`,
  a = () => `/onboarding/intro`,
  o = () => `/onboarding/parent-name`,
  s = () => `/login`,
  c = () => `/privacy`,
  l = () => `/terms`,
  u = () => `/courses/CourseTrack`,
  d = {
    heading: `Oops! Something went wrong`,
    text: `We're sorry, but something unexpected happened. Please try refreshing the page.`,
    button: `Refresh Page`,
  },
  f = `treasure-tracker-auth`,
  p = `treasure-tracker-staff`,
  m = /[\w.-]+\.js:\d+:\d+/g,
  ee = 8;
function te(e, t) {
  let { name: n, stack: r } = t instanceof Error ? t : { name: `Unknown`, stack: `` },
    i = JSON.stringify({ zone: e, name: n, frames: r?.match(m)?.slice(0, ee) ?? [] });
  fetch(`/api/crashes`, { method: `POST`, keepalive: !0, headers: { "Content-Type": `application/json` }, body: i }).catch(() => void 0);
}
var h = {
    button: `Button-module_button_lotl`,
    primary: `Button-module_primary_Ja0y`,
    gold: `Button-module_gold_zPPS`,
    quiet: `Button-module_quiet_hi2I`,
    big: `Button-module_big_7yC-`,
  },
  g = n(),
  _ = ({ look: e = `primary`, big: t = !1 }) => [h.button, h[e], t ? h.big : ``].join(` `);
function v({ look: e, big: t, type: n = `button`, ...r }) {
  return (0, g.jsx)(`button`, { ...r, type: n, className: _({ ...(e && { look: e }), ...(t && { big: t }) }) });
}
function y({ look: e, big: t, ...n }) {
  return (0, g.jsx)(`a`, { ...n, className: _({ ...(e && { look: e }), ...(t && { big: t }) }) });
}
var ne = 7.99,
  re = 1200,
  ie = 0.3,
  ae = 6e3,
  oe = 5e3,
  se = 3e3,
  ce = 1e4,
  le = { from: 0.6, to: 5.1 },
  ue = 6e5,
  de = 1e3,
  fe = 24e3,
  pe = `7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f01`,
  me = {
    back: `M15 5l-7 7 7 7`,
    next: `M9 5l7 7-7 7`,
    play: `M8 5.5v13l10.5-6.5z`,
    restart: `M5 12a7 7 0 1 0 2.2-5.1M7.5 3v4.2h4.2`,
    captions: `M4 6h16v12H4zM7 13h4M13 13h4M7 10h2M11 10h6`,
    captionsOff: `M4 6h16v12H4zM4 4l16 16`,
    sound: `M4 10v4h3l4 3.5v-11L7 10zM15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10`,
    muted: `M4 10v4h3l4 3.5v-11L7 10zM15.5 9.5l5 5M20.5 9.5l-5 5`,
    pause: `M9 6v12M15 6v12`,
    check: `M5 12.5l4.5 4.5L19 7.5`,
    cross: `M6.5 6.5l11 11M17.5 6.5l-11 11`,
    up: `M6 15l6-6 6 6`,
    down: `M6 9l6 6 6-6`,
    grip: `M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01`,
    bin: `M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13`,
    lock: `M6.5 11h11v8h-11zM9 11V8a3 3 0 0 1 6 0v3`,
  };
function b({ name: e }) {
  return (0, g.jsx)(`svg`, {
    viewBox: `0 0 24 24`,
    fill: e === `play` ? `currentColor` : `none`,
    stroke: `currentColor`,
    strokeWidth: `2.4`,
    strokeLinecap: `round`,
    strokeLinejoin: `round`,
    "aria-hidden": `true`,
    children: (0, g.jsx)(`path`, { d: me[e] }),
  });
}
var he = { button: `IconButton-module_button_aIcD` };
function x({ icon: e, label: t, small: n = !1, ...r }) {
  return (0, g.jsx)(`button`, {
    ...r,
    type: `button`,
    className: he.button,
    "data-small": n,
    "aria-label": t,
    title: t,
    children: (0, g.jsx)(b, { name: e }),
  });
}
function S(e, t, ...n) {
  return { tag: e, attrs: t, children: n.filter((e) => e !== null) };
}
var C = (e, t, ...n) => S(`g`, { "data-part": e, ...t }, ...n),
  w = (e, t) => S(`path`, { d: e, ...t }),
  T = (e, t, n, r = {}) => w(e, { stroke: t, strokeWidth: n, strokeLinecap: `round`, strokeLinejoin: `round`, fill: `none`, ...r }),
  E = (e, t, n, r, i, a = {}) => S(`ellipse`, { cx: e, cy: t, rx: n, ry: r, fill: i, ...a }),
  ge = (e) => e.map(([e, t, n]) => S(`stop`, { offset: e, stopColor: t, ...(n === void 0 ? {} : { stopOpacity: n }) })),
  D = (e, t) => S(`linearGradient`, { id: e, x1: 0, y1: 0, x2: 0, y2: 1 }, ...ge(t)),
  O = (e, t, n = {}) => S(`radialGradient`, { id: e, ...n }, ...ge(t)),
  k = (e) => Math.round(e * 100) / 100,
  A = {
    fur: `#A0623C`,
    furDark: `#7F4A2E`,
    furLight: `#B97A4E`,
    furDeep: `#5E3421`,
    cream: `#FFE3BE`,
    creamLight: `#FFF4E1`,
    creamDark: `#F3C896`,
    muzzle: `#FFFAF0`,
    nose: `#3A2320`,
    ink: `#2E1B1A`,
    teal: `#14B8A6`,
    tealDark: `#0D8F86`,
    coral: `#FF6B5B`,
    coralDark: `#E04A45`,
    coralLight: `#FF9484`,
    gold: `#FFC93C`,
    goldDark: `#F29F1F`,
    mouth: `#6B1F2B`,
    tongue: `#FF7F8A`,
    indigo: `#6A59E4`,
    indigoDark: `#4A3BB8`,
    indigoInk: `#2A2160`,
    white: `#fff`,
  };
function j(e, t, n, r, i = 5) {
  let a = (a) => {
    let o = -Math.PI / 2 + (a * Math.PI) / i,
      s = a % 2 == 0 ? n : r;
    return `${k(e + Math.cos(o) * s)} ${k(t + Math.sin(o) * s)}`;
  };
  return `M${Array.from({ length: i * 2 }, (e, t) => a(t)).join(`L`)}Z`;
}
function _e(e, t, n) {
  return S(
    `g`,
    { transform: `translate(${e} ${t})` },
    S(`circle`, { r: n, cy: k(n * 0.09), fill: `#D9861A` }),
    S(`circle`, { r: n, fill: A.goldDark }),
    S(`circle`, { r: k(n * 0.93), fill: A.gold }),
    S(`circle`, { r: k(n * 0.74), fill: `none`, stroke: A.goldDark, strokeWidth: k(n * 0.09) }),
    w(j(0, n * 0.03, n * 0.46, n * 0.22), { fill: A.goldDark, stroke: A.goldDark, strokeWidth: k(n * 0.12), strokeLinejoin: `round` }),
    T(`M${k(-n * 0.62)} ${k(-n * 0.42)}A${k(n * 0.76)} ${k(n * 0.76)} 0 0 1 ${k(-n * 0.1)} ${k(-n * 0.75)}`, `#FFF7D6`, k(n * 0.13)),
  );
}
var ve = `0 0 400 480`,
  ye = { flap: 0, glow: 1, blink: 0, mouthOpen: 0 };
function be(e, t) {
  return S(`svg`, { xmlns: `http://www.w3.org/2000/svg`, viewBox: ve }, ...xe({ mood: e, ...ye }, t));
}
function xe(e, t) {
  let n = (e) => `${t}-${e}`;
  return [
    ke(n),
    C(`halo`, {}, S(`circle`, { cx: 200, cy: 300, r: k(178 * e.glow), fill: `url(#${n(`halo`)})` })),
    C(`wing-right`, {}, Se(1, e.flap, n)),
    C(`wing-left`, {}, Se(-1, e.flap, n)),
    Ce(n),
    we(e.mood),
    Te(n),
    Ee(e, n),
  ];
}
function Se(e, t, n) {
  let r = { fill: `url(#${n(`wing`)})`, stroke: A.white, strokeOpacity: 0.85, strokeWidth: 5 };
  return S(
    `g`,
    { transform: `translate(200 232) scale(${e} 1) rotate(${k(-t * 14)})` },
    w(`M12 -6C40 -110 128 -150 168 -112C200 -78 130 -8 18 12Z`, r),
    T(`M34 -22Q80 -80 136 -98`, A.white, 5, { opacity: 0.8 }),
    w(`M14 8C80 0 142 26 140 62C136 96 60 84 12 26Z`, r),
  );
}
function Ce(e) {
  return C(
    `bulb`,
    {},
    w(`M200 232C232 246 282 292 282 344C282 392 246 424 200 424C154 424 118 392 118 344C118 292 168 246 200 232Z`, {
      fill: `url(#${e(`bulb`)})`,
    }),
    w(`M140 376Q200 424 260 376Q240 412 200 412Q160 412 140 376Z`, { fill: `#9ED63A`, opacity: 0.35 }),
    E(158, 322, 14, 28, A.white, { opacity: 0.85, transform: `rotate(18 158 322)` }),
    w(j(206, 346, 26, 13), { fill: A.white, stroke: A.white, strokeWidth: 12, strokeLinejoin: `round`, opacity: 0.85 }),
  );
}
function we(e) {
  let t = e === `celebrating`,
    n = t ? `M148 258Q118 246 96 206` : `M148 258Q118 284 124 312`,
    r = t ? `M252 258Q282 246 304 206` : `M252 258Q282 284 276 312`;
  return C(`arms`, {}, T(n, `#5546CC`, 20), T(r, `#5546CC`, 20));
}
function Te(e) {
  let t = (t) => [
    S(`circle`, { cx: t, cy: 44, r: 26, fill: `url(#${e(`halo`)})` }),
    S(`circle`, { cx: t, cy: 44, r: 13, fill: `url(#${e(`bulb`)})` }),
  ];
  return C(`antennae`, {}, T(`M166 92Q150 56 118 46M234 92Q250 56 282 46`, A.indigoDark, 9), ...t(114), ...t(286));
}
function Ee({ mood: e, blink: t, mouthOpen: n }, r) {
  return C(
    `head`,
    {},
    w(`M168 84C176 52 200 34 236 34C226 46 226 60 238 82Z`, { fill: A.indigo }),
    w(`M200 74C276 74 314 118 314 170C314 226 268 256 200 256C132 256 86 226 86 170C86 118 124 74 200 74Z`, { fill: `url(#${r(`hood`)})` }),
    w(`M200 126C226 96 296 112 296 172C296 218 254 244 200 244C146 244 104 218 104 172C104 112 174 96 200 126Z`, {
      fill: `url(#${r(`face`)})`,
    }),
    E(168, 94, 34, 9, A.white, { opacity: 0.35, transform: `rotate(-10 168 94)` }),
    E(126, 200, 17, 11, `#FF9C9C`, { opacity: 0.75 }),
    E(274, 200, 17, 11, `#FF9C9C`, { opacity: 0.75 }),
    C(`eyes`, {}, De(156, e, t), De(244, e, t)),
    ...Oe(e, n),
  );
}
function De(e, t, n) {
  return n > 0.9 && t !== `celebrating`
    ? T(`M${e - 18} 164Q${e} 184 ${e + 18} 164`, A.indigoInk, 9)
    : t === `celebrating`
      ? T(`M${e - 18} 174Q${e} 142 ${e + 18} 174`, A.indigoInk, 9)
      : S(
          `g`,
          {},
          E(e, 166, 21, 26, A.indigoInk),
          E(e, 182, 12, 7, `#6C5BE0`, { opacity: 0.8 }),
          S(`circle`, { cx: e - 6, cy: 155, r: 8.5, fill: A.white }),
          S(`circle`, { cx: e + 8, cy: 176, r: 4, fill: A.white, opacity: 0.9 }),
        );
}
function Oe(e, t) {
  if (t > 0.06) {
    let [e, n] = [16 + 4 * t, 26 * t];
    return [
      w(
        `M${k(200 - e)} 198Q200 206 ${k(200 + e)} 198Q${k(198 + e)} ${k(206 + n)} 200 ${k(206 + n)}Q${k(202 - e)} ${k(206 + n)} ${k(200 - e)} 198Z`,
        { fill: `#7A2350`, stroke: A.indigoInk, strokeWidth: 5, strokeLinejoin: `round` },
      ),
    ];
  }
  switch (e) {
    case `happy`:
      return [T(`M180 198Q200 220 220 198`, A.indigoInk, 7)];
    case `oops`:
      return [E(200, 206, 9, 11, `#7A2350`)];
    case `celebrating`:
      return [
        w(`M174 196Q200 206 226 196Q224 232 200 232Q176 232 174 196Z`, {
          fill: `#7A2350`,
          stroke: A.indigoInk,
          strokeWidth: 5,
          strokeLinejoin: `round`,
        }),
        w(`M186 222Q200 212 214 222Q208 231 200 231Q192 231 186 222Z`, { fill: `#FF8FA3` }),
      ];
  }
}
function ke(e) {
  return S(
    `defs`,
    {},
    O(e(`halo`), [
      [0, `#FDFBA6`, 0.95],
      [0.4, `#F4F27A`, 0.6],
      [0.72, `#E6F06A`, 0.2],
      [1, `#E6F06A`, 0],
    ]),
    O(
      e(`bulb`),
      [
        [0, `#FFFFE4`],
        [0.45, `#FBF56B`],
        [1, `#B9E63F`],
      ],
      { cx: 0.45, cy: 0.45, r: 0.65 },
    ),
    D(e(`hood`), [
      [0, `#7B6BF2`],
      [1, A.indigoDark],
    ]),
    D(e(`face`), [
      [0, `#FFF6E8`],
      [1, `#FFE0C2`],
    ]),
    S(
      `linearGradient`,
      { id: e(`wing`), x1: 0, y1: 1, x2: 1, y2: 0 },
      S(`stop`, { offset: 0, stopColor: `#E7FBFF`, stopOpacity: 0.95 }),
      S(`stop`, { offset: 1, stopColor: `#A6E9FF`, stopOpacity: 0.7 }),
    ),
  );
}
var M = (e) => Math.round(e * 1e4) / 1e4,
  N = `M320 372C402 372 446 446 458 540C472 648 430 722 320 722C210 722 168 648 182 540C194 446 238 372 320 372Z`;
function Ae(e) {
  return C(
    `tail`,
    e === 0 ? {} : { transform: `rotate(${k(e)} 420 660)` },
    w(`M380 590C450 640 520 640 560 580C574 556 582 534 588 516C594 500 614 502 616 520C628 622 560 742 400 716Z`, { fill: A.furDark }),
    T(`M470 694C556 676 596 612 602 540`, A.fur, 13, { opacity: 0.6 }),
  );
}
function je() {
  let e = (e, t) =>
    S(
      `g`,
      { transform: `translate(${e} 722) scale(${t} 1)` },
      w(`M-62 18C-72 -2 -48 -26 -6 -28C38 -30 62 -10 58 12C56 26 40 30 30 24C22 34 2 34 -6 25C-16 35 -36 34 -42 24C-50 28 -58 26 -62 18Z`, {
        fill: A.furDark,
      }),
      T(`M-24 22Q-24 10 -20 4M10 24Q10 12 8 4`, A.furDeep, 5, { opacity: 0.65 }),
    );
  return C(`feet`, {}, e(246, 1), e(394, -1));
}
function Me(e, t) {
  let n = `M226 396Q300 470 420 572`;
  return C(
    `body`,
    e === 0 ? {} : { transform: `translate(320 722) scale(${M(1 + e * 0.012)} ${M(1 - e * 0.012)}) translate(-320 -722)` },
    S(`clipPath`, { id: t(`body`) }, w(N, {})),
    w(N, { fill: `url(#${t(`fur`)})` }),
    S(
      `g`,
      { clipPath: `url(#${t(`body`)})` },
      w(`M320 400C382 400 414 470 418 552C422 650 392 740 320 740C248 740 218 650 222 552C226 470 258 400 320 400Z`, {
        fill: `url(#${t(`cream`)})`,
      }),
      w(`M150 380H300C220 470 200 620 250 740H120Z`, { fill: A.furDeep, opacity: 0.13 }),
      w(n, { stroke: A.furDeep, strokeOpacity: 0.18, strokeWidth: 26, transform: `translate(0 8)`, fill: `none` }),
      w(n, { stroke: A.tealDark, strokeWidth: 25, fill: `none` }),
      T(n, `#7FE3D6`, 3.5, { strokeDasharray: `9 8`, opacity: 0.8 }),
      w(`M226 596Q190 590 160 570`, { stroke: A.tealDark, strokeWidth: 25, fill: `none` }),
    ),
    E(320, 574, 104, 22, `#0A5F5C`),
    Ne(),
    Pe(t),
  );
}
function Ne() {
  return C(
    `treasures`,
    {},
    S(
      `g`,
      { transform: `rotate(16 372 570)` },
      S(`rect`, { x: 354, y: 510, width: 40, height: 96, rx: 13, fill: `#F9E7BE` }),
      S(`rect`, { x: 354, y: 510, width: 40, height: 22, rx: 11, fill: `#E9CB90` }),
      E(374, 520, 10, 5.5, `#B98B4E`),
      S(`rect`, { x: 352, y: 548, width: 44, height: 13, rx: 5, fill: A.coral }),
    ),
    S(
      `g`,
      { transform: `rotate(-10 318 560)` },
      w(j(318, 556, 32, 16), { fill: `#7ADCFF`, stroke: `#7ADCFF`, strokeWidth: 13, strokeLinejoin: `round` }),
      T(`M304 548L314 538`, A.white, 7),
    ),
    _e(262, 566, 38),
  );
}
function Pe(e) {
  return C(
    `satchel`,
    {},
    w(`M216 574C240 604 400 604 424 574C436 590 434 640 424 664C410 696 370 704 320 704C270 704 230 696 216 664C206 640 204 590 216 574Z`, {
      fill: A.furDeep,
      opacity: 0.22,
      transform: `translate(0 8)`,
    }),
    w(`M214 572C236 606 404 606 426 572C438 592 436 640 424 662C408 692 370 698 320 698C270 698 232 692 216 662C204 640 202 592 214 572Z`, {
      fill: `url(#${e(`satchel`)})`,
    }),
    w(`M214 572C236 606 404 606 426 572C431 580 433 592 433 604C400 634 240 634 207 604C207 592 209 580 214 572Z`, { fill: `#3FE0CC` }),
    T(`M222 634C240 676 280 684 320 684C360 684 400 676 418 634`, `#B4F7EC`, 5, { strokeDasharray: `12 10`, opacity: 0.9 }),
    S(`circle`, { cx: 320, cy: 630, r: 21, fill: `#0B7D76` }),
    S(`circle`, { cx: 320, cy: 627, r: 20, fill: A.gold }),
    w(j(320, 628, 10, 5), { fill: A.goldDark, stroke: A.goldDark, strokeWidth: 3, strokeLinejoin: `round` }),
  );
}
function Fe(e) {
  return C(
    `scarf`,
    {},
    T(`M222 428Q320 490 418 428`, A.furDeep, 46, { strokeOpacity: 0.25, transform: `translate(0 9)` }),
    C(
      `scarf-ends`,
      e === 0 ? {} : { transform: `rotate(${k(e * 0.6)} 404 456)` },
      w(`M394 462C400 484 396 504 384 522C380 529 387 535 394 533L422 526C432 506 430 482 414 458Z`, { fill: A.coralDark }),
      w(`M404 462C420 486 440 500 464 506C472 507 476 500 472 494L458 470C442 466 428 458 420 448Z`, { fill: A.coral }),
    ),
    T(`M222 422Q320 484 418 422`, A.coral, 46),
    T(`M230 438Q320 490 404 442`, A.coralDark, 8, { opacity: 0.75 }),
    S(`rect`, { x: 384, y: 428, width: 42, height: 42, rx: 17, fill: A.coralLight }),
    T(`M396 440Q402 450 398 460`, A.coral, 5),
  );
}
var Ie = { left: [222, 462], right: [418, 462] },
  Le = 60;
function P(e, t, n) {
  let [r, i] = Ie[e],
    [a, o] = t.bend,
    [s, c] = t.hand,
    l = `M${r} ${i}Q${a} ${o} ${s} ${c}`,
    u = k((Math.atan2(c - o, s - a) * 180) / Math.PI - 90),
    d = e === `left` ? -9 : 9;
  return C(
    `arm-${e}`,
    {},
    S(`g`, { clipPath: `url(#${n(`body`)})` }, T(l, A.furDeep, 64, { strokeOpacity: 0.3, transform: `translate(0 7)` })),
    T(l, A.fur, Le),
    T(l, A.furLight, 10, { strokeOpacity: 0.5, transform: `translate(${d} -4)` }),
    S(
      `g`,
      { transform: `translate(${s} ${c}) rotate(${u})` },
      w(`M-31 -14Q0 6 31 -14C35 12 31 32 20 34C14 35 12 30 10 30C8 38 -8 38 -10 30C-12 30 -14 35 -20 34C-31 32 -35 12 -31 -14Z`, {
        fill: A.furDark,
      }),
      T(`M-10 29V17M10 29V17`, A.furDeep, 4, { opacity: 0.7 }),
    ),
  );
}
var F = () => T(`M0 -14V4`, A.nose, 6),
  I = (e, t) => T(`M${-e} ${k(-2 - t * 0.2)}Q${k(-e * 0.5)} ${t} 0 4Q${k(e * 0.5)} ${t} ${e} ${k(-2 - t * 0.2)}`, A.nose, 6.5);
function Re(e, t, n, r) {
  switch (e) {
    case `smile`:
      return [F(), I(40, 28)];
    case `hmm`:
      return [F(), T(`M-16 14Q4 2 30 10`, A.nose, 6.5)];
    case `oops`:
      return [F(), T(`M-34 20Q-22 4 -11 15T11 15T34 13`, A.nose, 6.5)];
    case `o`:
      return [F(), E(0, 24, 17, 20, A.mouth), E(0, 35, 11, 8, A.tongue)];
    case `grin`:
      return L(52, 54, r);
    case `talk`: {
      let e = Math.max(0, Math.min(1, t));
      return e < 0.06 ? [F(), I(k(34 + 6 * n), 22)] : L(24 + 14 * Math.max(0, n) + 6 * e - 8 * Math.max(0, -n), 10 + 40 * e, r);
    }
  }
}
function L(e, t, n) {
  let r = (...e) => e.map(k).join(` `),
    i = `M${r(-e, 2)}Q${r(-e * 0.5, 12)} 0 7Q${r(e * 0.5, 12)} ${r(e, 2)}C${r(e * 0.98, t * 0.75, e * 0.52, t + 4)} ${r(0, t + 4)}C${r(-e * 0.52, t + 4, -e * 0.98, t * 0.75)} ${r(-e, 2)}Z`,
    a = k(Math.min(15, t * 0.3));
  return [
    F(),
    S(`clipPath`, { id: n(`mouth`) }, w(i, {})),
    w(i, { fill: A.mouth }),
    S(
      `g`,
      { clipPath: `url(#${n(`mouth`)})` },
      E(0, k(t + 2), k(e * 0.62), k(t * 0.48), A.tongue),
      t > 16 ? S(`rect`, { x: -15, y: 4, width: 30, height: a, rx: 5, fill: A.white }) : null,
      t > 16 ? T(`M0 4V18`, `#E9DCD0`, 2) : null,
    ),
    w(i, { fill: `none`, stroke: A.nose, strokeWidth: 6, strokeLinejoin: `round` }),
  ];
}
var R = `M320 122C430 122 512 178 522 272C530 356 450 408 320 408C190 408 110 356 118 272C128 178 210 122 320 122Z`;
function ze(e, t, n) {
  return C(
    `head`,
    { transform: `translate(0 ${k(t.headDrop)}) rotate(${k(e.tilt)} 320 396)` },
    Be(),
    Ve(n),
    C(`blush`, { opacity: e.blush }, E(176, 326, 40, 28, `url(#${n(`blush`)})`), E(464, 326, 40, 28, `url(#${n(`blush`)})`)),
    C(`eyes`, {}, z(238, -1, e, t.blink, n), z(402, 1, e, t.blink, n)),
    C(`brows`, {}, B(`left`, e.browLeft), B(`right`, e.browRight)),
    Ue(),
    C(`mouth`, { transform: `translate(320 338) scale(1.16)` }, ...Re(e.mouth, t.mouthOpen, t.mouthWide, n)),
    C(
      `nose`,
      {},
      w(`M320 274C346 274 366 284 364 300C361 318 338 330 320 330C302 330 279 318 276 300C274 284 294 274 320 274Z`, {
        fill: `url(#${n(`nose`)})`,
      }),
      E(306, 288, 16, 7, A.white, { opacity: 0.55, transform: `rotate(-10 306 288)` }),
    ),
  );
}
function Be() {
  let e = (e, t) =>
    S(
      `g`,
      { transform: `translate(${e} 190) scale(${t} 1) rotate(-14)` },
      E(0, 0, 40, 43, A.fur),
      E(1, 5, 24, 27, A.furDark),
      E(5, 12, 17, 19, `#E39A82`),
    );
  return C(`ears`, {}, e(154, 1), e(486, -1));
}
function Ve(e) {
  return C(
    `skull`,
    {},
    S(`clipPath`, { id: e(`skull`) }, w(R, {})),
    w(R, { fill: `url(#${e(`headFur`)})` }),
    S(
      `g`,
      { clipPath: `url(#${e(`skull`)})` },
      w(
        `M100 420V330C110 290 150 270 200 296C240 316 262 290 288 280Q320 270 352 280C378 290 400 316 440 296C490 270 530 290 540 330V420Z`,
        { fill: `url(#${e(`cream`)})` },
      ),
      w(`M100 360Q320 470 540 360V440H100Z`, { fill: A.creamDark, opacity: 0.55 }),
      w(`M196 172C232 142 276 132 316 134C276 142 236 158 204 186C194 192 188 182 196 172Z`, { fill: `#E8B88A`, opacity: 0.6 }),
    ),
    ...[
      `M140 306C126 316 116 318 104 317C110 326 114 330 119 333C114 341 108 345 101 347C118 358 140 360 164 356Z`,
      `M500 306C514 316 524 318 536 317C530 326 526 330 521 333C526 341 532 345 539 347C522 358 500 360 476 356Z`,
    ].map((e) => w(e, { fill: `#FFEFD6` })),
    w(
      `M288 128C284 108 292 96 302 90C301 100 306 105 312 108C315 92 328 82 343 80C338 91 339 99 345 105C352 100 361 100 366 103C358 110 355 118 356 128Z`,
      { fill: `#BB7C50` },
    ),
  );
}
var He = { y: 252, rx: 39, ry: 45, reach: 9 };
function z(e, t, n, r, i) {
  let { y: a, rx: o, ry: s, reach: c } = He;
  if (n.eyes === `arcs`) return T(`M${e - 32} ${a + 12}Q${e} ${a - 34} ${e + 32} ${a + 12}`, A.ink, 11);
  if (r > 0.92) return T(`M${e - 32} ${a + 4}Q${e} ${a + 26} ${e + 32} ${a + 4}`, A.ink, 11);
  let l = Math.max(n.upperLid, r),
    [u, d] = [n.look[0] * c, n.look[1] * c],
    f = i(t < 0 ? `eyeLeft` : `eyeRight`),
    p = k(a - s - 4 + l * (2 * s + 6)),
    m = k(a + s + 4 - n.lowerLid * 2 * s);
  return S(
    `g`,
    {},
    S(`clipPath`, { id: f }, S(`ellipse`, { cx: e, cy: a, rx: o, ry: s })),
    E(e, a + 2, o + 4, s + 4, A.furDark, { opacity: 0.45 }),
    S(
      `g`,
      { clipPath: `url(#${f})` },
      E(e, a, o, s, A.white),
      E(e, a - s + 6, o, 16, `#C9B7C9`, { opacity: 0.45 }),
      C(
        `iris`,
        { transform: `translate(${k(e + u - t * 3)} ${k(a + d + 2)})` },
        E(0, 0, 33, 38, `url(#${i(`iris`)})`),
        E(0, 0, 22, 26, `#1B0F10`),
        E(0, 25, 19, 9, `#D08A50`, { opacity: 0.6 }),
      ),
      S(
        `g`,
        { transform: `translate(${k(e + u * 0.55 - t * 3)} ${k(a + d * 0.55)})` },
        S(`circle`, { cx: -10, cy: -15, r: 13, fill: A.white }),
        S(`circle`, { cx: 13, cy: 14, r: 6, fill: A.white, opacity: 0.92 }),
      ),
      l > 0.01 ? w(`M${e - 60} ${a - 80}H${e + 60}V${p - 6}Q${e} ${p + 14} ${e - 60} ${p - 6}Z`, { fill: A.fur }) : null,
      l > 0.01 ? T(`M${e - 60} ${p - 6}Q${e} ${p + 14} ${e + 60} ${p - 6}`, A.furDeep, 6) : null,
      n.lowerLid > 0.01 ? w(`M${e - 60} ${a + 80}H${e + 60}V${m + 8}Q${e} ${m - 14} ${e - 60} ${m + 8}Z`, { fill: A.cream }) : null,
    ),
    T(`M${e - o + 1} ${a - 12}A${o} ${s} 0 0 1 ${e + o - 1} ${a - 12}`, A.furDeep, 6),
  );
}
function B(e, { outer: t, inner: n }) {
  let [r, i] = e === `left` ? [[206, 262], 232] : [[434, 378], 408];
  return T(`M${r[0]} ${k(190 + t * 0.9)}Q${i} ${k(172 + t * 0.9 - n * 0.4)} ${r[1]} ${k(186 + t * 0.4 - n)}`, A.furDeep, 11);
}
function Ue() {
  return C(
    `muzzle`,
    {},
    w(`M320 298C354 280 420 296 420 346C420 386 368 396 320 382C272 396 220 386 220 346C220 296 286 280 320 298Z`, { fill: A.muzzle }),
    ...[
      [256, 338],
      [272, 352],
      [252, 356],
      [384, 338],
      [368, 352],
      [388, 356],
    ].map(([e, t]) => S(`circle`, { cx: e, cy: t, r: 4.5, fill: A.creamDark })),
    T(`M222 340Q160 326 92 338M224 356Q164 356 100 378M418 340Q480 326 548 338M416 356Q476 356 540 378`, `#8E5A3C`, 4, { opacity: 0.55 }),
  );
}
var V = { outer: 0, inner: 0 },
  H = { browLeft: V, browRight: V, upperLid: 0, lowerLid: 0.12, eyes: `open`, look: [0, 0], mouth: `smile`, blush: 0.75, tilt: 0 },
  U = { hand: [180, 566], bend: [177, 504] },
  We = {
    happy: { expression: H, left: U, right: { hand: [460, 566], bend: [463, 504] }, jump: 0 },
    talking: {
      expression: {
        ...H,
        browLeft: { outer: -3, inner: 0 },
        browRight: { outer: -3, inner: 0 },
        lowerLid: 0.05,
        mouth: `talk`,
        blush: 0.7,
        tilt: 1.5,
      },
      left: { hand: [172, 552], bend: [172, 500] },
      right: { hand: [556, 396], bend: [500, 540] },
      jump: 0,
    },
    thinking: {
      expression: {
        ...H,
        browLeft: { outer: -12, inner: -8 },
        browRight: { outer: 4, inner: 6 },
        upperLid: 0.12,
        lowerLid: 0,
        look: [0.75, -0.8],
        mouth: `hmm`,
        blush: 0.55,
        tilt: -6,
      },
      left: { hand: [190, 580], bend: [180, 512] },
      right: { hand: [388, 396], bend: [560, 560], inFront: !0 },
      jump: 0,
    },
    oops: {
      expression: {
        ...H,
        browLeft: { outer: -8, inner: 14 },
        browRight: { outer: -8, inner: 14 },
        lowerLid: 0.22,
        look: [-0.2, 0.35],
        mouth: `oops`,
        blush: 0.9,
        tilt: 5,
      },
      left: { hand: [192, 348], bend: [40, 520], inFront: !0 },
      right: { hand: [470, 572], bend: [470, 508] },
      jump: 0,
    },
    celebrating: {
      expression: {
        ...H,
        browLeft: { outer: -16, inner: -2 },
        browRight: { outer: -16, inner: -2 },
        lowerLid: 0,
        eyes: `arcs`,
        mouth: `grin`,
        blush: 0.95,
      },
      left: { hand: [92, 314], bend: [125, 416] },
      right: { hand: [548, 314], bend: [515, 416] },
      jump: 26,
    },
    wow: {
      expression: {
        ...H,
        browLeft: { outer: -18, inner: 0 },
        browRight: { outer: -18, inner: 0 },
        lowerLid: 0,
        look: [0, -0.1],
        mouth: `o`,
        blush: 0.7,
      },
      left: { hand: [112, 420], bend: [130, 540] },
      right: { hand: [528, 420], bend: [510, 540] },
      jump: 0,
    },
    wave: { expression: H, left: U, right: { hand: [580, 322], bend: [540, 500] }, jump: 0 },
  },
  W = `0 0 640 800`,
  Ge = `70 60 500 480`,
  Ke = { mouthOpen: 0, mouthWide: 0, blink: 0, headDrop: 0, breath: 0, tailSwing: 0 };
function qe(e, t, n = W) {
  let { mood: r, look: i, ...a } = e,
    o = We[r],
    s = (a.mouthOpen ?? 0) > 0,
    c = { ...o.expression, ...(i === void 0 ? {} : { look: i }), ...(s ? { mouth: `talk` } : {}) };
  return S(`svg`, { xmlns: `http://www.w3.org/2000/svg`, viewBox: n }, ...Je({ ...o, ...Ke, ...a, expression: c }, t));
}
function Je(e, t) {
  let n = (e) => `${t}-${e}`,
    r = P(`left`, e.left, n),
    i = P(`right`, e.right, n);
  return [
    Ye(n),
    C(`shadow`, {}, E(322, 752, k(176 - e.jump), 22, `#0B3B46`, { opacity: 0.18 })),
    C(
      `otter`,
      { transform: `translate(0 ${k(-e.jump)})` },
      Ae(e.tailSwing),
      je(),
      Me(e.breath, n),
      e.left.inFront ? null : r,
      e.right.inFront ? null : i,
      Fe(e.tailSwing),
      ze(e.expression, e, n),
      e.left.inFront ? r : null,
      e.right.inFront ? i : null,
    ),
  ];
}
function Ye(e) {
  return S(
    `defs`,
    {},
    O(e(`blush`), [
      [0, `#FF7F6E`, 0.85],
      [0.6, `#FF8F7A`, 0.45],
      [1, `#FF8F7A`, 0],
    ]),
    O(
      e(`iris`),
      [
        [0, `#8A4B25`],
        [0.55, `#4A2516`],
        [1, `#1F1010`],
      ],
      { cx: 0.5, cy: 0.75, r: 0.75 },
    ),
    D(e(`fur`), [
      [0, `#B5764A`],
      [0.55, A.fur],
      [1, `#8E5434`],
    ]),
    D(e(`headFur`), [
      [0, `#BB7C50`],
      [0.7, A.fur],
    ]),
    D(e(`cream`), [
      [0, A.creamLight],
      [1, A.cream],
    ]),
    D(e(`satchel`), [
      [0, `#22CDB9`],
      [1, `#0FA396`],
    ]),
    D(e(`nose`), [
      [0, `#5A3833`],
      [1, `#2F1B19`],
    ]),
  );
}
var G = {
  mascot: `Mascot-module_mascot_Zifw`,
  face: `Mascot-module_face_WAuY`,
  alive: `Mascot-module_alive_f0UO`,
  breathe: `Mascot-module_breathe_ZzUb`,
  sway: `Mascot-module_sway_DrKp`,
  blink: `Mascot-module_blink_X7O5`,
  wave: `Mascot-module_wave_oFw3`,
  hop: `Mascot-module_hop_0FUd`,
  flying: `Mascot-module_flying_HAfI`,
  float: `Mascot-module_float_9oXy`,
  flap: `Mascot-module_flap_5rVW`,
  glow: `Mascot-module_glow_mjJm`,
};
function K(e, t) {
  return (0, r.createElement)(e.tag, { ...e.attrs, key: t }, ...e.children.map(K));
}
var Xe = (e) => (e === void 0 ? { "aria-hidden": !0 } : { role: `img`, "aria-label": e });
function q({ mood: e, look: t, mouthOpen: n, face: i = !1, className: a, label: o }) {
  let s = (0, r.useId)().replace(/[^\w-]/g, ``),
    c = qe({ mood: e, ...(t === void 0 ? {} : { look: t }), ...(n === void 0 ? {} : { mouthOpen: n }) }, `p${s}`, i ? Ge : W);
  return (0, g.jsx)(`span`, {
    className: `${G.mascot} ${G.alive} ${i ? G.face : ``} ${a ?? ``}`,
    "data-mood": e,
    ...Xe(o),
    children: K(c, 0),
  });
}
function Ze({ mood: e, className: t, label: n }) {
  let i = (0, r.useId)().replace(/[^\w-]/g, ``);
  return (0, g.jsx)(`span`, { className: `${G.mascot} ${G.flying} ${t ?? ``}`, ...Xe(n), children: K(be(e, `g${i}`), 0) });
}
var Qe = {
  bell: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`path`, { d: `M50 14c-18 0-27 14-27 30v20l-9 12h72l-9-12V44c0-16-9-30-27-30Z`, fill: `#ffc93c` }),
      (0, g.jsx)(`path`, { d: `M32 44c0-12 6-20 14-21`, stroke: `#fff4e1`, strokeWidth: `6` }),
      (0, g.jsx)(`circle`, { cx: `50`, cy: `84`, r: `8`, fill: `#d9861a` }),
      (0, g.jsx)(`path`, { d: `M50 14V7` }),
    ],
  }),
  letter: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`rect`, { x: `10`, y: `26`, width: `80`, height: `54`, rx: `10`, fill: `#fffdf7` }),
      (0, g.jsx)(`path`, { d: `m14 32 36 28 36-28` }),
      (0, g.jsx)(`circle`, { cx: `76`, cy: `74`, r: `14`, fill: `#ff6b5b` }),
      (0, g.jsx)(`path`, { d: `m70 74 5 5 8-10`, stroke: `#fff`, strokeWidth: `5` }),
    ],
  }),
  phone: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`rect`, { x: `28`, y: `8`, width: `46`, height: `84`, rx: `12`, fill: `#4a3bb8` }),
      (0, g.jsx)(`rect`, { x: `34`, y: `20`, width: `34`, height: `54`, rx: `4`, fill: `#e3f8ff` }),
      (0, g.jsx)(`path`, { d: `M40 34h22M40 46h15`, stroke: `#14b8a6`, strokeWidth: `6` }),
      (0, g.jsx)(`circle`, { cx: `51`, cy: `83`, r: `3`, fill: `#fff`, stroke: `none` }),
    ],
  }),
  chest: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`path`, { d: `M12 46c0-18 14-28 38-28s38 10 38 28Z`, fill: `#b0702f` }),
      (0, g.jsx)(`rect`, { x: `12`, y: `46`, width: `76`, height: `36`, rx: `6`, fill: `#8f5523` }),
      (0, g.jsx)(`path`, { d: `M22 46a8 8 0 0 1 16-4 8 8 0 0 1 15-2 8 8 0 0 1 15 2 8 8 0 0 1 11 4Z`, fill: `#ffc93c` }),
      (0, g.jsx)(`rect`, { x: `42`, y: `44`, width: `16`, height: `20`, rx: `4`, fill: `#ffc93c` }),
      (0, g.jsx)(`path`, { d: `M50 52v5` }),
    ],
  }),
  key: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`circle`, { cx: `34`, cy: `38`, r: `22`, fill: `#ffc93c` }),
      (0, g.jsx)(`circle`, { cx: `34`, cy: `38`, r: `8`, fill: `#fffdf7` }),
      (0, g.jsx)(`path`, { d: `m50 54 34 34M70 74l10-10M80 84l6-6`, stroke: `#3a2320`, strokeWidth: `14` }),
      (0, g.jsx)(`path`, { d: `m50 54 34 34M70 74l10-10M80 84l6-6`, stroke: `#ffc93c`, strokeWidth: `7` }),
    ],
  }),
  shield: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`path`, { d: `M50 8c14 9 24 11 36 11 0 34-8 58-36 72C22 77 14 53 14 19c12 0 22-2 36-11Z`, fill: `#14b8a6` }),
      (0, g.jsx)(`path`, { d: `m34 48 12 13 22-25`, stroke: `#fff`, strokeWidth: `8` }),
    ],
  }),
  map: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`path`, { d: `m10 24 26-10 28 10 26-10v62L64 86 36 76 10 86Z`, fill: `#ffe9b8` }),
      (0, g.jsx)(`path`, { d: `M36 14v62M64 24v62`, stroke: `#d9861a`, strokeWidth: `3` }),
      (0, g.jsx)(`path`, { d: `M20 66c8-16 18 4 28-12`, stroke: `#b3281f`, strokeDasharray: `1 9` }),
      (0, g.jsx)(`path`, { d: `m66 40 12 12M78 40 66 52`, stroke: `#b3281f`, strokeWidth: `6` }),
    ],
  }),
  cake: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`rect`, { x: `16`, y: `50`, width: `68`, height: `34`, rx: `8`, fill: `#ff6b5b` }),
      (0, g.jsx)(`path`, { d: `M16 60c8 10 14-2 23 4s14 6 22 0 14 4 23-4v-8a8 8 0 0 0-8-8H24a8 8 0 0 0-8 8Z`, fill: `#fffdf7` }),
      (0, g.jsx)(`path`, { d: `M36 44V28M50 44V24M64 44V28`, stroke: `#4a3bb8`, strokeWidth: `6` }),
      (0, g.jsx)(`path`, { d: `M36 20v-4M50 16v-4M64 20v-4`, stroke: `#ffc93c`, strokeWidth: `7` }),
    ],
  }),
  broken: (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(`path`, { d: `M16 50a18 18 0 0 1 18-18h10l-6 14 10 8-8 14h-6a18 18 0 0 1-18-18Z`, fill: `#e9e5ff` }),
      (0, g.jsx)(`path`, { d: `M84 50a18 18 0 0 1-18 18h-8l6-14-10-8 8-14h4a18 18 0 0 1 18 18Z`, fill: `#e9e5ff` }),
    ],
  }),
};
function $e({ name: e, className: t }) {
  return (0, g.jsx)(`svg`, {
    viewBox: `0 0 100 100`,
    className: t,
    "aria-hidden": `true`,
    fill: `none`,
    stroke: `#3a2320`,
    strokeWidth: `4`,
    strokeLinecap: `round`,
    strokeLinejoin: `round`,
    children: Qe[e],
  });
}
function et() {
  let e = (0, r.useRef)(null);
  return (
    (0, r.useEffect)(() => {
      e.current?.focus({ preventScroll: !0 });
    }, []),
    e
  );
}
var tt = () => window.matchMedia(`(max-width: 600px)`).matches;
function nt(e, t, n = `screen`) {
  (0, r.useEffect)(() => {
    document.documentElement.dataset[n] = `${e}: ${t}`;
  }, [e, t, n]);
}
var rt = `Treasure Tracker`;
function it(e) {
  (0, r.useEffect)(() => {
    document.title = e === rt ? e : `${e} - ${rt}`;
  }, [e]);
}
var at = { scene: `Scene-module_scene_g-Nq`, beach: `Scene-module_beach_9IO7`, night: `Scene-module_night_vdqH` };
function J({ place: e, children: t }) {
  return (0, g.jsx)(`div`, { className: `${at.scene} ${at[e]}`, children: t });
}
var Y = {
  page: `StepLayout-module_page_Vkef`,
  heading: `StepLayout-module_heading_gscg`,
  card: `StepLayout-module_card_zaNs`,
  bar: `StepLayout-module_bar_CQTr`,
  steps: `StepLayout-module_steps_uDDV`,
  step: `StepLayout-module_step_Wkst`,
  figures: `StepLayout-module_figures_5boh`,
  mascot: `StepLayout-module_mascot_kU8P`,
  picture: `StepLayout-module_picture_VRmT`,
  arrive: `StepLayout-module_arrive_-fgG`,
  hidden: `StepLayout-module_hidden_sqIy`,
};
function ot({ heading: e, mood: t = `happy`, step: n, back: r, picture: i, beside: a, wide: o = !1, fieldHasFocus: s = !1, children: c }) {
  let l = et();
  return (0, g.jsx)(J, {
    place: `beach`,
    children: (0, g.jsxs)(`main`, {
      className: Y.page,
      "data-wide": o,
      children: [
        (0, g.jsxs)(`div`, {
          className: Y.bar,
          children: [
            r && (0, g.jsx)(x, { icon: `back`, label: r.label, onClick: r.go }),
            n &&
              (0, g.jsxs)(`div`, {
                className: Y.steps,
                children: [
                  (0, g.jsx)(`span`, { className: Y.hidden, children: n.label }),
                  Array.from({ length: 4 }, (e, t) =>
                    (0, g.jsx)(`span`, { className: Y.step, "data-on": t < n.number, "aria-hidden": `true` }, `step-${t + 1}`),
                  ),
                ],
              }),
          ],
        }),
        (0, g.jsxs)(`div`, {
          className: Y.figures,
          children: [(0, g.jsx)(q, { mood: t, className: Y.mascot }), i && (0, g.jsx)($e, { name: i, className: Y.picture })],
        }),
        (0, g.jsxs)(`div`, {
          className: Y.card,
          children: [
            (0, g.jsxs)(`div`, { className: Y.heading, children: [(0, g.jsx)(`h1`, { ref: s ? null : l, tabIndex: -1, children: e }), a] }),
            c,
          ],
        }),
      ],
    }),
  });
}
var st = class extends r.Component {
    state = { crashed: !1 };
    static getDerivedStateFromError() {
      return { crashed: !0 };
    }
    componentDidCatch(e) {
      this.props.onCrash(e);
    }
    render() {
      if (!this.state.crashed) return this.props.children;
      let { heading: e, text: t, button: n } = this.props.words;
      return (0, g.jsxs)(ot, {
        heading: e,
        mood: `oops`,
        children: [(0, g.jsx)(`p`, { children: t }), (0, g.jsx)(v, { onClick: () => window.location.reload(), children: n })],
      });
    }
  },
  X = `Pocket`,
  ct = `Glimm`,
  lt = `Treasure Tracker`,
  Z = {
    title: `${X} - Where Smart Kids Level Up`,
    product: lt,
    mascot: X,
    mascotPicture: `${X} the otter, waving`,
    tagline: `Where Smart Kids Level Up`,
    text: `Fun learning adventures in life skills, money smarts, and confident thinking.`,
    getStarted: `Get Started`,
    logIn: `Log In`,
    back: `Back to the start`,
    video: `${X} the otter and ${ct} the sprite say hello and tell what a treasure is.`,
    privacy: `Privacy`,
    terms: `Terms`,
  },
  ut = {
    play: `Play video`,
    pause: `Pause video`,
    restart: `Restart video`,
    restarted: `Restarted`,
    captionsOn: `Turn captions on`,
    captionsOff: `Turn captions off`,
    mute: `Turn sound off`,
    unmute: `Turn sound on`,
    loading: `Loading`,
    failed: `Video failed to load. Please check your connection or try again later.`,
  },
  Q = {
    page: `IntroScreen-module_page_mjtG`,
    product: `IntroScreen-module_product_49-J`,
    mascot: `IntroScreen-module_mascot_2Gzq`,
    card: `IntroScreen-module_card_02KF`,
    name: `IntroScreen-module_name_Wv5K`,
    tagline: `IntroScreen-module_tagline_5YAJ`,
    actions: `IntroScreen-module_actions_kGP5`,
    foot: `IntroScreen-module_foot_hxIv`,
    theatre: `IntroScreen-module_theatre_mZtW`,
    screen: `IntroScreen-module_screen_82Tk`,
    back: `IntroScreen-module_back_IAR1`,
  },
  dt = (function () {
    let e = typeof document < `u` && document.createElement(`link`).relList;
    return e && e.supports && e.supports(`modulepreload`) ? `modulepreload` : `preload`;
  })(),
  ft = function (e) {
    return `/` + e;
  },
  pt = {},
  mt = function (e) {
    return e.pathname.endsWith(`.css`);
  },
  ht = function (e, t, n) {
    if (t in e) return e[t];
    let r = n();
    if (!r) {
      e[t] = void 0;
      return;
    }
    let i = r.then(
      () => {
        e[t] = void 0;
      },
      (n) => {
        throw ((e[t] = void 0), n);
      },
    );
    return ((e[t] = i), i);
  },
  gt = function (e, t, n) {
    let r = Promise.resolve();
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`);
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        );
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
      }
      r = o(
        t
          .map((t) => {
            t = ft(t, n);
            let r = s(t),
              i = mt(r);
            return ht(pt, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() };
                let t = document.getElementsByTagName(`link`);
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n];
                  (e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href));
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return;
              let t = document.createElement(`link`);
              if (
                ((t.rel = i ? `stylesheet` : dt),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    (t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a));
                  };
                  (t.addEventListener(`load`, i), t.addEventListener(`error`, i));
                });
            });
          })
          .filter((e) => e !== void 0),
      );
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 });
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e;
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason);
      return e().catch(i);
    });
  },
  $ = () => gt(() => import(`./IntroVideo-BKEqxmsY.js`), __vite__mapDeps([0, 1, 2, 3, 4])),
  _t = (0, r.lazy)($);
function vt({ onDone: e, isPlaying: t = !1 }) {
  let [n, i] = (0, r.useState)(t);
  return n
    ? (0, g.jsx)(r.Suspense, {
        fallback: (0, g.jsx)(`main`, { className: Q.theatre, children: ut.loading }),
        children: (0, g.jsx)(_t, { onBack: () => i(!1), onDone: e }),
      })
    : (0, g.jsx)(J, {
        place: `beach`,
        children: (0, g.jsxs)(`main`, {
          className: Q.page,
          children: [
            (0, g.jsx)(`p`, { className: Q.product, children: Z.product }),
            (0, g.jsx)(q, { mood: `wave`, className: Q.mascot, label: Z.mascotPicture }),
            (0, g.jsxs)(`div`, {
              className: Q.card,
              children: [
                (0, g.jsx)(`h1`, { className: Q.name, children: Z.mascot }),
                (0, g.jsx)(`p`, { className: Q.tagline, children: Z.tagline }),
                (0, g.jsx)(`p`, { children: Z.text }),
                (0, g.jsxs)(`div`, {
                  className: Q.actions,
                  children: [
                    (0, g.jsx)(y, {
                      href: `${a()}#play`,
                      onClick: (e) => {
                        (e.preventDefault(), i(!0));
                      },
                      onPointerEnter: () => void $(),
                      children: Z.getStarted,
                    }),
                    (0, g.jsx)(y, { look: `quiet`, href: s(), children: Z.logIn }),
                  ],
                }),
              ],
            }),
            (0, g.jsxs)(`p`, {
              className: Q.foot,
              children: [(0, g.jsx)(`a`, { href: c(), children: Z.privacy }), (0, g.jsx)(`a`, { href: l(), children: Z.terms })],
            }),
          ],
        }),
      });
}
export {
  ie as A,
  i as B,
  pe as C,
  se as D,
  ae as E,
  te as F,
  o as H,
  f as I,
  p as L,
  re as M,
  v as N,
  oe as O,
  y as P,
  d as R,
  ne as S,
  le as T,
  c as U,
  s as V,
  Ze as _,
  Z as a,
  b,
  ct as c,
  J as d,
  tt as f,
  $e as g,
  nt as h,
  ut as i,
  ce as j,
  fe as k,
  st as l,
  it as m,
  gt as n,
  lt as o,
  et as p,
  Q as r,
  X as s,
  vt as t,
  ot as u,
  q as v,
  ue as w,
  de as x,
  x as y,
  u as z,
};
