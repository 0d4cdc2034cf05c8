import { n as e, t } from "./rolldown-runtime-WkwZ5CU-.js";
import {
  A as n,
  E as r,
  I as i,
  N as a,
  O as o,
  P as s,
  _ as c,
  b as l,
  c as u,
  d,
  i as f,
  n as p,
  o as m,
  s as h,
  u as g,
  v as _,
  w as v,
  y,
  z as b,
} from "./start-D_cgnDPi.js";
import { r as x, t as ee } from "./react-NlsCRLOM.js";
var te = [`token_hash`, `code`, `email`, `name`, `session_id`, `expires`, `signature`, `error`, `error_code`, `error_description`];
function ne() {
  let e = new URL(location.href),
    t = {};
  for (let n of te) {
    let r = e.searchParams.get(n);
    r !== null && ((t[n] = r), e.searchParams.delete(n));
  }
  Object.keys(t).length !== 0 && ((e.hash = ``), history.replaceState({ ...t }, ``, e));
}
function re(e) {
  return history.state?.[e] ?? null;
}
var ie = (e) => new URLSearchParams(location.search).get(e);
function ae(e) {
  let { [e]: t, ...n } = history.state ?? {};
  history.replaceState(n, ``);
}
function oe(e) {
  let t = null;
  return () => (
    (t ??= p(
      () =>
        import(`./auth-client-C0ab5KKw.js`).then(
          (t) => t.openAuthClient(e),
          (e) => {
            throw ((t = null), e);
          },
        ),
      [],
    )),
    t
  );
}
var se = {
    bad_json: `An unexpected error occurred. Please try again.`,
    validation_failed: `Something in the form can't be used. Please check it and try again.`,
    slide_not_found: `Failed to load lesson`,
    reminder_configuration: `Invalid reminder configuration`,
    reminder_datetime_invalid: `Invalid reminder datetime`,
    reminder_datetime_past: `Reminder datetime is in the past`,
    phone_format: `Invalid phone number format for SMS delivery`,
    not_authenticated: `User not authenticated`,
    payment_required: `This lesson opens when the course is unlocked.`,
    lesson_locked: `Finish the lesson before this one first.`,
    proof_needed: `Please type the code from a fresh mail first.`,
    proof_wrong: `That code is not right or has expired. Please check it, or ask for a new one.`,
    staff_only: `This account may not open the lesson builder.`,
    staff_password: `Wrong password`,
    edited_elsewhere: `Somebody else changed this meanwhile.`,
    lesson_not_ready: `Something is still missing. The checklist says what.`,
    upload_unfinished: `The upload was not finished. Please upload the file again.`,
    upload_wrong_kind: `This kind of file can't be used here.`,
    upload_broken: `This file is empty, cut off or broken. Please try another one.`,
    upload_codec: `This video needs H.264 with AAC sound, which every browser plays. Please save it again as that.`,
    upload_too_long: `This video is too long: 10 minutes at most.`,
    payment_unavailable: `Buying isn't open yet. Please write to us, and we help you.`,
    profile_missing: `User not found or duplicate users in database.`,
    no_pending_signup: `There is no sign-up waiting for this e-mail. Please tell us your names once more.`,
    lesson_not_found: `No lesson found for this ID`,
    course_unresolved: `Could not resolve course for this lesson.`,
    course_unknown: `Could not determine your current course.`,
    no_lessons: `Could not find any lessons.`,
    not_found: `There is nothing here.`,
    slide_skipped: `Slides are played in order.`,
    lesson_not_completed: `This lesson is not finished yet.`,
    no_lesson_that_day: `No lesson was finished on that day.`,
    version_unknown: `Failed to load lesson`,
    request_entity_too_large: `That is too much at once. Please make it shorter or smaller.`,
    over_request_rate_limit: `That was a lot of tries. Please wait a few minutes and try again.`,
    unexpected: `An unexpected error occurred. Please try again.`,
    unavailable: `We can't be reached just now. Please try again in a moment.`,
    offline: `You seem to be offline. Please check the connection and try again.`,
    timeout: `Supabase insert timeout after 5 seconds`,
    session_missing: `Auth session missing!`,
    otp_expired: `That code or link has expired or was used already. Please ask for a new one.`,
    email_rate: `We have just sent a mail to this address. Please wait a minute before asking again.`,
    link_failed: `Authentication failed. Please try logging in again.`,
    already_registered: `This email is already registered. Please use a different email or log in via the magic link.`,
    lesson_ambiguous: `Multiple lessons found for this ID`,
    onboarding_missing: `Missing onboarding data.`,
    session_incomplete: `Auth session or user missing`,
    reauthentication_needed: `Please type the code from a fresh mail first.`,
    setup_incomplete: `Missing required parameters: email and name are required`,
    setup_email: `Invalid email format`,
    setup_name: `Name must be at least 2 characters long`,
    setup_session_expired: `Your session has expired. Please try purchasing again.`,
    setup_other_user: `A different user is already signed in. Please sign out and try again with the correct email.`,
    setup_user_unverified: `Failed to verify user session`,
    setup_session_invalid: `Session validation failed`,
    setup_email_rejected: `The email address appears to be invalid. Please check the purchase link.`,
  },
  ce = {
    onboarding: `Error saving onboarding data: `,
    magicLink: `Error sending magic link: `,
    save: `Failed to save: `,
    preference: `Failed to save preference: `,
    reminder: `Failed to save reminder: `,
    setup: `Setup authentication failed: `,
    session: `Failed to establish session: `,
    feedbackSave: `Failed to save feedback`,
    courseTrack: `Failed to load course data`,
  },
  S = class extends Error {
    code;
    constructor(e, t = se[e]) {
      (super(t), (this.code = e));
    }
  },
  le = (e) => typeof e == `string` && Object.hasOwn(se, e);
async function ue(e) {
  let t = await e.json().catch(() => null);
  return le(t?.code) ? new S(t.code) : new S(e.status >= 500 ? `unavailable` : `unexpected`);
}
function C(e) {
  if (e.name === `AuthRetryableFetchError`) return new S(e.status ? `unavailable` : `offline`);
  if (e.name === `AuthInvalidTokenResponseError`) return new S(`session_incomplete`);
  if (e.name === `AuthSessionMissingError`) return new S(`session_missing`);
  switch (e.code) {
    case `otp_expired`:
      return new S(`otp_expired`);
    case `over_email_send_rate_limit`:
      return new S(`email_rate`);
    case `over_request_rate_limit`:
      return new S(`over_request_rate_limit`);
    case `user_already_exists`:
    case `email_exists`:
      return new S(`already_registered`);
    case `reauthentication_needed`:
      return new S(`reauthentication_needed`);
    case `validation_failed`:
      return new S(`validation_failed`);
    default:
      return new S(`link_failed`);
  }
}
function w(e) {
  return e instanceof S
    ? e
    : e instanceof DOMException && e.name === `TimeoutError`
      ? new S(`timeout`)
      : new S(e instanceof TypeError ? `offline` : `unexpected`);
}
function T(e) {
  try {
    return JSON.parse(localStorage.getItem(e) ?? `null`);
  } catch {
    return null;
  }
}
var de = `aliasedUserIds`,
  fe = `pendingAnalyticsUserProperties`,
  pe = `__mp_opt_in_out_`,
  me = /^(mp_|__mp)/,
  he = `mixpanelBrowserDb`,
  ge = (e) => T(de)?.[e] === !0,
  _e = (e) => localStorage.setItem(de, JSON.stringify({ ...T(de), [e]: !0 })),
  ve = (e) => localStorage.setItem(fe, JSON.stringify(e));
function ye() {
  let e = T(fe);
  return (localStorage.removeItem(fe), e);
}
function be() {
  for (let e of Object.keys(localStorage)) me.test(e) && !e.startsWith(pe) && localStorage.removeItem(e);
  (localStorage.removeItem(de), localStorage.removeItem(fe));
}
var xe = (e) => localStorage.removeItem(pe + e),
  Se = () =>
    new Promise((e, t) => {
      let n = indexedDB.deleteDatabase(he);
      (n.addEventListener(`success`, () => e()),
        n.addEventListener(`error`, () => t(Error(`replays stay`))),
        n.addEventListener(`blocked`, () => e()));
    }),
  E = oe(i),
  Ce = 3e3,
  we = 3e5,
  Te = null;
async function Ee() {
  let e = O();
  if (e === null) return null;
  if (Te !== null && performance.now() - Te < we) return e;
  if ((e.expires_at ?? 0) - Date.now() / 1e3 > 90) return (je(), e);
  let { data: t, error: n } = await (await E()).getSession();
  if (n?.name === `AuthRetryableFetchError`) return O();
  if (n !== null && n.name !== `AuthSessionMissingError`) throw C(n);
  return (t.session !== null && t.session.access_token !== e.access_token && (Te = performance.now()), t.session);
}
async function De(e) {
  let t = O();
  if (t !== null && t.access_token !== e) return t;
  let n = await E(),
    { data: r, error: i } = await n.refreshSession();
  if (i === null) return ((Te = performance.now()), r.session);
  if (i.name === `AuthRetryableFetchError`) throw C(i);
  return (await n.signOut({ scope: `local` }), await We(), null);
}
function Oe(e) {
  let t = (e) => JSON.parse(e ?? `null`)?.user.id,
    n = (n) => {
      if (n.key !== `treasure-tracker-auth`) return;
      let r = t(n.oldValue);
      r !== void 0 && r !== t(n.newValue) && e();
    };
  return (window.addEventListener(`storage`, n), () => window.removeEventListener(`storage`, n));
}
var D = () => O()?.user.id ?? null,
  ke = () => O() !== null,
  O = () => T(i),
  Ae = !1;
function je() {
  Ae || ((Ae = !0), setTimeout(() => void E().catch(() => void 0), Ce));
}
async function Me({ email: e, next: t, create: n, signupId: r }) {
  let { error: i } = await (
    await E()
  ).signInWithOtp({
    email: e,
    options: {
      shouldCreateUser: n,
      emailRedirectTo: `${location.origin}/auth/callback?${new URLSearchParams({ next: t })}`,
      ...(r === void 0 ? {} : { data: { signup_id: r } }),
    },
  });
  if (i !== null) throw C(i);
}
async function Ne(e, t) {
  let { error: n } = await Ue(async () => (await E()).verifyOtp({ email: e, token: t, type: `email` }));
  if (n !== null) throw C(n);
}
async function Pe(e, t) {
  let { data: n, error: r } = await Ue(async () => (await E()).verifyOtp({ token_hash: e, type: t }));
  if (r !== null) throw C(r);
  return n.session === null ? `half` : `signed-in`;
}
async function Fe() {
  let { error: e } = await (await E()).signInWithPassword({ password: `` }).catch((e) => ({ error: e }));
  return e?.message ?? ``;
}
async function Ie(e) {
  let { data: t, error: n } = await Ue(async () => (await E()).setSession(e));
  if (n !== null) throw C(n);
  if (t.session === null || t.user === null) throw new S(`session_incomplete`);
}
async function Le() {
  let { data: e, error: t } = await (await E()).getUser();
  if (t !== null) throw C(t);
  return e.user;
}
async function Re() {
  let { error: e } = await (await E()).reauthenticate();
  if (e !== null) throw C(e);
}
async function ze(e) {
  let { error: t } = await (await E()).updateUser({ email: e }, { emailRedirectTo: `${location.origin}/auth/callback?next=/account` });
  if (t !== null) throw C(t);
}
async function Be(e) {
  let { error: t } = await Ue(async () => (await E()).exchangeCodeForSession(e));
  if (t !== null) throw C(t);
}
async function Ve(e = `local`) {
  let { error: t } = await (await E()).signOut({ scope: e });
  if (t !== null) throw C(t);
  e !== `others` && (await We());
}
async function He() {
  if (`caches` in globalThis) for (let e of await caches.keys()) e.startsWith(`family-`) && (await caches.delete(e));
}
async function Ue(e) {
  let t = D(),
    n = await e();
  return (t !== null && t !== D() && (await He()), n);
}
async function We() {
  for (let e of Object.keys(localStorage)) /^(outbox:|xpGranted:|saved:)/.test(e) && localStorage.removeItem(e);
  (be(), sessionStorage.clear(), await He());
}
async function Ge(e) {
  let t = await fetch(`/auth/v1/peek`, {
    method: `POST`,
    headers: { "Content-Type": `application/json`, "X-Supabase-Api-Version": `2024-01-01` },
    body: JSON.stringify({ token_hash: e }),
  });
  if (t.ok) return await t.json();
  throw t.status === 403 ? new S(`otp_expired`) : new S(t.status === 429 ? `over_request_rate_limit` : `unavailable`);
}
var Ke = async (e) => new Uint8Array(await crypto.subtle.digest(`SHA-256`, new TextEncoder().encode(e))),
  qe = (e) =>
    btoa(String.fromCharCode(...e))
      .replaceAll(`+`, `-`)
      .replaceAll(`/`, `_`)
      .replace(/=+$/, ``),
  Je = (e) => Array.from(e, (e) => e.toString(16).padStart(2, `0`)).join(``),
  Ye = async (e) => Je(await Ke(e));
