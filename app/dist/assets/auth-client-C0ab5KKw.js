function e(e, t) {
  var n = {};
  for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r]);
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]]);
  return n;
}
var t = `2.119.0`,
  n = 3e4,
  r = 3 * n,
  i = 2 * n,
  a = `http://localhost:9999`,
  o = `supabase.auth.token`,
  s = { "X-Client-Info": `gotrue-js/${t}` },
  c = `X-Supabase-Api-Version`,
  l = { "2024-01-01": { timestamp: Date.parse(`2024-01-01T00:00:00.0Z`), name: `2024-01-01` } },
  u = /^([a-z0-9_-]{4})*($|[a-z0-9_-]{3}$|[a-z0-9_-]{2}$)$/i,
  d = `sb_flow_id`,
  f = class extends Error {
    constructor(e, t, n) {
      (super(e), (this.__isAuthError = !0), (this.name = `AuthError`), (this.status = t), (this.code = n));
    }
    toJSON() {
      return { name: this.name, message: this.message, status: this.status, code: this.code };
    }
  };
function p(e) {
  return typeof e == `object` && !!e && `__isAuthError` in e;
}
var m = class extends f {
  constructor(e, t, n) {
    (super(e, t, n), (this.name = `AuthApiError`), (this.status = t), (this.code = n));
  }
};
function h(e) {
  return p(e) && e.name === `AuthApiError`;
}
var g = class extends f {
    constructor(e, t) {
      (super(e), (this.name = `AuthUnknownError`), (this.originalError = t));
    }
  },
  _ = class extends f {
    constructor(e, t, n, r) {
      (super(e, n, r), (this.name = t), (this.status = n));
    }
  },
  v = class extends _ {
    constructor() {
      super(`Auth session missing!`, `AuthSessionMissingError`, 400, void 0);
    }
  };
function y(e) {
  return p(e) && e.name === `AuthSessionMissingError`;
}
var b = class extends _ {
    constructor() {
      super(`Auth session or user missing`, `AuthInvalidTokenResponseError`, 500, void 0);
    }
  },
  x = class extends _ {
    constructor(e) {
      super(e, `AuthInvalidCredentialsError`, 400, void 0);
    }
  },
  S = class extends _ {
    constructor(e, t = null) {
      (super(e, `AuthImplicitGrantRedirectError`, 500, void 0), (this.details = null), (this.details = t));
    }
    toJSON() {
      return Object.assign(Object.assign({}, super.toJSON()), { details: this.details });
    }
  };
function ee(e) {
  return p(e) && e.name === `AuthImplicitGrantRedirectError`;
}
var te = class extends _ {
    constructor(e, t = null) {
      (super(e, `AuthPKCEGrantCodeExchangeError`, 500, void 0), (this.details = null), (this.details = t));
    }
    toJSON() {
      return Object.assign(Object.assign({}, super.toJSON()), { details: this.details });
    }
  },
  ne = class extends _ {
    constructor() {
      super(
        `PKCE code verifier not found in storage. This can happen if the auth flow was initiated in a different browser or device, or if the storage was cleared. For SSR frameworks (Next.js, SvelteKit, etc.), use @supabase/ssr on both the server and client to store the code verifier in cookies.`,
        `AuthPKCECodeVerifierMissingError`,
        400,
        `pkce_code_verifier_not_found`,
      );
    }
  },
  C = class extends _ {
    constructor(e, t) {
      super(e, `AuthRetryableFetchError`, t, void 0);
    }
  };
function w(e) {
  return p(e) && e.name === `AuthRetryableFetchError`;
}
var re = class extends _ {
  constructor(e = `Refresh result discarded: session state changed mid-flight (e.g., concurrent signOut)`) {
    super(e, `AuthRefreshDiscardedError`, 409, void 0);
  }
};
function ie(e) {
  return p(e) && e.name === `AuthRefreshDiscardedError`;
}
var ae = class extends _ {
    constructor(e, t, n) {
      (super(e, `AuthWeakPasswordError`, t, `weak_password`), (this.reasons = n));
    }
    toJSON() {
      return Object.assign(Object.assign({}, super.toJSON()), { reasons: this.reasons });
    }
  },
  T = class extends _ {
    constructor(e) {
      super(e, `AuthInvalidJwtError`, 400, `invalid_jwt`);
    }
  },
  E = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`.split(``),
  oe = ` 	
\r=`.split(``),
  se = (() => {
    let e = Array(128);
    for (let t = 0; t < e.length; t += 1) e[t] = -1;
    for (let t = 0; t < oe.length; t += 1) e[oe[t].charCodeAt(0)] = -2;
    for (let t = 0; t < E.length; t += 1) e[E[t].charCodeAt(0)] = t;
    return e;
  })();
function ce(e, t, n) {
  if (e !== null)
    for (t.queue = (t.queue << 8) | e, t.queuedBits += 8; t.queuedBits >= 6;)
      (n(E[(t.queue >> (t.queuedBits - 6)) & 63]), (t.queuedBits -= 6));
  else if (t.queuedBits > 0)
    for (t.queue <<= 6 - t.queuedBits, t.queuedBits = 6; t.queuedBits >= 6;)
      (n(E[(t.queue >> (t.queuedBits - 6)) & 63]), (t.queuedBits -= 6));
}
function le(e, t, n) {
  let r = se[e];
  if (r > -1)
    for (t.queue = (t.queue << 6) | r, t.queuedBits += 6; t.queuedBits >= 8;)
      (n((t.queue >> (t.queuedBits - 8)) & 255), (t.queuedBits -= 8));
  else if (r === -2) return;
  else throw Error(`Invalid Base64-URL character "${String.fromCharCode(e)}"`);
}
function ue(e) {
  let t = [],
    n = (e) => {
      t.push(String.fromCodePoint(e));
    },
    r = { utf8seq: 0, codepoint: 0 },
    i = { queue: 0, queuedBits: 0 },
    a = (e) => {
      pe(e, r, n);
    };
  for (let t = 0; t < e.length; t += 1) le(e.charCodeAt(t), i, a);
  return t.join(``);
}
function de(e, t) {
  if (e <= 127) t(e);
  else if (e <= 2047) (t(192 | (e >> 6)), t(128 | (e & 63)));
  else if (e <= 65535) (t(224 | (e >> 12)), t(128 | ((e >> 6) & 63)), t(128 | (e & 63)));
  else if (e <= 1114111) (t(240 | (e >> 18)), t(128 | ((e >> 12) & 63)), t(128 | ((e >> 6) & 63)), t(128 | (e & 63)));
  else throw Error(`Unrecognized Unicode codepoint: ${e.toString(16)}`);
}
function fe(e, t) {
  for (let n = 0; n < e.length; n += 1) {
    let r = e.charCodeAt(n);
    if (r > 55295 && r <= 56319) {
      let t = ((r - 55296) * 1024) & 65535;
      ((r = (((e.charCodeAt(n + 1) - 56320) & 65535) | t) + 65536), (n += 1));
    }
    de(r, t);
  }
}
function pe(e, t, n) {
  if (t.utf8seq === 0) {
    if (e <= 127) {
      n(e);
      return;
    }
    for (let n = 1; n < 6; n += 1)
      if (!((e >> (7 - n)) & 1)) {
        t.utf8seq = n;
        break;
      }
    if (t.utf8seq === 2) t.codepoint = e & 31;
    else if (t.utf8seq === 3) t.codepoint = e & 15;
    else if (t.utf8seq === 4) t.codepoint = e & 7;
    else throw Error(`Invalid UTF-8 sequence`);
    --t.utf8seq;
  } else if (t.utf8seq > 0) {
    if (e <= 127) throw Error(`Invalid UTF-8 sequence`);
    ((t.codepoint = (t.codepoint << 6) | (e & 63)), --t.utf8seq, t.utf8seq === 0 && n(t.codepoint));
  }
}
function D(e) {
  let t = [],
    n = { queue: 0, queuedBits: 0 },
    r = (e) => {
      t.push(e);
    };
  for (let t = 0; t < e.length; t += 1) le(e.charCodeAt(t), n, r);
  return new Uint8Array(t);
}
function me(e) {
  let t = [];
  return (fe(e, (e) => t.push(e)), new Uint8Array(t));
}
function O(e) {
  let t = [],
    n = { queue: 0, queuedBits: 0 },
    r = (e) => {
      t.push(e);
    };
  return (e.forEach((e) => ce(e, n, r)), ce(null, n, r), t.join(``));
}
function he(e) {
  return Math.round(Date.now() / 1e3) + e;
}
function ge() {
  return Symbol(`auth-callback`);
}
var k = () => typeof window < `u` && typeof document < `u`,
  A = { tested: !1, writable: !1 },
  _e = () => {
    if (!k()) return !1;
    try {
      if (typeof globalThis.localStorage != `object`) return !1;
    } catch {
      return !1;
    }
    if (A.tested) return A.writable;
    let e = `lswt-${Math.random()}${Math.random()}`;
    try {
      (globalThis.localStorage.setItem(e, e), globalThis.localStorage.removeItem(e), (A.tested = !0), (A.writable = !0));
    } catch {
      ((A.tested = !0), (A.writable = !1));
    }
    return A.writable;
  };
function ve(e) {
  let t = {},
    n = new URL(e);
  if (n.hash && n.hash[0] === `#`)
    try {
      new URLSearchParams(n.hash.substring(1)).forEach((e, n) => {
        t[n] = e;
      });
    } catch {}
  return (
    n.searchParams.forEach((e, n) => {
      t[n] = e;
    }),
    t
  );
}
var ye = (e) => (e ? (...t) => e(...t) : (...e) => fetch(...e)),
  be = (e) => typeof e == `object` && !!e && `status` in e && `ok` in e && `json` in e && typeof e.json == `function`,
  j = async (e, t, n) => {
    await e.setItem(t, JSON.stringify(n));
  },
  M = async (e, t) => {
    let n = await e.getItem(t);
    if (!n) return null;
    try {
      return JSON.parse(n);
    } catch {
      return null;
    }
  },
  N = async (e, t) => {
    await e.removeItem(t);
  },
  xe = class e {
    constructor() {
      this.promise = new e.promiseConstructor((e, t) => {
        ((this.resolve = e), (this.reject = t));
      });
    }
  };
xe.promiseConstructor = Promise;
function P(e) {
  let t = e.split(`.`);
  if (t.length !== 3) throw new T(`Invalid JWT structure`);
  for (let e = 0; e < t.length; e++) if (!u.test(t[e])) throw new T(`JWT not in base64url format`);
  return { header: JSON.parse(ue(t[0])), payload: JSON.parse(ue(t[1])), signature: D(t[2]), raw: { header: t[0], payload: t[1] } };
}
async function Se(e) {
  return await new Promise((t) => {
    setTimeout(() => t(null), e);
  });
}
function Ce(e, t) {
  return new Promise((n, r) => {
    (async () => {
      for (let i = 0; i < 1 / 0; i++)
        try {
          let r = await e(i);
          if (!t(i, null, r)) {
            n(r);
            return;
          }
        } catch (e) {
          if (!t(i, e)) {
            r(e);
            return;
          }
        }
    })();
  });
}
function we(e) {
  return (`0` + e.toString(16)).substr(-2);
}
function Te() {
  let e = new Uint32Array(56);
  if (typeof crypto > `u`) {
    let e = ``;
    for (let t = 0; t < 56; t++)
      e += `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~`.charAt(Math.floor(Math.random() * 66));
    return e;
  }
  return (crypto.getRandomValues(e), Array.from(e, we).join(``));
}
async function Ee(e) {
  let t = new TextEncoder().encode(e),
    n = await crypto.subtle.digest(`SHA-256`, t),
    r = new Uint8Array(n);
  return Array.from(r)
    .map((e) => String.fromCharCode(e))
    .join(``);
}
async function De(e) {
  if (typeof crypto > `u` || crypto.subtle === void 0 || typeof TextEncoder > `u`)
    return (console.warn(`WebCrypto API is not supported. Code challenge method will default to use plain instead of sha256.`), e);
  let t = await Ee(e);
  return btoa(t).replace(/\+/g, `-`).replace(/\//g, `_`).replace(/=+$/, ``);
}
var Oe = /^[a-zA-Z0-9_-]{8,64}$/;
function F(e) {
  return typeof e == `string` && Oe.test(e) ? e : null;
}
function ke() {
  if (typeof crypto < `u` && typeof crypto.getRandomValues == `function`) {
    let e = new Uint8Array(16);
    return (crypto.getRandomValues(e), Array.from(e, we).join(``));
  }
  let e = ``;
  for (let t = 0; t < 32; t++) e += Math.floor(Math.random() * 16).toString(16);
  return e;
}
var I = (e, t) => `${e}-flow-${t}-code-verifier`,
  L = (e) => `${e}-flows-code-verifier`;
async function R(e, t) {
  let n = await M(e, L(t));
  return Array.isArray(n) ? n.filter((e) => F(e) !== null) : [];
}
async function Ae(e, t, n, r, i) {
  await j(e, I(t, n), r);
  let a = (await R(e, t)).filter((e) => e !== n);
  for (a.push(n); a.length > 5;) {
    let n = a.shift();
    (await N(e, I(t, n)), i?.(n));
  }
  (await j(e, L(t), a), await j(e, `${t}-code-verifier`, r));
}
async function je(e, t, n) {
  if (n) {
    let r = await M(e, I(t, n));
    return { verifier: typeof r == `string` ? r : null, flowId: n };
  }
  let r = await M(e, `${t}-code-verifier`);
  return { verifier: typeof r == `string` ? r : null, flowId: null };
}
async function z(e, t, n) {
  let r = `${t}-code-verifier`;
  if (!n) {
    await N(e, r);
    return;
  }
  let i = I(t, n),
    a = await M(e, i);
  await N(e, i);
  let o = await R(e, t),
    s = o.filter((e) => e !== n);
  (s.length !== o.length && (s.length > 0 ? await j(e, L(t), s) : await N(e, L(t))), a != null && a === (await M(e, r)) && (await N(e, r)));
}
async function Me(e, t) {
  let n = await R(e, t);
  for (let r of n) await N(e, I(t, r));
  (await N(e, L(t)), await N(e, `${t}-code-verifier`));
}
function Ne(e, t) {
  let n = e.indexOf(`#`),
    r = n === -1 ? e : e.slice(0, n),
    i = n === -1 ? `` : e.slice(n),
    a = r.indexOf(`?`);
  if (a !== -1) {
    let e = r.slice(0, a),
      t = r
        .slice(a + 1)
        .split(`&`)
        .filter((e) => e !== `` && e !== `sb_flow_id` && !e.startsWith(`sb_flow_id=`));
    r = t.length > 0 ? `${e}?${t.join(`&`)}` : e;
  }
  let o = r.includes(`?`) ? `&` : `?`;
  return `${r}${o}${d}=${encodeURIComponent(t)}${i}`;
}
async function Pe(e, t, n = !1, r) {
  let i = Te(),
    a = i;
  n && (a += `/recovery`);
  let o = ke();
  await Ae(e, t, o, a, r);
  let s = await De(i);
  return [s, i === s ? `plain` : `s256`, o];
}
var Fe = /^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-9]|3[0-1])$/i;
function Ie(e) {
  let t = e.headers.get(c);
  if (!t || !t.match(Fe)) return null;
  try {
    return new Date(`${t}T00:00:00.0Z`);
  } catch {
    return null;
  }
}
function Le(e) {
  if (!e) throw Error(`Missing exp claim`);
  if (e <= Math.floor(Date.now() / 1e3)) throw Error(`JWT has expired`);
}
function Re(e) {
  switch (e) {
    case `RS256`:
      return { name: `RSASSA-PKCS1-v1_5`, hash: { name: `SHA-256` } };
    case `ES256`:
      return { name: `ECDSA`, namedCurve: `P-256`, hash: { name: `SHA-256` } };
    default:
      throw Error(`Invalid alg claim`);
  }
}
var ze = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function B(e) {
  if (!ze.test(e)) throw Error(`@supabase/auth-js: Expected parameter to be UUID but is not`);
}
function V(e) {
  if (!e.recoveryCodes)
    throw Error(
      "@supabase/auth-js: the MFA recovery codes API is experimental and disabled by default. Enable it by passing `auth: { experimental: { recoveryCodes: true } }` to createClient (or to the GoTrueClient constructor).",
    );
}
function H() {
  return new Proxy(
    {},
    {
      get: (e, t) => {
        if (t === `__isUserNotAvailableProxy`) return !0;
        if (typeof t == `symbol`) {
          let e = t.toString();
          if (e === `Symbol(Symbol.toPrimitive)` || e === `Symbol(Symbol.toStringTag)` || e === `Symbol(util.inspect.custom)`) return;
        }
        throw Error(
          `@supabase/auth-js: client was created with userStorage option and there was no user stored in the user storage. Accessing the "${t}" property of the session object is not supported. Please use getUser() instead.`,
        );
      },
      set: (e, t) => {
        throw Error(
          `@supabase/auth-js: client was created with userStorage option and there was no user stored in the user storage. Setting the "${t}" property of the session object is not supported. Please use getUser() to fetch a user object you can manipulate.`,
        );
      },
      deleteProperty: (e, t) => {
        throw Error(
          `@supabase/auth-js: client was created with userStorage option and there was no user stored in the user storage. Deleting the "${t}" property of the session object is not supported. Please use getUser() to fetch a user object you can manipulate.`,
        );
      },
    },
  );
}
function Be(e, t) {
  return new Proxy(e, {
    get: (e, n, r) => {
      if (n === `__isInsecureUserWarningProxy`) return !0;
      if (typeof n == `symbol`) {
        let t = n.toString();
        if (
          t === `Symbol(Symbol.toPrimitive)` ||
          t === `Symbol(Symbol.toStringTag)` ||
          t === `Symbol(util.inspect.custom)` ||
          t === `Symbol(nodejs.util.inspect.custom)`
        )
          return Reflect.get(e, n, r);
      }
      return (
        !t.value &&
          typeof n == `string` &&
          (console.warn(
            `Using the user object as returned from supabase.auth.getSession() or from some supabase.auth.onAuthStateChange() events could be insecure! This value comes directly from the storage medium (usually cookies on the server) and may not be authentic. Use supabase.auth.getUser() instead which authenticates the data by contacting the Supabase Auth server.`,
          ),
          (t.value = !0)),
        Reflect.get(e, n, r)
      );
    },
  });
}
function Ve(e) {
  return JSON.parse(JSON.stringify(e));
}
var U = (e) => {
    if (typeof e == `object` && e) {
      let t = e;
      if (typeof t.msg == `string`) return t.msg;
      if (typeof t.message == `string`) return t.message;
      if (typeof t.error_description == `string`) return t.error_description;
      if (typeof t.error == `string`) return t.error;
    }
    return JSON.stringify(e);
  },
  He = [500, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530];
