const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      "assets/mixpanel-B8YCOTwP.js",
      "assets/zones-xnnzTp_v.js",
      "assets/rolldown-runtime-WkwZ5CU-.js",
      "assets/start-D_cgnDPi.js",
      "assets/react-NlsCRLOM.js",
      "assets/start-D1TBb-lE.css",
      "assets/zones-EF6szaZm.css",
    ]),
) => i.map((i) => d[i]);
import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import {
  B as t,
  F as n,
  H as r,
  N as i,
  P as a,
  R as o,
  S as s,
  T as c,
  U as l,
  V as u,
  a as d,
  f,
  g as ee,
  h as p,
  i as m,
  j as te,
  l as ne,
  m as re,
  n as h,
  o as ie,
  p as ae,
  s as g,
  t as oe,
  u as _,
  x as se,
  y as ce,
} from "./start-D_cgnDPi.js";
import { n as le, r as ue, t as de } from "./react-NlsCRLOM.js";
import {
  $ as fe,
  $t as pe,
  At as me,
  B as he,
  Bn as v,
  C as ge,
  Ct as _e,
  D as ve,
  Dn as ye,
  E as be,
  Et as xe,
  Fn as y,
  Ft as Se,
  G as Ce,
  Gt as we,
  H as Te,
  Ht as Ee,
  I as De,
  In as b,
  It as Oe,
  Jt as ke,
  K as Ae,
  Kt as je,
  L as Me,
  Lt as x,
  Mt as Ne,
  Nn as Pe,
  Nt as Fe,
  Ot as Ie,
  Pn as S,
  Q as Le,
  Qt as Re,
  R as ze,
  Rn as Be,
  S as Ve,
  Sn as He,
  U as Ue,
  V as We,
  Vn as Ge,
  Vt as Ke,
  W as qe,
  Wt as Je,
  X as Ye,
  Xt as Xe,
  Y as Ze,
  Yt as Qe,
  Z as $e,
  Zt as et,
  _n as tt,
  an as nt,
  at as C,
  b as rt,
  bn as it,
  bt as at,
  cn as w,
  ct as ot,
  dn as st,
  dt as ct,
  en as lt,
  fn as ut,
  ft as dt,
  g as ft,
  gn as pt,
  h as mt,
  hn as ht,
  ht as gt,
  in as _t,
  it as vt,
  jn as T,
  jt as yt,
  kt as bt,
  ln as xt,
  lt as St,
  mn as Ct,
  mt as E,
  nn as D,
  nt as O,
  on as wt,
  ot as k,
  pn as Tt,
  pt as Et,
  q as A,
  qt as Dt,
  rn as Ot,
  rt as j,
  sn as kt,
  st as M,
  tn as N,
  tt as At,
  un as jt,
  vn as Mt,
  wn as Nt,
  wt as Pt,
  x as Ft,
  xn as It,
  xt as Lt,
  yn as Rt,
  z as zt,
  zn as Bt,
} from "./zones-xnnzTp_v.js";
var Vt = le(),
  Ht = {
    replayPercent: 100,
    batchSize: 50,
    flushEveryMs: 5e3,
    batchTimeoutMs: 9e4,
    replayIdleMs: 18e5,
    cookieDays: 365,
    linkTrackingMs: 300,
    scrollCheckpointsPercent: [25, 50, 75, 100],
    textMaxCharacters: 255,
    startDelayMs: 500,
  },
  Ut = () => N(D.me.consents.$get()),
  Wt = (e) => N(D.me.consents.$put({ json: e })),
  Gt = (e, t) => N(D[`pending-signups`][`:id`].consents.$put({ param: { id: e }, json: t })),
  Kt = () => N(D.me.sessions.$get()),
  qt = (e) => N(D.me.sessions[`:id`].$delete({ param: { id: e } })),
  Jt = (e) => N(D.me.proof.$post({ json: { code: e } })),
  Yt = () => N(D.me.export.$get()),
  Xt = () => N(D.me.$delete()),
  Zt = () => N(D.telemetry.$get());