async function Xe(e) {
  let t = localStorage.getItem(`${i}-code-verifier`);
  return t === null || e === null ? !1 : Je(await Ke(qe(await Ke(JSON.parse(t).split(`/`)[0] ?? ``)))) === e;
}
function Ze(e, t) {
  t.catch(() => console.warn(`${e} failed; going on without it`));
}
var Qe = (e, t) => ((e = e.replace(/\/+$/, ``)), (e += `/`), (t = t.replace(/^\/+/, ``)), e + t),
  $e = (e, t) => {
    for (let [n, r] of Object.entries(t)) {
      let t = RegExp(`/:` + n + `(?:{[^/]+})?\\??(?=/|$)`);
      e = e.replace(t, () => (r ? `/${r}` : ``));
    }
    return e;
  },
  et = (e) => {
    let t = new URLSearchParams();
    for (let [n, r] of Object.entries(e))
      if (r !== void 0) {
        if (Array.isArray(r)) for (let e of r) e !== void 0 && t.append(n, e);
        else t.set(n, r);
      }
    return t;
  },
  tt = (e, t) => {
    switch (t) {
      case `ws`:
        return e.replace(/^http/, `ws`);
      case `http`:
        return e.replace(/^ws/, `http`);
    }
  },
  nt = (e) => (/^https?:\/\/[^\/]+?\/index(?=\?|$)/.test(e) ? e.replace(/\/index(?=\?|$)/, `/`) : e.replace(/\/index(?=\?|$)/, ``));
