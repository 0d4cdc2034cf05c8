const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      "assets/PreviewFrame-BIR_f1m3.js",
      "assets/rolldown-runtime-WkwZ5CU-.js",
      "assets/react-NlsCRLOM.js",
      "assets/zones-xnnzTp_v.js",
      "assets/start-D_cgnDPi.js",
      "assets/start-D1TBb-lE.css",
      "assets/zones-EF6szaZm.css",
    ]),
) => i.map((i) => d[i]);
import { n as e, t } from "./rolldown-runtime-WkwZ5CU-.js";
import {
  F as n,
  I as r,
  L as i,
  N as a,
  R as o,
  b as s,
  h as c,
  k as l,
  l as u,
  m as d,
  n as f,
  u as p,
  y as m,
} from "./start-D_cgnDPi.js";
import { n as h, r as g, t as _ } from "./react-NlsCRLOM.js";
import {
  $ as v,
  An as y,
  Ct as b,
  J as x,
  K as S,
  Ln as C,
  Mn as ee,
  Pn as w,
  Ut as te,
  W as ne,
  an as re,
  ft as ie,
  in as ae,
  jn as T,
  q as E,
  s as oe,
  tn as D,
  zn as se,
  zt as ce,
} from "./zones-xnnzTp_v.js";
var O = e(g(), 1),
  k = _(),
  le = O.createContext(void 0),
  ue = (e) => {
    let t = O.useContext(le);
    if (e) return e;
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`);
    return t;
  },
  de = ({ client: e, children: t }) => (
    O.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount();
        }
      ),
      [e],
    ),
    (0, k.jsx)(le.Provider, { value: e, children: t })
  ),
  fe = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  pe = new (class {
    #e = fe;
    setTimeoutProvider(e) {
      this.#e = e;
    }
    setTimeout(e, t) {
      return this.#e.setTimeout(e, t);
    }
    clearTimeout(e) {
      this.#e.clearTimeout(e);
    }
    setInterval(e, t) {
      return this.#e.setInterval(e, t);
    }
    clearInterval(e) {
      this.#e.clearInterval(e);
    }
  })();
function me(e) {
  setTimeout(e, 0);
}
var he = typeof window > `u` || `Deno` in globalThis;
function A() {}
function ge(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function _e(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0;
}
function ve(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0);
}
function j(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function ye(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e;
  if (o) {
    if (r) {
      if (t.queryHash !== xe(o, t.options)) return !1;
    } else if (!Ce(t.queryKey, o)) return !1;
  }
  if (n !== `all`) {
    let e = t.isActive();
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1;
  }
  return !((typeof s == `boolean` && t.isStale() !== s) || (i && i !== t.state.fetchStatus) || (a && !a(t)));
}
function be(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e;
  if (a) {
    if (!t.options.mutationKey) return !1;
    if (n) {
      if (Se(t.options.mutationKey) !== Se(a)) return !1;
    } else if (!Ce(t.options.mutationKey, a)) return !1;
  }
  return !((r && t.state.status !== r) || (i && !i(t)));
}
function xe(e, t) {
  return (t?.queryKeyHashFn || Se)(e);
}
function Se(e) {
  return JSON.stringify(e, (e, t) =>
    Oe(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  );
}
function Ce(e, t) {
  if (e === t) return !0;
  if (typeof e != typeof t) return !1;
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1;
      for (let n = 0; n < t.length; n++) if (!Ce(e[n], t[n])) return !1;
      return !0;
    }
    let n = Object.keys(t);
    for (let r of n) if (!Ce(e[r], t[r])) return !1;
    return !0;
  }
  return !1;
}
var we = Object.prototype.hasOwnProperty;
function Te(e, t, n = 0) {
  if (e === t) return e;
  if (n > 500) return t;
  let r = De(e) && De(t);
  if (!r && !(Oe(e) && Oe(t))) return t;
  let i = (r ? e : Object.keys(e)).length,
    a = r ? t : Object.keys(t),
    o = a.length,
    s = r ? Array(o) : {},
    c = 0;
  for (let l = 0; l < o; l++) {
    let o = r ? l : a[l],
      u = e[o],
      d = t[o];
    if (u === d) {
      ((s[o] = u), (r ? l < i : we.call(e, o)) && c++);
      continue;
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d;
      continue;
    }
    let f = Te(u, d, n + 1);
    ((s[o] = f), f === u && c++);
  }
  return i === o && c === i ? e : s;
}
function Ee(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1;
  for (let n of Object.keys(e)) if (!we.call(t, n) || e[n] !== t[n]) return !1;
  return !0;
}
function De(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length;
}
function Oe(e) {
  if (!ke(e)) return !1;
  let t = Object.getPrototypeOf(e),
    n = t?.constructor;
  if (n === void 0) return !0;
  if (typeof n != `function`) return !1;
  let r = n.prototype;
  return !(!ke(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype);
}
function ke(e) {
  return Object.prototype.toString.call(e) === `[object Object]`;
}
function Ae(e) {
  return new Promise((t) => {
    pe.setTimeout(t, e);
  });
}
function je(e, t, n) {
  return typeof n.structuralSharing == `function` ? n.structuralSharing(e, t) : n.structuralSharing === !1 ? t : Te(e, t);
}
function Me(e, t, n = 0) {
  let r = [...e, t];
  return n && r.length > n ? r.slice(-n) : r;
}
function Ne(e, t, n = 0) {
  let r = [t, ...e];
  return n && r.length > n ? r.slice(0, n) : r;
}
var Pe = Symbol();
function Fe(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === Pe
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn;
}
function Ie(e, t) {
  return typeof e == `function` ? e(...t) : !!e;
}
var Le = Symbol();
function Re(e, t, n, r) {
  let i = !1,
    a;
  return (
    Object.defineProperties(e, {
      [Le]: { value: r },
      signal: {
        enumerable: !0,
        get: () => ((a ??= t()), i || ((i = !0), a.aborted ? n() : a.addEventListener(`abort`, n, { once: !0 })), a),
      },
    }),
    e
  );
}
var ze = () => he,
  Be = () => ze(),
  Ve = class {
    constructor() {
      ((this.listeners = new Set()), (this.subscribe = this.subscribe.bind(this)));
    }
    subscribe(e) {
      return (
        this.listeners.add(e),
        this.onSubscribe(),
        () => {
          (this.listeners.delete(e), this.onUnsubscribe());
        }
      );
    }
    hasListeners() {
      return this.listeners.size > 0;
    }
    onSubscribe() {}
    onUnsubscribe() {}
  },
  He = new (class extends Ve {
    #e;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e();
            return (
              window.addEventListener(`visibilitychange`, t, !1),
              () => {
                window.removeEventListener(`visibilitychange`, t);
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e),
        this.#t?.(),
        (this.#t = e((e) => {
          typeof e == `boolean` ? this.setFocused(e) : this.onFocus();
        })));
    }
    setFocused(e) {
      this.#e !== e && ((this.#e = e), this.onFocus());
    }
    onFocus() {
      let e = this.isFocused();
      this.listeners.forEach((t) => {
        t(e);
      });
    }
    isFocused() {
      return typeof this.#e == `boolean` ? this.#e : globalThis.document?.visibilityState !== `hidden`;
    }
  })(),
  Ue = me;
function We() {
  let e = [],
    t = 0,
    n = (e) => {
      e();
    },
    r = (e) => {
      e();
    },
    i = Ue,
    a = (r) => {
      t
        ? e.push(r)
        : i(() => {
            n(r);
          });
    },
    o = () => {
      let t = e;
      ((e = []),
        t.length &&
          i(() => {
            r(() => {
              t.forEach((e) => {
                n(e);
              });
            });
          }));
    };
  return {
    batch: (e) => {
      let n;
      t++;
      try {
        n = e();
      } finally {
        (t--, t || o());
      }
      return n;
    },
    batchCalls:
      (e) =>
      (...t) => {
        a(() => {
          e(...t);
        });
      },
    schedule: a,
    setNotifyFunction: (e) => {
      n = e;
    },
    setBatchNotifyFunction: (e) => {
      r = e;
    },
    setScheduler: (e) => {
      i = e;
    },
  };
}
var M = We(),
  Ge = new (class extends Ve {
    #e = !0;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e(!0),
              n = () => e(!1);
            return (
              window.addEventListener(`online`, t, !1),
              window.addEventListener(`offline`, n, !1),
              () => {
                (window.removeEventListener(`online`, t), window.removeEventListener(`offline`, n));
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e), this.#t?.(), (this.#t = e(this.setOnline.bind(this))));
    }
    setOnline(e) {
      this.#e !== e &&
        ((this.#e = e),
        this.listeners.forEach((t) => {
          t(e);
        }));
    }
    isOnline() {
      return this.#e;
    }
  })();
function Ke(e) {
  return Math.min(1e3 * 2 ** e, 3e4);
}
function qe(e) {
  return (e ?? `online`) !== `online` || Ge.isOnline();
}
var Je = class extends Error {
  constructor(e) {
    (super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent));
  }
};
function Ye(e) {
  let t = !1,
    n = 0,
    r,
    i = `pending`,
    a,
    o,
    s = new Promise((e, t) => {
      ((a = e), (o = t));
    });
  s.catch(A);
  let c = () => i !== `pending`,
    l = (t) => {
      if (!c()) {
        let n = new Je(t);
        (h(n), e.onCancel?.(n));
      }
    },
    u = () => {
      t = !0;
    },
    d = () => {
      t = !1;
    },
    f = () => He.isFocused() && (e.networkMode === `always` || Ge.isOnline()) && e.canRun(),
    p = () => qe(e.networkMode) && e.canRun(),
    m = (e) => {
      c() || (r?.(), (i = `resolved`), a(e));
    },
    h = (e) => {
      c() || (r?.(), (i = `rejected`), o(e));
    },
    g = (t) =>
      new Promise((n) => {
        ((r = (e) => {
          (c() || t()) && n(e);
        }),
          e.onPause?.());
      }).then(() => {
        ((r = void 0), c() || e.onContinue?.());
      }),
    _ = () => {
      if (c()) return;
      let r,
        i = n === 0 ? e.initialPromise : void 0;
      try {
        r = i ?? e.fn();
      } catch (e) {
        r = Promise.reject(e);
      }
      Promise.resolve(r)
        .then(m)
        .catch((r) => {
          if (c()) return;
          let i = e.retry ?? (Be() ? 0 : 3),
            a = e.retryDelay ?? Ke,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r));
          t || !s
            ? h(r)
            : (n++,
              e.onFail?.(n, r),
              Ae(o)
                .then(() => (c() || f() ? void 0 : g(f)))
                .then(() => {
                  t ? h(r) : _();
                }));
        });
    };
  return {
    promise: s,
    status: () => i,
    cancel: l,
    continue: () => (r?.(), s),
    cancelRetry: u,
    continueRetry: d,
    canStart: p,
    start: () => (p() ? _() : g(p).then(_), s),
  };
}
function Xe(e) {
  return {
    onFetch: (t, n) => {
      let r = t.options,
        i = t.fetchOptions?.meta?.fetchMore?.direction,
        a = t.state.data?.pages || [],
        o = t.state.data?.pageParams || [],
        s = { pages: [], pageParams: [] },
        c = 0,
        l = async () => {
          let n = !1,
            l = t,
            u = (e) => {
              Re(
                e,
                () => t.signal,
                () => (n = !0),
                l[Le],
              );
            },
            d = Fe(t.options, t.fetchOptions),
            f = async (e, r, i) => {
              if (n) return Promise.reject(t.signal.reason);
              if (r == null && e.pages.length) return Promise.resolve(e);
              let a = (() => {
                  let e = {
                    client: t.client,
                    queryKey: t.queryKey,
                    pageParam: r,
                    direction: i ? `backward` : `forward`,
                    meta: t.options.meta,
                  };
                  return (u(e), e);
                })(),
                o = await d(a),
                { maxPages: s } = t.options,
                c = i ? Ne : Me;
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) };
            };
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? Qe : Ze,
              n = { pages: a, pageParams: o };
            s = await f(n, t(r, n), e);
          } else {
            let t = e ?? a.length;
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : Ze(r, s);
              if (c > 0 && e == null) break;
              ((s = await f(s, e)), c++);
            } while (c < t);
          }
          return s;
        };
      t.fetchFn = t.options.persister
        ? () => t.options.persister?.(l, { client: t.client, queryKey: t.queryKey, meta: t.options.meta, signal: t.signal }, n)
        : l;
    },
  };
}
function Ze(e, { pages: t, pageParams: n }) {
  let r = t.length - 1;
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0;
}
function Qe(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0;
}
function $e(e, t) {
  return t ? Ze(e, t) != null : !1;
}
function et(e, t) {
  return !t || !e.getPreviousPageParam ? !1 : Qe(e, t) != null;
}
var tt = class {
    #e;
    destroy() {
      this.clearGcTimeout();
    }
    scheduleGc() {
      (this.clearGcTimeout(),
        _e(this.gcTime) &&
          (this.#e = pe.setTimeout(() => {
            this.optionalRemove();
          }, this.gcTime)));
    }
    updateGcTime(e) {
      this.gcTime = Math.max(this.gcTime || 0, e ?? (Be() ? 1 / 0 : 3e5));
    }
    clearGcTimeout() {
      this.#e !== void 0 && (pe.clearTimeout(this.#e), (this.#e = void 0));
    }
  },
  nt = class extends tt {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    #c;
    constructor(e) {
      (super(),
        (this.#c = !1),
        (this.#s = e.defaultOptions),
        this.setOptions(e.options),
        (this.observers = []),
        (this.#i = e.client),
        (this.#r = this.#i.getQueryCache()),
        (this.queryKey = e.queryKey),
        (this.queryHash = e.queryHash),
        (this.#t = at(this.options)),
        (this.state = e.state ?? this.#t),
        this.scheduleGc());
    }
    get meta() {
      return this.options.meta;
    }
    get queryType() {
      return this.#e;
    }
    get promise() {
      return this.#a?.promise;
    }
    setOptions(e) {
      if (
        ((this.options = { ...this.#s, ...e }),
        e?._type && (this.#e = e._type),
        this.updateGcTime(this.options.gcTime),
        this.state && this.state.data === void 0)
      ) {
        let e = at(this.options);
        e.data !== void 0 && (this.setState(it(e.data, e.dataUpdatedAt)), (this.#t = e));
      }
    }
    optionalRemove() {
      !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this);
    }
    setData(e, t) {
      let n = je(this.state.data, e, this.options);
      return (this.#l({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n);
    }
    setState(e) {
      this.#l({ type: `setState`, state: e });
    }
    cancel(e) {
      let t = this.#a?.promise;
      return (this.#a?.cancel(e), t ? t.then(A).catch(A) : Promise.resolve());
    }
    destroy() {
      (super.destroy(), this.cancel({ silent: !0 }));
    }
    get resetState() {
      return this.#t;
    }
    reset() {
      (this.destroy(), this.setState(this.resetState));
    }
    isActive() {
      return this.observers.some((e) => j(e.options.enabled, this) !== !1);
    }
    isDisabled() {
      return this.getObserversCount() > 0 ? !this.isActive() : this.options.queryFn === Pe || !this.isFetched();
    }
    isFetched() {
      return this.state.dataUpdateCount + this.state.errorUpdateCount > 0;
    }
    isStatic() {
      return (
        this.state.data !== void 0 && this.getObserversCount() > 0 && this.observers.some((e) => j(e.options.staleTime, this) === `static`)
      );
    }
    isStale() {
      return this.getObserversCount() > 0
        ? this.observers.some((e) => e.getCurrentResult().isStale)
        : this.state.data === void 0 || this.state.isInvalidated;
    }
    isStaleByTime(e = 0) {
      return this.state.data === void 0 ? !0 : e === `static` ? !1 : this.state.isInvalidated ? !0 : !ve(this.state.dataUpdatedAt, e);
    }
    onFocus() {
      (this.observers.find((e) => e.shouldFetchOnWindowFocus())?.refetch({ cancelRefetch: !1 }), this.#a?.continue());
    }
    onOnline() {
      (this.observers.find((e) => e.shouldFetchOnReconnect())?.refetch({ cancelRefetch: !1 }), this.#a?.continue());
    }
    addObserver(e) {
      this.observers.includes(e) ||
        (this.observers.push(e), this.clearGcTimeout(), this.#r.notify({ type: `observerAdded`, query: this, observer: e }));
    }
    removeObserver(e) {
      let t = this.observers.indexOf(e);
      t !== -1 &&
        (this.observers.splice(t, 1),
        this.observers.length ||
          (this.#a &&
            (this.#c || (this.state.fetchStatus === `paused` && this.state.status === `pending`)
              ? this.#a.cancel({ revert: !0 })
              : this.#a.cancelRetry()),
          this.scheduleGc()),
        this.#r.notify({ type: `observerRemoved`, query: this, observer: e }));
    }
    getObserversCount() {
      return this.observers.length;
    }
    invalidate() {
      this.state.isInvalidated || this.#l({ type: `invalidate` });
    }
    async fetch(e, t) {
      if (this.state.fetchStatus !== `idle` && this.#a?.status() !== `rejected`) {
        if (this.state.data !== void 0 && t?.cancelRefetch) this.cancel({ silent: !0 });
        else if (this.#a && this.#o) return (this.#a.continueRetry(), this.#o);
      }
      if ((e && this.setOptions(e), !this.options.queryFn)) {
        let e = this.observers.find((e) => e.options.queryFn);
        e && this.setOptions(e.options);
      }
      let n = new AbortController(),
        r = (e) => {
          Object.defineProperties(e, {
            [Le]: { value: n.signal, enumerable: !0 },
            signal: { enumerable: !0, get: () => ((this.#c = !0), n.signal) },
          });
        },
        i = () => {
          let e = Fe(this.options, t),
            n = (() => {
              let e = { client: this.#i, queryKey: this.queryKey, meta: this.meta };
              return (r(e), e);
            })();
          return ((this.#c = !1), this.options.persister ? this.options.persister(e, n, this) : e(n));
        },
        a = (() => {
          let e = { fetchOptions: t, options: this.options, queryKey: this.queryKey, client: this.#i, state: this.state, fetchFn: i };
          return (r(e), e);
        })();
      ((this.#e === `infinite` ? Xe(this.options.pages) : this.options.behavior)?.onFetch(a, this),
        (this.#n = this.state),
        (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
          this.#l({ type: `fetch`, meta: a.fetchOptions?.meta }));
      let o = (this.#a = Ye({
          initialPromise: t?.initialPromise,
          fn: a.fetchFn,
          onCancel: (e) => {
            (e instanceof Je && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }), n.abort());
          },
          onFail: (e, t) => {
            this.#l({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#l({ type: `pause` });
          },
          onContinue: () => {
            this.#l({ type: `continue` });
          },
          retry: a.options.retry,
          retryDelay: a.options.retryDelay,
          networkMode: a.options.networkMode,
          canRun: () => !0,
        })),
        s = (async () => {
          try {
            let e = await o.promise;
            if (e === void 0) throw Error(`${this.queryHash} data is undefined`);
            return (this.setData(e), this.#r.config.onSuccess?.(e, this), this.#r.config.onSettled?.(e, this.state.error, this), e);
          } catch (e) {
            if (e instanceof Je) {
              if (e.silent) {
                if (this.#a !== o && this.#o) return this.#o;
                throw e;
              }
              if (e.revert) {
                if (this.state.data === void 0) throw e;
                return this.state.data;
              }
            }
            throw (
              this.#l({ type: `error`, error: e }),
              this.#r.config.onError?.(e, this),
              this.#r.config.onSettled?.(this.state.data, e, this),
              e
            );
          } finally {
            (this.#a === o && ((this.#a = void 0), (this.#o = void 0)), this.scheduleGc());
          }
        })();
      return ((this.#o = s), o.start(), s);
    }
    #l(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, fetchFailureCount: e.failureCount, fetchFailureReason: e.error };
          case `pause`:
            return { ...t, fetchStatus: `paused` };
          case `continue`:
            return { ...t, fetchStatus: `fetching` };
          case `fetch`:
            return { ...t, ...rt(t.data, this.options), fetchMeta: e.meta ?? null };
          case `success`: {
            let n = {
              ...t,
              ...it(e.data, e.dataUpdatedAt),
              dataUpdateCount: t.dataUpdateCount + 1,
              ...(!e.manual && { fetchStatus: `idle`, fetchFailureCount: 0, fetchFailureReason: null }),
            };
            return ((this.#n = e.manual ? n : void 0), n);
          }
          case `error`: {
            let n = e.error;
            return {
              ...t,
              error: n,
              errorUpdateCount: t.errorUpdateCount + 1,
              errorUpdatedAt: Date.now(),
              fetchFailureCount: t.fetchFailureCount + 1,
              fetchFailureReason: n,
              fetchStatus: `idle`,
              status: `error`,
              isInvalidated: !0,
            };
          }
          case `invalidate`:
            return { ...t, isInvalidated: !0 };
          case `setState`:
            return { ...t, ...e.state };
        }
      };
      ((this.state = t(this.state)),
        M.batch(() => {
          (this.observers.slice().forEach((e) => {
            e.onQueryUpdate();
          }),
            this.#r.notify({ query: this, type: `updated`, action: e }));
        }));
    }
  };
function rt(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: qe(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  };
}
function it(e, t) {
  return { data: e, dataUpdatedAt: t ?? Date.now(), error: null, isInvalidated: !1, status: `success` };
}
function at(e) {
  let t = typeof e.initialData == `function` ? e.initialData() : e.initialData,
    n = t !== void 0,
    r = n ? (typeof e.initialDataUpdatedAt == `function` ? e.initialDataUpdatedAt() : e.initialDataUpdatedAt) : 0;
  return {
    data: t,
    dataUpdateCount: 0,
    dataUpdatedAt: n ? (r ?? Date.now()) : 0,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !1,
    status: n ? `success` : `pending`,
    fetchStatus: `idle`,
  };
}
var ot = class extends Ve {
  #e;
  #t = void 0;
  #n = void 0;
  #r = void 0;
  #i;
  #a;
  #o;
  #s;
  #c;
  #l;
  #u;
  #d;
  #f;
  #p = new Set();
  constructor(e, t) {
    (super(), (this.options = t), (this.#e = e), (this.#o = null), this.bindMethods(), this.setOptions(t));
  }
  bindMethods() {
    this.refetch = this.refetch.bind(this);
  }
  onSubscribe() {
    this.listeners.size === 1 && (this.#t.addObserver(this), ct(this.#t, this.options) ? this.#m() : this.updateResult(), this.#y());
  }
  onUnsubscribe() {
    this.hasListeners() || this.destroy();
  }
  shouldFetchOnReconnect() {
    return lt(this.#t, this.options, this.options.refetchOnReconnect);
  }
  shouldFetchOnWindowFocus() {
    return lt(this.#t, this.options, this.options.refetchOnWindowFocus);
  }
  destroy() {
    ((this.listeners = new Set()), this.#b(), this.#x(), this.#t.removeObserver(this));
  }
  setOptions(e) {
    let t = this.options,
      n = this.#t;
    if (
      ((this.options = this.#e.defaultQueryOptions(e)),
      this.options.enabled !== void 0 &&
        typeof this.options.enabled != `boolean` &&
        typeof this.options.enabled != `function` &&
        typeof j(this.options.enabled, this.#t) != `boolean`)
    )
      throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);
    (this.#S(),
      this.#t.setOptions(this.options),
      t._defaulted &&
        !Ee(this.options, t) &&
        this.#e.getQueryCache().notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this }));
    let r = this.hasListeners();
    (r && ut(this.#t, n, this.options, t) && this.#m(),
      this.updateResult(),
      r &&
        (this.#t !== n ||
          j(this.options.enabled, this.#t) !== j(t.enabled, this.#t) ||
          j(this.options.staleTime, this.#t) !== j(t.staleTime, this.#t)) &&
        this.#g());
    let i = this.#_();
    r && (this.#t !== n || j(this.options.enabled, this.#t) !== j(t.enabled, this.#t) || i !== this.#f) && this.#v(i);
  }
  getOptimisticResult(e) {
    let t = this.#e.getQueryCache().build(this.#e, e),
      n = this.createResult(t, e);
    return (Ee(this.getCurrentResult(), n) || ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)), n);
  }
  getCurrentResult() {
    return this.#r;
  }
  trackResult(e, t) {
    return new Proxy(e, { get: (e, n) => (this.trackProp(n), t?.(n), Reflect.get(e, n)) });
  }
  trackProp(e) {
    this.#p.add(e);
  }
  getCurrentQuery() {
    return this.#t;
  }
  refetch({ ...e } = {}) {
    return this.fetch({ ...e });
  }
  fetchOptimistic(e) {
    let t = this.#e.defaultQueryOptions(e),
      n = this.#e.getQueryCache().build(this.#e, t),
      r = () => {},
      i,
      a = new Promise((e) => {
        ((i = e),
          (r = this.#e.getQueryCache().subscribe((i) => {
            i.type === `updated` && i.query.queryHash === n.queryHash && n.state.data !== void 0 && (r(), e(this.createResult(n, t)));
          })));
      });
    return Promise.race([
      n
        .fetch(t)
        .then(() => {
          let e = this.createResult(n, t);
          return (i?.(e), e);
        })
        .finally(() => {
          r();
        }),
      a,
    ]);
  }
  fetch(e) {
    return this.#m({ ...e, cancelRefetch: e.cancelRefetch ?? !0 }).then(() => (this.updateResult(), this.#r));
  }
  #m(e) {
    this.#S();
    let t = this.#t.fetch(this.options, e);
    return (e?.throwOnError || (t = t.catch(A)), t);
  }
  #h(e) {
    return !Be() && j(this.options.enabled, this.#t) !== !1 && _e(e);
  }
  #g() {
    this.#b();
    let e = j(this.options.staleTime, this.#t);
    if (this.#r.isStale || !this.#h(e)) return;
    let t = ve(this.#r.dataUpdatedAt, e) + 1;
    this.#u = pe.setTimeout(() => {
      this.#r.isStale || this.updateResult();
    }, t);
  }
  #_() {
    return j(this.options.refetchInterval, this.#t) ?? !1;
  }
  #v(e) {
    (this.#x(),
      (this.#f = e),
      this.#f !== 0 &&
        this.#h(this.#f) &&
        (this.#d = pe.setInterval(() => {
          (this.options.refetchIntervalInBackground || He.isFocused()) && this.#m();
        }, this.#f)));
  }
  #y() {
    (this.#g(), this.#v(this.#_()));
  }
  #b() {
    this.#u !== void 0 && (pe.clearTimeout(this.#u), (this.#u = void 0));
  }
  #x() {
    this.#d !== void 0 && (pe.clearInterval(this.#d), (this.#d = void 0));
  }
  createResult(e, t) {
    let n = this.#t,
      r = this.options,
      i = this.#r,
      a = this.#i,
      o = this.#a,
      s = e === n ? this.#n : e.state,
      { state: c } = e,
      l = { ...c },
      u = !1,
      d;
    if (t._optimisticResults) {
      let i = this.hasListeners(),
        a = !i && ct(e, t),
        o = i && ut(e, n, t, r);
      ((a || o) && (l = { ...l, ...rt(c.data, e.options) }), t._optimisticResults === `isRestoring` && (l.fetchStatus = `idle`));
    }
    let { error: f, errorUpdatedAt: p, status: m } = l;
    d = l.data;
    let h = !1;
    if (t.placeholderData !== void 0 && d === void 0 && m === `pending`) {
      let e;
      (i?.isPlaceholderData && t.placeholderData === o?.placeholderData
        ? ((e = i.data), (h = !0))
        : (e = typeof t.placeholderData == `function` ? t.placeholderData(this.#l?.state.data, this.#l) : t.placeholderData),
        e !== void 0 && ((m = `success`), (d = je(i?.data, e, t)), (u = !0)));
    }
    if (t.select && d !== void 0 && !h) {
      if (i && d === a?.data && t.select === this.#s) d = this.#c;
      else
        try {
          ((this.#s = t.select), (d = t.select(d)), (d = je(i?.data, d, t)), (this.#c = d), (this.#o = null));
        } catch (e) {
          this.#o = e;
        }
    } else d === void 0 && (this.#o = null);
    this.#o && ((f = this.#o), (d = this.#c), (p = i?.error === f ? i.errorUpdatedAt : Date.now()), (m = `error`), (u = !1));
    let g = l.fetchStatus === `fetching`,
      _ = m === `pending`,
      v = m === `error`,
      y = _ && g,
      b = d !== void 0;
    return {
      status: m,
      fetchStatus: l.fetchStatus,
      isPending: _,
      isSuccess: m === `success`,
      isError: v,
      isInitialLoading: y,
      isLoading: y,
      data: d,
      dataUpdatedAt: l.dataUpdatedAt,
      error: f,
      errorUpdatedAt: p,
      failureCount: l.fetchFailureCount,
      failureReason: l.fetchFailureReason,
      errorUpdateCount: l.errorUpdateCount,
      isFetched: e.isFetched(),
      isFetchedAfterMount: l.dataUpdateCount > s.dataUpdateCount || l.errorUpdateCount > s.errorUpdateCount,
      isFetching: g,
      isRefetching: g && !_,
      isLoadingError: v && !b,
      isPaused: l.fetchStatus === `paused`,
      isPlaceholderData: u,
      isRefetchError: v && b,
      isStale: dt(e, t),
      refetch: this.refetch,
      isEnabled: j(t.enabled, e) !== !1,
    };
  }
  updateResult() {
    let e = this.#r,
      t = this.createResult(this.#t, this.options);
    if (((this.#i = this.#t.state), (this.#a = this.options), this.#i.data !== void 0 && (this.#l = this.#t), Ee(t, e))) return;
    this.#r = t;
    let n = (() => {
      if (!e) return !0;
      let { notifyOnChangeProps: t } = this.options,
        n = typeof t == `function` ? t() : t;
      if (n === `all` || (!n && !this.#p.size) || (this.options.throwOnError && this.#r.error !== e.error)) return !0;
      for (let t of n ?? this.#p) if (this.#r[t] !== e[t]) return !0;
      return !1;
    })();
    M.batch(() => {
      (n &&
        this.listeners.forEach((e) => {
          e(this.#r);
        }),
        this.#e.getQueryCache().notify({ query: this.#t, type: `observerResultsUpdated` }));
    });
  }
  #S() {
    let e = this.#e.getQueryCache().build(this.#e, this.options);
    if (e === this.#t) return;
    let t = this.#t;
    ((this.#t = e), (this.#n = e.state), this.hasListeners() && (t?.removeObserver(this), e.addObserver(this)));
  }
  onQueryUpdate() {
    (this.updateResult(), this.hasListeners() && this.#y());
  }
};
function st(e, t) {
  return j(t.enabled, e) !== !1 && e.state.data === void 0 && (e.state.status !== `error` || j(t.retryOnMount, e) !== !1);
}
function ct(e, t) {
  return st(e, t) || (e.state.data !== void 0 && lt(e, t, t.refetchOnMount));
}
function lt(e, t, n) {
  if (j(t.enabled, e) !== !1 && j(t.staleTime, e) !== `static`) {
    let r = j(n, e);
    return r === `always` || (r !== !1 && dt(e, t));
  }
  return !1;
}
function ut(e, t, n, r) {
  return (e !== t || j(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && dt(e, n);
}
function dt(e, t) {
  return j(t.enabled, e) !== !1 && e.isStaleByTime(j(t.staleTime, e));
}
var ft = class extends ot {
    constructor(e, t) {
      super(e, t);
    }
    bindMethods() {
      (super.bindMethods(),
        (this.fetchNextPage = this.fetchNextPage.bind(this)),
        (this.fetchPreviousPage = this.fetchPreviousPage.bind(this)));
    }
    setOptions(e) {
      ((e._type = `infinite`), super.setOptions(e));
    }
    getOptimisticResult(e) {
      return ((e._type = `infinite`), super.getOptimisticResult(e));
    }
    fetchNextPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `forward` } } });
    }
    fetchPreviousPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `backward` } } });
    }
    createResult(e, t) {
      let { state: n } = e,
        r = super.createResult(e, t),
        { isFetching: i, isRefetching: a, isError: o, isRefetchError: s } = r,
        c = n.fetchMeta?.fetchMore?.direction,
        l = o && c === `forward`,
        u = i && c === `forward`,
        d = o && c === `backward`,
        f = i && c === `backward`;
      return {
        ...r,
        fetchNextPage: this.fetchNextPage,
        fetchPreviousPage: this.fetchPreviousPage,
        hasNextPage: $e(t, n.data),
        hasPreviousPage: et(t, n.data),
        isFetchNextPageError: l,
        isFetchingNextPage: u,
        isFetchPreviousPageError: d,
        isFetchingPreviousPage: f,
        isRefetchError: s && !l && !d,
        isRefetching: a && !u && !f,
      };
    }
  },
  pt = class extends tt {
    #e;
    #t;
    #n;
    #r;
    constructor(e) {
      (super(),
        (this.#e = e.client),
        (this.mutationId = e.mutationId),
        (this.#n = e.mutationCache),
        (this.#t = []),
        (this.state = e.state || mt()),
        this.setOptions(e.options),
        this.scheduleGc());
    }
    setOptions(e) {
      ((this.options = e), this.updateGcTime(this.options.gcTime));
    }
    get meta() {
      return this.options.meta;
    }
    addObserver(e) {
      this.#t.includes(e) ||
        (this.#t.push(e), this.clearGcTimeout(), this.#n.notify({ type: `observerAdded`, mutation: this, observer: e }));
    }
    removeObserver(e) {
      ((this.#t = this.#t.filter((t) => t !== e)),
        this.scheduleGc(),
        this.#n.notify({ type: `observerRemoved`, mutation: this, observer: e }));
    }
    optionalRemove() {
      this.#t.length || (this.state.status === `pending` ? this.scheduleGc() : this.#n.remove(this));
    }
    continue() {
      return this.#r?.continue() ?? (this.state.status === `pending` ? this.execute(this.state.variables) : Promise.resolve());
    }
    async execute(e) {
      let t = () => {
          this.#i({ type: `continue` });
        },
        n = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey },
        r = (this.#r = Ye({
          fn: () => (this.options.mutationFn ? this.options.mutationFn(e, n) : Promise.reject(Error(`No mutationFn found`))),
          onFail: (e, t) => {
            this.#i({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#i({ type: `pause` });
          },
          onContinue: t,
          retry: this.options.retry ?? 0,
          retryDelay: this.options.retryDelay,
          networkMode: this.options.networkMode,
          canRun: () => this.#n.canRun(this),
        })),
        i = this.state.status === `pending`,
        a = !r.canStart();
      try {
        if (i) t();
        else {
          (this.#i({ type: `pending`, variables: e, isPaused: a }), this.#n.config.onMutate && (await this.#n.config.onMutate(e, this, n)));
          let t = await this.options.onMutate?.(e, n);
          t !== this.state.context && this.#i({ type: `pending`, context: t, variables: e, isPaused: a });
        }
        this.state.isPaused && r.canStart() && t();
        let o = await r.start();
        return (
          await this.#n.config.onSuccess?.(o, e, this.state.context, this, n),
          await this.options.onSuccess?.(o, e, this.state.context, n),
          await this.#n.config.onSettled?.(o, null, this.state.variables, this.state.context, this, n),
          await this.options.onSettled?.(o, null, e, this.state.context, n),
          this.#i({ type: `success`, data: o }),
          o
        );
      } catch (t) {
        try {
          await this.#n.config.onError?.(t, e, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onError?.(t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.#n.config.onSettled?.(void 0, t, this.state.variables, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onSettled?.(void 0, t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        throw (this.#i({ type: `error`, error: t }), t);
      } finally {
        (this.#r === r && (this.#r = void 0), this.#n.runNext(this));
      }
    }
    #i(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, failureCount: e.failureCount, failureReason: e.error };
          case `pause`:
            return { ...t, isPaused: !0 };
          case `continue`:
            return { ...t, isPaused: !1 };
          case `pending`:
            return {
              ...t,
              context: e.context,
              data: void 0,
              failureCount: 0,
              failureReason: null,
              error: null,
              isPaused: e.isPaused,
              status: `pending`,
              variables: e.variables,
              submittedAt: Date.now(),
            };
          case `success`:
            return { ...t, data: e.data, failureCount: 0, failureReason: null, error: null, status: `success`, isPaused: !1 };
          case `error`:
            return {
              ...t,
              data: void 0,
              error: e.error,
              failureCount: t.failureCount + 1,
              failureReason: e.error,
              isPaused: !1,
              status: `error`,
            };
        }
      };
      ((this.state = t(this.state)),
        M.batch(() => {
          (this.#t.forEach((t) => {
            t.onMutationUpdate(e);
          }),
            this.#n.notify({ mutation: this, type: `updated`, action: e }));
        }));
    }
  };
function mt() {
  return {
    context: void 0,
    data: void 0,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: !1,
    status: `idle`,
    variables: void 0,
    submittedAt: 0,
  };
}
var ht = class extends Ve {
  #e;
  #t;
  #n;
  constructor(e = {}) {
    (super(), (this.config = e), (this.#e = new Set()), (this.#t = new Map()), (this.#n = 0));
  }
  build(e, t, n) {
    let r = new pt({ client: e, mutationCache: this, mutationId: ++this.#n, options: e.defaultMutationOptions(t), state: n });
    return (this.add(r), r);
  }
  add(e) {
    this.#e.add(e);
    let t = gt(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t);
      n ? n.push(e) : this.#t.set(t, [e]);
    }
    this.notify({ type: `added`, mutation: e });
  }
  remove(e) {
    if (this.#e.delete(e)) {
      let t = gt(e);
      if (typeof t == `string`) {
        let n = this.#t.get(t);
        if (n) {
          if (n.length > 1) {
            let t = n.indexOf(e);
            t !== -1 && n.splice(t, 1);
          } else n[0] === e && this.#t.delete(t);
        }
      }
    }
    this.notify({ type: `removed`, mutation: e });
  }
  canRun(e) {
    let t = gt(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t)?.find((e) => e.state.status === `pending`);
      return !n || n === e;
    }
    return !0;
  }
  runNext(e) {
    let t = gt(e);
    return typeof t == `string`
      ? (this.#t
          .get(t)
          ?.find((t) => t !== e && t.state.isPaused)
          ?.continue() ?? Promise.resolve())
      : Promise.resolve();
  }
  clear() {
    M.batch(() => {
      let e = this.getAll();
      (this.#e.clear(),
        this.#t.clear(),
        e.forEach((e) => {
          this.notify({ type: `removed`, mutation: e });
        }));
    });
  }
  getAll() {
    return Array.from(this.#e);
  }
  find(e) {
    let t = { exact: !0, ...e };
    return this.getAll().find((e) => be(t, e));
  }
  findAll(e = {}) {
    return this.getAll().filter((t) => be(e, t));
  }
  notify(e) {
    M.batch(() => {
      this.listeners.forEach((t) => {
        t(e);
      });
    });
  }
  resumePausedMutations() {
    let e = this.getAll().filter((e) => e.state.isPaused);
    return M.batch(() => Promise.all(e.map((e) => e.continue().catch(A))));
  }
};
function gt(e) {
  return e.options.scope?.id;
}
var _t = class extends Ve {
    #e;
    constructor(e = {}) {
      (super(), (this.config = e), (this.#e = new Map()));
    }
    build(e, t, n) {
      let r = t.queryKey,
        i = t.queryHash ?? xe(r, t),
        a = this.get(i);
      return (
        a ||
          ((a = new nt({
            client: e,
            queryKey: r,
            queryHash: i,
            options: e.defaultQueryOptions(t),
            state: n,
            defaultOptions: e.getQueryDefaults(r),
          })),
          this.add(a)),
        a
      );
    }
    add(e) {
      this.#e.has(e.queryHash) || (this.#e.set(e.queryHash, e), this.notify({ type: `added`, query: e }));
    }
    remove(e) {
      this.#e.get(e.queryHash) === e && (e.destroy(), this.#e.delete(e.queryHash), this.notify({ type: `removed`, query: e }));
    }
    clear() {
      M.batch(() => {
        this.getAll().forEach((e) => {
          this.remove(e);
        });
      });
    }
    get(e) {
      return this.#e.get(e);
    }
    getAll() {
      return [...this.#e.values()];
    }
    find(e) {
      let t = { exact: !0, ...e };
      return this.getAll().find((e) => ye(t, e));
    }
    findAll(e = {}) {
      let t = this.getAll();
      return Object.keys(e).length > 0 ? t.filter((t) => ye(e, t)) : t;
    }
    notify(e) {
      M.batch(() => {
        this.listeners.forEach((t) => {
          t(e);
        });
      });
    }
    onFocus() {
      M.batch(() => {
        this.getAll().forEach((e) => {
          e.onFocus();
        });
      });
    }
    onOnline() {
      M.batch(() => {
        this.getAll().forEach((e) => {
          e.onOnline();
        });
      });
    }
  },
  vt = class {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    constructor(e = {}) {
      ((this.#e = e.queryCache || new _t()),
        (this.#t = e.mutationCache || new ht()),
        (this.#n = e.defaultOptions || {}),
        (this.#r = new Map()),
        (this.#i = new Map()),
        (this.#a = 0));
    }
    mount() {
      (this.#a++,
        this.#a === 1 &&
          ((this.#o = He.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onFocus());
          })),
          (this.#s = Ge.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onOnline());
          }))));
    }
    unmount() {
      (this.#a--, this.#a === 0 && (this.#o?.(), (this.#o = void 0), this.#s?.(), (this.#s = void 0)));
    }
    isFetching(e) {
      return this.#e.findAll({ ...e, fetchStatus: `fetching` }).length;
    }
    isMutating(e) {
      return this.#t.findAll({ ...e, status: `pending` }).length;
    }
    getQueryData(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state.data;
    }
    ensureQueryData(e) {
      let t = this.defaultQueryOptions(e),
        n = this.#e.build(this, t),
        r = n.state.data;
      return r === void 0
        ? this.fetchQuery(e)
        : (e.revalidateIfStale && n.isStaleByTime(j(t.staleTime, n)) && this.prefetchQuery(t), Promise.resolve(r));
    }
    getQueriesData(e) {
      return this.#e.findAll(e).map(({ queryKey: e, state: t }) => [e, t.data]);
    }
    setQueryData(e, t, n) {
      let r = this.defaultQueryOptions({ queryKey: e }),
        i = this.#e.get(r.queryHash)?.state.data,
        a = ge(t, i);
      if (a !== void 0) return this.#e.build(this, r).setData(a, { ...n, manual: !0 });
    }
    setQueriesData(e, t, n) {
      return M.batch(() => this.#e.findAll(e).map(({ queryKey: e }) => [e, this.setQueryData(e, t, n)]));
    }
    getQueryState(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state;
    }
    removeQueries(e) {
      let t = this.#e;
      M.batch(() => {
        t.findAll(e).forEach((e) => {
          t.remove(e);
        });
      });
    }
    resetQueries(e, t) {
      let n = this.#e;
      return M.batch(() => {
        let r = n.findAll(e),
          i = new Set(r);
        return (
          r.forEach((e) => {
            e.reset();
          }),
          this.refetchQueries({ type: `active`, predicate: (e) => i.has(e) }, t)
        );
      });
    }
    cancelQueries(e, t = {}) {
      let n = { revert: !0, ...t },
        r = M.batch(() => this.#e.findAll(e).map((e) => e.cancel(n)));
      return Promise.all(r).then(A).catch(A);
    }
    invalidateQueries(e, t = {}) {
      return M.batch(
        () => (
          this.#e.findAll(e).forEach((e) => {
            e.invalidate();
          }),
          e?.refetchType === `none` ? Promise.resolve() : this.refetchQueries({ ...e, type: e?.refetchType ?? e?.type ?? `active` }, t)
        ),
      );
    }
    refetchQueries(e, t = {}) {
      let n = { ...t, cancelRefetch: t.cancelRefetch ?? !0 },
        r = M.batch(() =>
          this.#e
            .findAll(e)
            .filter((e) => !e.isDisabled() && !e.isStatic())
            .map((e) => {
              let t = e.fetch(void 0, n),
                r = e.state.fetchStatus === `paused`;
              return ((!n.throwOnError || r) && (t = t.catch(A)), r ? Promise.resolve() : t);
            }),
        );
      return Promise.all(r).then(A);
    }
    async query(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t),
        r = n.isStaleByTime(j(t.staleTime, n)) ? await n.fetch(t) : n.state.data,
        i = t.select;
      return i ? i(r) : r;
    }
    fetchQuery(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t);
      return n.isStaleByTime(j(t.staleTime, n)) ? n.fetch(t) : Promise.resolve(n.state.data);
    }
    prefetchQuery(e) {
      return this.fetchQuery(e).then(A).catch(A);
    }
    infiniteQuery(e) {
      return ((e._type = `infinite`), this.query(e));
    }
    fetchInfiniteQuery(e) {
      return ((e._type = `infinite`), this.fetchQuery(e));
    }
    prefetchInfiniteQuery(e) {
      return this.fetchInfiniteQuery(e).then(A).catch(A);
    }
    ensureInfiniteQueryData(e) {
      return ((e._type = `infinite`), this.ensureQueryData(e));
    }
    resumePausedMutations() {
      return Ge.isOnline() ? this.#t.resumePausedMutations() : Promise.resolve();
    }
    getQueryCache() {
      return this.#e;
    }
    getMutationCache() {
      return this.#t;
    }
    getDefaultOptions() {
      return this.#n;
    }
    setDefaultOptions(e) {
      this.#n = e;
    }
    setQueryDefaults(e, t) {
      this.#r.set(Se(e), { queryKey: e, defaultOptions: t });
    }
    getQueryDefaults(e) {
      let t = [...this.#r.values()],
        n = {};
      return (
        t.forEach((t) => {
          Ce(e, t.queryKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    setMutationDefaults(e, t) {
      this.#i.set(Se(e), { mutationKey: e, defaultOptions: t });
    }
    getMutationDefaults(e) {
      let t = [...this.#i.values()],
        n = {};
      return (
        t.forEach((t) => {
          Ce(e, t.mutationKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    defaultQueryOptions(e) {
      if (e._defaulted) return e;
      let t = { ...this.#n.queries, ...this.getQueryDefaults(e.queryKey), ...e, _defaulted: !0 };
      return (
        (t.queryHash ||= xe(t.queryKey, t)),
        t.refetchOnReconnect === void 0 && (t.refetchOnReconnect = t.networkMode !== `always`),
        t.throwOnError === void 0 && (t.throwOnError = !!t.suspense),
        !t.networkMode && t.persister && (t.networkMode = `offlineFirst`),
        t.queryFn === Pe && (t.enabled = !1),
        t
      );
    }
    defaultMutationOptions(e) {
      return e?._defaulted
        ? e
        : { ...this.#n.mutations, ...(e?.mutationKey && this.getMutationDefaults(e.mutationKey)), ...e, _defaulted: !0 };
    }
    clear() {
      (this.#e.clear(), this.#t.clear());
    }
  },
  yt = O.createContext(!1),
  bt = () => O.useContext(yt);
yt.Provider;
function xt() {
  let e = !1;
  return {
    clearReset: () => {
      e = !1;
    },
    reset: () => {
      e = !0;
    },
    isReset: () => e,
  };
}
var St = O.createContext(xt()),
  Ct = () => O.useContext(St),
  wt = (e, t, n) => {
    let r = n?.state.status === `error` && typeof e.throwOnError == `function` ? Ie(e.throwOnError, [n.state.error, n]) : e.throwOnError;
    (e.suspense || r) && (t.isReset() || (e.retryOnMount = !1));
  },
  Tt = (e) => {
    O.useEffect(() => {
      e.clearReset();
    }, [e]);
  },
  Et = ({ result: e, errorResetBoundary: t, throwOnError: n, query: r, suspense: i }) =>
    e.isError && !t.isReset() && !e.isFetching && r && ((i && e.data === void 0) || Ie(n, [e.error, r])),
  Dt = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime;
      ((e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)),
        typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t)));
    }
  },
  Ot = (e, t) => e?.suspense && t.isPending,
  kt = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset();
    });
function At(e, t, n) {
  let r = bt(),
    i = Ct(),
    a = ue(n),
    o = a.defaultQueryOptions(e),
    s = a.getQueryCache().get(o.queryHash),
    c = e.subscribed !== !1;
  ((o._optimisticResults = r ? `isRestoring` : c ? `optimistic` : void 0), Dt(o), wt(o, i, s), Tt(i));
  let [l] = O.useState(() => new t(a, o)),
    u = l.getOptimisticResult(o);
  O.useEffect(() => {
    l.setOptions(o);
  }, [o, l]);
  let d = !r && c;
  if (
    (O.useSyncExternalStore(
      O.useCallback(
        (e) => {
          let t = d ? l.subscribe(M.batchCalls(e)) : A;
          return (l.updateResult(), t);
        },
        [l, d],
      ),
      () => l.getCurrentResult(),
      () => l.getCurrentResult(),
    ),
    Ot(o, u))
  )
    throw kt(o, l, i);
  if (Et({ result: u, errorResetBoundary: i, throwOnError: o.throwOnError, query: s, suspense: o.suspense })) throw u.error;
  return o.notifyOnChangeProps ? u : l.trackResult(u);
}
function jt(e, t) {
  return At(e, ot, t);
}
function Mt(e, t) {
  return At(e, ft, t);
}
var Nt = h();
function Pt(e) {
  let t =
    e
      .toLowerCase()
      .replace(/[^a-z]/g, ``)
      .replace(/e$/, ``)
      .match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, t);
}
function Ft(e) {
  let t = e.split(/[.!?]+/).filter((e) => e.trim() !== ``).length || 1,
    n = e.split(/\s+/).filter((e) => /[a-z0-9]/i.test(e)),
    r = n.length || 1;
  return (r / t) * 0.39 + 11.8 * (n.reduce((e, t) => e + Pt(t), 0) / r) - 15.59;
}
var It = {
    no_slides: `must`,
    no_video: `must`,
    no_captions: `should`,
    no_poster: `should`,
    no_video_alt: `should`,
    clip_length: `should`,
    no_question: `must`,
    too_few_answers: `must`,
    no_correct_answer: `must`,
    no_picture_alt: `should`,
    no_question_audio: `should`,
    no_answer_audio: `should`,
    no_correct_quote: `should`,
    no_correct_audio: `should`,
    no_wrong_quote: `should`,
    no_wrong_audio: `should`,
    hard_words: `should`,
  },
  Lt = ({ check: e }) => It[e] === `must`;
function Rt(e) {
  return e.length === 0 ? [{ check: `no_slides`, slideId: null, answer: null }] : e.flatMap((e) => (e.type === `video` ? zt(e) : Bt(e)));
}
function zt(e) {
  let t = e.video_seconds;
  return [
    [`no_video`, !e.video_url],
    [`no_captions`, !e.captions_url],
    [`no_poster`, !e.poster_url],
    [`no_video_alt`, e.alt.trim() === ``],
    [`clip_length`, t !== null && (t < 18 || t > 34)],
  ].flatMap(([t, n]) => (n ? [{ check: t, slideId: e.id, answer: null }] : []));
}
function Bt(e) {
  let t = e.quiz_answers,
    n = oe(e.quiz_question).trim(),
    r = [
      [`no_question`, n === ``],
      [`too_few_answers`, t.length < 2],
      [`no_correct_answer`, t.length >= 2 && !t.some(({ is_correct: e }) => e)],
      [`no_question_audio`, !e.quiz_audio_url],
      [`no_correct_quote`, e.quiz_correct_quote.trim() === ``],
      [`no_correct_audio`, e.quiz_correct_quote.trim() !== `` && !e.quiz_correct_audio_url],
      [`no_wrong_quote`, e.quiz_wrong_quote.trim() === ``],
      [`no_wrong_audio`, e.quiz_wrong_quote.trim() !== `` && !e.quiz_wrong_audio_url],
      [`hard_words`, n !== `` && Ft(n) > 4],
    ],
    i = t.flatMap((t, n) =>
      [
        [`no_picture_alt`, t.image_url !== null && (t.alt ?? ``).trim() === ``],
        [`no_answer_audio`, !t.audio_url],
      ].flatMap(([t, r]) => (r ? [{ check: t, slideId: e.id, answer: n }] : [])),
    );
  return [...r.flatMap(([t, n]) => (n ? [{ check: t, slideId: e.id, answer: null }] : [])), ...i];
}
var Vt = (e, t, n = `${t}s`) => `${e} ${e === 1 ? t : n}`,
  N = {
    title: `Lesson Builder`,
    checking: `Loading...`,
    password: `Password`,
    open: `Open the builder`,
    opening: `Opening...`,
    otherAccount: `Another account`,
    toPassword: `Use the password`,
    email: `Your e-mail`,
    sendCode: `Send me a code`,
    sending: `Sending...`,
    codeHint: `If this address belongs to staff, a mail with six digits is on its way.`,
    code: `Code`,
    signIn: `Sign in`,
    signingIn: `Signing in...`,
    badEmail: `Please type a whole e-mail address.`,
    ended: `Your session has ended. Please sign in again: what you typed is kept on this device.`,
  },
  P = {
    title: `Lesson Builder`,
    signOut: `Sign out`,
    trash: `Trash`,
    log: `Who changed what`,
    fixUrls: `Fix Video URLs`,
    fixing: `Fixing...`,
    loading: `Loading...`,
    again: `Try again`,
    close: `Close`,
    cancel: `Cancel`,
    delete: `Delete`,
    preview: `Preview`,
  },
  F = {
    courses: `Courses`,
    noCourses: `There is no course yet. Add the first one.`,
    addCourse: `Add Course`,
    courseTitle: `Course title`,
    newCourse: `Title of the new course`,
    courseDescription: `Description`,
    deleteCourse: `Delete course`,
    lessons: `Lessons`,
    noLessons: `No lesson yet. A lesson is one mission on the children's map.`,
    addLesson: `Add Lesson`,
    lessonTitle: `Lesson title`,
    newLesson: `Title of the new lesson`,
    newTag: `Its tag, such as 'Earning Money'`,
    lessonTag: `Tag, such as 'Earning Money'`,
    deleteLesson: `Delete lesson`,
    slides: `Slides`,
    noSlides: `No slide yet. A good mission begins with a video.`,
    addVideo: `Add Video Slide`,
    addQuiz: `Add Quiz Slide`,
    deleteSlide: `Delete slide`,
    noLessonSelected: `No lesson selected`,
    pickLesson: `Choose a lesson first, or add one.`,
    titleNeeded: `A title is needed.`,
    move: (e) => `Move ${e}: arrow keys, or drag`,
    up: (e) => `Move ${e} up`,
    down: (e) => `Move ${e} down`,
    moved: (e, t, n) => `${e} is now ${t} of ${n}.`,
    changedElsewhere: `Somebody else changed this list meanwhile. This is how it is now.`,
    video: `Video`,
    quiz: `Quiz`,
    emptyVideo: `no video yet`,
    unsaidVideo: `not described yet`,
    emptyQuiz: `no question yet`,
    notPublished: `Not published yet`,
    published: (e) => `Published, version ${e}`,
    changed: (e) => `Changed since version ${e}`,
    slideCount: (e) => Vt(e, `slide`),
  },
  I = {
    course: (e, t, n) =>
      `Delete the course "${e}"? Its ${Vt(t, `lesson`)} and ${Vt(n, `slide`)} are deleted with it, and children no longer see them.`,
    lesson: (e, t) => `Delete the lesson "${e}"? Its ${Vt(t, `slide`)} are deleted with it, and children no longer see it.`,
    firstLesson: `'Get Started' leads every new family here. While it is in the trash, they find no lesson.`,
    slide: (e) => `Delete slide ${e}? Children see it until the lesson is published again.`,
    answer: (e) => `Delete the answer "${e}"?`,
    trash: `It waits in the trash for 30 days.`,
    restore: (e) =>
      `Make version ${e} the draft? What is in the draft now is replaced; its other slides go to the trash. Children see it when you publish.`,
  },
  L = {
    saved: `Saved`,
    waiting: `Not saved yet`,
    saving: `Saving...`,
    offline: `Not saved: no connection. It is kept on this device and saved when the connection is back.`,
    failed: (e) => `Not saved: ${e}`,
    conflict: `Somebody else changed this meanwhile. Nothing was overwritten.`,
    mine: `Keep mine`,
    theirs: `Take theirs`,
  },
  R = {
    video: `Video`,
    captions: `Captions (.vtt)`,
    poster: `Picture before it plays`,
    makePoster: `Take it from the video`,
    alt: `What the video shows, in words`,
    heading: `Heading (empty: 'Quiz')`,
    question: `Question`,
    highlight: `Highlight`,
    highlightHint: `Mark a word, then press Highlight: children see it in gold.`,
    questionAudio: `Question, spoken`,
    answers: `Answers`,
    answer: (e) => `Answer ${e}`,
    answerText: `Text`,
    isCorrect: `This one is correct`,
    answerImage: `Picture`,
    answerAlt: `The picture in words`,
    answerAudio: `Answer, spoken`,
    deleteAnswer: (e) => `Delete answer ${e}`,
    newAnswer: `New answer`,
    addAnswer: `Add Answer`,
    answerNeedsText: `An answer needs text.`,
    enoughAnswers: `Six answers are enough.`,
    correctQuote: `Glimm says when it is right`,
    correctAudio: `That, spoken`,
    wrongQuote: `Pocket says when it is wrong`,
    wrongAudio: `That, spoken`,
    seconds: (e) => `${Math.round(e)} seconds`,
  },
  z = {
    choose: (e) => `Choose a file: ${e}`,
    replace: (e) => `Replace: ${e}`,
    remove: (e) => `Remove: ${e}`,
    chooseShort: `Choose a file`,
    replaceShort: `Replace`,
    removeShort: `Remove`,
    none: `none yet`,
    uploading: `Uploading...`,
    checking: `Checking...`,
    cancel: `Cancel`,
    goOn: `Go on`,
    cut: `The connection was cut. What came through is kept.`,
    tooLarge: (e) => `This file is too large: ${e} MB at most.`,
    record: (e) => `Record: ${e}`,
    recordShort: `Record`,
    stop: `Stop`,
    recording: `Recording...`,
    noMicrophone: `The microphone can't be used. Please allow it in the browser, or choose a file.`,
    use: `Use it`,
    discard: `Throw it away`,
    listen: `Your recording`,
  },
  B = {
    frame: `The lesson as a child sees it`,
    age: `As age`,
    soundOff: `Sound off`,
    captionsOn: `Captions on`,
    nothing: `Nothing to see yet. Add a slide.`,
    ofVersion: (e) => `Version ${e}`,
    backToDraft: `Back to the draft`,
  },
  V = {
    button: `Publish`,
    heading: (e) => `Publish "${e}"`,
    ready: `Nothing is missing.`,
    blocked: `A child would be stuck here. Please mend this first:`,
    shoulds: `Some children would have less of it:`,
    news: `It is new: families who agreed to news get a mail.`,
    confirm: `Publish now`,
    anyway: `Publish all the same`,
    publishing: `Publishing...`,
    done: (e) => `Published as version ${e}.`,
    unchanged: (e) => `Nothing has changed since version ${e}.`,
    unsaved: `Something you typed is not saved yet. Please look for it in the editor, then publish again.`,
    checklist: `Checklist`,
    missing: (e) => (e === 0 ? `nothing is missing` : `${Vt(e, `thing`)} missing`),
    slide: (e) => `Slide ${e}`,
    answer: (e) => `answer ${e}`,
  },
  Ht = {
    no_slides: `There is no slide.`,
    no_video: `There is no video.`,
    no_captions: `There are no captions.`,
    no_poster: `There is no picture before it plays.`,
    no_video_alt: `Nobody says in words what the video shows.`,
    clip_length: `The clip should last 18 to 34 seconds.`,
    no_question: `There is no question.`,
    too_few_answers: `There are fewer than two answers.`,
    no_correct_answer: `No answer is marked as correct.`,
    no_picture_alt: `The picture is not said in words.`,
    no_question_audio: `The question is not spoken.`,
    no_answer_audio: `The answer is not spoken.`,
    no_correct_quote: `Glimm says nothing when it is right.`,
    no_correct_audio: `Glimm's words are not spoken.`,
    no_wrong_quote: `Pocket says nothing when it is wrong.`,
    no_wrong_audio: `Pocket's words are not spoken.`,
    hard_words: `The question is hard to read. Shorter words and sentences help.`,
  },
  H = {
    button: `Versions`,
    heading: `Versions`,
    none: `This lesson was never published.`,
    line: (e, t, n, r) => `Version ${e}, ${t}, ${Vt(n, `slide`)}${r === null ? `` : `, ${r}`}`,
    look: `Look at it`,
    restore: `Make it the draft`,
    restored: (e) => `The draft is version ${e} now.`,
  },
  U = {
    heading: `Trash`,
    empty: `The trash is empty.`,
    hint: `What lies here is gone for good after 30 days.`,
    restore: `Put back`,
    waits: `Put back first what it belongs to.`,
    untitled: `without words`,
    kind: { course: `Course`, lesson: `Lesson`, slide: `Slide` },
    line: (e, t, n) => `${e}: ${t}${n === null ? `` : ` (${n})`}`,
  },
  Ut = {
    heading: `Fix Video URLs`,
    none: `Every video slide has its video.`,
    summary: (e, t) => `Filled: ${e}. Left: ${t}.`,
    line: (e, t) => `${e}, slide ${t}`,
    filled: (e) => `filled with ${e}`,
    no_file: `there is no video in the lesson's folder`,
    several_files: `it is not clear which file is meant`,
  },
  W = {
    heading: `Who changed what`,
    empty: `Nothing was changed yet.`,
    older: `Older ones`,
    author: `Author`,
    shell: `The command line`,
    line: (e, t, n) => `${e} ${t}${n === `` ? `` : `: ${n}`}`,
  },
  G = {
    button: `How it goes`,
    heading: `How it goes`,
    since: `The last 30 days. Counts are made once an hour; they are of nobody in particular.`,
    funnel: `From the start page through the first lesson`,
    days: `Lessons a day`,
    started: `started`,
    finished: `finished`,
    daysSaid: (e, t) => `In 30 days ${Vt(e, `lesson`)} started and ${t} finished.`,
    asTable: `As a table`,
    day: `Day`,
    lessons: `Each lesson`,
    lesson: `Lesson`,
    felt: `How it felt`,
    enjoyed: `Was it fun`,
    nobody: `nobody said`,
    ofSlide: (e, t, n) => `Last 30 days: ${e} saw it, ${t} left here${n === null ? `` : `, ${n.toFixed(1)} tries until right`}.`,
  },
  Wt = {
    home_opened: `Start page opened`,
    signup_sent: `Names and e-mail given`,
    family_made: `E-mail confirmed`,
    first_lesson_started: `First lesson started`,
    first_lesson_finished: `First lesson finished`,
  },
  Gt = {
    too_easy: `Too easy`,
    a_bit_easy: `A bit easy`,
    just_right: `Just right`,
    kinda_hard: `Kinda hard`,
    boring: `Boring`,
    meh: `Meh`,
    fun: `Fun`,
    super_fun: `Super fun!`,
  },
  Kt = {
    course_added: `added the course`,
    course_changed: `changed the course`,
    course_deleted: `deleted the course`,
    course_restored: `put back the course`,
    courses_reordered: `put the courses in another order`,
    lesson_added: `added the lesson`,
    lesson_changed: `changed the lesson`,
    lesson_deleted: `deleted the lesson`,
    lesson_restored: `put back the lesson`,
    lessons_reordered: `put the lessons in another order`,
    slide_added: `added a slide`,
    slide_changed: `changed a slide`,
    slide_deleted: `deleted a slide`,
    slide_restored: `put back a slide`,
    slides_reordered: `put the slides in another order`,
    file_added: `added a file`,
    video_urls_fixed: `filled missing videos`,
    published: `published`,
    version_restored: `went back to a version`,
    staff_added: `added staff`,
    staff_removed: `removed staff`,
    password_changed: `changed the password`,
  },
  qt = `author@builder.invalid`,
  Jt = C(i);