async function Ue(e) {
  if (!be(e)) throw new C(U(e), 0);
  let t;
  try {
    t = await e.json();
  } catch (t) {
    throw He.includes(e.status) ? new C(e.statusText || `HTTP ${e.status}`, e.status) : new g(U(t), t);
  }
  if (He.includes(e.status)) throw new C(U(t), e.status);
  let n,
    r = Ie(e);
  if (
    (r && r.getTime() >= l[`2024-01-01`].timestamp && typeof t == `object` && t && typeof t.code == `string`
      ? (n = t.code)
      : typeof t == `object` && t && typeof t.error_code == `string` && (n = t.error_code),
    !n)
  ) {
    if (
      typeof t == `object` &&
      t &&
      typeof t.weak_password == `object` &&
      t.weak_password &&
      Array.isArray(t.weak_password.reasons) &&
      t.weak_password.reasons.length &&
      t.weak_password.reasons.reduce((e, t) => e && typeof t == `string`, !0)
    )
      throw new ae(U(t), e.status, t.weak_password.reasons);
  } else if (n === `weak_password`) throw new ae(U(t), e.status, t.weak_password?.reasons || []);
  else if (n === `session_not_found`) throw new v();
  throw new m(U(t), e.status || 500, n);
}
var We = (e, t, n, r) => {
  let i = { method: e, headers: t?.headers || {} };
  return e === `GET`
    ? i
    : ((i.headers = Object.assign({ "Content-Type": `application/json;charset=UTF-8` }, t?.headers)),
      (i.body = JSON.stringify(r)),
      Object.assign(Object.assign({}, i), n));
};
async function W(e, t, n, r) {
  let i = Object.assign({}, r?.headers);
  (i[`X-Supabase-Api-Version`] || (i[c] = l[`2024-01-01`].name), r?.jwt && (i.Authorization = `Bearer ${r.jwt}`));
  let a = r?.query ?? {};
  r?.redirectTo && (a.redirect_to = r.redirectTo);
  let o = await Ge(
    e,
    t,
    n + (Object.keys(a).length ? `?` + new URLSearchParams(a).toString() : ``),
    { headers: i, noResolveJson: r?.noResolveJson },
    {},
    r?.body,
  );
  return r?.xform ? r?.xform(o) : { data: Object.assign({}, o), error: null };
}
async function Ge(e, t, n, r, i, a) {
  let o = We(t, r, i, a),
    s;
  try {
    s = await e(n, Object.assign({}, o));
  } catch (e) {
    throw new C(U(e), 0);
  }
  if ((s.ok || (await Ue(s)), r?.noResolveJson)) return s;
  try {
    return await s.json();
  } catch (e) {
    await Ue(e);
  }
}
function G(e) {
  let t = null;
  Xe(e) && ((t = Object.assign({}, e)), e.expires_at || (t.expires_at = he(e.expires_in)));
  let n = e.user ?? (typeof e?.id == `string` ? e : null);
  return { data: { session: t, user: n }, error: null };
}
function Ke(e) {
  let t = G(e);
  return (
    !t.error &&
      e.weak_password &&
      typeof e.weak_password == `object` &&
      Array.isArray(e.weak_password.reasons) &&
      e.weak_password.reasons.length &&
      e.weak_password.message &&
      typeof e.weak_password.message == `string` &&
      e.weak_password.reasons.reduce((e, t) => e && typeof t == `string`, !0) &&
      (t.data.weak_password = e.weak_password),
    t
  );
}
function K(e) {
  return { data: { user: e.user ?? e }, error: null };
}
function qe(e) {
  return { data: e, error: null };
}
function Je(t) {
  let { action_link: n, email_otp: r, hashed_token: i, redirect_to: a, verification_type: o } = t,
    s = e(t, [`action_link`, `email_otp`, `hashed_token`, `redirect_to`, `verification_type`]);
  return {
    data: {
      properties: { action_link: n, email_otp: r, hashed_token: i, redirect_to: a, verification_type: o },
      user: Object.assign({}, s),
    },
    error: null,
  };
}
function Ye(e) {
  return e;
}
function Xe(e) {
  return !!e.access_token && !!e.refresh_token && !!e.expires_in;
}
var q = [`global`, `local`, `others`],
  Ze = class {
    constructor({ url: e = ``, headers: t = {}, fetch: n, experimental: r }) {
      ((this.url = e),
        (this.headers = t),
        (this.fetch = ye(n)),
        (this.experimental = r ?? {}),
        (this.mfa = { listFactors: this._listFactors.bind(this), deleteFactor: this._deleteFactor.bind(this) }),
        (this.oauth = {
          listClients: this._listOAuthClients.bind(this),
          createClient: this._createOAuthClient.bind(this),
          getClient: this._getOAuthClient.bind(this),
          updateClient: this._updateOAuthClient.bind(this),
          deleteClient: this._deleteOAuthClient.bind(this),
          regenerateClientSecret: this._regenerateOAuthClientSecret.bind(this),
        }),
        (this.customProviders = {
          listProviders: this._listCustomProviders.bind(this),
          createProvider: this._createCustomProvider.bind(this),
          getProvider: this._getCustomProvider.bind(this),
          updateProvider: this._updateCustomProvider.bind(this),
          deleteProvider: this._deleteCustomProvider.bind(this),
        }),
        (this.passkey = { listPasskeys: this._adminListPasskeys.bind(this), deletePasskey: this._adminDeletePasskey.bind(this) }));
    }
    async signOut(e, t = q[0]) {
      if (q.indexOf(t) < 0) throw Error(`@supabase/auth-js: Parameter scope must be one of ${q.join(`, `)}`);
      try {
        return (
          await W(this.fetch, `POST`, `${this.url}/logout?scope=${t}`, { headers: this.headers, jwt: e, noResolveJson: !0 }),
          { data: null, error: null }
        );
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async inviteUserByEmail(e, t = {}) {
      try {
        return await W(this.fetch, `POST`, `${this.url}/invite`, {
          body: { email: e, data: t.data },
          headers: this.headers,
          redirectTo: t.redirectTo,
          xform: K,
        });
      } catch (e) {
        if (p(e)) return { data: { user: null }, error: e };
        throw e;
      }
    }
    async generateLink(t) {
      try {
        let { options: n } = t,
          r = e(t, [`options`]),
          i = Object.assign(Object.assign({}, r), n);
        return (
          `newEmail` in r && ((i.new_email = r?.newEmail), delete i.newEmail),
          await W(this.fetch, `POST`, `${this.url}/admin/generate_link`, {
            body: i,
            headers: this.headers,
            xform: Je,
            redirectTo: n?.redirectTo,
          })
        );
      } catch (e) {
        if (p(e)) return { data: { properties: null, user: null }, error: e };
        throw e;
      }
    }
    async createUser(e) {
      try {
        return await W(this.fetch, `POST`, `${this.url}/admin/users`, { body: e, headers: this.headers, xform: K });
      } catch (e) {
        if (p(e)) return { data: { user: null }, error: e };
        throw e;
      }
    }
    async listUsers(e) {
      try {
        let t = { nextPage: null, lastPage: 0, total: 0 },
          n = await W(this.fetch, `GET`, `${this.url}/admin/users`, {
            headers: this.headers,
            noResolveJson: !0,
            query: { page: e?.page?.toString() ?? ``, per_page: e?.perPage?.toString() ?? `` },
            xform: Ye,
          });
        if (n.error) throw n.error;
        let r = await n.json(),
          i = n.headers.get(`x-total-count`) ?? 0,
          a = n.headers.get(`link`)?.split(`,`) ?? [];
        return (
          a.length > 0 &&
            (a.forEach((e) => {
              let n = parseInt(e.split(`;`)[0].split(`=`)[1].substring(0, 1)),
                r = JSON.parse(e.split(`;`)[1].split(`=`)[1]);
              t[`${r}Page`] = n;
            }),
            (t.total = parseInt(i))),
          { data: Object.assign(Object.assign({}, r), t), error: null }
        );
      } catch (e) {
        if (p(e)) return { data: { users: [] }, error: e };
        throw e;
      }
    }
    async getUserById(e) {
      B(e);
      try {
        return await W(this.fetch, `GET`, `${this.url}/admin/users/${e}`, { headers: this.headers, xform: K });
      } catch (e) {
        if (p(e)) return { data: { user: null }, error: e };
        throw e;
      }
    }
    async updateUserById(e, t) {
      B(e);
      try {
        return await W(this.fetch, `PUT`, `${this.url}/admin/users/${e}`, { body: t, headers: this.headers, xform: K });
      } catch (e) {
        if (p(e)) return { data: { user: null }, error: e };
        throw e;
      }
    }
    async deleteUser(e, t = !1) {
      B(e);
      try {
        let { data: n, error: r } = await this.getUserById(e);
        return r
          ? { data: { user: null }, error: r }
          : (await W(this.fetch, `DELETE`, `${this.url}/admin/users/${e}`, {
              headers: this.headers,
              body: { should_soft_delete: t },
              noResolveJson: !0,
            }),
            { data: n, error: null });
      } catch (e) {
        if (p(e)) return { data: { user: null }, error: e };
        throw e;
      }
    }
    async _listFactors(e) {
      B(e.userId);
      try {
        let { data: t, error: n } = await W(this.fetch, `GET`, `${this.url}/admin/users/${e.userId}/factors`, {
          headers: this.headers,
          xform: (e) => ({ data: { factors: e }, error: null }),
        });
        return { data: t, error: n };
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _deleteFactor(e) {
      (B(e.userId), B(e.id));
      try {
        return {
          data: await W(this.fetch, `DELETE`, `${this.url}/admin/users/${e.userId}/factors/${e.id}`, { headers: this.headers }),
          error: null,
        };
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _listOAuthClients(e) {
      try {
        let t = { nextPage: null, lastPage: 0, total: 0 },
          n = await W(this.fetch, `GET`, `${this.url}/admin/oauth/clients`, {
            headers: this.headers,
            noResolveJson: !0,
            query: { page: e?.page?.toString() ?? ``, per_page: e?.perPage?.toString() ?? `` },
            xform: Ye,
          });
        if (n.error) throw n.error;
        let r = await n.json(),
          i = n.headers.get(`x-total-count`) ?? 0,
          a = n.headers.get(`link`)?.split(`,`) ?? [];
        return (
          a.length > 0 &&
            (a.forEach((e) => {
              let n = parseInt(e.split(`;`)[0].split(`=`)[1].substring(0, 1)),
                r = JSON.parse(e.split(`;`)[1].split(`=`)[1]);
              t[`${r}Page`] = n;
            }),
            (t.total = parseInt(i))),
          { data: Object.assign(Object.assign({}, r), t), error: null }
        );
      } catch (e) {
        if (p(e)) return { data: { clients: [] }, error: e };
        throw e;
      }
    }
    async _createOAuthClient(e) {
      try {
        return await W(this.fetch, `POST`, `${this.url}/admin/oauth/clients`, {
          body: e,
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _getOAuthClient(e) {
      try {
        return await W(this.fetch, `GET`, `${this.url}/admin/oauth/clients/${e}`, {
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _updateOAuthClient(e, t) {
      try {
        return await W(this.fetch, `PUT`, `${this.url}/admin/oauth/clients/${e}`, {
          body: t,
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _deleteOAuthClient(e) {
      try {
        return (
          await W(this.fetch, `DELETE`, `${this.url}/admin/oauth/clients/${e}`, { headers: this.headers, noResolveJson: !0 }),
          { data: null, error: null }
        );
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _regenerateOAuthClientSecret(e) {
      try {
        return await W(this.fetch, `POST`, `${this.url}/admin/oauth/clients/${e}/regenerate_secret`, {
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _listCustomProviders(e) {
      try {
        let t = {};
        return (
          e?.type && (t.type = e.type),
          await W(this.fetch, `GET`, `${this.url}/admin/custom-providers`, {
            headers: this.headers,
            query: t,
            xform: (e) => ({ data: { providers: e?.providers ?? [] }, error: null }),
          })
        );
      } catch (e) {
        if (p(e)) return { data: { providers: [] }, error: e };
        throw e;
      }
    }
    async _createCustomProvider(e) {
      try {
        return await W(this.fetch, `POST`, `${this.url}/admin/custom-providers`, {
          body: e,
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _getCustomProvider(e) {
      try {
        return await W(this.fetch, `GET`, `${this.url}/admin/custom-providers/${e}`, {
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _updateCustomProvider(e, t) {
      try {
        return await W(this.fetch, `PUT`, `${this.url}/admin/custom-providers/${e}`, {
          body: t,
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _deleteCustomProvider(e) {
      try {
        return (
          await W(this.fetch, `DELETE`, `${this.url}/admin/custom-providers/${e}`, { headers: this.headers, noResolveJson: !0 }),
          { data: null, error: null }
        );
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _adminListPasskeys(e) {
      B(e.userId);
      try {
        return await W(this.fetch, `GET`, `${this.url}/admin/users/${e.userId}/passkeys`, {
          headers: this.headers,
          xform: (e) => ({ data: e, error: null }),
        });
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
    async _adminDeletePasskey(e) {
      (B(e.userId), B(e.passkeyId));
      try {
        return (
          await W(this.fetch, `DELETE`, `${this.url}/admin/users/${e.userId}/passkeys/${e.passkeyId}`, {
            headers: this.headers,
            noResolveJson: !0,
          }),
          { data: null, error: null }
        );
      } catch (e) {
        if (p(e)) return { data: null, error: e };
        throw e;
      }
    }
  };
function Qe(e = {}) {
  return {
    getItem: (t) => e[t] || null,
    setItem: (t, n) => {
      e[t] = n;
    },
    removeItem: (t) => {
      delete e[t];
    },
  };
}
globalThis && _e() && globalThis.localStorage && globalThis.localStorage.getItem(`supabase.gotrue-js.locks.debug`);
var $e = class extends Error {
  constructor(e) {
    (super(e), (this.isAcquireTimeout = !0));
  }
};
function et() {
  if (typeof globalThis != `object`)
    try {
      (Object.defineProperty(Object.prototype, "__magic__", {
        get: function () {
          return this;
        },
        configurable: !0,
      }),
        (__magic__.globalThis = __magic__),
        delete Object.prototype.__magic__);
    } catch {
      typeof self < `u` && (self.globalThis = self);
    }
}
function tt(e) {
  if (!/^0x[a-fA-F0-9]{40}$/.test(e)) throw Error(`@supabase/auth-js: Address "${e}" is invalid.`);
  return e.toLowerCase();
}
function nt(e) {
  return parseInt(e, 16);
}
function rt(e) {
  let t = new TextEncoder().encode(e);
  return `0x` + Array.from(t, (e) => e.toString(16).padStart(2, `0`)).join(``);
}
function it(e) {
  let {
    chainId: t,
    domain: n,
    expirationTime: r,
    issuedAt: i = new Date(),
    nonce: a,
    notBefore: o,
    requestId: s,
    resources: c,
    scheme: l,
    uri: u,
    version: d,
  } = e;
  if (!Number.isInteger(t))
    throw Error(`@supabase/auth-js: Invalid SIWE message field "chainId". Chain ID must be a EIP-155 chain ID. Provided value: ${t}`);
  if (!n) throw Error(`@supabase/auth-js: Invalid SIWE message field "domain". Domain must be provided.`);
  if (a && a.length < 8)
    throw Error(`@supabase/auth-js: Invalid SIWE message field "nonce". Nonce must be at least 8 characters. Provided value: ${a}`);
  if (!u) throw Error(`@supabase/auth-js: Invalid SIWE message field "uri". URI must be provided.`);
  if (d !== `1`) throw Error(`@supabase/auth-js: Invalid SIWE message field "version". Version must be '1'. Provided value: ${d}`);
  if (
    e.statement?.includes(`
`)
  )
    throw Error(
      `@supabase/auth-js: Invalid SIWE message field "statement". Statement must not include '\\n'. Provided value: ${e.statement}`,
    );
  let f = tt(e.address),
    p = `${l ? `${l}://${n}` : n} wants you to sign in with your Ethereum account:\n${f}\n\n${e.statement ? `${e.statement}\n` : ``}`,
    m = `URI: ${u}\nVersion: ${d}\nChain ID: ${t}${a ? `\nNonce: ${a}` : ``}\nIssued At: ${i.toISOString()}`;
  if (
    (r && (m += `\nExpiration Time: ${r.toISOString()}`),
    o && (m += `\nNot Before: ${o.toISOString()}`),
    s && (m += `\nRequest ID: ${s}`),
    c)
  ) {
    let e = `
Resources:`;
    for (let t of c) {
      if (!t || typeof t != `string`)
        throw Error(
          `@supabase/auth-js: Invalid SIWE message field "resources". Every resource must be a valid string. Provided value: ${t}`,
        );
      e += `\n- ${t}`;
    }
    m += e;
  }
  return `${p}\n${m}`;
}
var J = class extends Error {
    constructor({ message: e, code: t, cause: n, name: r }) {
      (super(e, { cause: n }),
        (this.__isWebAuthnError = !0),
        (this.name = r ?? (n instanceof Error ? n.name : void 0) ?? `Unknown Error`),
        (this.code = t));
    }
    toJSON() {
      return { name: this.name, message: this.message, code: this.code };
    }
  },
  Y = class extends J {
    constructor(e, t) {
      (super({ code: `ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY`, cause: t, message: e }),
        (this.name = `WebAuthnUnknownError`),
        (this.originalError = t));
    }
  };
function at({ error: e, options: t }) {
  let { publicKey: n } = t;
  if (!n) throw Error(`options was missing required publicKey property`);
  if (e.name === `AbortError`) {
    if (t.signal instanceof AbortSignal)
      return new J({ message: `Registration ceremony was sent an abort signal`, code: `ERROR_CEREMONY_ABORTED`, cause: e });
  } else if (e.name === `ConstraintError`) {
    if (n.authenticatorSelection?.requireResidentKey === !0)
      return new J({
        message: `Discoverable credentials were required but no available authenticator supported it`,
        code: `ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT`,
        cause: e,
      });
    if (t.mediation === `conditional` && n.authenticatorSelection?.userVerification === `required`)
      return new J({
        message: `User verification was required during automatic registration but it could not be performed`,
        code: `ERROR_AUTO_REGISTER_USER_VERIFICATION_FAILURE`,
        cause: e,
      });
    if (n.authenticatorSelection?.userVerification === `required`)
      return new J({
        message: `User verification was required but no available authenticator supported it`,
        code: `ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT`,
        cause: e,
      });
  } else if (e.name === `InvalidStateError`)
    return new J({ message: `The authenticator was previously registered`, code: `ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED`, cause: e });
  else if (e.name === `NotAllowedError`) return new J({ message: e.message, code: `ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY`, cause: e });
  else if (e.name === `NotSupportedError`)
    return n.pubKeyCredParams.filter((e) => e.type === `public-key`).length === 0
      ? new J({ message: `No entry in pubKeyCredParams was of type "public-key"`, code: `ERROR_MALFORMED_PUBKEYCREDPARAMS`, cause: e })
      : new J({
          message: `No available authenticator supported any of the specified pubKeyCredParams algorithms`,
          code: `ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG`,
          cause: e,
        });
  else if (e.name === `SecurityError`) {
    let t = window.location.hostname;
    if (!dt(t)) return new J({ message: `${window.location.hostname} is an invalid domain`, code: `ERROR_INVALID_DOMAIN`, cause: e });
    if (n.rp.id !== t)
      return new J({ message: `The RP ID "${n.rp.id}" is invalid for this domain`, code: `ERROR_INVALID_RP_ID`, cause: e });
  } else if (e.name === `TypeError`) {
    if (n.user.id.byteLength < 1 || n.user.id.byteLength > 64)
      return new J({ message: `User ID was not between 1 and 64 characters`, code: `ERROR_INVALID_USER_ID_LENGTH`, cause: e });
  } else if (e.name === `UnknownError`)
    return new J({
      message: `The authenticator was unable to process the specified options, or could not create a new credential`,
      code: `ERROR_AUTHENTICATOR_GENERAL_ERROR`,
      cause: e,
    });
  return new J({ message: `a Non-Webauthn related error has occurred`, code: `ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY`, cause: e });
}
function ot({ error: e, options: t }) {
  let { publicKey: n } = t;
  if (!n) throw Error(`options was missing required publicKey property`);
  if (e.name === `AbortError`) {
    if (t.signal instanceof AbortSignal)
      return new J({ message: `Authentication ceremony was sent an abort signal`, code: `ERROR_CEREMONY_ABORTED`, cause: e });
  } else if (e.name === `NotAllowedError`) return new J({ message: e.message, code: `ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY`, cause: e });
  else if (e.name === `SecurityError`) {
    let t = window.location.hostname;
    if (!dt(t)) return new J({ message: `${window.location.hostname} is an invalid domain`, code: `ERROR_INVALID_DOMAIN`, cause: e });
    if (n.rpId !== t) return new J({ message: `The RP ID "${n.rpId}" is invalid for this domain`, code: `ERROR_INVALID_RP_ID`, cause: e });
  } else if (e.name === `UnknownError`)
    return new J({
      message: `The authenticator was unable to process the specified options, or could not create a new assertion signature`,
      code: `ERROR_AUTHENTICATOR_GENERAL_ERROR`,
      cause: e,
    });
  return new J({ message: `a Non-Webauthn related error has occurred`, code: `ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY`, cause: e });
}
var X = new (class {
  createNewAbortSignal() {
    if (this.controller) {
      let e = Error(`Cancelling existing WebAuthn API call for new one`);
      ((e.name = `AbortError`), this.controller.abort(e));
    }
    let e = new AbortController();
    return ((this.controller = e), e.signal);
  }
  cancelCeremony() {
    if (this.controller) {
      let e = Error(`Manually cancelling existing WebAuthn API call`);
      ((e.name = `AbortError`), this.controller.abort(e), (this.controller = void 0));
    }
  }
})();
function st(t) {
  if (!t) throw Error(`Credential creation options are required`);
  if (
    typeof PublicKeyCredential < `u` &&
    `parseCreationOptionsFromJSON` in PublicKeyCredential &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON == `function`
  )
    return PublicKeyCredential.parseCreationOptionsFromJSON(t);
  let { challenge: n, user: r, excludeCredentials: i } = t,
    a = e(t, [`challenge`, `user`, `excludeCredentials`]),
    o = D(n).buffer,
    s = Object.assign(Object.assign({}, r), { id: D(r.id).buffer }),
    c = Object.assign(Object.assign({}, a), { challenge: o, user: s });
  if (i && i.length > 0) {
    c.excludeCredentials = Array(i.length);
    for (let e = 0; e < i.length; e++) {
      let t = i[e];
      c.excludeCredentials[e] = Object.assign(Object.assign({}, t), {
        id: D(t.id).buffer,
        type: t.type || `public-key`,
        transports: t.transports,
      });
    }
  }
  return c;
}
function ct(t) {
  if (!t) throw Error(`Credential request options are required`);
  if (
    typeof PublicKeyCredential < `u` &&
    `parseRequestOptionsFromJSON` in PublicKeyCredential &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON == `function`
  )
    return PublicKeyCredential.parseRequestOptionsFromJSON(t);
  let { challenge: n, allowCredentials: r } = t,
    i = e(t, [`challenge`, `allowCredentials`]),
    a = D(n).buffer,
    o = Object.assign(Object.assign({}, i), { challenge: a });
  if (r && r.length > 0) {
    o.allowCredentials = Array(r.length);
    for (let e = 0; e < r.length; e++) {
      let t = r[e];
      o.allowCredentials[e] = Object.assign(Object.assign({}, t), {
        id: D(t.id).buffer,
        type: t.type || `public-key`,
        transports: t.transports,
      });
    }
  }
  return o;
}
function lt(e) {
  if (`toJSON` in e && typeof e.toJSON == `function`) return e.toJSON();
  let t = e;
  return {
    id: e.id,
    rawId: e.id,
    response: {
      attestationObject: O(new Uint8Array(e.response.attestationObject)),
      clientDataJSON: O(new Uint8Array(e.response.clientDataJSON)),
    },
    type: `public-key`,
    clientExtensionResults: e.getClientExtensionResults(),
    authenticatorAttachment: t.authenticatorAttachment ?? void 0,
  };
}
function ut(e) {
  if (`toJSON` in e && typeof e.toJSON == `function`) return e.toJSON();
  let t = e,
    n = e.getClientExtensionResults(),
    r = e.response;
  return {
    id: e.id,
    rawId: e.id,
    response: {
      authenticatorData: O(new Uint8Array(r.authenticatorData)),
      clientDataJSON: O(new Uint8Array(r.clientDataJSON)),
      signature: O(new Uint8Array(r.signature)),
      userHandle: r.userHandle ? O(new Uint8Array(r.userHandle)) : void 0,
    },
    type: `public-key`,
    clientExtensionResults: n,
    authenticatorAttachment: t.authenticatorAttachment ?? void 0,
  };
}
function dt(e) {
  return e === `localhost` || /^([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,}$/i.test(e);
}
function Z() {
  return !!(
    k() &&
    `PublicKeyCredential` in window &&
    window.PublicKeyCredential &&
    `credentials` in navigator &&
    typeof (navigator == null ? void 0 : navigator.credentials)?.create == `function` &&
    typeof (navigator == null ? void 0 : navigator.credentials)?.get == `function`
  );
}
async function ft(e) {
  try {
    let t = await navigator.credentials.create(e);
    return t
      ? t instanceof PublicKeyCredential
        ? { data: t, error: null }
        : { data: null, error: new Y(`Browser returned unexpected credential type`, t) }
      : { data: null, error: new Y(`Empty credential response`, t) };
  } catch (t) {
    return { data: null, error: at({ error: t, options: e }) };
  }
}
async function pt(e) {
  try {
    let t = await navigator.credentials.get(e);
    return t
      ? t instanceof PublicKeyCredential
        ? { data: t, error: null }
        : { data: null, error: new Y(`Browser returned unexpected credential type`, t) }
      : { data: null, error: new Y(`Empty credential response`, t) };
  } catch (t) {
    return { data: null, error: ot({ error: t, options: e }) };
  }
}
var mt = {
    hints: [`security-key`],
    authenticatorSelection: {
      authenticatorAttachment: `cross-platform`,
      requireResidentKey: !1,
      userVerification: `preferred`,
      residentKey: `discouraged`,
    },
    attestation: `direct`,
  },
  ht = { userVerification: `preferred`, hints: [`security-key`], attestation: `direct` };
function Q(...e) {
  let t = (e) => typeof e == `object` && !!e && !Array.isArray(e),
    n = (e) => e instanceof ArrayBuffer || ArrayBuffer.isView(e),
    r = {};
  for (let i of e)
    if (i)
      for (let e in i) {
        let a = i[e];
        if (a !== void 0) {
          if (Array.isArray(a)) r[e] = a;
          else if (n(a)) r[e] = a;
          else if (t(a)) {
            let n = r[e];
            r[e] = t(n) ? Q(n, a) : Q(a);
          } else r[e] = a;
        }
      }
  return r;
}
function gt(e, t) {
  return Q(mt, e, t || {});
}
function _t(e, t) {
  return Q(ht, e, t || {});
}
var vt = class {
  constructor(e) {
    ((this.client = e),
      (this.enroll = this._enroll.bind(this)),
      (this.challenge = this._challenge.bind(this)),
      (this.verify = this._verify.bind(this)),
      (this.authenticate = this._authenticate.bind(this)),
      (this.register = this._register.bind(this)));
  }
  async _enroll(e) {
    return this.client.mfa.enroll(Object.assign(Object.assign({}, e), { factorType: `webauthn` }));
  }
  async _challenge({ factorId: e, webauthn: t, friendlyName: n, signal: r }, i) {
    try {
      let { data: a, error: o } = await this.client.mfa.challenge({ factorId: e, webauthn: t });
      if (!a) return { data: null, error: o };
      let s = r ?? X.createNewAbortSignal();
      if (a.webauthn.type === `create`) {
        let { user: e } = a.webauthn.credential_options.publicKey;
        if (!e.name) {
          let t = n;
          if (t) e.name = `${e.id}:${t}`;
          else {
            let t = (await this.client.getUser()).data.user,
              n = t?.user_metadata?.name || t?.email || t?.id || `User`;
            e.name = `${e.id}:${n}`;
          }
        }
        e.displayName ||= e.name;
      }
      switch (a.webauthn.type) {
        case `create`: {
          let { data: t, error: n } = await ft({ publicKey: gt(a.webauthn.credential_options.publicKey, i?.create), signal: s });
          return t
            ? { data: { factorId: e, challengeId: a.id, webauthn: { type: a.webauthn.type, credential_response: t } }, error: null }
            : { data: null, error: n };
        }
        case `request`: {
          let t = _t(a.webauthn.credential_options.publicKey, i?.request),
            { data: n, error: r } = await pt(Object.assign(Object.assign({}, a.webauthn.credential_options), { publicKey: t, signal: s }));
          return n
            ? { data: { factorId: e, challengeId: a.id, webauthn: { type: a.webauthn.type, credential_response: n } }, error: null }
            : { data: null, error: r };
        }
      }
    } catch (e) {
      return p(e) ? { data: null, error: e } : { data: null, error: new g(`Unexpected error in challenge`, e) };
    }
  }
  async _verify({ challengeId: e, factorId: t, webauthn: n }) {
    return this.client.mfa.verify({ factorId: t, challengeId: e, webauthn: n });
  }
  async _authenticate(
    {
      factorId: e,
      webauthn: {
        rpId: t = typeof window < `u` ? window.location.hostname : void 0,
        rpOrigins: n = typeof window < `u` ? [window.location.origin] : void 0,
        signal: r,
      } = {},
    },
    i,
  ) {
    if (!t) return { data: null, error: new f(`rpId is required for WebAuthn authentication`) };
    try {
      if (!Z()) return { data: null, error: new g(`Browser does not support WebAuthn`, null) };
      let { data: a, error: o } = await this.challenge({ factorId: e, webauthn: { rpId: t, rpOrigins: n }, signal: r }, { request: i });
      if (!a) return { data: null, error: o };
      let { webauthn: s } = a;
      return this._verify({
        factorId: e,
        challengeId: a.challengeId,
        webauthn: { type: s.type, rpId: t, rpOrigins: n, credential_response: s.credential_response },
      });
    } catch (e) {
      return p(e) ? { data: null, error: e } : { data: null, error: new g(`Unexpected error in authenticate`, e) };
    }
  }
  async _register(
    {
      friendlyName: e,
      webauthn: {
        rpId: t = typeof window < `u` ? window.location.hostname : void 0,
        rpOrigins: n = typeof window < `u` ? [window.location.origin] : void 0,
        signal: r,
      } = {},
    },
    i,
  ) {
    if (!t) return { data: null, error: new f(`rpId is required for WebAuthn registration`) };
    try {
      if (!Z()) return { data: null, error: new g(`Browser does not support WebAuthn`, null) };
      let { data: a, error: o } = await this._enroll({ friendlyName: e });
      if (!a)
        return (
          await this.client.mfa
            .listFactors()
            .then((t) => t.data?.all.find((t) => t.factor_type === `webauthn` && t.friendly_name === e && t.status === `unverified`))
            .then((e) => (e ? this.client.mfa.unenroll({ factorId: e?.id }) : void 0)),
          { data: null, error: o }
        );
      let { data: s, error: c } = await this._challenge(
        { factorId: a.id, friendlyName: a.friendly_name, webauthn: { rpId: t, rpOrigins: n }, signal: r },
        { create: i },
      );
      return s
        ? this._verify({
            factorId: a.id,
            challengeId: s.challengeId,
            webauthn: { rpId: t, rpOrigins: n, type: s.webauthn.type, credential_response: s.webauthn.credential_response },
          })
        : { data: null, error: c };
    } catch (e) {
      return p(e) ? { data: null, error: e } : { data: null, error: new g(`Unexpected error in register`, e) };
    }
  }
};
et();
var yt = {
    url: a,
    storageKey: o,
    autoRefreshToken: !0,
    persistSession: !0,
    detectSessionInUrl: !0,
    headers: s,
    flowType: `implicit`,
    debug: !1,
    hasCustomAuthorizationHeader: !1,
    throwOnError: !1,
    lockAcquireTimeout: 5e3,
    skipAutoInitialize: !1,
    experimental: {},
  },
  $ = {},
  bt = !1,
  xt = class e {
    get jwks() {
      return $[this.storageKey]?.jwks ?? { keys: [] };
    }
    set jwks(e) {
      $[this.storageKey] = Object.assign(Object.assign({}, $[this.storageKey]), { jwks: e });
    }
    get jwks_cached_at() {
      return $[this.storageKey]?.cachedAt ?? -(2 ** 53 - 1);
    }
    set jwks_cached_at(e) {
      $[this.storageKey] = Object.assign(Object.assign({}, $[this.storageKey]), { cachedAt: e });
    }
    constructor(t) {
      var n;
      ((this.userStorage = null),
        (this.memoryStorage = null),
        (this.stateChangeEmitters = new Map()),
        (this.autoRefreshTicker = null),
        (this.autoRefreshTickTimeout = null),
        (this.visibilityChangedCallback = null),
        (this.refreshingDeferred = null),
        (this.lastRefreshFailure = null),
        (this._sessionRemovalEpoch = 0),
        (this.initializePromise = null),
        (this._pendingInitNotifications = null),
        (this.detectSessionInUrl = !0),
        (this.hasCustomAuthorizationHeader = !1),
        (this.suppressGetSessionWarning = !1),
        (this.lock = null),
        (this.lockAcquired = !1),
        (this.pendingInLock = []),
        (this.broadcastChannel = null),
        (this.logger = console.log));
      let r = Object.assign(Object.assign({}, yt), t);
      if (
        ((this.storageKey = r.storageKey),
        (this.instanceID = e.nextInstanceID[this.storageKey] ?? 0),
        (e.nextInstanceID[this.storageKey] = this.instanceID + 1),
        (this.logDebugMessages = !!r.debug),
        typeof r.debug == `function` && (this.logger = r.debug),
        this.instanceID > 0 && k())
      ) {
        let e = `${this._logPrefix()} Multiple GoTrueClient instances detected in the same browser context. It is not an error, but this should be avoided as it may produce undefined behavior when used concurrently under the same storage key.`;
        (console.warn(e), this.logDebugMessages && console.trace(e));
      }
      if (
        ((this.persistSession = r.persistSession),
        (this.autoRefreshToken = r.autoRefreshToken),
        (this.experimental = r.experimental ?? {}),
        (this.admin = new Ze({ url: r.url, headers: r.headers, fetch: r.fetch, experimental: this.experimental })),
        (this.url = r.url),
        (this.headers = r.headers),
        (this.fetch = ye(r.fetch)),
        (this.detectSessionInUrl = r.detectSessionInUrl),
        (this.flowType = r.flowType),
        (this.hasCustomAuthorizationHeader = r.hasCustomAuthorizationHeader),
        (this.throwOnError = r.throwOnError),
        (this.lockAcquireTimeout = r.lockAcquireTimeout),
        r.lock != null &&
          ((this.lock = r.lock),
          bt ||
            ((bt = !0),
            console.warn(
              `${this._logPrefix()} The "lock" option is deprecated and will be removed in v3. The client now coordinates session refreshes without a lock, so most apps can drop the option. See https://github.com/supabase/supabase-js/blob/master/packages/core/auth-js/migrations/lockless-coordination.md`,
            ))),
        this.jwks || ((this.jwks = { keys: [] }), (this.jwks_cached_at = -(2 ** 53 - 1))),
        (this.mfa = {
          verify: this._verify.bind(this),
          enroll: this._enroll.bind(this),
          unenroll: this._unenroll.bind(this),
          challenge: this._challenge.bind(this),
          listFactors: this._listFactors.bind(this),
          challengeAndVerify: this._challengeAndVerify.bind(this),
          getAuthenticatorAssuranceLevel: this._getAuthenticatorAssuranceLevel.bind(this),
          webauthn: new vt(this),
          recoveryCodes: {
            getStatus: this._getRecoveryCodesStatus.bind(this),
            generate: this._generateRecoveryCodes.bind(this),
            verify: this._verifyRecoveryCode.bind(this),
            regenerate: this._regenerateRecoveryCodes.bind(this),
            unenroll: this._unenrollRecoveryCodes.bind(this),
          },
        }),
        (this.oauth = {
          getAuthorizationDetails: this._getAuthorizationDetails.bind(this),
          approveAuthorization: this._approveAuthorization.bind(this),
          denyAuthorization: this._denyAuthorization.bind(this),
          listGrants: this._listOAuthGrants.bind(this),
          revokeGrant: this._revokeOAuthGrant.bind(this),
        }),
        (this.passkey = {
          startRegistration: this._startPasskeyRegistration.bind(this),
          verifyRegistration: this._verifyPasskeyRegistration.bind(this),
          startAuthentication: this._startPasskeyAuthentication.bind(this),
          verifyAuthentication: this._verifyPasskeyAuthentication.bind(this),
          list: this._listPasskeys.bind(this),
          update: this._updatePasskey.bind(this),
          delete: this._deletePasskey.bind(this),
        }),
        this.persistSession
          ? (r.storage
              ? (this.storage = r.storage)
              : _e()
                ? (this.storage = globalThis.localStorage)
                : ((this.memoryStorage = {}), (this.storage = Qe(this.memoryStorage))),
            r.userStorage && (this.userStorage = r.userStorage))
          : ((this.memoryStorage = {}), (this.storage = Qe(this.memoryStorage))),
        k() && globalThis.BroadcastChannel && this.persistSession && this.storageKey)
      ) {
        try {
          this.broadcastChannel = new globalThis.BroadcastChannel(this.storageKey);
        } catch (e) {
          console.error(`Failed to create a new BroadcastChannel, multi-tab state changes will not be available`, e);
        }
        (n = this.broadcastChannel) == null ||
          n.addEventListener(`message`, async (e) => {
            (this._debug(`received broadcast notification from other tab or client`, e),
              (e.data.event === `TOKEN_REFRESHED` || e.data.event === `SIGNED_IN`) && (this.lastRefreshFailure = null));
            try {
              await this._notifyAllSubscribers(e.data.event, e.data.session, !1);
            } catch (e) {
              this._debug(`#broadcastChannel`, `error`, e);
            }
          });
      }
      r.skipAutoInitialize ||
        this.initialize().catch((e) => {
          this._debug(`#initialize()`, `error`, e);
        });
    }
    isThrowOnErrorEnabled() {
      return this.throwOnError;
    }
    _returnResult(e) {
      if (this.throwOnError && e && e.error) throw e.error;
      return e;
    }
    _logPrefix() {
      return `GoTrueClient@${this.storageKey}:${this.instanceID} (${t}) ${new Date().toISOString()}`;
    }
    _debug(...e) {
      return (this.logDebugMessages && this.logger(this._logPrefix(), ...e), this);
    }
    async initialize() {
      if (this.initializePromise) return await this.initializePromise;
      ((this._pendingInitNotifications = []),
        (this.initializePromise = (async () =>
          this.lock == null
            ? await this._initialize()
            : await this._acquireLock(this.lockAcquireTimeout, async () => await this._initialize()))()));
      let e = await this.initializePromise,
        t = this._pendingInitNotifications ?? [];
      this._pendingInitNotifications = null;
      for (let e of t) await this._notifyAllSubscribers(e.event, e.session, e.broadcast);
      return e;
    }
    async _initialize() {
      try {
        let e = {},
          t = `none`;
        if (
          (k() &&
            ((e = ve(window.location.href)),
            this._isImplicitGrantCallback(e) ? (t = `implicit`) : (await this._isPKCECallback(e)) && (t = `pkce`)),
          k() && this.detectSessionInUrl && t !== `none`)
        ) {
          let { data: n, error: r } = await this._getSessionFromURL(e, t);
          if (r) {
            if ((this._debug(`#_initialize()`, `error detecting session from URL`, r), ee(r))) {
              let e = r.details?.code;
              if (e === `identity_already_exists` || e === `identity_not_found` || e === `single_identity_not_deletable`)
                return { error: r };
            }
            return { error: r };
          }
          let { session: i, redirectType: a } = n;
          return (
            this._debug(`#_initialize()`, `detected session in URL`, i, `redirect type`, a),
            await this._saveSession(i),
            setTimeout(async () => {
              a === `recovery`
                ? await this._notifyAllSubscribers(`PASSWORD_RECOVERY`, i)
                : await this._notifyAllSubscribers(`SIGNED_IN`, i);
            }, 0),
            { error: null }
          );
        }
        return (await this._recoverAndRefresh(), { error: null });
      } catch (e) {
        return p(e) ? this._returnResult({ error: e }) : this._returnResult({ error: new g(`Unexpected error during initialization`, e) });
      } finally {
        (await this._handleVisibilityChange(), this._debug(`#_initialize()`, `end`));
      }
    }
    async signInAnonymously(e) {
      try {
        let { data: t, error: n } = await W(this.fetch, `POST`, `${this.url}/signup`, {
          headers: this.headers,
          body: { data: e?.options?.data ?? {}, gotrue_meta_security: { captcha_token: e?.options?.captchaToken } },
          xform: G,
        });
        if (n || !t) return this._returnResult({ data: { user: null, session: null }, error: n });
        let r = t.session,
          i = t.user;
        return (
          t.session && (await this._saveSession(t.session), await this._notifyAllSubscribers(`SIGNED_IN`, r)),
          this._returnResult({ data: { user: i, session: r }, error: null })
        );
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async signUp(e) {
      let t = null;
      try {
        let n;
        if (`email` in e) {
          let { email: r, password: i, options: a } = e,
            o = null,
            s = null;
          (this.flowType === `pkce` && ([o, s, t] = await this._getCodeChallengeAndMethod()),
            (n = await W(this.fetch, `POST`, `${this.url}/signup`, {
              headers: this.headers,
              redirectTo: this._maybeAppendFlowIdToRedirect(a?.emailRedirectTo, t),
              body: {
                email: r,
                password: i,
                data: a?.data ?? {},
                gotrue_meta_security: { captcha_token: a?.captchaToken },
                code_challenge: o,
                code_challenge_method: s,
              },
              xform: G,
            })));
        } else if (`phone` in e) {
          let { phone: t, password: r, options: i } = e;
          n = await W(this.fetch, `POST`, `${this.url}/signup`, {
            headers: this.headers,
            body: {
              phone: t,
              password: r,
              data: i?.data ?? {},
              channel: i?.channel ?? `sms`,
              gotrue_meta_security: { captcha_token: i?.captchaToken },
            },
            xform: G,
          });
        } else throw new x(`You must provide either an email or phone number and a password`);
        let { data: r, error: i } = n;
        if (i || !r)
          return (await z(this.storage, this.storageKey, t), this._returnResult({ data: { user: null, session: null }, error: i }));
        let a = r.session,
          o = r.user;
        return (
          r.session && (await this._saveSession(r.session), await this._notifyAllSubscribers(`SIGNED_IN`, a)),
          this._returnResult({ data: { user: o, session: a }, error: null })
        );
      } catch (e) {
        if ((await z(this.storage, this.storageKey, t), p(e))) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async signInWithPassword(e) {
      try {
        let t;
        if (`email` in e) {
          let { email: n, password: r, options: i } = e;
          t = await W(this.fetch, `POST`, `${this.url}/token?grant_type=password`, {
            headers: this.headers,
            body: { email: n, password: r, gotrue_meta_security: { captcha_token: i?.captchaToken } },
            xform: Ke,
          });
        } else if (`phone` in e) {
          let { phone: n, password: r, options: i } = e;
          t = await W(this.fetch, `POST`, `${this.url}/token?grant_type=password`, {
            headers: this.headers,
            body: { phone: n, password: r, gotrue_meta_security: { captcha_token: i?.captchaToken } },
            xform: Ke,
          });
        } else throw new x(`You must provide either an email or phone number and a password`);
        let { data: n, error: r } = t;
        if (r) return this._returnResult({ data: { user: null, session: null }, error: r });
        if (!n || !n.session || !n.user) {
          let e = new b();
          return this._returnResult({ data: { user: null, session: null }, error: e });
        }
        return (
          n.session && (await this._saveSession(n.session), await this._notifyAllSubscribers(`SIGNED_IN`, n.session)),
          this._returnResult({
            data: Object.assign({ user: n.user, session: n.session }, n.weak_password ? { weakPassword: n.weak_password } : null),
            error: r,
          })
        );
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async signInWithOAuth(e) {
      return await this._handleProviderSignIn(e.provider, {
        redirectTo: e.options?.redirectTo,
        scopes: e.options?.scopes,
        queryParams: e.options?.queryParams,
        skipBrowserRedirect: e.options?.skipBrowserRedirect,
      });
    }
    async exchangeCodeForSession(e, t) {
      return (
        await this.initializePromise,
        this.lock == null
          ? this._exchangeCodeForSession(e, t)
          : this._acquireLock(this.lockAcquireTimeout, async () => this._exchangeCodeForSession(e, t))
      );
    }
    async signInWithWeb3(e) {
      let { chain: t } = e;
      switch (t) {
        case `ethereum`:
          return await this.signInWithEthereum(e);
        case `solana`:
          return await this.signInWithSolana(e);
        default:
          throw Error(`@supabase/auth-js: Unsupported chain "${t}"`);
      }
    }
    async signInWithEthereum(e) {
      let t, n;
      if (`message` in e) ((t = e.message), (n = e.signature));
      else {
        let { chain: r, wallet: i, statement: a, options: o } = e,
          s;
        if (!k()) {
          if (typeof i != `object` || !o?.url)
            throw Error(`@supabase/auth-js: Both wallet and url must be specified in non-browser environments.`);
          s = i;
        } else if (typeof i == `object`) s = i;
        else {
          let e = window;
          if (`ethereum` in e && typeof e.ethereum == `object` && `request` in e.ethereum && typeof e.ethereum.request == `function`)
            s = e.ethereum;
          else
            throw Error(
              `@supabase/auth-js: No compatible Ethereum wallet interface on the window object (window.ethereum) detected. Make sure the user already has a wallet installed and connected for this app. Prefer passing the wallet interface object directly to signInWithWeb3({ chain: 'ethereum', wallet: resolvedUserWallet }) instead.`,
            );
        }
        let c = new URL(o?.url ?? window.location.href),
          l = await s
            .request({ method: `eth_requestAccounts` })
            .then((e) => e)
            .catch(() => {
              throw Error(`@supabase/auth-js: Wallet method eth_requestAccounts is missing or invalid`);
            });
        if (!l || l.length === 0) throw Error(`@supabase/auth-js: No accounts available. Please ensure the wallet is connected.`);
        let u = tt(l[0]),
          d = o?.signInWithEthereum?.chainId;
        ((d ||= nt(await s.request({ method: `eth_chainId` }))),
          (t = it({
            domain: c.host,
            address: u,
            statement: a,
            uri: c.href,
            version: `1`,
            chainId: d,
            nonce: o?.signInWithEthereum?.nonce,
            issuedAt: o?.signInWithEthereum?.issuedAt ?? new Date(),
            expirationTime: o?.signInWithEthereum?.expirationTime,
            notBefore: o?.signInWithEthereum?.notBefore,
            requestId: o?.signInWithEthereum?.requestId,
            resources: o?.signInWithEthereum?.resources,
          })),
          (n = await s.request({ method: `personal_sign`, params: [rt(t), u] })));
      }
      try {
        let { data: r, error: i } = await W(this.fetch, `POST`, `${this.url}/token?grant_type=web3`, {
          headers: this.headers,
          body: Object.assign(
            { chain: `ethereum`, message: t, signature: n },
            e.options?.captchaToken ? { gotrue_meta_security: { captcha_token: e.options?.captchaToken } } : null,
          ),
          xform: G,
        });
        if (i) throw i;
        if (!r || !r.session || !r.user) {
          let e = new b();
          return this._returnResult({ data: { user: null, session: null }, error: e });
        }
        return (
          r.session && (await this._saveSession(r.session), await this._notifyAllSubscribers(`SIGNED_IN`, r.session)),
          this._returnResult({ data: Object.assign({}, r), error: i })
        );
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async signInWithSolana(e) {
      let t, n;
      if (`message` in e) ((t = e.message), (n = e.signature));
      else {
        let { chain: r, wallet: i, statement: a, options: o } = e,
          s;
        if (!k()) {
          if (typeof i != `object` || !o?.url)
            throw Error(`@supabase/auth-js: Both wallet and url must be specified in non-browser environments.`);
          s = i;
        } else if (typeof i == `object`) s = i;
        else {
          let e = window;
          if (
            `solana` in e &&
            typeof e.solana == `object` &&
            ((`signIn` in e.solana && typeof e.solana.signIn == `function`) ||
              (`signMessage` in e.solana && typeof e.solana.signMessage == `function`))
          )
            s = e.solana;
          else
            throw Error(
              `@supabase/auth-js: No compatible Solana wallet interface on the window object (window.solana) detected. Make sure the user already has a wallet installed and connected for this app. Prefer passing the wallet interface object directly to signInWithWeb3({ chain: 'solana', wallet: resolvedUserWallet }) instead.`,
            );
        }
        let c = new URL(o?.url ?? window.location.href);
        if (`signIn` in s && s.signIn) {
          let e = await s.signIn(
              Object.assign(
                Object.assign(Object.assign({ issuedAt: new Date().toISOString() }, o?.signInWithSolana), {
                  version: `1`,
                  domain: c.host,
                  uri: c.href,
                }),
                a ? { statement: a } : null,
              ),
            ),
            r;
          if (Array.isArray(e) && e[0] && typeof e[0] == `object`) r = e[0];
          else if (e && typeof e == `object` && `signedMessage` in e && `signature` in e) r = e;
          else throw Error(`@supabase/auth-js: Wallet method signIn() returned unrecognized value`);
          if (
            `signedMessage` in r &&
            `signature` in r &&
            (typeof r.signedMessage == `string` || r.signedMessage instanceof Uint8Array) &&
            r.signature instanceof Uint8Array
          )
            ((t = typeof r.signedMessage == `string` ? r.signedMessage : new TextDecoder().decode(r.signedMessage)), (n = r.signature));
          else throw Error(`@supabase/auth-js: Wallet method signIn() API returned object without signedMessage and signature fields`);
        } else {
          if (
            !(`signMessage` in s) ||
            typeof s.signMessage != `function` ||
            !(`publicKey` in s) ||
            typeof s != `object` ||
            !s.publicKey ||
            !(`toBase58` in s.publicKey) ||
            typeof s.publicKey.toBase58 != `function`
          )
            throw Error(`@supabase/auth-js: Wallet does not have a compatible signMessage() and publicKey.toBase58() API`);
          t = [
            `${c.host} wants you to sign in with your Solana account:`,
            s.publicKey.toBase58(),
            ...(a ? [``, a, ``] : [``]),
            `Version: 1`,
            `URI: ${c.href}`,
            `Issued At: ${o?.signInWithSolana?.issuedAt ?? new Date().toISOString()}`,
            ...(o?.signInWithSolana?.notBefore ? [`Not Before: ${o.signInWithSolana.notBefore}`] : []),
            ...(o?.signInWithSolana?.expirationTime ? [`Expiration Time: ${o.signInWithSolana.expirationTime}`] : []),
            ...(o?.signInWithSolana?.chainId ? [`Chain ID: ${o.signInWithSolana.chainId}`] : []),
            ...(o?.signInWithSolana?.nonce ? [`Nonce: ${o.signInWithSolana.nonce}`] : []),
            ...(o?.signInWithSolana?.requestId ? [`Request ID: ${o.signInWithSolana.requestId}`] : []),
            ...(o?.signInWithSolana?.resources?.length ? [`Resources`, ...o.signInWithSolana.resources.map((e) => `- ${e}`)] : []),
          ].join(`
`);
          let e = await s.signMessage(new TextEncoder().encode(t), `utf8`);
          if (!e || !(e instanceof Uint8Array)) throw Error(`@supabase/auth-js: Wallet signMessage() API returned an recognized value`);
          n = e;
        }
      }
      try {
        let { data: r, error: i } = await W(this.fetch, `POST`, `${this.url}/token?grant_type=web3`, {
          headers: this.headers,
          body: Object.assign(
            { chain: `solana`, message: t, signature: O(n) },
            e.options?.captchaToken ? { gotrue_meta_security: { captcha_token: e.options?.captchaToken } } : null,
          ),
          xform: G,
        });
        if (i) throw i;
        if (!r || !r.session || !r.user) {
          let e = new b();
          return this._returnResult({ data: { user: null, session: null }, error: e });
        }
        return (
          r.session && (await this._saveSession(r.session), await this._notifyAllSubscribers(`SIGNED_IN`, r.session)),
          this._returnResult({ data: Object.assign({}, r), error: i })
        );
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async _exchangeCodeForSession(e, t) {
      let n = t?.flowId != null,
        r = n ? F(t?.flowId) : k() ? F(ve(window.location.href)[d]) : null;
      n && !r && this._debug(`#_exchangeCodeForSession()`, `provided flowId is not a valid flow id`, t?.flowId);
      let { verifier: i, flowId: a } = n && !r ? { verifier: null, flowId: null } : await je(this.storage, this.storageKey, r),
        [o, s] = (i ?? ``).split(`/`);
      try {
        if (!o && this.flowType === `pkce`) throw new ne();
        let { data: t, error: n } = await W(this.fetch, `POST`, `${this.url}/token?grant_type=pkce`, {
          headers: this.headers,
          body: { auth_code: e, code_verifier: o },
          xform: G,
        });
        if ((await z(this.storage, this.storageKey, a), n)) throw n;
        if (!t || !t.session || !t.user) {
          let e = new b();
          return this._returnResult({ data: { user: null, session: null, redirectType: null }, error: e });
        }
        return (
          t.session &&
            (await this._saveSession(t.session),
            await this._notifyAllSubscribers(s === `recovery` ? `PASSWORD_RECOVERY` : `SIGNED_IN`, t.session)),
          this._returnResult({ data: Object.assign(Object.assign({}, t), { redirectType: s ?? null }), error: n })
        );
      } catch (e) {
        if ((await z(this.storage, this.storageKey, a), p(e)))
          return this._returnResult({ data: { user: null, session: null, redirectType: null }, error: e });
        throw e;
      }
    }
    async signInWithIdToken(e) {
      try {
        let { options: t, provider: n, token: r, access_token: i, nonce: a } = e,
          { data: o, error: s } = await W(this.fetch, `POST`, `${this.url}/token?grant_type=id_token`, {
            headers: this.headers,
            body: { provider: n, id_token: r, access_token: i, nonce: a, gotrue_meta_security: { captcha_token: t?.captchaToken } },
            xform: G,
          });
        if (s) return this._returnResult({ data: { user: null, session: null }, error: s });
        if (!o || !o.session || !o.user) {
          let e = new b();
          return this._returnResult({ data: { user: null, session: null }, error: e });
        }
        return (
          o.session && (await this._saveSession(o.session), await this._notifyAllSubscribers(`SIGNED_IN`, o.session)),
          this._returnResult({ data: o, error: s })
        );
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async signInWithOtp(e) {
      let t = null;
      try {
        if (`email` in e) {
          let { email: n, options: r } = e,
            i = null,
            a = null;
          this.flowType === `pkce` && ([i, a, t] = await this._getCodeChallengeAndMethod());
          let { error: o } = await W(this.fetch, `POST`, `${this.url}/otp`, {
            headers: this.headers,
            body: {
              email: n,
              data: r?.data ?? {},
              create_user: r?.shouldCreateUser ?? !0,
              gotrue_meta_security: { captcha_token: r?.captchaToken },
              code_challenge: i,
              code_challenge_method: a,
            },
            redirectTo: this._maybeAppendFlowIdToRedirect(r?.emailRedirectTo, t),
          });
          return this._returnResult({ data: { user: null, session: null }, error: o });
        }
        if (`phone` in e) {
          let { phone: t, options: n } = e,
            { data: r, error: i } = await W(this.fetch, `POST`, `${this.url}/otp`, {
              headers: this.headers,
              body: {
                phone: t,
                data: n?.data ?? {},
                create_user: n?.shouldCreateUser ?? !0,
                gotrue_meta_security: { captcha_token: n?.captchaToken },
                channel: n?.channel ?? `sms`,
              },
            });
          return this._returnResult({ data: { user: null, session: null, messageId: r?.message_id }, error: i });
        }
        throw new x(`You must provide either an email or phone number.`);
      } catch (e) {
        if ((await z(this.storage, this.storageKey, t), p(e))) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async verifyOtp(e) {
      try {
        let t, n;
        `options` in e && ((t = e.options?.redirectTo), (n = e.options?.captchaToken));
        let { data: r, error: i } = await W(this.fetch, `POST`, `${this.url}/verify`, {
          headers: this.headers,
          body: Object.assign(Object.assign({}, e), { gotrue_meta_security: { captcha_token: n } }),
          redirectTo: t,
          xform: G,
        });
        if (i) throw i;
        if (!r) throw Error(`An error occurred on token verification.`);
        let a = r.session,
          o = r.user;
        return (
          a?.access_token &&
            (await this._saveSession(a), await this._notifyAllSubscribers(e.type == `recovery` ? `PASSWORD_RECOVERY` : `SIGNED_IN`, a)),
          this._returnResult({ data: { user: o, session: a }, error: null })
        );
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async signInWithSSO(e) {
      let t = null;
      try {
        let n = null,
          r = null;
        this.flowType === `pkce` && ([n, r, t] = await this._getCodeChallengeAndMethod());
        let i = await W(this.fetch, `POST`, `${this.url}/sso`, {
          body: Object.assign(
            Object.assign(
              Object.assign(
                Object.assign(
                  Object.assign({}, `providerId` in e ? { provider_id: e.providerId } : null),
                  `domain` in e ? { domain: e.domain } : null,
                ),
                { redirect_to: this._maybeAppendFlowIdToRedirect(e.options?.redirectTo, t) },
              ),
              e?.options?.captchaToken ? { gotrue_meta_security: { captcha_token: e.options.captchaToken } } : null,
            ),
            { skip_http_redirect: !0, code_challenge: n, code_challenge_method: r },
          ),
          headers: this.headers,
          xform: qe,
        });
        return (i.data?.url && k() && !e.options?.skipBrowserRedirect && window.location.assign(i.data.url), this._returnResult(i));
      } catch (e) {
        if ((await z(this.storage, this.storageKey, t), p(e))) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async reauthenticate() {
      return (
        await this.initializePromise,
        this.lock == null
          ? await this._reauthenticate()
          : await this._acquireLock(this.lockAcquireTimeout, async () => await this._reauthenticate())
      );
    }
    async _reauthenticate() {
      try {
        return await this._useSession(async (e) => {
          let {
            data: { session: t },
            error: n,
          } = e;
          if (n) throw n;
          if (!t) throw new v();
          let { error: r } = await W(this.fetch, `GET`, `${this.url}/reauthenticate`, { headers: this.headers, jwt: t.access_token });
          return this._returnResult({ data: { user: null, session: null }, error: r });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async resend(e) {
      let t = null;
      try {
        let n = `${this.url}/resend`;
        if (`email` in e) {
          let { email: r, type: i, options: a } = e,
            o = null,
            s = null;
          this.flowType === `pkce` && ([o, s, t] = await this._getCodeChallengeAndMethod());
          let { error: c } = await W(this.fetch, `POST`, n, {
            headers: this.headers,
            body: {
              email: r,
              type: i,
              gotrue_meta_security: { captcha_token: a?.captchaToken },
              code_challenge: o,
              code_challenge_method: s,
            },
            redirectTo: this._maybeAppendFlowIdToRedirect(a?.emailRedirectTo, t),
          });
          return (c && (await z(this.storage, this.storageKey, t)), this._returnResult({ data: { user: null, session: null }, error: c }));
        }
        if (`phone` in e) {
          let { phone: t, type: r, options: i } = e,
            { data: a, error: o } = await W(this.fetch, `POST`, n, {
              headers: this.headers,
              body: { phone: t, type: r, gotrue_meta_security: { captcha_token: i?.captchaToken } },
            });
          return this._returnResult({ data: { user: null, session: null, messageId: a?.message_id }, error: o });
        }
        throw new x(`You must provide either an email or phone number and a type`);
      } catch (e) {
        if ((await z(this.storage, this.storageKey, t), p(e))) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async getSession() {
      return (
        await this.initializePromise,
        this.lock == null
          ? await this._useSession(async (e) => e)
          : await this._acquireLock(this.lockAcquireTimeout, async () => this._useSession(async (e) => e))
      );
    }
    async _acquireLock(e, t) {
      this._debug(`#_acquireLock`, `begin`, e);
      try {
        if (this.lockAcquired) {
          let e = this.pendingInLock.length ? this.pendingInLock[this.pendingInLock.length - 1] : Promise.resolve(),
            n = (async () => (await e, await t()))();
          return (
            this.pendingInLock.push(
              (async () => {
                try {
                  await n;
                } catch {}
              })(),
            ),
            n
          );
        }
        return await this.lock(`lock:${this.storageKey}`, e, async () => {
          this._debug(`#_acquireLock`, `lock acquired for storage key`, this.storageKey);
          try {
            this.lockAcquired = !0;
            let e = t();
            for (
              this.pendingInLock.push(
                (async () => {
                  try {
                    await e;
                  } catch {}
                })(),
              ),
                await e;
              this.pendingInLock.length;
            ) {
              let e = [...this.pendingInLock];
              (await Promise.all(e), this.pendingInLock.splice(0, e.length));
            }
            return await e;
          } finally {
            (this._debug(`#_acquireLock`, `lock released for storage key`, this.storageKey), (this.lockAcquired = !1));
          }
        });
      } finally {
        this._debug(`#_acquireLock`, `end`);
      }
    }
    async _useSession(e) {
      this._debug(`#_useSession`, `begin`);
      try {
        return await e(await this.__loadSession());
      } finally {
        this._debug(`#_useSession`, `end`);
      }
    }
    async __loadSession() {
      (this._debug(`#__loadSession()`, `begin`),
        this.lock != null && !this.lockAcquired && this._debug(`#__loadSession()`, `used outside of an acquired lock!`, Error().stack));
      try {
        let e = null,
          t = await M(this.storage, this.storageKey);
        if (
          (this._debug(`#getSession()`, `session from storage`, t),
          t !== null &&
            (this._isValidSession(t)
              ? (e = t)
              : (this._debug(`#getSession()`, `session from storage is not valid`), await this._removeSession())),
          !e)
        )
          return { data: { session: null }, error: null };
        let n = e.expires_at ? e.expires_at * 1e3 - Date.now() < r : !1;
        if ((this._debug(`#__loadSession()`, `session has${n ? `` : ` not`} expired`, `expires_at`, e.expires_at), !n))
          return { data: { session: await this._hydrateSessionUser(e) }, error: null };
        let { data: i, error: a } = await this._callRefreshToken(e.refresh_token);
        if (a) {
          let e = await M(this.storage, this.storageKey);
          return e && this._isValidSession(e) && e.expires_at && e.expires_at * 1e3 > Date.now()
            ? this._returnResult({ data: { session: await this._hydrateSessionUser(e) }, error: null })
            : this._returnResult({ data: { session: null }, error: a });
        }
        return this._returnResult({ data: { session: i }, error: null });
      } finally {
        this._debug(`#__loadSession()`, `end`);
      }
    }
    async _hydrateSessionUser(e) {
      if (this.userStorage) {
        let t = await M(this.userStorage, this.storageKey + `-user`);
        e.user = t?.user ? t.user : H();
      }
      if (this.storage.isServer && e.user && !e.user.__isUserNotAvailableProxy) {
        let t = { value: this.suppressGetSessionWarning };
        ((e.user = Be(e.user, t)), t.value && (this.suppressGetSessionWarning = !0));
      }
      return e;
    }
    async getUser(e) {
      if (e) return await this._getUser(e);
      await this.initializePromise;
      let t;
      return (
        (t =
          this.lock == null ? await this._getUser() : await this._acquireLock(this.lockAcquireTimeout, async () => await this._getUser())),
        t.data.user && (this.suppressGetSessionWarning = !0),
        t
      );
    }
    async _getUser(e) {
      try {
        return e
          ? await W(this.fetch, `GET`, `${this.url}/user`, { headers: this.headers, jwt: e, xform: K })
          : await this._useSession(async (e) => {
              let { data: t, error: n } = e;
              if (n) throw n;
              return !t.session?.access_token && !this.hasCustomAuthorizationHeader
                ? { data: { user: null }, error: new v() }
                : await W(this.fetch, `GET`, `${this.url}/user`, {
                    headers: this.headers,
                    jwt: t.session?.access_token ?? void 0,
                    xform: K,
                  });
            });
      } catch (e) {
        if (p(e)) return (y(e) && (await this._removeSession()), this._returnResult({ data: { user: null }, error: e }));
        throw e;
      }
    }
    async updateUser(e, t = {}) {
      return (
        await this.initializePromise,
        this.lock == null
          ? await this._updateUser(e, t)
          : await this._acquireLock(this.lockAcquireTimeout, async () => await this._updateUser(e, t))
      );
    }
    async _updateUser(e, t = {}) {
      let n = null;
      try {
        return await this._useSession(async (r) => {
          let { data: i, error: a } = r;
          if (a) throw a;
          if (!i.session) throw new v();
          let o = i.session,
            s = null,
            c = null;
          this.flowType === `pkce` && e.email != null && ([s, c, n] = await this._getCodeChallengeAndMethod());
          let { data: l, error: u } = await W(this.fetch, `PUT`, `${this.url}/user`, {
            headers: this.headers,
            redirectTo: this._maybeAppendFlowIdToRedirect(t?.emailRedirectTo, n),
            body: Object.assign(Object.assign({}, e), { code_challenge: s, code_challenge_method: c }),
            jwt: o.access_token,
            xform: K,
          });
          if (u) throw u;
          return (
            (o.user = l.user),
            await this._saveSession(o),
            await this._notifyAllSubscribers(`USER_UPDATED`, o),
            this._returnResult({ data: { user: o.user }, error: null })
          );
        });
      } catch (e) {
        if ((await z(this.storage, this.storageKey, n), p(e))) return this._returnResult({ data: { user: null }, error: e });
        throw e;
      }
    }
    async setSession(e) {
      return (
        await this.initializePromise,
        this.lock == null
          ? await this._setSession(e)
          : await this._acquireLock(this.lockAcquireTimeout, async () => await this._setSession(e))
      );
    }
    async _setSession(e) {
      try {
        if (!e.access_token || !e.refresh_token) throw new v();
        let t = Date.now() / 1e3,
          n = t,
          r = !0,
          i = null,
          { payload: a } = P(e.access_token);
        if ((a.exp && ((n = a.exp), (r = n <= t)), r)) {
          let { data: t, error: n } = await this._callRefreshToken(e.refresh_token);
          if (n) return this._returnResult({ data: { user: null, session: null }, error: n });
          if (!t) return { data: { user: null, session: null }, error: null };
          i = t;
        } else {
          let { data: r, error: a } = await this._getUser(e.access_token);
          if (a) return this._returnResult({ data: { user: null, session: null }, error: a });
          ((i = {
            access_token: e.access_token,
            refresh_token: e.refresh_token,
            user: r.user,
            token_type: `bearer`,
            expires_in: n - t,
            expires_at: n,
          }),
            await this._saveSession(i),
            await this._notifyAllSubscribers(`SIGNED_IN`, i));
        }
        return this._returnResult({ data: { user: i.user, session: i }, error: null });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { session: null, user: null }, error: e });
        throw e;
      }
    }
    async refreshSession(e) {
      return (
        await this.initializePromise,
        this.lock == null
          ? await this._refreshSession(e)
          : await this._acquireLock(this.lockAcquireTimeout, async () => await this._refreshSession(e))
      );
    }
    async _refreshSession(e) {
      try {
        return await this._useSession(async (t) => {
          if (!e) {
            let { data: n, error: r } = t;
            if (r) throw r;
            e = n.session ?? void 0;
          }
          if (!e?.refresh_token) throw new v();
          let { data: n, error: r } = await this._callRefreshToken(e.refresh_token);
          return r
            ? this._returnResult({ data: { user: null, session: null }, error: r })
            : n
              ? this._returnResult({ data: { user: n.user, session: n }, error: null })
              : this._returnResult({ data: { user: null, session: null }, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { user: null, session: null }, error: e });
        throw e;
      }
    }
    async _getSessionFromURL(e, t) {
      try {
        if (!k()) throw new S(`No browser detected.`);
        if (e.error || e.error_description || e.error_code)
          throw new S(e.error_description || `Error in URL with unspecified error_description`, {
            error: e.error || `unspecified_error`,
            code: e.error_code || `unspecified_code`,
          });
        switch (t) {
          case `implicit`:
            if (this.flowType === `pkce`) throw new te(`Not a valid PKCE flow url.`);
            break;
          case `pkce`:
            if (this.flowType === `implicit`) throw new S(`Not a valid implicit grant flow url.`);
        }
        if (t === `pkce`) {
          if ((this._debug(`#_initialize()`, `begin`, `is PKCE flow`, !0), !e.code)) throw new te(`No code detected.`);
          let { data: t, error: n } = await this._exchangeCodeForSession(e.code, { flowId: e[d] });
          if (n) throw n;
          let r = new URL(window.location.href);
          return (
            r.searchParams.delete(`code`),
            r.searchParams.delete(d),
            window.history.replaceState(window.history.state, ``, r.toString()),
            { data: { session: t.session, redirectType: t.redirectType ?? null }, error: null }
          );
        }
        let {
          provider_token: n,
          provider_refresh_token: r,
          access_token: i,
          refresh_token: a,
          expires_in: o,
          expires_at: s,
          token_type: c,
        } = e;
        if (!i || !o || !a || !c) throw new S(`No session defined in URL`);
        let l = Math.round(Date.now() / 1e3),
          u = parseInt(o),
          f = l + u;
        s && (f = parseInt(s));
        let p = f - l;
        p * 1e3 <= 3e4 &&
          console.warn(`@supabase/gotrue-js: Session as retrieved from URL expires in ${p}s, should have been closer to ${u}s`);
        let m = f - u;
        l - m >= 120
          ? console.warn(`@supabase/gotrue-js: Session as retrieved from URL was issued over 120s ago, URL could be stale`, m, f, l)
          : l - m < 0 &&
            console.warn(
              `@supabase/gotrue-js: Session as retrieved from URL was issued in the future? Check the device clock for skew`,
              m,
              f,
              l,
            );
        let { data: h, error: g } = await this._getUser(i);
        if (g) throw g;
        let _ = {
          provider_token: n,
          provider_refresh_token: r,
          access_token: i,
          expires_in: u,
          expires_at: f,
          refresh_token: a,
          token_type: c,
          user: h.user,
        };
        return (
          (window.location.hash = ``),
          this._debug(`#_getSessionFromURL()`, `clearing window.location.hash`),
          this._returnResult({ data: { session: _, redirectType: e.type }, error: null })
        );
      } catch (e) {
        if (p(e)) return this._returnResult({ data: { session: null, redirectType: null }, error: e });
        throw e;
      }
    }
    _isImplicitGrantCallback(e) {
      return typeof this.detectSessionInUrl == `function`
        ? this.detectSessionInUrl(new URL(window.location.href), e)
        : !!(e.access_token || e.error || e.error_description || e.error_code);
    }
    async _isPKCECallback(e) {
      if (!e.code) return !1;
      let t = F(e[d]);
      return t && (await M(this.storage, I(this.storageKey, t))) ? !0 : !!(await M(this.storage, `${this.storageKey}-code-verifier`));
    }
    async signOut(e = { scope: `global` }) {
      return (
        await this.initializePromise,
        this.lock == null ? await this._signOut(e) : await this._acquireLock(this.lockAcquireTimeout, async () => await this._signOut(e))
      );
    }
    async _signOut({ scope: e = `global` } = {}) {
      return await this._useSession(async (t) => {
        let n = async () => {
            await this._removeSession();
          },
          { data: r, error: i } = t;
        if (i && !y(i)) return (e === `local` && w(i) && (await n()), this._returnResult({ error: i }));
        let a = r.session?.access_token,
          o = null,
          s = (e) => {
            if (o) throw o.thrown;
            return e;
          };
        if (e === `local`)
          try {
            await n();
          } catch (e) {
            o = { thrown: e };
          }
        if (a) {
          let { error: t } = await this.admin.signOut(a, e);
          if (t && !((h(t) && (t.status === 404 || t.status === 401 || t.status === 403)) || y(t)))
            return s(this._returnResult({ error: t }));
        }
        return (e === `global` && (await n()), s(this._returnResult({ error: null })));
      });
    }
    onAuthStateChange(e) {
      let t = ge(),
        n = {
          id: t,
          callback: e,
          unsubscribe: () => {
            (this._debug(`#unsubscribe()`, `state change callback with id removed`, t), this.stateChangeEmitters.delete(t));
          },
        };
      return (
        this._debug(`#onAuthStateChange()`, `registered callback with id`, t),
        this.stateChangeEmitters.set(t, n),
        (async () => {
          (await this.initializePromise,
            this.lock == null
              ? await this._emitInitialSession(t)
              : await this._acquireLock(this.lockAcquireTimeout, async () => {
                  this._emitInitialSession(t);
                }));
        })(),
        { data: { subscription: n } }
      );
    }
    async _emitInitialSession(e) {
      return await this._useSession(async (t) => {
        try {
          let {
            data: { session: n },
            error: r,
          } = t;
          if (r) throw r;
          (await this.stateChangeEmitters.get(e)?.callback(`INITIAL_SESSION`, n),
            this._debug(`INITIAL_SESSION`, `callback id`, e, `session`, n));
        } catch (t) {
          if (
            (await this.stateChangeEmitters.get(e)?.callback(`INITIAL_SESSION`, null),
            this._debug(`INITIAL_SESSION`, `callback id`, e, `error`, t),
            ie(t))
          )
            return;
          y(t) ||
          w(t) ||
          (h(t) && (t.code === `refresh_token_not_found` || t.code === `refresh_token_already_used` || t.code === `session_expired`))
            ? console.warn(t)
            : console.error(t);
        }
      });
    }
    async resetPasswordForEmail(e, t = {}) {
      let n = null,
        r = null,
        i = null;
      this.flowType === `pkce` && ([n, r, i] = await this._getCodeChallengeAndMethod(!0));
      try {
        return await W(this.fetch, `POST`, `${this.url}/recover`, {
          body: { email: e, code_challenge: n, code_challenge_method: r, gotrue_meta_security: { captcha_token: t.captchaToken } },
          headers: this.headers,
          redirectTo: this._maybeAppendFlowIdToRedirect(t.redirectTo, i),
        });
      } catch (e) {
        if ((await z(this.storage, this.storageKey, i), p(e))) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async getUserIdentities() {
      try {
        let { data: e, error: t } = await this.getUser();
        if (t) throw t;
        return this._returnResult({ data: { identities: e.user.identities ?? [] }, error: null });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async linkIdentity(e) {
      return `token` in e ? this.linkIdentityIdToken(e) : this.linkIdentityOAuth(e);
    }
    async linkIdentityOAuth(e) {
      let t = null;
      try {
        let { data: n, error: r } = await this._useSession(async (n) => {
          let { data: r, error: i } = n;
          if (i) throw i;
          let { url: a, flowId: o } = await this._getUrlForProvider(`${this.url}/user/identities/authorize`, e.provider, {
            redirectTo: e.options?.redirectTo,
            scopes: e.options?.scopes,
            queryParams: e.options?.queryParams,
            skipBrowserRedirect: !0,
          });
          return ((t = o), await W(this.fetch, `GET`, a, { headers: this.headers, jwt: r.session?.access_token ?? void 0 }));
        });
        if (r) throw r;
        return (
          k() && !e.options?.skipBrowserRedirect && window.location.assign(n?.url),
          this._returnResult({ data: { provider: e.provider, url: n?.url, flowId: t }, error: null })
        );
      } catch (n) {
        if (p(n)) return this._returnResult({ data: { provider: e.provider, url: null, flowId: t }, error: n });
        throw n;
      }
    }
    async linkIdentityIdToken(e) {
      return await this._useSession(async (t) => {
        try {
          let {
            error: n,
            data: { session: r },
          } = t;
          if (n) throw n;
          let { options: i, provider: a, token: o, access_token: s, nonce: c } = e,
            { data: l, error: u } = await W(this.fetch, `POST`, `${this.url}/token?grant_type=id_token`, {
              headers: this.headers,
              jwt: r?.access_token ?? void 0,
              body: {
                provider: a,
                id_token: o,
                access_token: s,
                nonce: c,
                link_identity: !0,
                gotrue_meta_security: { captcha_token: i?.captchaToken },
              },
              xform: G,
            });
          return u
            ? this._returnResult({ data: { user: null, session: null }, error: u })
            : !l || !l.session || !l.user
              ? this._returnResult({ data: { user: null, session: null }, error: new b() })
              : (l.session && (await this._saveSession(l.session), await this._notifyAllSubscribers(`USER_UPDATED`, l.session)),
                this._returnResult({ data: l, error: u }));
        } catch (e) {
          if ((await z(this.storage, this.storageKey, null), p(e)))
            return this._returnResult({ data: { user: null, session: null }, error: e });
          throw e;
        }
      });
    }
    async unlinkIdentity(e) {
      try {
        return await this._useSession(async (t) => {
          let { data: n, error: r } = t;
          if (r) throw r;
          return await W(this.fetch, `DELETE`, `${this.url}/user/identities/${e.identity_id}`, {
            headers: this.headers,
            jwt: n.session?.access_token ?? void 0,
          });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _refreshAccessToken(e) {
      let t = `#_refreshAccessToken()`;
      this._debug(t, `begin`);
      try {
        let n = Date.now();
        return await Ce(
          async (n) => (
            n > 0 && (await Se(200 * 2 ** (n - 1))),
            this._debug(t, `refreshing attempt`, n),
            await W(this.fetch, `POST`, `${this.url}/token?grant_type=refresh_token`, {
              body: { refresh_token: e },
              headers: this.headers,
              xform: G,
            })
          ),
          (e, t) => {
            let r = 200 * 2 ** e;
            return t && w(t) && Date.now() + r - n < 3e4;
          },
        );
      } catch (e) {
        if ((this._debug(t, `error`, e), p(e))) return this._returnResult({ data: { session: null, user: null }, error: e });
        throw e;
      } finally {
        this._debug(t, `end`);
      }
    }
    _isValidSession(e) {
      return typeof e == `object` && !!e && `access_token` in e && `refresh_token` in e && `expires_at` in e;
    }
    async _handleProviderSignIn(e, t) {
      let { url: n, flowId: r } = await this._getUrlForProvider(`${this.url}/authorize`, e, {
        redirectTo: t.redirectTo,
        scopes: t.scopes,
        queryParams: t.queryParams,
      });
      return (
        this._debug(`#_handleProviderSignIn()`, `provider`, e, `options`, t, `url`, n),
        k() && !t.skipBrowserRedirect && window.location.assign(n),
        { data: { provider: e, url: n, flowId: r }, error: null }
      );
    }
    async _recoverAndRefresh() {
      let e = `#_recoverAndRefresh()`;
      this._debug(e, `begin`);
      try {
        let t = await M(this.storage, this.storageKey);
        if (t && this.userStorage) {
          let e = await M(this.userStorage, this.storageKey + `-user`);
          (!this.storage.isServer &&
            Object.is(this.storage, this.userStorage) &&
            !e &&
            ((e = { user: t.user }), await j(this.userStorage, this.storageKey + `-user`, e)),
            (t.user = e?.user ?? H()));
        } else if (t && !t.user && !t.user) {
          let e = await M(this.storage, this.storageKey + `-user`);
          e && e?.user
            ? ((t.user = e.user), await N(this.storage, this.storageKey + `-user`), await j(this.storage, this.storageKey, t))
            : (t.user = H());
        }
        if ((this._debug(e, `session from storage`, t), !this._isValidSession(t))) {
          (this._debug(e, `session is not valid`), t !== null && (await this._removeSession()));
          return;
        }
        let n = (t.expires_at ?? 1 / 0) * 1e3 - Date.now() < r;
        if ((this._debug(e, `session has${n ? `` : ` not`} expired with margin of ${r}s`), n)) {
          if (this.autoRefreshToken && t.refresh_token) {
            let { error: n } = await this._callRefreshToken(t.refresh_token);
            n && (ie(n) ? this._debug(e, `refresh discarded by commit guard`, n) : this._debug(e, `refresh failed`, n));
          }
        } else if (t.user && t.user.__isUserNotAvailableProxy === !0)
          try {
            let { data: n, error: r } = await this._getUser(t.access_token);
            !r && n?.user
              ? ((t.user = n.user), await this._saveSession(t), await this._notifyAllSubscribers(`SIGNED_IN`, t))
              : this._debug(e, `could not get user data, skipping SIGNED_IN notification`);
          } catch (t) {
            (console.error(`Error getting user data:`, t), this._debug(e, `error getting user data, skipping SIGNED_IN notification`, t));
          }
        else await this._notifyAllSubscribers(`SIGNED_IN`, t);
      } catch (t) {
        (this._debug(e, `error`, t), w(t) ? console.warn(t) : console.error(t));
        return;
      } finally {
        this._debug(e, `end`);
      }
    }
    async _callRefreshToken(e) {
      var t, n;
      if (!e) throw new v();
      if (this.refreshingDeferred) return this.refreshingDeferred.promise;
      if (this.lastRefreshFailure && this.lastRefreshFailure.refreshToken === e && Date.now() < this.lastRefreshFailure.expiresAt)
        return (this._debug(`#_callRefreshToken()`, `returning cached failure (cooldown active)`), this.lastRefreshFailure.result);
      let r = `#_callRefreshToken()`;
      this._debug(r, `begin`);
      try {
        ((this.refreshingDeferred = new xe()), this.refreshingDeferred.promise.then(void 0, () => {}));
        let t = await M(this.storage, this.storageKey),
          { data: n, error: i } = await this._refreshAccessToken(e);
        if (i) throw i;
        if (!n.session) throw new v();
        let a = await M(this.storage, this.storageKey);
        if (t !== null && (a === null || a.refresh_token !== t.refresh_token)) {
          this._debug(r, `commit guard: storage changed since refresh started, discarding rotated tokens`, {
            startedWith: `present`,
            nowHolds: a ? `replaced` : `cleared`,
          });
          let e = { data: null, error: new re() };
          return (this.refreshingDeferred.resolve(e), e);
        }
        let o = this._sessionRemovalEpoch;
        if ((await this._saveSession(n.session), this._sessionRemovalEpoch !== o)) {
          (this._debug(r, `commit guard (post-save): _removeSession ran during _saveSession, undoing write`),
            await N(this.storage, this.storageKey),
            this.userStorage && (await N(this.userStorage, this.storageKey + `-user`)));
          let e = { data: null, error: new re() };
          return (this.refreshingDeferred.resolve(e), e);
        }
        await this._notifyAllSubscribers(`TOKEN_REFRESHED`, n.session);
        let s = { data: n.session, error: null };
        return ((this.lastRefreshFailure = null), this.refreshingDeferred.resolve(s), s);
      } catch (a) {
        if ((this._debug(r, `error`, a), p(a))) {
          let n = { data: null, error: a };
          if (!w(a)) {
            let e = await M(this.storage, this.storageKey);
            e?.expires_at && e.expires_at * 1e3 > Date.now()
              ? this._debug(r, `proactive refresh failed, access token still valid — preserving session`)
              : await this._removeSession();
          }
          return (
            (this.lastRefreshFailure = { refreshToken: e, result: n, expiresAt: Date.now() + i }),
            (t = this.refreshingDeferred) == null || t.resolve(n),
            n
          );
        }
        throw ((n = this.refreshingDeferred) == null || n.reject(a), a);
      } finally {
        ((this.refreshingDeferred = null), this._debug(r, `end`));
      }
    }
    async _notifyAllSubscribers(e, t, n = !0) {
      if (this._pendingInitNotifications !== null && n) {
        this._pendingInitNotifications.push({ event: e, session: t, broadcast: n });
        return;
      }
      let r = `#_notifyAllSubscribers(${e})`;
      this._debug(r, `begin`, t, `broadcast = ${n}`);
      try {
        this.broadcastChannel && n && this.broadcastChannel.postMessage({ event: e, session: t });
        let r = [],
          i = Array.from(this.stateChangeEmitters.values()).map(async (n) => {
            try {
              await n.callback(e, t);
            } catch (e) {
              r.push(e);
            }
          });
        if ((await Promise.all(i), r.length > 0)) {
          for (let e = 0; e < r.length; e += 1) console.error(r[e]);
          throw r[0];
        }
      } finally {
        this._debug(r, `end`);
      }
    }
    async _saveSession(e) {
      (this._debug(`#_saveSession()`, e), (this.suppressGetSessionWarning = !0));
      let t = Object.assign({}, e),
        n = t.user && t.user.__isUserNotAvailableProxy === !0;
      if (this.userStorage) {
        !n && t.user && (await j(this.userStorage, this.storageKey + `-user`, { user: t.user }));
        let e = Object.assign({}, t);
        delete e.user;
        let r = Ve(e);
        await j(this.storage, this.storageKey, r);
      } else {
        let e = Ve(t);
        await j(this.storage, this.storageKey, e);
      }
    }
    async _removeSession() {
      ((this._sessionRemovalEpoch += 1),
        this._debug(`#_removeSession()`),
        (this.lastRefreshFailure = null),
        (this.suppressGetSessionWarning = !1),
        await N(this.storage, this.storageKey),
        await Me(this.storage, this.storageKey),
        await N(this.storage, this.storageKey + `-user`),
        this.userStorage && (await N(this.userStorage, this.storageKey + `-user`)),
        await this._notifyAllSubscribers(`SIGNED_OUT`, null));
    }
    _removeVisibilityChangedCallback() {
      this._debug(`#_removeVisibilityChangedCallback()`);
      let e = this.visibilityChangedCallback;
      this.visibilityChangedCallback = null;
      try {
        e && k() && window != null && window.removeEventListener && window.removeEventListener(`visibilitychange`, e);
      } catch (e) {
        console.error(`removing visibilitychange callback failed`, e);
      }
    }
    async _startAutoRefresh() {
      (await this._stopAutoRefresh(), this._debug(`#_startAutoRefresh()`));
      let e = setInterval(() => this._autoRefreshTokenTick(), n);
      ((this.autoRefreshTicker = e),
        e && typeof e == `object` && typeof e.unref == `function`
          ? e.unref()
          : typeof Deno < `u` && typeof Deno.unrefTimer == `function` && Deno.unrefTimer(e));
      let t = setTimeout(async () => {
        (await this.initializePromise, await this._autoRefreshTokenTick());
      }, 0);
      ((this.autoRefreshTickTimeout = t),
        t && typeof t == `object` && typeof t.unref == `function`
          ? t.unref()
          : typeof Deno < `u` && typeof Deno.unrefTimer == `function` && Deno.unrefTimer(t));
    }
    async _stopAutoRefresh() {
      this._debug(`#_stopAutoRefresh()`);
      let e = this.autoRefreshTicker;
      ((this.autoRefreshTicker = null), e && clearInterval(e));
      let t = this.autoRefreshTickTimeout;
      ((this.autoRefreshTickTimeout = null), t && clearTimeout(t));
    }
    async startAutoRefresh() {
      (this._removeVisibilityChangedCallback(), await this._startAutoRefresh());
    }
    async stopAutoRefresh() {
      (this._removeVisibilityChangedCallback(), await this._stopAutoRefresh());
    }
    async dispose() {
      var e;
      (this._removeVisibilityChangedCallback(),
        await this._stopAutoRefresh(),
        (e = this.broadcastChannel) == null || e.close(),
        (this.broadcastChannel = null),
        this.stateChangeEmitters.clear());
    }
    async _autoRefreshTokenTick() {
      if ((this._debug(`#_autoRefreshTokenTick()`, `begin`), this.lock != null))
        try {
          await this._acquireLock(0, async () => {
            try {
              let e = Date.now();
              try {
                return await this._useSession(async (t) => {
                  let {
                    data: { session: r },
                  } = t;
                  if (!r || !r.refresh_token || !r.expires_at) {
                    this._debug(`#_autoRefreshTokenTick()`, `no session`);
                    return;
                  }
                  let i = Math.floor((r.expires_at * 1e3 - e) / n);
                  (this._debug(
                    `#_autoRefreshTokenTick()`,
                    `access token expires in ${i} ticks, a tick lasts ${n}ms, refresh threshold is 3 ticks`,
                  ),
                    i <= 3 && (await this._callRefreshToken(r.refresh_token)));
                });
              } catch (e) {
                console.error(`Auto refresh tick failed with error. This is likely a transient error.`, e);
              }
            } finally {
              this._debug(`#_autoRefreshTokenTick()`, `end`);
            }
          });
        } catch (e) {
          if (e instanceof $e) this._debug(`auto refresh token tick lock not available`);
          else throw e;
        }
      else if (this.refreshingDeferred !== null) this._debug(`#_autoRefreshTokenTick()`, `refresh already in flight, skipping`);
      else
        try {
          let e = Date.now();
          try {
            await this._useSession(async (t) => {
              let {
                data: { session: r },
              } = t;
              if (!r || !r.refresh_token || !r.expires_at) {
                this._debug(`#_autoRefreshTokenTick()`, `no session`);
                return;
              }
              let i = Math.floor((r.expires_at * 1e3 - e) / n);
              (this._debug(
                `#_autoRefreshTokenTick()`,
                `access token expires in ${i} ticks, a tick lasts ${n}ms, refresh threshold is 3 ticks`,
              ),
                i <= 3 && (await this._callRefreshToken(r.refresh_token)));
            });
          } catch (e) {
            console.error(`Auto refresh tick failed with error. This is likely a transient error.`, e);
          }
        } finally {
          this._debug(`#_autoRefreshTokenTick()`, `end`);
        }
    }
    async _handleVisibilityChange() {
      if ((this._debug(`#_handleVisibilityChange()`), !k() || !(window != null && window.addEventListener)))
        return (this.autoRefreshToken && this.startAutoRefresh(), !1);
      try {
        ((this.visibilityChangedCallback = async () => {
          try {
            await this._onVisibilityChanged(!1);
          } catch (e) {
            this._debug(`#visibilityChangedCallback`, `error`, e);
          }
        }),
          window == null || window.addEventListener(`visibilitychange`, this.visibilityChangedCallback),
          await this._onVisibilityChanged(!0));
      } catch (e) {
        console.error(`_handleVisibilityChange`, e);
      }
    }
    async _onVisibilityChanged(e) {
      let t = `#_onVisibilityChanged(${e})`;
      if ((this._debug(t, `visibilityState`, document.visibilityState), document.visibilityState === `visible`)) {
        if ((this.autoRefreshToken && this._startAutoRefresh(), !e)) {
          if ((await this.initializePromise, this.lock != null))
            await this._acquireLock(this.lockAcquireTimeout, async () => {
              document.visibilityState === `visible`
                ? await this._recoverAndRefresh()
                : this._debug(
                    t,
                    `acquired the lock to recover the session, but the browser visibilityState is no longer visible, aborting`,
                  );
            });
          else {
            if (document.visibilityState !== `visible`) {
              this._debug(t, `visibilityState is no longer visible, skipping recovery`);
              return;
            }
            await this._recoverAndRefresh();
          }
        }
      } else document.visibilityState === `hidden` && this.autoRefreshToken && this._stopAutoRefresh();
    }
    async _getUrlForProvider(e, t, n) {
      let r = n?.redirectTo,
        i = null,
        a = null,
        o = null;
      this.flowType === `pkce` && (([i, a, o] = await this._getCodeChallengeAndMethod()), (r = this._maybeAppendFlowIdToRedirect(r, o)));
      let s = [`provider=${encodeURIComponent(t)}`];
      if (
        (r && s.push(`redirect_to=${encodeURIComponent(r)}`),
        n?.scopes && s.push(`scopes=${encodeURIComponent(n.scopes)}`),
        i != null && a != null)
      ) {
        let e = new URLSearchParams({ code_challenge: `${encodeURIComponent(i)}`, code_challenge_method: `${encodeURIComponent(a)}` });
        s.push(e.toString());
      }
      if (n?.queryParams) {
        let e = new URLSearchParams(n.queryParams);
        s.push(e.toString());
      }
      return (n?.skipBrowserRedirect && s.push(`skip_http_redirect=${n.skipBrowserRedirect}`), { url: `${e}?${s.join(`&`)}`, flowId: o });
    }
    _maybeAppendFlowIdToRedirect(e, t) {
      return !e || !t || !this.experimental.appendPkceFlowIdToRedirects ? (e ?? void 0) : Ne(e, t);
    }
    async _getCodeChallengeAndMethod(e = !1) {
      return Pe(this.storage, this.storageKey, e, (e) =>
        this._debug(`#_getCodeChallengeAndMethod()`, `evicted oldest pending PKCE verifier slot`, e),
      );
    }
    async _unenroll(e) {
      try {
        return await this._useSession(async (t) => {
          let { data: n, error: r } = t;
          return r
            ? this._returnResult({ data: null, error: r })
            : await W(this.fetch, `DELETE`, `${this.url}/factors/${e.factorId}`, { headers: this.headers, jwt: n?.session?.access_token });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _enroll(e) {
      try {
        return await this._useSession(async (t) => {
          let { data: n, error: r } = t;
          if (r) return this._returnResult({ data: null, error: r });
          let i = Object.assign(
              { friendly_name: e.friendlyName, factor_type: e.factorType },
              e.factorType === `phone` ? { phone: e.phone } : e.factorType === `totp` ? { issuer: e.issuer } : {},
            ),
            { data: a, error: o } = await W(this.fetch, `POST`, `${this.url}/factors`, {
              body: i,
              headers: this.headers,
              jwt: n?.session?.access_token,
            });
          return o
            ? this._returnResult({ data: null, error: o })
            : (e.factorType === `totp` &&
                a.type === `totp` &&
                a?.totp?.qr_code &&
                (a.totp.qr_code = `data:image/svg+xml;utf-8,${a.totp.qr_code}`),
              this._returnResult({ data: a, error: null }));
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _verify(e) {
      let t = async () => {
        try {
          return await this._useSession(async (t) => {
            let { data: n, error: r } = t;
            if (r) return this._returnResult({ data: null, error: r });
            let i = Object.assign(
                { challenge_id: e.challengeId },
                `webauthn` in e
                  ? {
                      webauthn: Object.assign(Object.assign({}, e.webauthn), {
                        credential_response:
                          e.webauthn.type === `create` ? lt(e.webauthn.credential_response) : ut(e.webauthn.credential_response),
                      }),
                    }
                  : { code: e.code },
              ),
              { data: a, error: o } = await W(this.fetch, `POST`, `${this.url}/factors/${e.factorId}/verify`, {
                body: i,
                headers: this.headers,
                jwt: n?.session?.access_token,
              });
            return o
              ? this._returnResult({ data: null, error: o })
              : (await this._saveSession(Object.assign({ expires_at: Math.round(Date.now() / 1e3) + a.expires_in }, a)),
                await this._notifyAllSubscribers(`MFA_CHALLENGE_VERIFIED`, a),
                this._returnResult({ data: a, error: o }));
          });
        } catch (e) {
          if (p(e)) return this._returnResult({ data: null, error: e });
          throw e;
        }
      };
      return this.lock == null ? t() : this._acquireLock(this.lockAcquireTimeout, t);
    }
    async _challenge(e) {
      let t = async () => {
        try {
          return await this._useSession(async (t) => {
            let { data: n, error: r } = t;
            if (r) return this._returnResult({ data: null, error: r });
            let i = await W(this.fetch, `POST`, `${this.url}/factors/${e.factorId}/challenge`, {
              body: e,
              headers: this.headers,
              jwt: n?.session?.access_token,
            });
            if (i.error) return i;
            let { data: a } = i;
            if (a.type !== `webauthn`) return { data: a, error: null };
            switch (a.webauthn.type) {
              case `create`:
                return {
                  data: Object.assign(Object.assign({}, a), {
                    webauthn: Object.assign(Object.assign({}, a.webauthn), {
                      credential_options: Object.assign(Object.assign({}, a.webauthn.credential_options), {
                        publicKey: st(a.webauthn.credential_options.publicKey),
                      }),
                    }),
                  }),
                  error: null,
                };
              case `request`:
                return {
                  data: Object.assign(Object.assign({}, a), {
                    webauthn: Object.assign(Object.assign({}, a.webauthn), {
                      credential_options: Object.assign(Object.assign({}, a.webauthn.credential_options), {
                        publicKey: ct(a.webauthn.credential_options.publicKey),
                      }),
                    }),
                  }),
                  error: null,
                };
            }
          });
        } catch (e) {
          if (p(e)) return this._returnResult({ data: null, error: e });
          throw e;
        }
      };
      return this.lock == null ? t() : this._acquireLock(this.lockAcquireTimeout, t);
    }
    async _challengeAndVerify(e) {
      let { data: t, error: n } = await this._challenge({ factorId: e.factorId });
      return n
        ? this._returnResult({ data: null, error: n })
        : await this._verify({ factorId: e.factorId, challengeId: t.id, code: e.code });
    }
    async _listFactors() {
      let {
        data: { user: e },
        error: t,
      } = await this.getUser();
      if (t) return { data: null, error: t };
      let n = { all: [], phone: [], totp: [], webauthn: [], recovery_code: [] };
      for (let t of e?.factors ?? [])
        (n.all.push(t), t.status === `verified` && t.factor_type in n && Array.isArray(n[t.factor_type]) && n[t.factor_type].push(t));
      return { data: n, error: null };
    }
    async _getAuthenticatorAssuranceLevel(e) {
      if (e)
        try {
          let { payload: t } = P(e),
            n = null;
          t.aal && (n = t.aal);
          let r = n,
            {
              data: { user: i },
              error: a,
            } = await this.getUser(e);
          if (a) return this._returnResult({ data: null, error: a });
          (i?.factors?.filter((e) => e.status === `verified`) ?? []).length > 0 && (r = `aal2`);
          let o = t.amr || [];
          return { data: { currentLevel: n, nextLevel: r, currentAuthenticationMethods: o }, error: null };
        } catch (e) {
          if (p(e)) return this._returnResult({ data: null, error: e });
          throw e;
        }
      let {
        data: { session: t },
        error: n,
      } = await this.getSession();
      if (n) return this._returnResult({ data: null, error: n });
      if (!t) return { data: { currentLevel: null, nextLevel: null, currentAuthenticationMethods: [] }, error: null };
      let { payload: r } = P(t.access_token),
        i = null;
      r.aal && (i = r.aal);
      let a = i;
      (t.user.factors?.filter((e) => e.status === `verified`) ?? []).length > 0 && (a = `aal2`);
      let o = r.amr || [];
      return { data: { currentLevel: i, nextLevel: a, currentAuthenticationMethods: o }, error: null };
    }
    async _getRecoveryCodesStatus() {
      V(this.experimental);
      try {
        return await this._useSession(async (e) => {
          let { data: t, error: n } = e;
          if (n) return this._returnResult({ data: null, error: n });
          let { data: r, error: i } = await W(this.fetch, `GET`, `${this.url}/factors/recovery-codes`, {
            headers: this.headers,
            jwt: t?.session?.access_token,
          });
          return i ? this._returnResult({ data: null, error: i }) : this._returnResult({ data: r, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _generateRecoveryCodes(e) {
      V(this.experimental);
      try {
        return await this._useSession(async (t) => {
          let { data: n, error: r } = t;
          if (r) return this._returnResult({ data: null, error: r });
          let { data: i, error: a } = await W(this.fetch, `POST`, `${this.url}/factors/recovery-codes`, {
            body: e?.friendlyName ? { friendly_name: e.friendlyName } : void 0,
            headers: this.headers,
            jwt: n?.session?.access_token,
          });
          return a ? this._returnResult({ data: null, error: a }) : this._returnResult({ data: i, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _verifyRecoveryCode(e) {
      V(this.experimental);
      let t = async () => {
        try {
          return await this._useSession(async (t) => {
            let { data: n, error: r } = t;
            if (r) return this._returnResult({ data: null, error: r });
            let { data: i, error: a } = await W(this.fetch, `POST`, `${this.url}/factors/recovery-codes/verify`, {
              body: { code: e.code },
              headers: this.headers,
              jwt: n?.session?.access_token,
            });
            if (a) return this._returnResult({ data: null, error: a });
            let o = Object.assign({ expires_at: he(i.expires_in) }, i);
            return (
              await this._saveSession(o),
              await this._notifyAllSubscribers(`MFA_CHALLENGE_VERIFIED`, o),
              this._returnResult({ data: i, error: null })
            );
          });
        } catch (e) {
          if (p(e)) return this._returnResult({ data: null, error: e });
          throw e;
        }
      };
      return this.lock == null ? t() : this._acquireLock(this.lockAcquireTimeout, t);
    }
    async _regenerateRecoveryCodes() {
      V(this.experimental);
      try {
        return await this._useSession(async (e) => {
          let { data: t, error: n } = e;
          if (n) return this._returnResult({ data: null, error: n });
          let { data: r, error: i } = await W(this.fetch, `POST`, `${this.url}/factors/recovery-codes/regenerate`, {
            headers: this.headers,
            jwt: t?.session?.access_token,
          });
          return i ? this._returnResult({ data: null, error: i }) : this._returnResult({ data: r, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _unenrollRecoveryCodes() {
      V(this.experimental);
      try {
        return await this._useSession(async (e) => {
          let { data: t, error: n } = e;
          if (n) return this._returnResult({ data: null, error: n });
          let { data: r, error: i } = await W(this.fetch, `DELETE`, `${this.url}/factors/recovery-codes`, {
            headers: this.headers,
            jwt: t?.session?.access_token,
          });
          return i ? this._returnResult({ data: null, error: i }) : this._returnResult({ data: r, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _getAuthorizationDetails(e) {
      try {
        return await this._useSession(async (t) => {
          let {
            data: { session: n },
            error: r,
          } = t;
          return r
            ? this._returnResult({ data: null, error: r })
            : n
              ? await W(this.fetch, `GET`, `${this.url}/oauth/authorizations/${e}`, {
                  headers: this.headers,
                  jwt: n.access_token,
                  xform: (e) => ({ data: e, error: null }),
                })
              : this._returnResult({ data: null, error: new v() });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _approveAuthorization(e, t) {
      try {
        return await this._useSession(async (n) => {
          let {
            data: { session: r },
            error: i,
          } = n;
          if (i) return this._returnResult({ data: null, error: i });
          if (!r) return this._returnResult({ data: null, error: new v() });
          let a = await W(this.fetch, `POST`, `${this.url}/oauth/authorizations/${e}/consent`, {
            headers: this.headers,
            jwt: r.access_token,
            body: { action: `approve` },
            xform: (e) => ({ data: e, error: null }),
          });
          return (a.data && a.data.redirect_url && k() && !t?.skipBrowserRedirect && window.location.assign(a.data.redirect_url), a);
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _denyAuthorization(e, t) {
      try {
        return await this._useSession(async (n) => {
          let {
            data: { session: r },
            error: i,
          } = n;
          if (i) return this._returnResult({ data: null, error: i });
          if (!r) return this._returnResult({ data: null, error: new v() });
          let a = await W(this.fetch, `POST`, `${this.url}/oauth/authorizations/${e}/consent`, {
            headers: this.headers,
            jwt: r.access_token,
            body: { action: `deny` },
            xform: (e) => ({ data: e, error: null }),
          });
          return (a.data && a.data.redirect_url && k() && !t?.skipBrowserRedirect && window.location.assign(a.data.redirect_url), a);
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _listOAuthGrants() {
      try {
        return await this._useSession(async (e) => {
          let {
            data: { session: t },
            error: n,
          } = e;
          return n
            ? this._returnResult({ data: null, error: n })
            : t
              ? await W(this.fetch, `GET`, `${this.url}/user/oauth/grants`, {
                  headers: this.headers,
                  jwt: t.access_token,
                  xform: (e) => ({ data: e, error: null }),
                })
              : this._returnResult({ data: null, error: new v() });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _revokeOAuthGrant(e) {
      try {
        return await this._useSession(async (t) => {
          let {
            data: { session: n },
            error: r,
          } = t;
          return r
            ? this._returnResult({ data: null, error: r })
            : n
              ? (await W(this.fetch, `DELETE`, `${this.url}/user/oauth/grants`, {
                  headers: this.headers,
                  jwt: n.access_token,
                  query: { client_id: e.clientId },
                  noResolveJson: !0,
                }),
                { data: {}, error: null })
              : this._returnResult({ data: null, error: new v() });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async fetchJwk(e, t = { keys: [] }) {
      let n = t.keys.find((t) => t.kid === e);
      if (n) return n;
      let r = Date.now();
      if (((n = this.jwks.keys.find((t) => t.kid === e)), n && this.jwks_cached_at + 6e5 > r)) return n;
      let { data: i, error: a } = await W(this.fetch, `GET`, `${this.url}/.well-known/jwks.json`, { headers: this.headers });
      if (a) throw a;
      return !i.keys || i.keys.length === 0 || ((this.jwks = i), (this.jwks_cached_at = r), (n = i.keys.find((t) => t.kid === e)), !n)
        ? null
        : n;
    }
    async getClaims(e, t = {}) {
      try {
        let n = e;
        if (!n) {
          let { data: e, error: t } = await this.getSession();
          if (t || !e.session) return this._returnResult({ data: null, error: t });
          n = e.session.access_token;
        }
        let {
          header: r,
          payload: i,
          signature: a,
          raw: { header: o, payload: s },
        } = P(n);
        if (!t?.allowExpired)
          try {
            Le(i.exp);
          } catch (e) {
            throw new T(e instanceof Error ? e.message : `JWT validation failed`);
          }
        let c =
          !r.alg || r.alg.startsWith(`HS`) || !r.kid || !(`crypto` in globalThis && `subtle` in globalThis.crypto)
            ? null
            : await this.fetchJwk(r.kid, t?.keys ? { keys: t.keys } : t?.jwks);
        if (!c) {
          let { error: e } = await this.getUser(n);
          if (e) throw e;
          return { data: { claims: i, header: r, signature: a }, error: null };
        }
        let l = Re(r.alg),
          u = await crypto.subtle.importKey(`jwk`, c, l, !0, [`verify`]);
        if (!(await crypto.subtle.verify(l, u, a, me(`${o}.${s}`)))) throw new T(`Invalid JWT signature`);
        return { data: { claims: i, header: r, signature: a }, error: null };
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async signInWithPasskey(e) {
      try {
        if (!Z()) return this._returnResult({ data: null, error: new g(`Browser does not support WebAuthn`, null) });
        let { data: t, error: n } = await this._startPasskeyAuthentication({ options: { captchaToken: e?.options?.captchaToken } });
        if (n || !t) return this._returnResult({ data: null, error: n });
        let { data: r, error: i } = await pt({
          publicKey: ct(t.options),
          signal: e?.options?.signal ?? X.createNewAbortSignal(),
          mediation: e?.options?.mediation,
        });
        if (i || !r) return this._returnResult({ data: null, error: i ?? new g(`WebAuthn ceremony failed`, null) });
        let a = ut(r);
        return this._verifyPasskeyAuthentication({ challengeId: t.challenge_id, credential: a });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async registerPasskey(e) {
      try {
        if (!Z()) return this._returnResult({ data: null, error: new g(`Browser does not support WebAuthn`, null) });
        let { data: t, error: n } = await this._startPasskeyRegistration();
        if (n || !t) return this._returnResult({ data: null, error: n });
        let { data: r, error: i } = await ft({ publicKey: st(t.options), signal: e?.options?.signal ?? X.createNewAbortSignal() });
        if (i || !r) return this._returnResult({ data: null, error: i ?? new g(`WebAuthn ceremony failed`, null) });
        let a = lt(r);
        return this._verifyPasskeyRegistration({ challengeId: t.challenge_id, credential: a });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _startPasskeyRegistration() {
      try {
        return await this._useSession(async (e) => {
          let {
            data: { session: t },
            error: n,
          } = e;
          if (n) return this._returnResult({ data: null, error: n });
          if (!t) return this._returnResult({ data: null, error: new v() });
          let { data: r, error: i } = await W(this.fetch, `POST`, `${this.url}/passkeys/registration/options`, {
            headers: this.headers,
            jwt: t.access_token,
            body: {},
          });
          return i ? this._returnResult({ data: null, error: i }) : this._returnResult({ data: r, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _verifyPasskeyRegistration(e) {
      try {
        return await this._useSession(async (t) => {
          let {
            data: { session: n },
            error: r,
          } = t;
          if (r) return this._returnResult({ data: null, error: r });
          if (!n) return this._returnResult({ data: null, error: new v() });
          let { data: i, error: a } = await W(this.fetch, `POST`, `${this.url}/passkeys/registration/verify`, {
            headers: this.headers,
            jwt: n.access_token,
            body: { challenge_id: e.challengeId, credential: e.credential },
          });
          return a ? this._returnResult({ data: null, error: a }) : this._returnResult({ data: i, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _startPasskeyAuthentication(e) {
      try {
        let { data: t, error: n } = await W(this.fetch, `POST`, `${this.url}/passkeys/authentication/options`, {
          headers: this.headers,
          body: { gotrue_meta_security: { captcha_token: e?.options?.captchaToken } },
        });
        return n ? this._returnResult({ data: null, error: n }) : this._returnResult({ data: t, error: null });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _verifyPasskeyAuthentication(e) {
      try {
        let { data: t, error: n } = await W(this.fetch, `POST`, `${this.url}/passkeys/authentication/verify`, {
          headers: this.headers,
          body: { challenge_id: e.challengeId, credential: e.credential },
          xform: G,
        });
        return n
          ? this._returnResult({ data: null, error: n })
          : (t.session && (await this._saveSession(t.session), await this._notifyAllSubscribers(`SIGNED_IN`, t.session)),
            this._returnResult({ data: t, error: null }));
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _listPasskeys() {
      try {
        return await this._useSession(async (e) => {
          let {
            data: { session: t },
            error: n,
          } = e;
          if (n) return this._returnResult({ data: null, error: n });
          if (!t) return this._returnResult({ data: null, error: new v() });
          let { data: r, error: i } = await W(this.fetch, `GET`, `${this.url}/passkeys`, {
            headers: this.headers,
            jwt: t.access_token,
            xform: (e) => ({ data: e, error: null }),
          });
          return i ? this._returnResult({ data: null, error: i }) : this._returnResult({ data: r, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _updatePasskey(e) {
      try {
        return await this._useSession(async (t) => {
          let {
            data: { session: n },
            error: r,
          } = t;
          if (r) return this._returnResult({ data: null, error: r });
          if (!n) return this._returnResult({ data: null, error: new v() });
          let { data: i, error: a } = await W(this.fetch, `PATCH`, `${this.url}/passkeys/${e.passkeyId}`, {
            headers: this.headers,
            jwt: n.access_token,
            body: { friendly_name: e.friendlyName },
          });
          return a ? this._returnResult({ data: null, error: a }) : this._returnResult({ data: i, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
    async _deletePasskey(e) {
      try {
        return await this._useSession(async (t) => {
          let {
            data: { session: n },
            error: r,
          } = t;
          if (r) return this._returnResult({ data: null, error: r });
          if (!n) return this._returnResult({ data: null, error: new v() });
          let { error: i } = await W(this.fetch, `DELETE`, `${this.url}/passkeys/${e.passkeyId}`, {
            headers: this.headers,
            jwt: n.access_token,
            noResolveJson: !0,
          });
          return i ? this._returnResult({ data: null, error: i }) : this._returnResult({ data: null, error: null });
        });
      } catch (e) {
        if (p(e)) return this._returnResult({ data: null, error: e });
        throw e;
      }
    }
  };
xt.nextInstanceID = {};
var St = xt,
  Ct = (e) =>
    new St({
      url: `${location.origin}/auth/v1`,
      storageKey: e,
      flowType: `pkce`,
      detectSessionInUrl: !1,
      persistSession: !0,
      autoRefreshToken: !0,
    });
export { Ct as openAuthClient };