function Qt(e) {
  let t = st() ? null : Xe(),
    n = { views: e, ...(t !== null && { signup_id: t }) };
  return N(D[`page-views`].$post({ json: n }, { init: { keepalive: !0 } }));
}
var $t = { currency: `USD`, value: s },
  en = ({ name: e, category: t, stage: n }) => ({ page_name: e, page_category: t, page_stage: n }),
  tn = 100,
  nn = class {
    #e = [];
    #t = null;
    #n = !1;
    give(e) {
      this.#t === null ? !this.#n && this.#e.length < tn && this.#e.push(e) : this.#t(e);
    }
    open(e) {
      ((this.#t = e), (this.#n = !1));
      for (let t of this.#e.splice(0)) e(t);
    }
    wait() {
      ((this.#t = null), (this.#n = !1));
    }
    close() {
      ((this.#t = null), (this.#n = !0), (this.#e = []));
    }
    get waiting() {
      return this.#e;
    }
  },
  rn = () => ({ event_id: crypto.randomUUID(), at: Date.now(), url: location.origin + location.pathname, isSignedIn: st() }),
  P = new nn(),
  F = new nn();
function an(e, t) {
  P.give({ ...rn(), name: e, payload: t });
}
function on(e) {
  P.give({ ...rn(), name: `page_viewed`, payload: en(Ee[e]), path: e });
}
var sn = (e) => an(`page_viewed`, en(e));
function cn(e, t) {
  let { at: n, url: r } = rn();
  F.give({ event_id: t, at: n, url: r, name: e });
}
var ln = `telemetryKept`,
  un = `telemetryAgreed`,
  dn = (e) => (e ? sessionStorage.setItem(un, `1`) : sessionStorage.removeItem(un)),
  fn = new Map();
function pn() {
  let e = { measured: [...[...fn.values()].map((e) => ({ ...e, isAgain: !0 })), ...P.waiting], converted: F.waiting };
  sessionStorage.getItem(un) !== null && e.measured.length + e.converted.length !== 0 && sessionStorage.setItem(ln, JSON.stringify(e));
}
function mn() {
  let e = sessionStorage.getItem(ln);
  if ((sessionStorage.removeItem(ln), e !== null))
    try {
      let t = JSON.parse(e);
      for (let e of t.measured) P.give(e);
      for (let e of t.converted) F.give(e);
    } catch {}
}
var hn = `telemetrySession`;
function gn() {
  let e = sessionStorage.getItem(hn);
  if (e !== null) return e;
  let t = crypto.randomUUID();
  return (sessionStorage.setItem(hn, t), t);
}
var _n = () => sessionStorage.removeItem(hn);
function vn() {
  return matchMedia(`(pointer: coarse)`).matches ? (Math.min(screen.width, screen.height) < 600 ? `phone` : `tablet`) : `desktop`;
}
var yn = (e) => (e === `CompleteRegistration` ? null : { currency: `USD`, value: s });
function bn(e, { name: t, event_id: n, url: r, at: i }) {
  let a = yn(t),
    o = new URLSearchParams({
      id: e.id,
      ev: t,
      eid: n,
      dl: r,
      ts: String(i),
      noscript: `1`,
      ...(a !== null && { "cd[currency]": a.currency, "cd[value]": String(a.value) }),
    });
  new Image(1, 1).src = `${e.url}/tr?${o}`;
}
var xn = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g,
  Sn = /(?<!\w)\d{3}-\d{2}-\d{4}(?!\w)|^\d{9}$/,
  Cn = /@|%40/i,
  wn = /pass(word|wd|code)|card|cvc|cvv|ssn|social|secret|e-?mail|phone|token_hash/i,
  Tn = /url|referrer|href/i;
function En(e) {
  return (
    [...e.replace(/\D/g, ``)]
      .reverse()
      .map(Number)
      .reduce((e, t, n) => {
        let r = n % 2 == 1 ? t * 2 : t;
        return e + (r > 9 ? r - 9 : r);
      }, 0) %
      10 ==
    0
  );
}
function Dn(e) {
  return Cn.test(e) || Sn.test(e.trim()) || (e.match(xn) ?? []).some(En) ? null : e.slice(0, Ht.textMaxCharacters);
}
function On(e) {
  let t = URL.parse(e);
  return Dn(t === null ? (e.split(/[?#]/)[0] ?? ``) : t.origin + t.pathname);
}
function kn(e) {
  let t = {};
  for (let [n, r] of Object.entries(e)) {
    if (wn.test(n)) continue;
    let e = An(n, r);
    e != null && (t[n] = e);
  }
  return t;
}
function An(e, t) {
  return typeof t == `string`
    ? Tn.test(e)
      ? On(t)
      : Dn(t)
    : Array.isArray(t)
      ? t.map((t) => An(e, t)).filter((e) => e != null)
      : typeof t == `object` && t
        ? kn(t)
        : t;
}
var jn = [`utm_source`, `utm_medium`, `utm_campaign`, `utm_content`, `utm_term`],
  Mn = [];
function Nn({ name: e, path: t, isAgain: n }) {
  e !== `page_viewed` ||
    t === void 0 ||
    n ||
    (Mn.push({ path: t, ...Pn(), ...Fn() }),
    Mn.length > 1 ||
      queueMicrotask(() => {
        (nt(`page views`, Qt(Mn)), (Mn = []));
      }));
}
function Pn() {
  let e = URL.parse(document.referrer)?.origin;
  return e === void 0 || e === location.origin || e === `null` ? {} : { referrer: e };
}
function Fn() {
  let e = new URLSearchParams(location.search),
    t = jn.map((t) => [t, Dn(e.get(t) ?? ``)]).filter(([, e]) => /^\S+$/.test(e ?? ``));
  return t.length === 0 ? {} : { campaign: Object.fromEntries(t) };
}
var In = { analytics: !1, ads: !1 },
  Ln = () => navigator.globalPrivacyControl === !0,
  Rn = () => h(() => import(`./mixpanel-B8YCOTwP.js`), __vite__mapDeps([0, 1, 2, 3, 4, 5, 6])),
  zn = null,
  Bn = !1;
async function Vn() {
  zn ??= Zt();
  try {
    return await zn;
  } catch (e) {
    throw ((zn = null), e);
  }
}
var Hn = 0,
  Un = Promise.resolve();
function Wn(e) {
  let t = ++Hn;
  ((Un = Un.catch(() => void 0).then(async () => {
    let n = t === Hn ? await e() : null;
    n !== null && t === Hn && (await $n(n));
  })),
    nt(`telemetry`, Un));
}
var Gn = { given: In, measuredAs: null };
function Kn() {
  mn();
  let e = () => setTimeout(() => Wn(Qn), Ht.startDelayMs);
  (document.readyState === `complete` ? e() : window.addEventListener(`load`, e, { once: !0 }), window.addEventListener(`pagehide`, pn));
}
function qn() {
  (P.wait(), F.wait(), Wn(Qn));
}
function Jn(e) {
  (Re(e), e.analytics && !Ln() && ye(Zn()), Wn(async () => ({ given: e, measuredAs: null })));
}
var Yn = (e) => Wn(e.analytics || e.ads ? Qn : async () => Gn);
function Xn() {
  (Wn(async () => Gn), _n());
}
var Zn = () => ({ onboarding_step: 4, registration_date: new Date().toISOString(), registration_method: `magic_link` });
async function Qn() {
  if (Ln()) return Gn;
  if (st() && (await w()) !== null) {
    let { consents: e, measured_as: t } = await Ut();
    return { given: e, measuredAs: t };
  }
  let e = Qe();
  return e === null ? null : { given: e, measuredAs: null };
}
async function $n({ given: e, measuredAs: t }) {
  let { analytics: n, ads: r } = Ln() ? In : e;
  if ((dn(n || r), r || F.close(), n || (P.close(), Nt(), Bn && (await Rn()).stopMixpanel()), !n && !r)) return;
  let { mixpanel: i, pixel: a, page_analytics: o, counts_purchases: s } = await Vn();
  if ((!r || a === null ? F.close() : F.open((e) => (e.name !== `Purchase` || s) && bn(a, e)), !n)) return;
  let c = [];
  o && c.push(Nn);
  let l = i === null ? null : await Rn().catch(() => null);
  (i !== null && l !== null && (await l.startMixpanel(i), (Bn = !0), t !== null && l.identifyMixpanel(t), c.push(l.sendToMixpanel)),
    c.length === 0 ? P.close() : P.open((e) => c.forEach((t) => t(e))));
}
var I = e(ue(), 1),
  L = {
    pendingSignup: 7,
    inactiveFamily: 730,
    inactiveNotices: [670, 716],
    learningEvent: 90,
    signInStep: 1,
    idleSession: 180,
    welcomeAudio: 1,
    reminder: 30,
    auditLog: 365,
    trash: 30,
    unfinishedUpload: 1,
    vendorMessage: 90,
    webhookEvent: 90,
  },
  R = (e) => (e === 1 ? `a day` : e >= 365 && e % 365 == 0 ? (e === 365 ? `a year` : `${e / 365} years`) : `${e} days`),
  er = {
    title: `Privacy`,
    heading: `How we keep your data`,
    home: `Back to the start`,
    sections: [
      {
        heading: `What we keep`,
        text: `Your e-mail, the name you want to be called by, your child's first name and age, and how far your child has come: lessons, answers about how a lesson felt, points and streak. If you ask for a text, your phone number. If you buy, the amount and the date.`,
      },
      { heading: `Why`, text: `To sign you in and to let your child go on where they stopped, on any device.` },
      {
        heading: `Who sees it`,
        text: `Nobody but us, unless you agree to more. The pages your child plays on talk to our own server and to nobody else, and the browser makes sure of it. There are no ads.`,
      },
      {
        heading: `What you may agree to`,
        text: `Nothing is on by itself. You choose purpose by purpose, and take any of it back on your account page, where it stops at once. If your browser sends the Global Privacy Control signal, that counts as a no.`,
      },
      {
        heading: `Who helps us, and only with your yes`,
        text: [
          `ElevenLabs speaks your names in the welcome. Loops keeps your e-mail, first names and progress for our letters.`,
          `Mixpanel, Plausible and Google Analytics count how grown-ups use our pages, with all text hidden, and under a random number how lessons go.`,
          `Meta is told that somebody signed up, went to pay or bought, with a scrambled e-mail.`,
          `When you delete your account, we ask them to delete what they have where they let us.`,
        ],
      },
      {
        heading: `How long`,
        text: [
          `A sign-up that is never confirmed: ${R(L.pendingSignup)}.`,
          `A family that nobody opens: ${R(L.inactiveFamily)}, after two notices.`,
          `What your child did slide by slide: ${R(L.learningEvent)}.`,
          `A device that has not come back: ${R(L.idleSession)}.`,
          `A reminder after its time: ${R(L.reminder)}. A spoken welcome: ${R(L.welcomeAudio)}.`,
          `Who signed in and out: ${R(L.auditLog)}. Used links and codes: ${R(L.signInStep)}.`,
          `That we told a service something you had agreed to: ${R(L.vendorMessage)}.`,
          `Ids of payment messages: ${R(L.webhookEvent)}. The amount and date of a purchase stay, without your name.`,
        ],
      },
      { heading: `Your say`, text: `On your account page you see everything, correct it, download it, or delete it for good.` },
    ],
  },
  tr = {
    title: `Terms`,
    heading: `The rules, in plain words`,
    home: `Back to the start`,
    sections: [
      {
        heading: `What you get`,
        text: `${ie} is a course of five missions in which children learn about money. It is for families at home.`,
      },
      { heading: `What we ask`, text: `A grown-up signs up and is there for the child. Please use your own e-mail.` },
      {
        heading: `What it is not`,
        text: `The coins and points in the course are pretend. They buy nothing, and the course is not financial advice.`,
      },
      { heading: `If something breaks`, text: `We put it right as fast as we can. Tell us, and we answer.` },
    ],
  },
  z = {
    step: (e) => `Step ${e} of 4`,
    back: `Back`,
    continue: `Continue`,
    saving: `Saving...`,
    parentName: { title: `Your name`, heading: `How can I call you?`, label: `Parent Name` },
    kidName: { title: `Your child's name`, heading: `What can I call your child?`, label: `Child Name` },
    kidAge: { title: `Your child's age`, heading: `What's their age?`, label: `Child Age` },
    nameProblem: {
      empty: null,
      too_long: `Please use at most 80 characters.`,
      odd_characters: `Please use letters only, without invisible characters.`,
    },
    ageProblem: `Please type a whole number from 3 to 18.`,
  },
  B = {
    title: `Create an account`,
    heading: `Create an account`,
    label: `Email`,
    continue: `Continue`,
    creating: `Creating Account...`,
    privacyLine: `We use your e-mail to sign you in. No passwords, no ads, and nothing your child does leaves us.`,
    privacyLink: `How we keep your data`,
    missingLink: `Tell us your names`,
    loadingProfile: `Loading your profile...`,
    preparing: `Preparing your welcome video...`,
    welcomeBack: (e) => `Welcome back ${e}`,
    video: `${g} the otter welcomes you and tells what comes next.`,
    watching: `Your welcome video`,
    backToForm: `Back to the form`,
    skip: `Continue`,
  },
  nr = {
    title: `Check your inbox`,
    heading: `Check your inbox`,
    sentTo: (e) => `We've sent a verification email to ${e}. Press the button in it to start playing.`,
    sent: `We've sent you a verification email. Press the button in it to start playing.`,
    button: `Check Your Inbox`,
    wrongEmail: `Wrong e-mail?`,
  },
  V = {
    title: `Account`,
    heading: `Your account`,
    back: `Back to the course`,
    loadFailed: `Your account could not be loaded.`,
    tryAgain: `Try Again`,
    saved: `Saved.`,
    saving: `Saving...`,
    save: `Save`,
    family: `Your family`,
    parentName: `Parent Name`,
    kidName: `Child Name`,
    kidAge: `Child Age`,
    email: `E-mail`,
    changeEmail: `Change the e-mail`,
    newEmail: `New e-mail`,
    emailSent: `We've written to both addresses. The change happens when both have agreed.`,
    reminder: `Reminder`,
    noReminder: `No reminder is set.`,
    reminderState: {
      waiting: (e) => `${e}, not sent yet.`,
      delivered: (e) => `${e}, sent.`,
      cancelled: (e) => `${e}, called off.`,
      failed: (e) => `${e}, could not be sent.`,
    },
    reminderMail: (e) => `A mail on ${e}`,
    reminderSms: (e, t) => `A text on ${e} to the number ending in ${t}`,
    remindTonight: `Mail me this evening`,
    remindWeekend: `Mail me on Saturday`,
    remindSms: `Text me`,
    cancelReminder: `Call it off`,
    consents: `What you agreed to`,
    consentsText: `A change counts at once.`,
    ledger: `What was said when`,
    yes: `yes`,
    no: `no`,
    payment: `The course`,
    paid: `The whole course is yours.`,
    notPaid: `You have not bought the course.`,
    buy: `See the course`,
    devices: `Devices signed in`,
    thisDevice: `this device`,
    lastSeen: (e) => `last here ${e}`,
    end: `Sign it out`,
    endAll: `Sign out everywhere`,
    signOut: `Sign out`,
    signingOut: `Signing out...`,
    voice: `Reading aloud`,
    voiceAllow: `Let this device's own voice read what has no recording`,
    voiceText: `Only voices that speak on the device itself are used, so no words leave it. This counts for this device.`,
    data: `Your data`,
    dataText: `Everything we hold about you and your child, as a file.`,
    download: `Download everything`,
    deleteHeading: `Delete everything`,
    deleteText: `Your account, your child's progress, all of it, for good. What was paid stays in our books without your name. We send you a receipt.`,
    delete: `Delete my account`,
    deleteSure: `Yes, delete everything`,
    deleteCancel: `Keep it`,
    deleted: `Everything is deleted.`,
    deletedText: `A receipt is on its way to you. Goodbye, and thank you.`,
    home: `To the start`,
    kept: `How long we keep what`,
  },
  H = {
    heading: `Is it really you?`,
    text: `This is important, so we ask for a code. We've sent it to your e-mail.`,
    label: `6-digit code from the mail`,
    button: `Confirm`,
    checking: `Checking...`,
    cancel: `Cancel`,
    sendAgain: `Send again`,
    sendAgainIn: (e) => `Send again in ${e} s`,
  },
  U = {
    title: `Auth Test`,
    heading: `Auth Test`,
    text: `A page for developers: it exists on a local installation only.`,
    email: `Email`,
    send: `Send magic link`,
    refresh: `Refresh session`,
    signOut: `Sign out`,
    debug: `Run debug tests`,
    sent: `The link is in the local mailbox.`,
    refreshed: `The session is new.`,
    signedOut: `Signed out.`,
    session: `Session`,
    nobody: `Nobody is signed in.`,
  },
  W = {
    title: `When to start`,
    heading: `When do you want to start?`,
    now: `NOW - We're together!`,
    sms: `SEND ME SMS REMINDER`,
    email: `JUST EMAIL ME - I'll figure it out`,
    saving: `Saving...`,
    back: `Back`,
    setHeading: `Reminder Set!`,
    setText: `We'll send you one e-mail this evening at 7 PM, or tomorrow if it is later than that.`,
    complete: `Complete Setup`,
    logIn: `Log In`,
  },
  G = {
    title: `SMS reminder`,
    heading: `When should we remind you?`,
    date: `Date`,
    time: `Time`,
    phone: `Phone Number`,
    phonePlaceholder: `(555) 123-4567`,
    consent: `By setting a reminder you agree to get one text from Treasure Tracker on this number. Message and data rates may apply. Reply STOP and no more come.`,
    quiet: `That is between 8 PM and 8 AM. We'll send it then, if that is what you want.`,
    button: `Set SMS Reminder`,
    busy: `Setting Reminder...`,
    doneHeading: `SMS Reminder Set!`,
    done: (e, t) => `We'll send an SMS to ${t} on ${e}.`,
    complete: `Complete Setup`,
  },
  rr = {
    incomplete: `Please fill in all fields correctly.`,
    past_date: `Please select a future date.`,
    no_time: `Please select a time.`,
    bad_phone: `Please enter a valid phone number.`,
    past_time: `Reminder datetime is in the past`,
  },
  ir = { title: `Ready`, heading: `Ready`, text: `Everything is set. The first mission is waiting.`, button: `Start the adventure` },
  ar = { title: `Confirm`, heading: `Confirm`, text: `Thank you, that is all we need.`, button: `Go on` },
  or = `$${s}`,
  K = {
    title: `Setting up`,
    stages: {
      validating: `Checking your purchase link...`,
      "creating-auth-user": `Creating your account...`,
      "tracking-purchase": `Confirming your purchase...`,
      redirecting: `All set! Taking you there...`,
    },
    failed: `Setup Failed`,
    tryAgain: `Try Again`,
    contact: `Contact Support`,
    mailSubject: `Treasure Tracker: setup failed`,
    mailBody: (e) => `Hello,\n\nsetting up my account after the purchase failed: ${e}\n\n`,
    signOut: `Sign out`,
  },
  q = {
    title: `Get Treasure Tracker`,
    heading: `Get ${ie}`,
    text: `Five missions in which ${g} shows your child where coins come from and what they can do. ${or}, once.`,
    failed: `Your purchase link could not be used:`,
    buy: `Buy the course`,
    ask: `Ask us for access`,
    try: `Try the first mission`,
    mailSubject: `Access to Treasure Tracker`,
  },
  J = {
    title: `Unlock the course`,
    heading: `Continue the Adventure!`,
    text: `Unlock the complete Money Skills Course with ${g}`,
    card: `Money Skills: ${ie}`,
    lessons: `5 lessons included`,
    price: or,
    button: `Unlock Full Course`,
    opening: `Opening...`,
    note: `One-time purchase • Secure payment`,
    back: `Back to the map`,
    thanksTitle: `Thank you`,
    waitingHeading: `Thank you!`,
    waiting: `We are waiting for the payment to arrive. That takes a few seconds.`,
    slow: `The payment has not arrived yet. You can go on; the missions open as soon as it does.`,
    paidHeading: `Thank you! The course is yours.`,
    paid: `All missions are open now.`,
    alreadyHeading: `The course is yours`,
    go: `Continue the adventure`,
    checkAgain: `Check again`,
  },
  Y = de(),
  sr = () => Ze() > 0 || !st();
function cr({ children: e }) {
  let [t, n] = (0, I.useState)(sr);
  return (
    (0, I.useEffect)(() => {
      if (!t) return;
      let e = () => n(sr()),
        r = setTimeout(e, Ze());
      return (
        window.addEventListener(`pageshow`, e),
        () => {
          (clearTimeout(r), window.removeEventListener(`pageshow`, e));
        }
      );
    }, [t]),
    t ? e : (0, Y.jsx)(lr, { onPass: () => n(!0) })
  );
}
function lr({ onPass: e }) {
  return (
    p(`gate`, `asking`),
    (0, Y.jsx)(Ce, {
      words: $e,
      numberWords: Le,
      backTo: E(),
      onPass: () => {
        (Ye(), e());
      },
    })
  );
}
var ur = {
    child_name: {
      title: `A welcome with your names`,
      text: `A voice service speaks your first name and your child's in the welcome video. It gets nothing else.`,
    },
    news: {
      title: `News about missions`,
      text: `We write to you when there are new missions. Our mail service gets your e-mail, first names and progress.`,
    },
    child_progress: {
      title: `How lessons go`,
      text: `Our measuring service is told which lessons are played, under a random number, without names.`,
    },
    analytics: {
      title: `How grown-ups use our pages`,
      text: `Our measuring service sees which of the pages for grown-ups are used, with all text hidden. Never your child's pages.`,
    },
    ads: { title: `How you found us`, text: `Our advertising partner is told that somebody signed up or bought, with a scrambled e-mail.` },
  },
  dr = Object.keys(ur),
  X = {
    heading: `May we?`,
    text: `Everything works without a yes. You can change it any time on your account page.`,
    none: `No thanks`,
    all: `Yes to all`,
    choose: `Choose one by one`,
    refusedByBrowser: `Your browser asks that nothing is shared (Global Privacy Control), so this stays off.`,
    save: `Save my choice`,
    saving: `Saving...`,
  },
  fr = () => ({ analytics: !1, ads: !1, news: !1, child_name: !1, child_progress: !1 }),
  pr = () => ({ analytics: !0, ads: !0, news: !0, child_name: !0, child_progress: !0 }),
  mr = [`ads`, `analytics`],
  hr = (e) => mr.includes(e),
  gr = {
    list: `ConsentForm-module_list_dns2`,
    purposes: `ConsentForm-module_purposes_fF43`,
    purpose: `ConsentForm-module_purpose_EJho`,
    pair: `ConsentForm-module_pair_exsS`,
  },
  _r = (e) => navigator.globalPrivacyControl === !0 && hr(e);
function vr({ value: e, disabled: t = !1, onChange: n }) {
  return (0, Y.jsx)(`div`, {
    className: gr.purposes,
    children: dr.map((r) =>
      (0, Y.jsxs)(
        `label`,
        {
          className: gr.purpose,
          children: [
            (0, Y.jsx)(`input`, {
              type: `checkbox`,
              checked: e[r] && !_r(r),
              disabled: t || _r(r),
              onChange: (t) => n({ ...e, [r]: t.target.checked }),
            }),
            (0, Y.jsxs)(`span`, {
              children: [
                (0, Y.jsx)(`strong`, { children: ur[r].title }),
                (0, Y.jsx)(`br`, {}),
                ur[r].text,
                _r(r) && (0, Y.jsxs)(`em`, { children: [` `, X.refusedByBrowser] }),
              ],
            }),
          ],
        },
        r,
      ),
    ),
  });
}
function yr({ isBusy: e, onDecide: t }) {
  let [n, r] = (0, I.useState)(fr),
    [a, o] = (0, I.useState)(!1);
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(`p`, { children: X.text }),
      a
        ? (0, Y.jsxs)(Y.Fragment, {
            children: [
              (0, Y.jsx)(vr, { value: n, disabled: e, onChange: r }),
              (0, Y.jsx)(i, { disabled: e, onClick: () => t(n), children: e ? X.saving : X.save }),
            ],
          })
        : (0, Y.jsxs)(Y.Fragment, {
            children: [
              (0, Y.jsx)(`ul`, {
                className: gr.list,
                children: dr.map((e) =>
                  (0, Y.jsxs)(
                    `li`,
                    {
                      children: [
                        (0, Y.jsxs)(`strong`, { children: [ur[e].title, `.`] }),
                        ` `,
                        ur[e].text,
                        _r(e) && (0, Y.jsxs)(`em`, { children: [` `, X.refusedByBrowser] }),
                      ],
                    },
                    e,
                  ),
                ),
              }),
              (0, Y.jsxs)(`div`, {
                className: gr.pair,
                children: [
                  (0, Y.jsx)(i, { disabled: e, onClick: () => t(fr()), children: X.none }),
                  (0, Y.jsx)(i, { disabled: e, onClick: () => t(pr()), children: X.all }),
                ],
              }),
              (0, Y.jsx)(i, { look: `quiet`, disabled: e, onClick: () => o(!0), children: X.choose }),
            ],
          }),
    ],
  });
}
var Z = {
  sections: `AccountScreen-module_sections_Kj9q`,
  section: `AccountScreen-module_section_bqGH`,
  problem: `AccountScreen-module_problem_L9EQ`,
  pair: `AccountScreen-module_pair_7CPR`,
  device: `AccountScreen-module_device_2dn2`,
  devices: `AccountScreen-module_devices_DzAI`,
  ledger: `AccountScreen-module_ledger_ZmLG`,
  small: `AccountScreen-module_small_9tIP`,
  proof: `AccountScreen-module_proof_nnT-`,
  switch: `AccountScreen-module_switch_JYMq`,
};
function Q({ name: e, heading: t, account: n, children: r }) {
  return (0, Y.jsxs)(`section`, {
    className: Z.section,
    "aria-labelledby": `${e}-heading`,
    children: [
      (0, Y.jsx)(`h2`, { id: `${e}-heading`, children: t }),
      r,
      n.problem?.section === e && (0, Y.jsx)(`p`, { role: `alert`, className: Z.problem, children: n.problem.message }),
      n.notice?.section === e && (0, Y.jsx)(`p`, { role: `status`, children: n.notice.message }),
    ],
  });
}
var br = (e) => new Intl.DateTimeFormat(`en-US`, { dateStyle: `medium`, timeStyle: `short` }).format(new Date(e));
function xr({ account: e }) {
  let { consents: t, ledger: n } = e.data.consents;
  return (0, Y.jsxs)(Q, {
    name: `consents`,
    heading: V.consents,
    account: e,
    children: [
      (0, Y.jsx)(`p`, { className: Z.small, children: V.consentsText }),
      (0, Y.jsx)(vr, { value: t, disabled: e.busy === `consents`, onChange: e.act.saveConsents }),
      n.length > 0 &&
        (0, Y.jsxs)(`details`, {
          children: [
            (0, Y.jsx)(`summary`, { children: V.ledger }),
            (0, Y.jsx)(`ul`, {
              className: Z.ledger,
              children: n.map(({ purpose: e, granted: t, at: n, text_version: r }) =>
                (0, Y.jsxs)(`li`, { children: [br(n), `: `, ur[e].title, `, `, t ? V.yes : V.no, ` (`, r, `)`] }, `${e}${n}`),
              ),
            }),
          ],
        }),
    ],
  });
}
function Sr({ account: e }) {
  let t = e.busy === `devices`;
  return (0, Y.jsxs)(Q, {
    name: `devices`,
    heading: V.devices,
    account: e,
    children: [
      (0, Y.jsx)(`ul`, {
        className: Z.devices,
        children: e.data.devices.map(({ id: n, device: r, last_seen_at: a, is_this: o }) =>
          (0, Y.jsxs)(
            `li`,
            {
              className: Z.device,
              children: [
                (0, Y.jsxs)(`span`, {
                  children: [
                    r,
                    o ? ` (${V.thisDevice})` : ``,
                    (0, Y.jsx)(`br`, {}),
                    (0, Y.jsx)(`span`, { className: Z.small, children: V.lastSeen(br(a)) }),
                  ],
                }),
                !o && (0, Y.jsx)(i, { look: `quiet`, disabled: t, onClick: () => e.act.endDevice(n), children: V.end }),
              ],
            },
            n,
          ),
        ),
      }),
      (0, Y.jsx)(i, { look: `quiet`, disabled: t, onClick: e.act.endAll, children: V.endAll }),
    ],
  });
}
function Cr({ account: e }) {
  let [t, n] = (0, I.useState)(!1);
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsxs)(Q, {
        name: `data`,
        heading: V.data,
        account: e,
        children: [
          (0, Y.jsx)(`p`, { children: V.dataText }),
          (0, Y.jsx)(i, { look: `quiet`, disabled: e.busy === `data`, onClick: e.act.download, children: V.download }),
          (0, Y.jsx)(`p`, { children: (0, Y.jsx)(`a`, { href: l(), children: V.kept }) }),
        ],
      }),
      (0, Y.jsxs)(Q, {
        name: `delete`,
        heading: V.deleteHeading,
        account: e,
        children: [
          (0, Y.jsx)(`p`, { children: V.deleteText }),
          t
            ? (0, Y.jsxs)(`div`, {
                className: Z.pair,
                children: [
                  (0, Y.jsx)(i, { disabled: e.busy === `delete`, onClick: e.act.deleteAll, children: V.deleteSure }),
                  (0, Y.jsx)(i, { look: `quiet`, onClick: () => n(!1), children: V.deleteCancel }),
                ],
              })
            : (0, Y.jsx)(i, { look: `quiet`, onClick: () => n(!0), children: V.delete }),
        ],
      }),
    ],
  });
}
function wr({ field: e, label: t, button: n, busyButton: r, isBusy: a, onSubmit: o }) {
  let { parsed: s } = e;
  return (0, Y.jsxs)(Ae, {
    onSubmit: () => s !== null && !a && o(s),
    children: [
      (0, Y.jsx)(A, {
        label: t,
        type: `email`,
        inputMode: `email`,
        autoComplete: `email`,
        autoFocus: !0,
        value: e.typed,
        disabled: a,
        problem: e.problem,
        onChange: (t) => e.change(t.target.value),
        onBlur: e.blur,
      }),
      (0, Y.jsx)(i, { type: `submit`, disabled: s === null || a, children: a ? r : n }),
    ],
  });
}
function Tr(e) {
  let [t, n] = (0, I.useState)(e),
    [r, i] = (0, I.useState)(!1),
    a = qe(t);
  return { typed: t, parsed: a, problem: r && t !== `` && a === null ? k.emailProblem : null, change: n, blur: () => i(!0) };
}
function Er({ account: e }) {
  let t = Tr(``),
    [n, r] = (0, I.useState)(!1);
  return (0, Y.jsxs)(Q, {
    name: `email`,
    heading: V.email,
    account: e,
    children: [
      (0, Y.jsx)(`p`, { children: (0, Y.jsx)(`strong`, { children: e.data.me.email }) }),
      n
        ? (0, Y.jsx)(wr, {
            field: t,
            label: V.newEmail,
            button: V.changeEmail,
            busyButton: V.saving,
            isBusy: e.busy === `email`,
            onSubmit: (t) => e.act.changeEmail(t, V.emailSent),
          })
        : (0, Y.jsx)(i, { look: `quiet`, onClick: () => r(!0), children: V.changeEmail }),
    ],
  });
}
var Dr = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;
function $(e) {
  if (Dr.test(e.trim())) return null;
  let t = e.normalize(`NFC`).trim().replace(/\s+/gu, ` `);
  return t === `` || [...t].length > 80 ? null : t;
}
function Or(e) {
  return e.trim() === `` ? `empty` : $(e) === null ? ([...e.trim()].length > 80 ? `too_long` : `odd_characters`) : null;
}
function kr({ account: e, profile: t }) {
  let [n, r] = (0, I.useState)(t.parent_name),
    [a, o] = (0, I.useState)(t.kid_name),
    [s, c] = (0, I.useState)(String(t.kid_age)),
    l = e.busy === `family`,
    u = { parent_name: $(n), kid_name: $(a), kid_age: Te(s) },
    d = (e) => {
      let t = Or(e);
      return t === null ? null : z.nameProblem[t];
    };
  return (0, Y.jsx)(Q, {
    name: `family`,
    heading: V.family,
    account: e,
    children: (0, Y.jsxs)(Ae, {
      onSubmit: () => {
        let { parent_name: t, kid_name: n, kid_age: r } = u;
        t !== null && n !== null && r !== null && e.act.saveFamily({ parent_name: t, kid_name: n, kid_age: r }, V.saved);
      },
      children: [
        (0, Y.jsx)(A, {
          label: V.parentName,
          autoComplete: `given-name`,
          value: n,
          problem: d(n),
          disabled: l,
          onChange: (e) => r(e.target.value),
        }),
        (0, Y.jsx)(A, { label: V.kidName, autoComplete: `off`, value: a, problem: d(a), disabled: l, onChange: (e) => o(e.target.value) }),
        (0, Y.jsx)(A, {
          label: V.kidAge,
          type: `number`,
          inputMode: `numeric`,
          min: 3,
          max: 18,
          value: s,
          problem: u.kid_age === null ? z.ageProblem : null,
          disabled: l,
          onChange: (e) => c(e.target.value),
        }),
        (0, Y.jsx)(i, { type: `submit`, look: `quiet`, disabled: l || Object.values(u).includes(null), children: l ? V.saving : V.save }),
      ],
    }),
  });
}
function Ar(e) {
  let [t, n] = (0, I.useState)(e);
  return (
    (0, I.useEffect)(() => {
      if (t === 0) return;
      let e = setTimeout(() => n(t - 1), 1e3);
      return () => clearTimeout(e);
    }, [t]),
    { seconds: t, start: () => n(e) }
  );
}
function jr({ proof: e }) {
  let t = (0, I.useRef)(null),
    [n, r] = (0, I.useState)(``),
    a = Ar(60);
  return (
    (0, I.useEffect)(() => t.current?.showModal(), []),
    (0, Y.jsx)(`dialog`, {
      ref: t,
      className: Z.proof,
      "aria-labelledby": `proof-heading`,
      onCancel: e.cancel,
      children: (0, Y.jsxs)(`div`, {
        children: [
          (0, Y.jsx)(`h2`, { id: `proof-heading`, children: H.heading }),
          (0, Y.jsx)(`p`, { children: H.text }),
          (0, Y.jsxs)(Ae, {
            onSubmit: () => e.submit(n.replace(/\D/g, ``)),
            children: [
              (0, Y.jsx)(A, {
                label: H.label,
                inputMode: `numeric`,
                autoComplete: `one-time-code`,
                maxLength: 12,
                value: n,
                problem: e.problem,
                disabled: e.isBusy,
                autoFocus: !0,
                onChange: (e) => r(e.target.value),
              }),
              (0, Y.jsx)(i, {
                type: `submit`,
                disabled: n.replace(/\D/g, ``).length !== 6 || e.isBusy,
                children: e.isBusy ? H.checking : H.button,
              }),
            ],
          }),
          (0, Y.jsx)(i, {
            look: `quiet`,
            disabled: a.seconds > 0,
            onClick: () => {
              (a.start(), e.sendAgain());
            },
            children: a.seconds > 0 ? H.sendAgainIn(a.seconds) : H.sendAgain,
          }),
          (0, Y.jsx)(i, { look: `quiet`, onClick: e.cancel, children: H.cancel }),
        ],
      }),
    })
  );
}
var Mr = (e) => new Intl.DateTimeFormat(`en-US`, { dateStyle: `full`, timeStyle: `short` }).format(new Date(e));
function Nr(e) {
  if (e === null) return V.noReminder;
  let t = e.phone_ending === null ? V.reminderMail(Mr(e.at)) : V.reminderSms(Mr(e.at), e.phone_ending);
  return V.reminderState[e.status](t);
}
function Pr({ account: e }) {
  let { reminder: t } = e.data,
    n = e.busy === `reminder`;
  return (0, Y.jsxs)(Q, {
    name: `reminder`,
    heading: V.reminder,
    account: e,
    children: [
      (0, Y.jsx)(`p`, { children: Nr(t) }),
      (0, Y.jsxs)(`div`, {
        className: Z.pair,
        children: [
          t?.status === `waiting` &&
            (0, Y.jsx)(i, { look: `quiet`, disabled: n, onClick: e.act.cancelReminder, children: V.cancelReminder }),
          (0, Y.jsx)(i, { look: `quiet`, disabled: n, onClick: () => e.act.remind(`tonight`), children: V.remindTonight }),
          (0, Y.jsx)(i, { look: `quiet`, disabled: n, onClick: () => e.act.remind(`weekend`), children: V.remindWeekend }),
          (0, Y.jsx)(a, { look: `quiet`, href: Fe(), children: V.remindSms }),
        ],
      }),
    ],
  });
}
function Fr({ account: e }) {
  let [t, n] = (0, I.useState)(We),
    r = (e) => {
      (he(e), n(e));
    };
  return (0, Y.jsxs)(Q, {
    name: `voice`,
    heading: V.voice,
    account: e,
    children: [
      (0, Y.jsxs)(`label`, {
        className: Z.switch,
        children: [(0, Y.jsx)(`input`, { type: `checkbox`, checked: t, onChange: (e) => r(e.target.checked) }), V.voiceAllow],
      }),
      (0, Y.jsx)(`p`, { className: Z.small, children: V.voiceText }),
    ],
  });
}
var Ir = () => N(D.checkout.$post()),
  Lr = () => N(D.me.payment.$get());
function Rr(e) {
  let t = e.replace(/\D/g, ``);
  return (t.length > 10 && t.startsWith(`1`) ? t.slice(1) : t).slice(0, 10);
}
function zr(e) {
  let t = Rr(e);
  return t.length <= 3
    ? t === ``
      ? ``
      : `(${t}`
    : t.length <= 6
      ? `(${t.slice(0, 3)}) ${t.slice(3)}`
      : `(${t.slice(0, 3)}) ${t.slice(3, 6)}-${t.slice(6)}`;
}
function Br(e, t, n) {
  let r = Rr(t.slice(0, n)).length,
    i = Rr(t);
  t.length < e.length && i === Rr(e) && r > 0 && ((i = i.slice(0, r - 1) + i.slice(r)), r--);
  let a = zr(i),
    o = 0;
  for (let e = 0; o < a.length && e < r; o++) /\d/.test(a[o] ?? ``) && e++;
  return { text: a, caret: r === i.length ? a.length : o };
}
function Vr(e) {
  if (/[^\d\s().+-]/.test(e)) return null;
  let t = e.replace(/\D/g, ``);
  return t.length === 10 ? (e.trim().startsWith(`+`) ? null : `+1${t}`) : t.length === 11 && t.startsWith(`1`) ? `+${t}` : null;
}
var Hr = (e) => /^([01]\d|2[0-3]):[0-5]\d$/.test(e),
  Ur = 6e4;
function Wr(e, t) {
  let n = new Intl.DateTimeFormat(`en-US`, {
      timeZone: t,
      hourCycle: `h23`,
      year: `numeric`,
      month: `numeric`,
      day: `numeric`,
      hour: `numeric`,
      minute: `numeric`,
      second: `numeric`,
    }).formatToParts(e),
    r = (e) => Number(n.find((t) => t.type === e)?.value);
  return Date.UTC(r(`year`), r(`month`) - 1, r(`day`), r(`hour`), r(`minute`), r(`second`));
}
function Gr(e, t, n) {
  let r = Date.parse(`${e}T${t}:00Z`),
    i = [r - 1440 * Ur, r + 1440 * Ur].map((e) => Wr(e, n) - e),
    a = i
      .map((e) => r - e)
      .sort((e, t) => e - t)
      .find((e) => Wr(e, n) === r);
  return new Date(a ?? r - Math.min(...i));
}
var Kr = (e) => {
    let t = Number(e.slice(0, 2));
    return t >= 20 || t < 8;
  },
  qr = `January February March April May June July August September October November December`.split(` `),
  Jr = (e, t) => `SMS ${Number(e.slice(8))} ${qr[Number(e.slice(5, 7)) - 1] ?? ``} ${t}`;
RegExp(`^SMS ([1-9]|[12]\\d|3[01]) (${qr.join(`|`)}) ([01]\\d|2[0-3]):[0-5]\\d$`);
function Yr({ day: e, time: t, phone: n }, r, i) {
  return zt(e)
    ? e < ze(r, i)
      ? `past_date`
      : Hr(t)
        ? Vr(n) === null
          ? `bad_phone`
          : Gr(e, t, i) <= r
            ? `past_time`
            : null
        : `no_time`
    : `incomplete`;
}
var Xr = () => N(D.reminders.$get()),
  Zr = () => N(D.reminders.preference.$put({ json: { preference: `now` } })),
  Qr = (e) => N(D.reminders.$post({ json: { reminder_type: e, preference: `email`, time_zone: De() } })),
  $r = ({ day: e, time: t, phone: n }) =>
    N(
      D.reminders.$post({
        json: {
          reminder_type: `sms`,
          reminder_datetime: Gr(e, t, De()).toISOString(),
          phone_number: n,
          preference: Jr(e, t),
          time_zone: De(),
        },
      }),
    ),
  ei = () => N(D.reminders.$delete());
async function ti() {
  if ((await w()) === null) return null;
  let [e, { reminder: t }, n, { sessions: r }, { paid: i }] = await Promise.all([Ve(), Xr(), Ut(), Kt(), Lr()]);
  return { me: e, reminder: t, consents: n, devices: r, isPaid: i };
}
function ni(e) {
  let t = URL.createObjectURL(new Blob([JSON.stringify(e, null, 2)], { type: `application/json` })),
    n = document.createElement(`a`);
  ((n.href = t), (n.download = `treasure-tracker.json`), n.click(), setTimeout(() => URL.revokeObjectURL(t), 0));
}
function ri() {
  let e = Ft(`account`, ti),
    [n, r] = (0, I.useState)(null),
    [i, a] = (0, I.useState)(null),
    [o, s] = (0, I.useState)(null),
    [c, l] = (0, I.useState)(null),
    [d, f] = (0, I.useState)(null),
    [ee, p] = (0, I.useState)(null),
    [m, te] = (0, I.useState)(!1),
    ne = (e.state === `ready` && e.value === null) || (e.state === `failed` && e.error.code === `not_authenticated`);
  (0, I.useEffect)(() => {
    ne && !m && window.location.replace(u());
  }, [ne, m]);
  let re = async () => r(await ti()),
    h = async (e, t, n = ``) => {
      (a(e), s(null), l(null));
      try {
        (await t(), n !== `` && l({ section: e, message: n }));
      } catch (n) {
        let r = S(n);
        r.code === `proof_needed` || r.code === `reauthentication_needed`
          ? await ie({ section: e, run: t })
          : s({ section: e, message: r.message });
      } finally {
        a(null);
      }
    },
    ie = async (e) => {
      (p(null), f(e), await Rt().catch((e) => p(S(e).message)));
    },
    ae = async (e) => {
      if (d !== null) {
        (a(`proof`), p(null));
        try {
          (await Jt(e), f(null), await h(d.section, d.run));
        } catch (e) {
          p(S(e).message);
        } finally {
          a(null);
        }
      }
    };
  if (m) return { state: `deleted` };
  if (ne) return { state: `redirecting` };
  if (e.state === `loading`) return { state: `loading` };
  if (e.state === `failed`) return { state: `failed`, message: e.error.message, again: e.again };
  let g = n ?? e.value;
  if (g === null) return { state: `redirecting` };
  let oe = async (e) => {
    (Xn(), await He(e), window.location.replace(t()));
  };
  return {
    state: `ready`,
    data: g,
    busy: i,
    problem: o,
    notice: c,
    proof:
      d === null
        ? null
        : { submit: (e) => void ae(e), cancel: () => f(null), problem: ee, isBusy: i === `proof`, sendAgain: () => void ie(d) },
    act: {
      saveFamily: (e, t) => void h(`family`, () => ve(e).then(re), t),
      saveConsents(e) {
        (r({ ...g, consents: { ...g.consents, consents: e } }),
          h(`consents`, () =>
            Wt(e)
              .then(({ consents: e }) => Yn(e))
              .finally(re),
          ));
      },
      remind: (e) => void h(`reminder`, () => Qr(e).then(re)),
      cancelReminder: () => void h(`reminder`, () => ei().then(re)),
      changeEmail: (e, t) => void h(`email`, () => tt(e).then(() => l({ section: `email`, message: t }))),
      endDevice: (e) => void h(`devices`, () => qt(e).then(re)),
      endAll: () => void h(`devices`, () => oe(`global`)),
      signOut: () => void h(`sign-out`, () => oe(`local`)),
      download: () => void h(`data`, () => Yt().then(ni)),
      deleteAll: () =>
        void h(`delete`, async () => {
          (await Xt(), te(!0), Xn(), await He(`local`).catch(() => void 0));
        }),
    },
  };
}
function ii() {
  return (0, Y.jsx)(cr, { children: (0, Y.jsx)(ai, {}) });
}
function ai() {
  let e = ri();
  switch ((p(`account`, e.state === `ready` && e.proof !== null ? `proof` : e.state), e.state)) {
    case `loading`:
      return (0, Y.jsx)(fe, { heading: vt.loading });
    case `redirecting`:
      return (0, Y.jsx)(fe, { heading: vt.redirecting });
    case `failed`:
      return (0, Y.jsxs)(
        _,
        {
          heading: V.loadFailed,
          mood: `oops`,
          picture: `broken`,
          children: [(0, Y.jsx)(`p`, { role: `alert`, children: e.message }), (0, Y.jsx)(i, { onClick: e.again, children: V.tryAgain })],
        },
        `failed`,
      );
    case `deleted`:
      return (0, Y.jsxs)(
        _,
        {
          heading: V.deleted,
          mood: `wave`,
          children: [(0, Y.jsx)(`p`, { children: V.deletedText }), (0, Y.jsx)(a, { href: t(), children: V.home })],
        },
        `deleted`,
      );
    case `ready`: {
      let { profile: t } = e.data.me;
      return (0, Y.jsxs)(
        _,
        {
          heading: V.heading,
          picture: `shield`,
          wide: !0,
          children: [
            (0, Y.jsx)(a, { href: E(), children: V.back }),
            (0, Y.jsxs)(`div`, {
              className: Z.sections,
              children: [
                t !== null && (0, Y.jsx)(kr, { account: e, profile: t }),
                (0, Y.jsx)(Er, { account: e }),
                (0, Y.jsx)(Pr, { account: e }),
                (0, Y.jsxs)(Q, {
                  name: `payment`,
                  heading: V.payment,
                  account: e,
                  children: [
                    (0, Y.jsx)(`p`, { children: e.data.isPaid ? V.paid : V.notPaid }),
                    !e.data.isPaid && (0, Y.jsx)(a, { look: `quiet`, href: bt(), children: V.buy }),
                  ],
                }),
                (0, Y.jsx)(xr, { account: e }),
                (0, Y.jsx)(Fr, { account: e }),
                (0, Y.jsx)(Sr, { account: e }),
                (0, Y.jsx)(Cr, { account: e }),
                (0, Y.jsx)(Q, {
                  name: `sign-out`,
                  heading: V.signOut,
                  account: e,
                  children: (0, Y.jsx)(i, {
                    disabled: e.busy === `sign-out`,
                    onClick: e.act.signOut,
                    children: e.busy === `sign-out` ? V.signingOut : V.signOut,
                  }),
                }),
              ],
            }),
            e.proof !== null && (0, Y.jsx)(jr, { proof: e.proof }),
          ],
        },
        `ready`,
      );
    }
  }
}
function oi(e, t) {
  let [n, r] = (0, I.useState)(pe),
    [i] = (0, I.useState)(n === ``),
    [a, o] = (0, I.useState)(``),
    [s, c] = (0, I.useState)(null),
    [l, u] = (0, I.useState)(!1),
    [d, f] = (0, I.useState)(``),
    ee = Ar(60),
    p = a.replace(/\D/g, ``),
    m = qe(n),
    te = async () => {
      if (p.length !== 6 || m === null) return c(j.problem);
      (u(!0), c(null));
      try {
        (await it(m, p), window.location.assign(dt(e)));
      } catch (e) {
        (c(S(e).message), u(!1));
      }
    },
    ne = async () => {
      if (m !== null) {
        ee.start();
        try {
          let n = t ? Xe() : null;
          (await Mt({ email: m, next: e, create: t, ...(n === null ? {} : { signupId: n }) }), f(j.sentAgain));
        } catch (e) {
          f(S(e).message);
        }
      }
    };
  return {
    asksEmail: i,
    email: n,
    changeEmail: r,
    code: a,
    change: o,
    isComplete: p.length === 6 && m !== null,
    problem: s,
    isBusy: l,
    notice: d,
    waitSeconds: ee.seconds,
    submit: () => void te(),
    sendAgain: () => void ne(),
  };
}
var si = {
  failure: `create-account-module_failure_65eA`,
  small: `create-account-module_small_YLSs`,
  row: `create-account-module_row_TpJ0`,
};
function ci({ next: e, create: t }) {
  let n = oi(e, t);
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(`p`, { className: si.small, children: j.hint }),
      (0, Y.jsxs)(Ae, {
        onSubmit: n.submit,
        children: [
          n.asksEmail &&
            (0, Y.jsx)(A, {
              label: j.email,
              type: `email`,
              autoComplete: `email`,
              value: n.email,
              onChange: (e) => n.changeEmail(e.target.value),
            }),
          (0, Y.jsx)(A, {
            label: j.label,
            inputMode: `numeric`,
            autoComplete: `one-time-code`,
            maxLength: 12,
            value: n.code,
            problem: n.problem,
            disabled: n.isBusy,
            onChange: (e) => n.change(e.target.value),
          }),
          (0, Y.jsx)(i, { type: `submit`, look: `quiet`, disabled: !n.isComplete || n.isBusy, children: n.isBusy ? j.checking : j.submit }),
        ],
      }),
      (0, Y.jsx)(i, {
        look: `quiet`,
        disabled: n.waitSeconds > 0 || n.email === ``,
        onClick: n.sendAgain,
        children: n.waitSeconds > 0 ? j.sendAgainIn(n.waitSeconds) : j.sendAgain,
      }),
      (0, Y.jsx)(`p`, { role: `status`, children: n.notice }),
    ],
  });
}
function li() {
  let e = pe();
  return (
    (0, I.useEffect)(() => an(`onboarding_completed`, {}), []),
    (0, Y.jsxs)(_, {
      heading: nr.heading,
      mood: `wave`,
      picture: `letter`,
      children: [
        (0, Y.jsx)(`p`, { children: e === `` ? nr.sent : nr.sentTo(e) }),
        (0, Y.jsx)(i, { disabled: !0, children: nr.button }),
        (0, Y.jsx)(ci, { next: Pt(), create: !0 }),
        (0, Y.jsx)(`p`, { children: (0, Y.jsx)(`a`, { href: gt(), children: nr.wrongEmail }) }),
      ],
    })
  );
}
var ui = _t(`/functions/v1`, { fetch: Ot });
async function di(e) {
  let t = await ui[`setup-user-auth`].$post({ json: e }).catch((e) => {
    throw S(e);
  });
  if (t.status === 400) throw new T(`setup_email_rejected`);
  if (!t.ok) throw await Pe(t);
  let n = await t.json();
  return `access_token` in n ? n : null;
}
async function fi(e, t) {
  let n = e === null ? {} : { signup_id: e },
    r = await ui[`welcome-audio`].$post({ json: n }, { init: { signal: t } });
  return r.status === 200 ? r.blob() : null;
}
async function pi(e) {
  try {
    let t = await fi(e, AbortSignal.timeout(te));
    return t === null ? null : URL.createObjectURL(t);
  } catch {
    return (console.warn(`welcome audio failed; going on without it`), null);
  }
}
function mi(e, t, n) {
  let r = (0, I.useRef)(n);
  ((0, I.useEffect)(() => {
    r.current = n;
  }, [n]),
    (0, I.useEffect)(() => {
      let n = e.current?.querySelector(`video`);
      if (t === null || !n) return;
      let i = new Audio(t),
        a = () => {
          let e = n.currentTime - c.from,
            t = Number.isFinite(i.duration) ? i.duration : c.to - c.from,
            a = e >= 0 && e < Math.max(t, c.to - c.from);
          if (((n.muted = r.current || a), (i.muted = r.current), !a || n.paused || e >= t)) return i.pause();
          (Math.abs(i.currentTime - e) > hi && (i.currentTime = e), i.paused && i.play().catch(() => void 0));
        },
        o = [`play`, `playing`, `pause`, `seeking`, `seeked`, `timeupdate`, `ended`, `volumechange`];
      for (let e of o) n.addEventListener(e, a);
      let s = () => {
        for (let e of o) n.removeEventListener(e, a);
        n.muted = r.current;
      };
      return (
        i.addEventListener(`error`, s),
        () => {
          (s(), i.pause(), URL.revokeObjectURL(t));
        }
      );
    }, [e, t]));
}
var hi = 0.3;
function gi() {
  let e = Tr(ke()?.email ?? ``),
    [t, n] = (0, I.useState)(null),
    [r, i] = (0, I.useState)(() => ({ name: st() ? `profile` : `form` })),
    [, a] = x(),
    [o] = (0, I.useState)(Dt),
    s = () => a(at());
  (0, I.useEffect)(() => {
    r.name === `profile` &&
      (async () => {
        let e = (await w()) === null ? null : (await Ve()).profile;
        if (e === null) return i({ name: `form` });
        (i({ name: `preparing`, parentName: e.parent_name }), i({ name: `welcome`, hasProfile: !0, greeting: await pi(null) }));
      })().catch(() => i({ name: `form` }));
  }, [r.name]);
  let c = async (e) => {
      (i({ name: `busy` }), n(null));
      let t = y.onboarding;
      try {
        let n = await Je(o, e);
        ((t = y.magicLink), await Mt({ email: e, next: Pt(), create: !0, signupId: n }), je(e), et(e), i({ name: `consent` }));
      } catch (e) {
        (n(t + S(e).message), i({ name: `form` }));
      }
    },
    l = async (e) => {
      i({ name: `deciding` });
      let t = Xe(),
        n = Object.values(e).some(Boolean);
      (t !== null && n && (await Gt(t, e).catch((e) => nt(`consent`, Promise.reject(e)))), Jn(e));
      let r = e.child_name && t !== null ? await pi(t) : null;
      i({ name: `welcome`, hasProfile: !1, greeting: r });
    };
  switch (r.name) {
    case `profile`:
      return { state: `loading-profile`, back: s };
    case `preparing`:
      return { state: `preparing`, parentName: r.parentName, back: s };
    case `consent`:
    case `deciding`:
      return { state: `consent`, isBusy: r.name === `deciding`, decide: (e) => void l(e), back: s };
    case `welcome`: {
      let { hasProfile: e, greeting: t } = r;
      return {
        state: `welcome`,
        greeting: t,
        back: s,
        backToForm: () => (e ? window.location.assign(Pt()) : i({ name: `form` })),
        welcomeDone: () => (e ? window.location.assign(Pt()) : a(ct())),
      };
    }
    case `form`:
    case `busy`:
      return $(o.parentName) === null || $(o.childName) === null || Te(o.childAge) === null
        ? { state: `missing-answers`, message: b.onboarding_missing, back: s }
        : { state: `form`, back: s, field: e, failure: t, isBusy: r.name === `busy`, submit: (e) => void c(e) };
  }
}
var _i = `/assets/welcome-FInzy38J.vtt`,
  vi = `/assets/welcome-BuXMlCW3.jpg`,
  yi = `/assets/welcome-dJWFSYp6.mp4`,
  bi = {
    theatre: `WelcomeVideo-module_theatre_Z9Ke`,
    screen: `WelcomeVideo-module_screen_Xj1a`,
    top: `WelcomeVideo-module_top_tG4w`,
    skip: `WelcomeVideo-module_skip_4YSd`,
  },
  xi = { src: yi, captions: _i, poster: vi, alt: B.video };
function Si({ greeting: e, onBack: t, onDone: n }) {
  let r = ae(),
    a = (0, I.useRef)(null);
  return (
    mi(a, e, rt()),
    (0, Y.jsxs)(`main`, {
      className: bi.theatre,
      children: [
        (0, Y.jsx)(`h1`, { ref: r, tabIndex: -1, className: `visually-hidden`, children: B.watching }),
        (0, Y.jsxs)(`div`, {
          className: bi.screen,
          ref: a,
          children: [
            (0, Y.jsx)(ft, { video: xi, words: m, autoPlay: !f(), progressBar: !0, onEnded: n }),
            (0, Y.jsxs)(`div`, {
              className: bi.top,
              children: [
                (0, Y.jsx)(ce, { icon: `back`, label: B.backToForm, onClick: t }),
                (0, Y.jsx)(`div`, { className: bi.skip, children: (0, Y.jsx)(i, { look: `quiet`, onClick: n, children: B.skip }) }),
              ],
            }),
          ],
        }),
      ],
    })
  );
}
function Ci() {
  let e = gi(),
    t = { number: 4, label: z.step(4) };
  p(`create-account`, e.state === `form` && e.isBusy ? `form busy` : e.state);
  let n = { label: z.back, go: e.back };
  switch (e.state) {
    case `missing-answers`:
      return (0, Y.jsx)(_, {
        heading: e.message,
        mood: `thinking`,
        step: t,
        back: n,
        children: (0, Y.jsx)(a, { href: r(), children: B.missingLink }),
      });
    case `loading-profile`:
      return (0, Y.jsx)(fe, { heading: B.loadingProfile });
    case `preparing`:
      return (0, Y.jsx)(
        _,
        { heading: B.welcomeBack(e.parentName), mood: `wave`, children: (0, Y.jsx)(`p`, { role: `status`, children: B.preparing }) },
        `preparing`,
      );
    case `consent`:
      return (0, Y.jsxs)(
        _,
        {
          heading: X.heading,
          mood: `talking`,
          picture: `shield`,
          step: t,
          children: [
            (0, Y.jsx)(yr, { isBusy: e.isBusy, onDecide: e.decide }),
            e.isBusy && (0, Y.jsx)(`p`, { role: `status`, children: B.preparing }),
          ],
        },
        `consent`,
      );
    case `welcome`:
      return (0, Y.jsx)(Si, { greeting: e.greeting, onBack: e.backToForm, onDone: e.welcomeDone });
    case `form`:
      return (0, Y.jsxs)(_, {
        heading: B.heading,
        step: t,
        back: n,
        mood: e.isBusy ? `thinking` : `happy`,
        picture: `letter`,
        fieldHasFocus: !0,
        children: [
          (0, Y.jsx)(wr, {
            field: e.field,
            label: B.label,
            button: B.continue,
            busyButton: B.creating,
            isBusy: e.isBusy,
            onSubmit: e.submit,
          }),
          e.failure !== null && (0, Y.jsx)(`p`, { role: `alert`, className: si.failure, children: e.failure }),
          (0, Y.jsxs)(`p`, {
            className: si.small,
            children: [B.privacyLine, ` `, (0, Y.jsx)(`a`, { href: l(), children: B.privacyLink })],
          }),
        ],
      });
  }
}
var wi = { section: `LegalScreen-module_section_-QH7` };
function Ti({ page: e }) {
  return (0, Y.jsxs)(_, {
    heading: e.heading,
    mood: `talking`,
    picture: `shield`,
    children: [
      e.sections.map(({ heading: e, text: t }) =>
        (0, Y.jsxs)(
          `section`,
          {
            className: wi.section,
            children: [
              (0, Y.jsx)(`h2`, { children: e }),
              typeof t == `string`
                ? (0, Y.jsx)(`p`, { children: t })
                : (0, Y.jsx)(`ul`, { children: t.map((e) => (0, Y.jsx)(`li`, { children: e }, e)) }),
            ],
          },
          e,
        ),
      ),
      (0, Y.jsx)(a, { href: t(), children: e.home }),
    ],
  });
}
var Ei = { parentName: { back: t(), next: Lt() }, childName: { back: r(), next: at() } };
function Di(e) {
  let [t, n] = (0, I.useState)(() => Dt()[e]),
    [r, i] = (0, I.useState)(!1),
    [a, o] = (0, I.useState)(null),
    [, s] = x(),
    c = Or(t),
    l = async (t) => {
      (i(!0), o(null));
      try {
        (st() && (await be(e === `parentName` ? { parent_name: t } : { kid_name: t })), s(Ei[e].next));
      } catch (e) {
        (o(y.save + S(e).message), i(!1));
      }
    };
  return {
    value: t,
    isValid: c === null,
    problem: a ?? (c === null ? null : z.nameProblem[c]),
    isBusy: r,
    change(t) {
      (n(t), lt(e, t));
    },
    submit() {
      let n = $(t);
      n === null || r || (lt(e, n), l(n));
    },
    back: () => (e === `parentName` ? window.location.assign(Ei[e].back) : s(Ei[e].back)),
  };
}
function Oi() {
  let [e, t] = (0, I.useState)(() => Dt().childAge),
    [n, i] = (0, I.useState)(!1),
    [a, o] = (0, I.useState)(null),
    [, s] = x(),
    c = Te(e),
    l = async (e) => {
      (i(!0), o(null));
      try {
        let { parentName: t, childName: n } = Dt();
        if ((await w()) !== null) {
          if ($(t) === null) return s(r());
          if ($(n) === null) return s(Lt());
          (await ve({ parent_name: t, kid_name: n, kid_age: e }), we());
        }
        window.location.assign(Pt());
      } catch (e) {
        (o(y.save + S(e).message), i(!1));
      }
    };
  return {
    value: e,
    isValid: c !== null,
    problem: a ?? (e.trim() !== `` && c === null ? z.ageProblem : null),
    isBusy: n,
    change(e) {
      (t(e), lt(`childAge`, e));
    },
    submit: () => c !== null && void l(c),
    back: () => s(Lt()),
  };
}
function ki({ number: e, words: t, step: n, picture: r, field: a }) {
  return (0, Y.jsx)(_, {
    heading: t.heading,
    step: { number: e, label: z.step(e) },
    back: { label: z.back, go: n.back },
    mood: n.isBusy ? `thinking` : `happy`,
    picture: r,
    fieldHasFocus: !0,
    children: (0, Y.jsxs)(Ae, {
      onSubmit: n.submit,
      children: [
        (0, Y.jsx)(A, {
          label: t.label,
          value: n.value,
          problem: n.problem,
          disabled: n.isBusy,
          autoFocus: !0,
          onChange: (e) => n.change(e.target.value),
          ...a,
        }),
        (0, Y.jsx)(i, { type: `submit`, disabled: !n.isValid || n.isBusy, children: n.isBusy ? z.saving : z.continue }),
      ],
    }),
  });
}
function Ai() {
  return (0, Y.jsx)(ki, {
    number: 1,
    words: z.parentName,
    step: Di(`parentName`),
    picture: `map`,
    field: { autoComplete: `given-name`, autoCapitalize: `words` },
  });
}
function ji() {
  return (0, Y.jsx)(ki, {
    number: 2,
    words: z.kidName,
    step: Di(`childName`),
    picture: `chest`,
    field: { autoComplete: `off`, autoCapitalize: `words` },
  });
}
function Mi() {
  return (0, Y.jsx)(ki, {
    number: 3,
    words: z.kidAge,
    step: Oi(),
    picture: `cake`,
    field: { type: `number`, inputMode: `numeric`, min: 3, max: 18, step: 1, autoComplete: `off` },
  });
}
var Ni = 2e3,
  Pi = 5;
function Fi() {
  let e = Ge(`payment`) === `true`,
    [t, n] = (0, I.useState)(`nothing`),
    [r, i] = (0, I.useState)(0),
    [a, o] = (0, I.useState)(!1),
    [s, c] = (0, I.useState)(null);
  (0, I.useEffect)(() => {
    let t = !0;
    return (
      (async () => {
        if ((await w()) === null) return `nobody`;
        let { paid: t, event_id: n } = await Lr();
        return (e && n !== null && cn(`Purchase`, n), t ? `paid` : `unpaid`);
      })().then(
        (e) => t && n(e),
        (e) => {
          let r = S(e);
          t && n(r.code === `not_authenticated` ? `nobody` : { message: r.message });
        },
      ),
      () => {
        t = !1;
      }
    );
  }, [r, e]);
  let l = t === `unpaid` && !e;
  (0, I.useEffect)(() => {
    l && an(`paywall_viewed`, {});
  }, [l]);
  let d = e && t === `unpaid`,
    f = r >= Pi;
  ((0, I.useEffect)(() => {
    if (!d || f) return;
    let e = setTimeout(() => i((e) => e + 1), Ni);
    return () => clearTimeout(e);
  }, [d, f, r]),
    (0, I.useEffect)(() => {
      t === `nobody` && window.location.replace(u());
    }, [t]));
  let ee = async () => {
      (o(!0), c(null));
      try {
        let { url: e, event_id: t } = await Ir();
        (an(`checkout_started`, $t), cn(`InitiateCheckout`, t), window.location.assign(e));
      } catch (e) {
        (c(S(e).message), o(!1));
      }
    },
    p = () => i((e) => e + 1);
  return t === `nothing`
    ? { state: `loading` }
    : t === `nobody`
      ? { state: `redirecting` }
      : typeof t == `object`
        ? { state: `failed`, message: t.message, look: p }
        : t === `paid`
          ? { state: `paid`, isFresh: e }
          : e
            ? { state: `waiting`, isSlow: f, look: p }
            : { state: `offer`, isBusy: a, problem: s, buy: () => void ee() };
}
var Ii = {
  card: `PaywallScreen-module_card_BvV-`,
  chest: `PaywallScreen-module_chest_AWRd`,
  price: `PaywallScreen-module_price_w9eg`,
  note: `PaywallScreen-module_note_YbOS`,
};
function Li() {
  return (0, Y.jsx)(cr, { children: (0, Y.jsx)(Ri, {}) });
}
function Ri() {
  let e = Fi();
  p(`paywall`, e.state);
  let t = (0, Y.jsx)(a, { look: `quiet`, href: E(), children: J.back });
  switch (e.state) {
    case `loading`:
      return (0, Y.jsx)(fe, { heading: vt.loading });
    case `redirecting`:
      return (0, Y.jsx)(fe, { heading: vt.redirecting });
    case `failed`:
      return (0, Y.jsxs)(
        _,
        { heading: e.message, mood: `oops`, picture: `broken`, children: [(0, Y.jsx)(i, { onClick: e.look, children: J.checkAgain }), t] },
        `failed`,
      );
    case `waiting`:
      return (0, Y.jsxs)(
        _,
        {
          heading: J.waitingHeading,
          mood: `thinking`,
          picture: `chest`,
          children: [
            (0, Y.jsx)(`p`, { role: `status`, children: e.isSlow ? J.slow : J.waiting }),
            e.isSlow && (0, Y.jsx)(i, { onClick: e.look, children: J.checkAgain }),
            e.isSlow && t,
          ],
        },
        `waiting`,
      );
    case `paid`:
      return (0, Y.jsxs)(
        _,
        {
          heading: e.isFresh ? J.paidHeading : J.alreadyHeading,
          mood: `celebrating`,
          picture: `chest`,
          children: [(0, Y.jsx)(`p`, { children: J.paid }), (0, Y.jsx)(a, { look: `gold`, href: E(), children: J.go })],
        },
        `paid`,
      );
    case `offer`:
      return (0, Y.jsxs)(
        _,
        {
          heading: J.heading,
          mood: `wave`,
          picture: `map`,
          children: [
            (0, Y.jsx)(`p`, { children: J.text }),
            (0, Y.jsxs)(`section`, {
              className: Ii.card,
              children: [
                (0, Y.jsx)(ee, { name: `chest`, className: Ii.chest }),
                (0, Y.jsxs)(`div`, { children: [(0, Y.jsx)(`h2`, { children: J.card }), (0, Y.jsx)(`p`, { children: J.lessons })] }),
                (0, Y.jsx)(`p`, { className: Ii.price, children: J.price }),
              ],
            }),
            (0, Y.jsx)(i, { look: `gold`, disabled: e.isBusy, onClick: e.buy, children: e.isBusy ? J.opening : J.button }),
            (0, Y.jsx)(`p`, { className: Ii.note, children: J.note }),
            e.problem !== null && (0, Y.jsx)(`p`, { role: `alert`, children: e.problem }),
            t,
          ],
        },
        `offer`,
      );
  }
}
function zi() {
  let [e, t] = (0, I.useState)({ state: `choosing` }),
    [, n] = x(),
    i = async (e, n) => {
      t({ state: `saving` });
      try {
        (await e(), n());
      } catch (e) {
        t({ state: `failed`, message: y.preference + S(e).message });
      }
    },
    a = () => n(Lt());
  return {
    ...e,
    startNow: () => void i(Zr, a),
    byMail: () =>
      void i(
        () => Qr(`tonight`),
        () => t({ state: `success` }),
      ),
    bySms: () => n(Fe()),
    back: () => n(r()),
    complete: a,
  };
}
var Bi = (e, t) =>
  new Intl.DateTimeFormat(`en-US`, { dateStyle: `full`, timeStyle: `short`, timeZone: `UTC` }).format(new Date(`${e}T${t}:00Z`));
function Vi() {
  let [e, t] = (0, I.useState)({ state: `editing` }),
    [n, r] = (0, I.useState)(``),
    [i, a] = (0, I.useState)(``),
    [o, s] = (0, I.useState)(``),
    [c] = (0, I.useState)(Me),
    [, l] = x(),
    u = (0, I.useRef)(null);
  (0, I.useLayoutEffect)(() => {
    (u.current?.input.setSelectionRange(u.current.at, u.current.at), (u.current = null));
  });
  let d = (e) => (n) => {
      (e(n.target.value), t({ state: `editing` }));
    },
    f = async () => {
      let e = Yr({ day: n, time: i, phone: o }, new Date(), De());
      if (e !== null) return t({ state: `error`, message: rr[e] });
      t({ state: `loading` });
      try {
        (await $r({ day: n, time: i, phone: o }), t({ state: `success`, when: Bi(n, i) }));
      } catch (e) {
        t({ state: `error`, message: y.reminder + S(e).message });
      }
    };
  return {
    form: e,
    day: n,
    time: i,
    phone: o,
    today: c,
    isQuiet: Hr(i) && Kr(i),
    changeDay: d(r),
    changeTime: d(a),
    changePhone(e) {
      let n = e.target,
        r = Br(o, n.value, n.selectionStart ?? n.value.length);
      (s(r.text), t({ state: `editing` }), (u.current = { input: n, at: r.caret }));
    },
    submit: () => void f(),
    back: () => l(Ne()),
    complete: () => l(Lt()),
  };
}
function Hi() {
  let e = zi();
  if ((p(`setup-reminders`, e.state), e.state === `success`))
    return (0, Y.jsxs)(
      _,
      {
        heading: W.setHeading,
        mood: `celebrating`,
        picture: `bell`,
        children: [(0, Y.jsx)(`p`, { children: W.setText }), (0, Y.jsx)(i, { onClick: e.complete, children: W.complete })],
      },
      `set`,
    );
  let t = e.state === `saving`;
  return (0, Y.jsxs)(_, {
    heading: W.heading,
    mood: t ? `thinking` : `happy`,
    picture: `bell`,
    step: { number: 2, label: z.step(2) },
    back: { label: W.back, go: e.back },
    children: [
      (0, Y.jsx)(i, { disabled: t, onClick: e.startNow, children: W.now }),
      (0, Y.jsx)(i, { look: `quiet`, disabled: t, onClick: e.bySms, children: W.sms }),
      (0, Y.jsx)(i, { look: `quiet`, disabled: t, onClick: e.byMail, children: W.email }),
      t && (0, Y.jsx)(`p`, { role: `status`, children: W.saving }),
      e.state === `failed` &&
        (0, Y.jsxs)(`p`, { role: `alert`, children: [e.message, ` `, (0, Y.jsx)(`a`, { href: u(), children: W.logIn })] }),
    ],
  });
}
function Ui() {
  let e = Vi(),
    { form: t } = e;
  if ((p(`sms-reminder`, t.state), t.state === `success`))
    return (0, Y.jsxs)(
      _,
      {
        heading: G.doneHeading,
        mood: `celebrating`,
        picture: `phone`,
        children: [(0, Y.jsx)(`p`, { children: G.done(t.when, e.phone) }), (0, Y.jsx)(i, { onClick: e.complete, children: G.complete })],
      },
      `done`,
    );
  let n = t.state === `loading`;
  return (0, Y.jsx)(_, {
    heading: G.heading,
    mood: n ? `thinking` : `happy`,
    picture: `phone`,
    step: { number: 2, label: z.step(2) },
    back: { label: z.back, go: e.back },
    fieldHasFocus: !0,
    children: (0, Y.jsxs)(Ae, {
      onSubmit: e.submit,
      children: [
        (0, Y.jsx)(A, { label: G.date, type: `date`, min: e.today, value: e.day, disabled: n, autoFocus: !0, onChange: e.changeDay }),
        (0, Y.jsx)(A, { label: G.time, type: `time`, value: e.time, disabled: n, onChange: e.changeTime }),
        e.isQuiet && (0, Y.jsx)(`p`, { role: `status`, className: si.small, children: G.quiet }),
        (0, Y.jsx)(A, {
          label: G.phone,
          type: `tel`,
          autoComplete: `tel-national`,
          placeholder: G.phonePlaceholder,
          value: e.phone,
          disabled: n,
          onChange: e.changePhone,
        }),
        (0, Y.jsx)(`p`, { className: si.small, children: G.consent }),
        t.state === `error` && (0, Y.jsx)(`p`, { role: `alert`, className: si.failure, children: t.message }),
        (0, Y.jsx)(i, { type: `submit`, disabled: n, children: n ? G.busy : G.button }),
      ],
    }),
  });
}
var Wi = [`setup_incomplete`, `setup_email`, `setup_name`, `payment_unavailable`];
function Gi() {
  let e = Wi.find((e) => e === Ge(`reason`));
  return (0, Y.jsxs)(_, {
    heading: q.heading,
    mood: e === void 0 ? `wave` : `oops`,
    picture: `chest`,
    children: [
      e !== void 0 && (0, Y.jsxs)(`p`, { role: `alert`, children: [e !== `payment_unavailable` && q.failed, ` `, b[e]] }),
      (0, Y.jsx)(`p`, { children: q.text }),
      (0, Y.jsx)(a, { look: `gold`, href: Et(), children: q.buy }),
      (0, Y.jsx)(a, { look: `quiet`, href: t(), children: q.try }),
      (0, Y.jsx)(i, { look: `quiet`, onClick: () => nt(`support mail`, mt(q.mailSubject)), children: q.ask }),
    ],
  });
}
function Ki(e, t) {
  if (!e?.trim() || !t?.trim()) return { ok: !1, problem: `setup_incomplete` };
  let n = qe(e);
  if (n === null) return { ok: !1, problem: `setup_email` };
  let r = $(t);
  return r === null || [...r].length < 2 ? { ok: !1, problem: `setup_name` } : { ok: !0, email: n, name: r.split(` `)[0] ?? r };
}
function qi(e) {
  return e.hasProfile ? `course-track` : e.reminderPreference === null ? `setup-reminders` : `kid-name`;
}
var Ji = { "course-track": E(), "kid-name": Lt(), "setup-reminders": Ne() },
  Yi = class extends Error {
    problem;
    constructor(e) {
      (super(e), (this.problem = e));
    }
  };
async function Xi(e) {
  e(`validating`);
  let t = Ki(v(`email`), v(`name`));
  if (!t.ok) throw new Yi(t.problem);
  let n = await w();
  if (n !== null && n.user.email !== t.email) throw new T(`setup_other_user`);
  if ((e(`creating-auth-user`), n === null)) {
    let e = await Qi({ email: t.email, parentName: t.name, ...Zi() });
    if (e === null) return (et(t.email), xe());
    await $i(e, t.email);
  }
  (lt(`parentName`, t.name), e(`tracking-purchase`));
  let { event_id: r } = await Lr();
  r !== null && cn(`Purchase`, r);
  let { profile: i, draft: a } = await Ve(),
    o = i?.reminder_preference ?? a?.reminder_preference ?? null;
  return (e(`redirecting`), Ji[qi({ hasProfile: i !== null, reminderPreference: o })]);
}
function Zi() {
  let e = v(`session_id`);
  if (e !== null) return { session_id: e };
  let [t, n] = [Number(v(`expires`)), v(`signature`)];
  return n === null || !Number.isSafeInteger(t) ? {} : { expires: t, signature: n };
}
async function Qi(e) {
  try {
    return await di(e);
  } catch (e) {
    let t = S(e);
    throw t.code === `setup_email_rejected` ? t : new T(t.code, y.setup + t.message);
  }
}
async function $i(e, t) {
  try {
    await wt(e);
  } catch (e) {
    let t = S(e);
    throw new T(t.code, y.session + t.message);
  }
  let n = await jt().catch(() => null);
  if (n === null) throw new T(`setup_user_unverified`);
  if (n.email !== t) throw new T(`setup_session_invalid`);
}
function ea(e) {
  return (e.code === `session_missing` || e.code === `not_authenticated`) && e.message === b[e.code] ? b.setup_session_expired : e.message;
}
var ta = null;
function na() {
  let [e, t] = (0, I.useState)({ state: `validating` });
  return (
    (0, I.useEffect)(() => {
      ((ta ??= Xi((e) => t({ state: e }))),
        ta.then(
          (e) => requestAnimationFrame(() => window.location.replace(e)),
          (e) => {
            if (e instanceof Yi) return window.location.replace(me(e.problem));
            let n = S(e);
            t({ state: `error`, message: ea(n), canSignOut: n.code === `setup_other_user` });
          },
        ));
    }, []),
    e
  );
}
function ra() {
  let e = na();
  return (
    p(`setup`, e.state),
    e.state === `error`
      ? (0, Y.jsxs)(
          _,
          {
            heading: K.failed,
            mood: `oops`,
            picture: `broken`,
            children: [
              (0, Y.jsx)(`p`, { role: `alert`, children: e.message }),
              (0, Y.jsx)(i, { onClick: () => window.location.reload(), children: K.tryAgain }),
              e.canSignOut &&
                (0, Y.jsx)(i, {
                  look: `quiet`,
                  onClick: () =>
                    nt(
                      `sign-out`,
                      He().then(() => window.location.reload()),
                    ),
                  children: K.signOut,
                }),
              (0, Y.jsx)(i, {
                look: `quiet`,
                onClick: () => nt(`support mail`, mt(K.mailSubject, K.mailBody(e.message))),
                children: K.contact,
              }),
            ],
          },
          `error`,
        )
      : (0, Y.jsx)(_, {
          heading: K.stages[e.state],
          mood: e.state === `redirecting` ? `celebrating` : `thinking`,
          picture: `chest`,
          children: (0, Y.jsx)(`p`, { role: `status`, children: K.stages[e.state] }),
        })
  );
}
var ia = () => St(Ge(`next`), E());
async function aa() {
  if (v(`error`) !== null) return { state: `error`, message: b.link_failed };
  let e = v(`code`);
  return (
    e !== null && (await xt(e), Be(`code`)),
    (await w()) === null ? { state: `error`, message: b.link_failed } : ia() === _e() ? { state: `success`, next: ia() } : oa(Xe())
  );
}
async function oa(e) {
  try {
    let t = await ge(e);
    return t.status === `confirm`
      ? { state: `confirm`, signup: t.signup }
      : (we(), qn(), t.event_id !== void 0 && cn(`CompleteRegistration`, t.event_id), { state: `success`, next: ia() });
  } catch (e) {
    if (S(e).code === `no_pending_signup`) return { state: `success`, next: Ie() };
    throw e;
  }
}
function sa(e) {
  let { code: t, message: n } = S(e);
  if (t === `unexpected`) return { state: `error`, message: O.unexpected };
  let r = t === `session_missing` || t === `session_incomplete` ? ` (${n})` : ``;
  return { state: `error`, message: b.link_failed + r };
}
var ca = null,
  la = () => (ca ??= aa().catch(sa));
function ua() {
  let [e, t] = (0, I.useState)({ state: `processing` }),
    [n, i] = (0, I.useState)(!1);
  return (
    (0, I.useEffect)(() => void la().then(t), []),
    (0, I.useEffect)(() => {
      if (e.state !== `success`) return;
      let t = setTimeout(() => window.location.replace(e.next), se);
      return () => clearTimeout(t);
    }, [e]),
    e.state === `confirm`
      ? {
          ...e,
          isBusy: n,
          accept() {
            (i(!0), oa(e.signup.signup_id).catch(sa).then(t));
          },
          refuse: () => window.location.assign(r()),
        }
      : e
  );
}
var da = { names: `callback-module_names_-cMa` };
function fa() {
  let e = ua();
  switch ((p(`callback`, e.state), e.state)) {
    case `processing`:
      return (0, Y.jsx)(_, { heading: O.processing, mood: `thinking`, picture: `key`, children: null });
    case `success`:
      return (0, Y.jsx)(
        _,
        { heading: O.success, mood: `celebrating`, picture: `chest`, children: (0, Y.jsx)(`p`, { children: O.successText }) },
        `success`,
      );
    case `error`:
      return (0, Y.jsxs)(
        _,
        {
          heading: O.failed,
          mood: `oops`,
          picture: `broken`,
          children: [(0, Y.jsx)(`p`, { role: `alert`, children: e.message }), (0, Y.jsx)(a, { href: u(), children: O.tryAgain })],
        },
        `error`,
      );
    case `confirm`:
      return (0, Y.jsxs)(
        _,
        {
          heading: O.confirmHeading,
          mood: `wave`,
          picture: `shield`,
          children: [
            (0, Y.jsx)(`p`, { children: O.confirmText }),
            (0, Y.jsxs)(`dl`, {
              className: da.names,
              children: [
                (0, Y.jsx)(`dt`, { children: O.parent }),
                (0, Y.jsx)(`dd`, { children: e.signup.parent_name }),
                (0, Y.jsx)(`dt`, { children: O.child }),
                (0, Y.jsx)(`dd`, { children: e.signup.kid_name }),
                (0, Y.jsx)(`dt`, { children: O.age }),
                (0, Y.jsx)(`dd`, { children: e.signup.kid_age }),
              ],
            }),
            (0, Y.jsx)(i, { disabled: e.isBusy, onClick: e.accept, children: O.confirm }),
            (0, Y.jsx)(i, { look: `quiet`, disabled: e.isBusy, onClick: e.refuse, children: O.refuse }),
          ],
        },
        `confirm`,
      );
  }
}
async function pa() {
  let e = async (e, t) => {
    try {
      return { name: e, result: await t() };
    } catch (t) {
      return { name: e, result: S(t).message };
    }
  };
  return Promise.all([
    e(`GET /auth/v1/health`, async () => String((await fetch(`/auth/v1/health`)).status)),
    e(`GET /auth/v1/settings`, async () => String((await fetch(`/auth/v1/settings`)).status)),
    e(`signInWithPassword({})`, It),
    e(`getUser()`, async () => (await jt()).id),
    e(`expires_at`, async () => {
      let e = await w();
      return e === null ? U.nobody : new Date((e.expires_at ?? 0) * 1e3).toISOString();
    }),
  ]);
}
function ma() {
  let [e, t] = (0, I.useState)(``),
    [n, r] = (0, I.useState)(null),
    [i, a] = (0, I.useState)(``),
    [o, s] = (0, I.useState)([]),
    c = async () => r((await w())?.user.email ?? null);
  (0, I.useEffect)(() => void c().catch(() => void 0), []);
  let l = (e) => () => {
    (a(``),
      e().then(
        (e) => {
          (a(e), c());
        },
        (e) => a(S(e).message),
      ));
  };
  return {
    email: e,
    changeEmail: t,
    who: n,
    notice: i,
    checks: o,
    send: l(async () => {
      let t = qe(e);
      return t === null ? k.emailProblem : (await Mt({ email: t, next: E(), create: !0 }), U.sent);
    }),
    refresh: l(async () => {
      let e = await w();
      return e === null || (await pt(e.access_token)) === null ? U.nobody : U.refreshed;
    }),
    leave: l(async () => (await He(), U.signedOut)),
    debug: l(async () => (s(await pa()), ``)),
  };
}
function ha() {
  let e = ma();
  return (0, Y.jsxs)(_, {
    heading: U.heading,
    mood: `thinking`,
    picture: `key`,
    children: [
      (0, Y.jsx)(`p`, { children: U.text }),
      (0, Y.jsxs)(`p`, { children: [U.session, `: `, (0, Y.jsx)(`strong`, { children: e.who ?? U.nobody })] }),
      (0, Y.jsx)(A, { label: U.email, type: `email`, value: e.email, onChange: (t) => e.changeEmail(t.target.value) }),
      (0, Y.jsx)(i, { onClick: e.send, children: U.send }),
      (0, Y.jsx)(i, { look: `quiet`, onClick: e.refresh, children: U.refresh }),
      (0, Y.jsx)(i, { look: `quiet`, onClick: e.debug, children: U.debug }),
      (0, Y.jsx)(i, { look: `quiet`, onClick: e.leave, children: U.signOut }),
      (0, Y.jsx)(`p`, { role: `status`, children: e.notice }),
      e.checks.length > 0 &&
        (0, Y.jsx)(`dl`, {
          className: da.names,
          children: e.checks.map(({ name: e, result: t }) =>
            (0, Y.jsxs)(`div`, { children: [(0, Y.jsx)(`dt`, { children: e }), (0, Y.jsx)(`dd`, { children: t })] }, e),
          ),
        }),
    ],
  });
}
function ga() {
  let e = Tr(``),
    [t, n] = (0, I.useState)(!1),
    [r, i] = (0, I.useState)(null),
    [, a] = x();
  (0, I.useEffect)(() => {
    w().then(
      (e) => e && window.location.replace(E()),
      () => void 0,
    );
  }, []);
  let o = async (e) => {
    (n(!0), i(null));
    try {
      (await Mt({ email: e, next: E(), create: !1 }), et(e), a(xe()));
    } catch (e) {
      let t = S(e);
      (i(t.code === `already_registered` ? t.message : y.magicLink + t.message), n(!1));
    }
  };
  return { field: e, isBusy: t, failure: r, submit: (e) => void o(e) };
}
function _a() {
  let e = ga();
  return (
    p(`login`, e.isBusy ? `busy` : `form`),
    (0, Y.jsxs)(_, {
      heading: k.heading,
      back: { label: k.back, go: () => window.location.assign(t()) },
      mood: e.isBusy ? `thinking` : `happy`,
      picture: `key`,
      fieldHasFocus: !0,
      children: [
        (0, Y.jsx)(wr, { field: e.field, label: k.label, button: k.continue, busyButton: k.sending, isBusy: e.isBusy, onSubmit: e.submit }),
        e.failure !== null && (0, Y.jsx)(`p`, { role: `alert`, children: e.failure }),
        (0, Y.jsxs)(`p`, { children: [k.newHere, ` `, (0, Y.jsx)(`a`, { href: t(), children: k.getStarted })] }),
      ],
    })
  );
}
function va() {
  let [e, t] = (0, I.useState)(null),
    [n, r] = (0, I.useState)(!1),
    [i, a] = (0, I.useState)(!1),
    o = v(`token_hash`),
    s = ya(Ge(`type`)),
    c = St(Ge(`next`), E()),
    l = Ft(`link ${o}`, async () => {
      if (o === null) throw new T(`otp_expired`);
      let [e, t] = await Promise.all([ht(o), w().catch(() => null)]),
        n = t?.user.email;
      return { preview: e, otherEmail: n !== void 0 && (await ut(n)) !== e.email_hash ? Ue(n) : null };
    }),
    u = async (e, n) => {
      r(!0);
      try {
        if (s !== `email_change` && (await kt(n.challenge_hash))) {
          let t = `${window.location.origin}${dt(c)}`;
          return window.location.assign(`/auth/v1/verify?${new URLSearchParams({ token: e, type: s, redirect_to: t })}`);
        }
        if ((await Ct(e, s)) === `half`) return a(!0);
        window.location.replace(dt(c));
      } catch (e) {
        t(S(e));
      }
    };
  return i
    ? { state: `half` }
    : e === null
      ? l.state === `loading`
        ? { state: `loading` }
        : l.state === `failed` || o === null
          ? { state: `failed`, message: l.state === `failed` ? l.error.message : `` }
          : { state: `ready`, ...l.value, isBusy: n, signIn: () => !n && void u(o, l.value.preview) }
      : { state: `failed`, message: e.message };
}
var ya = (e) => (e === `recovery` || e === `email_change` ? e : `email`),
  ba = (e) => new Intl.DateTimeFormat(`en`, { dateStyle: `long`, timeStyle: `short` }).format(new Date(e));
function xa() {
  let e = va();
  switch ((p(`magic-link-handler`, e.state), e.state)) {
    case `loading`:
      return (0, Y.jsx)(fe, { heading: C.loading });
    case `failed`:
      return (0, Y.jsxs)(
        _,
        {
          heading: C.failedHeading,
          mood: `oops`,
          picture: `broken`,
          children: [(0, Y.jsx)(`p`, { role: `alert`, children: e.message }), (0, Y.jsx)(a, { href: u(), children: C.newLink })],
        },
        `failed`,
      );
    case `half`:
      return (0, Y.jsxs)(
        _,
        {
          heading: C.halfHeading,
          mood: `happy`,
          picture: `letter`,
          children: [(0, Y.jsx)(`p`, { children: C.half }), (0, Y.jsx)(a, { href: E(), children: C.halfLink })],
        },
        `half`,
      );
    case `ready`:
      return (0, Y.jsxs)(_, {
        heading: C.heading,
        mood: `wave`,
        picture: `key`,
        children: [
          (0, Y.jsx)(`p`, { children: C.text(e.preview.masked_email) }),
          (0, Y.jsx)(`p`, { children: C.asked(ba(e.preview.asked_at), e.preview.device) }),
          e.otherEmail !== null && (0, Y.jsx)(`p`, { role: `note`, children: C.otherSession(e.otherEmail) }),
          (0, Y.jsx)(i, { disabled: e.isBusy, onClick: e.signIn, children: e.isBusy ? C.working : C.button }),
        ],
      });
  }
}
function Sa() {
  return (0, Y.jsxs)(_, {
    heading: M.heading,
    mood: `wave`,
    picture: `letter`,
    children: [
      (0, Y.jsx)(`p`, { children: M.text }),
      (0, Y.jsx)(i, { disabled: !0, children: M.button }),
      (0, Y.jsx)(ci, { next: E(), create: !1 }),
      (0, Y.jsxs)(`p`, {
        children: [
          M.noMail,
          ` `,
          (0, Y.jsx)(`a`, { href: u(), children: M.tryAnother }),
          M.or,
          (0, Y.jsx)(`a`, { href: t(), children: M.getStarted }),
        ],
      }),
    ],
  });
}
var Ca = {
  "/onboarding": { title: d.title, screen: Ea },
  "/onboarding/intro": { title: d.title, screen: Ea },
  "/onboarding/parent-name": { title: z.parentName.title, screen: Ai },
  "/onboarding/kid-name": { title: z.kidName.title, screen: ji },
  "/onboarding/kid-age": { title: z.kidAge.title, screen: Mi },
  "/onboarding/setup-reminders": { title: W.title, screen: Hi },
  "/onboarding/sms-reminder": { title: G.title, screen: Ui },
  "/onboarding/ready": { title: ir.title, screen: Da },
  "/onboarding/confirm": { title: ar.title, screen: Oa },
  "/onboarding/create-account": { title: B.title, screen: Ci },
  "/onboarding/account-verify": { title: nr.title, screen: li },
  "/login": { title: k.title, screen: _a },
  "/magic-link-sent": { title: M.title, screen: Sa },
  "/auth/magic-link-handler": { title: C.title, screen: xa },
  "/auth/callback": { title: O.title, screen: fa },
  "/auth/test": { title: U.title, screen: ha },
  "/setup": { title: K.title, screen: ra },
  "/public/beta": { title: q.title, screen: Gi },
  "/paywall": { title: J.title, screen: Li },
  "/account": { title: V.title, screen: ii },
  "/privacy": { title: er.title, screen: () => (0, Y.jsx)(Ti, { page: er }) },
  "/terms": { title: tr.title, screen: () => (0, Y.jsx)(Ti, { page: tr }) },
};
function wa() {
  return (0, Y.jsxs)(Oe, {
    children: [
      Object.keys(Ca).map((e) => (0, Y.jsx)(Se, { path: e, children: (0, Y.jsx)(Ta, { ...Ca[e], pattern: e }) }, e)),
      (0, Y.jsx)(Se, { children: (0, Y.jsx)(Ta, { title: ot.title, screen: ka, pattern: null }) }),
    ],
  });
}
function Ta({ title: e, screen: t, pattern: n }) {
  return (re(e), (0, I.useLayoutEffect)(() => (n === null ? sn(Ke) : on(n)), [n]), (0, Y.jsx)(t, {}));
}
function Ea() {
  let [, e] = x();
  return (0, Y.jsx)(oe, { isPlaying: window.location.hash === `#play`, onDone: () => e(r()) });
}
function Da() {
  let e = { href: Pt(), label: ir.button };
  return (0, Y.jsx)(At, { heading: ir.heading, text: ir.text, link: e, mood: `celebrating`, picture: `map` });
}
function Oa() {
  let e = { href: yt(), label: ar.button };
  return (0, Y.jsx)(At, { heading: ar.heading, text: ar.text, link: e, mood: `happy`, picture: `letter` });
}
function ka() {
  return (0, Y.jsx)(At, { heading: ot.heading, text: ot.text, link: { href: t(), label: ot.home }, mood: `oops` });
}
(Bt(), Tt(() => location.reload()), Kn());
var Aa = document.getElementById(`root`);
Aa !== null && (0, Vt.createRoot)(Aa).render((0, Y.jsx)(ne, { words: o, onCrash: (e) => n(`parent`, e), children: (0, Y.jsx)(wa, {}) }));
export { Ht as a, fn as i, vn as n, gn as r, kn as t };