function Yt() {
  if (localStorage.getItem(`treasure-tracker-staff`) !== null) return;
  let e = localStorage.getItem(r);
  e !== null && y(`treasure-tracker-auth`)?.user.app_metadata.role === `staff` && (localStorage.setItem(i, e), localStorage.removeItem(r));
}
async function Xt() {
  if ((Yt(), localStorage.getItem(`treasure-tracker-staff`) === null)) return null;
  let { data: e, error: t } = await (await Jt()).getSession();
  if (t !== null && t.name === `AuthRetryableFetchError`) throw ee(t);
  return e.session?.access_token ?? null;
}
async function Zt(e) {
  let { error: t } = await (await Jt()).signInWithPassword({ email: qt, password: e });
  if (t?.code === `invalid_credentials` || t?.code === `validation_failed`) throw new T(`staff_password`);
  if (t !== null) throw ee(t);
}
async function Qt(e) {
  let t = location.origin + ie(b()),
    { error: n } = await (await Jt()).signInWithOtp({ email: e, options: { shouldCreateUser: !1, emailRedirectTo: t } });
  if (n !== null) throw ee(n);
}
async function $t(e, t) {
  let { error: n } = await (await Jt()).verifyOtp({ email: e, token: t, type: `email` });
  if (n !== null) throw ee(n);
}
async function en() {
  await (await Jt()).signOut({ scope: `local` });
}
var tn = new Set();
function nn(e) {
  return (tn.add(e), () => void tn.delete(e));
}
var rn = 401,
  K = ae(`/api/staff`, {
    fetch: async (e, t) => {
      let n = await Xt(),
        r = new Headers(t?.headers);
      n !== null && r.set(`Authorization`, `Bearer ${n}`);
      let i = await fetch(e, { ...t, headers: r });
      if (i.status === rn) {
        await en().catch(() => void 0);
        for (let e of tn) e();
      }
      return i;
    },
  }),
  an = () => D(K.outline.$get()),
  on = (e) => D(K.lessons[`:id`].slides.$get({ param: { id: e } })),
  sn = (e) => D(K.courses.$post({ json: { title: e } })),
  cn = (e, t) => D(K.courses[`:id`].lessons.$post({ param: { id: e }, json: t })),
  ln = (e, t) => D(K.lessons[`:id`].slides.$post({ param: { id: e }, json: { type: t } })),
  un = (e, t, n) => D(K.courses[`:id`].$patch({ param: { id: e }, json: { row_version: t, ...n } })),
  dn = (e, t, n) => D(K.lessons[`:id`].$patch({ param: { id: e }, json: { row_version: t, ...n } })),
  fn = (e, t, n) => D(K.slides[`:id`].$patch({ param: { id: e }, json: { row_version: t, ...n } }));