function rt(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
function it(e, t) {
  if (!rt(e) && !rt(t)) return t;
  let n = { ...e };
  for (let e in t) {
    let r = t[e];
    n[e] = rt(n[e]) && rt(r) ? it(n[e], r) : r;
  }
  return n;
}
var at = /^[\w!#$%&'*.^`|~+-]+$/,
  ot = (e, t, n = {}) => {
    if (!at.test(e)) throw Error(`Invalid cookie name`);
    let r = `${e}=${t}`;
    if (/^__secure-/i.test(e) && !n.secure) throw Error(`__Secure- Cookie must have Secure attributes`);
    if (/^__host-/i.test(e)) {
      if (!n.secure) throw Error(`__Host- Cookie must have Secure attributes`);
      if (n.path !== `/`) throw Error(`__Host- Cookie must have Path attributes with "/"`);
      if (n.domain) throw Error(`__Host- Cookie must not have Domain attributes`);
    }
    for (let e of [`domain`, `path`, `sameSite`, `priority`])
      if (n[e] && /[;\r\n]/.test(n[e])) throw Error(`${e} must not contain ";", "\\r", or "\\n"`);
    if (n && typeof n.maxAge == `number` && n.maxAge >= 0) {
      if (n.maxAge > 3456e4) throw Error(`Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.`);
      r += `; Max-Age=${n.maxAge | 0}`;
    }
    if ((n.domain && n.prefix !== `host` && (r += `; Domain=${n.domain}`), n.path && (r += `; Path=${n.path}`), n.expires)) {
      if (n.expires.getTime() - Date.now() > 3456e7)
        throw Error(`Cookies Expires SHOULD NOT be greater than 400 days (34560000 seconds) in the future.`);
      r += `; Expires=${n.expires.toUTCString()}`;
    }
    if (
      (n.httpOnly && (r += `; HttpOnly`),
      n.secure && (r += `; Secure`),
      n.sameSite && (r += `; SameSite=${n.sameSite.charAt(0).toUpperCase() + n.sameSite.slice(1)}`),
      n.priority && (r += `; Priority=${n.priority.charAt(0).toUpperCase() + n.priority.slice(1)}`),
      n.partitioned)
    ) {
      if (!n.secure) throw Error(`Partitioned Cookie must have Secure attributes`);
      r += `; Partitioned`;
    }
    return r;
  },
  st = (e, t, n) => ((t = encodeURIComponent(t)), ot(e, t, n)),
  ct = (e, t) =>
    new Proxy(() => {}, {
      get(n, r) {
        if (typeof r == `string` && r !== `then`) return ct(e, [...t, r]);
      },
      apply(n, r, i) {
        return e({ path: t, args: i });
      },
    }),
  lt = (e, t) => {
    let n = t.toString();
    return n ? `${e}?${n}` : e;
  },
  ut = class {
    url;
    method;
    buildSearchParams;
    queryParams = void 0;
    pathParams = {};
    rBody;
    cType = void 0;
    constructor(e, t, n) {
      ((this.url = e), (this.method = t), (this.buildSearchParams = n.buildSearchParams));
    }
    fetch = async (e, t) => {
      if (e) {
        if ((e.query && (this.queryParams = this.buildSearchParams(e.query)), e.form)) {
          let t = new FormData();
          for (let [n, r] of Object.entries(e.form))
            if (r !== void 0) {
              if (Array.isArray(r)) for (let e of r) e !== void 0 && t.append(n, e);
              else t.append(n, r);
            }
          this.rBody = t;
        }
        (e.json !== void 0 && ((this.rBody = JSON.stringify(e.json)), (this.cType = `application/json`)),
          e.param && (this.pathParams = e.param));
      }
      let n = this.method.toUpperCase(),
        r = { ...e?.header, ...(typeof t?.headers == `function` ? await t.headers() : t?.headers) };
      if (e?.cookie) {
        let t = [];
        for (let [n, r] of Object.entries(e.cookie)) r !== void 0 && t.push(st(n, r));
        t.length > 0 && (r.Cookie = t.join(`; `));
      }
      this.cType && (r[`Content-Type`] = this.cType);
      let i = new Headers();
      for (let [e, t] of Object.entries(r)) t !== void 0 && i.set(e, t);
      let a = this.url;
      ((a = nt(a)), (a = $e(a, this.pathParams)), this.queryParams && (a = lt(a, this.queryParams)), (n = this.method.toUpperCase()));
      let o = n !== `GET` && n !== `HEAD`;
      return (t?.fetch || fetch)(a, { body: o ? this.rBody : void 0, method: n, headers: i, ...t?.init });
    };
  },
  dt = (e, t) =>
    ct(function n(r) {
      let i = t?.buildSearchParams ?? et,
        a = [...r.path],
        o = a.slice(-3).reverse();
      if (o[0] === `toString`) return o[1] === `name` ? o[2] || `` : n.toString();
      if (o[0] === `valueOf`) return o[1] === `name` ? o[2] || `` : n;
      let s = ``;
      if (/^\$/.test(o[0])) {
        let e = a.pop();
        e && (s = e.replace(/^\$/, ``));
      }
      let c = Qe(e, a.join(`/`));
      if (s === `url` || s === `path`) {
        let t = nt(c);
        return (
          r.args[0] && (r.args[0].param && (t = $e(t, r.args[0].param)), r.args[0].query && (t = lt(t, i(r.args[0].query)))),
          s === `url` ? new URL(t) : t.slice(e.replace(/\/+$/, ``).length).replace(/^\/?/, `/`)
        );
      }
      if (s === `ws`) {
        let e = nt(c),
          n = tt(r.args[0]?.param ? $e(e, r.args[0].param) : e, `ws`),
          a = new URL(n),
          o = r.args[0]?.query;
        return (
          o &&
            i(o).forEach((e, t) => {
              a.searchParams.append(t, e);
            }),
          ((...e) => (t?.webSocket !== void 0 && typeof t.webSocket == `function` ? t.webSocket(...e) : new WebSocket(...e)))(a.toString())
        );
      }
      let l = new ut(c, s, { buildSearchParams: i });
      if (s) {
        t ??= {};
        let e = { ...r.args[1] },
          n = t.headers,
          i = e.headers;
        n && i && (e.headers = async () => ({ ...(typeof n == `function` ? await n() : n), ...(typeof i == `function` ? await i() : i) }));
        let a = it(t, e);
        return l.fetch(r.args[0], a);
      }
      return l;
    }, []),
  ft = 401,
  pt = (e, ...[t, n]) => {
    let r = new Headers(n?.headers);
    return (e !== void 0 && r.set(`Authorization`, `Bearer ${e}`), fetch(t, { ...n, headers: r }));
  },
  mt = async (e, t) => {
    let n = await Ee(),
      r = await pt(n?.access_token, e, t);
    if (n === null || r.status !== ft) return r;
    let i = await De(n.access_token);
    return i === null ? r : pt(i.access_token, e, t);
  },
  k = dt(`/api`, { fetch: mt });
async function A(e) {
  try {
    let t = await e;
    if (t.ok) return await t.json();
    throw await ue(t);
  } catch (e) {
    throw w(e);
  }
}
var ht = [`parentName`, `childName`, `childAge`],
  gt = `sentSignup`,
  _t = `signupId`,
  vt = `signupConsents`;
function yt() {
  let e = sessionStorage.getItem(gt);
  return e === null ? null : JSON.parse(e);
}
function bt() {
  let e = yt(),
    t = (t) => localStorage.getItem(t) ?? e?.[t] ?? ``;
  return { parentName: t(`parentName`), childName: t(`childName`), childAge: t(`childAge`) };
}
var xt = (e, t) => localStorage.setItem(e, t);
function St(e) {
  sessionStorage.setItem(gt, JSON.stringify({ ...bt(), email: e }));
  for (let e of ht) localStorage.removeItem(e);
}
function Ct() {
  (sessionStorage.removeItem(gt), localStorage.removeItem(_t), localStorage.removeItem(vt));
  for (let e of ht) localStorage.removeItem(e);
}
var wt = () => localStorage.getItem(_t);
function Tt({ analytics: e, ads: t }) {
  localStorage.setItem(vt, JSON.stringify({ signup_id: wt(), analytics: e, ads: t }));
}
function Et() {
  let e = T(vt);
  return e !== null && e.signup_id === wt() ? e : null;
}
async function Dt(e, t) {
  let { signup_id: n } = await A(
    fetch(`/api/pending-signups`, {
      method: `POST`,
      headers: { "Content-Type": `application/json` },
      body: JSON.stringify({ parent_name: e.parentName, kid_name: e.childName, kid_age: Number(e.childAge), email: t }),
      signal: AbortSignal.timeout(o),
    }),
  );
  return (localStorage.setItem(_t, n), n);
}
var Ot = `loginEmail`,
  kt = (e) => sessionStorage.setItem(Ot, e),
  At = () => sessionStorage.getItem(Ot) ?? yt()?.email ?? ``,
  jt = {
    "/onboarding": { name: `Onboarding Intro`, category: `onboarding`, stage: `discovery` },
    "/onboarding/intro": { name: `Onboarding Intro`, category: `onboarding`, stage: `discovery` },
    "/onboarding/parent-name": { name: `Parent Name`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/kid-name": { name: `Kid Name`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/kid-age": { name: `Kid Age`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/setup-reminders": { name: `Setup Reminders`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/sms-reminder": { name: `SMS Reminder`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/ready": { name: `Ready`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/confirm": { name: `Confirm`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/create-account": { name: `Create Account`, category: `onboarding`, stage: `onboarding` },
    "/onboarding/account-verify": { name: `Account Verify`, category: `onboarding`, stage: `onboarding` },
    "/login": { name: `Login`, category: `authentication`, stage: `authentication` },
    "/magic-link-sent": { name: `Magic Link Sent`, category: `authentication`, stage: `authentication` },
    "/auth/magic-link-handler": { name: `Magic Link Handler`, category: `authentication`, stage: `authentication` },
    "/auth/callback": { name: `Auth Callback`, category: `authentication`, stage: `authentication` },
    "/auth/test": { name: `Auth Test`, category: `development`, stage: `authentication` },
    "/setup": { name: `Setup`, category: `onboarding`, stage: `conversion` },
    "/public/beta": { name: `Public Beta`, category: `monetization`, stage: `conversion` },
    "/paywall": { name: `Paywall`, category: `monetization`, stage: `conversion` },
    "/account": { name: `Account`, category: `other`, stage: `engagement` },
    "/privacy": { name: `Privacy`, category: `other`, stage: `discovery` },
    "/terms": { name: `Terms`, category: `other`, stage: `discovery` },
  },
  Mt = {
    "/lesson/intro": { name: `Lesson Intro`, category: `education`, stage: `learning` },
    "/lesson/mission-accomplished": { name: `Mission Accomplished`, category: `education`, stage: `engagement` },
    "/lesson/day-streak": { name: `Day Streak`, category: `engagement`, stage: `engagement` },
    "/lesson/lesson-feedback-1": { name: `Lesson Feedback 1`, category: `engagement`, stage: `engagement` },
    "/lesson/lesson-feedback-2": { name: `Lesson Feedback 2`, category: `engagement`, stage: `engagement` },
    "/lesson/:lessonId": { name: `Lesson`, category: `education`, stage: `learning` },
    "/lesson-intro": { name: `Lesson Intro`, category: `education`, stage: `learning` },
    "/courses/CourseTrack": { name: `Course Track`, category: `education`, stage: `learning` },
    "/game-over": { name: `Game Over`, category: `engagement`, stage: `engagement` },
  },
  Nt = { "/lesson-builder": { name: `Lesson Builder`, category: `other`, stage: `engagement` } },
  Pt = { name: `Not Found`, category: `other`, stage: `discovery` };
function Ft(e, t) {
  if (e instanceof RegExp) return { keys: !1, pattern: e };
  var n,
    r,
    i,
    a,
    o = [],
    s = ``,
    c = e.split(`/`);
  for (c[0] || c.shift(); (i = c.shift());)
    ((n = i[0]),
      n === `*`
        ? (o.push(n), (s += i[1] === `?` ? `(?:/(.*))?` : `/(.*)`))
        : n === `:`
          ? ((r = i.indexOf(`?`, 1)),
            (a = i.indexOf(`.`, 1)),
            o.push(i.substring(1, ~r ? r : ~a ? a : i.length)),
            (s += ~r && !~a ? `(?:/([^/]+?))?` : `/([^/]+?)`),
            ~a && (s += (~r ? `?` : ``) + `\\` + i.substring(a)))
          : (s += `/` + i));
  return { keys: o, pattern: RegExp(`^` + s + (t ? `(?=$|/)` : `/?$`), `i`) };
}
var It = t((e) => {
    var t = x();
    function n(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var r = typeof Object.is == `function` ? Object.is : n,
      i = t.useState,
      a = t.useEffect,
      o = t.useLayoutEffect,
      s = t.useDebugValue;
    function c(e, t) {
      var n = t(),
        r = i({ inst: { value: n, getSnapshot: t } }),
        c = r[0].inst,
        u = r[1];
      return (
        o(
          function () {
            ((c.value = n), (c.getSnapshot = t), l(c) && u({ inst: c }));
          },
          [e, n, t],
        ),
        a(
          function () {
            return (
              l(c) && u({ inst: c }),
              e(function () {
                l(c) && u({ inst: c });
              })
            );
          },
          [e],
        ),
        s(n),
        n
      );
    }
    function l(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !r(e, n);
      } catch {
        return !0;
      }
    }
    function u(e, t) {
      return t();
    }
    var d = typeof window > `u` || window.document === void 0 || window.document.createElement === void 0 ? u : c;
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? d : t.useSyncExternalStore;
  }),
  Lt = t((e, t) => {
    t.exports = It();
  }),
  j = e(x(), 1),
  Rt = Lt(),
  zt = j.useInsertionEffect,
  Bt = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0 ? j.useLayoutEffect : j.useEffect,
  Vt = zt || Bt,
  Ht = (e) => {
    let t = j.useRef([e, (...e) => t[0](...e)]).current;
    return (
      Vt(() => {
        t[0] = e;
      }),
      t[1]
    );
  },
  Ut = [`popstate`, `pushState`, `replaceState`, `hashchange`],
  M = [],
  Wt = () => M.forEach((e) => e()),
  Gt = (e) => (
    M.push(e) === 1 && Ut.forEach((e) => addEventListener(e, Wt)),
    () => {
      ((M = M.filter((t) => t !== e)), M.length || Ut.forEach((e) => removeEventListener(e, Wt)));
    }
  ),
  Kt = (e, t) => (0, Rt.useSyncExternalStore)(Gt, e, t),
  qt = () => location.search,
  Jt = ({ ssrSearch: e } = {}) => Kt(qt, e == null ? qt : () => e),
  Yt = () => location.pathname,
  Xt = ({ ssrPath: e } = {}) => Kt(Yt, e == null ? Yt : () => e),
  Zt = (e, { replace: t = !1, state: n = null } = {}) => history[t ? `replaceState` : `pushState`](n, ``, e),
  Qt = (e) => [Xt(e), Zt],
  $t = Symbol.for(`wouter_v3`);
if (typeof history < `u` && window[$t] === void 0) {
  for (let e of [`pushState`, `replaceState`]) {
    let t = history[e];
    history[e] = function () {
      let n = t.apply(this, arguments),
        r = new Event(e);
      return ((r.arguments = arguments), dispatchEvent(r), n);
    };
  }
  Object.defineProperty(window, $t, { value: !0 });
}
var en = (e = ``) => (e === `/` ? `` : e),
  tn = (e, t) => (e[0] === `~` ? e.slice(1) : en(t) + e),
  nn = (e, t) => (
    (e = rn(en(e))),
    (t = rn(t)),
    !e || (t.toLowerCase() + `/`).startsWith(e.toLowerCase() + `/`) ? t.slice(e.length) || `/` : `~` + t
  ),
  rn = (e) => {
    try {
      return e.includes(`%`) ? decodeURI(e) : e;
    } catch {
      return e;
    }
  },
  an = (e) => rn(e[0] === `?` ? e.slice(1) : e),
  on = {
    hook: Qt,
    searchHook: Jt,
    parser: Ft,
    base: ``,
    ssrPath: void 0,
    ssrSearch: void 0,
    ssrContext: void 0,
    hrefs: (e) => e,
    aroundNav: (e, t, n) => e(t, n),
  },
  sn = (0, j.createContext)(on),
  N = () => (0, j.useContext)(sn),
  cn = {},
  ln = (0, j.createContext)(cn),
  un = () => (0, j.useContext)(ln),
  dn = (e, t = e.base) => nn(t, e.hook(e)[0]),
  fn = (e) => {
    let [t, n] = e.hook(e);
    return [nn(e.base, t), Ht((t, r) => e.aroundNav(n, tn(t, e.base), r))];
  },
  pn = () => fn(N()),
  mn = () => {
    let e = N();
    return an(e.searchHook(e));
  },
  hn = (e, t, n, r) => {
    let { pattern: i, keys: a } = t instanceof RegExp ? { pattern: t } : e(t || `*`, r),
      o = i.exec(n);
    if (!o) return [!1, null];
    let s = {};
    for (let e = 1; e < o.length; e++) s[e - 1] = o[e];
    if (a) for (let e = 0; e < a.length; e++) s[a[e]] = o[e + 1];
    else Object.assign(s, o.groups);
    return r ? [!0, s, o[0]] : [!0, s];
  },
  gn = ({ children: e, ...t }) => {
    let n = N(),
      r = t.hook ? on : n,
      i = r;
    if (t.ssrPath) {
      let [e, n = t.ssrSearch ?? ``] = t.ssrPath.split(`?`);
      e && ((t.ssrSearch = n), (t.ssrPath = e));
    }
    ((t.hrefs = t.hrefs ?? t.hook?.hrefs), (t.searchHook = t.searchHook ?? t.hook?.searchHook));
    let a = (0, j.useRef)(r),
      o = a.current,
      s = o;
    for (let e in r) {
      let n = e === `base` ? r[e] + (t[e] ?? ``) : (t[e] ?? r[e]);
      (n !== s[e] && (o === s && (a.current = s = { ...s }), (s[e] = n)), (n !== r[e] || n !== i[e]) && (i = s));
    }
    return (0, j.createElement)(sn.Provider, { value: i }, e);
  },
  _n = ({ children: e, component: t }, n) => (t ? (0, j.createElement)(t, { params: n }) : typeof e == `function` ? e(n) : e),
  vn = (e) => {
    let t = (0, j.useRef)(cn),
      n = t.current,
      r = Object.keys(e);
    return (t.current = r.length !== Object.keys(n).length || r.some((t) => e[t] !== n[t]) ? e : n);
  };
function yn() {
  let [e, t] = pn(),
    n = mn(),
    r = (0, j.useMemo)(() => new URLSearchParams(n), [n]),
    i = r;
  return [
    r,
    Ht((n, r) => {
      i = new URLSearchParams(typeof n == `function` ? n(i) : n);
      let a = i.toString();
      t(e + (a ? `?` + a : ``), r);
    }),
  ];
}
var bn = ({ path: e, nest: t, match: n, ...r }) => {
  let i = N(),
    a = dn(i),
    [o, s, c] = n ?? hn(i.parser, e, a, t),
    l = vn({ ...un(), ...s });
  if (!o) return null;
  let u = _n(r, l);
  return (0, j.createElement)(ln.Provider, { value: l }, c ? (0, j.createElement)(gn, { base: c }, u) : u);
};
(0, j.forwardRef)((e, t) => {
  let n = N(),
    [r, i] = fn(n),
    { to: a = ``, href: o = a, onClick: s, asChild: c, children: l, className: u, replace: d, state: f, transition: p, ...m } = e;
  return (
    (m.onClick = Ht((t) => {
      t.ctrlKey || t.metaKey || t.altKey || t.shiftKey || t.button !== 0 || (s?.(t), t.defaultPrevented || (t.preventDefault(), i(o, e)));
    })),
    (m.href = n.hrefs(o[0] === `~` ? o.slice(1) : n.base + o, n)),
    u !== void 0 && (m.className = u?.call ? u(r === o) : u),
    t && (m.ref = t),
    c && (0, j.isValidElement)(l) ? (0, j.cloneElement)(l, m) : (0, j.createElement)(`a`, m, l)
  );
});
var xn = (e, t = []) => {
    if (Array.isArray(e)) for (let n of e) xn(n && n.type === j.Fragment ? n.props.children : n, t);
    else t.push(e);
    return t;
  },
  Sn = ({ children: e, location: t }) => {
    let n = N(),
      r = dn(n);
    for (let i of xn(e)) {
      let e = 0;
      if ((0, j.isValidElement)(i) && (e = hn(n.parser, i.props.path, t || r, i.props.nest))[0])
        return (0, j.cloneElement)(i, { match: e });
    }
    return null;
  },
  Cn = (e) => {
    let { to: t, href: n = t } = e,
      r = N(),
      [, i] = fn(r),
      a = Ht(() => i(t || n, e)),
      { ssrContext: o } = r;
    return (
      Bt(() => {
        a();
      }, []),
      o && (o.redirectTo = t),
      null
    );
  },
  P = ee(),
  F = (e) => {
    let t = Object.entries(e).filter((e) => e[1] !== void 0);
    return t.length === 0 ? `` : `?${new URLSearchParams(t)}`;
  },
  wn = () => `/onboarding`,
  Tn = () => `/onboarding/kid-name`,
  En = () => `/onboarding/kid-age`,
  Dn = () => `/onboarding/setup-reminders`,
  On = () => `/onboarding/sms-reminder`,
  kn = () => `/onboarding/ready`,
  An = () => `/onboarding/create-account`,
  jn = () => `/onboarding/account-verify`,
  Mn = () => `/magic-link-sent`,
  Nn = (e) => `/auth/callback${F({ next: e })}`,
  Pn = (e) => `/auth/magic-link-handler${e ? F(e) : ``}`,
  Fn = (e) => `/public/beta${F({ reason: e })}`,
  In = () => `/api/buy`,
  Ln = (e = {}) => `/paywall${F(e)}`,
  Rn = (e = {}) => `/lesson-builder${F(e)}`,
  zn = () => `/account`,
  Bn = (e) => `/lesson/intro${F({ userId: e })}`,
  Vn = (e) => `/lesson/${encodeURIComponent(e)}`,
  Hn = (e) => `/lesson/mission-accomplished${F({ lesson: e })}`,
  Un = (e) => `/lesson/day-streak${F({ lesson: e })}`,
  Wn = (e) => `/lesson/lesson-feedback-1${F({ lesson: e })}`,
  Gn = (e) => `/lesson/lesson-feedback-2${F({ lesson: e })}`,
  Kn = (e = {}) => `${b()}${F({ course: e.course, lesson: e.lesson, payment: e.payment })}`,
  qn = () => `/game-over`,
  Jn = [
    /^\/lesson(\/|$)/,
    /^\/courses\/CourseTrack$/,
    /^\/onboarding(\/|$)/,
    /^\/account$/,
    /^\/paywall$/,
    /^\/game-over$/,
    /^\/lesson-builder$/,
  ];
function Yn(e, t) {
  if (!e || !e.startsWith(`/`) || e.startsWith(`//`) || /[\\\p{Cc}]/u.test(e)) return t;
  let n = URL.parse(e, `http://ours.invalid`);
  return n === null || n.origin !== `http://ours.invalid` ? t : Jn.some((e) => e.test(n.pathname)) ? n.pathname + n.search : t;
}
var Xn = {
    title: `Log in`,
    heading: `What Email did you sign up with?`,
    label: `Email`,
    continue: `Continue`,
    sending: `Sending Magic Link...`,
    back: `Back`,
    emailProblem: `Please type an e-mail address, like sam@example.com.`,
    newHere: `New here?`,
    getStarted: `Get started`,
  },
  Zn = {
    title: `Magic link sent`,
    heading: `Check your inbox`,
    text: `We've sent you a magic login link. Please check your inbox to continue.`,
    button: `Check Your Inbox`,
    noMail: `No mail?`,
    tryAnother: `Try another e-mail`,
    or: `, or `,
    getStarted: `get started`,
  },
  Qn = {
    label: `6-digit code from the mail`,
    hint: `Reading the mail on another device? Type its code here.`,
    email: `Email`,
    submit: `Use the code`,
    checking: `Checking...`,
    problem: `Please type the 6 digits from the mail.`,
    sendAgain: `Send again`,
    sendAgainIn: (e) => `Send again in ${e} s`,
    sentAgain: `Sent. Please check your inbox.`,
  },
  $n = {
    title: `Open your account`,
    loading: `Loading...`,
    heading: `Ready to go in?`,
    text: (e) => `This link signs in ${e}.`,
    asked: (e, t) => `It was asked for on ${e}, from ${t}.`,
    button: `Sign in`,
    working: `Signing in...`,
    otherSession: (e) => `You are signed in as ${e} now. Signing in ends that on this device.`,
    failedHeading: `This link can't be used`,
    newLink: `Get a new link`,
    halfHeading: `One more yes`,
    half: `This address agreed. Now open the mail at the other address.`,
    halfLink: `Back to the course`,
  },
  er = {
    title: `Signing in`,
    processing: `Authenticating...`,
    success: `Welcome Back!`,
    successText: `Here we go.`,
    failed: `Authentication Failed`,
    unexpected: `An unexpected error occurred. Please try logging in again.`,
    tryAgain: `Try Again`,
    confirmHeading: `Is this you?`,
    confirmText: `These names came with the sign-up for your e-mail. Please check them.`,
    parent: `You`,
    child: `Your child`,
    age: `Age`,
    confirm: `Yes, that's us`,
    refuse: `No, change the names`,
  },
  tr = {
    loading: `Loading...`,
    redirecting: `Redirecting to login...`,
    authenticationRequired: `Authentication required`,
    authenticationText: `We don't know you yet. Let's go back to the start.`,
    goOn: `Go to the start`,
  },
  nr = { title: `Page not found`, heading: `There is nothing here`, text: `This page is not on our map.`, home: `Go to the start` };
function rr({ heading: e, text: t, link: n, mood: r, picture: i }) {
  return (0, P.jsxs)(g, {
    heading: e,
    mood: r,
    ...(i && { picture: i }),
    children: [t !== void 0 && (0, P.jsx)(`p`, { children: t }), (0, P.jsx)(s, { href: n.href, children: n.label })],
  });
}
var ir = { block: `Skeleton-module_block_IorH`, shine: `Skeleton-module_shine_efNf` };
function ar({ className: e }) {
  return (0, P.jsx)(`div`, { className: `${ir.block} ${e ?? ``}`, "aria-hidden": `true` });
}
var I = {
  page: `LoadingScreen-module_page_qfKU`,
  words: `LoadingScreen-module_words_m8iM`,
  large: `LoadingScreen-module_large_ep1v`,
  small: `LoadingScreen-module_small_HqAp`,
};
function or({ heading: e }) {
  return (0, P.jsx)(d, {
    place: `beach`,
    children: (0, P.jsxs)(`main`, {
      className: I.page,
      children: [
        (0, P.jsx)(`h1`, { className: I.words, children: e }),
        (0, P.jsx)(ar, { className: I.large }),
        (0, P.jsx)(ar, { className: I.small }),
        (0, P.jsx)(ar, { className: I.small }),
      ],
    }),
  });
}
var sr = `zero one two three four five six seven eight nine`.split(` `),
  cr = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`.split(` `),
  lr = `zero ten twenty thirty forty fifty sixty seventy eighty ninety`.split(` `);
function ur(e) {
  let t = e % 100,
    [n, r] = [Math.floor(t / 10), t % 10],
    i = t < 10 ? sr[t] : t < 20 ? cr[t - 10] : `${lr[n]}${r === 0 ? `` : `-${sr[r]}`}`;
  return `${sr[Math.floor(e / 100)]} hundred${t === 0 ? `` : ` and ${i}`}`;
}
var dr = {
    title: `For grown-ups`,
    heading: `For grown-ups`,
    ask: (e) => `Please type this number in digits: ${e}.`,
    label: `The number`,
    button: `Continue`,
    wrong: `That was another number. Here is a new one.`,
    back: `Back to the map`,
  },
  fr = `gatePassedAt`,
  pr = () => sessionStorage.setItem(fr, String(Date.now()));
function mr() {
  let e = Number(sessionStorage.getItem(fr) ?? 0) + v - Date.now();
  return e > 0 && e <= 6e5 ? e : 0;
}
var hr = { field: `Field-module_field_-St-`, problem: `Field-module_problem_Mvb2` };
function gr({ label: e, problem: t = null, ...n }) {
  let r = (0, j.useId)();
  return (0, P.jsxs)(`div`, {
    className: hr.field,
    children: [
      (0, P.jsx)(`label`, { htmlFor: r, children: e }),
      (0, P.jsx)(`input`, { ...n, id: r, "aria-invalid": t !== null, "aria-describedby": t === null ? void 0 : `${r}-problem` }),
      t !== null && (0, P.jsx)(`p`, { id: `${r}-problem`, className: hr.problem, role: `alert`, children: t }),
    ],
  });
}
var _r = { form: `Form-module_form_LW5y` };
function vr({ onSubmit: e, children: t }) {
  return (0, P.jsx)(`form`, {
    className: _r.form,
    onSubmit: (t) => {
      (t.preventDefault(), e());
    },
    noValidate: !0,
    children: t,
  });
}
var yr = () => 100 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900);
function br({ words: e, numberWords: t, backTo: n, onPass: r }) {
  let [i, o] = (0, j.useState)(yr),
    [c, l] = (0, j.useState)(``),
    [u, d] = (0, j.useState)(!1);
  return (0, P.jsxs)(g, {
    heading: e.heading,
    mood: `thinking`,
    picture: `key`,
    children: [
      (0, P.jsx)(`p`, { children: e.ask(t(i)) }),
      (0, P.jsxs)(vr, {
        onSubmit: () => {
          if (c.trim() === String(i)) return r();
          (d(!0), l(``), o(yr()));
        },
        children: [
          (0, P.jsx)(gr, {
            label: e.label,
            inputMode: `numeric`,
            autoComplete: `off`,
            maxLength: 5,
            value: c,
            problem: u && c === `` ? e.wrong : null,
            onChange: (e) => l(e.target.value),
          }),
          (0, P.jsx)(a, { type: `submit`, disabled: c.trim() === ``, children: e.button }),
        ],
      }),
      (0, P.jsx)(s, { look: `quiet`, href: n, children: e.back }),
    ],
  });
}
var xr = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\].]{2,}$/u;
function Sr(e) {
  let t = e.trim();
  return t.length > 255 || !xr.test(t) || t.includes(`..`) ? null : t.toLowerCase();
}
function Cr(e) {
  let t = e.lastIndexOf(`@`);
  return `${[...e][0] ?? ``}•••${e.slice(t)}`;
}
function wr(e) {
  return Number.isInteger(e) && e >= 3 && e <= 18;
}
function Tr(e) {
  let t = e.trim();
  if (!/^\d{1,3}$/.test(t)) return null;
  let n = Number(t);
  return wr(n) ? n : null;
}
var Er = 7,
  Dr = (e) => e <= Er,
  Or = `deviceVoice`,
  kr = () => localStorage.getItem(Or) === `on`,
  Ar = (e) => localStorage.setItem(Or, e ? `on` : `off`);
function jr() {
  return `speechSynthesis` in globalThis
    ? (speechSynthesis.getVoices().find(({ localService: e, lang: t }) => e && t.startsWith(`en`)) ?? null)
    : null;
}
var Mr = () => kr() && jr() !== null;
function Nr(e) {
  let t = jr();
  if (t === null || !kr()) return;
  speechSynthesis.cancel();
  let n = new SpeechSynthesisUtterance(e);
  ((n.voice = t), (n.lang = t.lang), speechSynthesis.speak(n));
}
var Pr = 864e5;
function Fr(e) {
  if (e.length > 64) return !1;
  try {
    return new Intl.DateTimeFormat(`en`, { timeZone: e }).resolvedOptions().timeZone !== ``;
  } catch {
    return !1;
  }
}
function Ir(e, t) {
  let n = t !== null && Fr(t) ? t : `UTC`,
    r = new Intl.DateTimeFormat(`en-CA`, { timeZone: n, year: `numeric`, month: `2-digit`, day: `2-digit` }).formatToParts(e),
    i = (e) => r.find((t) => t.type === e)?.value ?? ``;
  return `${i(`year`).padStart(4, `0`)}-${i(`month`)}-${i(`day`)}`;
}
function Lr(e) {
  let t = Date.parse(`${e}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(e) && !Number.isNaN(t) && new Date(t).toISOString().startsWith(e);
}
function Rr(e, t) {
  return new Date(Date.parse(`${e}T00:00:00Z`) + t * Pr).toISOString().slice(0, 10);
}
function zr(e, t) {
  return Math.round((Date.parse(`${t}T00:00:00Z`) - Date.parse(`${e}T00:00:00Z`)) / Pr);
}
var L = () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  Br = () => Ir(new Date(), L());
function Vr(e, t) {
  if (e.lastDate === null) return { count: 1, lastDate: t };
  let n = zr(e.lastDate, t);
  return n <= 0 ? e : { count: n === 1 ? e.count + 1 : 1, lastDate: t };
}
function Hr(e, t) {
  let n = new Set();
  for (let r = 0; r < Math.min(e, 7); r++) n.add(new Date(`${Rr(t, -r)}T00:00:00Z`).getUTCDay());
  return Array.from({ length: 7 }, (e, t) => ({ weekday: t, on: n.has(t) }));
}
var Ur = 6e3,
  Wr = 1e4,
  Gr = [`offline`, `unavailable`, `timeout`, `over_request_rate_limit`],
  Kr = [...Gr, `not_authenticated`, `session_missing`],
  qr = (e) => `outbox:${e}`,
  R = (e) => JSON.parse(localStorage.getItem(qr(e)) ?? `[]`),
  Jr = (e, t) => (t.length === 0 ? localStorage.removeItem(qr(e)) : localStorage.setItem(qr(e), JSON.stringify(t))),
  Yr = () => {
    let e = D();
    return e === null ? [] : R(e);
  },
  z = () => ({ init: { signal: AbortSignal.timeout(Ur) } });
function Xr(e) {
  switch (e.kind) {
    case `progress`: {
      let t = { slide: e.slide, version: e.version, played_on: e.playedOn };
      return A(k.me.lessons[`:id`].progress.$put({ param: { id: e.lessonId }, json: t }, z()));
    }
    case `xp`:
      return A(k.me.lessons[`:id`].xp.$post({ param: { id: e.lessonId } }, z()));
    case `streak`:
      return A(k.me.streak.$post({ json: { played_on: e.playedOn } }, z()));
    case `feedback`:
      return A(k.me.lessons[`:id`].feedback.$put({ param: { id: e.lessonId }, json: e.feedback }, z()));
  }
}
async function Zr(e, t) {
  let n = D();
  if (n === null || R(n).length === 0)
    try {
      return await t(z());
    } catch (e) {
      if (n === null || !Gr.includes(w(e).code)) throw e;
    }
  return (Jr(n, [...R(n), e]), ni(), null);
}
var Qr = (e) => `outbox:events:${e}`,
  B = (e) => JSON.parse(localStorage.getItem(Qr(e)) ?? `[]`),
  $r = (e, t) => (t.length === 0 ? localStorage.removeItem(Qr(e)) : localStorage.setItem(Qr(e), JSON.stringify(t)));
function ei(e) {
  let t = D();
  t !== null && $r(t, [...B(t), e]);
}
async function ti(e) {
  for (let t = B(e).slice(0, 50); t.length > 0; t = B(e).slice(0, 50)) {
    try {
      await A(k.events.$post({ json: { events: t } }, z()));
    } catch (e) {
      if (Kr.includes(w(e).code)) return;
    }
    $r(e, B(e).slice(t.length));
  }
}
async function ni() {
  let e = D();
  e === null ||
    (R(e).length === 0 && B(e).length === 0) ||
    (await navigator.locks.request(`outbox`, { ifAvailable: !0 }, async (t) => {
      if (t !== null) {
        for (let [t] = R(e); t !== void 0 && D() === e; [t] = R(e)) {
          try {
            await Xr(t);
          } catch (e) {
            if (Kr.includes(w(e).code)) return;
          }
          Jr(e, R(e).slice(1));
        }
        await ti(e);
      }
    }));
}
function ri() {
  let e = () => void ni().catch(() => void 0);
  (window.addEventListener(`online`, e), setInterval(e, Wr), e());
}
function ii(e, t = Yr()) {
  return t.reduce((e, t) => {
    switch (t.kind) {
      case `progress`: {
        let n = e.lesson_progress[t.lessonId],
          r = {
            slide: t.slide,
            slide_id: t.slideId,
            furthest: Math.max(n?.furthest ?? 0, t.slide),
            completed: n?.completed === !0 || t.isLast,
          };
        return { ...e, lesson_progress: { ...e.lesson_progress, [t.lessonId]: r } };
      }
      case `xp`:
        return e.xp_lessons.includes(t.lessonId) ? e : { ...e, xp_lessons: [...e.xp_lessons, t.lessonId], lifetime_xp: e.lifetime_xp + 70 };
      case `streak`: {
        let n = Vr({ count: e.streak_count, lastDate: e.last_streak_date }, t.playedOn);
        return { ...e, streak_count: n.count, last_streak_date: n.lastDate };
      }
      case `feedback`:
        return e;
    }
  }, e);
}
async function ai() {
  let e = await A(k.me.$get());
  return e.profile === null ? e : { ...e, profile: ii(e.profile) };
}
var oi = () =>
    ai().then(
      (e) => e.needs_payment,
      () => !1,
    ),
  si = (e) => A(k.me[`finish-signup`].$post({ json: { time_zone: L(), ...(e === null ? {} : { signup_id: e }) } })),
  ci = (e) => A(k.me.$patch({ json: { ...e, time_zone: L() } }));
async function li(e) {
  try {
    await A(k.me.$patch({ json: e }));
  } catch (e) {
    if (![`profile_missing`, `not_authenticated`].includes(w(e).code)) throw e;
  }
}
var ui = (e) => A(k[`feedback-form`].$post({ json: { text: e } }));
async function di(e) {
  e.time_zone !== L() && (await A(k.me.$patch({ json: { time_zone: L() } })));
}
function fi(e, t) {
  let [n, r] = (0, j.useState)(0),
    [i, a] = (0, j.useState)({ key: e, result: { state: `loading` } });
  (0, j.useEffect)(() => {
    let n = !0;
    return (
      t().then(
        (t) => n && a({ key: e, result: { state: `ready`, value: t } }),
        (t) => n && a({ key: e, result: { state: `failed`, error: w(t) } }),
      ),
      () => {
        n = !1;
      }
    );
  }, [e, n]);
  let o = (0, j.useCallback)(() => {
    (a({ key: e, result: { state: `loading` } }), r((e) => e + 1));
  }, [e]);
  return { ...(i.key === e ? i.result : { state: `loading` }), again: o };
}
var pi = [0, 0.35, 0.65, 1],
  mi = 0.02,
  hi = 0,
  V = null,
  H = !1,
  gi = new Set(),
  _i = (e) => (gi.add(e), () => gi.delete(e)),
  vi = () =>
    (0, j.useSyncExternalStore)(
      _i,
      () => hi,
      () => 0,
    );
function yi(e) {
  if (V === null) {
    let t = new AudioContext();
    if (t.state !== `running`) {
      t.close();
      return;
    }
    ((V = t.createAnalyser()), (V.fftSize = 512), t.createMediaElementSource(e).connect(V).connect(t.destination));
  }
  if (H) return;
  H = !0;
  let t = new Float32Array(V.fftSize),
    n = () => {
      V?.getFloatTimeDomainData(t);
      let r = Math.sqrt(t.reduce((e, t) => e + t * t, 0) / t.length);
      ((H = !e.paused && !e.ended), xi(H ? bi(r) : 0), H && requestAnimationFrame(n));
    };
  requestAnimationFrame(n);
}
function bi(e) {
  let t = Math.max(0, Math.min(1, (e - mi) / 0.16));
  return pi[Math.round(t * (pi.length - 1))] ?? 0;
}
function xi(e) {
  if (e !== hi) {
    hi = e;
    for (let e of gi) e();
  }
}
var Si = `muted`,
  Ci = 0.7,
  wi = new Set(),
  U = () => {
    try {
      return localStorage.getItem(Si) === `true`;
    } catch {
      return !1;
    }
  };
function Ti(e) {
  try {
    localStorage.setItem(Si, String(e));
  } catch {}
  ((Ai().muted = e), e && Bi());
  for (let e of wi) e();
}
var Ei = (e) => (wi.add(e), () => wi.delete(e)),
  Di = U,
  Oi = () => (0, j.useSyncExternalStore)(Ei, U, () => !1),
  ki = null;
function Ai() {
  return ((ki ??= new Audio()), ki);
}
var W = 0,
  ji = 0;
function G(e, t) {
  let n = ++W,
    r = Ai();
  r.pause();
  let i = [e].flat(),
    a = () => W === n,
    o = (e) => {
      if (!a()) return;
      let n = i[e];
      if (n === void 0) return t?.(null);
      if (n === null) return o(e + 1);
      ((r.src = n),
        (r.muted = U()),
        r.addEventListener(`ended`, () => o(e + 1), { once: !0 }),
        r.play().then(
          () => {
            a() && (t?.(e), yi(r));
          },
          () => a() && t?.(null),
        ));
    },
    s = ji - performance.now();
  s > 0 ? setTimeout(() => o(0), s) : o(0);
}
function Mi() {
  (W++, ki?.pause());
}
var Ni = null,
  Pi = new Map(),
  Fi = new Set();
function Ii() {
  if (Ni === null) {
    Ni = new AudioContext();
    let e = () => void Ni?.resume();
    for (let t of [`pointerup`, `keydown`]) document.addEventListener(t, e, { once: !0, capture: !0 });
  }
  return Ni;
}
var Li = (e) => {
    let t =
      Pi.get(e) ??
      fetch(e)
        .then((e) => e.arrayBuffer())
        .then((e) => Ii().decodeAudioData(e));
    return (Pi.set(e, t), t.catch(() => Pi.delete(e)), t);
  },
  Ri = (...e) => e.forEach((e) => void Li(e).catch(() => void 0));
function zi(e) {
  if (U()) return;
  Mi();
  let t = W;
  Li(e).then(
    (e) => {
      let n = Ii();
      if (n.state !== `running` || U() || W !== t) return;
      let r = n.createBufferSource(),
        i = n.createGain();
      ((i.gain.value = Ci),
        (r.buffer = e),
        r.connect(i).connect(n.destination),
        r.addEventListener(`ended`, () => Fi.delete(r)),
        Fi.add(r),
        r.start(),
        (ji = performance.now() + e.duration * 1e3));
    },
    () => void 0,
  );
}
function Bi() {
  for (let e of Fi) e.stop();
  ji = 0;
}
var Vi = `captions`,
  Hi = 1200,
  Ui = () => localStorage.getItem(Vi) !== `off`,
  Wi = (e) => localStorage.setItem(Vi, e ? `on` : `off`);
function Gi(e, t) {
  return e - t.left < t.width * n;
}
function Ki(e, t, n, { giveUpMs: r, onCaptions: i } = {}) {
  let a = (0, j.useRef)(null),
    o = (0, j.useRef)(null),
    [s, c] = (0, j.useState)(`loading`),
    [l, u] = (0, j.useState)(!1),
    [d, f] = (0, j.useState)(Ui),
    p = Oi(),
    [m, h] = (0, j.useState)(e.src);
  (m !== e.src && (h(e.src), c(`loading`)),
    (0, j.useEffect)(() => {
      a.current && (a.current.muted = p);
    }, [p]),
    (0, j.useEffect)(() => {
      let e = a.current;
      if (e === null) return;
      let t = () => {
        for (let t of e.textTracks) t.mode = d ? `showing` : `hidden`;
      };
      return (t(), e.textTracks.addEventListener(`addtrack`, t), () => e.textTracks.removeEventListener(`addtrack`, t));
    }, [d, e.captions]),
    (0, j.useEffect)(() => {
      let e = () => {
        document.hidden && a.current?.pause();
      };
      return (document.addEventListener(`visibilitychange`, e), () => document.removeEventListener(`visibilitychange`, e));
    }, []),
    (0, j.useEffect)(() => {
      if (!l) return;
      let e = setTimeout(() => u(!1), Hi);
      return () => clearTimeout(e);
    }, [l]));
  let g = () => {
      (Mi(),
        a.current?.play().catch((e) => {
          e.name === `NotAllowedError` && c(`ready`);
        }));
    },
    _ = () => {
      s === `loading` && (c(`ready`), t && g());
    };
  ((0, j.useEffect)(() => {
    (a.current?.readyState ?? 0) >= HTMLMediaElement.HAVE_FUTURE_DATA && _();
  }, [e.src]),
    (0, j.useEffect)(() => {
      if (r === void 0 || s !== `loading`) return;
      let e = setTimeout(_, r);
      return () => clearTimeout(e);
    }, [r, s]),
    (0, j.useEffect)(() => {
      t && s === `ready` && g();
    }, [t]));
  let v = () => {
      let e = a.current;
      e !== null && ((e.currentTime = 0), u(!0), g());
    },
    y = () => {
      let e = a.current;
      e !== null && (e.paused || s === `ready` ? g() : e.pause());
    },
    b = () => {
      (Wi(!d), f(!d), i?.(!d));
    },
    x = s === `playing` || s === `paused` || s === `ended`;
  return {
    videoRef: a,
    fillRef: o,
    state: s,
    muted: p,
    captionsOn: d,
    restartedChip: l,
    restart: v,
    toggleMuted: () => Ti(!p),
    toggleCaptions: b,
    onPointerUp(e) {
      let t = a.current?.getBoundingClientRect();
      t !== void 0 && e.button === 0 && (x && Gi(e.clientX, t) ? v() : y());
    },
    onKeyDown(e) {
      if (e.key === ` ` || e.key === `Enter`) y();
      else if (e.key === `r` || e.key === `R`) v();
      else if (e.key === `m` || e.key === `M`) Ti(!p);
      else if (e.key === `c` || e.key === `C`) b();
      else return;
      e.preventDefault();
    },
    videoEvents: {
      onCanPlay: _,
      onPlaying: () => c(`playing`),
      onPause: () => c((e) => (e === `playing` ? `paused` : e)),
      onWaiting: () => c((e) => (e === `playing` ? `loading` : e)),
      onError: () => c(`failed`),
      onEnded() {
        (c(`ended`), n());
      },
      onTimeUpdate() {
        let e = a.current;
        e && o.current && (o.current.style.transform = `scaleX(${e.currentTime / (e.duration || 1)})`);
      },
    },
  };
}
var K = {
  stage: `Stage-module_stage_hyfI`,
  video: `Stage-module_video_5ch-`,
  overlay: `Stage-module_overlay_CdUU`,
  playSign: `Stage-module_playSign_y3Cx`,
  pulse: `Stage-module_pulse_bKEh`,
  waiting: `Stage-module_waiting_o2c8`,
  failed: `Stage-module_failed_MdBf`,
  surface: `Stage-module_surface_MMHf`,
  controls: `Stage-module_controls_sBDS`,
  chip: `Stage-module_chip_E2PK`,
  arrive: `Stage-module_arrive_2VuN`,
  bar: `Stage-module_bar_OElX`,
  fill: `Stage-module_fill_un1Y`,
};
function qi({ video: e, words: t, autoPlay: n, progressBar: r = !1, giveUpMs: i, onEnded: a, onCaptions: o }) {
  let s = Ki(e, n, a, { giveUpMs: i, onCaptions: o }),
    { state: c } = s;
  return (0, P.jsxs)(`div`, {
    className: K.stage,
    "data-state": c,
    children: [
      (0, P.jsx)(`video`, {
        ref: s.videoRef,
        className: K.video,
        src: e.src,
        poster: e.poster ?? void 0,
        playsInline: !0,
        preload: `auto`,
        "aria-label": e.alt,
        crossOrigin: `anonymous`,
        ...s.videoEvents,
        children:
          e.captions !== null &&
          (0, P.jsx)(`track`, { kind: `captions`, srcLang: `en`, label: `English`, src: e.captions, default: !0 }, e.captions),
      }),
      c !== `failed` &&
        (0, P.jsx)(`button`, {
          type: `button`,
          className: K.surface,
          "aria-label": c === `playing` ? t.pause : t.play,
          onPointerUp: s.onPointerUp,
          onKeyDown: s.onKeyDown,
          "data-stage-surface": ``,
        }),
      (0, P.jsxs)(`div`, {
        className: K.overlay,
        "data-dim": c === `ready` || c === `paused`,
        role: `status`,
        children: [
          c === `loading` && (0, P.jsx)(`span`, { className: K.waiting, children: t.loading }),
          (c === `ready` || c === `paused`) && (0, P.jsx)(`span`, { className: K.playSign, children: (0, P.jsx)(l, { name: `play` }) }),
          c === `failed` && (0, P.jsx)(`p`, { className: K.failed, children: t.failed }),
        ],
      }),
      s.restartedChip && (0, P.jsx)(`span`, { className: K.chip, children: t.restarted }),
      c !== `failed` &&
        (0, P.jsxs)(`div`, {
          className: K.controls,
          children: [
            (0, P.jsx)(y, { icon: `restart`, label: t.restart, onClick: s.restart }),
            e.captions !== null &&
              (0, P.jsx)(y, {
                icon: s.captionsOn ? `captions` : `captionsOff`,
                label: s.captionsOn ? t.captionsOff : t.captionsOn,
                onClick: s.toggleCaptions,
              }),
            (0, P.jsx)(y, { icon: s.muted ? `muted` : `sound`, label: s.muted ? t.unmute : t.mute, onClick: s.toggleMuted }),
          ],
        }),
      r &&
        (0, P.jsx)(`div`, { className: K.bar, "aria-hidden": `true`, children: (0, P.jsx)(`div`, { className: K.fill, ref: s.fillRef }) }),
    ],
  });
}
var Ji = () => A(k.settings.$get());
async function Yi(e, t = ``) {
  let { support_email: n } = await Ji(),
    r = t === `` ? `` : `&body=${encodeURIComponent(t)}`;
  window.location.assign(`mailto:${n}?subject=${encodeURIComponent(e)}${r}`);
}
var Xi = {
    title: `${h}'s ${m}`,
    heading: `${h}'s ${m}`,
    text: `Join ${h} on a treasure hunt. Find out where coins come from, what they can do, and how sharing makes them shine.`,
    getStarted: `Get Started`,
  },
  q = {
    title: `Lesson`,
    loading: `Loading lesson...`,
    errorHeading: `Error Loading Lesson`,
    errorHint: `Please make sure that the lesson and its slides exist.`,
    notFound: `Lesson Not Found`,
    noSlides: `No Slides Found`,
    back: `Back`,
    next: `Next`,
    mediaLoading: `Loading...`,
    position: (e, t) => `Slide ${e} of ${t}`,
    tryAgain: `Try Again`,
    toTrack: `Back to the map`,
    saveFailed: `That could not be saved. Please try again.`,
  },
  J = {
    defaultHeading: `Quiz`,
    select: `Select An Answer`,
    correct: `Correct!`,
    oops: `Oops!`,
    continue: `Continue`,
    tryAgain: `Try Again`,
    imageUnavailable: `Image unavailable`,
    guide: `Let's do it together. Tap the answer that shines.`,
    away: `This one has gone for a swim.`,
    glimmSays: `${u} says`,
    pocketSays: `${h} says`,
  },
  Y = {
    missionTitle: `Mission accomplished`,
    mission: `Mission Accomplished!`,
    lifetimeXp: `Lifetime XP`,
    continue: `Continue`,
    streakTitle: `Day streak`,
    streakHeading: (e) => (e === 1 ? `day streak` : `days streak`),
    streakText: `Learning daily grows your streak, but skipping a day resets it!`,
    committed: `I'm Committed!`,
    weekdays: [`Su`, `Mo`, `Tu`, `We`, `Th`, `Fr`, `Sa`],
    weekdayNames: [`Sunday`, `Monday`, `Tuesday`, `Wednesday`, `Thursday`, `Friday`, `Saturday`],
    done: `done`,
    notDone: `not yet`,
    loading: `Loading...`,
    failed: `That could not be saved.`,
  },
  X = {
    difficulty: {
      title: `How did it feel?`,
      heading: `How did this lesson feel?`,
      choices: { too_easy: `Too easy`, a_bit_easy: `A bit easy`, just_right: `Just right`, kinda_hard: `Kinda hard` },
    },
    enjoyment: {
      title: `Did you enjoy it?`,
      heading: `Did you enjoy it?`,
      choices: { boring: `Boring`, meh: `Meh`, fun: `Fun`, super_fun: `Super fun!` },
    },
    continue: `Continue`,
    saving: `Saving...`,
    fetchFailed: `Failed to fetch feedback`,
    noLesson: `We don't know which lesson this is about.`,
    toTrack: `Back to the map`,
  },
  Zi = {
    title: `Course Progress`,
    heading: `Course Progress`,
    welcome: `Welcome back!`,
    goodStop: `This is a good place to stop for today.`,
    welcomeBack: (e) => `Welcome Back ${e}`,
    getStarted: `Get Started`,
    status: { done: `Done`, current: `Next`, upcoming: `Later` },
    grownUps: `For grown-ups`,
    car: `Save for the car`,
    carSaving: (e) => `Saving... ${Math.round(e * 100)} %`,
    carSaved: (e) => `Saved for the car (${e})`,
    carRemove: `Remove from this device`,
    carFailed: `That could not be saved. Please try again.`,
    failed: `Failed to load course data`,
    authentication: `Authentication error`,
    tryAgain: `Try Again`,
  },
  Qi = { listen: (e) => `Listen: ${e}` },
  $i = {
    title: `Well done`,
    heading: `Next Lessons Are Coming!`,
    soon: `Lessons 4 and 5 arrive in the next days. We'll send an e-mail when they are here.`,
    allDone: `You have finished every mission. New missions will come, and you can play the old ones again any time.`,
    toTrack: `Back to the map`,
    share: `Share Feedback`,
    formHeading: `Share Feedback`,
    formText: `What did you like? What would you change? A person reads it.`,
    formLabel: `Your words`,
    formSend: `Send`,
    formSending: `Sending...`,
    formThanks: `Thank you! We have it.`,
    formFailed: `That could not be sent. Please try again.`,
  };
function ea(e) {
  let t = [],
    n = !1;
  for (let r of e.split(/(\[hl\]|\[\/hl\])/))
    r === `[hl]` ? (n = !0) : r === `[/hl]` ? (n = !1) : r !== `` && t.push({ text: r, highlighted: n });
  return t;
}
var ta = (e) =>
    ea(e)
      .map((e) => e.text)
      .join(``),
  na = { mark: `HighlightedText-module_mark_HHpw` };
function ra({ source: e }) {
  return ea(e).map((e, t) => (e.highlighted ? (0, P.jsx)(`mark`, { className: na.mark, children: e.text }, t) : e.text));
}
var ia = { bubble: `SpeechBubble-module_bubble_oxjD` };
function aa({ children: e }) {
  return (0, P.jsx)(`div`, { className: ia.bubble, children: e });
}
var oa = `/assets/a-bit-easy-Ca64M9Fo.m4a`,
  sa = `/assets/all-done-m5AO910p.m4a`,
  ca = `/assets/boring-B0J6xhao.m4a`,
  la = `/assets/committed-BkZ7c0oA.m4a`,
  ua = `/assets/continue-Doo6kvTO.m4a`,
  da = `/assets/correct-B-NtHgqd.m4a`,
  fa = `/assets/course-progress-D4lN5qzV.m4a`,
  pa = `/assets/did-you-enjoy-it-CDT4t4bk.m4a`,
  ma = `/assets/fun-BH2idVPB.m4a`,
  ha = `/assets/get-started-CuotusEF.m4a`,
  ga = `/assets/good-stop-DdtoLZMt.m4a`,
  _a = `/assets/guide-D_NudePS.m4a`,
  va = `/assets/how-did-it-feel-DF_O6_wj.m4a`,
  ya = `/assets/just-right-DqaLYvoz.m4a`,
  ba = `/assets/kinda-hard-BkZtpMdA.m4a`,
  xa = `/assets/lesson-intro-B_Tcih-U.m4a`,
  Sa = `/assets/map-1-9chkBz88.m4a`,
  Ca = `/assets/map-2-DW2Oy4bw.m4a`,
  wa = `/assets/map-3-lXLoDXyB.m4a`,
  Ta = `/assets/map-4-GYsKOHEC.m4a`,
  Ea = `/assets/map-5-louVCIMu.m4a`,
  Da = `/assets/meh-CVlB2lnY.m4a`,
  Oa = `/assets/mission-accomplished-CnVT1DiE.m4a`,
  ka = `/assets/next-lessons-I6kl9cwV.m4a`,
  Aa = `/assets/next-CAuLbnA5.m4a`,
  ja = `/assets/oops-CrXGjywT.m4a`,
  Ma = `/assets/select-an-answer-Caev7sdA.m4a`,
  Na = `/assets/soon-BrqDrCGI.m4a`,
  Pa = `/assets/streak-m8C9m--f.m4a`,
  Fa = `/assets/super-fun-D-3XLL6j.m4a`,
  Ia = `/assets/too-easy-K-oeoPPw.m4a`,
  La = `/assets/try-again-D34YTIxM.m4a`,
  Ra = `/assets/welcome-back-C5GWQnqA.m4a`,
  za = {
    "lesson-intro": Xi.text,
    "get-started": Xi.getStarted,
    next: q.next,
    "select-an-answer": J.select,
    continue: J.continue,
    "try-again": J.tryAgain,
    correct: J.correct,
    oops: J.oops,
    guide: J.guide,
    "mission-accomplished": Y.mission,
    streak: Y.streakText,
    committed: Y.committed,
    "how-did-it-feel": X.difficulty.heading,
    "too-easy": X.difficulty.choices.too_easy,
    "a-bit-easy": X.difficulty.choices.a_bit_easy,
    "just-right": X.difficulty.choices.just_right,
    "kinda-hard": X.difficulty.choices.kinda_hard,
    "did-you-enjoy-it": X.enjoyment.heading,
    boring: X.enjoyment.choices.boring,
    meh: X.enjoyment.choices.meh,
    fun: X.enjoyment.choices.fun,
    "super-fun": X.enjoyment.choices.super_fun,
    "course-progress": Zi.heading,
    "welcome-back": Zi.welcome,
    "good-stop": Zi.goodStop,
    "next-lessons": $i.heading,
    "all-done": $i.allDone,
    soon: $i.soon,
    "map-1": `Coins on the Map`,
    "map-2": `Need or Want?`,
    "map-3": `The Treasure Goal`,
    "map-4": `Smart Spender`,
    "map-5": `Share the Treasure`,
  },
  Ba = Object.assign({
    "../course/media/lines/a-bit-easy.m4a": oa,
    "../course/media/lines/all-done.m4a": sa,
    "../course/media/lines/boring.m4a": ca,
    "../course/media/lines/committed.m4a": la,
    "../course/media/lines/continue.m4a": ua,
    "../course/media/lines/correct.m4a": da,
    "../course/media/lines/course-progress.m4a": fa,
    "../course/media/lines/did-you-enjoy-it.m4a": pa,
    "../course/media/lines/fun.m4a": ma,
    "../course/media/lines/get-started.m4a": ha,
    "../course/media/lines/good-stop.m4a": ga,
    "../course/media/lines/guide.m4a": _a,
    "../course/media/lines/how-did-it-feel.m4a": va,
    "../course/media/lines/just-right.m4a": ya,
    "../course/media/lines/kinda-hard.m4a": ba,
    "../course/media/lines/lesson-intro.m4a": xa,
    "../course/media/lines/map-1.m4a": Sa,
    "../course/media/lines/map-2.m4a": Ca,
    "../course/media/lines/map-3.m4a": wa,
    "../course/media/lines/map-4.m4a": Ta,
    "../course/media/lines/map-5.m4a": Ea,
    "../course/media/lines/meh.m4a": Da,
    "../course/media/lines/mission-accomplished.m4a": Oa,
    "../course/media/lines/next-lessons.m4a": ka,
    "../course/media/lines/next.m4a": Aa,
    "../course/media/lines/oops.m4a": ja,
    "../course/media/lines/select-an-answer.m4a": Ma,
    "../course/media/lines/soon.m4a": Na,
    "../course/media/lines/streak.m4a": Pa,
    "../course/media/lines/super-fun.m4a": Fa,
    "../course/media/lines/too-easy.m4a": Ia,
    "../course/media/lines/try-again.m4a": La,
    "../course/media/lines/welcome-back.m4a": Ra,
  }),
  Va = (e) => e.toLowerCase().replace(/[^a-z0-9]/g, ``),
  Ha = new Map(Object.entries(za).map(([e, t]) => [Va(t), Object.entries(Ba).find(([t]) => t.endsWith(`/${e}.m4a`))?.[1]])),
  Z = (e) => Ha.get(Va(e)) ?? null;
function Ua({ text: e, url: t = null, onHeard: n }) {
  let r = t ?? Z(e);
  return r === null && !Mr()
    ? null
    : (0, P.jsx)(y, {
        small: !0,
        icon: `sound`,
        label: Qi.listen(e),
        onClick: () => {
          (r === null ? Nr(e) : G(r), n?.());
        },
      });
}
var Q = {
  panel: `QuizPanel-module_panel_sLTy`,
  asker: `QuizPanel-module_asker_M0-U`,
  question: `QuizPanel-module_question_hQLp`,
  heading: `QuizPanel-module_heading_qQ9D`,
  mascot: `QuizPanel-module_mascot_Yix7`,
  answers: `QuizPanel-module_answers_0Zxk`,
  answer: `QuizPanel-module_answer_Ml6F`,
  picture: `QuizPanel-module_picture_rrS2`,
  unavailable: `QuizPanel-module_unavailable_3U1L`,
  cheer: `QuizPanel-module_cheer_xfil`,
  nudge: `QuizPanel-module_nudge_uLMA`,
  sign: `QuizPanel-module_sign_SYtR`,
  feedback: `QuizPanel-module_feedback_u3I7`,
  rise: `QuizPanel-module_rise_hvCY`,
  speaker: `QuizPanel-module_speaker_sJWg`,
  verdict: `QuizPanel-module_verdict_-a-8`,
  bottom: `QuizPanel-module_bottom_KndD`,
  place: `QuizPanel-module_place_jQEQ`,
  speak: `QuizPanel-module_speak_I0gJ`,
  shine: `QuizPanel-module_shine_Rany`,
  guide: `QuizPanel-module_guide_cWPY`,
};
function Wa(e) {
  let { answer: t, isChosen: n, result: r, isLocked: i, isAway: a } = e,
    [o, s] = (0, j.useState)(!0);
  return (0, P.jsxs)(`div`, {
    className: Q.place,
    "data-away": a,
    "data-young": e.isYoung,
    children: [
      (0, P.jsxs)(`button`, {
        ref: e.ref,
        type: `button`,
        role: `radio`,
        "aria-checked": n,
        "aria-disabled": i || a,
        tabIndex: n || e.isFirst ? 0 : -1,
        className: Q.answer,
        "data-result": r ?? void 0,
        "data-shining": e.isShining,
        "data-read": e.isRead,
        onClick: e.onChoose,
        onKeyDown: e.onArrow,
        children: [
          t.image_url !== null &&
            (o
              ? (0, P.jsx)(`img`, { className: Q.picture, src: t.image_url, alt: t.alt ?? ``, onError: () => s(!1) })
              : (0, P.jsx)(`span`, { className: Q.unavailable, children: J.imageUnavailable })),
          (0, P.jsx)(`span`, { children: t.text }),
          a && (0, P.jsxs)(`span`, { className: `visually-hidden`, children: [`. `, J.away] }),
          r !== null && (0, P.jsx)(`span`, { className: Q.sign, children: (0, P.jsx)(l, { name: r === `correct` ? `check` : `cross` }) }),
        ],
      }),
      r === null &&
        (0, P.jsx)(`span`, { className: Q.speak, children: (0, P.jsx)(Ua, { text: t.text, url: t.audio_url, onHeard: e.onHeard }) }),
    ],
  });
}
var Ga = { kind: `asking`, choice: null, tries: 0, away: [] };
function Ka(e, t) {
  switch (t.type) {
    case `choose`:
      return e.kind !== `asking` || e.away.includes(t.answer)
        ? e
        : { ...e, kind: t.isCorrect ? `correct` : `wrong`, choice: t.answer, tries: e.tries + 1 };
    case `try-again`: {
      if (e.kind !== `wrong`) return e;
      let t = e.tries >= 2 ? [...e.away, e.choice] : e.away;
      return { kind: `asking`, choice: null, tries: e.tries, away: t };
    }
  }
}
var qa = (e) => e.kind !== `correct` && e.tries >= 3,
  Ja = { correct: `/assets/correct-BKepzPf2.m4a`, oops: `/assets/oops-CWnasPTf.m4a` },
  Ya = (e) => e <= 6;
function Xa(e, t) {
  let n = t.join(`
`);
  (0, j.useEffect)(() => {
    if (e !== null && Ya(e) && n !== ``)
      return (
        G(
          n
            .split(`
`)
            .map(Z),
        ),
        Mi
      );
  }, [e, n]);
}
var Za = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
function Qa(e, t, n) {
  let [r, i] = (0, j.useReducer)(Ka, Ga),
    [a, o] = (0, j.useState)(null),
    s = (0, j.useRef)(null),
    c = (0, j.useRef)(null),
    l = qa(r);
  return (
    (0, j.useEffect)(() => {
      Ri(Ja.correct, Ja.oops);
      let n = Ya(t) ? e.quiz_answers.map(({ audio_url: e }) => e ?? null) : [];
      G([e.quiz_audio_url, ...n], (e) => o(e === null || e === 0 ? null : e - 1));
    }, [e.id, e.quiz_audio_url, t]),
    (0, j.useEffect)(() => {
      if (r.kind === `asking`) return;
      o(null);
      let n = r.kind === `correct`;
      (zi(n ? Ja.correct : Ja.oops),
        s.current?.focus({ preventScroll: !0 }),
        s.current?.scrollIntoView({ block: `nearest`, behavior: `smooth` }));
      let i = n ? e.quiz_correct_audio_url : e.quiz_wrong_audio_url,
        a = Ya(t) ? Z(n ? J.continue : J.tryAgain) : null,
        c = setTimeout(() => G([Z(n ? J.correct : J.oops), i, a]), 400);
      return () => clearTimeout(c);
    }, [r]),
    {
      state: r,
      guided: l,
      readAnswer: a,
      feedbackRef: s,
      firstAnswerRef: c,
      choose: (t) => {
        if (r.kind !== `asking` || r.away.includes(t)) return;
        let a = e.quiz_answers[t]?.is_correct === !0;
        (i({ type: `choose`, answer: t, isCorrect: a }), n({ answer: t, correct: a, tries: r.tries + 1 }));
      },
      tryAgain() {
        (i({ type: `try-again` }), c.current?.focus(), l && G(Z(J.guide)));
      },
      listen: () => G(e.quiz_audio_url),
      onArrow(e) {
        let t = Za[e.key];
        if (t === void 0) return;
        e.preventDefault();
        let n = [...(e.currentTarget.closest(`[role="radiogroup"]`)?.querySelectorAll(`[role="radio"]`) ?? [])];
        n[(n.indexOf(e.currentTarget) + t + n.length) % n.length]?.focus();
      },
    }
  );
}
var $a = { asking: `thinking`, correct: `celebrating`, wrong: `oops` };
function eo({ quiz: e, kidAge: t, canContinue: n, onContinue: r, onTried: i, onHeard: o }) {
  let { state: s, guided: l, readAnswer: u, choose: d, tryAgain: f, feedbackRef: p, firstAnswerRef: m, onArrow: h } = Qa(e, t, i),
    g = vi(),
    v = e.quiz_answers.some(({ image_url: e }) => e !== null);
  return (0, P.jsxs)(`section`, {
    className: Q.panel,
    "aria-label": e.quiz_heading || J.defaultHeading,
    children: [
      (0, P.jsxs)(`div`, {
        className: Q.asker,
        children: [
          (0, P.jsx)(_, {
            mood: l && s.kind === `asking` ? `talking` : $a[s.kind],
            mouthOpen: s.kind === `correct` ? 0 : g,
            className: Q.mascot,
          }),
          (0, P.jsxs)(aa, {
            children: [
              (0, P.jsx)(`h2`, { className: Q.heading, children: e.quiz_heading || J.defaultHeading }),
              (0, P.jsxs)(`div`, {
                className: Q.question,
                children: [
                  (0, P.jsx)(`p`, { id: `question`, children: (0, P.jsx)(ra, { source: e.quiz_question }) }),
                  (0, P.jsx)(Ua, { text: ta(e.quiz_question), url: e.quiz_audio_url, onHeard: o }),
                ],
              }),
              l && s.kind === `asking` && (0, P.jsx)(`p`, { className: Q.guide, children: J.guide }),
            ],
          }),
        ],
      }),
      (0, P.jsx)(`div`, {
        className: Q.answers,
        "data-pictures": v,
        role: `radiogroup`,
        "aria-labelledby": `question`,
        children: e.quiz_answers.map((n, r) =>
          (0, P.jsx)(
            Wa,
            {
              answer: n,
              isChosen: s.choice === r,
              result: s.kind !== `asking` && s.choice === r ? s.kind : null,
              isLocked: s.kind !== `asking`,
              isAway: s.away.includes(r),
              isShining: l && s.kind === `asking` && n.is_correct,
              isRead: u === r,
              isYoung: Dr(t),
              onHeard: o,
              isFirst: r === 0,
              onChoose: () => d(r),
              onArrow: h,
              ...(r === 0 ? { ref: m } : {}),
            },
            `${e.id}-${r + 1}`,
          ),
        ),
      }),
      (0, P.jsxs)(`div`, {
        className: Q.bottom,
        children: [
          (0, P.jsx)(`div`, {
            role: `status`,
            "aria-live": `polite`,
            children:
              s.kind !== `asking` &&
              (0, P.jsxs)(`div`, {
                className: Q.feedback,
                "data-kind": s.kind,
                ref: p,
                tabIndex: -1,
                children: [
                  s.kind === `correct`
                    ? (0, P.jsx)(c, { mood: `celebrating`, className: Q.speaker, label: J.glimmSays })
                    : (0, P.jsx)(_, { face: !0, mood: `oops`, className: Q.speaker, label: J.pocketSays }),
                  (0, P.jsxs)(`div`, {
                    children: [
                      (0, P.jsx)(`p`, { className: Q.verdict, children: s.kind === `correct` ? J.correct : J.oops }),
                      (0, P.jsx)(`p`, { children: s.kind === `correct` ? e.quiz_correct_quote : e.quiz_wrong_quote }),
                    ],
                  }),
                  (0, P.jsx)(Ua, {
                    text: s.kind === `correct` ? e.quiz_correct_quote : e.quiz_wrong_quote,
                    url: s.kind === `correct` ? e.quiz_correct_audio_url : e.quiz_wrong_audio_url,
                    onHeard: o,
                  }),
                ],
              }),
          }),
          s.kind === `asking` && (0, P.jsx)(a, { big: !0, disabled: !0, children: J.select }),
          s.kind === `correct` && (0, P.jsx)(a, { big: !0, look: `gold`, disabled: !n, onClick: r, children: J.continue }),
          s.kind === `wrong` && (0, P.jsx)(a, { big: !0, onClick: f, children: J.tryAgain }),
        ],
      }),
    ],
  });
}
var $ = {
  player: `LessonPlayer-module_player_EG5H`,
  bar: `LessonPlayer-module_bar_MJ-f`,
  segments: `LessonPlayer-module_segments_jBTu`,
  segment: `LessonPlayer-module_segment_q-bx`,
  hidden: `LessonPlayer-module_hidden_YDXc`,
  slide: `LessonPlayer-module_slide_6XeD`,
  clip: `LessonPlayer-module_clip_gUq2`,
  problem: `LessonPlayer-module_problem_N7hd`,
  arrow: `LessonPlayer-module_arrow_Vk0j`,
};
function to({ slides: e, now: t }) {
  return (0, P.jsx)(`div`, {
    className: $.segments,
    "aria-hidden": `true`,
    children: e.map((e, n) =>
      (0, P.jsx)(`span`, { className: $.segment, "data-type": e.type, "data-reached": n <= t, "data-now": n === t }, e.id),
    ),
  });
}
function no(e, t) {
  return { slide: e, slides: t, finished: !1, moving: !1 };
}
function ro(e, t) {
  switch (t.type) {
    case `next`:
      return e.moving || e.finished ? e : e.slide === e.slides - 1 ? { ...e, finished: !0 } : { ...e, slide: e.slide + 1, moving: !0 };
    case `back`:
      return e.moving || e.finished || e.slide === 0 ? e : { ...e, slide: e.slide - 1, moving: !0 };
    case `arrived`:
      return { ...e, moving: !1 };
  }
}
function io(e) {
  return (e.type === `video` ? [e.video_url, e.poster_url] : [e.quiz_audio_url, ...e.quiz_answers.map(({ image_url: e }) => e)]).filter(
    (e) => e !== null,
  );
}
function ao(e) {
  let [t, n] = (0, j.useState)(null);
  return (
    (0, j.useEffect)(() => {
      if (e === void 0) return;
      let t = new AbortController(),
        i = () => n(e.id),
        a = setTimeout(i, r);
      return (
        Promise.allSettled(io(e).map(async (e) => (await fetch(e, { signal: t.signal })).arrayBuffer())).then(() => {
          t.signal.aborted || i();
        }, i),
        () => {
          (clearTimeout(a), t.abort());
        }
      );
    }, [e]),
    e === void 0 || t === e.id
  );
}
var oo = (e) => ({ src: e.video_url ?? ``, captions: e.captions_url, poster: e.poster_url, alt: e.alt });
function so({ lesson: e, startAt: t, onMove: n, onFinish: r, onLeave: i, onEvent: a, kidAge: o, takesFocus: s = !0 }) {
  let { slides: c } = e,
    [l, u] = (0, j.useReducer)(ro, no(t, c.length)),
    [d, f] = (0, j.useState)(null),
    [p, m] = (0, j.useState)(null),
    h = (0, j.useRef)(!1),
    g = (0, j.useRef)(null),
    _ = c[l.slide],
    v = ao(c[l.slide + 1]);
  ((0, j.useEffect)(() => {
    s && g.current?.focus({ preventScroll: !0 });
    let e = setTimeout(() => u({ type: `arrived` }), 250);
    return () => clearTimeout(e);
  }, [l.slide, s]),
    (0, j.useEffect)(() => Mi, [l.slide]),
    (0, j.useEffect)(() => {
      a({ name: `slide_viewed`, slideId: _.id, slide: l.slide });
    }, [_.id]));
  let y = c.slice(l.slide).find((e) => e.type === `video`) ?? c.findLast((e) => e.type === `video`),
    b = async (e, t) => {
      if (!(h.current || l.moving)) {
        ((h.current = !0), f(null));
        try {
          (await n(e), t());
        } catch {
          f(q.saveFailed);
        } finally {
          h.current = !1;
        }
      }
    },
    x = () => {
      let e = l.slide === c.length - 1;
      b(e ? l.slide : l.slide + 1, () => {
        (u({ type: `next` }), e && r());
      });
    },
    ee = () => {
      l.slide === 0 ? i() : b(l.slide - 1, () => u({ type: `back` }));
    };
  return {
    slide: _,
    index: l.slide,
    isMoving: l.moving,
    autoPlay: l.slide !== t,
    clip: y === void 0 ? null : oo(y),
    hasEnded: p === _.id,
    canContinue: v,
    problem: d,
    headingRef: g,
    clipEnded() {
      (m(_.id), Ya(o) && G(Z(q.next)));
    },
    next: x,
    back: ee,
    onKeyDown: (e) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      let t = (t) => e.currentTarget.querySelector(t),
        n = e.key.toLowerCase(),
        r = e.target instanceof HTMLElement && e.target.closest(`button`) !== null;
      if (_.type === `video` && `rmc`.includes(n))
        t(`[data-stage-surface]`)?.dispatchEvent(new globalThis.KeyboardEvent(`keydown`, { key: n, bubbles: !0, cancelable: !0 }));
      else if (_.type === `video` && n === ` ` && !r)
        t(`[data-stage-surface]`)?.dispatchEvent(new globalThis.KeyboardEvent(`keydown`, { key: n, bubbles: !0, cancelable: !0 }));
      else if (_.type === `video` && n === `arrowright` && v) x();
      else if (_.type === `video` && n === `arrowleft`) ee();
      else if (_.type === `quiz` && /^[1-4]$/.test(n)) e.currentTarget.querySelectorAll(`[role="radio"]`)[Number(n) - 1]?.click();
      else if (_.type === `quiz` && n === `r`) G(_.quiz_audio_url);
      else if (_.type === `quiz` && n === `m`) Ti(!Di());
      else return;
      e.preventDefault();
    },
    answerTried: (e) => a({ name: `answer_tried`, slideId: _.id, tried: e }),
    heard: () => a({ name: `heard`, slideId: _.id }),
    captionsSet: (e) => a({ name: e ? `captions_on` : `captions_off`, slideId: _.id }),
  };
}
function co(e) {
  let t = so(e),
    { slide: n, index: r } = t;
  return (0, P.jsxs)(`div`, {
    className: $.player,
    onKeyDown: t.onKeyDown,
    children: [
      (0, P.jsxs)(`div`, {
        className: $.bar,
        children: [(0, P.jsx)(y, { icon: `back`, label: q.back, onClick: t.back }), (0, P.jsx)(to, { slides: e.lesson.slides, now: r })],
      }),
      (0, P.jsxs)(`h1`, {
        className: $.hidden,
        ref: t.headingRef,
        tabIndex: -1,
        children: [e.lesson.title, `. `, q.position(r + 1, e.lesson.slides.length)],
      }),
      (0, P.jsxs)(`div`, {
        className: $.slide,
        "data-moving": t.isMoving,
        children: [
          t.clip !== null &&
            (0, P.jsx)(`div`, {
              className: $.clip,
              hidden: n.type !== `video`,
              children: (0, P.jsx)(qi, {
                video: t.clip,
                words: f,
                autoPlay: t.autoPlay && n.type === `video`,
                onEnded: t.clipEnded,
                onCaptions: t.captionsSet,
              }),
            }),
          n.type === `quiz` &&
            (0, P.jsx)(
              eo,
              {
                quiz: n,
                kidAge: e.kidAge,
                canContinue: t.canContinue && !t.isMoving,
                onContinue: t.next,
                onTried: t.answerTried,
                onHeard: t.heard,
              },
              n.id,
            ),
          n.type === `video` &&
            (0, P.jsxs)(a, {
              big: !0,
              look: t.hasEnded ? `gold` : `primary`,
              disabled: !t.canContinue || t.isMoving,
              onClick: t.next,
              children: [
                t.canContinue ? q.next : q.mediaLoading,
                (0, P.jsx)(`span`, { "aria-hidden": `true`, className: $.arrow, children: (0, P.jsx)(l, { name: `next` }) }),
              ],
            }),
          t.problem !== null && (0, P.jsx)(`p`, { className: $.problem, role: `alert`, children: t.problem }),
        ],
      }),
    ],
  });
}
function lo({ message: e, again: t }) {
  return (0, P.jsxs)(g, {
    heading: Y.failed,
    mood: `oops`,
    children: [
      (0, P.jsx)(`p`, { role: `alert`, children: e }),
      (0, P.jsx)(a, { onClick: t, children: q.tryAgain }),
      (0, P.jsx)(s, { look: `quiet`, href: Kn(), children: q.toTrack }),
    ],
  });
}
var uo = () => window.matchMedia(`(prefers-reduced-motion: reduce)`).matches;
function fo(e, t, n) {
  let [r, i] = (0, j.useState)(e);
  return (
    (0, j.useEffect)(() => {
      if (t === null) return;
      if (uo()) {
        i(t);
        return;
      }
      let r = performance.now(),
        a = requestAnimationFrame(function o(s) {
          let c = Math.min(1, (s - r) / n);
          (i(Math.round(e + (t - e) * c)), c < 1 && (a = requestAnimationFrame(o)));
        });
      return () => cancelAnimationFrame(a);
    }, [e, t, n]),
    r
  );
}
var po = {
  page: `rewards-module_page_QApn`,
  pair: `rewards-module_pair_3xey`,
  pocket: `rewards-module_pocket_YSit`,
  glimm: `rewards-module_glimm_E2Su`,
  coin: `rewards-module_coin_me6F`,
  number: `rewards-module_number_KA0C`,
  week: `rewards-module_week_ZVoy`,
  day: `rewards-module_day_a8BG`,
  dot: `rewards-module_dot_lSCT`,
  action: `rewards-module_action_eZSp`,
  confetti: `rewards-module_confetti_U1ka`,
  piece: `rewards-module_piece_0O4a`,
  fall: `rewards-module_fall_RlZa`,
};
export {
  or as $,
  At as $t,
  ei as A,
  T as An,
  Fn as At,
  Ar as B,
  re as Bn,
  Mt as Bt,
  si as C,
  Se as Cn,
  Rn as Ct,
  ci as D,
  ve as Dn,
  Hn as Dt,
  li as E,
  ge as En,
  Mn as Et,
  Hr as F,
  ce as Fn,
  bn as Ft,
  br as G,
  Ct as Gt,
  Tr as H,
  jt as Ht,
  L as I,
  se as In,
  Sn as It,
  hr as J,
  yt as Jt,
  vr as K,
  St as Kt,
  Br as L,
  oe as Ln,
  pn as Lt,
  Yr as M,
  C as Mn,
  Dn as Mt,
  Zr as N,
  ue as Nn,
  On as Nt,
  ui as O,
  _e as On,
  wn as Ot,
  Vr as P,
  w as Pn,
  Cn as Pt,
  ur as Q,
  Tt as Qt,
  Ir as R,
  ae as Rn,
  un as Rt,
  ai as S,
  Ve as Sn,
  Vn as St,
  di as T,
  xe as Tn,
  Pn as Tt,
  Cr as U,
  Nt as Ut,
  kr as V,
  ie as Vn,
  Pt as Vt,
  Sr as W,
  Dt as Wt,
  pr as X,
  wt as Xt,
  mr as Y,
  Et as Yt,
  dr as Z,
  kt as Zt,
  Wi as _,
  ze as _n,
  Wn as _t,
  Xa as a,
  Ze as an,
  $n as at,
  Oi as b,
  Ne as bn,
  En as bt,
  Zi as c,
  Ee as cn,
  nr as ct,
  Xi as d,
  ke as dn,
  jn as dt,
  xt as en,
  ar as et,
  q as f,
  Ye as fn,
  Nn as ft,
  qi as g,
  De as gn,
  Un as gt,
  Yi as h,
  Ge as hn,
  An as ht,
  co as i,
  dt as in,
  tr as it,
  ri as j,
  S as jn,
  kn as jt,
  ni as k,
  ye as kn,
  Ln as kt,
  X as l,
  Be as ln,
  Yn as lt,
  Ji as m,
  Pe as mn,
  Kn as mt,
  fo as n,
  k as nn,
  er as nt,
  Ua as o,
  Ie as on,
  Xn as ot,
  Y as p,
  Oe as pn,
  In as pt,
  gr as q,
  bt as qt,
  lo as r,
  mt as rn,
  Qn as rt,
  ta as s,
  Xe as sn,
  Zn as st,
  po as t,
  A as tn,
  rr as tt,
  $i as u,
  Le as un,
  zn as ut,
  zi as v,
  Me as vn,
  Gn as vt,
  oi as w,
  be as wn,
  Bn as wt,
  fi as x,
  Fe as xn,
  Tn as xt,
  Ti as y,
  Re as yn,
  qn as yt,
  Lr as z,
  ne as zn,
  yn as zt,
};