function pn(e, t, n, r) {
  let i = e === `course` ? { kind: e, parent: null, from: n, to: r } : { kind: e, parent: t ?? ``, from: n, to: r };
  return D(K.order.$put({ json: i }));
}
var mn = (e, t) => D(K.items[`:kind`][`:id`].$delete({ param: { kind: e, id: t } })),
  hn = (e, t) => D(K.items[`:kind`][`:id`].restore.$post({ param: { kind: e, id: t } })),
  gn = () => D(K.trash.$get()),
  _n = (e, t, n) => D(K.lessons[`:id`].files.$post({ param: { id: e }, json: { upload: t, kind: n } })),
  vn = (e) => D(K.lessons[`:id`].publish.$post({ param: { id: e } })),
  yn = (e) => D(K.lessons[`:id`].versions.$get({ param: { id: e } })),
  bn = (e, t) => D(K.lessons[`:id`].versions[`:version`].$get({ param: { id: e, version: String(t) } })),
  xn = (e, t) => D(K.lessons[`:id`].versions[`:version`].restore.$post({ param: { id: e, version: String(t) } })),
  Sn = () => D(K.insight.$get()),
  Cn = (e) => D(K.lessons[`:id`].insight.$get({ param: { id: e } })),
  wn = () => D(K[`fix-video-urls`].$post()),
  Tn = (e) => D(K.log.$get({ query: e === null ? {} : { before: String(e) } })),
  En = (e) => Object.keys(e).length === 0,
  Dn = (e, t) => Object.entries(e).every(([e, n]) => JSON.stringify(n) === JSON.stringify(t[e]));
function On(e, t) {
  let n = { base: e, edits: {}, sending: null, status: `saved`, problem: null, theirs: null };
  return t === null || Dn(t.edits, e)
    ? n
    : t.row_version === e.row_version
      ? { ...n, edits: t.edits, status: `waiting` }
      : { ...n, edits: t.edits, status: `conflict`, theirs: e };
}
var kn = ({ base: e, sending: t, edits: n }) => ({ ...e, ...t, ...n }),
  An = ({ sending: e, edits: t }) => ({ ...e, ...t }),
  jn = (e, t) => ({ ...e, base: t, sending: null, status: En(e.edits) ? `saved` : `waiting` });
function Mn(e, t) {
  let n = { edits: An(e), sending: null };
  switch (t.type) {
    case `typed`:
      return {
        ...e,
        edits: { ...e.edits, ...t.edits },
        status: e.status === `conflict` ? `conflict` : e.sending === null ? `waiting` : `saving`,
        problem: null,
      };
    case `sent`:
      return e.sending !== null || En(e.edits) || e.status === `conflict`
        ? e
        : { ...e, sending: e.edits, edits: {}, status: `saving`, problem: null };
    case `kept`:
      return jn(e, t.row);
    case `unreachable`:
      return { ...e, ...n, status: `offline` };
    case `refused`:
      return { ...e, ...n, status: `failed`, problem: t.why };
    case `overtaken`:
      return e.sending !== null && Dn(e.sending, t.theirs) ? jn(e, t.theirs) : { ...e, ...n, status: `conflict`, theirs: t.theirs };
    case `mine`:
      return e.theirs === null ? e : { ...e, base: e.theirs, theirs: null, status: `waiting` };
    case `theirs`:
      return e.theirs === null ? e : On(e.theirs, null);
    case `seen`:
      return e.status === `saved` && t.row.row_version >= e.base.row_version ? { ...e, base: t.row } : e;
  }
}
var Nn = 700,
  Pn = 5e3,
  Fn = (e) => `builder-draft:${e}`,
  In = (e) => y(Fn(e)),
  Ln = class {
    #e;
    #t = new Set();
    #n;
    #r;
    constructor(e) {
      ((this.#e = e), (this.#n = On(e.row, In(e.id))), this.#a());
    }
    subscribe = (e) => (this.#t.add(e), () => void this.#t.delete(e));
    state = () => this.#n;
    dispatch(e) {
      let t = Mn(this.#n, e);
      if (t === this.#n) return;
      this.#n = t;
      let n = An(t);
      (Object.keys(n).length === 0
        ? localStorage.removeItem(Fn(this.#e.id))
        : localStorage.setItem(Fn(this.#e.id), JSON.stringify({ row_version: t.base.row_version, edits: n })),
        this.#a());
      for (let e of this.#t) e();
    }
    goOn() {
      this.#n.status === `offline` && this.#o();
    }
    async flush() {
      for (; this.#n.status === `waiting` || this.#n.status === `saving`;)
        this.#n.status === `waiting` ? await this.#o() : await new Promise((e) => this.#i(e));
      return this.#n.status === `saved`;
    }
    #i(e) {
      let t = this.subscribe(() => {
        this.#n.status !== `saving` && (t(), e());
      });
    }
    #a() {
      clearTimeout(this.#r);
      let { status: e } = this.#n;
      (e === `waiting` && (this.#r = setTimeout(() => void this.#o(), Nn)),
        e === `offline` && (this.#r = setTimeout(() => void this.#o(), Pn)));
    }
    async #o() {
      this.dispatch({ type: `sent` });
      let { sending: e, base: t } = this.#n;
      if (e !== null)
        try {
          let n = await this.#e.save(t.row_version, e);
          (this.dispatch({ type: `kept`, row: n }), this.#e.onSaved(kn(this.#n)));
        } catch (e) {
          let t = w(e);
          if (t.code === `edited_elsewhere`) {
            let e = await this.#e.readAgain().catch(() => null);
            this.dispatch(e === null ? { type: `refused`, why: t.message } : { type: `overtaken`, theirs: e });
            return;
          }
          let n = t.code === `offline` || t.code === `unavailable` || t.code === `not_authenticated`;
          this.dispatch(n ? { type: `unreachable` } : { type: `refused`, why: t.message });
        }
    }
  },
  Rn = (0, O.createContext)(new Map());
function zn(e) {
  let t = (0, O.useContext)(Rn),
    n = t.get(e.id);
  n === void 0 && ((n = new Ln(e)), t.set(e.id, n));
  let r = n,
    i = (0, O.useSyncExternalStore)(r.subscribe, r.state);
  return (
    (0, O.useEffect)(() => r.dispatch({ type: `seen`, row: e.row }), [r, e.row]),
    {
      value: kn(i),
      status: i.status,
      problem: i.problem,
      edit(e) {
        let t = typeof e == `function` ? e(kn(r.state())) : e;
        return (r.dispatch({ type: `typed`, edits: t }), kn(r.state()));
      },
      keepMine: () => r.dispatch({ type: `mine` }),
      takeTheirs: () => r.dispatch({ type: `theirs` }),
    }
  );
}
function Bn() {
  let e = (0, O.useContext)(Rn);
  return async (t) => (await Promise.all(t.map(async (t) => e.get(t)?.flush() ?? !0))).every(Boolean);
}
function Vn() {
  let e = (0, O.useContext)(Rn);
  (0, O.useEffect)(() => {
    let t = () => e.forEach((e) => e.goOn());
    return (t(), window.addEventListener(`online`, t), () => window.removeEventListener(`online`, t));
  }, [e]);
}
var q = {
  checklist: `panels-module_checklist_2MqT`,
  scroll: `panels-module_scroll_TDwt`,
  group: `panels-module_group_C-26`,
  findings: `panels-module_findings_N-CY`,
  rows: `panels-module_rows_S01p`,
  tools: `panels-module_tools_gHdI`,
  small: `panels-module_small_Pco8`,
  problem: `panels-module_problem_i3tF`,
};
function Hn({ message: e }) {
  return e === null ? null : (0, k.jsx)(`p`, { className: q.problem, role: `alert`, children: e });
}
function Un(e) {
  return (0, k.jsxs)(`details`, {
    className: q.checklist,
    open: e.findings.length > 0,
    children: [
      (0, k.jsxs)(`summary`, { children: [(0, k.jsx)(`h2`, { children: V.checklist }), V.missing(e.findings.length)] }),
      (0, k.jsx)(`div`, { className: q.scroll, children: (0, k.jsx)(Wn, { ...e }) }),
    ],
  });
}
function Wn({ findings: e, slides: t, onOpen: n }) {
  if (e.length === 0) return (0, k.jsx)(`p`, { children: V.ready });
  let r = e.filter(Lt),
    i = e.filter((e) => !Lt(e));
  return (0, k.jsxs)(k.Fragment, {
    children: [
      r.length > 0 && (0, k.jsx)(Gn, { heading: V.blocked, findings: r, slides: t, onOpen: n }),
      i.length > 0 && (0, k.jsx)(Gn, { heading: V.shoulds, findings: i, slides: t, onOpen: n }),
    ],
  });
}
function Gn({ heading: e, findings: t, slides: n, onOpen: r }) {
  let i = ({ slideId: e, answer: t }) => {
    let r = n.findIndex(({ id: t }) => t === e) + 1;
    return [...(r > 0 ? [V.slide(r)] : []), ...(t === null ? [] : [V.answer(t + 1)])].join(`, `);
  };
  return (0, k.jsxs)(`div`, {
    className: q.group,
    children: [
      (0, k.jsx)(`p`, { children: e }),
      (0, k.jsx)(`ul`, {
        className: q.findings,
        children: t.map((e) =>
          (0, k.jsx)(
            `li`,
            {
              children: (0, k.jsxs)(`button`, {
                type: `button`,
                onClick: () => r(e),
                children: [i(e) !== `` && (0, k.jsxs)(`b`, { children: [i(e), `: `] }), Ht[e.check]],
              }),
            },
            `${e.slideId}-${e.check}-${e.answer}`,
          ),
        ),
      }),
    ],
  });
}
var Kn = { dialog: `Dialog-module_dialog_mOZf`, head: `Dialog-module_head_NV4z` };
function qn({ heading: e, close: t, onClose: n, children: r }) {
  let i = (0, O.useRef)(null),
    a = (0, O.useId)();
  return (
    (0, O.useEffect)(() => i.current?.showModal(), []),
    (0, k.jsxs)(`dialog`, {
      ref: i,
      className: Kn.dialog,
      "aria-labelledby": a,
      onClose: n,
      children: [
        (0, k.jsxs)(`div`, {
          className: Kn.head,
          children: [
            (0, k.jsx)(`h2`, { id: a, children: e }),
            (0, k.jsx)(m, { icon: `cross`, small: !0, label: t, onClick: () => i.current?.close() }),
          ],
        }),
        r,
      ],
    })
  );
}
function Jn({ report: e, onClose: t }) {
  let n = e.filter(({ reason: e }) => e === `filled`).length;
  return (0, k.jsxs)(qn, {
    heading: Ut.heading,
    close: P.close,
    onClose: t,
    children: [
      (0, k.jsx)(`p`, { role: `status`, children: e.length === 0 ? Ut.none : Ut.summary(n, e.length - n) }),
      (0, k.jsx)(`ul`, {
        className: q.rows,
        children: e.map(({ slide_id: e, lesson: t, slide: n, file: r, reason: i }) =>
          (0, k.jsxs)(
            `li`,
            {
              children: [
                (0, k.jsx)(`b`, { children: Ut.line(t, n) }),
                (0, k.jsx)(`span`, { children: i === `filled` ? Ut.filled(r ?? ``) : Ut[i] }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
var J = {
    small: `InsightPanel-module_small_870f`,
    funnel: `InsightPanel-module_funnel_6Otk`,
    bar: `InsightPanel-module_bar_RZ44`,
    days: `InsightPanel-module_days_njTe`,
    started: `InsightPanel-module_started_qvdJ`,
    finished: `InsightPanel-module_finished_lojb`,
    legend: `InsightPanel-module_legend_mCVu`,
    scroll: `InsightPanel-module_scroll_80Cd`,
    table: `InsightPanel-module_table_Y5OB`,
  },
  Yn = 80,
  Xn = 12,
  Zn = 8;
function Qn({ days: e }) {
  let t = Math.max(1, ...e.map(({ started: e }) => e), ...e.map(({ finished: e }) => e)),
    n = (e) => e.reduce((e, t) => e + t, 0),
    r = (e) => (Yn * e) / t;
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsx)(`svg`, {
        className: J.days,
        viewBox: `0 0 ${e.length * Xn} ${Yn}`,
        role: `img`,
        "aria-label": G.daysSaid(n(e.map(({ started: e }) => e)), n(e.map(({ finished: e }) => e))),
        children: e.map(({ day: e, started: t, finished: n }, i) =>
          (0, k.jsxs)(
            `g`,
            {
              children: [
                (0, k.jsx)(`rect`, { className: J.started, x: i * Xn, y: Yn - r(t), width: Zn, height: r(t) }),
                (0, k.jsx)(`rect`, { className: J.finished, x: i * Xn, y: Yn - r(n), width: Zn, height: r(n) }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, k.jsxs)(`p`, {
        className: J.legend,
        "aria-hidden": `true`,
        children: [
          (0, k.jsx)(`span`, { "data-kind": `started`, children: G.started }),
          (0, k.jsx)(`span`, { "data-kind": `finished`, children: G.finished }),
        ],
      }),
      (0, k.jsxs)(`details`, {
        children: [
          (0, k.jsx)(`summary`, { children: G.asTable }),
          (0, k.jsxs)(`table`, {
            className: J.table,
            children: [
              (0, k.jsx)(`thead`, {
                children: (0, k.jsxs)(`tr`, {
                  children: [
                    (0, k.jsx)(`th`, { scope: `col`, children: G.day }),
                    (0, k.jsx)(`th`, { scope: `col`, children: G.started }),
                    (0, k.jsx)(`th`, { scope: `col`, children: G.finished }),
                  ],
                }),
              }),
              (0, k.jsx)(`tbody`, {
                children: e.toReversed().map(({ day: e, started: t, finished: n }) =>
                  (0, k.jsxs)(
                    `tr`,
                    {
                      children: [
                        (0, k.jsx)(`th`, { scope: `row`, children: e }),
                        (0, k.jsx)(`td`, { children: t }),
                        (0, k.jsx)(`td`, { children: n }),
                      ],
                    },
                    e,
                  ),
                ),
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
function $n({ onClose: e }) {
  let { data: t, error: n } = jt({ queryKey: [`insight`], queryFn: Sn, staleTime: 6e4 });
  return (0, k.jsx)(qn, {
    heading: G.heading,
    close: P.close,
    onClose: e,
    children:
      t === void 0
        ? (0, k.jsx)(`p`, { role: `status`, children: n === null ? P.loading : w(n).message })
        : (0, k.jsxs)(k.Fragment, {
            children: [
              (0, k.jsx)(`p`, { className: J.small, children: G.since }),
              (0, k.jsx)(`h3`, { children: G.funnel }),
              (0, k.jsx)(er, { steps: t.funnel }),
              (0, k.jsx)(`h3`, { children: G.days }),
              (0, k.jsx)(Qn, { days: t.days }),
              (0, k.jsx)(`h3`, { children: G.lessons }),
              (0, k.jsx)(tr, { lessons: t.lessons }),
            ],
          }),
  });
}
function er({ steps: e }) {
  let t = Math.max(1, ...e.map(({ count: e }) => e));
  return (0, k.jsx)(`ol`, {
    className: J.funnel,
    children: e.map(({ step: e, count: n }) =>
      (0, k.jsxs)(
        `li`,
        {
          children: [
            (0, k.jsx)(`span`, { children: Wt[e] }),
            (0, k.jsx)(`b`, { children: n }),
            (0, k.jsx)(`span`, { className: J.bar, style: { width: `${(100 * n) / t}%` }, "aria-hidden": `true` }),
          ],
        },
        e,
      ),
    ),
  });
}
function tr({ lessons: e }) {
  let t = (e) => {
    let t = e.filter(({ count: e }) => e > 0);
    return t.length === 0 ? G.nobody : t.map(({ value: e, count: t }) => `${Gt[e]}: ${t}`).join(`, `);
  };
  return (0, k.jsx)(`div`, {
    className: J.scroll,
    children: (0, k.jsxs)(`table`, {
      className: J.table,
      children: [
        (0, k.jsx)(`thead`, {
          children: (0, k.jsxs)(`tr`, {
            children: [
              (0, k.jsx)(`th`, { scope: `col`, children: G.lesson }),
              (0, k.jsx)(`th`, { scope: `col`, children: G.started }),
              (0, k.jsx)(`th`, { scope: `col`, children: G.finished }),
              (0, k.jsx)(`th`, { scope: `col`, children: G.felt }),
              (0, k.jsx)(`th`, { scope: `col`, children: G.enjoyed }),
            ],
          }),
        }),
        (0, k.jsx)(`tbody`, {
          children: e.map(({ id: e, title: n, started: r, finished: i, difficulty: a, enjoyment: o }) =>
            (0, k.jsxs)(
              `tr`,
              {
                children: [
                  (0, k.jsx)(`th`, { scope: `row`, children: n }),
                  (0, k.jsx)(`td`, { children: r }),
                  (0, k.jsx)(`td`, { children: i }),
                  (0, k.jsx)(`td`, { children: t(a) }),
                  (0, k.jsx)(`td`, { children: t(o) }),
                ],
              },
              e,
            ),
          ),
        }),
      ],
    }),
  });
}
var nr = new Intl.DateTimeFormat(`en`, { dateStyle: `medium`, timeStyle: `short` }),
  rr = (e) => nr.format(new Date(e)),
  ir = 100,
  ar = (e) => (e === `author@builder.invalid` ? W.author : (e ?? W.shell));
function or({ onClose: e }) {
  let t = Mt({
      queryKey: [`log`],
      queryFn: ({ pageParam: e }) => Tn(e),
      initialPageParam: null,
      getNextPageParam: (e) => (e.length < ir ? null : (e.at(-1)?.id ?? null)),
      staleTime: 0,
    }),
    n = t.data?.pages.flat();
  return (0, k.jsxs)(qn, {
    heading: W.heading,
    close: P.close,
    onClose: e,
    children: [
      n?.length === 0 && (0, k.jsx)(`p`, { children: W.empty }),
      (0, k.jsx)(`ul`, {
        className: q.rows,
        children: n?.map(({ id: e, at: t, who: n, action: r, subject: i }) =>
          (0, k.jsxs)(
            `li`,
            {
              children: [
                (0, k.jsx)(`span`, { children: W.line(ar(n), Kt[r], i === `author@builder.invalid` ? W.author : i) }),
                (0, k.jsx)(`time`, { className: q.small, dateTime: t, children: rr(t) }),
              ],
            },
            e,
          ),
        ),
      }),
      t.hasNextPage && (0, k.jsx)(a, { look: `quiet`, disabled: t.isFetching, onClick: () => void t.fetchNextPage(), children: W.older }),
    ],
  });
}
function sr({ lesson: e, slides: t, findings: n, onOpen: r, onPublished: i, onClose: o }) {
  let [s, c] = (0, O.useState)({ state: `asking` }),
    l = Bn(),
    u = async () => {
      if ((c({ state: `busy` }), !(await l([`lesson ${e.id}`, ...t.map(({ id: e }) => `slide ${e}`)]))))
        return c({ state: `failed`, message: V.unsaved });
      try {
        let { version: t } = await vn(e.id);
        (c({ state: `done`, version: t }), i());
      } catch (e) {
        c({ state: `failed`, message: w(e).message });
      }
    },
    d = e.version !== null && !e.has_changes,
    f = n.some(Lt),
    p = s.state === `busy`;
  return (0, k.jsx)(qn, {
    heading: V.heading(e.title),
    close: P.close,
    onClose: o,
    children:
      s.state === `done`
        ? (0, k.jsxs)(k.Fragment, {
            children: [(0, k.jsx)(`p`, { role: `status`, children: V.done(s.version) }), (0, k.jsx)(a, { onClick: o, children: P.close })],
          })
        : (0, k.jsxs)(k.Fragment, {
            children: [
              (0, k.jsx)(Wn, { findings: n, slides: t, onOpen: r }),
              e.version === null && (0, k.jsx)(`p`, { children: V.news }),
              d && (0, k.jsx)(`p`, { children: V.unchanged(e.version ?? 0) }),
              (0, k.jsx)(Hn, { message: s.state === `failed` ? s.message : null }),
              (0, k.jsx)(a, {
                disabled: p || d || f,
                onClick: () => void u(),
                children: p ? V.publishing : n.length === 0 || f ? V.confirm : V.anyway,
              }),
            ],
          }),
  });
}
function cr({ onChanged: e, onClose: t }) {
  let { data: n } = jt({ queryKey: [`trash`], queryFn: gn, staleTime: 0 }),
    [r, i] = (0, O.useState)(null),
    o = async (t, n) => {
      i(null);
      try {
        (await hn(t, n), e());
      } catch (e) {
        i(w(e).message);
      }
    };
  return (0, k.jsxs)(qn, {
    heading: U.heading,
    close: P.close,
    onClose: t,
    children: [
      (0, k.jsx)(`p`, { children: n?.length === 0 ? U.empty : U.hint }),
      (0, k.jsx)(Hn, { message: r }),
      (0, k.jsx)(`ul`, {
        className: q.rows,
        children: n?.map(({ kind: e, id: t, title: n, parent: r, waits: i }) =>
          (0, k.jsxs)(
            `li`,
            {
              children: [
                (0, k.jsx)(`span`, { children: U.line(U.kind[e], n || U.untitled, r) }),
                i
                  ? (0, k.jsx)(`span`, { className: q.small, children: U.waits })
                  : (0, k.jsx)(`span`, {
                      className: q.tools,
                      children: (0, k.jsx)(a, { look: `quiet`, onClick: () => void o(e, t), children: U.restore }),
                    }),
              ],
            },
            t,
          ),
        ),
      }),
    ],
  });
}
var lr = { choice: `ConfirmDialog-module_choice_JpIY` };
function ur({ question: e, no: t, onClose: n }) {
  return (0, k.jsxs)(qn, {
    heading: e.heading,
    close: t,
    onClose: n,
    children: [
      e.text.map((e) => (0, k.jsx)(`p`, { children: e }, e)),
      (0, k.jsxs)(`div`, {
        className: lr.choice,
        children: [
          (0, k.jsx)(a, { look: `quiet`, autoFocus: !0, onClick: n, children: t }),
          (0, k.jsx)(a, {
            onClick: () => {
              (n(), e.onYes());
            },
            children: e.yes,
          }),
        ],
      }),
    ],
  });
}
function dr({ lessonId: e, onLook: t, onRestored: n, onClose: r }) {
  let { data: i } = jt({ queryKey: [`versions`, e], queryFn: () => yn(e), staleTime: 0 }),
    [o, s] = (0, O.useState)(null),
    [c, l] = (0, O.useState)(null),
    [u, d] = (0, O.useState)(null),
    f = async (t) => {
      (l(null), d(null));
      try {
        (await xn(e, t), n(), l(H.restored(t)));
      } catch (e) {
        d(w(e).message);
      }
    };
  return (0, k.jsxs)(qn, {
    heading: H.heading,
    close: P.close,
    onClose: r,
    children: [
      (0, k.jsx)(Hn, { message: u }),
      c !== null && (0, k.jsx)(`p`, { role: `status`, children: c }),
      i?.length === 0 && (0, k.jsx)(`p`, { children: H.none }),
      (0, k.jsx)(`ul`, {
        className: q.rows,
        children: i?.map(({ version: e, published_at: n, slides: r, by: i }) =>
          (0, k.jsxs)(
            `li`,
            {
              children: [
                (0, k.jsx)(`span`, { children: H.line(e, rr(n), r, i === `author@builder.invalid` ? W.author : i) }),
                (0, k.jsxs)(`span`, {
                  className: q.tools,
                  children: [
                    (0, k.jsx)(a, { look: `quiet`, onClick: () => t(e), children: H.look }),
                    (0, k.jsx)(a, { look: `quiet`, onClick: () => s(e), children: H.restore }),
                  ],
                }),
              ],
            },
            e,
          ),
        ),
      }),
      o !== null &&
        (0, k.jsx)(ur, {
          no: P.cancel,
          question: { heading: H.restore, text: [I.restore(o)], yes: H.restore, onYes: () => void f(o) },
          onClose: () => s(null),
        }),
    ],
  });
}
var fr = `preview ready`,
  pr = {
    preview: `Preview-module_preview_yJu6`,
    tools: `Preview-module_tools_fzgK`,
    ages: `Preview-module_ages_6ivT`,
    version: `Preview-module_version_5sOk`,
    phone: `Preview-module_phone_da0C`,
    frame: `Preview-module_frame_mWwk`,
    nothing: `Preview-module_nothing_scOn`,
  },
  mr = [4, 9, 15];
function hr({ lesson: e, startAt: t, version: n, onBackToDraft: r }) {
  let i = (0, O.useRef)(null),
    [o, s] = (0, O.useState)(!1),
    [c, l] = (0, O.useState)(9),
    [u, d] = (0, O.useState)(!1),
    [f, p] = (0, O.useState)(!0),
    m = (0, O.useDeferredValue)(e);
  return (
    (0, O.useEffect)(() => {
      let e = ({ origin: e, source: t, data: n }) => {
        e === window.location.origin && t === i.current?.contentWindow && n === `preview ready` && s(!0);
      };
      return (window.addEventListener(`message`, e), () => window.removeEventListener(`message`, e));
    }, []),
    (0, O.useEffect)(() => {
      if (!o) return;
      let e = { preview: !0, lesson: m, startAt: t, kidAge: c, soundOff: u, captionsOn: f };
      i.current?.contentWindow?.postMessage(e, window.location.origin);
    }, [o, m, t, c, u, f]),
    (0, k.jsxs)(`section`, {
      className: pr.preview,
      "aria-label": B.frame,
      children: [
        (0, k.jsxs)(`div`, {
          className: pr.tools,
          children: [
            (0, k.jsxs)(`fieldset`, {
              className: pr.ages,
              children: [
                (0, k.jsx)(`legend`, { children: B.age }),
                mr.map((e) =>
                  (0, k.jsxs)(
                    `label`,
                    { children: [(0, k.jsx)(`input`, { type: `radio`, name: `preview-age`, checked: c === e, onChange: () => l(e) }), e] },
                    e,
                  ),
                ),
              ],
            }),
            (0, k.jsxs)(`label`, {
              children: [(0, k.jsx)(`input`, { type: `checkbox`, checked: u, onChange: (e) => d(e.target.checked) }), B.soundOff],
            }),
            (0, k.jsxs)(`label`, {
              children: [(0, k.jsx)(`input`, { type: `checkbox`, checked: f, onChange: (e) => p(e.target.checked) }), B.captionsOn],
            }),
          ],
        }),
        n !== null &&
          (0, k.jsxs)(`p`, {
            className: pr.version,
            children: [B.ofVersion(n), (0, k.jsx)(a, { look: `quiet`, onClick: r, children: B.backToDraft })],
          }),
        (0, k.jsx)(`div`, {
          className: pr.phone,
          children: (0, k.jsx)(`iframe`, { ref: i, className: pr.frame, src: b({ view: `preview` }), title: B.frame }),
        }),
      ],
    })
  );
}
function gr({ label: e, children: t, ...n }) {
  let r = (0, O.useId)();
  return (0, k.jsxs)(`div`, {
    className: x.field,
    children: [(0, k.jsx)(`label`, { htmlFor: r, children: e }), (0, k.jsx)(`textarea`, { ...n, id: r }), t],
  });
}
var _r = { state: `SaveState-module_state_YdSs`, choice: `SaveState-module_choice_HVwe` },
  vr = { saved: L.saved, waiting: L.waiting, saving: L.saving, offline: L.offline, conflict: L.conflict };
function yr({ saving: e }) {
  let { status: t } = e,
    n = t === `failed` ? L.failed(e.problem ?? ``) : vr[t];
  return (0, k.jsxs)(`div`, {
    className: _r.state,
    "data-status": t,
    children: [
      (0, k.jsx)(`span`, { role: `status`, children: n }),
      t === `conflict` &&
        (0, k.jsxs)(`span`, {
          className: _r.choice,
          children: [
            (0, k.jsx)(a, { look: `quiet`, onClick: e.keepMine, children: L.mine }),
            (0, k.jsx)(a, { look: `quiet`, onClick: e.takeTheirs, children: L.theirs }),
          ],
        }),
    ],
  });
}
function br(e) {
  if (Array.isArray(e)) return e;
}
function xr(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Sr(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Cr(e, t) {
  if (e) {
    if (typeof e == `string`) return Sr(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set`
        ? Array.from(e)
        : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)
          ? Sr(e, t)
          : void 0
    );
  }
}
function wr() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Tr(e, t) {
  return br(e) || xr(e, t) || Cr(e, t) || wr();
}
var Er = t((e) => {
    (Object.defineProperty(e, "__esModule", { value: !0 }), (e.bind = void 0));
    function t(e, t) {
      var n = t.type,
        r = t.listener,
        i = t.options;
      return (
        e.addEventListener(n, r, i),
        function () {
          e.removeEventListener(n, r, i);
        }
      );
    }
    e.bind = t;
  }),
  Dr = t((e, t, n) => {
    var r =
      (n && n.__assign) ||
      function () {
        return (
          (r =
            Object.assign ||
            function (e) {
              for (var t, n = 1, r = arguments.length; n < r; n++)
                for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i]);
              return e;
            }),
          r.apply(this, arguments)
        );
      };
    (Object.defineProperty(e, "__esModule", { value: !0 }), (e.bindAll = void 0));
    var i = Er();
    function a(e) {
      if (e !== void 0) return typeof e == `boolean` ? { capture: e } : e;
    }
    function o(e, t) {
      return t == null ? e : r(r({}, e), { options: r(r({}, a(t)), a(e.options)) });
    }
    function s(e, t, n) {
      var r = t.map(function (t) {
        var r = o(t, n);
        return (0, i.bind)(e, r);
      });
      return function () {
        r.forEach(function (e) {
          return e();
        });
      };
    }
    e.bindAll = s;
  }),
  Or = t((e) => {
    (Object.defineProperty(e, "__esModule", { value: !0 }), (e.bindAll = e.bind = void 0));
    var t = Er();
    Object.defineProperty(e, "bind", {
      enumerable: !0,
      get: function () {
        return t.bind;
      },
    });
    var n = Dr();
    Object.defineProperty(e, "bindAll", {
      enumerable: !0,
      get: function () {
        return n.bindAll;
      },
    });
  })(),
  kr = `data-pdnd-honey-pot`;
function Ar(e) {
  return e instanceof Element && e.hasAttribute(`data-pdnd-honey-pot`);
}
function jr(e) {
  var t = Tr(document.elementsFromPoint(e.x, e.y), 2),
    n = t[0],
    r = t[1];
  return n ? (Ar(n) ? (r ?? null) : n) : null;
}
function Mr(e) {
  "@babel/helpers - typeof";
  return (
    (Mr =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    Mr(e)
  );
}
function Nr(e, t) {
  if (Mr(e) != `object` || !e) return e;
  var n;
  if (typeof Symbol < `u` && (n = e[Symbol.toPrimitive]) !== void 0) {
    var r = n.call(e, t || `default`);
    if (Mr(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Pr(e) {
  var t = Nr(e, `string`);
  return Mr(t) == `symbol` ? t : t + ``;
}
function Fr(e, t, n) {
  return ((t = Pr(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
var Ir = 2147483647,
  Lr = {
    inset: `unset`,
    border: `none`,
    padding: 0,
    margin: 0,
    overflow: `visible`,
    color: `inherit`,
    background: `transparent`,
    width: `auto`,
    height: `auto`,
  };
function Rr(e) {
  var t = null;
  return function () {
    if (!t) {
      var n = [...arguments];
      t = { result: e.apply(this, n) };
    }
    return t.result;
  };
}
var zr = Rr(function () {
  return typeof HTMLElement < `u` && typeof HTMLElement.prototype.showPopover == `function`;
});
function Br(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Vr(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Br(Object(n), !0).forEach(function (t) {
          Fr(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Br(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
var Hr = 2,
  Ur = Hr / 2;
function Wr(e) {
  return { x: Math.floor(e.x), y: Math.floor(e.y) };
}
function Gr(e) {
  return { x: e.x - Ur, y: e.y - Ur };
}
function Kr(e) {
  return { x: Math.max(e.x, 0), y: Math.max(e.y, 0) };
}
function qr(e) {
  return { x: Math.min(e.x, window.innerWidth - Hr), y: Math.min(e.y, window.innerHeight - Hr) };
}
function Jr(e) {
  var t = e.client,
    n = qr(Kr(Gr(Wr(t))));
  return DOMRect.fromRect({ x: n.x, y: n.y, width: Hr, height: Hr });
}
function Yr(e) {
  var t = e.clientRect;
  return { left: `${t.left}px`, top: `${t.top}px`, width: `${t.width}px`, height: `${t.height}px` };
}
function Xr(e) {
  var t = e.client,
    n = e.clientRect;
  return t.x >= n.x && t.x <= n.x + n.width && t.y >= n.y && t.y <= n.y + n.height;
}
function Zr(e) {
  var t = e.initial,
    n = document.createElement(`div`);
  (n.setAttribute(kr, `true`), zr() && n.setAttribute(`popover`, `manual`));
  var r = Jr({ client: t });
  (Object.assign(
    n.style,
    Vr(
      Vr({ position: `fixed` }, zr() ? Lr : { zIndex: Ir }),
      {},
      { backgroundColor: `transparent`, padding: 0, margin: 0, boxSizing: `border-box`, pointerEvents: `auto` },
      Yr({ clientRect: r }),
    ),
  ),
    document.body.appendChild(n),
    zr() && n.showPopover());
  var i = (0, Or.bind)(window, {
    type: `pointermove`,
    listener: function (e) {
      ((r = Jr({ client: { x: e.clientX, y: e.clientY } })), Object.assign(n.style, Yr({ clientRect: r })));
    },
    options: { capture: !0 },
  });
  return function (e) {
    var t = e.current;
    if ((i(), Xr({ client: t, clientRect: r }))) {
      n.remove();
      return;
    }
    function a() {
      (o(), n.remove());
    }
    var o = (0, Or.bindAll)(
      window,
      [
        { type: `pointerdown`, listener: a },
        { type: `pointermove`, listener: a },
        { type: `focusin`, listener: a },
        { type: `focusout`, listener: a },
        { type: `dragstart`, listener: a },
        { type: `dragenter`, listener: a },
        { type: `dragover`, listener: a },
      ],
      { capture: !0 },
    );
  };
}
function Qr() {
  var e = null;
  function t() {
    return (
      (e = null),
      (0, Or.bind)(window, {
        type: `pointermove`,
        listener: function (t) {
          e = { x: t.clientX, y: t.clientY };
        },
        options: { capture: !0 },
      })
    );
  }
  function n() {
    var t = null;
    return function (n) {
      var r = n.eventName,
        i = n.payload;
      if (r === `onDragStart`) {
        var a = i.location.initial.input;
        t = Zr({ initial: e ?? { x: a.clientX, y: a.clientY } });
      }
      if (r === `onDrop`) {
        var o,
          s = i.location.current.input;
        ((o = t) == null || o({ current: { x: s.clientX, y: s.clientY } }), (t = null), (e = null));
      }
    };
  }
  return { bindEvents: t, getOnPostDispatch: n };
}
function $r(e) {
  if (Array.isArray(e)) return Sr(e);
}
function ei(e) {
  if ((typeof Symbol < `u` && e[Symbol.iterator] != null) || e[`@@iterator`] != null) return Array.from(e);
}
function ti() {
  throw TypeError(`Invalid attempt to spread non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function ni(e) {
  return $r(e) || ei(e) || Cr(e) || ti();
}
var ri = Rr(function () {
    return navigator.userAgent.includes(`Firefox`);
  }),
  ii = Rr(function () {
    var e = navigator.userAgent;
    return e.includes(`AppleWebKit`) && !e.includes(`Chrome`);
  });
function ai(e) {
  return `nodeName` in e;
}
function oi(e) {
  return ai(e) && e.ownerDocument !== document;
}
var si = { isLeavingWindow: Symbol(`leaving`), isEnteringWindow: Symbol(`entering`) };
(function () {
  if (typeof window > `u` || !ii()) return;
  function e() {
    return { enterCount: 0, isOverWindow: !1 };
  }
  var t = e();
  function n() {
    t = e();
  }
  (0, Or.bindAll)(
    window,
    [
      {
        type: `dragstart`,
        listener: function () {
          ((t.enterCount = 0), (t.isOverWindow = !0));
        },
      },
      { type: `drop`, listener: n },
      { type: `dragend`, listener: n },
      {
        type: `dragenter`,
        listener: function (e) {
          (!t.isOverWindow && t.enterCount === 0 && (e[si.isEnteringWindow] = !0), (t.isOverWindow = !0), t.enterCount++);
        },
      },
      {
        type: `dragleave`,
        listener: function (e) {
          (t.enterCount--, t.isOverWindow && t.enterCount === 0 && ((e[si.isLeavingWindow] = !0), (t.isOverWindow = !1)));
        },
      },
    ],
    { capture: !0 },
  );
})();
function ci(e) {
  var t = e.dragLeave;
  return ii() ? t.hasOwnProperty(si.isLeavingWindow) : !1;
}
function li(e) {
  var t = e.dragLeave,
    n = t.type,
    r = t.relatedTarget;
  return n === `dragleave` ? (ii() ? ci({ dragLeave: t }) : r == null ? !0 : ri() ? oi(r) : r instanceof HTMLIFrameElement) : !1;
}
function ui(e) {
  var t = e.onDragEnd;
  return [
    {
      type: `pointermove`,
      listener: (function () {
        var e = 0;
        return function () {
          e < 20 ? e++ : t();
        };
      })(),
    },
    { type: `pointerdown`, listener: t },
  ];
}
function di(e) {
  return {
    altKey: e.altKey,
    button: e.button,
    buttons: e.buttons,
    ctrlKey: e.ctrlKey,
    metaKey: e.metaKey,
    shiftKey: e.shiftKey,
    clientX: e.clientX,
    clientY: e.clientY,
    pageX: e.pageX,
    pageY: e.pageY,
  };
}
var fi = (function (e) {
    var t = [],
      n = null,
      r = function () {
        ((t = [...arguments]),
          (n ||= requestAnimationFrame(function () {
            ((n = null), e.apply(void 0, t));
          })));
      };
    return (
      (r.cancel = function () {
        n &&= (cancelAnimationFrame(n), null);
      }),
      r
    );
  })(function (e) {
    return e();
  }),
  pi = (function () {
    var e = null;
    function t(t) {
      e = {
        frameId: requestAnimationFrame(function () {
          ((e = null), t());
        }),
        fn: t,
      };
    }
    function n() {
      e &&= (cancelAnimationFrame(e.frameId), e.fn(), null);
    }
    return { schedule: t, flush: n };
  })();
function mi(e) {
  var t = e.source,
    n = e.initial,
    r = e.dispatchEvent,
    i = { dropTargets: [] };
  function a(e) {
    (r(e), (i = { dropTargets: e.payload.location.current.dropTargets }));
  }
  return {
    start: function (e) {
      var r = e.nativeSetDragImage,
        o = { current: n, previous: i, initial: n };
      (a({ eventName: `onGenerateDragPreview`, payload: { source: t, location: o, nativeSetDragImage: r } }),
        pi.schedule(function () {
          a({ eventName: `onDragStart`, payload: { source: t, location: o } });
        }));
    },
    dragUpdate: function (e) {
      var r = e.current;
      (pi.flush(),
        fi.cancel(),
        a({ eventName: `onDropTargetChange`, payload: { source: t, location: { initial: n, previous: i, current: r } } }));
    },
    drag: function (e) {
      var r = e.current;
      fi(function () {
        (pi.flush(), a({ eventName: `onDrag`, payload: { source: t, location: { initial: n, previous: i, current: r } } }));
      });
    },
    drop: function (e) {
      var r = e.current,
        o = e.updatedSourcePayload;
      (pi.flush(), fi.cancel(), a({ eventName: `onDrop`, payload: { source: o ?? t, location: { current: r, previous: i, initial: n } } }));
    },
  };
}
var hi = { isActive: !1 };
function gi() {
  return !hi.isActive;
}
function _i(e) {
  return e.dataTransfer ? e.dataTransfer.setDragImage.bind(e.dataTransfer) : null;
}
function vi(e) {
  var t = e.current,
    n = e.next;
  if (t.length !== n.length) return !0;
  for (var r = 0; r < t.length; r++) if (t[r].element !== n[r].element) return !0;
  return !1;
}
function yi(e) {
  var t = e.event,
    n = e.dragType,
    r = e.getDropTargetsOver,
    i = e.dispatchEvent;
  if (!gi()) return;
  var a = xi({ event: t, dragType: n, getDropTargetsOver: r });
  hi.isActive = !0;
  var o = { current: a };
  bi({ event: t, current: a.dropTargets });
  var s = mi({ source: n.payload, dispatchEvent: i, initial: a });
  function c(e) {
    var t = vi({ current: o.current.dropTargets, next: e.dropTargets });
    ((o.current = e), t && s.dragUpdate({ current: o.current }));
  }
  function l(e) {
    var t = di(e),
      i = r({
        target: Ar(e.target) ? jr({ x: t.clientX, y: t.clientY }) : e.target,
        input: t,
        source: n.payload,
        current: o.current.dropTargets,
      });
    (i.length && (e.preventDefault(), bi({ event: e, current: i })), c({ dropTargets: i, input: t }));
  }
  function u() {
    (o.current.dropTargets.length && c({ dropTargets: [], input: o.current.input }),
      s.drop({ current: o.current, updatedSourcePayload: null }),
      d());
  }
  function d() {
    ((hi.isActive = !1), f());
  }
  var f = (0, Or.bindAll)(
    window,
    [
      {
        type: `dragover`,
        listener: function (e) {
          (l(e), s.drag({ current: o.current }));
        },
      },
      { type: `dragenter`, listener: l },
      {
        type: `dragleave`,
        listener: function (e) {
          li({ dragLeave: e }) && (c({ input: o.current.input, dropTargets: [] }), n.startedFrom === `external` && u());
        },
      },
      {
        type: `drop`,
        listener: function (e) {
          ((o.current = { dropTargets: o.current.dropTargets, input: di(e) }),
            o.current.dropTargets.length
              ? (e.preventDefault(),
                bi({ event: e, current: o.current.dropTargets }),
                s.drop({ current: o.current, updatedSourcePayload: n.type === `external` ? n.getDropPayload(e) : null }),
                d())
              : u());
        },
      },
      {
        type: `dragend`,
        listener: function (e) {
          ((o.current = { dropTargets: o.current.dropTargets, input: di(e) }), u());
        },
      },
    ].concat(ni(ui({ onDragEnd: u }))),
    { capture: !0 },
  );
  s.start({ nativeSetDragImage: _i(t) });
}
function bi(e) {
  var t = e.event,
    n = e.current[0]?.dropEffect;
  n != null && t.dataTransfer && (t.dataTransfer.dropEffect = n);
}
function xi(e) {
  var t = e.event,
    n = e.dragType,
    r = e.getDropTargetsOver,
    i = di(t);
  return n.startedFrom === `external`
    ? { input: i, dropTargets: [] }
    : { input: i, dropTargets: r({ input: i, source: n.payload, target: t.target, current: [] }) };
}
var Si = { canStart: gi, start: yi },
  Ci = new Map();
function wi(e) {
  var t = e.typeKey,
    n = e.mount,
    r = Ci.get(t);
  if (r) return (r.usageCount++, r);
  var i = { typeKey: t, unmount: n(), usageCount: 1 };
  return (Ci.set(t, i), i);
}
function Ti(e) {
  var t = wi(e);
  return function () {
    (t.usageCount--, t.usageCount > 0 || (t.unmount(), Ci.delete(e.typeKey)));
  };
}
function Ei() {
  var e = [...arguments];
  return function () {
    e.forEach(function (e) {
      return e();
    });
  };
}
function Di(e, t) {
  var n = t.attribute,
    r = t.value;
  return (
    e.setAttribute(n, r),
    function () {
      return e.removeAttribute(n);
    }
  );
}
function Oi(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Y(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Oi(Object(n), !0).forEach(function (t) {
          Fr(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Oi(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function ki(e, t) {
  var n = (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (!n) {
    if (Array.isArray(e) || (n = Ai(e)) || (t && e && typeof e.length == `number`)) {
      n && (e = n);
      var r = 0,
        i = function () {};
      return {
        s: i,
        n: function () {
          return r >= e.length ? { done: !0 } : { done: !1, value: e[r++] };
        },
        e: function (e) {
          throw e;
        },
        f: i,
      };
    }
    throw TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
  }
  var a,
    o = !0,
    s = !1;
  return {
    s: function () {
      n = n.call(e);
    },
    n: function () {
      var e = n.next();
      return ((o = e.done), e);
    },
    e: function (e) {
      ((s = !0), (a = e));
    },
    f: function () {
      try {
        o || n.return == null || n.return();
      } finally {
        if (s) throw a;
      }
    },
  };
}
function Ai(e, t) {
  if (e) {
    if (typeof e == `string`) return ji(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set`
        ? Array.from(e)
        : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)
          ? ji(e, t)
          : void 0
    );
  }
}
function ji(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Mi(e) {
  return e.slice(0).reverse();
}
function Ni(e) {
  var t = e.typeKey,
    n = e.defaultDropEffect,
    r = new WeakMap(),
    i = `data-drop-target-for-${t}`,
    a = `[${i}]`;
  function o(e) {
    return (
      r.set(e.element, e),
      function () {
        return r.delete(e.element);
      }
    );
  }
  function s(e) {
    return Rr(Ei(Di(e.element, { attribute: i, value: `true` }), o(e)));
  }
  function c(e) {
    var t = e.source,
      i = e.target,
      o = e.input,
      s = e.result,
      l = s === void 0 ? [] : s;
    if (i == null) return l;
    if (!(i instanceof Element)) return i instanceof Node ? c({ source: t, target: i.parentElement, input: o, result: l }) : l;
    var u = i.closest(a);
    if (u == null) return l;
    var d = r.get(u);
    if (d == null) return l;
    var f = { input: o, source: t, element: d.element };
    if (d.canDrop && !d.canDrop(f)) return c({ source: t, target: d.element.parentElement, input: o, result: l });
    var p = d.getData?.call(d, f) ?? {},
      m = d.getDropEffect?.call(d, f) ?? n,
      h = { data: p, element: d.element, dropEffect: m, isActiveDueToStickiness: !1 };
    return c({ source: t, target: d.element.parentElement, input: o, result: [].concat(ni(l), [h]) });
  }
  function l(e) {
    var t = e.eventName,
      n = e.payload,
      i = ki(n.location.current.dropTargets),
      a;
    try {
      for (i.s(); !(a = i.n()).done;) {
        var o,
          s = a.value,
          c = r.get(s.element),
          l = Y(Y({}, n), {}, { self: s });
        c == null || (o = c[t]) == null || o.call(c, l);
      }
    } catch (e) {
      i.e(e);
    } finally {
      i.f();
    }
  }
  var u = {
    onGenerateDragPreview: l,
    onDrag: l,
    onDragStart: l,
    onDrop: l,
    onDropTargetChange: function (e) {
      var t = e.payload,
        n = new Set(
          t.location.current.dropTargets.map(function (e) {
            return e.element;
          }),
        ),
        i = new Set(),
        a = ki(t.location.previous.dropTargets),
        o;
      try {
        for (a.s(); !(o = a.n()).done;) {
          var s,
            c = o.value;
          i.add(c.element);
          var l = r.get(c.element),
            u = n.has(c.element),
            d = Y(Y({}, t), {}, { self: c });
          if ((l == null || (s = l.onDropTargetChange) == null || s.call(l, d), !u)) {
            var f;
            l == null || (f = l.onDragLeave) == null || f.call(l, d);
          }
        }
      } catch (e) {
        a.e(e);
      } finally {
        a.f();
      }
      var p = ki(t.location.current.dropTargets),
        m;
      try {
        for (p.s(); !(m = p.n()).done;) {
          var h,
            g,
            _ = m.value;
          if (!i.has(_.element)) {
            var v = Y(Y({}, t), {}, { self: _ }),
              y = r.get(_.element);
            (y == null || (h = y.onDropTargetChange) == null || h.call(y, v), y == null || (g = y.onDragEnter) == null || g.call(y, v));
          }
        }
      } catch (e) {
        p.e(e);
      } finally {
        p.f();
      }
    },
  };
  function d(e) {
    u[e.eventName](e);
  }
  function f(e) {
    var t = e.source,
      n = e.target,
      i = e.input,
      a = e.current,
      o = c({ source: t, target: n, input: i });
    if (o.length >= a.length) return o;
    for (var s = Mi(a), l = Mi(o), u = [], d = 0; d < s.length; d++) {
      var f,
        p = s[d],
        m = l[d];
      if (m != null) u.push(m);
      else {
        var h = u[d - 1],
          g = s[d - 1];
        if (h?.element !== g?.element) break;
        var _ = r.get(p.element);
        if (!_) break;
        var v = { input: i, source: t, element: _.element };
        if ((_.canDrop && !_.canDrop(v)) || !((f = _.getIsSticky) != null && f.call(_, v))) break;
        u.push(Y(Y({}, p), {}, { isActiveDueToStickiness: !0 }));
      }
    }
    return Mi(u);
  }
  return { dropTargetForConsumers: s, getIsOver: f, dispatchEvent: d };
}
function Pi(e, t) {
  var n = (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (!n) {
    if (Array.isArray(e) || (n = Fi(e)) || (t && e && typeof e.length == `number`)) {
      n && (e = n);
      var r = 0,
        i = function () {};
      return {
        s: i,
        n: function () {
          return r >= e.length ? { done: !0 } : { done: !1, value: e[r++] };
        },
        e: function (e) {
          throw e;
        },
        f: i,
      };
    }
    throw TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
  }
  var a,
    o = !0,
    s = !1;
  return {
    s: function () {
      n = n.call(e);
    },
    n: function () {
      var e = n.next();
      return ((o = e.done), e);
    },
    e: function (e) {
      ((s = !0), (a = e));
    },
    f: function () {
      try {
        o || n.return == null || n.return();
      } finally {
        if (s) throw a;
      }
    },
  };
}
function Fi(e, t) {
  if (e) {
    if (typeof e == `string`) return Ii(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set`
        ? Array.from(e)
        : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)
          ? Ii(e, t)
          : void 0
    );
  }
}
function Ii(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Li(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Ri(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Li(Object(n), !0).forEach(function (t) {
          Fr(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Li(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function zi() {
  var e = new Set(),
    t = null;
  function n(e) {
    t && (!e.canMonitor || e.canMonitor(t.canMonitorArgs)) && t.active.add(e);
  }
  function r(r) {
    var i = Ri({}, r);
    (e.add(i), n(i));
    function a() {
      (e.delete(i), t && t.active.delete(i));
    }
    return Rr(a);
  }
  function i(r) {
    var i = r.eventName,
      a = r.payload;
    if (i === `onGenerateDragPreview`) {
      t = { canMonitorArgs: { initial: a.location.initial, source: a.source }, active: new Set() };
      var o = Pi(e),
        s;
      try {
        for (o.s(); !(s = o.n()).done;) {
          var c = s.value;
          n(c);
        }
      } catch (e) {
        o.e(e);
      } finally {
        o.f();
      }
    }
    if (t) {
      for (var l = Array.from(t.active), u = 0, d = l; u < d.length; u++) {
        var f = d[u];
        if (t.active.has(f)) {
          var p;
          (p = f[i]) == null || p.call(f, a);
        }
      }
      i === `onDrop` && (t.active.clear(), (t = null));
    }
  }
  return { dispatchEvent: i, monitorForConsumers: r };
}
function Bi(e) {
  var t = e.typeKey,
    n = e.mount,
    r = e.dispatchEventToSource,
    i = e.onPostDispatch,
    a = e.defaultDropEffect,
    o = zi(),
    s = Ni({ typeKey: t, defaultDropEffect: a });
  function c(e) {
    (r?.(e), s.dispatchEvent(e), o.dispatchEvent(e), i?.(e));
  }
  function l(e) {
    var t = e.event,
      n = e.dragType;
    Si.start({ event: t, dragType: n, getDropTargetsOver: s.getIsOver, dispatchEvent: c });
  }
  function u() {
    function e() {
      return n({ canStart: Si.canStart, start: l });
    }
    return Ti({ typeKey: t, mount: e });
  }
  return { registerUsage: u, dropTarget: s.dropTargetForConsumers, monitor: o.monitorForConsumers };
}
var Vi = Rr(function () {
    return navigator.userAgent.toLocaleLowerCase().includes(`android`);
  }),
  Hi = `pdnd:android-fallback`,
  Ui = `text/plain`,
  Wi = `application/vnd.pdnd`,
  Gi = new WeakMap();
function Ki(e) {
  return (
    Gi.set(e.element, e),
    function () {
      Gi.delete(e.element);
    }
  );
}
var qi = Qr(),
  Ji = Bi({
    typeKey: `element`,
    defaultDropEffect: `move`,
    mount: function (e) {
      return Ei(
        qi.bindEvents(),
        (0, Or.bind)(document, {
          type: `dragstart`,
          listener: function (t) {
            if (e.canStart(t) && !t.defaultPrevented && t.dataTransfer) {
              var n = t.target;
              if (n instanceof HTMLElement) {
                var r = Gi.get(n);
                if (r) {
                  var i = di(t),
                    a = { element: r.element, dragHandle: r.dragHandle ?? null, input: i };
                  if (r.canDrag && !r.canDrag(a)) t.preventDefault();
                  else {
                    if (r.dragHandle) {
                      var o = jr({ x: i.clientX, y: i.clientY });
                      if (!r.dragHandle.contains(o)) {
                        t.preventDefault();
                        return;
                      }
                    }
                    var s = r.getInitialDataForExternal?.call(r, a) ?? null;
                    if (s)
                      for (var c = 0, l = Object.entries(s); c < l.length; c++) {
                        var u = Tr(l[c], 2),
                          d = u[0],
                          f = u[1];
                        t.dataTransfer.setData(d, f ?? ``);
                      }
                    (Vi() &&
                      !t.dataTransfer.types.includes(`text/plain`) &&
                      !t.dataTransfer.types.includes(`text/uri-list`) &&
                      t.dataTransfer.setData(Ui, Hi),
                      t.dataTransfer.setData(Wi, ``));
                    var p = {
                      type: `element`,
                      payload: { element: r.element, dragHandle: r.dragHandle ?? null, data: r.getInitialData?.call(r, a) ?? {} },
                      startedFrom: `internal`,
                    };
                    e.start({ event: t, dragType: p });
                  }
                }
              }
            }
          },
        }),
      );
    },
    dispatchEventToSource: function (e) {
      var t,
        n,
        r = e.eventName,
        i = e.payload;
      (t = Gi.get(i.source.element)) == null || (n = t[r]) == null || n.call(t, i);
    },
    onPostDispatch: qi.getOnPostDispatch(),
  }),
  Yi = Ji.dropTarget;
Ji.monitor;
function Xi(e) {
  return Rr(Ei(Ji.registerUsage(), Ki(e), Di(e.element, { attribute: `draggable`, value: `true` })));
}
var Zi = {
  list: `ItemList-module_list_kQlk`,
  row: `ItemList-module_row_2ph7`,
  grip: `ItemList-module_grip_QzMX`,
  pick: `ItemList-module_pick_byds`,
  label: `ItemList-module_label_hoKF`,
  detail: `ItemList-module_detail_Mzi3`,
  steps: `ItemList-module_steps_Lev-`,
};
function Qi({ name: e, items: t, selected: n, onSelect: r, onMove: i }) {
  let [a, o] = (0, O.useState)(``),
    s = (e, n) => {
      let r = t[e];
      r === void 0 || n < 0 || n >= t.length || e === n || (i(e, n), o(F.moved(r.label, n + 1, t.length)));
    };
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsx)(`ol`, {
        className: Zi.list,
        "aria-label": e,
        children: t.map((i, a) =>
          (0, k.jsx)(ea, { list: e, item: i, index: a, isLast: a === t.length - 1, isSelected: i.id === n, onSelect: r, onMove: s }, i.id),
        ),
      }),
      (0, k.jsx)(`p`, { className: `visually-hidden`, role: `status`, children: a }),
    ],
  });
}
var $i = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
function ea({ list: e, item: t, index: n, isLast: r, isSelected: i, onSelect: a, onMove: o }) {
  let c = (0, O.useRef)(null),
    l = (0, O.useRef)(null),
    [u, d] = (0, O.useState)(null),
    f = (0, O.useRef)({ index: n, onMove: o });
  ((f.current = { index: n, onMove: o }),
    (0, O.useEffect)(() => {
      if (c.current === null || l.current === null) return;
      let t = c.current,
        n = (e) => {
          let n = t.getBoundingClientRect();
          return e < n.top + n.height / 2 ? `above` : `below`;
        };
      return Ei(
        Xi({ element: t, dragHandle: l.current, getInitialData: () => ({ list: e, index: f.current.index }) }),
        Yi({
          element: t,
          canDrop: ({ source: t }) => t.data.list === e,
          onDrag: ({ location: e }) => d(n(e.current.input.clientY)),
          onDragLeave: () => d(null),
          onDrop({ source: e, location: t }) {
            d(null);
            let r = Number(e.data.index),
              i = f.current.index + +(n(t.current.input.clientY) === `below`);
            f.current.onMove(r, r < i ? i - 1 : i);
          },
        }),
      );
    }, [e]));
  let p = (0, O.useRef)(!1);
  return (
    (0, O.useEffect)(() => {
      (p.current && l.current?.focus(), (p.current = !1));
    }, [n]),
    (0, k.jsxs)(`li`, {
      ref: c,
      className: Zi.row,
      "data-selected": i,
      "data-edge": u ?? void 0,
      children: [
        (0, k.jsx)(`button`, {
          ref: l,
          type: `button`,
          className: Zi.grip,
          "aria-label": F.move(t.label),
          onKeyDown: (e) => {
            let t = $i[e.key];
            t !== void 0 && (e.preventDefault(), (p.current = !0), o(n, n + t));
          },
          children: (0, k.jsx)(s, { name: `grip` }),
        }),
        (0, k.jsxs)(`button`, {
          type: `button`,
          className: Zi.pick,
          "aria-current": i,
          onClick: () => a(t.id),
          children: [
            (0, k.jsx)(`span`, { className: Zi.label, children: t.label }),
            (0, k.jsx)(`span`, { className: Zi.detail, children: t.detail }),
          ],
        }),
        (0, k.jsxs)(`span`, {
          className: Zi.steps,
          children: [
            (0, k.jsx)(m, { icon: `up`, small: !0, label: F.up(t.label), disabled: n === 0, onClick: () => o(n, n - 1) }),
            (0, k.jsx)(m, { icon: `down`, small: !0, label: F.down(t.label), disabled: r, onClick: () => o(n, n + 1) }),
          ],
        }),
      ],
    })
  );
}
var ta = { add: `AddForm-module_add_QxJn` };
function na({ label: e, second: t, button: n, onAdd: r }) {
  let [i, o] = (0, O.useState)(``),
    [s, c] = (0, O.useState)(``),
    [l, u] = (0, O.useState)(null),
    [d, f] = (0, O.useState)(!1),
    p = async () => {
      if (i.trim() === ``) return u(F.titleNeeded);
      (u(null), f(!0), (await r(i.trim(), s.trim())) && (o(``), c(``)), f(!1));
    };
  return (0, k.jsxs)(`details`, {
    className: ta.add,
    children: [
      (0, k.jsx)(`summary`, { children: n }),
      (0, k.jsxs)(S, {
        onSubmit: () => void p(),
        children: [
          (0, k.jsx)(E, { label: e, maxLength: 120, value: i, problem: l, disabled: d, onChange: (e) => o(e.target.value) }),
          t !== void 0 && (0, k.jsx)(E, { label: t, maxLength: 40, value: s, disabled: d, onChange: (e) => c(e.target.value) }),
          (0, k.jsx)(a, { type: `submit`, disabled: d, children: n }),
        ],
      }),
    ],
  });
}
function ra({ builder: e, place: t }) {
  return (0, k.jsx)(Hn, { message: e.problem?.place === t ? e.problem.message : null });
}
var X = {
    page: `BuilderScreen-module_page_pD9O`,
    head: `BuilderScreen-module_head_3iDd`,
    bar: `BuilderScreen-module_bar_A7Zn`,
    columns: `BuilderScreen-module_columns_bv9K`,
    column: `BuilderScreen-module_column_kjmE`,
    side: `BuilderScreen-module_side_-Mm9`,
    part: `BuilderScreen-module_part_sgx5`,
    pair: `BuilderScreen-module_pair_LQzR`,
    chip: `BuilderScreen-module_chip_p6Ku`,
  },
  ia = ({ version: e, has_changes: t }) => (e === null ? F.notPublished : t ? F.changed(e) : F.published(e));
function aa({ builder: e }) {
  let { courses: t, course: n, lesson: r } = e,
    [i, o] = (0, O.useState)(!1),
    s = n?.lessons.reduce((e, { slides: t }) => e + t, 0) ?? 0;
  return (0, k.jsxs)(`div`, {
    className: X.column,
    children: [
      (0, k.jsxs)(`section`, {
        className: X.part,
        "aria-labelledby": `courses-heading`,
        children: [
          (0, k.jsx)(`h2`, { id: `courses-heading`, children: F.courses }),
          t.length === 0 && (0, k.jsx)(`p`, { children: F.noCourses }),
          (0, k.jsx)(Qi, {
            name: F.courses,
            items: t.map(({ id: e, title: t, lessons: n }) => ({ id: e, label: t, detail: `${F.lessons}: ${n.length}` })),
            selected: n?.id ?? null,
            onSelect: e.selectCourse,
            onMove: e.moveCourse,
          }),
          (0, k.jsx)(na, { label: F.newCourse, button: F.addCourse, onAdd: (t) => e.addCourse(t) }),
          (0, k.jsx)(ra, { builder: e, place: `courses` }),
        ],
      }),
      n !== null &&
        (0, k.jsxs)(`section`, {
          className: X.part,
          "aria-labelledby": `lessons-heading`,
          children: [
            (0, k.jsx)(oa, { course: n }, n.id),
            (0, k.jsx)(a, { look: `quiet`, onClick: () => o(!0), children: F.deleteCourse }),
            (0, k.jsx)(`h2`, { id: `lessons-heading`, children: F.lessons }),
            n.lessons.length === 0 && (0, k.jsx)(`p`, { children: F.noLessons }),
            (0, k.jsx)(Qi, {
              name: F.lessons,
              items: n.lessons.map((e) => ({ id: e.id, label: e.title, detail: `${F.slideCount(e.slides)}. ${ia(e)}` })),
              selected: r?.id ?? null,
              onSelect: e.selectLesson,
              onMove: e.moveLesson,
            }),
            (0, k.jsx)(na, { label: F.newLesson, second: F.newTag, button: F.addLesson, onAdd: (t, n) => e.addLesson(t, n) }),
            (0, k.jsx)(ra, { builder: e, place: `lessons` }),
          ],
        }),
      i &&
        n !== null &&
        (0, k.jsx)(ur, {
          no: P.cancel,
          question: {
            heading: F.deleteCourse,
            text: [
              I.course(n.title, n.lessons.length, s),
              ...(n.lessons.some(({ id: e }) => e === `7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f01`) ? [I.firstLesson] : []),
              I.trash,
            ],
            yes: P.delete,
            onYes: () => e.remove(`course`, n.id),
          },
          onClose: () => o(!1),
        }),
    ],
  });
}
function oa({ course: e }) {
  let t = ue(),
    n = zn({
      id: `course ${e.id}`,
      row: e,
      async save(t, { title: n, description: r }) {
        let i = await un(e.id, t, { ...(n !== void 0 && { title: n }), ...(r !== void 0 && { description: r }) });
        return { ...e, ...i };
      },
      async readAgain() {
        let t = (await an()).find(({ id: t }) => t === e.id);
        if (t === void 0) throw new T(`not_found`);
        return t;
      },
      onSaved: () => void t.invalidateQueries({ queryKey: [`outline`] }),
    }),
    { value: r, edit: i } = n;
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsx)(E, {
        label: F.courseTitle,
        maxLength: 120,
        value: r.title,
        problem: r.title.trim() === `` ? F.titleNeeded : null,
        onChange: (e) => i({ title: e.target.value }),
      }),
      (0, k.jsx)(gr, {
        label: F.courseDescription,
        rows: 2,
        maxLength: 1e3,
        value: r.description,
        onChange: (e) => i({ description: e.target.value }),
      }),
      (0, k.jsx)(yr, { saving: n }),
    ],
  });
}
var sa = `input:not([hidden]), textarea, button`;
function ca({ check: e, answer: t }) {
  let n = (t === null ? document : (document.querySelector(`[data-answer="${t}"]`) ?? document)).querySelector(`[data-checks~="${e}"]`);
  (n?.scrollIntoView({ block: `center` }), n?.querySelector(sa)?.focus());
}
var la = ({ solved: e, tries: t }) => (e === 0 ? null : t / e),
  ua = 1e6,
  da = {
    video: { folder: `videos`, maxBytes: 500 * ua, endings: [`mp4`] },
    captions: { folder: `videos`, maxBytes: ua, endings: [`vtt`] },
    poster: { folder: `videos`, maxBytes: 5 * ua, endings: [`jpg`, `png`, `webp`] },
    "question-audio": { folder: `quiz-audio`, maxBytes: 20 * ua, endings: [`wav`, `mp3`, `m4a`] },
    "answer-audio": { folder: `quiz-audio`, maxBytes: 20 * ua, endings: [`wav`, `mp3`, `m4a`] },
    "correct-audio": { folder: `quiz-correct-audio`, maxBytes: 20 * ua, endings: [`wav`, `mp3`, `m4a`] },
    "wrong-audio": { folder: `quiz-wrong-audio`, maxBytes: 20 * ua, endings: [`wav`, `mp3`, `m4a`] },
    "answer-image": { folder: `quiz-answer-images`, maxBytes: 5 * ua, endings: [`jpg`, `png`, `webp`] },
  },
  fa = `/assets/recorder-worklet-xqI6jIrG.js`,
  pa = 44;
function ma(e, t) {
  let n = e.length * 2,
    r = new DataView(new ArrayBuffer(pa + n)),
    i = (e, t) => [...t].forEach((t, n) => r.setUint8(e + n, t.charCodeAt(0)));
  return (
    i(0, `RIFF`),
    r.setUint32(4, 36 + n, !0),
    i(8, `WAVEfmt `),
    r.setUint32(16, 16, !0),
    r.setUint16(20, 1, !0),
    r.setUint16(22, 1, !0),
    r.setUint32(24, t, !0),
    r.setUint32(28, t * 2, !0),
    r.setUint16(32, 2, !0),
    r.setUint16(34, 16, !0),
    i(36, `data`),
    r.setUint32(40, n, !0),
    e.forEach((e, t) => {
      let n = Math.max(-1, Math.min(1, e));
      r.setInt16(pa + t * 2, Math.round(n * (n < 0 ? 32768 : 32767)), !0);
    }),
    r.buffer
  );
}
async function ha() {
  let e = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: !1, noiseSuppression: !0 } }),
    t = new AudioContext(),
    n = () => {
      for (let t of e.getTracks()) t.stop();
      t.close();
    };
  try {
    await t.audioWorklet.addModule(fa);
  } catch (e) {
    throw (n(), e);
  }
  let r = [],
    i = new AudioWorkletNode(t, `collector`);
  return (
    i.port.addEventListener(`message`, ({ data: e }) => r.push(e)),
    i.port.start(),
    t.createMediaStreamSource(e).connect(i),
    {
      async stop() {
        let { sampleRate: e } = t;
        n();
        let i = await ga(r, e);
        return new File([ma(i, l)], `recording.wav`, { type: `audio/wav` });
      },
      drop: n,
    }
  );
}
async function ga(e, t) {
  let n = e.reduce((e, t) => e + t.length, 0);
  if (n === 0) return new Float32Array();
  let r = new AudioBuffer({ length: n, sampleRate: t }),
    i = 0;
  for (let t of e) (r.getChannelData(0).set(t, i), (i += t.length));
  let a = new OfflineAudioContext(1, Math.ceil((n * l) / t), l),
    o = new AudioBufferSourceNode(a, { buffer: r });
  return (o.connect(a.destination), o.start(), (await a.startRendering()).getChannelData(0));
}
var _a = { recording: `Recorder-module_recording_o43h` };
function va({ label: e, onRecorded: t }) {
  let [n, r] = (0, O.useState)({ state: `idle` }),
    i = (0, O.useRef)(null);
  (0, O.useEffect)(() => () => i.current?.drop(), []);
  let o = n.state === `heard` ? n.url : null;
  (0, O.useEffect)(() => () => (o === null ? void 0 : URL.revokeObjectURL(o)), [o]);
  let s = async () => {
      try {
        ((i.current = await ha()), r({ state: `recording` }));
      } catch {
        r({ state: `no-microphone` });
      }
    },
    c = async () => {
      let e = await i.current?.stop();
      ((i.current = null), r(e === void 0 ? { state: `idle` } : { state: `heard`, file: e, url: URL.createObjectURL(e) }));
    };
  return n.state === `recording`
    ? (0, k.jsxs)(`span`, {
        className: _a.recording,
        children: [
          (0, k.jsx)(`span`, { role: `status`, children: z.recording }),
          (0, k.jsx)(a, { onClick: () => void c(), children: z.stop }),
        ],
      })
    : n.state === `heard`
      ? (0, k.jsxs)(`span`, {
          className: _a.recording,
          children: [
            (0, k.jsx)(`audio`, { src: n.url, controls: !0, "aria-label": z.listen }),
            (0, k.jsx)(a, {
              onClick: () => {
                (r({ state: `idle` }), t(n.file));
              },
              children: z.use,
            }),
            (0, k.jsx)(a, { look: `quiet`, onClick: () => r({ state: `idle` }), children: z.discard }),
          ],
        })
      : (0, k.jsxs)(k.Fragment, {
          children: [
            (0, k.jsx)(a, { look: `quiet`, "aria-label": z.record(e), onClick: () => void s(), children: z.recordShort }),
            n.state === `no-microphone` && (0, k.jsx)(`p`, { role: `alert`, children: z.noMicrophone }),
          ],
        });
}
function ya(e) {
  "@babel/helpers - typeof";
  return (
    (ya =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    ya(e)
  );
}
function ba(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, Sa(r.key), r));
  }
}
function xa(e, t, n) {
  return (t && ba(e.prototype, t), n && ba(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function Sa(e) {
  var t = Ca(e, `string`);
  return ya(t) == `symbol` ? t : t + ``;
}
function Ca(e, t) {
  if (ya(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (ya(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function wa(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function Ta(e, t, n) {
  return ((t = Pa(t)), Ea(e, ja() ? Reflect.construct(t, n || [], Pa(e).constructor) : t.apply(e, n)));
}
function Ea(e, t) {
  if (t && (ya(t) === `object` || typeof t == `function`)) return t;
  if (t !== void 0) throw TypeError(`Derived constructors may only return object or undefined`);
  return Da(e);
}
function Da(e) {
  if (e === void 0) throw ReferenceError(`this hasn't been initialised - super() hasn't been called`);
  return e;
}
function Oa(e, t) {
  if (typeof t != `function` && t !== null) throw TypeError(`Super expression must either be null or a function`);
  ((e.prototype = Object.create(t && t.prototype, { constructor: { value: e, writable: !0, configurable: !0 } })),
    Object.defineProperty(e, "prototype", { writable: !1 }),
    t && Na(e, t));
}
function ka(e) {
  var t = typeof Map == `function` ? new Map() : void 0;
  return (
    (ka = function (e) {
      if (e === null || !Ma(e)) return e;
      if (typeof e != `function`) throw TypeError(`Super expression must either be null or a function`);
      if (t !== void 0) {
        if (t.has(e)) return t.get(e);
        t.set(e, n);
      }
      function n() {
        return Aa(e, arguments, Pa(this).constructor);
      }
      return (
        (n.prototype = Object.create(e.prototype, { constructor: { value: n, enumerable: !1, writable: !0, configurable: !0 } })), Na(n, e)
      );
    }),
    ka(e)
  );
}
function Aa(e, t, n) {
  if (ja()) return Reflect.construct.apply(null, arguments);
  var r = [null];
  r.push.apply(r, t);
  var i = new (e.bind.apply(e, r))();
  return (n && Na(i, n.prototype), i);
}
function ja() {
  try {
    var e = !Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function () {}));
  } catch {}
  return (ja = function () {
    return !!e;
  })();
}
function Ma(e) {
  try {
    return Function.toString.call(e).indexOf(`[native code]`) !== -1;
  } catch {
    return typeof e == `function`;
  }
}
function Na(e, t) {
  return (
    (Na = Object.setPrototypeOf
      ? Object.setPrototypeOf.bind()
      : function (e, t) {
          return ((e.__proto__ = t), e);
        }),
    Na(e, t)
  );
}
function Pa(e) {
  return (
    (Pa = Object.setPrototypeOf
      ? Object.getPrototypeOf.bind()
      : function (e) {
          return e.__proto__ || Object.getPrototypeOf(e);
        }),
    Pa(e)
  );
}
var Fa = (function (e) {
  function t(e) {
    var n,
      r = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : null,
      i = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : null,
      a = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : null;
    if (
      (wa(this, t),
      (n = Ta(this, t, [e])),
      (n.originalRequest = i),
      (n.originalResponse = a),
      (n.causingError = r),
      r != null && (e += `, caused by ${r.toString()}`),
      i != null)
    ) {
      var o = i.getHeader(`X-Request-ID`) || `n/a`,
        s = i.getMethod(),
        c = i.getURL(),
        l = a ? a.getStatus() : `n/a`,
        u = a ? a.getBody() || `` : `n/a`;
      e += `, originated from request (method: ${s}, url: ${c}, response code: ${l}, response text: ${u}, request id: ${o})`;
    }
    return ((n.message = e), n);
  }
  return (Oa(t, e), xa(t));
})(ka(Error));
function Ia(e) {
  "@babel/helpers - typeof";
  return (
    (Ia =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    Ia(e)
  );
}
function La(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function Ra(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, Ba(r.key), r));
  }
}
function za(e, t, n) {
  return (t && Ra(e.prototype, t), n && Ra(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function Ba(e) {
  var t = Va(e, `string`);
  return Ia(t) == `symbol` ? t : t + ``;
}
function Va(e, t) {
  if (Ia(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Ia(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var Ha = (function () {
    function e() {
      La(this, e);
    }
    return za(e, [
      {
        key: `listAllUploads`,
        value: function () {
          return Promise.resolve([]);
        },
      },
      {
        key: `findUploadsByFingerprint`,
        value: function (e) {
          return Promise.resolve([]);
        },
      },
      {
        key: `removeUpload`,
        value: function (e) {
          return Promise.resolve();
        },
      },
      {
        key: `addUpload`,
        value: function (e, t) {
          return Promise.resolve(null);
        },
      },
    ]);
  })(),
  Ua = `3.9.6`,
  Wa = Ua,
  Ga = typeof TextDecoder == `function` ? new TextDecoder(`utf-8`, { ignoreBOM: !0 }) : void 0,
  Ka = typeof TextEncoder == `function` ? new TextEncoder() : void 0,
  qa = Array.prototype.slice.call(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=`),
  Ja = ((e) => {
    let t = {};
    return (e.forEach((e, n) => (t[e] = n)), t);
  })(qa),
  Ya = /^(?:[A-Za-z\d+\/]{4})*?(?:[A-Za-z\d+\/]{2}(?:==)?|[A-Za-z\d+\/]{3}=?)?$/,
  Z = String.fromCharCode.bind(String),
  Xa = typeof Uint8Array.from == `function` ? Uint8Array.from.bind(Uint8Array) : (e) => new Uint8Array(Array.prototype.slice.call(e, 0)),
  Za = (e) => e.replace(/=/g, ``).replace(/[+\/]/g, (e) => (e == `+` ? `-` : `_`)),
  Qa = (e) => e.replace(/[^A-Za-z0-9\+\/]/g, ``),
  $a = (e) => {
    let t,
      n,
      r,
      i,
      a = ``,
      o = e.length % 3;
    for (let o = 0; o < e.length;) {
      if ((n = e.charCodeAt(o++)) > 255 || (r = e.charCodeAt(o++)) > 255 || (i = e.charCodeAt(o++)) > 255)
        throw TypeError(`invalid character found`);
      ((t = (n << 16) | (r << 8) | i), (a += qa[(t >> 18) & 63] + qa[(t >> 12) & 63] + qa[(t >> 6) & 63] + qa[t & 63]));
    }
    return o ? a.slice(0, o - 3) + `===`.substring(o) : a;
  },
  eo = typeof btoa == `function` ? (e) => btoa(e) : $a,
  to =
    typeof Uint8Array.prototype.toBase64 == `function`
      ? Function.prototype.call.bind(Uint8Array.prototype.toBase64)
      : (e) => {
          let t = 4096,
            n = [];
          for (let r = 0, i = e.length; r < i; r += t) n.push(Z.apply(null, e.subarray(r, r + t)));
          return eo(n.join(``));
        },
  no = (e, t = !1) => (t ? Za(to(e)) : to(e)),
  ro = (e) => {
    if (e.length < 2) {
      var t = e.charCodeAt(0);
      return t < 128
        ? e
        : t < 2048
          ? Z(192 | (t >>> 6)) + Z(128 | (t & 63))
          : Z(224 | ((t >>> 12) & 15)) + Z(128 | ((t >>> 6) & 63)) + Z(128 | (t & 63));
    }
    var t = 65536 + (e.charCodeAt(0) - 55296) * 1024 + (e.charCodeAt(1) - 56320);
    return Z(240 | ((t >>> 18) & 7)) + Z(128 | ((t >>> 12) & 63)) + Z(128 | ((t >>> 6) & 63)) + Z(128 | (t & 63));
  },
  io = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[^\x00-\x7F]/g,
  ao = (e) => e.replace(io, ro),
  oo = Ka ? (e) => to(Ka.encode(e)) : (e) => eo(ao(e)),
  so = (e, t = !1) => (t ? Za(oo(e)) : oo(e)),
  co = (e) => so(e, !0),
  lo = /[\xC0-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF7][\x80-\xBF]{3}/g,
  uo = (e) => {
    switch (e.length) {
      case 4:
        var t =
          (((7 & e.charCodeAt(0)) << 18) | ((63 & e.charCodeAt(1)) << 12) | ((63 & e.charCodeAt(2)) << 6) | (63 & e.charCodeAt(3))) - 65536;
        return Z((t >>> 10) + 55296) + Z((t & 1023) + 56320);
      case 3:
        return Z(((15 & e.charCodeAt(0)) << 12) | ((63 & e.charCodeAt(1)) << 6) | (63 & e.charCodeAt(2)));
      default:
        return Z(((31 & e.charCodeAt(0)) << 6) | (63 & e.charCodeAt(1)));
    }
  },
  fo = (e) => e.replace(lo, uo),
  po = (e) => {
    if (((e = e.replace(/\s+/g, ``)), !Ya.test(e))) throw TypeError(`malformed base64.`);
    e += `==`.slice(2 - (e.length & 3));
    let t,
      n,
      r,
      i = [];
    for (let a = 0; a < e.length;)
      ((t = (Ja[e.charAt(a++)] << 18) | (Ja[e.charAt(a++)] << 12) | ((n = Ja[e.charAt(a++)]) << 6) | (r = Ja[e.charAt(a++)])),
        n === 64
          ? i.push(Z((t >> 16) & 255))
          : r === 64
            ? i.push(Z((t >> 16) & 255, (t >> 8) & 255))
            : i.push(Z((t >> 16) & 255, (t >> 8) & 255, t & 255)));
    return i.join(``);
  },
  mo = typeof atob == `function` ? (e) => atob(Qa(e)) : po,
  ho =
    typeof Uint8Array.fromBase64 == `function`
      ? (e) => Uint8Array.fromBase64(e)
      : (e) =>
          Xa(
            mo(e)
              .split(``)
              .map((e) => e.charCodeAt(0)),
          ),
  go = (e) => ho(vo(e)),
  _o = Ga ? (e) => Ga.decode(ho(e)) : (e) => fo(mo(e)),
  vo = (e) => Qa(e.replace(/[-_]/g, (e) => (e == `-` ? `+` : `/`))),
  yo = (e) => _o(vo(e)),
  bo = (e) => {
    if (typeof e != `string`) return !1;
    let t = e.replace(/\s+/g, ``).replace(/={0,2}$/, ``);
    return t.length % 4 == 1 ? !1 : !/[^\s0-9a-zA-Z\+/]/.test(t) || !/[^\s0-9a-zA-Z\-_]/.test(t);
  },
  xo = (e) => ({ value: e, enumerable: !1, writable: !0, configurable: !0 }),
  So = function () {
    let e = (e, t) => Object.defineProperty(String.prototype, e, xo(t));
    (e(`fromBase64`, function () {
      return yo(this);
    }),
      e(`toBase64`, function (e) {
        return so(this, e);
      }),
      e(`toBase64URI`, function () {
        return so(this, !0);
      }),
      e(`toBase64URL`, function () {
        return so(this, !0);
      }),
      e(`toUint8Array`, function () {
        return go(this);
      }));
  },
  Co = function () {
    let e = (e, t) => Object.defineProperty(Uint8Array.prototype, e, xo(t));
    (e(`toBase64`, function (e) {
      return no(this, e);
    }),
      e(`toBase64URI`, function () {
        return no(this, !0);
      }),
      e(`toBase64URL`, function () {
        return no(this, !0);
      }));
  },
  wo = {
    version: Ua,
    VERSION: Wa,
    atob: mo,
    atobPolyfill: po,
    btoa: eo,
    btoaPolyfill: $a,
    fromBase64: yo,
    toBase64: so,
    encode: so,
    encodeURI: co,
    encodeURL: co,
    utob: ao,
    btou: fo,
    decode: yo,
    isValid: bo,
    fromUint8Array: no,
    toUint8Array: go,
    extendString: So,
    extendUint8Array: Co,
    extendBuiltins: () => {
      (So(), Co());
    },
  },
  To = t((e, t) => {
    t.exports = function (e, t) {
      if (((t = t.split(`:`)[0]), (e = +e), !e)) return !1;
      switch (t) {
        case `http`:
        case `ws`:
          return e !== 80;
        case `https`:
        case `wss`:
          return e !== 443;
        case `ftp`:
          return e !== 21;
        case `gopher`:
          return e !== 70;
        case `file`:
          return !1;
      }
      return e !== 0;
    };
  }),
  Eo = t((e) => {
    var t = Object.prototype.hasOwnProperty,
      n;
    function r(e) {
      try {
        return decodeURIComponent(e.replace(/\+/g, ` `));
      } catch {
        return null;
      }
    }
    function i(e) {
      try {
        return encodeURIComponent(e);
      } catch {
        return null;
      }
    }
    function a(e) {
      for (var t = /([^=?#&]+)=?([^&]*)/g, n = {}, i; (i = t.exec(e));) {
        var a = r(i[1]),
          o = r(i[2]);
        a === null || o === null || a in n || (n[a] = o);
      }
      return n;
    }
    function o(e, r) {
      r ||= ``;
      var a = [],
        o,
        s;
      for (s in (typeof r != `string` && (r = `?`), e))
        if (t.call(e, s)) {
          if (((o = e[s]), !o && (o === null || o === n || isNaN(o)) && (o = ``), (s = i(s)), (o = i(o)), s === null || o === null))
            continue;
          a.push(s + `=` + o);
        }
      return a.length ? r + a.join(`&`) : ``;
    }
    ((e.stringify = o), (e.parse = a));
  }),
  Do = e(
    t((e, t) => {
      var n = To(),
        r = Eo(),
        i = /^[\x00-\x20\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+/,
        a = /[\n\r\t]/g,
        o = /^[A-Za-z][A-Za-z0-9+-.]*:\/\//,
        s = /:\d+$/,
        c = /^([a-z][a-z0-9.+-]*:)?(\/\/)?([\\/]+)?([\S\s]*)/i,
        l = /^[a-zA-Z]:/;
      function u(e) {
        return (e || ``).toString().replace(i, ``);
      }
      var d = [
          [`#`, `hash`],
          [`?`, `query`],
          function (e, t) {
            return m(t.protocol) ? e.replace(/\\/g, `/`) : e;
          },
          [`/`, `pathname`],
          [`@`, `auth`, 1],
          [NaN, `host`, void 0, 1, 1],
          [/:(\d*)$/, `port`, void 0, 1],
          [NaN, `hostname`, void 0, 1, 1],
        ],
        f = { hash: 1, query: 1 };
      function p(e) {
        var t = (typeof window < `u` ? window : typeof global < `u` ? global : typeof self < `u` ? self : {}).location || {};
        e ||= t;
        var n = {},
          r = typeof e,
          i;
        if (e.protocol === `blob:`) n = new _(unescape(e.pathname), {});
        else if (r === `string`) for (i in ((n = new _(e, {})), f)) delete n[i];
        else if (r === `object`) {
          for (i in e) i in f || (n[i] = e[i]);
          n.slashes === void 0 && (n.slashes = o.test(e.href));
        }
        return n;
      }
      function m(e) {
        return e === `file:` || e === `ftp:` || e === `http:` || e === `https:` || e === `ws:` || e === `wss:`;
      }
      function h(e, t) {
        ((e = u(e)), (e = e.replace(a, ``)), (t ||= {}));
        var n = c.exec(e),
          r = n[1] ? n[1].toLowerCase() : ``,
          i = !!n[2],
          o = !!n[3],
          s = 0,
          l;
        return (
          i
            ? o
              ? ((l = n[2] + n[3] + n[4]), (s = n[2].length + n[3].length))
              : ((l = n[2] + n[4]), (s = n[2].length))
            : o
              ? ((l = n[3] + n[4]), (s = n[3].length))
              : (l = n[4]),
          r === `file:`
            ? s >= 2 && (l = l.slice(2))
            : m(r)
              ? (l = n[4])
              : r
                ? i && (l = l.slice(2))
                : s >= 2 && m(t.protocol) && (l = n[4]),
          { protocol: r, slashes: i || m(r), slashesCount: s, rest: l }
        );
      }
      function g(e, t) {
        if (e === ``) return t;
        for (var n = (t || `/`).split(`/`).slice(0, -1).concat(e.split(`/`)), r = n.length, i = n[r - 1], a = !1, o = 0; r--;)
          n[r] === `.` ? n.splice(r, 1) : n[r] === `..` ? (n.splice(r, 1), o++) : o && (r === 0 && (a = !0), n.splice(r, 1), o--);
        return (a && n.unshift(``), (i === `.` || i === `..`) && n.push(``), n.join(`/`));
      }
      function _(e, t, i) {
        if (((e = u(e)), (e = e.replace(a, ``)), !(this instanceof _))) return new _(e, t, i);
        var o,
          s,
          c,
          f,
          v,
          y,
          b = d.slice(),
          x = typeof t,
          S = this,
          C = 0;
        for (
          x !== `object` && x !== `string` && ((i = t), (t = null)),
            i && typeof i != `function` && (i = r.parse),
            t = p(t),
            s = h(e || ``, t),
            o = !s.protocol && !s.slashes,
            S.slashes = s.slashes || (o && t.slashes),
            S.protocol = s.protocol || t.protocol || ``,
            e = s.rest,
            ((s.protocol === `file:` && (s.slashesCount !== 2 || l.test(e))) ||
              (!s.slashes && (s.protocol || s.slashesCount < 2 || !m(S.protocol)))) &&
              (b[3] = [/(.*)/, `pathname`]);
          C < b.length;
          C++
        )
          ((f = b[C]),
            typeof f == `function`
              ? (e = f(e, S))
              : ((c = f[0]),
                (y = f[1]),
                c === c
                  ? typeof c == `string`
                    ? ((v = c === `@` ? e.lastIndexOf(c) : e.indexOf(c)),
                      ~v &&
                        (typeof f[2] == `number`
                          ? ((S[y] = e.slice(0, v)), (e = e.slice(v + f[2])))
                          : ((S[y] = e.slice(v)), (e = e.slice(0, v)))))
                    : (v = c.exec(e)) && ((S[y] = v[1]), (e = e.slice(0, v.index)))
                  : (S[y] = e),
                (S[y] = S[y] || (o && f[3] && t[y]) || ``),
                f[4] && (S[y] = S[y].toLowerCase())));
        (i && (S.query = i(S.query)),
          o &&
            t.slashes &&
            S.pathname.charAt(0) !== `/` &&
            (S.pathname !== `` || t.pathname !== ``) &&
            (S.pathname = g(S.pathname, t.pathname)),
          S.pathname.charAt(0) !== `/` && m(S.protocol) && (S.pathname = `/` + S.pathname),
          n(S.port, S.protocol) || ((S.host = S.hostname), (S.port = ``)),
          (S.username = S.password = ``),
          (S.auth &&=
            ((v = S.auth.indexOf(`:`)),
            ~v
              ? ((S.username = S.auth.slice(0, v)),
                (S.username = encodeURIComponent(decodeURIComponent(S.username))),
                (S.password = S.auth.slice(v + 1)),
                (S.password = encodeURIComponent(decodeURIComponent(S.password))))
              : (S.username = encodeURIComponent(decodeURIComponent(S.auth))),
            S.password ? S.username + `:` + S.password : S.username)),
          (S.origin = S.protocol !== `file:` && m(S.protocol) && S.host ? S.protocol + `//` + S.host : `null`),
          (S.href = S.toString()));
      }
      function v(e, t, i) {
        var a = this;
        switch (e) {
          case `query`:
            (typeof t == `string` && t.length && (t = (i || r.parse)(t)), (a[e] = t));
            break;
          case `port`:
            ((a[e] = t), n(t, a.protocol) ? t && (a.host = a.hostname + `:` + t) : ((a.host = a.hostname), (a[e] = ``)));
            break;
          case `hostname`:
            ((a[e] = t), a.port && (t += `:` + a.port), (a.host = t));
            break;
          case `host`:
            ((a[e] = t),
              s.test(t) ? ((t = t.split(`:`)), (a.port = t.pop()), (a.hostname = t.join(`:`))) : ((a.hostname = t), (a.port = ``)));
            break;
          case `protocol`:
            ((a.protocol = t.toLowerCase()), (a.slashes = !i));
            break;
          case `pathname`:
          case `hash`:
            if (t) {
              var o = e === `pathname` ? `/` : `#`;
              a[e] = t.charAt(0) === o ? t : o + t;
            } else a[e] = t;
            break;
          case `username`:
          case `password`:
            a[e] = encodeURIComponent(t);
            break;
          case `auth`:
            var c = t.indexOf(`:`);
            ~c
              ? ((a.username = t.slice(0, c)),
                (a.username = encodeURIComponent(decodeURIComponent(a.username))),
                (a.password = t.slice(c + 1)),
                (a.password = encodeURIComponent(decodeURIComponent(a.password))))
              : (a.username = encodeURIComponent(decodeURIComponent(t)));
        }
        for (var l = 0; l < d.length; l++) {
          var u = d[l];
          u[4] && (a[u[1]] = a[u[1]].toLowerCase());
        }
        return (
          (a.auth = a.password ? a.username + `:` + a.password : a.username),
          (a.origin = a.protocol !== `file:` && m(a.protocol) && a.host ? a.protocol + `//` + a.host : `null`),
          (a.href = a.toString()),
          a
        );
      }
      function y(e) {
        (e && typeof e == `function`) || (e = r.stringify);
        var t,
          n = this,
          i = n.host,
          a = n.protocol;
        a && a.charAt(a.length - 1) !== `:` && (a += `:`);
        var o = a + ((n.protocol && n.slashes) || m(n.protocol) ? `//` : ``);
        return (
          n.username
            ? ((o += n.username), n.password && (o += `:` + n.password), (o += `@`))
            : n.password
              ? ((o += `:` + n.password), (o += `@`))
              : n.protocol !== `file:` && m(n.protocol) && !i && n.pathname !== `/` && (o += `@`),
          (i[i.length - 1] === `:` || (s.test(n.hostname) && !n.port)) && (i += `:`),
          (o += i + n.pathname),
          (t = typeof n.query == `object` ? e(n.query) : n.query),
          t && (o += t.charAt(0) === `?` ? t : `?` + t),
          n.hash && (o += n.hash),
          o
        );
      }
      ((_.prototype = { set: v, toString: y }), (_.extractProtocol = h), (_.location = p), (_.trimLeft = u), (_.qs = r), (t.exports = _));
    })(),
  );
function Oo() {
  return `xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx`.replace(/[xy]/g, function (e) {
    var t = (Math.random() * 16) | 0;
    return (e === `x` ? t : (t & 3) | 8).toString(16);
  });
}
function ko() {
  ko = function () {
    return t;
  };
  var e,
    t = {},
    n = Object.prototype,
    r = n.hasOwnProperty,
    i =
      Object.defineProperty ||
      function (e, t, n) {
        e[t] = n.value;
      },
    a = typeof Symbol == `function` ? Symbol : {},
    o = a.iterator || `@@iterator`,
    s = a.asyncIterator || `@@asyncIterator`,
    c = a.toStringTag || `@@toStringTag`;
  function l(e, t, n) {
    return (Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }), e[t]);
  }
  try {
    l({}, ``);
  } catch {
    l = function (e, t, n) {
      return (e[t] = n);
    };
  }
  function u(e, t, n, r) {
    var a = t && t.prototype instanceof _ ? t : _,
      o = Object.create(a.prototype);
    return (i(o, `_invoke`, { value: te(e, n, new ae(r || [])) }), o);
  }
  function d(e, t, n) {
    try {
      return { type: `normal`, arg: e.call(t, n) };
    } catch (e) {
      return { type: `throw`, arg: e };
    }
  }
  t.wrap = u;
  var f = `suspendedStart`,
    p = `suspendedYield`,
    m = `executing`,
    h = `completed`,
    g = {};
  function _() {}
  function v() {}
  function y() {}
  var b = {};
  l(b, o, function () {
    return this;
  });
  var x = Object.getPrototypeOf,
    S = x && x(x(T([])));
  S && S !== n && r.call(S, o) && (b = S);
  var C = (y.prototype = _.prototype = Object.create(b));
  function ee(e) {
    [`next`, `throw`, `return`].forEach(function (t) {
      l(e, t, function (e) {
        return this._invoke(t, e);
      });
    });
  }
  function w(e, t) {
    function n(i, a, o, s) {
      var c = d(e[i], e, a);
      if (c.type !== `throw`) {
        var l = c.arg,
          u = l.value;
        return u && Io(u) == `object` && r.call(u, `__await`)
          ? t.resolve(u.__await).then(
              function (e) {
                n(`next`, e, o, s);
              },
              function (e) {
                n(`throw`, e, o, s);
              },
            )
          : t.resolve(u).then(
              function (e) {
                ((l.value = e), o(l));
              },
              function (e) {
                return n(`throw`, e, o, s);
              },
            );
      }
      s(c.arg);
    }
    var a;
    i(this, `_invoke`, {
      value: function (e, r) {
        function i() {
          return new t(function (t, i) {
            n(e, r, t, i);
          });
        }
        return (a = a ? a.then(i, i) : i());
      },
    });
  }
  function te(t, n, r) {
    var i = f;
    return function (a, o) {
      if (i === m) throw Error(`Generator is already running`);
      if (i === h) {
        if (a === `throw`) throw o;
        return { value: e, done: !0 };
      }
      for (r.method = a, r.arg = o; ;) {
        var s = r.delegate;
        if (s) {
          var c = ne(s, r);
          if (c) {
            if (c === g) continue;
            return c;
          }
        }
        if (r.method === `next`) r.sent = r._sent = r.arg;
        else if (r.method === `throw`) {
          if (i === f) throw ((i = h), r.arg);
          r.dispatchException(r.arg);
        } else r.method === `return` && r.abrupt(`return`, r.arg);
        i = m;
        var l = d(t, n, r);
        if (l.type === `normal`) {
          if (((i = r.done ? h : p), l.arg === g)) continue;
          return { value: l.arg, done: r.done };
        }
        l.type === `throw` && ((i = h), (r.method = `throw`), (r.arg = l.arg));
      }
    };
  }
  function ne(t, n) {
    var r = n.method,
      i = t.iterator[r];
    if (i === e)
      return (
        (n.delegate = null),
        (r === `throw` && t.iterator.return && ((n.method = `return`), (n.arg = e), ne(t, n), n.method === `throw`)) ||
          (r !== `return` && ((n.method = `throw`), (n.arg = TypeError(`The iterator does not provide a '` + r + `' method`)))),
        g
      );
    var a = d(i, t.iterator, n.arg);
    if (a.type === `throw`) return ((n.method = `throw`), (n.arg = a.arg), (n.delegate = null), g);
    var o = a.arg;
    return o
      ? o.done
        ? ((n[t.resultName] = o.value),
          (n.next = t.nextLoc),
          n.method !== `return` && ((n.method = `next`), (n.arg = e)),
          (n.delegate = null),
          g)
        : o
      : ((n.method = `throw`), (n.arg = TypeError(`iterator result is not an object`)), (n.delegate = null), g);
  }
  function re(e) {
    var t = { tryLoc: e[0] };
    (1 in e && (t.catchLoc = e[1]), 2 in e && ((t.finallyLoc = e[2]), (t.afterLoc = e[3])), this.tryEntries.push(t));
  }
  function ie(e) {
    var t = e.completion || {};
    ((t.type = `normal`), delete t.arg, (e.completion = t));
  }
  function ae(e) {
    ((this.tryEntries = [{ tryLoc: `root` }]), e.forEach(re, this), this.reset(!0));
  }
  function T(t) {
    if (t || t === ``) {
      var n = t[o];
      if (n) return n.call(t);
      if (typeof t.next == `function`) return t;
      if (!isNaN(t.length)) {
        var i = -1,
          a = function n() {
            for (; ++i < t.length;) if (r.call(t, i)) return ((n.value = t[i]), (n.done = !1), n);
            return ((n.value = e), (n.done = !0), n);
          };
        return (a.next = a);
      }
    }
    throw TypeError(Io(t) + ` is not iterable`);
  }
  return (
    (v.prototype = y),
    i(C, `constructor`, { value: y, configurable: !0 }),
    i(y, `constructor`, { value: v, configurable: !0 }),
    (v.displayName = l(y, c, `GeneratorFunction`)),
    (t.isGeneratorFunction = function (e) {
      var t = typeof e == `function` && e.constructor;
      return !!t && (t === v || (t.displayName || t.name) === `GeneratorFunction`);
    }),
    (t.mark = function (e) {
      return (
        Object.setPrototypeOf ? Object.setPrototypeOf(e, y) : ((e.__proto__ = y), l(e, c, `GeneratorFunction`)),
        (e.prototype = Object.create(C)),
        e
      );
    }),
    (t.awrap = function (e) {
      return { __await: e };
    }),
    ee(w.prototype),
    l(w.prototype, s, function () {
      return this;
    }),
    (t.AsyncIterator = w),
    (t.async = function (e, n, r, i, a) {
      a === void 0 && (a = Promise);
      var o = new w(u(e, n, r, i), a);
      return t.isGeneratorFunction(n)
        ? o
        : o.next().then(function (e) {
            return e.done ? e.value : o.next();
          });
    }),
    ee(C),
    l(C, c, `Generator`),
    l(C, o, function () {
      return this;
    }),
    l(C, `toString`, function () {
      return `[object Generator]`;
    }),
    (t.keys = function (e) {
      var t = Object(e),
        n = [];
      for (var r in t) n.push(r);
      return (
        n.reverse(),
        function e() {
          for (; n.length;) {
            var r = n.pop();
            if (r in t) return ((e.value = r), (e.done = !1), e);
          }
          return ((e.done = !0), e);
        }
      );
    }),
    (t.values = T),
    (ae.prototype = {
      constructor: ae,
      reset: function (t) {
        if (
          ((this.prev = 0),
          (this.next = 0),
          (this.sent = this._sent = e),
          (this.done = !1),
          (this.delegate = null),
          (this.method = `next`),
          (this.arg = e),
          this.tryEntries.forEach(ie),
          !t)
        )
          for (var n in this) n.charAt(0) === `t` && r.call(this, n) && !isNaN(+n.slice(1)) && (this[n] = e);
      },
      stop: function () {
        this.done = !0;
        var e = this.tryEntries[0].completion;
        if (e.type === `throw`) throw e.arg;
        return this.rval;
      },
      dispatchException: function (t) {
        if (this.done) throw t;
        var n = this;
        function i(r, i) {
          return ((s.type = `throw`), (s.arg = t), (n.next = r), i && ((n.method = `next`), (n.arg = e)), !!i);
        }
        for (var a = this.tryEntries.length - 1; a >= 0; --a) {
          var o = this.tryEntries[a],
            s = o.completion;
          if (o.tryLoc === `root`) return i(`end`);
          if (o.tryLoc <= this.prev) {
            var c = r.call(o, `catchLoc`),
              l = r.call(o, `finallyLoc`);
            if (c && l) {
              if (this.prev < o.catchLoc) return i(o.catchLoc, !0);
              if (this.prev < o.finallyLoc) return i(o.finallyLoc);
            } else if (c) {
              if (this.prev < o.catchLoc) return i(o.catchLoc, !0);
            } else {
              if (!l) throw Error(`try statement without catch or finally`);
              if (this.prev < o.finallyLoc) return i(o.finallyLoc);
            }
          }
        }
      },
      abrupt: function (e, t) {
        for (var n = this.tryEntries.length - 1; n >= 0; --n) {
          var i = this.tryEntries[n];
          if (i.tryLoc <= this.prev && r.call(i, `finallyLoc`) && this.prev < i.finallyLoc) {
            var a = i;
            break;
          }
        }
        a && (e === `break` || e === `continue`) && a.tryLoc <= t && t <= a.finallyLoc && (a = null);
        var o = a ? a.completion : {};
        return ((o.type = e), (o.arg = t), a ? ((this.method = `next`), (this.next = a.finallyLoc), g) : this.complete(o));
      },
      complete: function (e, t) {
        if (e.type === `throw`) throw e.arg;
        return (
          e.type === `break` || e.type === `continue`
            ? (this.next = e.arg)
            : e.type === `return`
              ? ((this.rval = this.arg = e.arg), (this.method = `return`), (this.next = `end`))
              : e.type === `normal` && t && (this.next = t),
          g
        );
      },
      finish: function (e) {
        for (var t = this.tryEntries.length - 1; t >= 0; --t) {
          var n = this.tryEntries[t];
          if (n.finallyLoc === e) return (this.complete(n.completion, n.afterLoc), ie(n), g);
        }
      },
      catch: function (e) {
        for (var t = this.tryEntries.length - 1; t >= 0; --t) {
          var n = this.tryEntries[t];
          if (n.tryLoc === e) {
            var r = n.completion;
            if (r.type === `throw`) {
              var i = r.arg;
              ie(n);
            }
            return i;
          }
        }
        throw Error(`illegal catch attempt`);
      },
      delegateYield: function (t, n, r) {
        return ((this.delegate = { iterator: T(t), resultName: n, nextLoc: r }), this.method === `next` && (this.arg = e), g);
      },
    }),
    t
  );
}
function Ao(e, t, n, r, i, a, o) {
  try {
    var s = e[a](o),
      c = s.value;
  } catch (e) {
    n(e);
    return;
  }
  s.done ? t(c) : Promise.resolve(c).then(r, i);
}
function jo(e) {
  return function () {
    var t = this,
      n = arguments;
    return new Promise(function (r, i) {
      var a = e.apply(t, n);
      function o(e) {
        Ao(a, r, i, o, s, `next`, e);
      }
      function s(e) {
        Ao(a, r, i, o, s, `throw`, e);
      }
      o(void 0);
    });
  };
}
function Mo(e, t) {
  return Fo(e) || Po(e, t) || Ro(e, t) || No();
}
function No() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Po(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Fo(e) {
  if (Array.isArray(e)) return e;
}
function Io(e) {
  "@babel/helpers - typeof";
  return (
    (Io =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    Io(e)
  );
}
function Lo(e, t) {
  var n = (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (!n) {
    if (Array.isArray(e) || (n = Ro(e)) || (t && e && typeof e.length == `number`)) {
      n && (e = n);
      var r = 0,
        i = function () {};
      return {
        s: i,
        n: function () {
          return r >= e.length ? { done: !0 } : { done: !1, value: e[r++] };
        },
        e: function (e) {
          throw e;
        },
        f: i,
      };
    }
    throw TypeError(`Invalid attempt to iterate non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
  }
  var a = !0,
    o = !1,
    s;
  return {
    s: function () {
      n = n.call(e);
    },
    n: function () {
      var e = n.next();
      return ((a = e.done), e);
    },
    e: function (e) {
      ((o = !0), (s = e));
    },
    f: function () {
      try {
        !a && n.return != null && n.return();
      } finally {
        if (o) throw s;
      }
    },
  };
}
function Ro(e, t) {
  if (e) {
    if (typeof e == `string`) return zo(e, t);
    var n = Object.prototype.toString.call(e).slice(8, -1);
    if ((n === `Object` && e.constructor && (n = e.constructor.name), n === `Map` || n === `Set`)) return Array.from(e);
    if (n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return zo(e, t);
  }
}
function zo(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Bo(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Vo(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Bo(Object(n), !0).forEach(function (t) {
          Ho(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Bo(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Ho(e, t, n) {
  return ((t = Ko(t)), t in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Uo(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function Wo(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, Ko(r.key), r));
  }
}
function Go(e, t, n) {
  return (t && Wo(e.prototype, t), n && Wo(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function Ko(e) {
  var t = qo(e, `string`);
  return Io(t) == `symbol` ? t : t + ``;
}
function qo(e, t) {
  if (Io(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Io(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var Jo = `tus-v1`,
  Yo = `ietf-draft-03`,
  Xo = `ietf-draft-05`,
  Zo = {
    endpoint: null,
    uploadUrl: null,
    metadata: {},
    metadataForPartialUploads: {},
    fingerprint: null,
    uploadSize: null,
    onProgress: null,
    onChunkComplete: null,
    onSuccess: null,
    onError: null,
    onUploadUrlAvailable: null,
    overridePatchMethod: !1,
    headers: {},
    addRequestId: !1,
    onBeforeRequest: null,
    onAfterResponse: null,
    onShouldRetry: os,
    chunkSize: 1 / 0,
    retryDelays: [0, 1e3, 3e3, 5e3],
    parallelUploads: 1,
    parallelUploadBoundaries: null,
    storeFingerprintForResuming: !0,
    removeFingerprintOnSuccess: !1,
    uploadLengthDeferred: !1,
    uploadDataDuringCreation: !1,
    urlStorage: null,
    fileReader: null,
    httpStack: null,
    protocol: Jo,
  },
  Qo = (function () {
    function e(t, n) {
      (Uo(this, e),
        `resume` in n &&
          console.log("tus: The `resume` option has been removed in tus-js-client v2. Please use the URL storage API instead."),
        (this.options = n),
        (this.options.chunkSize = Number(this.options.chunkSize)),
        (this._urlStorage = this.options.urlStorage),
        (this.file = t),
        (this.url = null),
        (this._req = null),
        (this._fingerprint = null),
        (this._urlStorageKey = null),
        (this._offset = null),
        (this._aborted = !1),
        (this._size = null),
        (this._source = null),
        (this._retryAttempt = 0),
        (this._retryTimeout = null),
        (this._offsetBeforeRetry = 0),
        (this._parallelUploads = null),
        (this._parallelUploadUrls = null));
    }
    return Go(
      e,
      [
        {
          key: `findPreviousUploads`,
          value: function () {
            var e = this;
            return this.options.fingerprint(this.file, this.options).then(function (t) {
              return e._urlStorage.findUploadsByFingerprint(t);
            });
          },
        },
        {
          key: `resumeFromPreviousUpload`,
          value: function (e) {
            ((this.url = e.uploadUrl || null),
              (this._parallelUploadUrls = e.parallelUploadUrls || null),
              (this._urlStorageKey = e.urlStorageKey));
          },
        },
        {
          key: `start`,
          value: function () {
            var e = this,
              t = this.file;
            if (!t) this._emitError(Error(`tus: no file or stream to upload provided`));
            else if (![Jo, Yo, Xo].includes(this.options.protocol))
              this._emitError(Error(`tus: unsupported protocol ${this.options.protocol}`));
            else if (!this.options.endpoint && !this.options.uploadUrl && !this.url)
              this._emitError(Error(`tus: neither an endpoint or an upload URL is provided`));
            else {
              var n = this.options.retryDelays;
              if (n != null && Object.prototype.toString.call(n) !== `[object Array]`)
                this._emitError(Error("tus: the `retryDelays` option must either be an array or null"));
              else {
                if (this.options.parallelUploads > 1)
                  for (var r = 0, i = [`uploadUrl`, `uploadSize`, `uploadLengthDeferred`]; r < i.length; r++) {
                    var a = i[r];
                    if (this.options[a]) {
                      this._emitError(Error(`tus: cannot use the ${a} option when parallelUploads is enabled`));
                      return;
                    }
                  }
                if (this.options.parallelUploadBoundaries) {
                  if (this.options.parallelUploads <= 1) {
                    this._emitError(Error("tus: cannot use the `parallelUploadBoundaries` option when `parallelUploads` is disabled"));
                    return;
                  }
                  if (this.options.parallelUploads !== this.options.parallelUploadBoundaries.length) {
                    this._emitError(
                      Error("tus: the `parallelUploadBoundaries` must have the same length as the value of `parallelUploads`"),
                    );
                    return;
                  }
                }
                this.options
                  .fingerprint(t, this.options)
                  .then(function (n) {
                    return (
                      n == null || `${n}`,
                      (e._fingerprint = n),
                      e._source ? e._source : e.options.fileReader.openFile(t, e.options.chunkSize)
                    );
                  })
                  .then(function (t) {
                    if (((e._source = t), e.options.uploadLengthDeferred)) e._size = null;
                    else if (e.options.uploadSize != null) {
                      if (((e._size = Number(e.options.uploadSize)), Number.isNaN(e._size))) {
                        e._emitError(Error("tus: cannot convert `uploadSize` option into a number"));
                        return;
                      }
                    } else if (((e._size = e._source.size), e._size == null)) {
                      e._emitError(
                        Error(
                          "tus: cannot automatically derive upload's size from input. Specify it manually using the `uploadSize` option or use the `uploadLengthDeferred` option",
                        ),
                      );
                      return;
                    }
                    e.options.parallelUploads > 1 || e._parallelUploadUrls != null ? e._startParallelUpload() : e._startSingleUpload();
                  })
                  .catch(function (t) {
                    e._emitError(t);
                  });
              }
            }
          },
        },
        {
          key: `_startParallelUpload`,
          value: function () {
            var t = this,
              n = this._size,
              r = 0;
            this._parallelUploads = [];
            var i = this._parallelUploadUrls == null ? this.options.parallelUploads : this._parallelUploadUrls.length,
              a = this.options.parallelUploadBoundaries ?? cs(this._source.size, i);
            (this._parallelUploadUrls &&
              a.forEach(function (e, n) {
                e.uploadUrl = t._parallelUploadUrls[n] || null;
              }),
              (this._parallelUploadUrls = Array(a.length)));
            var o = a.map(function (i, o) {
                var s = 0;
                return t._source.slice(i.start, i.end).then(function (c) {
                  var l = c.value;
                  return new Promise(function (c, u) {
                    var d = new e(
                      l,
                      Vo(
                        Vo({}, t.options),
                        {},
                        {
                          uploadUrl: i.uploadUrl || null,
                          storeFingerprintForResuming: !1,
                          removeFingerprintOnSuccess: !1,
                          parallelUploads: 1,
                          parallelUploadBoundaries: null,
                          metadata: t.options.metadataForPartialUploads,
                          headers: Vo(Vo({}, t.options.headers), {}, { "Upload-Concat": `partial` }),
                          onSuccess: c,
                          onError: u,
                          onProgress: function (e) {
                            ((r = r - s + e), (s = e), t._emitProgress(r, n));
                          },
                          onUploadUrlAvailable: function () {
                            ((t._parallelUploadUrls[o] = d.url),
                              t._parallelUploadUrls.filter(function (e) {
                                return !!e;
                              }).length === a.length && t._saveUploadInUrlStorage());
                          },
                        },
                      ),
                    );
                    (d.start(), t._parallelUploads.push(d));
                  });
                });
              }),
              s;
            Promise.all(o)
              .then(function () {
                ((s = t._openRequest(`POST`, t.options.endpoint)),
                  s.setHeader(`Upload-Concat`, `final;${t._parallelUploadUrls.join(` `)}`));
                var e = $o(t.options.metadata);
                return (e !== `` && s.setHeader(`Upload-Metadata`, e), t._sendRequest(s, null));
              })
              .then(function (e) {
                if (!es(e.getStatus(), 200)) t._emitHttpError(s, e, `tus: unexpected response while creating upload`);
                else {
                  var n = e.getHeader(`Location`);
                  n == null
                    ? t._emitHttpError(s, e, `tus: invalid or missing Location header`)
                    : ((t.url = ss(t.options.endpoint, n)), `${t.url}`, t._emitSuccess(e));
                }
              })
              .catch(function (e) {
                t._emitError(e);
              });
          },
        },
        {
          key: `_startSingleUpload`,
          value: function () {
            ((this._aborted = !1),
              this.url == null
                ? this.options.uploadUrl == null
                  ? this._createUpload()
                  : (`${this.options.uploadUrl}`, (this.url = this.options.uploadUrl), this._resumeUpload())
                : (`${this.url}`, this._resumeUpload()));
          },
        },
        {
          key: `abort`,
          value: function (t) {
            var n = this;
            if (this._parallelUploads != null) {
              var r = Lo(this._parallelUploads),
                i;
              try {
                for (r.s(); !(i = r.n()).done;) i.value.abort(t);
              } catch (e) {
                r.e(e);
              } finally {
                r.f();
              }
            }
            return (
              this._req !== null && this._req.abort(),
              (this._aborted = !0),
              this._retryTimeout != null && (clearTimeout(this._retryTimeout), (this._retryTimeout = null)),
              !t || this.url == null
                ? Promise.resolve()
                : e.terminate(this.url, this.options).then(function () {
                    return n._removeFromUrlStorage();
                  })
            );
          },
        },
        {
          key: `_emitHttpError`,
          value: function (e, t, n, r) {
            this._emitError(new Fa(n, r, e, t));
          },
        },
        {
          key: `_emitError`,
          value: function (e) {
            var t = this;
            if (!this._aborted) {
              if (
                this.options.retryDelays != null &&
                (this._offset != null && this._offset > this._offsetBeforeRetry && (this._retryAttempt = 0),
                as(e, this._retryAttempt, this.options))
              ) {
                var n = this.options.retryDelays[this._retryAttempt++];
                ((this._offsetBeforeRetry = this._offset),
                  (this._retryTimeout = setTimeout(function () {
                    t.start();
                  }, n)));
              } else if (typeof this.options.onError == `function`) this.options.onError(e);
              else throw e;
            }
          },
        },
        {
          key: `_emitSuccess`,
          value: function (e) {
            (this.options.removeFingerprintOnSuccess && this._removeFromUrlStorage(),
              typeof this.options.onSuccess == `function` && this.options.onSuccess({ lastResponse: e }));
          },
        },
        {
          key: `_emitProgress`,
          value: function (e, t) {
            typeof this.options.onProgress == `function` && this.options.onProgress(e, t);
          },
        },
        {
          key: `_emitChunkComplete`,
          value: function (e, t, n) {
            typeof this.options.onChunkComplete == `function` && this.options.onChunkComplete(e, t, n);
          },
        },
        {
          key: `_createUpload`,
          value: function () {
            var e = this;
            if (!this.options.endpoint) this._emitError(Error(`tus: unable to create upload because no endpoint is provided`));
            else {
              var t = this._openRequest(`POST`, this.options.endpoint);
              this.options.uploadLengthDeferred ? t.setHeader(`Upload-Defer-Length`, `1`) : t.setHeader(`Upload-Length`, `${this._size}`);
              var n = $o(this.options.metadata);
              n !== `` && t.setHeader(`Upload-Metadata`, n);
              var r;
              (this.options.uploadDataDuringCreation && !this.options.uploadLengthDeferred
                ? ((this._offset = 0), (r = this._addChunkToRequest(t)))
                : ((this.options.protocol === Yo || this.options.protocol === Xo) && t.setHeader(`Upload-Complete`, `?0`),
                  (r = this._sendRequest(t, null))),
                r
                  .then(function (n) {
                    if (!es(n.getStatus(), 200)) e._emitHttpError(t, n, `tus: unexpected response while creating upload`);
                    else {
                      var r = n.getHeader(`Location`);
                      r == null
                        ? e._emitHttpError(t, n, `tus: invalid or missing Location header`)
                        : ((e.url = ss(e.options.endpoint, r)),
                          `${e.url}`,
                          typeof e.options.onUploadUrlAvailable == `function` && e.options.onUploadUrlAvailable(),
                          e._size === 0
                            ? (e._emitSuccess(n), e._source.close())
                            : e._saveUploadInUrlStorage().then(function () {
                                e.options.uploadDataDuringCreation ? e._handleUploadResponse(t, n) : ((e._offset = 0), e._performUpload());
                              }));
                    }
                  })
                  .catch(function (n) {
                    e._emitHttpError(t, null, `tus: failed to create upload`, n);
                  }));
            }
          },
        },
        {
          key: `_resumeUpload`,
          value: function () {
            var e = this,
              t = this._openRequest(`HEAD`, this.url);
            this._sendRequest(t, null)
              .then(function (n) {
                var r = n.getStatus();
                if (es(r, 200)) {
                  var i = Number.parseInt(n.getHeader(`Upload-Offset`), 10);
                  if (Number.isNaN(i)) e._emitHttpError(t, n, `tus: invalid or missing offset value`);
                  else {
                    var a = Number.parseInt(n.getHeader(`Upload-Length`), 10);
                    Number.isNaN(a) && !e.options.uploadLengthDeferred && e.options.protocol === Jo
                      ? e._emitHttpError(t, n, `tus: invalid or missing length value`)
                      : (typeof e.options.onUploadUrlAvailable == `function` && e.options.onUploadUrlAvailable(),
                        e._saveUploadInUrlStorage().then(function () {
                          i === a ? (e._emitProgress(a, a), e._emitSuccess(n)) : ((e._offset = i), e._performUpload());
                        }));
                  }
                } else {
                  if (r === 423) {
                    e._emitHttpError(t, n, `tus: upload is currently locked; retry later`);
                    return;
                  }
                  if ((es(r, 400) && e._removeFromUrlStorage(), !e.options.endpoint)) {
                    e._emitHttpError(t, n, `tus: unable to resume upload (new upload cannot be created without an endpoint)`);
                    return;
                  }
                  ((e.url = null), e._createUpload());
                }
              })
              .catch(function (n) {
                e._emitHttpError(t, null, `tus: failed to resume upload`, n);
              });
          },
        },
        {
          key: `_performUpload`,
          value: function () {
            var e = this;
            if (!this._aborted) {
              var t;
              (this.options.overridePatchMethod
                ? ((t = this._openRequest(`POST`, this.url)), t.setHeader(`X-HTTP-Method-Override`, `PATCH`))
                : (t = this._openRequest(`PATCH`, this.url)),
                t.setHeader(`Upload-Offset`, `${this._offset}`),
                this._addChunkToRequest(t)
                  .then(function (n) {
                    es(n.getStatus(), 200)
                      ? e._handleUploadResponse(t, n)
                      : e._emitHttpError(t, n, `tus: unexpected response while uploading chunk`);
                  })
                  .catch(function (n) {
                    e._aborted || e._emitHttpError(t, null, `tus: failed to upload chunk at offset ${e._offset}`, n);
                  }));
            }
          },
        },
        {
          key: `_addChunkToRequest`,
          value: function (e) {
            var t = this,
              n = this._offset,
              r = this._offset + this.options.chunkSize;
            return (
              e.setProgressHandler(function (e) {
                t._emitProgress(n + e, t._size);
              }),
              this.options.protocol === Jo
                ? e.setHeader(`Content-Type`, `application/offset+octet-stream`)
                : this.options.protocol === Xo && e.setHeader(`Content-Type`, `application/partial-upload`),
              (r === 1 / 0 || r > this._size) && !this.options.uploadLengthDeferred && (r = this._size),
              this._source.slice(n, r).then(function (n) {
                var r = n.value,
                  i = n.done,
                  a = r != null && r.size ? r.size : 0;
                t.options.uploadLengthDeferred && i && ((t._size = t._offset + a), e.setHeader(`Upload-Length`, `${t._size}`));
                var o = t._offset + a;
                return !t.options.uploadLengthDeferred && i && o !== t._size
                  ? Promise.reject(Error(`upload was configured with a size of ${t._size} bytes, but the source is done after ${o} bytes`))
                  : r === null
                    ? t._sendRequest(e)
                    : ((t.options.protocol === Yo || t.options.protocol === Xo) && e.setHeader(`Upload-Complete`, i ? `?1` : `?0`),
                      t._emitProgress(t._offset, t._size),
                      t._sendRequest(e, r));
              })
            );
          },
        },
        {
          key: `_handleUploadResponse`,
          value: function (e, t) {
            var n = Number.parseInt(t.getHeader(`Upload-Offset`), 10);
            Number.isNaN(n)
              ? this._emitHttpError(e, t, `tus: invalid or missing offset value`)
              : (this._emitProgress(n, this._size),
                this._emitChunkComplete(n - this._offset, n, this._size),
                (this._offset = n),
                n === this._size ? (this._emitSuccess(t), this._source.close()) : this._performUpload());
          },
        },
        {
          key: `_openRequest`,
          value: function (e, t) {
            var n = ts(e, t, this.options);
            return ((this._req = n), n);
          },
        },
        {
          key: `_removeFromUrlStorage`,
          value: function () {
            var e = this;
            this._urlStorageKey &&=
              (this._urlStorage.removeUpload(this._urlStorageKey).catch(function (t) {
                e._emitError(t);
              }),
              null);
          },
        },
        {
          key: `_saveUploadInUrlStorage`,
          value: function () {
            var e = this;
            if (!this.options.storeFingerprintForResuming || !this._fingerprint || this._urlStorageKey !== null) return Promise.resolve();
            var t = { size: this._size, metadata: this.options.metadata, creationTime: new Date().toString() };
            return (
              this._parallelUploads ? (t.parallelUploadUrls = this._parallelUploadUrls) : (t.uploadUrl = this.url),
              this._urlStorage.addUpload(this._fingerprint, t).then(function (t) {
                e._urlStorageKey = t;
              })
            );
          },
        },
        {
          key: `_sendRequest`,
          value: function (e) {
            return ns(e, arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : null, this.options);
          },
        },
      ],
      [
        {
          key: `terminate`,
          value: function (t) {
            var n = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {},
              r = ts(`DELETE`, t, n);
            return ns(r, null, n)
              .then(function (e) {
                if (e.getStatus() !== 204) throw new Fa(`tus: unexpected response while terminating upload`, null, r, e);
              })
              .catch(function (i) {
                if ((i instanceof Fa || (i = new Fa(`tus: failed to terminate upload`, i, r, null)), !as(i, 0, n))) throw i;
                var a = n.retryDelays[0],
                  o = n.retryDelays.slice(1),
                  s = Vo(Vo({}, n), {}, { retryDelays: o });
                return new Promise(function (e) {
                  return setTimeout(e, a);
                }).then(function () {
                  return e.terminate(t, s);
                });
              });
          },
        },
      ],
    );
  })();
function $o(e) {
  return Object.entries(e)
    .map(function (e) {
      var t = Mo(e, 2),
        n = t[0],
        r = t[1];
      return `${n} ${wo.encode(String(r))}`;
    })
    .join(`,`);
}
function es(e, t) {
  return e >= t && e < t + 100;
}
function ts(e, t, n) {
  var r = n.httpStack.createRequest(e, t);
  n.protocol === Yo
    ? r.setHeader(`Upload-Draft-Interop-Version`, `5`)
    : n.protocol === Xo
      ? r.setHeader(`Upload-Draft-Interop-Version`, `6`)
      : r.setHeader(`Tus-Resumable`, `1.0.0`);
  for (var i = n.headers || {}, a = 0, o = Object.entries(i); a < o.length; a++) {
    var s = Mo(o[a], 2),
      c = s[0],
      l = s[1];
    r.setHeader(c, l);
  }
  if (n.addRequestId) {
    var u = Oo();
    r.setHeader(`X-Request-ID`, u);
  }
  return r;
}
function ns(e, t, n) {
  return rs.apply(this, arguments);
}
function rs() {
  return (
    (rs = jo(
      ko().mark(function e(t, n, r) {
        var i;
        return ko().wrap(function (e) {
          for (;;)
            switch ((e.prev = e.next)) {
              case 0:
                if (typeof r.onBeforeRequest != `function`) {
                  e.next = 3;
                  break;
                }
                return ((e.next = 3), r.onBeforeRequest(t));
              case 3:
                return ((e.next = 5), t.send(n));
              case 5:
                if (((i = e.sent), typeof r.onAfterResponse != `function`)) {
                  e.next = 9;
                  break;
                }
                return ((e.next = 9), r.onAfterResponse(t, i));
              case 9:
                return e.abrupt(`return`, i);
              case 10:
              case `end`:
                return e.stop();
            }
        }, e);
      }),
    )),
    rs.apply(this, arguments)
  );
}
function is() {
  var e = !0;
  return (typeof navigator < `u` && navigator.onLine === !1 && (e = !1), e);
}
function as(e, t, n) {
  return n.retryDelays == null || t >= n.retryDelays.length || e.originalRequest == null
    ? !1
    : n && typeof n.onShouldRetry == `function`
      ? n.onShouldRetry(e, t, n)
      : os(e);
}
function os(e) {
  var t = e.originalResponse ? e.originalResponse.getStatus() : 0;
  return (!es(t, 400) || t === 409 || t === 423) && is();
}
function ss(e, t) {
  return new Do.default(t, e).toString();
}
function cs(e, t) {
  for (var n = Math.floor(e / t), r = [], i = 0; i < t; i++) r.push({ start: n * i, end: n * (i + 1) });
  return ((r[t - 1].end = e), r);
}
Qo.defaultOptions = Zo;
var ls = function () {
  return typeof navigator < `u` && typeof navigator.product == `string` && navigator.product.toLowerCase() === `reactnative`;
};
function us(e) {
  return new Promise(function (t, n) {
    var r = new XMLHttpRequest();
    ((r.responseType = `blob`),
      (r.onload = function () {
        var e = r.response;
        t(e);
      }),
      (r.onerror = function (e) {
        n(e);
      }),
      r.open(`GET`, e),
      r.send());
  });
}
var ds = function () {
  return typeof window < `u` && (window.PhoneGap !== void 0 || window.Cordova !== void 0 || window.cordova !== void 0);
};
function fs(e) {
  return new Promise(function (t, n) {
    var r = new FileReader();
    ((r.onload = function () {
      t({ value: new Uint8Array(r.result) });
    }),
      (r.onerror = function (e) {
        n(e);
      }),
      r.readAsArrayBuffer(e));
  });
}
function ps(e) {
  "@babel/helpers - typeof";
  return (
    (ps =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    ps(e)
  );
}
function ms(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function hs(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, _s(r.key), r));
  }
}
function gs(e, t, n) {
  return (t && hs(e.prototype, t), n && hs(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function _s(e) {
  var t = vs(e, `string`);
  return ps(t) == `symbol` ? t : t + ``;
}
function vs(e, t) {
  if (ps(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (ps(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var ys = (function () {
  function e(t) {
    (ms(this, e), (this._file = t), (this.size = t.size));
  }
  return gs(e, [
    {
      key: `slice`,
      value: function (e, t) {
        if (ds()) return fs(this._file.slice(e, t));
        var n = this._file.slice(e, t),
          r = t >= this.size;
        return Promise.resolve({ value: n, done: r });
      },
    },
    { key: `close`, value: function () {} },
  ]);
})();
function bs(e) {
  "@babel/helpers - typeof";
  return (
    (bs =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    bs(e)
  );
}
function xs(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function Ss(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, ws(r.key), r));
  }
}
function Cs(e, t, n) {
  return (t && Ss(e.prototype, t), n && Ss(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function ws(e) {
  var t = Ts(e, `string`);
  return bs(t) == `symbol` ? t : t + ``;
}
function Ts(e, t) {
  if (bs(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (bs(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Es(e) {
  return e === void 0 ? 0 : e.size === void 0 ? e.length : e.size;
}
function Ds(e, t) {
  if (e.concat) return e.concat(t);
  if (e instanceof Blob) return new Blob([e, t], { type: e.type });
  if (e.set) {
    var n = new e.constructor(e.length + t.length);
    return (n.set(e), n.set(t, e.length), n);
  }
  throw Error(`Unknown data type`);
}
var Os = (function () {
  function e(t) {
    (xs(this, e), (this._buffer = void 0), (this._bufferOffset = 0), (this._reader = t), (this._done = !1));
  }
  return Cs(e, [
    {
      key: `slice`,
      value: function (e, t) {
        return e < this._bufferOffset
          ? Promise.reject(Error(`Requested data is before the reader's current offset`))
          : this._readUntilEnoughDataOrDone(e, t);
      },
    },
    {
      key: `_readUntilEnoughDataOrDone`,
      value: function (e, t) {
        var n = this,
          r = t <= this._bufferOffset + Es(this._buffer);
        if (this._done || r) {
          var i = this._getDataFromBuffer(e, t),
            a = i == null && this._done;
          return Promise.resolve({ value: i, done: a });
        }
        return this._reader.read().then(function (r) {
          var i = r.value;
          return (r.done ? (n._done = !0) : (n._buffer = n._buffer === void 0 ? i : Ds(n._buffer, i)), n._readUntilEnoughDataOrDone(e, t));
        });
      },
    },
    {
      key: `_getDataFromBuffer`,
      value: function (e, t) {
        e > this._bufferOffset && ((this._buffer = this._buffer.slice(e - this._bufferOffset)), (this._bufferOffset = e));
        var n = Es(this._buffer) === 0;
        return this._done && n ? null : this._buffer.slice(0, t - e);
      },
    },
    {
      key: `close`,
      value: function () {
        this._reader.cancel && this._reader.cancel();
      },
    },
  ]);
})();
function ks(e) {
  "@babel/helpers - typeof";
  return (
    (ks =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    ks(e)
  );
}
function As() {
  As = function () {
    return t;
  };
  var e,
    t = {},
    n = Object.prototype,
    r = n.hasOwnProperty,
    i =
      Object.defineProperty ||
      function (e, t, n) {
        e[t] = n.value;
      },
    a = typeof Symbol == `function` ? Symbol : {},
    o = a.iterator || `@@iterator`,
    s = a.asyncIterator || `@@asyncIterator`,
    c = a.toStringTag || `@@toStringTag`;
  function l(e, t, n) {
    return (Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }), e[t]);
  }
  try {
    l({}, ``);
  } catch {
    l = function (e, t, n) {
      return (e[t] = n);
    };
  }
  function u(e, t, n, r) {
    var a = t && t.prototype instanceof _ ? t : _,
      o = Object.create(a.prototype);
    return (i(o, `_invoke`, { value: te(e, n, new ae(r || [])) }), o);
  }
  function d(e, t, n) {
    try {
      return { type: `normal`, arg: e.call(t, n) };
    } catch (e) {
      return { type: `throw`, arg: e };
    }
  }
  t.wrap = u;
  var f = `suspendedStart`,
    p = `suspendedYield`,
    m = `executing`,
    h = `completed`,
    g = {};
  function _() {}
  function v() {}
  function y() {}
  var b = {};
  l(b, o, function () {
    return this;
  });
  var x = Object.getPrototypeOf,
    S = x && x(x(T([])));
  S && S !== n && r.call(S, o) && (b = S);
  var C = (y.prototype = _.prototype = Object.create(b));
  function ee(e) {
    [`next`, `throw`, `return`].forEach(function (t) {
      l(e, t, function (e) {
        return this._invoke(t, e);
      });
    });
  }
  function w(e, t) {
    function n(i, a, o, s) {
      var c = d(e[i], e, a);
      if (c.type !== `throw`) {
        var l = c.arg,
          u = l.value;
        return u && ks(u) == `object` && r.call(u, `__await`)
          ? t.resolve(u.__await).then(
              function (e) {
                n(`next`, e, o, s);
              },
              function (e) {
                n(`throw`, e, o, s);
              },
            )
          : t.resolve(u).then(
              function (e) {
                ((l.value = e), o(l));
              },
              function (e) {
                return n(`throw`, e, o, s);
              },
            );
      }
      s(c.arg);
    }
    var a;
    i(this, `_invoke`, {
      value: function (e, r) {
        function i() {
          return new t(function (t, i) {
            n(e, r, t, i);
          });
        }
        return (a = a ? a.then(i, i) : i());
      },
    });
  }
  function te(t, n, r) {
    var i = f;
    return function (a, o) {
      if (i === m) throw Error(`Generator is already running`);
      if (i === h) {
        if (a === `throw`) throw o;
        return { value: e, done: !0 };
      }
      for (r.method = a, r.arg = o; ;) {
        var s = r.delegate;
        if (s) {
          var c = ne(s, r);
          if (c) {
            if (c === g) continue;
            return c;
          }
        }
        if (r.method === `next`) r.sent = r._sent = r.arg;
        else if (r.method === `throw`) {
          if (i === f) throw ((i = h), r.arg);
          r.dispatchException(r.arg);
        } else r.method === `return` && r.abrupt(`return`, r.arg);
        i = m;
        var l = d(t, n, r);
        if (l.type === `normal`) {
          if (((i = r.done ? h : p), l.arg === g)) continue;
          return { value: l.arg, done: r.done };
        }
        l.type === `throw` && ((i = h), (r.method = `throw`), (r.arg = l.arg));
      }
    };
  }
  function ne(t, n) {
    var r = n.method,
      i = t.iterator[r];
    if (i === e)
      return (
        (n.delegate = null),
        (r === `throw` && t.iterator.return && ((n.method = `return`), (n.arg = e), ne(t, n), n.method === `throw`)) ||
          (r !== `return` && ((n.method = `throw`), (n.arg = TypeError(`The iterator does not provide a '` + r + `' method`)))),
        g
      );
    var a = d(i, t.iterator, n.arg);
    if (a.type === `throw`) return ((n.method = `throw`), (n.arg = a.arg), (n.delegate = null), g);
    var o = a.arg;
    return o
      ? o.done
        ? ((n[t.resultName] = o.value),
          (n.next = t.nextLoc),
          n.method !== `return` && ((n.method = `next`), (n.arg = e)),
          (n.delegate = null),
          g)
        : o
      : ((n.method = `throw`), (n.arg = TypeError(`iterator result is not an object`)), (n.delegate = null), g);
  }
  function re(e) {
    var t = { tryLoc: e[0] };
    (1 in e && (t.catchLoc = e[1]), 2 in e && ((t.finallyLoc = e[2]), (t.afterLoc = e[3])), this.tryEntries.push(t));
  }
  function ie(e) {
    var t = e.completion || {};
    ((t.type = `normal`), delete t.arg, (e.completion = t));
  }
  function ae(e) {
    ((this.tryEntries = [{ tryLoc: `root` }]), e.forEach(re, this), this.reset(!0));
  }
  function T(t) {
    if (t || t === ``) {
      var n = t[o];
      if (n) return n.call(t);
      if (typeof t.next == `function`) return t;
      if (!isNaN(t.length)) {
        var i = -1,
          a = function n() {
            for (; ++i < t.length;) if (r.call(t, i)) return ((n.value = t[i]), (n.done = !1), n);
            return ((n.value = e), (n.done = !0), n);
          };
        return (a.next = a);
      }
    }
    throw TypeError(ks(t) + ` is not iterable`);
  }
  return (
    (v.prototype = y),
    i(C, `constructor`, { value: y, configurable: !0 }),
    i(y, `constructor`, { value: v, configurable: !0 }),
    (v.displayName = l(y, c, `GeneratorFunction`)),
    (t.isGeneratorFunction = function (e) {
      var t = typeof e == `function` && e.constructor;
      return !!t && (t === v || (t.displayName || t.name) === `GeneratorFunction`);
    }),
    (t.mark = function (e) {
      return (
        Object.setPrototypeOf ? Object.setPrototypeOf(e, y) : ((e.__proto__ = y), l(e, c, `GeneratorFunction`)),
        (e.prototype = Object.create(C)),
        e
      );
    }),
    (t.awrap = function (e) {
      return { __await: e };
    }),
    ee(w.prototype),
    l(w.prototype, s, function () {
      return this;
    }),
    (t.AsyncIterator = w),
    (t.async = function (e, n, r, i, a) {
      a === void 0 && (a = Promise);
      var o = new w(u(e, n, r, i), a);
      return t.isGeneratorFunction(n)
        ? o
        : o.next().then(function (e) {
            return e.done ? e.value : o.next();
          });
    }),
    ee(C),
    l(C, c, `Generator`),
    l(C, o, function () {
      return this;
    }),
    l(C, `toString`, function () {
      return `[object Generator]`;
    }),
    (t.keys = function (e) {
      var t = Object(e),
        n = [];
      for (var r in t) n.push(r);
      return (
        n.reverse(),
        function e() {
          for (; n.length;) {
            var r = n.pop();
            if (r in t) return ((e.value = r), (e.done = !1), e);
          }
          return ((e.done = !0), e);
        }
      );
    }),
    (t.values = T),
    (ae.prototype = {
      constructor: ae,
      reset: function (t) {
        if (
          ((this.prev = 0),
          (this.next = 0),
          (this.sent = this._sent = e),
          (this.done = !1),
          (this.delegate = null),
          (this.method = `next`),
          (this.arg = e),
          this.tryEntries.forEach(ie),
          !t)
        )
          for (var n in this) n.charAt(0) === `t` && r.call(this, n) && !isNaN(+n.slice(1)) && (this[n] = e);
      },
      stop: function () {
        this.done = !0;
        var e = this.tryEntries[0].completion;
        if (e.type === `throw`) throw e.arg;
        return this.rval;
      },
      dispatchException: function (t) {
        if (this.done) throw t;
        var n = this;
        function i(r, i) {
          return ((s.type = `throw`), (s.arg = t), (n.next = r), i && ((n.method = `next`), (n.arg = e)), !!i);
        }
        for (var a = this.tryEntries.length - 1; a >= 0; --a) {
          var o = this.tryEntries[a],
            s = o.completion;
          if (o.tryLoc === `root`) return i(`end`);
          if (o.tryLoc <= this.prev) {
            var c = r.call(o, `catchLoc`),
              l = r.call(o, `finallyLoc`);
            if (c && l) {
              if (this.prev < o.catchLoc) return i(o.catchLoc, !0);
              if (this.prev < o.finallyLoc) return i(o.finallyLoc);
            } else if (c) {
              if (this.prev < o.catchLoc) return i(o.catchLoc, !0);
            } else {
              if (!l) throw Error(`try statement without catch or finally`);
              if (this.prev < o.finallyLoc) return i(o.finallyLoc);
            }
          }
        }
      },
      abrupt: function (e, t) {
        for (var n = this.tryEntries.length - 1; n >= 0; --n) {
          var i = this.tryEntries[n];
          if (i.tryLoc <= this.prev && r.call(i, `finallyLoc`) && this.prev < i.finallyLoc) {
            var a = i;
            break;
          }
        }
        a && (e === `break` || e === `continue`) && a.tryLoc <= t && t <= a.finallyLoc && (a = null);
        var o = a ? a.completion : {};
        return ((o.type = e), (o.arg = t), a ? ((this.method = `next`), (this.next = a.finallyLoc), g) : this.complete(o));
      },
      complete: function (e, t) {
        if (e.type === `throw`) throw e.arg;
        return (
          e.type === `break` || e.type === `continue`
            ? (this.next = e.arg)
            : e.type === `return`
              ? ((this.rval = this.arg = e.arg), (this.method = `return`), (this.next = `end`))
              : e.type === `normal` && t && (this.next = t),
          g
        );
      },
      finish: function (e) {
        for (var t = this.tryEntries.length - 1; t >= 0; --t) {
          var n = this.tryEntries[t];
          if (n.finallyLoc === e) return (this.complete(n.completion, n.afterLoc), ie(n), g);
        }
      },
      catch: function (e) {
        for (var t = this.tryEntries.length - 1; t >= 0; --t) {
          var n = this.tryEntries[t];
          if (n.tryLoc === e) {
            var r = n.completion;
            if (r.type === `throw`) {
              var i = r.arg;
              ie(n);
            }
            return i;
          }
        }
        throw Error(`illegal catch attempt`);
      },
      delegateYield: function (t, n, r) {
        return ((this.delegate = { iterator: T(t), resultName: n, nextLoc: r }), this.method === `next` && (this.arg = e), g);
      },
    }),
    t
  );
}
function js(e, t, n, r, i, a, o) {
  try {
    var s = e[a](o),
      c = s.value;
  } catch (e) {
    n(e);
    return;
  }
  s.done ? t(c) : Promise.resolve(c).then(r, i);
}
function Ms(e) {
  return function () {
    var t = this,
      n = arguments;
    return new Promise(function (r, i) {
      var a = e.apply(t, n);
      function o(e) {
        js(a, r, i, o, s, `next`, e);
      }
      function s(e) {
        js(a, r, i, o, s, `throw`, e);
      }
      o(void 0);
    });
  };
}
function Ns(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function Ps(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, Is(r.key), r));
  }
}
function Fs(e, t, n) {
  return (t && Ps(e.prototype, t), n && Ps(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function Is(e) {
  var t = Ls(e, `string`);
  return ks(t) == `symbol` ? t : t + ``;
}
function Ls(e, t) {
  if (ks(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (ks(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var Rs = (function () {
  function e() {
    Ns(this, e);
  }
  return Fs(e, [
    {
      key: `openFile`,
      value: (function () {
        var e = Ms(
          As().mark(function e(t, n) {
            var r;
            return As().wrap(
              function (e) {
                for (;;)
                  switch ((e.prev = e.next)) {
                    case 0:
                      if (!(ls() && t && t.uri !== void 0)) {
                        e.next = 11;
                        break;
                      }
                      return ((e.prev = 1), (e.next = 4), us(t.uri));
                    case 4:
                      return ((r = e.sent), e.abrupt(`return`, new ys(r)));
                    case 8:
                      throw (
                        (e.prev = 8),
                        (e.t0 = e.catch(1)),
                        Error(`tus: cannot fetch \`file.uri\` as Blob, make sure the uri is correct and accessible. ${e.t0}`)
                      );
                    case 11:
                      if (typeof t.slice != `function` || t.size === void 0) {
                        e.next = 13;
                        break;
                      }
                      return e.abrupt(`return`, Promise.resolve(new ys(t)));
                    case 13:
                      if (typeof t.read != `function`) {
                        e.next = 18;
                        break;
                      }
                      if (((n = Number(n)), Number.isFinite(n))) {
                        e.next = 17;
                        break;
                      }
                      return e.abrupt(
                        `return`,
                        Promise.reject(Error("cannot create source for stream without a finite value for the `chunkSize` option")),
                      );
                    case 17:
                      return e.abrupt(`return`, Promise.resolve(new Os(t, n)));
                    case 18:
                      return e.abrupt(
                        `return`,
                        Promise.reject(Error(`source object may only be an instance of File, Blob, or Reader in this environment`)),
                      );
                    case 19:
                    case `end`:
                      return e.stop();
                  }
              },
              e,
              null,
              [[1, 8]],
            );
          }),
        );
        function t(t, n) {
          return e.apply(this, arguments);
        }
        return t;
      })(),
    },
  ]);
})();
function zs(e, t) {
  return ls() ? Promise.resolve(Bs(e, t)) : Promise.resolve([`tus-br`, e.name, e.type, e.size, e.lastModified, t.endpoint].join(`-`));
}
function Bs(e, t) {
  var n = e.exif ? Vs(JSON.stringify(e.exif)) : `noexif`;
  return [`tus-rn`, e.name || `noname`, e.size || `nosize`, n, t.endpoint].join(`/`);
}
function Vs(e) {
  var t = 0;
  if (e.length === 0) return t;
  for (var n = 0; n < e.length; n++) {
    var r = e.charCodeAt(n);
    ((t = (t << 5) - t + r), (t &= t));
  }
  return t;
}
function Hs(e) {
  "@babel/helpers - typeof";
  return (
    (Hs =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    Hs(e)
  );
}
function Us(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function Ws(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, Ks(r.key), r));
  }
}
function Gs(e, t, n) {
  return (t && Ws(e.prototype, t), n && Ws(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function Ks(e) {
  var t = qs(e, `string`);
  return Hs(t) == `symbol` ? t : t + ``;
}
function qs(e, t) {
  if (Hs(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Hs(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var Js = (function () {
    function e() {
      Us(this, e);
    }
    return Gs(e, [
      {
        key: `createRequest`,
        value: function (e, t) {
          return new Ys(e, t);
        },
      },
      {
        key: `getName`,
        value: function () {
          return `XHRHttpStack`;
        },
      },
    ]);
  })(),
  Ys = (function () {
    function e(t, n) {
      (Us(this, e),
        (this._xhr = new XMLHttpRequest()),
        this._xhr.open(t, n, !0),
        (this._method = t),
        (this._url = n),
        (this._headers = {}));
    }
    return Gs(e, [
      {
        key: `getMethod`,
        value: function () {
          return this._method;
        },
      },
      {
        key: `getURL`,
        value: function () {
          return this._url;
        },
      },
      {
        key: `setHeader`,
        value: function (e, t) {
          (this._xhr.setRequestHeader(e, t), (this._headers[e] = t));
        },
      },
      {
        key: `getHeader`,
        value: function (e) {
          return this._headers[e];
        },
      },
      {
        key: `setProgressHandler`,
        value: function (e) {
          `upload` in this._xhr &&
            (this._xhr.upload.onprogress = function (t) {
              t.lengthComputable && e(t.loaded);
            });
        },
      },
      {
        key: `send`,
        value: function () {
          var e = this,
            t = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : null;
          return new Promise(function (n, r) {
            ((e._xhr.onload = function () {
              n(new Xs(e._xhr));
            }),
              (e._xhr.onerror = function (e) {
                r(e);
              }),
              e._xhr.send(t));
          });
        },
      },
      {
        key: `abort`,
        value: function () {
          return (this._xhr.abort(), Promise.resolve());
        },
      },
      {
        key: `getUnderlyingObject`,
        value: function () {
          return this._xhr;
        },
      },
    ]);
  })(),
  Xs = (function () {
    function e(t) {
      (Us(this, e), (this._xhr = t));
    }
    return Gs(e, [
      {
        key: `getStatus`,
        value: function () {
          return this._xhr.status;
        },
      },
      {
        key: `getHeader`,
        value: function (e) {
          return this._xhr.getResponseHeader(e);
        },
      },
      {
        key: `getBody`,
        value: function () {
          return this._xhr.responseText;
        },
      },
      {
        key: `getUnderlyingObject`,
        value: function () {
          return this._xhr;
        },
      },
    ]);
  })();
function Zs(e) {
  "@babel/helpers - typeof";
  return (
    (Zs =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    Zs(e)
  );
}
function Qs(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function $s(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, tc(r.key), r));
  }
}
function ec(e, t, n) {
  return (t && $s(e.prototype, t), n && $s(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function tc(e) {
  var t = nc(e, `string`);
  return Zs(t) == `symbol` ? t : t + ``;
}
function nc(e, t) {
  if (Zs(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Zs(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var rc = !1;
try {
  rc = `localStorage` in window;
  var ic = `tusSupport`,
    ac = localStorage.getItem(ic);
  (localStorage.setItem(ic, ac), ac === null && localStorage.removeItem(ic));
} catch (e) {
  if (e.code === e.SECURITY_ERR || e.code === e.QUOTA_EXCEEDED_ERR) rc = !1;
  else throw e;
}
var oc = rc,
  sc = (function () {
    function e() {
      Qs(this, e);
    }
    return ec(e, [
      {
        key: `findAllUploads`,
        value: function () {
          var e = this._findEntries(`tus::`);
          return Promise.resolve(e);
        },
      },
      {
        key: `findUploadsByFingerprint`,
        value: function (e) {
          var t = this._findEntries(`tus::${e}::`);
          return Promise.resolve(t);
        },
      },
      {
        key: `removeUpload`,
        value: function (e) {
          return (localStorage.removeItem(e), Promise.resolve());
        },
      },
      {
        key: `addUpload`,
        value: function (e, t) {
          var n = `tus::${e}::${Math.round(Math.random() * 0xe8d4a51000)}`;
          return (localStorage.setItem(n, JSON.stringify(t)), Promise.resolve(n));
        },
      },
      {
        key: `_findEntries`,
        value: function (e) {
          for (var t = [], n = 0; n < localStorage.length; n++) {
            var r = localStorage.key(n);
            if (r.indexOf(e) === 0)
              try {
                var i = JSON.parse(localStorage.getItem(r));
                ((i.urlStorageKey = r), t.push(i));
              } catch {}
          }
          return t;
        },
      },
    ]);
  })();
function cc(e) {
  "@babel/helpers - typeof";
  return (
    (cc =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    cc(e)
  );
}
function lc(e, t) {
  if (!(e instanceof t)) throw TypeError(`Cannot call a class as a function`);
}
function uc(e, t) {
  for (var n = 0; n < t.length; n++) {
    var r = t[n];
    ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, Sc(r.key), r));
  }
}
function dc(e, t, n) {
  return (t && uc(e.prototype, t), n && uc(e, n), Object.defineProperty(e, "prototype", { writable: !1 }), e);
}
function fc(e, t, n) {
  return ((t = gc(t)), pc(e, hc() ? Reflect.construct(t, n || [], gc(e).constructor) : t.apply(e, n)));
}
function pc(e, t) {
  if (t && (cc(t) === `object` || typeof t == `function`)) return t;
  if (t !== void 0) throw TypeError(`Derived constructors may only return object or undefined`);
  return mc(e);
}
function mc(e) {
  if (e === void 0) throw ReferenceError(`this hasn't been initialised - super() hasn't been called`);
  return e;
}
function hc() {
  try {
    var e = !Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function () {}));
  } catch {}
  return (hc = function () {
    return !!e;
  })();
}
function gc(e) {
  return (
    (gc = Object.setPrototypeOf
      ? Object.getPrototypeOf.bind()
      : function (e) {
          return e.__proto__ || Object.getPrototypeOf(e);
        }),
    gc(e)
  );
}
function _c(e, t) {
  if (typeof t != `function` && t !== null) throw TypeError(`Super expression must either be null or a function`);
  ((e.prototype = Object.create(t && t.prototype, { constructor: { value: e, writable: !0, configurable: !0 } })),
    Object.defineProperty(e, "prototype", { writable: !1 }),
    t && vc(e, t));
}
function vc(e, t) {
  return (
    (vc = Object.setPrototypeOf
      ? Object.setPrototypeOf.bind()
      : function (e, t) {
          return ((e.__proto__ = t), e);
        }),
    vc(e, t)
  );
}
function yc(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function bc(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? yc(Object(n), !0).forEach(function (t) {
          xc(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : yc(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function xc(e, t, n) {
  return ((t = Sc(t)), t in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Sc(e) {
  var t = Cc(e, `string`);
  return cc(t) == `symbol` ? t : t + ``;
}
function Cc(e, t) {
  if (cc(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (cc(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var wc = bc(
    bc({}, Qo.defaultOptions),
    {},
    { httpStack: new Js(), fileReader: new Rs(), urlStorage: oc ? new sc() : new Ha(), fingerprint: zs },
  ),
  Tc = (function (e) {
    function t() {
      var e = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : null,
        n = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
      return (lc(this, t), (n = bc(bc({}, wc), n)), fc(this, t, [e, n]));
    }
    return (
      _c(t, e),
      dc(t, null, [
        {
          key: `terminate`,
          value: function (e) {
            var t = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
            return ((t = bc(bc({}, wc), t)), Qo.terminate(e, t));
          },
        },
      ])
    );
  })(Qo);
typeof XMLHttpRequest == `function` && typeof Blob == `function` && Blob.prototype.slice;
var Ec = `/api/staff/uploads`,
  Dc = [0, 1e3, 3e3];
function Oc(e, t, n, r) {
  let i = null;
  return {
    done: new Promise((e, a) => {
      if (n.size > da[t].maxBytes) return a(new T(`request_entity_too_large`));
      ((i = new Tc(n, {
        endpoint: Ec,
        metadata: { kind: t, filename: n.name },
        retryDelays: Dc,
        fingerprint: async () => `upload:${t}:${n.name}:${n.size}:${n.lastModified}`,
        onBeforeRequest: async (e) => {
          let t = await Xt();
          t !== null && e.setHeader(`Authorization`, `Bearer ${t}`);
        },
        onProgress: (e, t) => r({ share: t === 0 ? 0 : e / t }),
        onError: (e) => a(jc(e)),
        onSuccess: () => e(i?.url?.split(`/`).at(-1) ?? ``),
      })),
        Ac(i));
    }).then(async (n) => {
      let r = await _n(e, n, t);
      return (i !== null && (await kc(i)), r);
    }),
    cancel: () => void i?.abort(!0),
  };
}
async function kc(e) {
  for (let { urlStorageKey: t } of await e.findPreviousUploads()) await wc.urlStorage.removeUpload(t);
}
async function Ac(e) {
  let [t] = await e.findPreviousUploads();
  (t !== void 0 && e.resumeFromPreviousUpload(t), e.start());
}
function jc(e) {
  let t = e instanceof Fa ? (e.originalResponse?.getStatus() ?? 0) : 0;
  return t === 413
    ? new T(`request_entity_too_large`)
    : t === 401
      ? new T(`not_authenticated`)
      : t === 400
        ? new T(`upload_broken`)
        : new T(t === 0 ? `offline` : `unavailable`);
}
function Mc(e, t, n) {
  let [r, i] = (0, O.useState)({ state: `idle` }),
    a = (0, O.useRef)(null),
    o = (0, O.useRef)(null),
    s = (0, O.useRef)(n);
  ((s.current = n),
    (0, O.useEffect)(() => {
      if (r.state !== `uploading`) return;
      let e = (e) => e.preventDefault();
      return (window.addEventListener(`beforeunload`, e), () => window.removeEventListener(`beforeunload`, e));
    }, [r.state]));
  let c = async (n) => {
    ((o.current = n), i({ state: `uploading`, share: 0 }));
    let r = Oc(e, t, n, ({ share: e }) => i({ state: `uploading`, share: e }));
    a.current = r;
    try {
      let e = await r.done;
      if (a.current !== r) return;
      (i({ state: `idle` }), s.current(e, n));
    } catch (e) {
      if (a.current !== r) return;
      let n = w(e),
        o = n.code === `offline` || n.code === `unavailable` || n.code === `not_authenticated`,
        s = n.code === `request_entity_too_large` ? z.tooLarge(Math.round(da[t].maxBytes / 1e6)) : o ? z.cut : n.message;
      i({ state: `failed`, message: s, canGoOn: o });
    }
  };
  return {
    upload: r,
    start: (e) => void c(e),
    goOn() {
      o.current !== null && c(o.current);
    },
    cancel() {
      (a.current?.cancel(), (a.current = null), i({ state: `idle` }));
    },
  };
}
var Q = {
  field: `FileField-module_field_PaPS`,
  label: `FileField-module_label_BI79`,
  none: `FileField-module_none_lv6s`,
  name: `FileField-module_name_B6KY`,
  going: `FileField-module_going_mum9`,
  tools: `FileField-module_tools_6JUx`,
  picture: `FileField-module_picture_KhjZ`,
  video: `FileField-module_video_YZ0e`,
  audio: `FileField-module_audio_qE33`,
};
function Nc({ lessonId: e, kind: t, label: n, url: r, onChange: i, checks: o, canRecord: s = !1, poster: c = null, children: l }) {
  let u = (0, O.useId)(),
    d = (0, O.useRef)(null),
    { upload: f, start: p, cancel: m, goOn: h } = Mc(e, t, i),
    g = f.state === `uploading`;
  return (0, k.jsxs)(`div`, {
    className: Q.field,
    role: `group`,
    "aria-labelledby": u,
    "data-checks": o,
    children: [
      (0, k.jsx)(`span`, { id: u, className: Q.label, children: n }),
      r === null ? (0, k.jsx)(`span`, { className: Q.none, children: z.none }) : (0, k.jsx)(Pc, { kind: t, url: r, label: n, poster: c }),
      f.state === `uploading` &&
        (0, k.jsxs)(`div`, {
          className: Q.going,
          children: [
            (0, k.jsx)(`span`, { role: `status`, children: f.share < 1 ? z.uploading : z.checking }),
            (0, k.jsx)(`progress`, { value: f.share, "aria-label": n }),
            (0, k.jsx)(a, { look: `quiet`, onClick: m, children: z.cancel }),
          ],
        }),
      f.state === `failed` &&
        (0, k.jsxs)(`div`, {
          className: Q.going,
          children: [(0, k.jsx)(`p`, { role: `alert`, children: f.message }), f.canGoOn && (0, k.jsx)(a, { onClick: h, children: z.goOn })],
        }),
      (0, k.jsx)(`input`, {
        ref: d,
        type: `file`,
        hidden: !0,
        accept: da[t].endings.map((e) => `.${e}`).join(`,`),
        onChange: (e) => {
          let [t] = e.target.files ?? [];
          ((e.target.value = ``), t !== void 0 && p(t));
        },
      }),
      !g &&
        (0, k.jsxs)(`div`, {
          className: Q.tools,
          children: [
            (0, k.jsx)(a, {
              look: `quiet`,
              "aria-label": r === null ? z.choose(n) : z.replace(n),
              onClick: () => d.current?.click(),
              children: r === null ? z.chooseShort : z.replaceShort,
            }),
            s && (0, k.jsx)(va, { label: n, onRecorded: p }),
            r !== null &&
              (0, k.jsx)(a, { look: `quiet`, "aria-label": z.remove(n), onClick: () => i(null, null), children: z.removeShort }),
            l,
          ],
        }),
    ],
  });
}
function Pc({ kind: e, url: t, label: n, poster: r }) {
  return e === `captions`
    ? (0, k.jsx)(`span`, { className: Q.name, children: t.slice(t.lastIndexOf(`/`) + 1) })
    : e === `poster` || e === `answer-image`
      ? (0, k.jsx)(`img`, { className: Q.picture, src: t, alt: n })
      : e === `video`
        ? (0, k.jsx)(`video`, { className: Q.video, src: t, poster: r ?? void 0, controls: !0, preload: `metadata`, "aria-label": n })
        : (0, k.jsx)(`audio`, { className: Q.audio, src: t, controls: !0, preload: `none`, "aria-label": n });
}
var $ = {
  editor: `slides-module_editor_8APM`,
  head: `slides-module_head_g55H`,
  goes: `slides-module_goes_E5ig`,
  fields: `slides-module_fields_RyXu`,
  beside: `slides-module_beside_FngJ`,
  hint: `slides-module_hint_NNcN`,
  answers: `slides-module_answers_RDSW`,
  answer: `slides-module_answer_z-ge`,
  answerHead: `slides-module_answerHead_sO-U`,
  correct: `slides-module_correct_DXdp`,
  pair: `slides-module_pair_6lTc`,
};
function Fc({ lessonId: e, slideId: t, answer: n, place: r, onChange: i, onCorrect: a, onDelete: o }) {
  let s = (e) => `${R.answer(r)}: ${e}`;
  return (0, k.jsxs)(`div`, {
    className: $.answer,
    "data-answer": r - 1,
    "data-correct": n.is_correct,
    children: [
      (0, k.jsxs)(`div`, {
        className: $.answerHead,
        children: [
          (0, k.jsxs)(`label`, {
            className: $.correct,
            children: [(0, k.jsx)(`input`, { type: `radio`, name: `correct-${t}`, checked: n.is_correct, onChange: a }), R.isCorrect],
          }),
          (0, k.jsx)(m, { icon: `bin`, small: !0, label: R.deleteAnswer(r), onClick: o }),
        ],
      }),
      (0, k.jsx)(E, {
        label: s(R.answerText),
        maxLength: 120,
        value: n.text,
        problem: n.text.trim() === `` ? R.answerNeedsText : null,
        onChange: (e) => i({ text: e.target.value }),
      }),
      (0, k.jsxs)(`div`, {
        className: $.pair,
        children: [
          (0, k.jsx)(Nc, {
            lessonId: e,
            kind: `answer-image`,
            label: s(R.answerImage),
            url: n.image_url,
            checks: ``,
            onChange: (e) => i({ image_url: e?.url ?? null, ...(e === null && { alt: null }) }),
          }),
          (0, k.jsx)(Nc, {
            lessonId: e,
            kind: `answer-audio`,
            label: s(R.answerAudio),
            url: n.audio_url ?? null,
            checks: `no_answer_audio`,
            canRecord: !0,
            onChange: (e) => i({ audio_url: e?.url ?? null }),
          }),
        ],
      }),
      n.image_url !== null &&
        (0, k.jsx)(`div`, {
          "data-checks": `no_picture_alt`,
          children: (0, k.jsx)(E, {
            label: s(R.answerAlt),
            maxLength: 300,
            value: n.alt ?? ``,
            onChange: (e) => i({ alt: e.target.value }),
          }),
        }),
    ],
  });
}
var Ic = { correct: { quote: R.correctQuote, audio: R.correctAudio }, wrong: { quote: R.wrongQuote, audio: R.wrongAudio } };
function Lc({ lessonId: e, slide: t, when: n, edit: r }) {
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsx)(`div`, {
        "data-checks": `no_${n}_quote`,
        children: (0, k.jsx)(gr, {
          label: Ic[n].quote,
          rows: 2,
          maxLength: 300,
          value: t[`quiz_${n}_quote`],
          onChange: (e) => r({ [`quiz_${n}_quote`]: e.target.value }),
        }),
      }),
      (0, k.jsx)(Nc, {
        lessonId: e,
        kind: `${n}-audio`,
        label: Ic[n].audio,
        url: t[`quiz_${n}_audio_url`],
        checks: `no_${n}_audio`,
        canRecord: !0,
        onChange: (e) => r({ [`quiz_${n}_audio_url`]: e?.url ?? null }),
      }),
    ],
  });
}
function Rc({ lessonId: e, slide: t, edit: n }) {
  let r = (0, O.useRef)(null),
    [i, o] = (0, O.useState)(``),
    [s, c] = (0, O.useState)(null),
    [l, u] = (0, O.useState)(null),
    d = t.quiz_answers,
    f = (e) => n((t) => (t.type === `quiz` ? { quiz_answers: e(t.quiz_answers) } : {}));
  return (0, k.jsxs)(`div`, {
    className: $.fields,
    children: [
      (0, k.jsx)(E, { label: R.heading, maxLength: 300, value: t.quiz_heading, onChange: (e) => n({ quiz_heading: e.target.value }) }),
      (0, k.jsx)(`div`, {
        ref: r,
        "data-checks": `no_question hard_words`,
        children: (0, k.jsx)(gr, {
          label: R.question,
          rows: 2,
          maxLength: 300,
          value: t.quiz_question,
          onChange: (e) => n({ quiz_question: e.target.value }),
          children: (0, k.jsxs)(`div`, {
            className: $.beside,
            children: [
              (0, k.jsx)(a, {
                look: `quiet`,
                onClick: () => {
                  let e = r.current?.querySelector(`textarea`);
                  if (!e || e.selectionStart === e.selectionEnd) return;
                  let { value: t, selectionStart: i, selectionEnd: a } = e;
                  (n({ quiz_question: `${t.slice(0, i)}[hl]${t.slice(i, a)}[/hl]${t.slice(a)}` }), e.focus());
                },
                children: R.highlight,
              }),
              (0, k.jsx)(`span`, { className: $.hint, children: R.highlightHint }),
            ],
          }),
        }),
      }),
      (0, k.jsx)(Nc, {
        lessonId: e,
        kind: `question-audio`,
        label: R.questionAudio,
        url: t.quiz_audio_url,
        checks: `no_question_audio`,
        canRecord: !0,
        onChange: (e) => n({ quiz_audio_url: e?.url ?? null }),
      }),
      (0, k.jsxs)(`fieldset`, {
        className: $.answers,
        "data-checks": `too_few_answers no_correct_answer`,
        children: [
          (0, k.jsx)(`legend`, { children: R.answers }),
          d.map((n, r) =>
            (0, k.jsx)(
              Fc,
              {
                lessonId: e,
                slideId: t.id,
                answer: n,
                place: r + 1,
                onChange: (e) => f((t) => t.map((t, n) => (n === r ? { ...t, ...e } : t))),
                onCorrect: () => f((e) => e.map((e, t) => ({ ...e, is_correct: t === r }))),
                onDelete: () => u(r),
              },
              r,
            ),
          ),
          (0, k.jsxs)(S, {
            onSubmit: () => {
              let e = i.trim();
              if (e === ``) return c(R.answerNeedsText);
              if (d.length >= 6) return c(R.enoughAnswers);
              (c(null), o(``), f((t) => [...t, { text: e, is_correct: !1, image_url: null, alt: null, audio_url: null }]));
            },
            children: [
              (0, k.jsx)(E, { label: R.newAnswer, maxLength: 120, value: i, problem: s, onChange: (e) => o(e.target.value) }),
              (0, k.jsx)(a, { type: `submit`, look: `quiet`, children: R.addAnswer }),
            ],
          }),
        ],
      }),
      (0, k.jsx)(Lc, { lessonId: e, slide: t, when: `correct`, edit: n }),
      (0, k.jsx)(Lc, { lessonId: e, slide: t, when: `wrong`, edit: n }),
      l !== null &&
        (0, k.jsx)(ur, {
          no: P.cancel,
          question: {
            heading: R.deleteAnswer(l + 1),
            text: [I.answer(d[l]?.text ?? ``)],
            yes: P.delete,
            onYes: () => f((e) => e.filter((e, t) => t !== l)),
          },
          onClose: () => u(null),
        }),
    ],
  });
}
var zc = 1280,
  Bc = 0.82,
  Vc = 0.6;
async function Hc(e) {
  let t = typeof e == `string` ? e : URL.createObjectURL(e);
  try {
    let e = document.createElement(`video`);
    ((e.muted = !0), (e.preload = `auto`), (e.src = t), await Uc(e, `loadeddata`));
    let n = Uc(e, `seeked`);
    ((e.currentTime = Math.min(Vc, e.duration / 2)), await n);
    let r = Math.min(1, zc / e.videoHeight),
      i = document.createElement(`canvas`);
    ((i.width = Math.round(e.videoWidth * r)),
      (i.height = Math.round(e.videoHeight * r)),
      i.getContext(`2d`)?.drawImage(e, 0, 0, i.width, i.height));
    let a = await new Promise((e) => i.toBlob(e, `image/jpeg`, Bc));
    if (a === null) throw Error(`the picture could not be made`);
    return new File([a], `poster.jpg`, { type: `image/jpeg` });
  } finally {
    typeof e != `string` && URL.revokeObjectURL(t);
  }
}
var Uc = (e, t) =>
  new Promise((n, r) => {
    (e.addEventListener(t, () => n(), { once: !0 }), e.addEventListener(`error`, () => r(Error(`the video can't be read`)), { once: !0 }));
  });
function Wc({ lessonId: e, slide: t, edit: n }) {
  let r = async (t) => {
    let { url: r } = await Oc(e, `poster`, await Hc(t), () => void 0).done;
    n({ poster_url: r });
  };
  return (0, k.jsxs)(`div`, {
    className: $.fields,
    children: [
      (0, k.jsx)(Nc, {
        lessonId: e,
        kind: `video`,
        label: R.video,
        url: t.video_url,
        poster: t.poster_url,
        checks: `no_video clip_length`,
        onChange: (e, t) => {
          (n({ video_url: e?.url ?? null, video_seconds: e?.seconds ?? null }), t !== null && re(`the picture of the video`, r(t)));
        },
        children: t.video_seconds !== null && (0, k.jsx)(`span`, { children: R.seconds(t.video_seconds) }),
      }),
      (0, k.jsx)(Nc, {
        lessonId: e,
        kind: `captions`,
        label: R.captions,
        url: t.captions_url,
        checks: `no_captions`,
        onChange: (e) => n({ captions_url: e?.url ?? null }),
      }),
      (0, k.jsx)(Nc, {
        lessonId: e,
        kind: `poster`,
        label: R.poster,
        url: t.poster_url,
        checks: `no_poster`,
        onChange: (e) => n({ poster_url: e?.url ?? null }),
        children:
          t.video_url !== null &&
          (0, k.jsx)(a, { look: `quiet`, onClick: () => re(`the picture of the video`, r(t.video_url ?? ``)), children: R.makePoster }),
      }),
      (0, k.jsx)(`div`, {
        "data-checks": `no_video_alt`,
        children: (0, k.jsx)(gr, { label: R.alt, rows: 2, maxLength: 300, value: t.alt, onChange: (e) => n({ alt: e.target.value }) }),
      }),
    ],
  });
}
function Gc({ lessonId: e, slide: t, place: n, onShown: r, onDelete: i }) {
  let o = ue(),
    s = zn({
      id: `slide ${t.id}`,
      row: t,
      save: (e, n) => {
        let { id: r, type: i, row_version: a, ...o } = n;
        return fn(t.id, e, o);
      },
      async readAgain() {
        let n = (await on(e)).find(({ id: e }) => e === t.id);
        if (n === void 0) throw new T(`not_found`);
        return n;
      },
      onSaved(e) {
        (r(e), o.invalidateQueries({ queryKey: [`outline`] }));
      },
    }),
    { value: c } = s,
    l = jt({ queryKey: [`slide-insight`, e], queryFn: () => Cn(e), staleTime: 1 / 0 }).data?.[t.id],
    u = (e) => r(s.edit(e));
  return (0, k.jsxs)(`section`, {
    className: $.editor,
    "aria-labelledby": `slide-heading`,
    children: [
      (0, k.jsxs)(`div`, {
        className: $.head,
        children: [
          (0, k.jsxs)(`h3`, { id: `slide-heading`, children: [n, `. `, c.type === `video` ? F.video : F.quiz] }),
          (0, k.jsx)(yr, { saving: s }),
          (0, k.jsx)(a, { look: `quiet`, onClick: i, children: F.deleteSlide }),
        ],
      }),
      l !== void 0 && (0, k.jsx)(`p`, { className: $.goes, children: G.ofSlide(l.seen, l.left, la(l)) }),
      c.type === `video` ? (0, k.jsx)(Wc, { lessonId: e, slide: c, edit: u }) : (0, k.jsx)(Rc, { lessonId: e, slide: c, edit: u }),
    ],
  });
}
var Kc = (e, t) =>
  `${t}. ${e.type === `video` ? e.alt || (e.video_url === null ? F.emptyVideo : F.unsaidVideo) : oe(e.quiz_question) || F.emptyQuiz}`;
function qc({ builder: e, onPublish: t, onVersions: n }) {
  let { lesson: r, slides: i, slide: o } = e,
    [s, c] = (0, O.useState)(null),
    l = i?.findIndex(({ id: e }) => e === o?.id) ?? -1,
    u = (t) =>
      c({
        heading: F.deleteLesson,
        text: [I.lesson(t.title, t.slides), ...(t.id === `7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f01` ? [I.firstLesson] : []), I.trash],
        yes: P.delete,
        onYes: () => e.remove(`lesson`, t.id),
      }),
    d = (t) => c({ heading: F.deleteSlide, text: [I.slide(l + 1), I.trash], yes: P.delete, onYes: () => e.remove(`slide`, t.id) });
  return (0, k.jsxs)(`div`, {
    className: X.column,
    children: [
      r !== null &&
        (0, k.jsxs)(`section`, {
          className: X.part,
          "aria-label": r.title,
          children: [
            (0, k.jsx)(Jc, { lesson: r }, r.id),
            (0, k.jsxs)(`div`, {
              className: X.bar,
              children: [
                (0, k.jsx)(`span`, { className: X.chip, "data-changed": r.has_changes, children: ia(r) }),
                (0, k.jsx)(a, { onClick: t, children: V.button }),
                (0, k.jsx)(a, { look: `quiet`, onClick: n, children: H.button }),
                (0, k.jsx)(a, { look: `quiet`, onClick: () => u(r), children: F.deleteLesson }),
              ],
            }),
          ],
        }),
      (0, k.jsxs)(`section`, {
        className: X.part,
        "aria-labelledby": `slides-heading`,
        children: [
          (0, k.jsx)(`h2`, { id: `slides-heading`, children: F.slides }),
          r === null && (0, k.jsx)(`p`, { children: F.pickLesson }),
          i?.length === 0 && (0, k.jsx)(`p`, { children: F.noSlides }),
          i !== null &&
            (0, k.jsx)(Qi, {
              name: F.slides,
              items: i.map((e, t) => ({ id: e.id, label: Kc(e, t + 1), detail: e.type === `video` ? F.video : F.quiz })),
              selected: o?.id ?? null,
              onSelect: e.selectSlide,
              onMove: e.moveSlide,
            }),
          (0, k.jsxs)(`div`, {
            className: X.bar,
            children: [
              (0, k.jsx)(a, { look: `quiet`, onClick: () => e.addSlide(`video`), children: F.addVideo }),
              (0, k.jsx)(a, { look: `quiet`, onClick: () => e.addSlide(`quiz`), children: F.addQuiz }),
            ],
          }),
          (0, k.jsx)(ra, { builder: e, place: `slides` }),
        ],
      }),
      r !== null &&
        o !== null &&
        (0, k.jsx)(`section`, {
          className: X.part,
          "aria-label": F.slides,
          children: (0, k.jsx)(Gc, { lessonId: r.id, slide: o, place: l + 1, onShown: e.showSlide, onDelete: () => d(o) }, o.id),
        }),
      s !== null && (0, k.jsx)(ur, { no: P.cancel, question: s, onClose: () => c(null) }),
    ],
  });
}
function Jc({ lesson: e }) {
  let t = ue(),
    n = zn({
      id: `lesson ${e.id}`,
      row: e,
      async save(t, { title: n, tag: r }) {
        let i = await dn(e.id, t, { ...(n !== void 0 && { title: n }), ...(r !== void 0 && { tag: r }) });
        return { ...e, title: i.title, tag: i.tag, row_version: i.row_version, has_changes: i.has_changes };
      },
      async readAgain() {
        let t = (await an()).flatMap(({ lessons: e }) => e).find(({ id: t }) => t === e.id);
        if (t === void 0) throw new T(`not_found`);
        return t;
      },
      onSaved: () => void t.invalidateQueries({ queryKey: [`outline`] }),
    }),
    { value: r, edit: i } = n;
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsxs)(`div`, {
        className: X.pair,
        children: [
          (0, k.jsx)(E, {
            label: F.lessonTitle,
            maxLength: 120,
            value: r.title,
            problem: r.title.trim() === `` ? F.titleNeeded : null,
            onChange: (e) => i({ title: e.target.value }),
          }),
          (0, k.jsx)(E, { label: F.lessonTag, maxLength: 40, value: r.tag, onChange: (e) => i({ tag: e.target.value }) }),
        ],
      }),
      (0, k.jsx)(yr, { saving: n }),
    ],
  });
}
function Yc(e, t, n) {
  let r = e[t];
  if (r === void 0 || t === n || n < 0 || n >= e.length) return e;
  let i = e.filter((e, n) => n !== t);
  return [...i.slice(0, n), r, ...i.slice(n)];
}
function Xc() {
  let [e, t] = ce();
  return {
    course: e.get(`course`),
    lesson: e.get(`lesson`),
    slide: e.get(`slide`),
    select: (e) =>
      t(
        (t) => {
          let n = new URLSearchParams(t);
          for (let [t, r] of Object.entries(e)) r === null ? n.delete(t) : n.set(t, r);
          return n;
        },
        { replace: !0 },
      ),
  };
}
var Zc = [`outline`],
  Qc = (e) => e.map(({ id: e }) => e);
function $c() {
  let e = ue(),
    { select: t, ...n } = Xc(),
    [r, i] = (0, O.useState)(null),
    a = jt({ queryKey: Zc, queryFn: an }),
    o = a.data ?? [],
    s =
      o.find(({ id: e }) => e === n.course) ??
      o.find(({ lessons: e }) => e.some(({ id: e }) => e === n.lesson)) ??
      (o.length === 1 ? (o[0] ?? null) : null),
    c = s?.lessons.find(({ id: e }) => e === n.lesson) ?? null,
    l = [`slides`, c?.id],
    u = jt({ queryKey: l, queryFn: () => on(c?.id ?? ``), enabled: c !== null }),
    d = c === null ? null : (u.data ?? null),
    f = d?.find(({ id: e }) => e === n.slide) ?? d?.[0] ?? null;
  if (a.isPending) return { state: `loading` };
  if (a.data === void 0) return { state: `failed`, message: w(a.error).message, again: () => void a.refetch() };
  let p = () => void e.invalidateQueries(),
    m = (e, t) => {
      let n = w(t);
      return (i({ place: e, message: n.code === `edited_elsewhere` ? F.changedElsewhere : n.message }), !1);
    },
    h = async (t, n) => {
      i(null);
      try {
        return (await n(), !0);
      } catch (e) {
        return m(t, e);
      } finally {
        await e.invalidateQueries();
      }
    },
    g = (e, t) => {
      let n = Yc(t.items, t.from, t.to);
      n !== t.items && (t.show(n), h(e, () => pn(t.kind, t.parent, Qc(t.items), Qc(n))));
    },
    _ = (t, n) => e.setQueryData(Zc, (e) => e?.map((e) => (e.id === t ? { ...e, lessons: [...n] } : e)));
  return {
    state: `ready`,
    courses: o,
    course: s,
    lesson: c,
    slides: d,
    slide: f,
    problem: r,
    selectCourse: (e) => t({ course: e, lesson: null, slide: null }),
    selectLesson: (e) => t({ course: s?.id ?? null, lesson: e, slide: null }),
    selectSlide: (e) => t({ slide: e }),
    addCourse: (e) =>
      h(`courses`, async () => {
        let n = await sn(e);
        t({ course: n?.id ?? null, lesson: null, slide: null });
      }),
    addLesson: (e, n) =>
      h(`lessons`, async () => {
        let r = await cn(s?.id ?? ``, { title: e, tag: n });
        t({ course: s?.id ?? null, lesson: r?.id ?? null, slide: null });
      }),
    addSlide(e) {
      if (c === null) return i({ place: `slides`, message: F.noLessonSelected });
      h(`slides`, async () => {
        let n = await ln(c.id, e);
        t({ slide: n?.id ?? null });
      });
    },
    moveCourse: (t, n) => g(`courses`, { kind: `course`, parent: null, items: o, from: t, to: n, show: (t) => e.setQueryData(Zc, t) }),
    moveLesson(e, t) {
      s !== null && g(`lessons`, { kind: `lesson`, parent: s.id, items: s.lessons, from: e, to: t, show: (e) => _(s.id, e) });
    },
    moveSlide(t, n) {
      c !== null && d !== null && g(`slides`, { kind: `slide`, parent: c.id, items: d, from: t, to: n, show: (t) => e.setQueryData(l, t) });
    },
    remove(e, n) {
      h(e === `course` ? `courses` : e === `lesson` ? `lessons` : `slides`, async () => {
        (await mn(e, n),
          t(
            e === `course` ? { course: null, lesson: null, slide: null } : e === `lesson` ? { lesson: null, slide: null } : { slide: null },
          ));
      });
    },
    showSlide: (t) => e.setQueryData(l, (e) => e?.map((e) => (e.id === t.id ? t : e))),
    refresh: p,
  };
}
function el({ onSignOut: e }) {
  let t = $c();
  switch ((c(`builder`, t.state), Vn(), t.state)) {
    case `loading`:
      return (0, k.jsx)(v, { heading: P.loading });
    case `failed`:
      return (0, k.jsxs)(p, {
        heading: t.message,
        mood: `oops`,
        children: [
          (0, k.jsx)(a, { onClick: t.again, children: P.again }),
          (0, k.jsx)(a, { look: `quiet`, onClick: e, children: P.signOut }),
        ],
      });
    case `ready`:
      return (0, k.jsx)(tl, { builder: t, onSignOut: e });
  }
}
function tl({ builder: e, onSignOut: t }) {
  let { lesson: n, slides: r, slide: i } = e,
    [o, s] = (0, O.useState)(null),
    [c, l] = (0, O.useState)(null),
    [u, d] = (0, O.useState)(null),
    [f, p] = (0, O.useState)(!1),
    [m, h] = (0, O.useState)(null),
    g = r === null ? [] : Rt(r);
  ((0, O.useEffect)(() => l(null), [n?.id]),
    (0, O.useEffect)(() => {
      u !== null && (u.slideId === null || u.slideId === i?.id) && (ca(u), d(null));
    }, [u, i?.id]));
  let _ = (t) => {
      (s(null), t.slideId !== null && e.selectSlide(t.slideId), d(t));
    },
    v = async () => {
      (p(!0), h(null));
      try {
        (s({ fixed: await wn() }), e.refresh());
      } catch (e) {
        h(w(e).message);
      } finally {
        p(!1);
      }
    },
    y = async (e, t) => {
      (s(null), l(await bn(e, t)));
    },
    b = () => s(null),
    x = n === null || r === null ? null : { lesson_id: n.id, version: 0, title: n.title, tag: n.tag, slides: r },
    S = c === null ? Math.max(0, r?.findIndex(({ id: e }) => e === i?.id) ?? 0) : 0;
  return (0, k.jsxs)(`main`, {
    className: X.page,
    children: [
      (0, k.jsxs)(`header`, {
        className: X.head,
        children: [
          (0, k.jsx)(`h1`, { children: P.title }),
          (0, k.jsxs)(`div`, {
            className: X.bar,
            children: [
              (0, k.jsx)(a, { look: `quiet`, disabled: f, onClick: () => void v(), children: f ? P.fixing : P.fixUrls }),
              (0, k.jsx)(a, { look: `quiet`, onClick: () => s(`insight`), children: G.button }),
              (0, k.jsx)(a, { look: `quiet`, onClick: () => s(`trash`), children: P.trash }),
              (0, k.jsx)(a, { look: `quiet`, onClick: () => s(`log`), children: P.log }),
              (0, k.jsx)(a, { look: `quiet`, onClick: t, children: P.signOut }),
            ],
          }),
        ],
      }),
      (0, k.jsx)(Hn, { message: m }),
      (0, k.jsxs)(`div`, {
        className: X.columns,
        children: [
          (0, k.jsx)(aa, { builder: e }),
          (0, k.jsx)(qc, { builder: e, onPublish: () => s(`publish`), onVersions: () => s(`versions`) }),
          x !== null &&
            (0, k.jsxs)(`div`, {
              className: `${X.column} ${X.side}`,
              children: [
                (0, k.jsx)(Un, { findings: g, slides: x.slides, onOpen: _ }),
                (0, k.jsx)(hr, { lesson: c ?? x, startAt: S, version: c?.version ?? null, onBackToDraft: () => l(null) }),
              ],
            }),
        ],
      }),
      o === `insight` && (0, k.jsx)($n, { onClose: b }),
      o === `trash` && (0, k.jsx)(cr, { onChanged: e.refresh, onClose: b }),
      o === `log` && (0, k.jsx)(or, { onClose: b }),
      typeof o == `object` && !!o && (0, k.jsx)(Jn, { report: o.fixed, onClose: b }),
      o === `versions` &&
        n !== null &&
        (0, k.jsx)(dr, { lessonId: n.id, onLook: (e) => void y(n.id, e).catch((e) => h(w(e).message)), onRestored: e.refresh, onClose: b }),
      o === `publish` &&
        n !== null &&
        x !== null &&
        (0, k.jsx)(sr, { lesson: n, slides: x.slides, findings: g, onOpen: _, onPublished: e.refresh, onClose: b }),
    ],
  });
}
function nl() {
  let e = ue(),
    [t, n] = (0, O.useState)(`checking`),
    [r, i] = (0, O.useState)(``),
    [a, o] = (0, O.useState)(!1),
    [s, c] = (0, O.useState)(null),
    [l, u] = (0, O.useState)(null);
  ((0, O.useEffect)(() => {
    Xt().then(
      (e) => n(e === null ? `password` : `open`),
      () => n(`open`),
    );
  }, []),
    (0, O.useEffect)(
      () =>
        nn(() => {
          (u(N.ended), n(`password`));
        }),
      [],
    ));
  let d = async (e) => {
      (o(!0), c(null));
      try {
        let t = await e();
        (u(null), n(t));
      } catch (e) {
        c(w(e).message);
      } finally {
        o(!1);
      }
    },
    f = (e) => {
      (c(null), n(e));
    };
  switch (t) {
    case `checking`:
      return { state: t };
    case `password`:
      return {
        state: t,
        isBusy: a,
        problem: s,
        notice: l,
        submit: (e) => void d(async () => (await Zt(e), `open`)),
        swap: () => f(`email`),
      };
    case `email`:
      return {
        state: t,
        isBusy: a,
        problem: s,
        notice: null,
        submit(e) {
          let t = ne(e);
          if (t === null) return c(N.badEmail);
          (i(t), d(async () => (await Qt(t), `code`)));
        },
        swap: () => f(`password`),
      };
    case `code`:
      return {
        state: t,
        isBusy: a,
        problem: s,
        submit: (e) => void d(async () => (await $t(r, e.replace(/\D/g, ``)), `open`)),
        swap: () => f(`email`),
      };
    case `open`:
      return {
        state: t,
        leave() {
          (e.clear(), en().finally(() => f(`password`)));
        },
      };
  }
}
var rl = {
    password: { label: N.password, submit: N.open, busy: N.opening, swap: N.otherAccount, hint: null },
    email: { label: N.email, submit: N.sendCode, busy: N.sending, swap: N.toPassword, hint: null },
    code: { label: N.code, submit: N.signIn, busy: N.signingIn, swap: N.otherAccount, hint: N.codeHint },
  },
  il = {
    password: { type: `password`, autoComplete: `current-password` },
    email: { type: `email`, autoComplete: `email` },
    code: { inputMode: `numeric`, autoComplete: `one-time-code`, maxLength: 12 },
  };
function al({ children: e }) {
  let t = nl(),
    [n, r] = (0, O.useState)(``);
  if ((c(`builder-gate`, t.state, `guard`), t.state === `checking`)) return (0, k.jsx)(v, { heading: N.checking });
  if (t.state === `open`) return e(t.leave);
  let i = rl[t.state],
    o = t.state === `code` ? i.hint : t.notice;
  return (0, k.jsxs)(p, {
    heading: N.title,
    mood: `thinking`,
    picture: `key`,
    fieldHasFocus: !0,
    children: [
      o !== null && (0, k.jsx)(`p`, { role: `status`, children: o }),
      (0, k.jsxs)(S, {
        onSubmit: () => {
          n !== `` && (t.submit(n), r(t.state === `password` ? n : ``));
        },
        children: [
          (0, k.jsx)(
            E,
            {
              label: i.label,
              ...il[t.state],
              value: n,
              problem: t.problem,
              disabled: t.isBusy,
              autoFocus: !0,
              onChange: (e) => r(e.target.value),
            },
            t.state,
          ),
          (0, k.jsx)(a, { type: `submit`, disabled: t.isBusy || n === ``, children: t.isBusy ? i.busy : i.submit }),
        ],
      }),
      (0, k.jsx)(a, {
        look: `quiet`,
        disabled: t.isBusy,
        onClick: () => {
          (r(``), t.swap());
        },
        children: i.swap,
      }),
    ],
  });
}
var ol = (0, O.lazy)(async () => ({
    default: (
      await f(
        async () => {
          let { PreviewFrame: e } = await import(`./PreviewFrame-BIR_f1m3.js`);
          return { PreviewFrame: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6]),
      )
    ).PreviewFrame,
  })),
  sl = new vt({ defaultOptions: { queries: { retry: 1, staleTime: 5e3 } } });
function cl() {
  let [e] = ce();
  return (
    d(te[`/lesson-builder`].name),
    e.get(`view`) === `preview`
      ? (0, k.jsx)(O.Suspense, { children: (0, k.jsx)(ol, {}) })
      : (0, k.jsx)(de, { client: sl, children: (0, k.jsx)(al, { children: (e) => (0, k.jsx)(el, { onSignOut: e }) }) })
  );
}
se();
var ll = document.getElementById(`root`);
ll !== null && (0, Nt.createRoot)(ll).render((0, k.jsx)(u, { words: o, onCrash: (e) => n(`staff`, e), children: (0, k.jsx)(cl, {}) }));
export { fr as n, B as r, pr as t };
