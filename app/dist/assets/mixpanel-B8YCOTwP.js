import { a as e, i as t, n, r, t as i } from "./parent-DKmMm6r5.js";
import { Cn as a, En as o, On as s, Tn as c, an as l, kn as u } from "./zones-xnnzTp_v.js";
import { n as d } from "./start-D_cgnDPi.js";
var f = { DEBUG: !1, LIB_VERSION: `2.83.0` },
  p = `__mp_targeting`,
  m;
if (typeof window > `u`) {
  var h = { hostname: `` };
  m = {
    crypto: {
      randomUUID: function () {
        throw Error(`unsupported`);
      },
    },
    navigator: { userAgent: ``, onLine: !0 },
    document: {
      createElement: function () {
        return {};
      },
      location: h,
      referrer: ``,
    },
    screen: { width: 0, height: 0 },
    location: h,
    addEventListener: function () {},
    removeEventListener: function () {},
    dispatchEvent: function () {},
    CustomEvent: function () {},
  };
} else m = window;
var g = m.setImmediate,
  _,
  v,
  y,
  b = Object.prototype.toString,
  x =
    g === void 0
      ? setTimeout
      : function (e) {
          return g(e);
        };
try {
  (Object.defineProperty({}, "x", {}),
    (_ = function (e, t, n, r) {
      return Object.defineProperty(e, t, { value: n, writable: !0, configurable: r !== !1 });
    }));
} catch {
  _ = function (e, t, n) {
    return ((e[t] = n), e);
  };
}
y = (function () {
  var e, t, n;
  function r(e, t) {
    ((this.fn = e), (this.self = t), (this.next = void 0));
  }
  return {
    add: function (i, a) {
      ((n = new r(i, a)), t ? (t.next = n) : (e = n), (t = n), (n = void 0));
    },
    drain: function () {
      var n = e;
      for (e = t = v = void 0; n;) (n.fn.call(n.self), (n = n.next));
    },
  };
})();
function S(e, t) {
  (y.add(e, t), (v ||= x(y.drain)));
}
function ee(e) {
  var t,
    n = typeof e;
  return (e !== null && (n === `object` || n === `function`) && (t = e.then), typeof t == `function` && t);
}
function te() {
  for (var e = 0; e < this.chain.length; e++) ne(this, this.state === 1 ? this.chain[e].success : this.chain[e].failure, this.chain[e]);
  this.chain.length = 0;
}
function ne(e, t, n) {
  var r, i;
  try {
    t === !1
      ? n.reject(e.msg)
      : ((r = t === !0 ? e.msg : t.call(void 0, e.msg)),
        r === n.promise ? n.reject(TypeError(`Promise-chain cycle`)) : (i = ee(r)) ? i.call(r, n.resolve, n.reject) : n.resolve(r));
  } catch (e) {
    n.reject(e);
  }
}
function re(e) {
  var t,
    n = this;
  if (!n.triggered) {
    ((n.triggered = !0), n.def && (n = n.def));
    try {
      (t = ee(e))
        ? S(function () {
            var r = new oe(n);
            try {
              t.call(
                e,
                function () {
                  re.apply(r, arguments);
                },
                function () {
                  ie.apply(r, arguments);
                },
              );
            } catch (e) {
              ie.call(r, e);
            }
          })
        : ((n.msg = e), (n.state = 1), n.chain.length > 0 && S(te, n));
    } catch (e) {
      ie.call(new oe(n), e);
    }
  }
}
function ie(e) {
  var t = this;
  t.triggered || ((t.triggered = !0), t.def && (t = t.def), (t.msg = e), (t.state = 2), t.chain.length > 0 && S(te, t));
}
function ae(e, t, n, r) {
  for (var i = 0; i < t.length; i++)
    (function (i) {
      e.resolve(t[i]).then(function (e) {
        n(i, e);
      }, r);
    })(i);
}
function oe(e) {
  ((this.def = e), (this.triggered = !1));
}
function se(e) {
  ((this.promise = e), (this.state = 0), (this.triggered = !1), (this.chain = []), (this.msg = void 0));
}
function ce(e) {
  if (typeof e != `function`) throw TypeError(`Not a function`);
  if (this.__NPO__ !== 0) throw TypeError(`Not a promise`);
  this.__NPO__ = 1;
  var t = new se(this);
  ((this.then = function (e, n) {
    var r = { success: typeof e != `function` || e, failure: typeof n == `function` && n };
    return (
      (r.promise = new this.constructor(function (e, t) {
        if (typeof e != `function` || typeof t != `function`) throw TypeError(`Not a function`);
        ((r.resolve = e), (r.reject = t));
      })),
      t.chain.push(r),
      t.state !== 0 && S(te, t),
      r.promise
    );
  }),
    (this.catch = function (e) {
      return this.then(void 0, e);
    }));
  try {
    e.call(
      void 0,
      function (e) {
        re.call(t, e);
      },
      function (e) {
        ie.call(t, e);
      },
    );
  } catch (e) {
    ie.call(t, e);
  }
}
var le = _({}, `constructor`, ce, !1);
((ce.prototype = le),
  _(le, `__NPO__`, 0, !1),
  _(ce, `resolve`, function (e) {
    var t = this;
    return e && typeof e == `object` && e.__NPO__ === 1
      ? e
      : new t(function (t, n) {
          if (typeof t != `function` || typeof n != `function`) throw TypeError(`Not a function`);
          t(e);
        });
  }),
  _(ce, `reject`, function (e) {
    return new this(function (t, n) {
      if (typeof t != `function` || typeof n != `function`) throw TypeError(`Not a function`);
      n(e);
    });
  }),
  _(ce, `all`, function (e) {
    var t = this;
    return b.call(e) === `[object Array]`
      ? e.length === 0
        ? t.resolve([])
        : new t(function (n, r) {
            if (typeof n != `function` || typeof r != `function`) throw TypeError(`Not a function`);
            var i = e.length,
              a = Array(i),
              o = 0;
            ae(
              t,
              e,
              function (e, t) {
                ((a[e] = t), ++o === i && n(a));
              },
              r,
            );
          })
      : t.reject(TypeError(`Not an array`));
  }),
  _(ce, `race`, function (e) {
    var t = this;
    return b.call(e) === `[object Array]`
      ? new t(function (n, r) {
          if (typeof n != `function` || typeof r != `function`) throw TypeError(`Not a function`);
          ae(
            t,
            e,
            function (e, t) {
              n(t);
            },
            r,
          );
        })
      : t.reject(TypeError(`Not an array`));
  }));
var C = typeof Promise < `u` && Promise.toString().indexOf(`[native code]`) !== -1 ? Promise : ce,
  ue = 864e5,
  de = Array.prototype,
  fe = Function.prototype,
  pe = Object.prototype,
  me = de.slice,
  he = pe.toString,
  ge = pe.hasOwnProperty,
  w = m.console,
  T = m.navigator,
  E = m.document,
  _e = m.opera,
  ve = m.screen,
  D = T.userAgent,
  ye = fe.bind,
  be = de.forEach,
  xe = de.indexOf,
  Se = de.map,
  Ce = Array.isArray,
  we = {},
  O = {},
  k = {
    log: function () {
      if (f.DEBUG && !O.isUndefined(w) && w)
        try {
          w.log.apply(w, arguments);
        } catch {
          O.each(arguments, function (e) {
            w.log(e);
          });
        }
    },
    warn: function () {
      if (f.DEBUG && !O.isUndefined(w) && w) {
        var e = [`Mixpanel warning:`].concat(O.toArray(arguments));
        try {
          w.warn.apply(w, e);
        } catch {
          O.each(e, function (e) {
            w.warn(e);
          });
        }
      }
    },
    error: function () {
      if (f.DEBUG && !O.isUndefined(w) && w) {
        var e = [`Mixpanel error:`].concat(O.toArray(arguments));
        try {
          w.error.apply(w, e);
        } catch {
          O.each(e, function (e) {
            w.error(e);
          });
        }
      }
    },
    critical: function () {
      if (!O.isUndefined(w) && w) {
        var e = [`Mixpanel error:`].concat(O.toArray(arguments));
        try {
          w.error.apply(w, e);
        } catch {
          O.each(e, function (e) {
            w.error(e);
          });
        }
      }
    },
  },
  Te = function (e, t) {
    return function () {
      return ((arguments[0] = `[` + t + `] ` + arguments[0]), e.apply(k, arguments));
    };
  },
  Ee = function (e) {
    return { log: Te(k.log, e), warn: Te(k.warn, e), error: Te(k.error, e), critical: Te(k.critical, e) };
  },
  De = function (e) {
    return function () {
      try {
        return e.apply(this, arguments);
      } catch (e) {
        (k.critical(`Implementation error. Please turn on debug and contact support@mixpanel.com.`), f.DEBUG && k.critical(e));
      }
    };
  },
  Oe = function (e) {
    var t = e.prototype;
    for (var n in t) typeof t[n] == `function` && (t[n] = De(t[n]));
  };
((O.bind = function (e, t) {
  var n, r;
  if (ye && e.bind === ye) return ye.apply(e, me.call(arguments, 1));
  if (!O.isFunction(e)) throw TypeError();
  return (
    (n = me.call(arguments, 2)),
    (r = function () {
      if (!(this instanceof r)) return e.apply(t, n.concat(me.call(arguments)));
      var i = {};
      i.prototype = e.prototype;
      var a = new i();
      i.prototype = null;
      var o = e.apply(a, n.concat(me.call(arguments)));
      return Object(o) === o ? o : a;
    }),
    r
  );
}),
  (O.each = function (e, t, n) {
    if (e != null) {
      if (be && e.forEach === be) e.forEach(t, n);
      else if (e.length === +e.length) {
        for (var r = 0, i = e.length; r < i; r++) if (r in e && t.call(n, e[r], r, e) === we) return;
      } else for (var a in e) if (ge.call(e, a) && t.call(n, e[a], a, e) === we) return;
    }
  }),
  (O.extend = function (e) {
    return (
      O.each(me.call(arguments, 1), function (t) {
        for (var n in t) t[n] !== void 0 && (e[n] = t[n]);
      }),
      e
    );
  }),
  (O.isArray =
    Ce ||
    function (e) {
      return he.call(e) === `[object Array]`;
    }),
  (O.isFunction = function (e) {
    return typeof e == `function`;
  }),
  (O.isArguments = function (e) {
    return !!(e && ge.call(e, `callee`));
  }),
  (O.toArray = function (e) {
    return e ? (e.toArray ? e.toArray() : O.isArray(e) || O.isArguments(e) ? me.call(e) : O.values(e)) : [];
  }),
  (O.map = function (e, t, n) {
    if (Se && e.map === Se) return e.map(t, n);
    var r = [];
    return (
      O.each(e, function (e) {
        r.push(t.call(n, e));
      }),
      r
    );
  }),
  (O.keys = function (e) {
    var t = [];
    return (
      e === null ||
        O.each(e, function (e, n) {
          t[t.length] = n;
        }),
      t
    );
  }),
  (O.values = function (e) {
    var t = [];
    return (
      e === null ||
        O.each(e, function (e) {
          t[t.length] = e;
        }),
      t
    );
  }),
  (O.include = function (e, t) {
    var n = !1;
    return e === null
      ? n
      : xe && e.indexOf === xe
        ? e.indexOf(t) != -1
        : (O.each(e, function (e) {
            if ((n ||= e === t)) return we;
          }),
          n);
  }),
  (O.includes = function (e, t) {
    return e.indexOf(t) !== -1;
  }),
  (O.inherit = function (e, t) {
    return ((e.prototype = new t()), (e.prototype.constructor = e), (e.superclass = t.prototype), e);
  }),
  (O.isObject = function (e) {
    return e === Object(e) && !O.isArray(e);
  }),
  (O.isEmptyObject = function (e) {
    if (O.isObject(e)) {
      for (var t in e) if (ge.call(e, t)) return !1;
      return !0;
    }
    return !1;
  }),
  (O.isUndefined = function (e) {
    return e === void 0;
  }),
  (O.isString = function (e) {
    return he.call(e) == `[object String]`;
  }),
  (O.isDate = function (e) {
    return he.call(e) == `[object Date]`;
  }),
  (O.isNumber = function (e) {
    return he.call(e) == `[object Number]`;
  }),
  (O.isElement = function (e) {
    return !!(e && e.nodeType === 1);
  }),
  (O.encodeDates = function (e) {
    return (
      O.each(e, function (t, n) {
        O.isDate(t) ? (e[n] = O.formatDate(t)) : O.isObject(t) && (e[n] = O.encodeDates(t));
      }),
      e
    );
  }),
  (O.timestamp = function () {
    return (
      (Date.now =
        Date.now ||
        function () {
          return +new Date();
        }),
      Date.now()
    );
  }),
  (O.formatDate = function (e) {
    function t(e) {
      return e < 10 ? `0` + e : e;
    }
    return (
      e.getUTCFullYear() +
      `-` +
      t(e.getUTCMonth() + 1) +
      `-` +
      t(e.getUTCDate()) +
      `T` +
      t(e.getUTCHours()) +
      `:` +
      t(e.getUTCMinutes()) +
      `:` +
      t(e.getUTCSeconds())
    );
  }),
  (O.strip_empty_properties = function (e) {
    var t = {};
    return (
      O.each(e, function (e, n) {
        O.isString(e) && e.length > 0 && (t[n] = e);
      }),
      t
    );
  }),
  (O.truncate = function (e, t) {
    var n;
    return (
      typeof e == `string`
        ? (n = e.slice(0, t))
        : O.isArray(e)
          ? ((n = []),
            O.each(e, function (e) {
              n.push(O.truncate(e, t));
            }))
          : O.isObject(e)
            ? ((n = {}),
              O.each(e, function (e, r) {
                n[r] = O.truncate(e, t);
              }))
            : (n = e),
      n
    );
  }),
  (O.JSONEncode = (function () {
    return function (e) {
      var t = e,
        n = function (e) {
          var t = /[\\"\x00-\x1f\x7f-\x9f\u00ad\u0600-\u0604\u070f\u17b4\u17b5\u200c-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff]/g,
            n = { "\b": `\\b`, "	": `\\t`, "\n": `\\n`, "\f": `\\f`, "\r": `\\r`, '"': `\\"`, "\\": `\\\\` };
          return (
            (t.lastIndex = 0),
            t.test(e)
              ? `"` +
                e.replace(t, function (e) {
                  var t = n[e];
                  return typeof t == `string` ? t : `\\u` + (`0000` + e.charCodeAt(0).toString(16)).slice(-4);
                }) +
                `"`
              : `"` + e + `"`
          );
        },
        r = function (e, t) {
          var i = ``,
            a = `    `,
            o = 0,
            s = ``,
            c = ``,
            l = 0,
            u = i,
            d = [],
            f = t[e];
          switch ((f && typeof f == `object` && typeof f.toJSON == `function` && (f = f.toJSON(e)), typeof f)) {
            case `string`:
              return n(f);
            case `number`:
              return isFinite(f) ? String(f) : `null`;
            case `boolean`:
            case `null`:
              return String(f);
            case `object`:
              if (!f) return `null`;
              if (((i += a), (d = []), he.apply(f) === `[object Array]`)) {
                for (l = f.length, o = 0; o < l; o += 1) d[o] = r(o, f) || `null`;
                return (
                  (c =
                    d.length === 0
                      ? `[]`
                      : i
                        ? `[
` +
                          i +
                          d.join(
                            `,
` + i,
                          ) +
                          `
` +
                          u +
                          `]`
                        : `[` + d.join(`,`) + `]`),
                  (i = u),
                  c
                );
              }
              for (s in f) ge.call(f, s) && ((c = r(s, f)), c && d.push(n(s) + (i ? `: ` : `:`) + c));
              return ((c = d.length === 0 ? `{}` : i ? `{` + d.join(`,`) + u + `}` : `{` + d.join(`,`) + `}`), (i = u), c);
          }
        };
      return r(``, { "": t });
    };
  })()),
  (O.JSONDecode = (function () {
    var e,
      t,
      n = {
        '"': `"`,
        "\\": `\\`,
        "/": `/`,
        b: `\b`,
        f: `\f`,
        n: `
`,
        r: `\r`,
        t: `	`,
      },
      r,
      i = function (t) {
        var n = SyntaxError(t);
        throw ((n.at = e), (n.text = r), n);
      },
      a = function (n) {
        return (n && n !== t && i(`Expected '` + n + `' instead of '` + t + `'`), (t = r.charAt(e)), (e += 1), t);
      },
      o = function () {
        var e,
          n = ``;
        for (t === `-` && ((n = `-`), a(`-`)); t >= `0` && t <= `9`;) ((n += t), a());
        if (t === `.`) for (n += `.`; a() && t >= `0` && t <= `9`;) n += t;
        if (t === `e` || t === `E`) for (n += t, a(), (t === `-` || t === `+`) && ((n += t), a()); t >= `0` && t <= `9`;) ((n += t), a());
        if (((e = +n), !isFinite(e))) i(`Bad number`);
        else return e;
      },
      s = function () {
        var e,
          r,
          o = ``,
          s;
        if (t === `"`)
          for (; a();) {
            if (t === `"`) return (a(), o);
            if (t === `\\`) {
              if ((a(), t === `u`)) {
                for (s = 0, r = 0; r < 4 && ((e = parseInt(a(), 16)), isFinite(e)); r += 1) s = s * 16 + e;
                o += String.fromCharCode(s);
              } else if (typeof n[t] == `string`) o += n[t];
              else break;
            } else o += t;
          }
        i(`Bad string`);
      },
      c = function () {
        for (; t && t <= ` `;) a();
      },
      l = function () {
        switch (t) {
          case `t`:
            return (a(`t`), a(`r`), a(`u`), a(`e`), !0);
          case `f`:
            return (a(`f`), a(`a`), a(`l`), a(`s`), a(`e`), !1);
          case `n`:
            return (a(`n`), a(`u`), a(`l`), a(`l`), null);
        }
        i(`Unexpected "` + t + `"`);
      },
      u,
      d = function () {
        var e = [];
        if (t === `[`) {
          if ((a(`[`), c(), t === `]`)) return (a(`]`), e);
          for (; t;) {
            if ((e.push(u()), c(), t === `]`)) return (a(`]`), e);
            (a(`,`), c());
          }
        }
        i(`Bad array`);
      },
      f = function () {
        var e,
          n = {};
        if (t === `{`) {
          if ((a(`{`), c(), t === `}`)) return (a(`}`), n);
          for (; t;) {
            if (((e = s()), c(), a(`:`), Object.hasOwnProperty.call(n, e) && i(`Duplicate key "` + e + `"`), (n[e] = u()), c(), t === `}`))
              return (a(`}`), n);
            (a(`,`), c());
          }
        }
        i(`Bad object`);
      };
    return (
      (u = function () {
        switch ((c(), t)) {
          case `{`:
            return f();
          case `[`:
            return d();
          case `"`:
            return s();
          case `-`:
            return o();
          default:
            return t >= `0` && t <= `9` ? o() : l();
        }
      }),
      function (n) {
        var a;
        return ((r = n), (e = 0), (t = ` `), (a = u()), c(), t && i(`Syntax error`), a);
      }
    );
  })()),
  (O.base64Encode = function (e) {
    var t = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=`,
      n,
      r,
      i,
      a,
      o,
      s,
      c,
      l,
      u = 0,
      d = 0,
      f = ``,
      p = [];
    if (!e) return e;
    e = O.utf8Encode(e);
    do
      ((n = e.charCodeAt(u++)),
        (r = e.charCodeAt(u++)),
        (i = e.charCodeAt(u++)),
        (l = (n << 16) | (r << 8) | i),
        (a = (l >> 18) & 63),
        (o = (l >> 12) & 63),
        (s = (l >> 6) & 63),
        (c = l & 63),
        (p[d++] = t.charAt(a) + t.charAt(o) + t.charAt(s) + t.charAt(c)));
    while (u < e.length);
    switch (((f = p.join(``)), e.length % 3)) {
      case 1:
        f = f.slice(0, -2) + `==`;
        break;
      case 2:
        f = f.slice(0, -1) + `=`;
    }
    return f;
  }),
  (O.utf8Encode = function (e) {
    e = (e + ``)
      .replace(
        /\r\n/g,
        `
`,
      )
      .replace(
        /\r/g,
        `
`,
      );
    var t = ``,
      n,
      r,
      i = 0,
      a;
    for (n = r = 0, i = e.length, a = 0; a < i; a++) {
      var o = e.charCodeAt(a),
        s = null;
      (o < 128
        ? r++
        : (s =
            o > 127 && o < 2048
              ? String.fromCharCode((o >> 6) | 192, (o & 63) | 128)
              : String.fromCharCode((o >> 12) | 224, ((o >> 6) & 63) | 128, (o & 63) | 128)),
        s !== null && (r > n && (t += e.substring(n, r)), (t += s), (n = r = a + 1)));
    }
    return (r > n && (t += e.substring(n, e.length)), t);
  }),
  (O.UUID = function () {
    try {
      return m.crypto.randomUUID();
    } catch {
      for (var e = Array(36), t = 0; t < 36; t++) e[t] = Math.floor(Math.random() * 16);
      return (
        (e[14] = 4),
        (e[19] = e[19] &= -5),
        (e[19] = e[19] |= 8),
        (e[8] = e[13] = e[18] = e[23] = `-`),
        O.map(e, function (e) {
          return e.toString(16);
        }).join(``)
      );
    }
  }));
var ke = [
  `ahrefsbot`,
  `ahrefssiteaudit`,
  `amazonbot`,
  `baiduspider`,
  `bingbot`,
  `bingpreview`,
  `chrome-lighthouse`,
  `facebookexternal`,
  `petalbot`,
  `pinterest`,
  `screaming frog`,
  `yahoo! slurp`,
  `yandex`,
  `adsbot-google`,
  `apis-google`,
  `duplexweb-google`,
  `feedfetcher-google`,
  `google favicon`,
  `google web preview`,
  `google-read-aloud`,
  `googlebot`,
  `googleweblight`,
  `mediapartners-google`,
  `storebot-google`,
];
((O.isBlockedUA = function (e) {
  var t;
  for (e = e.toLowerCase(), t = 0; t < ke.length; t++) if (e.indexOf(ke[t]) !== -1) return !0;
  return !1;
}),
  (O.HTTPBuildQuery = function (e, t) {
    var n,
      r,
      i = [];
    return (
      O.isUndefined(t) && (t = `&`),
      O.each(e, function (e, t) {
        ((n = encodeURIComponent(e.toString())), (r = encodeURIComponent(t)), (i[i.length] = r + `=` + n));
      }),
      i.join(t)
    );
  }),
  (O.getQueryParam = function (e, t) {
    t = t.replace(/[[\]\\]/g, `\\$&`);
    var n = `[\\?&]` + t + `=([^&#]*)`,
      r = new RegExp(n).exec(e);
    if (r === null || (r && typeof r[1] != `string` && r[1].length)) return ``;
    var i = r[1];
    try {
      i = decodeURIComponent(i);
    } catch {
      k.error(`Skipping decoding for malformed query param: ` + i);
    }
    return i.replace(/\+/g, ` `);
  }),
  (O.cookie = {
    get: function (e) {
      for (var t = e + `=`, n = E.cookie.split(`;`), r = 0; r < n.length; r++) {
        for (var i = n[r]; i.charAt(0) == ` `;) i = i.substring(1, i.length);
        if (i.indexOf(t) === 0) return decodeURIComponent(i.substring(t.length, i.length));
      }
      return null;
    },
    parse: function (e) {
      var t;
      try {
        t = O.JSONDecode(O.cookie.get(e)) || {};
      } catch {}
      return t;
    },
    set_seconds: function (e, t, n, r, i, a, o) {
      var s = ``,
        c = ``,
        l = ``;
      if (o) s = `; domain=` + o;
      else if (r) {
        var u = Ge(E.location.hostname);
        s = u ? `; domain=.` + u : ``;
      }
      if (n) {
        var d = new Date();
        (d.setTime(d.getTime() + n * 1e3), (c = `; expires=` + d.toGMTString()));
      }
      (a && ((i = !0), (l = `; SameSite=None`)),
        i && (l += `; secure`),
        (E.cookie = e + `=` + encodeURIComponent(t) + c + `; path=/` + s + l));
    },
    set: function (e, t, n, r, i, a, o) {
      var s = ``,
        c = ``,
        l = ``;
      if (o) s = `; domain=` + o;
      else if (r) {
        var u = Ge(E.location.hostname);
        s = u ? `; domain=.` + u : ``;
      }
      if (n) {
        var d = new Date();
        (d.setTime(d.getTime() + n * 24 * 60 * 60 * 1e3), (c = `; expires=` + d.toGMTString()));
      }
      (a && ((i = !0), (l = `; SameSite=None`)), i && (l += `; secure`));
      var f = e + `=` + encodeURIComponent(t) + c + `; path=/` + s + l;
      return ((E.cookie = f), f);
    },
    remove: function (e, t, n) {
      O.cookie.set(e, ``, -1, t, !1, !1, n);
    },
  }));
var Ae = function (e) {
    var t = !0;
    try {
      var n = `__mplss_` + Ve(8),
        r = `xyz`;
      (e.setItem(n, r), e.getItem(n) !== r && (t = !1), e.removeItem(n));
    } catch {
      t = !1;
    }
    return t;
  },
  je = null,
  Me = function (e, t) {
    return je !== null && !t ? je : (je = Ae(e));
  },
  Ne = null,
  Pe = function (e, t) {
    return Ne !== null && !t ? Ne : (Ne = Ae(e));
  };
function Fe(e, t, n) {
  var r = function (e) {
    k.error(t + ` error: ` + e);
  };
  return {
    is_supported: function (r) {
      var i = n(e, r);
      return (i || k.error(t + ` unsupported`), i);
    },
    error: r,
    get: function (t) {
      try {
        return e.getItem(t);
      } catch (e) {
        r(e);
      }
      return null;
    },
    parse: function (t) {
      try {
        return O.JSONDecode(e.getItem(t)) || {};
      } catch {}
      return null;
    },
    set: function (t, n) {
      try {
        e.setItem(t, n);
      } catch (e) {
        r(e);
      }
    },
    remove: function (t) {
      try {
        e.removeItem(t);
      } catch (e) {
        r(e);
      }
    },
  };
}
var Ie = function () {
  try {
    return m.localStorage;
  } catch {
    return null;
  }
};
((O.localStorage = Fe(Ie(), `localStorage`, Me)),
  (O.sessionStorage = Fe(
    (function () {
      try {
        return m.sessionStorage;
      } catch {
        return null;
      }
    })(),
    `sessionStorage`,
    Pe,
  )),
  (O.register_event = (function () {
    var e = function (e, n, r, i, a) {
      if (!e) k.error(`No valid element provided to register_event`);
      else if (e.addEventListener && !i) e.addEventListener(n, r, !!a);
      else {
        var o = `on` + n,
          s = e[o];
        e[o] = t(e, r, s);
      }
    };
    function t(e, t, r) {
      return function (i) {
        if (((i ||= n(m.event)), i)) {
          var a = !0,
            o,
            s;
          return (O.isFunction(r) && (o = r(i)), (s = t.call(e, i)), (!1 === o || !1 === s) && (a = !1), a);
        }
      };
    }
    function n(e) {
      return (e && ((e.preventDefault = n.preventDefault), (e.stopPropagation = n.stopPropagation)), e);
    }
    return (
      (n.preventDefault = function () {
        this.returnValue = !1;
      }),
      (n.stopPropagation = function () {
        this.cancelBubble = !0;
      }),
      e
    );
  })()));
var Le = RegExp(`^(\\w*)\\[(\\w+)([=~\\|\\^\\$\\*]?)=?"?([^\\]"]*)"?\\]$`);
O.dom_query = (function () {
  function e(e) {
    return e.all ? e.all : e.getElementsByTagName(`*`);
  }
  var t = /[\t\r\n]/g;
  function n(e, n) {
    var r = ` ` + n + ` `;
    return (` ` + e.className + ` `).replace(t, ` `).indexOf(r) >= 0;
  }
  function r(t) {
    if (!E.getElementsByTagName) return [];
    var r = t.split(` `),
      i,
      a,
      o,
      s,
      c,
      l,
      u,
      d,
      f,
      p,
      m = [E];
    for (l = 0; l < r.length; l++)
      if (((i = r[l].replace(/^\s+/, ``).replace(/\s+$/, ``)), i.indexOf(`#`) > -1)) {
        ((a = i.split(`#`)), (o = a[0]));
        var h = a[1],
          g = E.getElementById(h);
        if (!g || (o && g.nodeName.toLowerCase() != o)) return [];
        m = [g];
      } else if (i.indexOf(`.`) > -1) {
        ((a = i.split(`.`)), (o = a[0]));
        var _ = a[1];
        for (o ||= `*`, s = [], c = 0, u = 0; u < m.length; u++)
          for (f = o == `*` ? e(m[u]) : m[u].getElementsByTagName(o), d = 0; d < f.length; d++) s[c++] = f[d];
        for (m = [], p = 0, u = 0; u < s.length; u++) s[u].className && O.isString(s[u].className) && n(s[u], _) && (m[p++] = s[u]);
      } else {
        var v = i.match(Le);
        if (v) {
          o = v[1];
          var y = v[2],
            b = v[3],
            x = v[4];
          for (o ||= `*`, s = [], c = 0, u = 0; u < m.length; u++)
            for (f = o == `*` ? e(m[u]) : m[u].getElementsByTagName(o), d = 0; d < f.length; d++) s[c++] = f[d];
          ((m = []), (p = 0));
          var S;
          switch (b) {
            case `=`:
              S = function (e) {
                return e.getAttribute(y) == x;
              };
              break;
            case `~`:
              S = function (e) {
                return e.getAttribute(y).match(RegExp(`\\b` + x + `\\b`));
              };
              break;
            case `|`:
              S = function (e) {
                return e.getAttribute(y).match(RegExp(`^` + x + `-?`));
              };
              break;
            case `^`:
              S = function (e) {
                return e.getAttribute(y).indexOf(x) === 0;
              };
              break;
            case `$`:
              S = function (e) {
                return e.getAttribute(y).lastIndexOf(x) == e.getAttribute(y).length - x.length;
              };
              break;
            case `*`:
              S = function (e) {
                return e.getAttribute(y).indexOf(x) > -1;
              };
              break;
            default:
              S = function (e) {
                return e.getAttribute(y);
              };
          }
          for (m = [], p = 0, u = 0; u < s.length; u++) S(s[u]) && (m[p++] = s[u]);
        } else {
          for (o = i, s = [], c = 0, u = 0; u < m.length; u++)
            for (f = m[u].getElementsByTagName(o), d = 0; d < f.length; d++) s[c++] = f[d];
          m = s;
        }
      }
    return m;
  }
  return function (e) {
    return O.isElement(e) ? [e] : O.isObject(e) && !O.isUndefined(e.length) ? e : r.call(this, e);
  };
})();
var Re = [
    `utm_source`,
    `utm_medium`,
    `utm_campaign`,
    `utm_content`,
    `utm_term`,
    `utm_id`,
    `utm_source_platform`,
    `utm_campaign_id`,
    `utm_creative_format`,
    `utm_marketing_tactic`,
  ],
  ze = [`dclid`, `fbclid`, `gclid`, `ko_click_id`, `li_fat_id`, `msclkid`, `sccid`, `ttclid`, `twclid`, `wbraid`];
O.info = {
  campaignParams: function (e) {
    var t = ``,
      n = {};
    return (
      O.each(Re, function (r) {
        ((t = O.getQueryParam(E.URL, r)), t.length ? (n[r] = t) : e !== void 0 && (n[r] = e));
      }),
      n
    );
  },
  clickParams: function () {
    var e = ``,
      t = {};
    return (
      O.each(ze, function (n) {
        ((e = O.getQueryParam(E.URL, n)), e.length && (t[n] = e));
      }),
      t
    );
  },
  marketingParams: function () {
    return O.extend(O.info.campaignParams(), O.info.clickParams());
  },
  searchEngine: function (e) {
    return e.search(`https?://(.*)google.([^/?]*)`) === 0
      ? `google`
      : e.search(`https?://(.*)bing.com`) === 0
        ? `bing`
        : e.search(`https?://(.*)yahoo.com`) === 0
          ? `yahoo`
          : e.search(`https?://(.*)duckduckgo.com`) === 0
            ? `duckduckgo`
            : null;
  },
  searchInfo: function (e) {
    var t = O.info.searchEngine(e),
      n = t == `yahoo` ? `p` : `q`,
      r = {};
    if (t !== null) {
      r.$search_engine = t;
      var i = O.getQueryParam(e, n);
      i.length && (r.mp_keyword = i);
    }
    return r;
  },
  browser: function (e, t, n) {
    return (
      (t ||= ``),
      n || O.includes(e, ` OPR/`)
        ? O.includes(e, `Mini`)
          ? `Opera Mini`
          : `Opera`
        : /(BlackBerry|PlayBook|BB10)/i.test(e)
          ? `BlackBerry`
          : O.includes(e, `IEMobile`) || O.includes(e, `WPDesktop`)
            ? `Internet Explorer Mobile`
            : O.includes(e, `SamsungBrowser/`)
              ? `Samsung Internet`
              : O.includes(e, `Edge`) || O.includes(e, `Edg/`)
                ? `Microsoft Edge`
                : O.includes(e, `FBIOS`)
                  ? `Facebook Mobile`
                  : O.includes(e, `Whale/`)
                    ? `Whale Browser`
                    : O.includes(e, `Chrome`)
                      ? `Chrome`
                      : O.includes(e, `CriOS`)
                        ? `Chrome iOS`
                        : O.includes(e, `UCWEB`) || O.includes(e, `UCBrowser`)
                          ? `UC Browser`
                          : O.includes(e, `FxiOS`)
                            ? `Firefox iOS`
                            : O.includes(t, `Apple`)
                              ? O.includes(e, `Mobile`)
                                ? `Mobile Safari`
                                : `Safari`
                              : O.includes(e, `Android`)
                                ? `Android Mobile`
                                : O.includes(e, `Konqueror`)
                                  ? `Konqueror`
                                  : O.includes(e, `Firefox`)
                                    ? `Firefox`
                                    : O.includes(e, `MSIE`) || O.includes(e, `Trident/`)
                                      ? `Internet Explorer`
                                      : O.includes(e, `Gecko`)
                                        ? `Mozilla`
                                        : ``
    );
  },
  browserVersion: function (e, t, n) {
    var r = {
      "Internet Explorer Mobile": /rv:(\d+(\.\d+)?)/,
      "Microsoft Edge": /Edge?\/(\d+(\.\d+)?)/,
      Chrome: /Chrome\/(\d+(\.\d+)?)/,
      "Chrome iOS": /CriOS\/(\d+(\.\d+)?)/,
      "UC Browser": /(UCBrowser|UCWEB)\/(\d+(\.\d+)?)/,
      Safari: /Version\/(\d+(\.\d+)?)/,
      "Mobile Safari": /Version\/(\d+(\.\d+)?)/,
      Opera: /(Opera|OPR)\/(\d+(\.\d+)?)/,
      Firefox: /Firefox\/(\d+(\.\d+)?)/,
      "Firefox iOS": /FxiOS\/(\d+(\.\d+)?)/,
      Konqueror: /Konqueror:(\d+(\.\d+)?)/,
      BlackBerry: /BlackBerry (\d+(\.\d+)?)/,
      "Android Mobile": /android\s(\d+(\.\d+)?)/,
      "Samsung Internet": /SamsungBrowser\/(\d+(\.\d+)?)/,
      "Internet Explorer": /(rv:|MSIE )(\d+(\.\d+)?)/,
      Mozilla: /rv:(\d+(\.\d+)?)/,
      "Whale Browser": /Whale\/(\d+(\.\d+)?)/,
    }[O.info.browser(e, t, n)];
    if (r === void 0) return null;
    var i = e.match(r);
    return i ? parseFloat(i[i.length - 2]) : null;
  },
  os: function () {
    var e = D;
    return /Windows/i.test(e)
      ? /Phone/.test(e) || /WPDesktop/.test(e)
        ? `Windows Phone`
        : `Windows`
      : /(iPhone|iPad|iPod)/.test(e)
        ? `iOS`
        : /Android/.test(e)
          ? `Android`
          : /(BlackBerry|PlayBook|BB10)/i.test(e)
            ? `BlackBerry`
            : /Mac/i.test(e)
              ? `Mac OS X`
              : /Linux/.test(e)
                ? `Linux`
                : /CrOS/.test(e)
                  ? `Chrome OS`
                  : ``;
  },
  device: function (e) {
    return /Windows Phone/i.test(e) || /WPDesktop/.test(e)
      ? `Windows Phone`
      : /iPad/.test(e)
        ? `iPad`
        : /iPod/.test(e)
          ? `iPod Touch`
          : /iPhone/.test(e)
            ? `iPhone`
            : /(BlackBerry|PlayBook|BB10)/i.test(e)
              ? `BlackBerry`
              : /Android/.test(e)
                ? `Android`
                : ``;
  },
  referringDomain: function (e) {
    var t = e.split(`/`);
    return t.length >= 3 ? t[2] : ``;
  },
  currentUrl: function () {
    return m.location.href;
  },
  properties: function (e) {
    return (
      typeof e != `object` && (e = {}),
      O.extend(
        O.strip_empty_properties({
          $os: O.info.os(),
          $browser: O.info.browser(D, T.vendor, _e),
          $referrer: E.referrer,
          $referring_domain: O.info.referringDomain(E.referrer),
          $device: O.info.device(D),
        }),
        {
          $current_url: O.info.currentUrl(),
          $browser_version: O.info.browserVersion(D, T.vendor, _e),
          $screen_height: ve.height,
          $screen_width: ve.width,
          mp_lib: `web`,
          $lib_version: f.LIB_VERSION,
          $insert_id: Ve(),
          time: O.timestamp() / 1e3,
        },
        O.strip_empty_properties(e),
      )
    );
  },
  people_properties: function () {
    return O.extend(O.strip_empty_properties({ $os: O.info.os(), $browser: O.info.browser(D, T.vendor, _e) }), {
      $browser_version: O.info.browserVersion(D, T.vendor, _e),
    });
  },
  mpPageViewProperties: function () {
    return O.strip_empty_properties({
      current_page_title: E.title,
      current_domain: m.location.hostname,
      current_url_path: m.location.pathname,
      current_url_protocol: m.location.protocol,
      current_url_search: m.location.search,
    });
  },
};
var Be = function (e, t) {
    var n = null,
      r = [];
    return function (i) {
      var a = this;
      return (
        r.push(i),
        (n ||= new C(function (i) {
          setTimeout(function () {
            var t = e.apply(a, [r]);
            ((n = null), (r = []), i(t));
          }, t);
        })),
        n
      );
    };
  },
  Ve = function (e) {
    var t = Math.random().toString(36).substring(2, 10) + Math.random().toString(36).substring(2, 10);
    return e ? t.substring(0, e) : t;
  },
  He = function () {
    var e = O.UUID().replace(/-/g, ``),
      t = O.UUID().replace(/-/g, ``).substring(0, 16);
    return `00-` + e + `-` + t + `-01`;
  },
  Ue = /[a-z0-9][a-z0-9-]*\.[a-z]+$/i,
  We = /[a-z0-9][a-z0-9-]+\.[a-z.]{2,6}$/i,
  Ge = function (e) {
    var t = We,
      n = e.split(`.`),
      r = n[n.length - 1];
    (r.length > 4 || r === `com` || r === `org`) && (t = Ue);
    var i = e.match(t);
    return i ? i[0] : ``;
  },
  Ke = function () {
    var e = m.navigator.onLine;
    return O.isUndefined(e) || e;
  },
  qe = function () {},
  Je = function (e, t) {
    for (var n = !1, r = 0; r < t.length; r++)
      if (e.match(t[r])) {
        n = !0;
        break;
      }
    return n;
  },
  Ye = null,
  Xe = null;
(typeof JSON < `u` && ((Ye = JSON.stringify), (Xe = JSON.parse)),
  (Ye ||= O.JSONEncode),
  (Xe ||= O.JSONDecode),
  (O.info = O.info),
  (O.info.browser = O.info.browser),
  (O.info.browserVersion = O.info.browserVersion),
  (O.info.device = O.info.device),
  (O.info.properties = O.info.properties),
  (O.isBlockedUA = O.isBlockedUA),
  (O.isEmptyObject = O.isEmptyObject),
  (O.isObject = O.isObject),
  (O.JSONDecode = O.JSONDecode),
  (O.JSONEncode = O.JSONEncode),
  (O.toArray = O.toArray),
  (O.NPO = ce));
var Ze = `change`,
  A = `click`,
  Qe = `hashchange`,
  $e = `input`,
  et = `load`,
  tt = `mp_locationchange`,
  nt = `popstate`,
  rt = `scrollend`,
  it = `scroll`,
  at = `select`,
  ot = `submit`,
  st = `toggle`,
  ct = `visibilitychange`,
  lt = [`clientX`, `clientY`, `offsetX`, `offsetY`, `pageX`, `pageY`, `screenX`, `screenY`, `x`, `y`],
  ut = [`mp-include`],
  dt = [`mp-no-track`],
  ft = dt.concat([`mp-sensitive`]),
  pt = [`aria-label`, `aria-labelledby`, `aria-describedby`, `href`, `name`, `role`, `title`, `type`],
  mt = {
    button: !0,
    checkbox: !0,
    combobox: !0,
    grid: !0,
    link: !0,
    listbox: !0,
    menu: !0,
    menubar: !0,
    menuitem: !0,
    menuitemcheckbox: !0,
    menuitemradio: !0,
    navigation: !0,
    option: !0,
    radio: !0,
    radiogroup: !0,
    searchbox: !0,
    slider: !0,
    spinbutton: !0,
    switch: !0,
    tab: !0,
    tablist: !0,
    textbox: !0,
    tree: !0,
    treegrid: !0,
    treeitem: !0,
  },
  ht = {
    base: !0,
    head: !0,
    html: !0,
    link: !0,
    meta: !0,
    script: !0,
    style: !0,
    title: !0,
    br: !0,
    hr: !0,
    wbr: !0,
    noscript: !0,
    picture: !0,
    source: !0,
    template: !0,
    track: !0,
  },
  gt = { article: !0, div: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0, p: !0, section: !0, span: !0 },
  _t = [`onclick`, `onmousedown`, `onmouseup`, `onpointerdown`, `onpointerup`, `ontouchend`, `ontouchstart`],
  vt = 5,
  j = Ee(`autocapture`);
function yt(e) {
  for (var t = {}, n = bt(e).split(` `), r = 0; r < n.length; r++) {
    var i = n[r];
    i && (t[i] = !0);
  }
  return t;
}
function bt(e) {
  switch (typeof e.className) {
    case `string`:
      return e.className;
    case `object`:
      return e.className.baseVal || e.getAttribute(`class`) || ``;
    default:
      return ``;
  }
}
function xt(e) {
  if (e.previousElementSibling) return e.previousElementSibling;
  do e = e.previousSibling;
  while (e && !Ot(e));
  return e;
}
function St(e, t, n, r, i, a) {
  var o = { $classes: bt(e).split(` `), $tag_name: e.tagName.toLowerCase() },
    s = e.id;
  (s && (o.$id = s),
    Pt(e, t, i, a) &&
      O.each(pt.concat(r), function (t) {
        if (e.hasAttribute(t) && !n[t]) {
          var r = e.getAttribute(t);
          Ft(r) && (o[`$attr-` + t] = r);
        }
      }));
  for (var c = 1, l = 1, u = e; (u = xt(u));) (c++, u.tagName === e.tagName && l++);
  return ((o.$nth_child = c), (o.$nth_of_type = l), o);
}
function Ct(e, t) {
  var n = t.allowElementCallback,
    r = t.allowSelectors || [],
    i = t.blockAttrs || [],
    a = t.blockElementCallback,
    o = t.blockSelectors || [],
    s = t.captureTextContent || !1,
    c = t.captureExtraAttrs || [],
    l = t.capturedForHeatMap || !1,
    u = {};
  O.each(i, function (e) {
    u[e] = !0;
  });
  var d = null,
    f = e.target === void 0 ? e.srcElement : e.target;
  if ((kt(f) && (f = f.parentNode), Mt(f, e) && Et(f, e, n, r) && !Dt(f, e, a, o))) {
    for (var p = [f], h = f; h.parentNode && !M(h, `body`);) (p.push(h.parentNode), (h = h.parentNode));
    var g = [],
      _,
      v = !1;
    if (
      (O.each(
        p,
        function (t) {
          var i = Pt(t, e, n, r);
          (!u.href && t.tagName.toLowerCase() === `a` && ((_ = t.getAttribute(`href`)), (_ = i && Ft(_) && _)),
            Dt(t, e, a, o) && (v = !0),
            g.push(St(t, e, u, c, n, r)));
        },
        this,
      ),
      !v)
    ) {
      var y = E.documentElement;
      if (
        ((d = {
          $event_type: e.type,
          $host: m.location.host,
          $pathname: m.location.pathname,
          $elements: g,
          $el_attr__href: _,
          $viewportHeight: Math.max(y.clientHeight, m.innerHeight || 0),
          $viewportWidth: Math.max(y.clientWidth, m.innerWidth || 0),
          $pageHeight: E.body.offsetHeight || 0,
          $pageWidth: E.body.offsetWidth || 0,
        }),
        O.each(c, function (e) {
          if (!u[e] && f.hasAttribute(e)) {
            var t = f.getAttribute(e);
            Ft(t) && (d[`$el_attr__` + e] = t);
          }
        }),
        s && ((b = wt(f, e, n, r)), b && b.length && (d.$el_text = b)),
        e.type === `click` &&
          (O.each(lt, function (t) {
            t in e && (d[`$` + t] = e[t]);
          }),
          l && (d.$captured_for_heatmap = !0),
          (f = Tt(e))),
        s)
      ) {
        var b = wt(f, e, n, r);
        b && b.length && (d.$el_text = b);
      }
      if (f) {
        if (!Et(f, e, n, r) || Dt(f, e, a, o)) return null;
        var x = St(f, e, u, c, n, r);
        ((d.$target = x),
          (d.$el_classes = x.$classes),
          O.extend(d, O.strip_empty_properties({ $el_id: x.$id, $el_tag_name: x.$tag_name })));
      }
    }
  }
  return d;
}
function wt(e, t, n, r) {
  var i = ``;
  return (
    Pt(e, t, n, r) &&
      e.childNodes &&
      e.childNodes.length &&
      O.each(e.childNodes, function (e) {
        kt(e) &&
          e.textContent &&
          (i += e.textContent
            .trim()
            .split(/(\s+)/)
            .filter(Ft)
            .join(``)
            .replace(/[\r\n]/g, ` `)
            .replace(/[ ]+/g, ` `)
            .substring(0, 255));
      }),
    i.trim()
  );
}
function Tt(e) {
  for (var t = e.target, n = e.composedPath(), r = 0; r < n.length; r++) {
    var i = n[r];
    if (M(i, `a`) || M(i, `button`) || M(i, `input`) || M(i, `select`) || (i.getAttribute && i.getAttribute(`role`) === `button`)) {
      t = i;
      break;
    }
    if (i === t) break;
  }
  return t;
}
function Et(e, t, n, r) {
  if (n)
    try {
      if (!n(e, t)) return !1;
    } catch (e) {
      return (j.critical(`Error while checking element in allowElementCallback`, e), !1);
    }
  if (!r.length) return !0;
  for (var i = 0; i < r.length; i++) {
    var a = r[i];
    try {
      if (e.matches(a)) return !0;
    } catch (e) {
      j.critical(`Error while checking selector: ` + a, e);
    }
  }
  return !1;
}
function Dt(e, t, n, r) {
  var i;
  if (n)
    try {
      if (n(e, t)) return !0;
    } catch (e) {
      return (j.critical(`Error while checking element in blockElementCallback`, e), !0);
    }
  if (r && r.length)
    for (i = 0; i < r.length; i++) {
      var a = r[i];
      try {
        if (e.matches(a)) return !0;
      } catch (e) {
        j.critical(`Error while checking selector: ` + a, e);
      }
    }
  var o = yt(e);
  for (i = 0; i < dt.length; i++) if (o[dt[i]]) return !0;
  return !1;
}
function Ot(e) {
  return e && e.nodeType === 1;
}
function M(e, t) {
  return e && e.tagName && e.tagName.toLowerCase() === t.toLowerCase();
}
function kt(e) {
  return e && e.nodeType === 3;
}
function At() {
  try {
    return !!E.createElement(`div`).matches;
  } catch {
    return !1;
  }
}
function jt() {
  return typeof WeakSet < `u`;
}
function Mt(e, t) {
  if (!e || M(e, `html`) || !Ot(e)) return !1;
  switch (e.tagName.toLowerCase()) {
    case `form`:
      return t.type === ot;
    case `input`:
      return [`button`, `submit`].indexOf(e.getAttribute(`type`)) === -1 ? t.type === Ze : t.type === A;
    case `select`:
    case `textarea`:
      return t.type === Ze;
    default:
      return t.type === A;
  }
}
function Nt(e) {
  var t = (e.name || e.id || ``).toString().toLowerCase();
  return !!(
    typeof t == `string` &&
    /^cc|cardnum|ccnum|creditcard|csc|cvc|cvv|exp|pass|pwd|routing|seccode|securitycode|securitynum|socialsec|socsec|ssn/i.test(
      t.replace(/[^a-zA-Z0-9]/g, ``),
    )
  );
}
function Pt(e, t, n, r) {
  var i;
  if (!Et(e, t, n, r)) return !1;
  for (var a = e; a.parentNode && !M(a, `body`); a = a.parentNode) {
    var o = yt(a);
    for (i = 0; i < ft.length; i++) if (o[ft[i]]) return !1;
  }
  var s = yt(e);
  for (i = 0; i < ut.length; i++) if (s[ut[i]]) return !0;
  if (M(e, `input`) || M(e, `select`) || M(e, `textarea`) || e.getAttribute(`contenteditable`) === `true`) return !1;
  var c = e.type || ``;
  if (typeof c == `string`)
    switch (c.toLowerCase()) {
      case `hidden`:
        return !1;
      case `password`:
        return !1;
    }
  return !Nt(e);
}
function Ft(e) {
  return !(
    e === null ||
    O.isUndefined(e) ||
    (typeof e == `string` &&
      ((e = e.trim()),
      /^(?:(4[0-9]{12}(?:[0-9]{3})?)|(5[1-5][0-9]{14})|(6(?:011|5[0-9]{2})[0-9]{12})|(3[47][0-9]{13})|(3(?:0[0-5]|[68][0-9])[0-9]{11})|((?:2131|1800|35[0-9]{3})[0-9]{11}))$/.test(
        (e || ``).replace(/[- ]/g, ``),
      ) || /(^\d{3}-?\d{2}-?\d{4}$)/.test(e)))
  );
}
function It(e) {
  var t = `onscrollend` in m,
    n = De(e),
    r = rt;
  if (!t) {
    var i = null,
      a = 100;
    ((n = De(function () {
      (clearTimeout(i), (i = setTimeout(e, a)));
    })),
      (r = it));
  }
  return { listener: n, eventType: r };
}
function Lt(e) {
  for (var t = 0; t < _t.length; t++) if (e.hasAttribute(_t[t])) return !0;
  return !1;
}
function Rt(e) {
  var t = e.getAttribute(`role`);
  return t ? mt[t.trim().split(/\s+/)[0].toLowerCase()] : !1;
}
function zt(e) {
  var t = e.tagName.toLowerCase();
  return !!(
    t === `button` ||
    t === `input` ||
    t === `select` ||
    t === `textarea` ||
    t === `details` ||
    t === `dialog` ||
    e.isContentEditable ||
    e.onclick ||
    e.onmousedown ||
    e.onmouseup ||
    e.ontouchstart ||
    e.ontouchend ||
    Lt(e) ||
    Rt(e) ||
    (t === `a` && e.hasAttribute(`href`)) ||
    e.hasAttribute(`tabindex`)
  );
}
function Bt(e) {
  if (!e || !e.tagName) return !0;
  var t = e.tagName.toLowerCase();
  if (ht[t]) return !0;
  if (zt(e)) return !1;
  for (var n = e.parentElement, r = 0; n && r < vt;) {
    if (zt(n)) return !1;
    if (n.getRootNode && n.getRootNode() !== E) {
      var i = n.getRootNode();
      if (i.host && zt(i.host)) return !1;
    }
    ((n = n.parentElement), r++);
  }
  return !!gt[t];
}
function Vt(e) {
  return `composedPath` in e ? e.composedPath() : [];
}
function Ht(e) {
  var t = Vt(e);
  return t && t.length > 0 ? t[0] : e.target || e.srcElement;
}
function Ut() {
  this.clicks = [];
}
Ut.prototype.isRageClick = function (e, t) {
  t ||= {};
  var n = t.threshold_px || 30,
    r = t.timeout_ms || 1e3,
    i = t.click_count || 4;
  if (t.interactive_elements_only) {
    var a = Ht(e);
    if (!a || Bt(a)) return !1;
  }
  var o = Date.now(),
    s = e.pageX,
    c = e.pageY,
    l = this.clicks[this.clicks.length - 1];
  if (l && o - l.timestamp < r && Math.sqrt((s - l.x) ** 2 + (c - l.y) ** 2) < n) {
    if ((this.clicks.push({ x: s, y: c, timestamp: o }), this.clicks.length >= i)) return ((this.clicks = []), !0);
  } else this.clicks = [{ x: s, y: c, timestamp: o }];
  return !1;
};
function Wt(e, t) {
  ((this.changeCallback = e || function () {}), (this.observerConfig = t), (this.observedShadowRoots = null), (this.shadowObservers = []));
}
((Wt.prototype.getEventTarget = function (e) {
  if (this.observedShadowRoots) return Ht(e);
}),
  (Wt.prototype.observeFromEvent = function (e) {
    if (this.observedShadowRoots)
      for (var t = Vt(e), n = 0; n < t.length; n++) {
        var r = t[n];
        r && r.shadowRoot && this.observeShadowRoot(r.shadowRoot);
      }
  }),
  (Wt.prototype.observeShadowRoot = function (e) {
    if (this.observedShadowRoots && !this.observedShadowRoots.has(e)) {
      var t = this;
      try {
        this.observedShadowRoots.add(e);
        var n = new window.MutationObserver(function () {
          t.changeCallback();
        });
        (n.observe(e, this.observerConfig), this.shadowObservers.push(n));
      } catch (e) {
        j.critical(`Error while observing shadow root`, e);
      }
    }
  }),
  (Wt.prototype.start = function () {
    this.observedShadowRoots ||
      (jt() ? (this.observedShadowRoots = new WeakSet()) : j.critical(`Shadow DOM observation unavailable: WeakSet not supported`));
  }),
  (Wt.prototype.stop = function () {
    if (this.observedShadowRoots) {
      for (var e = 0; e < this.shadowObservers.length; e++)
        try {
          this.shadowObservers[e].disconnect();
        } catch (e) {
          j.critical(`Error while disconnecting shadow DOM observer`, e);
        }
      ((this.shadowObservers = []), (this.observedShadowRoots = null));
    }
  }));
var Gt = [Ze, $e, ot, at, st],
  Kt = [rt],
  qt = [Qe],
  Jt = {
    characterData: !0,
    childList: !0,
    subtree: !0,
    attributes: !0,
    attributeFilter: [`style`, `class`, `hidden`, `checked`, `selected`, `value`, `display`, `visibility`],
  };
function N(e) {
  ((this.eventListeners = []),
    (this.mutationObserver = null),
    (this.shadowDOMObserver = null),
    (this.isTracking = !1),
    (this.lastChangeEventTimestamp = 0),
    (this.pendingClicks = []),
    (this.onDeadClickCallback = e),
    (this.processingActive = !1),
    (this.processingTimeout = null));
}
((N.prototype.addClick = function (e) {
  var t = this.shadowDOMObserver && this.shadowDOMObserver.getEventTarget(e);
  return (
    (t ||= e.target || e.srcElement),
    !t || Bt(t)
      ? !1
      : (this.shadowDOMObserver && this.shadowDOMObserver.observeFromEvent(e),
        this.pendingClicks.push({ element: t, event: e, timestamp: Date.now() }),
        !0)
  );
}),
  (N.prototype.trackClick = function (e, t) {
    if (!this.isTracking) return !1;
    var n = this.addClick(e);
    return (n && this.triggerProcessing(t), n);
  }),
  (N.prototype.getDeadClicks = function (e) {
    if (this.pendingClicks.length === 0) return [];
    var t = e.timeout_ms,
      n = Date.now(),
      r = this.pendingClicks.slice();
    this.pendingClicks = [];
    for (var i = [], a = 0; a < r.length; a++) {
      var o = r[a];
      n - o.timestamp >= t ? this.hasChangesAfter(o.timestamp) || i.push(o) : this.pendingClicks.push(o);
    }
    return i;
  }),
  (N.prototype.hasChangesAfter = function (e) {
    return this.lastChangeEventTimestamp >= e - 100;
  }),
  (N.prototype.recordChangeEvent = function () {
    this.lastChangeEventTimestamp = Date.now();
  }),
  (N.prototype.triggerProcessing = function (e) {
    this.processingActive || ((this.processingActive = !0), this.processRecursively(e));
  }),
  (N.prototype.processRecursively = function (e) {
    if (!this.isTracking || !this.onDeadClickCallback) this.processingActive = !1;
    else {
      var t = e.timeout_ms,
        n = this;
      this.processingTimeout = setTimeout(function () {
        if (n.processingActive) {
          for (var t = n.getDeadClicks(e), r = 0; r < t.length; r++) n.onDeadClickCallback(t[r].event);
          n.pendingClicks.length > 0 ? n.processRecursively(e) : (n.processingActive = !1);
        }
      }, t);
    }
  }),
  (N.prototype.startTracking = function () {
    if (!this.isTracking) {
      this.isTracking = !0;
      var e = this;
      (Gt.forEach(function (t) {
        var n = function () {
          e.recordChangeEvent();
        };
        (document.addEventListener(t, n, { capture: !0, passive: !0 }),
          e.eventListeners.push({ target: document, event: t, handler: n, options: { capture: !0, passive: !0 } }));
      }),
        qt.forEach(function (t) {
          var n = function () {
            e.recordChangeEvent();
          };
          (window.addEventListener(t, n), e.eventListeners.push({ target: window, event: t, handler: n }));
        }),
        Kt.forEach(function (t) {
          var n = function () {
            e.recordChangeEvent();
          };
          (window.addEventListener(t, n, { passive: !0 }),
            e.eventListeners.push({ target: window, event: t, handler: n, options: { passive: !0 } }));
        }));
      var t = function () {
        e.recordChangeEvent();
      };
      if (
        (document.addEventListener(`selectionchange`, t),
        e.eventListeners.push({ target: document, event: `selectionchange`, handler: t }),
        window.MutationObserver)
      )
        try {
          ((this.mutationObserver = new window.MutationObserver(function () {
            e.recordChangeEvent();
          })),
            this.mutationObserver.observe(document.body || document.documentElement, Jt));
        } catch (e) {
          j.critical(`Error while setting up mutation observer`, e);
        }
      if (window.customElements)
        try {
          ((this.shadowDOMObserver = new Wt(function () {
            e.recordChangeEvent();
          }, Jt)),
            this.shadowDOMObserver.start());
        } catch (e) {
          (j.critical(`Error while setting up shadow DOM observer`, e), (this.shadowDOMObserver = null));
        }
    }
  }),
  (N.prototype.stopTracking = function () {
    if (this.isTracking) {
      ((this.isTracking = !1),
        (this.pendingClicks = []),
        (this.lastChangeEventTimestamp = 0),
        (this.processingActive = !1),
        (this.processingTimeout &&= (clearTimeout(this.processingTimeout), null)));
      for (var e = 0; e < this.eventListeners.length; e++) {
        var t = this.eventListeners[e];
        try {
          t.target.removeEventListener(t.event, t.handler, t.options);
        } catch (e) {
          j.critical(`Error while removing event listener`, e);
        }
      }
      if (((this.eventListeners = []), this.mutationObserver)) {
        try {
          this.mutationObserver.disconnect();
        } catch (e) {
          j.critical(`Error while disconnecting mutation observer`, e);
        }
        this.mutationObserver = null;
      }
      if (this.shadowDOMObserver) {
        try {
          this.shadowDOMObserver.stop();
        } catch (e) {
          j.critical(`Error while stopping shadow DOM observer`, e);
        }
        this.shadowDOMObserver = null;
      }
    }
  }));
var Yt = `autocapture`,
  Xt = `track_pageview`,
  Zt = `full-url`,
  Qt = `url-with-path-and-query-string`,
  $t = `url-with-path`,
  en = `allow_element_callback`,
  tn = `allow_selectors`,
  nn = `allow_url_regexes`,
  rn = `block_attrs`,
  an = `block_element_callback`,
  on = `block_selectors`,
  sn = `block_url_regexes`,
  cn = `capture_extra_attrs`,
  ln = `capture_text_content`,
  un = `scroll_capture_all`,
  dn = `scroll_depth_percent_checkpoints`,
  fn = `click`,
  pn = `dead_click`,
  mn = `input`,
  hn = `pageview`,
  gn = `rage_click`,
  _n = `scroll`,
  vn = `page_leave`,
  yn = `submit`,
  P = {};
((P[tn] = []),
  (P[nn] = []),
  (P[rn] = []),
  (P[an] = null),
  (P[on] = []),
  (P[sn] = []),
  (P[cn] = []),
  (P[ln] = !1),
  (P[un] = !1),
  (P[dn] = [25, 50, 75, 100]),
  (P[fn] = !0),
  (P[pn] = !0),
  (P[mn] = !0),
  (P[hn] = Zt),
  (P[gn] = !0),
  (P[_n] = !0),
  (P[vn] = !1),
  (P[yn] = !0));
var bn = { $mp_autocapture: !0 },
  xn = `$mp_click`,
  Sn = `$mp_dead_click`,
  Cn = `$mp_input_change`,
  wn = `$mp_rage_click`,
  Tn = `$mp_scroll`,
  En = `$mp_submit`,
  Dn = `$mp_page_leave`,
  F = function (e) {
    ((this.mp = e), (this.maxScrollViewDepth = 0), (this.hasTrackedScrollSession = !1), (this.previousScrollHeight = 0));
  };
((F.prototype.init = function () {
  At()
    ? (this.initPageListeners(),
      this.initPageviewTracking(),
      this.initClickTracking(),
      this.initDeadClickTracking(),
      this.initInputTracking(),
      this.initScrollTracking(),
      this.initSubmitTracking(),
      this.initRageClickTracking(),
      this.initPageLeaveTracking())
    : j.critical(`Autocapture unavailable: missing required DOM APIs`);
}),
  (F.prototype.getFullConfig = function () {
    var e = this.mp.get_config(Yt);
    return e ? (O.isObject(e) ? O.extend({}, P, e) : P) : {};
  }),
  (F.prototype.getConfig = function (e) {
    return this.getFullConfig()[e];
  }),
  (F.prototype.currentUrlBlocked = function () {
    var e = O.info.currentUrl(),
      t = this.getConfig(nn) || [];
    if (t.length)
      try {
        return !Je(e, t);
      } catch (e) {
        return (j.critical(`Error while checking block URL regexes: `, e), !0);
      }
    var n = this.getConfig(sn) || [];
    if (!n || !n.length) return !1;
    try {
      return Je(e, n);
    } catch (e) {
      return (j.critical(`Error while checking block URL regexes: `, e), !0);
    }
  }),
  (F.prototype.pageviewTrackingConfig = function () {
    return this.mp.get_config(Yt) ? this.getConfig(hn) : this.mp.get_config(Xt);
  }),
  (F.prototype.trackDomEvent = function (e, t) {
    if (!this.currentUrlBlocked()) {
      var n =
          this.mp.is_recording_heatmap_data() &&
          ((t === xn && !this.getConfig(fn)) ||
            (t === wn && !this._getClickTrackingConfig(gn)) ||
            (t === Sn && !this._getClickTrackingConfig(pn))),
        r = Ct(e, {
          allowElementCallback: this.getConfig(en),
          allowSelectors: this.getConfig(tn),
          blockAttrs: this.getConfig(rn),
          blockElementCallback: this.getConfig(an),
          blockSelectors: this.getConfig(on),
          captureExtraAttrs: this.getConfig(cn),
          captureTextContent: this.getConfig(ln),
          capturedForHeatMap: n,
        });
      r && (O.extend(r, bn), this.mp.track(t, r));
    }
  }),
  (F.prototype.initPageListeners = function () {
    if (
      (m.removeEventListener(nt, this.listenerPopstate),
      m.removeEventListener(Qe, this.listenerHashchange),
      this.pageviewTrackingConfig() || this.getConfig(vn) || this.mp.get_config(`record_heatmap_data`))
    ) {
      ((this.listenerPopstate = function () {
        m.dispatchEvent(new Event(tt));
      }),
        (this.listenerHashchange = function () {
          m.dispatchEvent(new Event(tt));
        }),
        m.addEventListener(nt, this.listenerPopstate),
        m.addEventListener(Qe, this.listenerHashchange));
      var e = m.history.pushState;
      typeof e == `function` &&
        (m.history.pushState = function (t, n, r) {
          (e.call(m.history, t, n, r), m.dispatchEvent(new Event(tt)));
        });
      var t = m.history.replaceState;
      typeof t == `function` &&
        (m.history.replaceState = function (e, n, r) {
          (t.call(m.history, e, n, r), m.dispatchEvent(new Event(tt)));
        });
    }
  }),
  (F.prototype._getClickTrackingConfig = function (e) {
    var t = this.getConfig(e);
    return t ? (t === !0 ? {} : typeof t == `object` ? t : {}) : null;
  }),
  (F.prototype._trackPageLeave = function (e, t, n) {
    if (!this.hasTrackedScrollSession && (this.getConfig(vn) || this.mp.is_recording_heatmap_data())) {
      this.hasTrackedScrollSession = !0;
      var r = Math.max(E.documentElement.clientHeight, m.innerHeight || 0),
        i = Math.round((Math.max(this.maxScrollViewDepth - r, 0) / (n - r)) * 100),
        a = Math.round((r / n) * 100);
      n <= r && ((i = 100), (a = 100));
      var o = O.extend(
        {
          $max_scroll_view_depth: this.maxScrollViewDepth,
          $max_scroll_percentage: i,
          $fold_line_percentage: a,
          $scroll_height: n,
          $event_type: e.type,
          $current_url: t || O.info.currentUrl(),
          $viewportHeight: r,
          $viewportWidth: Math.max(E.documentElement.clientWidth, m.innerWidth || 0),
          $captured_for_heatmap: this.mp.is_recording_heatmap_data(),
        },
        bn,
      );
      this.mp.track(Dn, o, { transport: `sendBeacon` });
    }
  }),
  (F.prototype._initScrollDepthTracking = function () {
    if (
      (m.removeEventListener(it, this.listenerScrollDepth),
      m.removeEventListener(rt, this.listenerScrollDepth),
      this.mp.get_config(`record_heatmap_data`))
    ) {
      (j.log(`Initializing scroll depth tracking`),
        (this.maxScrollViewDepth = Math.max(E.documentElement.clientHeight, m.innerHeight || 0)));
      var e = It(
        function () {
          if (!this.currentUrlBlocked()) {
            var e = Math.max(E.documentElement.clientHeight, m.innerHeight || 0) + m.scrollY;
            (e > this.maxScrollViewDepth && (this.maxScrollViewDepth = e), (this.previousScrollHeight = E.body.scrollHeight));
          }
        }.bind(this),
      );
      ((this.listenerScrollDepth = e.listener), m.addEventListener(e.eventType, this.listenerScrollDepth));
    }
  }),
  (F.prototype.initClickTracking = function () {
    (m.removeEventListener(A, this.listenerClick, !0),
      (this.getConfig(fn) || this.mp.get_config(`record_heatmap_data`)) &&
        (j.log(`Initializing click tracking`),
        (this.listenerClick = function (e) {
          (this.getConfig(fn) || this.mp.is_recording_heatmap_data()) && this.trackDomEvent(e, xn);
        }.bind(this)),
        m.addEventListener(A, this.listenerClick, !0)));
  }),
  (F.prototype.initDeadClickTracking = function () {
    !this._getClickTrackingConfig(pn) && !this.mp.get_config(`record_heatmap_data`)
      ? this.stopDeadClickTracking()
      : (j.log(`Initializing dead click tracking`),
        this._deadClickTracker ||
          ((this._deadClickTracker = new N(
            function (e) {
              this.trackDomEvent(e, Sn);
            }.bind(this),
          )),
          this._deadClickTracker.startTracking()),
        this.listenerDeadClick ||
          ((this.listenerDeadClick = function (e) {
            var t = this._getClickTrackingConfig(pn);
            if ((t || this.mp.is_recording_heatmap_data()) && !this.currentUrlBlocked()) {
              var n = t || {};
              ((n.timeout_ms ||= 500), this._deadClickTracker.trackClick(e, n));
            }
          }.bind(this)),
          m.addEventListener(A, this.listenerDeadClick, !0)));
  }),
  (F.prototype.initInputTracking = function () {
    (m.removeEventListener(Ze, this.listenerChange, !0),
      this.getConfig(mn) &&
        (j.log(`Initializing input tracking`),
        (this.listenerChange = function (e) {
          this.getConfig(mn) && this.trackDomEvent(e, Cn);
        }.bind(this)),
        m.addEventListener(Ze, this.listenerChange, !0)));
  }),
  (F.prototype.initPageviewTracking = function () {
    if (
      (m.removeEventListener(tt, this.listenerLocationchange), this.pageviewTrackingConfig() || this.mp.get_config(`record_heatmap_data`))
    ) {
      j.log(`Initializing pageview tracking`);
      var e = ``,
        t = !1;
      ((this.pageviewTrackingConfig() || this.mp.is_recording_heatmap_data()) &&
        !this.currentUrlBlocked() &&
        (t = this.mp.track_pageview(bn)),
        t && (e = O.info.currentUrl()),
        (this.listenerLocationchange = De(
          function () {
            if (!this.currentUrlBlocked()) {
              var t = O.info.currentUrl(),
                n = !1,
                r = t.split(`#`)[0].split(`?`)[0] !== e.split(`#`)[0].split(`?`)[0],
                i = this.pageviewTrackingConfig();
              (!i && this.mp.is_recording_heatmap_data() && (i = Zt),
                i === Zt ? (n = t !== e) : i === Qt ? (n = t.split(`#`)[0] !== e.split(`#`)[0]) : i === $t && (n = r),
                n &&
                  (this.mp.track_pageview(bn) && (e = t),
                  r && ((this.lastScrollCheckpoint = 0), j.log(`Path change: re-initializing scroll depth checkpoints`))));
            }
          }.bind(this),
        )),
        m.addEventListener(tt, this.listenerLocationchange));
    }
  }),
  (F.prototype.initRageClickTracking = function () {
    (m.removeEventListener(A, this.listenerRageClick, !0),
      (this._getClickTrackingConfig(gn) || this.mp.get_config(`record_heatmap_data`)) &&
        (j.log(`Initializing rage click tracking`),
        (this._rageClickTracker ||= new Ut()),
        (this.listenerRageClick = function (e) {
          var t = this._getClickTrackingConfig(gn);
          (t || this.mp.is_recording_heatmap_data()) &&
            (this.currentUrlBlocked() || (this._rageClickTracker.isRageClick(e, t) && this.trackDomEvent(e, wn)));
        }.bind(this)),
        m.addEventListener(A, this.listenerRageClick, !0)));
  }),
  (F.prototype.initScrollTracking = function () {
    if ((m.removeEventListener(rt, this.listenerScroll), m.removeEventListener(it, this.listenerScroll), this.getConfig(_n))) {
      (j.log(`Initializing scroll tracking`), (this.lastScrollCheckpoint = 0));
      var e = It(
        function () {
          if (this.getConfig(_n) && !this.currentUrlBlocked()) {
            var e = this.getConfig(un),
              t = (this.getConfig(dn) || []).slice().sort(function (e, t) {
                return e - t;
              }),
              n = m.scrollY,
              r = O.extend({ $scroll_top: n }, bn);
            try {
              var i = E.body.scrollHeight,
                a = Math.round((n / (i - m.innerHeight)) * 100);
              if (((r.$scroll_height = i), (r.$scroll_percentage = a), a > this.lastScrollCheckpoint))
                for (var o = 0; o < t.length; o++) {
                  var s = t[o];
                  a >= s && this.lastScrollCheckpoint < s && ((r.$scroll_checkpoint = s), (this.lastScrollCheckpoint = s), (e = !0));
                }
            } catch (e) {
              j.critical(`Error while calculating scroll percentage`, e);
            }
            e && this.mp.track(Tn, r);
          }
        }.bind(this),
      );
      ((this.listenerScroll = e.listener), m.addEventListener(e.eventType, this.listenerScroll));
    }
  }),
  (F.prototype.initSubmitTracking = function () {
    (m.removeEventListener(ot, this.listenerSubmit, !0),
      this.getConfig(yn) &&
        (j.log(`Initializing submit tracking`),
        (this.listenerSubmit = function (e) {
          this.getConfig(yn) && this.trackDomEvent(e, En);
        }.bind(this)),
        m.addEventListener(ot, this.listenerSubmit, !0)));
  }),
  (F.prototype.initPageLeaveTracking = function () {
    if (
      (E.removeEventListener(ct, this.listenerPageLeaveVisibilitychange),
      m.removeEventListener(tt, this.listenerPageLeaveLocationchange),
      m.removeEventListener(et, this.listenerPageLoad),
      this.getConfig(vn) || this.mp.get_config(`record_heatmap_data`))
    ) {
      (j.log(`Initializing page visibility tracking.`), this._initScrollDepthTracking());
      var e = O.info.currentUrl();
      ((this.listenerPageLoad = function () {
        this.previousScrollHeight = E.body.scrollHeight;
      }.bind(this)),
        m.addEventListener(et, this.listenerPageLoad),
        (this.listenerPageLeaveLocationchange = De(
          function (t) {
            if (!this.currentUrlBlocked()) {
              var n = O.info.currentUrl();
              n !== e &&
                (this._trackPageLeave(t, e, this.previousScrollHeight),
                (e = n),
                (this.maxScrollViewDepth = Math.max(E.documentElement.clientHeight, m.innerHeight || 0)),
                (this.previousScrollHeight = E.body.scrollHeight),
                (this.hasTrackedScrollSession = !1));
            }
          }.bind(this),
        )),
        m.addEventListener(tt, this.listenerPageLeaveLocationchange),
        (this.listenerPageLeaveVisibilitychange = function (t) {
          E.hidden && this._trackPageLeave(t, e, this.previousScrollHeight);
        }.bind(this)),
        E.addEventListener(ct, this.listenerPageLeaveVisibilitychange));
    }
  }),
  (F.prototype.stopDeadClickTracking = function () {
    ((this.listenerDeadClick &&= (m.removeEventListener(A, this.listenerDeadClick, !0), null)),
      (this._deadClickTracker &&= (this._deadClickTracker.stopTracking(), null)));
  }),
  Oe(F));
var On = function (e, t) {
    return (
      (m.__mp_targeting && typeof m.__mp_targeting.then == `function`) ||
        (m[p] = new Promise(function (n) {
          e(t, n);
        })
          .then(function () {
            var e = m[p];
            if (e && typeof e.then == `function`) return e;
            throw Error(`targeting failed to load`);
          })
          .catch(function (e) {
            throw (delete m[p], e);
          })),
      m[p]
    );
  },
  I = function (e, t, n) {
    ((this.dbName = e), (this.storeName = t), (this.version = n.version), (this.storeNamesInDb = n.storeNames), (this.dbPromise = null));
  };
((I.prototype._openDb = function () {
  var e = this.dbName,
    t = this.version,
    n = this.storeNamesInDb;
  return new C(function (r, i) {
    var a = m.indexedDB.open(e, t);
    ((a.onerror = function () {
      i(a.error);
    }),
      (a.onsuccess = function () {
        r(a.result);
      }),
      (a.onupgradeneeded = function (e) {
        var t = e.target.result;
        n.forEach(function (e) {
          t.objectStoreNames.contains(e) || t.createObjectStore(e);
        });
      }));
  });
}),
  (I.prototype.init = function () {
    return m.indexedDB
      ? ((this.dbPromise ||= this._openDb()),
        this.dbPromise.then(function (e) {
          return e instanceof m.IDBDatabase ? C.resolve() : C.reject(e);
        }))
      : C.reject(`indexedDB is not supported in this browser`);
  }),
  (I.prototype.isInitialized = function () {
    return !!this.dbPromise;
  }),
  (I.prototype.makeTransaction = function (e, t) {
    var n = this.storeName,
      r = function (r) {
        return new C(function (i, a) {
          var o = r.transaction(n, e);
          ((o.oncomplete = function () {
            i(o);
          }),
            (o.onabort = o.onerror =
              function () {
                a(o.error);
              }),
            t(o.objectStore(n)));
        });
      };
    return this.dbPromise.then(r).catch(
      function (e) {
        return e && e.name === `InvalidStateError` ? ((this.dbPromise = this._openDb()), this.dbPromise.then(r)) : C.reject(e);
      }.bind(this),
    );
  }),
  (I.prototype.setItem = function (e, t) {
    return this.makeTransaction(`readwrite`, function (n) {
      n.put(t, e);
    });
  }),
  (I.prototype.getItem = function (e) {
    var t;
    return this.makeTransaction(`readonly`, function (n) {
      t = n.get(e);
    }).then(function () {
      return t.result;
    });
  }),
  (I.prototype.removeItem = function (e) {
    return this.makeTransaction(`readwrite`, function (t) {
      t.delete(e);
    });
  }),
  (I.prototype.getAll = function () {
    var e;
    return this.makeTransaction(`readonly`, function (t) {
      e = t.getAll();
    }).then(function () {
      return e.result;
    });
  }));
var L = Ee(`flags`),
  kn = `mixpanelFlagsDb`,
  An = `mixpanelFlags`,
  jn = { version: 1, storeNames: [An] },
  Mn = `persisted_variants_for_`,
  Nn = 864e5,
  R = Object.freeze({
    NETWORK_ONLY: `networkOnly`,
    NETWORK_FIRST: `networkFirst`,
    PERSISTENCE_UNTIL_NETWORK_SUCCESS: `persistenceUntilNetworkSuccess`,
  }),
  Pn = [R.NETWORK_ONLY, R.NETWORK_FIRST, R.PERSISTENCE_UNTIL_NETWORK_SUCCESS],
  Fn = function (e, t, n) {
    ((this.idb = new I(kn, An, jn)),
      (this.persistenceConfig = e),
      (this.persistedVariantsKey = Mn + t),
      (this.isGloballyDisabled =
        n ||
        function () {
          return !1;
        }));
  };
((Fn.prototype.getPolicy = function () {
  return this.isGloballyDisabled() || !this._isConfigValid() ? R.NETWORK_ONLY : this.persistenceConfig.variantLookupPolicy;
}),
  (Fn.prototype.getTtlMs = function () {
    return this._isConfigValid() ? (this.persistenceConfig.persistenceTtlMs ?? Nn) : Nn;
  }),
  (Fn.prototype._isConfigValid = function () {
    var e = this.persistenceConfig;
    return e
      ? Pn.indexOf(e.variantLookupPolicy) === -1
        ? (L.error(`Invalid variantLookupPolicy:`, e.variantLookupPolicy), !1)
        : e.persistenceTtlMs !== void 0 && e.persistenceTtlMs !== null && e.persistenceTtlMs <= 0
          ? (L.error(`If provided, persistenceTtlMs must be a positive number. Provided value:`, e.persistenceTtlMs), !1)
          : !0
      : !1;
  }),
  (Fn.prototype.loadFlagsFromStorage = function (e) {
    var t = O.bind(function () {
      return this.clear()
        .then(function () {
          return null;
        })
        .catch(function () {
          return null;
        });
    }, this);
    if (this.getPolicy() === R.NETWORK_ONLY) return t();
    var n = this.getTtlMs();
    return this.idb
      .init()
      .then(
        O.bind(function () {
          return this.idb.getItem(this.persistedVariantsKey);
        }, this),
      )
      .then(
        O.bind(function (r) {
          if (!r) return (L.log(`No persisted variants found in IndexedDB`), null);
          if (n && Date.now() - r.persistedAt >= n) return (L.log(`Persisted variants are expiring`), null);
          if (!e || r.distinctId !== e.distinct_id)
            return (L.log(`Persisted variants found, but for a different distinct_id so clearing.`), t());
          var i = new Map();
          return (
            O.each(r.flagVariants, function (e, t) {
              i.set(t, {
                key: e.variant_key,
                value: e.variant_value,
                experiment_id: e.experiment_id,
                is_experiment_active: e.is_experiment_active,
                is_qa_tester: e.is_qa_tester,
                variant_source: `persistence`,
                persisted_at_in_ms: r.persistedAt,
                ttl_in_ms: n,
              });
            }),
            L.log(`Loaded`, i.size, `variants from IndexedDB for distinct_id`, r.distinctId),
            { flags: i, pendingFirstTimeEvents: r.pendingFirstTimeEvents || {}, persistedAtMs: r.persistedAt, ttlMs: n }
          );
        }, this),
      )
      .catch(
        O.bind(function (e) {
          return (L.error(`Failed to load persisted variants from IndexedDB, so clearing`, e), t());
        }, this),
      );
  }),
  (Fn.prototype.save = function (e, t, n) {
    if (this.getPolicy() === R.NETWORK_ONLY) return Promise.resolve();
    var r = {};
    t.forEach(function (e, t) {
      r[t] = {
        variant_key: e.key,
        variant_value: e.value,
        experiment_id: e.experiment_id,
        is_experiment_active: e.is_experiment_active,
        is_qa_tester: e.is_qa_tester,
      };
    });
    var i = { persistedAt: Date.now(), distinctId: e && e.distinct_id, context: e, flagVariants: r, pendingFirstTimeEvents: n || {} };
    return this.idb
      .init()
      .then(
        O.bind(function () {
          return this.idb.setItem(this.persistedVariantsKey, i);
        }, this),
      )
      .then(function () {
        L.log(`Saved`, t.size, `variants to IndexedDB for distinct_id`, i.distinctId);
      })
      .catch(function (e) {
        L.error(`Failed to persist variants to IndexedDB:`, e);
      });
  }),
  (Fn.prototype.clear = function () {
    return this.isGloballyDisabled()
      ? Promise.resolve()
      : this.idb
          .init()
          .then(
            O.bind(function () {
              return this.idb.removeItem(this.persistedVariantsKey);
            }, this),
          )
          .then(function () {
            L.log(`Cleared persisted variants from IndexedDB`);
          })
          .catch(function (e) {
            L.error(`Failed to clear persisted variants from IndexedDB:`, e);
          });
  }));
var z = Ee(`flags`),
  In = `flags`,
  Ln = `context`,
  Rn = `persistence`,
  zn = {};
zn[Ln] = {};
var Bn = function (e, t) {
    return e + `:` + t;
  },
  Vn = function (e) {
    return e.split(`:`)[0];
  },
  Hn = `FLAG_NOT_FOUND`,
  Un = `NOT_READY`,
  Wn = `BACKEND_ERROR`,
  B = function (e, t) {
    var n = { variant_source: `fallback` };
    return (t && (n.fallback_reason = t), O.isObject(e) ? O.extend({}, e, n) : O.extend({ value: e }, n));
  },
  V = function (e) {
    ((this.fetch = m.fetch),
      (this.getFullApiRoute = e.getFullApiRoute),
      (this.getMpConfig = e.getConfigFunc),
      (this.setMpConfig = e.setConfigFunc),
      (this.getMpProperty = e.getPropertyFunc),
      (this.track = e.trackingFunc),
      (this.loadExtraBundle = e.loadExtraBundle || function () {}),
      (this.targetingSrc = e.targetingSrc || ``));
  };
((V.prototype.init = function () {
  if (!this.minApisSupported()) z.critical(`Feature Flags unavailable: missing minimum required APIs`);
  else
    return (
      (this.flags = null),
      (this.trackedFeatures = new Set()),
      (this.pendingFirstTimeEvents = {}),
      (this.activatedFirstTimeEvents = {}),
      (this._loadedPersistedAtMs = null),
      (this._loadedTtlMs = null),
      (this.persistence = new Fn(
        this.getConfig(Rn),
        this.getMpConfig(`token`),
        O.bind(function () {
          return this.getMpConfig(`disable_persistence`);
        }, this),
      )),
      (this.persistenceLoadedPromise = this.persistence.loadFlagsFromStorage(this._buildContext()).then(
        O.bind(function (e) {
          e &&
            ((this.flags = e.flags),
            (this.pendingFirstTimeEvents = e.pendingFirstTimeEvents),
            (this._loadedPersistedAtMs = e.persistedAtMs),
            (this._loadedTtlMs = e.ttlMs));
        }, this),
      )),
      this.persistenceLoadedPromise
        .then(
          O.bind(function () {
            return this.fetchFlags();
          }, this),
        )
        .catch(function () {
          z.error(`Error initializing feature flags`);
        })
    );
}),
  (V.prototype._buildContext = function () {
    return O.extend({ distinct_id: this.getMpProperty(`distinct_id`), device_id: this.getMpProperty(`$device_id`) }, this.getConfig(Ln));
  }),
  (V.prototype.reset = function () {
    return this.persistence
      ? ((this.flags = null),
        (this.pendingFirstTimeEvents = {}),
        (this.activatedFirstTimeEvents = {}),
        (this.trackedFeatures = new Set()),
        (this.fetchPromise = null),
        (this._fetchInProgressStartTime = null),
        (this._loadedPersistedAtMs = null),
        (this._loadedTtlMs = null),
        this.persistence
          .clear()
          .then(
            O.bind(function () {
              return this.fetchFlags();
            }, this),
          )
          .catch(function () {
            z.error(`Error during flags reset`);
          }))
      : Promise.resolve();
  }),
  (V.prototype.getFullConfig = function () {
    var e = this.getMpConfig(In);
    return e ? (O.isObject(e) ? O.extend({}, zn, e) : zn) : {};
  }),
  (V.prototype.getConfig = function (e) {
    return this.getFullConfig()[e];
  }),
  (V.prototype.isSystemEnabled = function () {
    return !!this.getMpConfig(In);
  }),
  (V.prototype.updateContext = function (e, t) {
    if (!this.isSystemEnabled()) return (z.critical(`Feature Flags not enabled, cannot update context`), Promise.resolve());
    var n = this.getMpConfig(In);
    O.isObject(n) || (n = {});
    var r = t && t.replace ? {} : this.getConfig(Ln);
    n[Ln] = O.extend({}, r, e);
    var i = {};
    return (
      (i[In] = n),
      this.setMpConfig(i),
      this.fetchFlags().catch(function () {
        z.error(`Error fetching flags during updateContext`);
      })
    );
  }),
  (V.prototype.areFlagsReady = function () {
    return (this.isSystemEnabled() || z.error(`Feature Flags not enabled`), !!this.flags);
  }),
  (V.prototype.fetchFlags = function () {
    if (!this.isSystemEnabled()) return Promise.resolve();
    var e = this._buildContext(),
      t = e.distinct_id,
      n = He();
    z.log(`Fetching flags for distinct ID: ` + t);
    var r = new URLSearchParams();
    (r.set(`context`, JSON.stringify(e)),
      r.set(`token`, this.getMpConfig(`token`)),
      r.set(`mp_lib`, `web`),
      r.set(`$lib_version`, f.LIB_VERSION));
    var i = this.getFullApiRoute() + `?` + r.toString();
    return (
      (this._fetchInProgressStartTime = Date.now()),
      (this.fetchPromise = this.fetch
        .call(m, i, { method: `GET`, headers: { Authorization: `Basic ` + btoa(this.getMpConfig(`token`) + `:`), traceparent: n } })
        .then(
          function (e) {
            return (this.markFetchComplete(), e.json());
          }.bind(this),
        )
        .then(
          function (t) {
            var r = t.flags;
            if (!r) throw Error(`No flags in API response`);
            var i = new Map(),
              a = {};
            O.each(
              r,
              function (e, t) {
                var n = !1,
                  r = t + `:`;
                if (
                  (O.each(this.activatedFirstTimeEvents, function (e, t) {
                    t.startsWith(r) && (n = !0);
                  }),
                  n)
                ) {
                  var a = this.flags && this.flags.get(t);
                  a && i.set(t, a);
                } else
                  i.set(t, {
                    key: e.variant_key,
                    value: e.variant_value,
                    experiment_id: e.experiment_id,
                    is_experiment_active: e.is_experiment_active,
                    is_qa_tester: e.is_qa_tester,
                    variant_source: `network`,
                  });
              },
              this,
            );
            var o = t.pending_first_time_events;
            (o &&
              o.length > 0 &&
              O.each(
                o,
                function (e) {
                  var t = e.flag_key,
                    n = Bn(t, e.first_time_event_hash);
                  this.activatedFirstTimeEvents[n] ||
                    (a[n] = {
                      flag_key: t,
                      flag_id: e.flag_id,
                      project_id: e.project_id,
                      first_time_event_hash: e.first_time_event_hash,
                      event_name: e.event_name,
                      property_filters: e.property_filters,
                      pending_variant: e.pending_variant,
                    });
                },
                this,
              ),
              this.activatedFirstTimeEvents &&
                O.each(
                  this.activatedFirstTimeEvents,
                  function (e, t) {
                    var n = Vn(t);
                    e && !i.has(n) && this.flags && this.flags.has(n) && i.set(n, this.flags.get(n));
                  },
                  this,
                ),
              (this.flags = i),
              (this.trackedFeatures = new Set()),
              (this.pendingFirstTimeEvents = a),
              (this._loadedPersistedAtMs = null),
              (this._loadedTtlMs = null),
              (this._traceparent = n),
              this._loadTargetingIfNeeded(),
              this.persistence.save(e, this.flags, this.pendingFirstTimeEvents));
          }.bind(this),
        )
        .catch(
          function (e) {
            throw (this._fetchInProgressStartTime && this.markFetchComplete(), z.error(e), e);
          }.bind(this),
        )),
      this.fetchPromise
    );
  }),
  (V.prototype.loadFlags = function () {
    return this.isSystemEnabled()
      ? this.trackedFeatures
        ? this._fetchInProgressStartTime
          ? this.fetchPromise
          : this.fetchFlags()
        : (z.error(`loadFlags called before init`), Promise.resolve())
      : Promise.resolve();
  }),
  (V.prototype.markFetchComplete = function () {
    this._fetchInProgressStartTime
      ? ((this._fetchStartTime = this._fetchInProgressStartTime),
        (this._fetchCompleteTime = Date.now()),
        (this._fetchLatency = this._fetchCompleteTime - this._fetchStartTime),
        (this._fetchInProgressStartTime = null))
      : z.error(`Fetch in progress started time not set, cannot mark fetch complete`);
  }),
  (V.prototype._loadTargetingIfNeeded = function () {
    var e = !1;
    (O.each(this.pendingFirstTimeEvents, function (t) {
      t.property_filters && !O.isEmptyObject(t.property_filters) && (e = !0);
    }),
      e &&
        this.getTargeting().then(function () {
          z.log(`targeting loaded for property filter evaluation`);
        }));
  }),
  (V.prototype.getTargeting = function () {
    return On(this.loadExtraBundle.bind(this), this.targetingSrc).catch(
      function (e) {
        z.error(`Failed to load targeting: ` + e);
      }.bind(this),
    );
  }),
  (V.prototype.checkFirstTimeEvents = function (e, t) {
    return !this.pendingFirstTimeEvents || O.isEmptyObject(this.pendingFirstTimeEvents)
      ? Promise.resolve()
      : m.__mp_targeting && O.isFunction(m.__mp_targeting.then)
        ? m[p]
            .then(
              function (n) {
                return this._processFirstTimeEventCheck(e, t, n);
              }.bind(this),
            )
            .catch(
              function () {
                return this._processFirstTimeEventCheck(e, t, null);
              }.bind(this),
            )
        : this._processFirstTimeEventCheck(e, t, null);
  }),
  (V.prototype._processFirstTimeEventCheck = function (e, t, n) {
    var r = [];
    return (
      O.each(
        this.pendingFirstTimeEvents,
        function (i, a) {
          if (!this.activatedFirstTimeEvents[a]) {
            var o = i.flag_key,
              s;
            if (!n && i.property_filters && !O.isEmptyObject(i.property_filters))
              z.warn(`Skipping event check for "` + o + `" - property filters require targeting library`);
            else {
              if (!n) s = { matches: e === i.event_name, error: null };
              else {
                var c = { event_name: i.event_name, property_filters: i.property_filters };
                s = n.eventMatchesCriteria(e, t, c);
              }
              if (s.error) z.error(`Error checking first-time event for flag "` + o + `": ` + s.error);
              else if (s.matches) {
                z.log(`First-time event matched for flag "` + o + `": ` + e);
                var l = {
                  key: i.pending_variant.variant_key,
                  value: i.pending_variant.variant_value,
                  experiment_id: i.pending_variant.experiment_id,
                  is_experiment_active: i.pending_variant.is_experiment_active,
                };
                (this.flags.set(o, l),
                  this.trackedFeatures.delete(o),
                  (this.activatedFirstTimeEvents[a] = !0),
                  r.push(this.recordFirstTimeEvent(i.flag_id, i.project_id, i.first_time_event_hash)));
              }
            }
          }
        },
        this,
      ),
      Promise.all(r)
    );
  }),
  (V.prototype.getFirstTimeEventApiRoute = function (e) {
    return this.getFullApiRoute().replace(/\/$/, ``) + `/` + e + `/first-time-events`;
  }),
  (V.prototype.recordFirstTimeEvent = function (e, t, n) {
    var r = this.getMpProperty(`distinct_id`),
      i = He(),
      a = new URLSearchParams();
    (a.set(`mp_lib`, `web`), a.set(`$lib_version`, f.LIB_VERSION));
    var o = this.getFirstTimeEventApiRoute(e) + `?` + a.toString(),
      s = { distinct_id: r, project_id: t, first_time_event_hash: n };
    return (
      z.log(`Recording first-time event for flag: ` + e),
      this.fetch
        .call(m, o, {
          method: `POST`,
          headers: { "Content-Type": `application/json`, Authorization: `Basic ` + btoa(this.getMpConfig(`token`) + `:`), traceparent: i },
          body: JSON.stringify(s),
        })
        .catch(function (t) {
          z.error(`Failed to record first-time event for flag ` + e + `: ` + t);
        })
    );
  }),
  (V.prototype.getVariant = function (e, t) {
    if (!this.persistenceLoadedPromise)
      return new Promise(function (e) {
        (z.critical(`Feature Flags not initialized`), e(B(t, Un)));
      });
    var n = this.persistence.getPolicy();
    return this.persistenceLoadedPromise.then(
      O.bind(function () {
        if (n === R.PERSISTENCE_UNTIL_NETWORK_SUCCESS)
          return this.areFlagsReady() && !this._loadedPersistenceIsStale()
            ? this.getVariantSync(e, t)
            : this.fetchPromise
              ? this.fetchPromise
                  .then(
                    O.bind(function () {
                      return this.getVariantSync(e, t);
                    }, this),
                  )
                  .catch(function (e) {
                    return (z.error(e), B(t, Wn));
                  })
              : B(t, Un);
        var r = O.bind(function () {
          return this.getVariantSync(e, t);
        }, this);
        return this.fetchPromise
          ? this.fetchPromise.then(r).catch(
              O.bind(function (e) {
                return (z.error(e), this.areFlagsReady() ? r() : B(t, Wn));
              }, this),
            )
          : B(t, Un);
      }, this),
    );
  }),
  (V.prototype._loadedPersistenceIsStale = function () {
    return !this._loadedPersistedAtMs || !this._loadedTtlMs ? !1 : Date.now() - this._loadedPersistedAtMs >= this._loadedTtlMs;
  }),
  (V.prototype.getVariantSync = function (e, t) {
    if (this._loadedPersistenceIsStale())
      return (z.log(`Loaded persisted variants are past TTL so returning fallback for "` + e + `"`), B(t, Un));
    if (!this.areFlagsReady()) return (z.log(`Flags not loaded yet`), B(t, Un));
    var n = this.flags.get(e);
    return n ? (this.trackFeatureCheck(e, n), n) : (z.log(`No flag found: "` + e + `"`), B(t, Hn));
  }),
  (V.prototype.getAllVariants = function () {
    if (!this.persistenceLoadedPromise) return (z.critical(`Feature Flags not initialized`), Promise.resolve(new Map()));
    var e = this.persistence.getPolicy();
    return this.persistenceLoadedPromise.then(
      O.bind(function () {
        if (e === R.PERSISTENCE_UNTIL_NETWORK_SUCCESS)
          return this.areFlagsReady() && !this._loadedPersistenceIsStale()
            ? this.getAllVariantsSync()
            : this.fetchPromise
              ? this.fetchPromise
                  .then(
                    O.bind(function () {
                      return this.getAllVariantsSync();
                    }, this),
                  )
                  .catch(function (e) {
                    return (z.error(e), new Map());
                  })
              : new Map();
        var t = O.bind(this.getAllVariantsSync, this);
        return this.fetchPromise ? this.fetchPromise.then(t).catch(t) : new Map();
      }, this),
    );
  }),
  (V.prototype.getAllVariantsSync = function () {
    return this._loadedPersistenceIsStale()
      ? (z.log(`Loaded persisted variants are past TTL so returning empty Map`), new Map())
      : this.flags || new Map();
  }),
  (V.prototype.getVariantValue = function (e, t) {
    return this.getVariant(e, { value: t })
      .then(function (e) {
        return e.value;
      })
      .catch(function (e) {
        return (z.error(e), t);
      });
  }),
  (V.prototype.getFeatureData = function (e, t) {
    return (
      z.critical(
        `mixpanel.flags.get_feature_data() is deprecated and will be removed in a future release. Use mixpanel.flags.get_variant_value() instead.`,
      ),
      this.getVariantValue(e, t)
    );
  }),
  (V.prototype.getVariantValueSync = function (e, t) {
    return this.getVariantSync(e, { value: t }).value;
  }),
  (V.prototype.isEnabled = function (e, t) {
    return this.getVariantValue(e)
      .then(
        function () {
          return this.isEnabledSync(e, t);
        }.bind(this),
      )
      .catch(function (e) {
        return (z.error(e), t);
      });
  }),
  (V.prototype.isEnabledSync = function (e, t) {
    t ||= !1;
    var n = this.getVariantValueSync(e, t);
    return (
      n !== !0 &&
        n !== !1 &&
        (z.error(`Feature flag "` + e + `" value: ` + n + ` is not a boolean; returning fallback value: ` + t), (n = t)),
      n
    );
  }));
function Gn(e) {
  return e != null;
}
((V.prototype.trackFeatureCheck = function (e, t) {
  if (!this.trackedFeatures.has(e)) {
    this.trackedFeatures.add(e);
    var n = {
      "Experiment name": e,
      "Variant name": t.key,
      $experiment_type: `feature_flag`,
      "Variant fetch start time": Gn(this._fetchStartTime) ? new Date(this._fetchStartTime).toISOString() : null,
      "Variant fetch complete time": Gn(this._fetchCompleteTime) ? new Date(this._fetchCompleteTime).toISOString() : null,
      "Variant fetch latency (ms)": this._fetchLatency,
      "Variant fetch traceparent": this._traceparent,
    };
    (Gn(t.experiment_id) && (n.$experiment_id = t.experiment_id),
      Gn(t.is_experiment_active) && (n.$is_experiment_active = t.is_experiment_active),
      Gn(t.is_qa_tester) && (n.$is_qa_tester = t.is_qa_tester),
      Gn(t.variant_source) && (n.$variant_source = t.variant_source),
      Gn(t.persisted_at_in_ms) && (n.$persisted_at_in_ms = t.persisted_at_in_ms),
      Gn(t.ttl_in_ms) && (n.$ttl_in_ms = t.ttl_in_ms),
      this.track(`$experiment_started`, n));
  }
}),
  (V.prototype.whenReady = function () {
    return this.fetchPromise ? this.fetchPromise : Promise.resolve();
  }),
  (V.prototype.minApisSupported = function () {
    return !!this.fetch && typeof Promise < `u` && typeof Map < `u` && typeof Set < `u`;
  }),
  Oe(V),
  (V.prototype.are_flags_ready = V.prototype.areFlagsReady),
  (V.prototype.get_variant = V.prototype.getVariant),
  (V.prototype.get_variant_sync = V.prototype.getVariantSync),
  (V.prototype.get_all_variants = V.prototype.getAllVariants),
  (V.prototype.get_all_variants_sync = V.prototype.getAllVariantsSync),
  (V.prototype.get_variant_value = V.prototype.getVariantValue),
  (V.prototype.get_variant_value_sync = V.prototype.getVariantValueSync),
  (V.prototype.is_enabled = V.prototype.isEnabled),
  (V.prototype.is_enabled_sync = V.prototype.isEnabledSync),
  (V.prototype.load_flags = V.prototype.loadFlags),
  (V.prototype.update_context = V.prototype.updateContext),
  (V.prototype.when_ready = V.prototype.whenReady),
  (V.prototype.get_feature_data = V.prototype.getFeatureData),
  (V.prototype.getTargeting = V.prototype.getTargeting));
var Kn = `mixpanelBrowserDb`,
  qn = `mixpanelRecordingEvents`,
  Jn = `mixpanelRecordingRegistry`,
  Yn = { version: 1, storeNames: [qn, Jn] },
  Xn = function (e) {
    var t = Date.now();
    return !e || t > e.maxExpires || t > e.idleExpires;
  },
  Zn = function (e, t) {
    if (!O.isArray(e))
      return (
        e && t.critical(`record_allowed_iframe_origins must be an array of origin strings, cross-origin recording will be disabled.`), []
      );
    for (var n = [], r = 0; r < e.length; r++)
      try {
        var i = new URL(e[r]).origin;
        if (i === `null`) {
          t.critical(e[r] + ` has an opaque origin. Skipping this entry.`);
          continue;
        }
        n.push(i);
      } catch {
        t.critical(e[r] + ` is not a valid origin URL. Skipping this entry.`);
      }
    return n;
  },
  Qn = Ee(`recorder`),
  $n = `mp_iframe_handshake_request`,
  er = `mp_iframe_handshake_response`,
  H = function (e) {
    ((this.mixpanelInstance = e.mixpanelInstance),
      (this.getMpConfig = e.getConfigFunc),
      (this.getTabId = e.getTabIdFunc),
      (this.reportError = e.reportErrorFunc),
      (this.getDistinctId = e.getDistinctIdFunc),
      (this.loadExtraBundle = e.loadExtraBundle),
      (this.recorderSrc = e.recorderSrc),
      (this.targetingSrc = e.targetingSrc),
      (this.libBasePath = e.libBasePath),
      (this._recorder = null),
      (this._parentReplayId = null),
      (this._parentFrameRetryInterval = null));
  };
((H.prototype.shouldLoadRecorder = function () {
  if (this.getMpConfig(`disable_persistence`))
    return (k.log(`Load recorder check skipped due to disable_persistence config`), C.resolve(!1));
  var e = new I(Kn, Jn, Yn),
    t = this.getTabId();
  return e
    .init()
    .then(function () {
      return e.getAll();
    })
    .then(function (e) {
      for (var n = 0; n < e.length; n++) if (Xn(e[n]) || e[n].tabId === t) return !0;
      return !1;
    })
    .catch(
      O.bind(function (e) {
        return (this.reportError(`Error checking recording registry`, e), !1);
      }, this),
    );
}),
  (H.prototype.checkAndStartSessionRecording = function (e, t) {
    if (!m.MutationObserver) return (k.critical(`Browser does not support MutationObserver; skipping session recording`), C.resolve());
    var n = O.bind(function (e) {
        return new C(
          O.bind(function (t) {
            var n = De(
              O.bind(function () {
                ((this._recorder = this._recorder || new m.__mp_recorder(this.mixpanelInstance)), this._recorder.resumeRecording(e), t());
              }, this),
            );
            if (O.isUndefined(m.__mp_recorder)) {
              var r = this.recorderSrc || this.libBasePath + `__MP_RECORDER_FILENAME__`;
              this.loadExtraBundle(r, n);
            } else n();
          }, this),
        );
      }, this),
      r = Zn(this.getMpConfig(`record_allowed_iframe_origins`), Qn);
    if (r.length > 0 && (this._setupParentFrameListener(r), m.parent !== m))
      return (this._setupChildFrameListener(r, n), this._sendParentFrameRequestWithRetry(r), C.resolve());
    var i = O.isUndefined(t) ? this.getMpConfig(`record_sessions_percent`) : t,
      a = i > 0 && Math.random() * 100 <= i;
    return e || a
      ? n(!0)
      : this.shouldLoadRecorder().then(
          O.bind(function (e) {
            return e ? n(!1) : C.resolve();
          }, this),
        );
  }),
  (H.prototype.isRecording = function () {
    if (!this._recorder || !O.isFunction(this._recorder.isRecording)) return !1;
    try {
      return this._recorder.isRecording();
    } catch (e) {
      return (this.reportError(`Error checking if recording is active`, e), !1);
    }
  }),
  (H.prototype.startRecordingOnEvent = function (e, t) {
    var n = this.isRecording(),
      r = this.getMpConfig(`recording_event_triggers`);
    if (!n && r) {
      var i = r[e];
      if (i && typeof i.percentage == `number`) {
        var a = i.percentage,
          o = i.property_filters;
        if (o && !O.isEmptyObject(o)) {
          var s = this.targetingSrc || this.libBasePath + `__MP_TARGETING_FILENAME__`;
          On(this.loadExtraBundle, s)
            .then(
              function (n) {
                try {
                  n.eventMatchesCriteria(e, t, { event_name: e, property_filters: o }).matches && this.checkAndStartSessionRecording(!1, a);
                } catch (e) {
                  k.critical(`Could not parse recording event trigger properties logic:`, e);
                }
              }.bind(this),
            )
            .catch(function (e) {
              k.critical(`Failed to load targeting library:`, e);
            });
        } else this.checkAndStartSessionRecording(!1, a);
      }
    }
  }),
  (H.prototype.stopSessionRecording = function () {
    return this._recorder ? this._recorder.stopRecording() : C.resolve();
  }),
  (H.prototype.pauseSessionRecording = function () {
    return this._recorder ? this._recorder.pauseRecording() : C.resolve();
  }),
  (H.prototype.resumeSessionRecording = function () {
    return this._recorder ? this._recorder.resumeRecording() : C.resolve();
  }),
  (H.prototype.isRecordingHeatmapData = function () {
    return this.getSessionReplayId() && this.getMpConfig(`record_heatmap_data`);
  }),
  (H.prototype.getSessionRecordingProperties = function () {
    var e = {},
      t = this.getSessionReplayId();
    return (t && (e.$mp_replay_id = t), e);
  }),
  (H.prototype.getSessionReplayUrl = function () {
    var e = null,
      t = this.getSessionReplayId();
    return (
      t &&
        (e =
          `https://mixpanel.com/projects/replay-redirect?` +
          O.HTTPBuildQuery({ replay_id: t, distinct_id: this.getDistinctId(), token: this.getMpConfig(`token`) })),
      e
    );
  }),
  (H.prototype.getSessionReplayId = function () {
    if (this._parentReplayId) return this._parentReplayId;
    var e = null;
    return (this._recorder && (e = this._recorder.replayId), e || null);
  }),
  (H.prototype.getRecorder = function () {
    return this._recorder;
  }),
  (H.prototype._setupChildFrameListener = function (e, t) {
    if (!this._childFrameMessageHandler) {
      var n = this;
      ((this._childFrameMessageHandler = function (r) {
        if (e.indexOf(r.origin) !== -1) {
          var i = r.data;
          i &&
            i.type === er &&
            i.token === n.getMpConfig(`token`) &&
            i.replayId &&
            ((n._parentReplayId = i.replayId),
            i.distinctId && n.mixpanelInstance.identify(i.distinctId),
            (n._parentFrameRetryActive = !1),
            m.removeEventListener(`message`, n._childFrameMessageHandler),
            (n._childFrameMessageHandler = null),
            t(!0));
        }
      }),
        m.addEventListener(`message`, this._childFrameMessageHandler));
    }
  }),
  (H.prototype._sendParentFrameRequest = function (e) {
    var t = {};
    ((t.type = $n), (t.token = this.getMpConfig(`token`)));
    for (var n = 0; n < e.length; n++)
      try {
        m.parent.postMessage(t, e[n]);
      } catch {}
  }),
  (H.prototype._sendParentFrameRequestWithRetry = function (e) {
    var t = this,
      n = 10,
      r = 0,
      i = 50;
    ((this._parentFrameRetryActive = !0), this._sendParentFrameRequest(e));
    function a() {
      setTimeout(function () {
        !t._parentFrameRetryActive || t._parentReplayId || ++r >= n || (t._sendParentFrameRequest(e), (i *= 2), a());
      }, i);
    }
    a();
  }),
  (H.prototype._setupParentFrameListener = function (e) {
    if (!this._parentFrameMessageHandler) {
      var t = this;
      ((this._parentFrameMessageHandler = function (n) {
        if (e.indexOf(n.origin) !== -1) {
          var r = n.data;
          if (r && r.type === $n && r.token === t.getMpConfig(`token`)) {
            var i = t.getSessionReplayId();
            if (i) {
              var a = {};
              ((a.type = er),
                (a.token = t.getMpConfig(`token`)),
                (a.replayId = i),
                (a.distinctId = t.getDistinctId()),
                n.source.postMessage(a, n.origin));
            }
          }
        }
      }),
        m.addEventListener(`message`, this._parentFrameMessageHandler));
    }
  }),
  Oe(H));
var U = function () {};
((U.prototype.create_properties = function () {}),
  (U.prototype.event_handler = function () {}),
  (U.prototype.after_track_handler = function () {}),
  (U.prototype.init = function (e) {
    return ((this.mp = e), this);
  }),
  (U.prototype.track = function (e, t, n, r) {
    var i = this,
      a = O.dom_query(e);
    if (a.length === 0) k.error(`The DOM query (` + e + `) returned 0 elements`);
    else
      return (
        O.each(
          a,
          function (e) {
            O.register_event(e, this.override_event, function (e) {
              var a = {},
                o = i.create_properties(n, this),
                s = i.mp.get_config(`track_links_timeout`);
              (i.event_handler(e, this, a), m.setTimeout(i.track_callback(r, o, a, !0), s), i.mp.track(t, o, i.track_callback(r, o, a)));
            });
          },
          this,
        ),
        !0
      );
  }),
  (U.prototype.track_callback = function (e, t, n, r) {
    r ||= !1;
    var i = this;
    return function () {
      n.callback_fired || ((n.callback_fired = !0), (e && e(r, t) === !1) || i.after_track_handler(t, n, r));
    };
  }),
  (U.prototype.create_properties = function (e, t) {
    return typeof e == `function` ? e(t) : O.extend({}, e);
  }));
var tr = function () {
  this.override_event = `click`;
};
(O.inherit(tr, U),
  (tr.prototype.create_properties = function (e, t) {
    var n = tr.superclass.create_properties.apply(this, arguments);
    return (t.href && (n.url = t.href), n);
  }),
  (tr.prototype.event_handler = function (e, t, n) {
    ((n.new_tab = e.which === 2 || e.metaKey || e.ctrlKey || t.target === `_blank`), (n.href = t.href), n.new_tab || e.preventDefault());
  }),
  (tr.prototype.after_track_handler = function (e, t) {
    !t.new_tab &&
      t.href &&
      setTimeout(function () {
        m.location = t.href;
      }, 0);
  }));
var nr = function () {
  this.override_event = `submit`;
};
(O.inherit(nr, U),
  (nr.prototype.event_handler = function (e, t, n) {
    ((n.element = t), e.preventDefault());
  }),
  (nr.prototype.after_track_handler = function (e, t) {
    setTimeout(function () {
      t.element.submit();
    }, 0);
  }));
var rr = Ee(`lock`),
  ir = function (e, t) {
    ((t ||= {}),
      (this.storageKey = e),
      (this.storage = t.storage || Ie()),
      (this.pollIntervalMS = t.pollIntervalMS || 100),
      (this.timeoutMS = t.timeoutMS || 2e3),
      (this.promiseImpl = t.promiseImpl || C));
  };
ir.prototype.withLock = function (e, t) {
  var n = this.promiseImpl;
  return new n(
    O.bind(function (n, r) {
      var i = t || new Date().getTime() + `|` + Math.random(),
        a = new Date().getTime(),
        o = this.storageKey,
        s = this.pollIntervalMS,
        c = this.timeoutMS,
        l = this.storage,
        u = o + `:X`,
        d = o + `:Y`,
        f = o + `:Z`,
        p = function (e) {
          new Date().getTime() - a > c
            ? (rr.error(`Timeout waiting for mutex on ` + o + `; clearing lock. [` + i + `]`), l.removeItem(f), l.removeItem(d), g())
            : setTimeout(
                function () {
                  try {
                    e();
                  } catch (e) {
                    r(e);
                  }
                },
                s * (Math.random() + 0.1),
              );
        },
        m = function (e, t) {
          e()
            ? t()
            : p(function () {
                m(e, t);
              });
        },
        h = function () {
          var e = l.getItem(d);
          return e && e !== i
            ? !1
            : (l.setItem(d, i), l.getItem(d) === i || (Me(l, !0) || r(Error(`localStorage support dropped while acquiring lock`)), !1));
        },
        g = function () {
          (l.setItem(u, i),
            m(h, function () {
              l.getItem(u) === i
                ? _()
                : p(function () {
                    l.getItem(d) === i
                      ? m(function () {
                          return !l.getItem(f);
                        }, _)
                      : g();
                  });
            }));
        },
        _ = function () {
          l.setItem(f, `1`);
          var t = function () {
            (l.removeItem(f), l.getItem(d) === i && l.removeItem(d), l.getItem(u) === i && l.removeItem(u));
          };
          e()
            .then(function (e) {
              (t(), n(e));
            })
            .catch(function (e) {
              (t(), r(e));
            });
        };
      try {
        if (Me(l, !0)) g();
        else throw Error(`localStorage support check failed`);
      } catch (e) {
        r(e);
      }
    }, this),
  );
};
var ar = function (e) {
  this.storage = e || Ie();
};
((ar.prototype.init = function () {
  return this.storage ? C.resolve() : C.reject(Error(`localStorage is not available`));
}),
  (ar.prototype.isInitialized = function () {
    return !0;
  }),
  (ar.prototype.setItem = function (e, t) {
    return new C(
      O.bind(function (n, r) {
        try {
          this.storage.setItem(e, Ye(t));
        } catch (e) {
          r(e);
        }
        n();
      }, this),
    );
  }),
  (ar.prototype.getItem = function (e) {
    return new C(
      O.bind(function (t, n) {
        var r;
        try {
          r = Xe(this.storage.getItem(e));
        } catch (e) {
          n(e);
        }
        t(r);
      }, this),
    );
  }),
  (ar.prototype.removeItem = function (e) {
    return new C(
      O.bind(function (t, n) {
        try {
          this.storage.removeItem(e);
        } catch (e) {
          n(e);
        }
        t();
      }, this),
    );
  }));
var or = Ee(`batch`),
  W = function (e, t) {
    ((t ||= {}),
      (this.storageKey = e),
      (this.usePersistence = t.usePersistence),
      this.usePersistence &&
        ((this.queueStorage = t.queueStorage || new ar()),
        (this.lock = new ir(e, { storage: t.sharedLockStorage, timeoutMS: t.sharedLockTimeoutMS }))),
      (this.reportError = t.errorReporter || O.bind(or.error, or)),
      (this.pid = t.pid || null),
      (this.memQueue = []),
      (this.initialized = !1),
      (this.enqueuePersisted = t.enqueueThrottleMs
        ? Be(O.bind(this._enqueuePersisted, this), t.enqueueThrottleMs)
        : O.bind(function (e) {
            return this._enqueuePersisted([e]);
          }, this)));
  };
((W.prototype.ensureInit = function () {
  return this.initialized || !this.usePersistence
    ? C.resolve()
    : this.queueStorage
        .init()
        .then(
          O.bind(function () {
            this.initialized = !0;
          }, this),
        )
        .catch(
          O.bind(function (e) {
            (this.reportError(`Error initializing queue persistence. Disabling persistence`, e),
              (this.initialized = !0),
              (this.usePersistence = !1));
          }, this),
        );
}),
  (W.prototype.enqueue = function (e, t) {
    var n = { id: Ve(), flushAfter: new Date().getTime() + t * 2, payload: e };
    return this.usePersistence ? this.enqueuePersisted(n) : (this.memQueue.push(n), C.resolve(!0));
  }),
  (W.prototype._enqueuePersisted = function (e) {
    var t = O.bind(function () {
      return this.ensureInit()
        .then(
          O.bind(function () {
            return this.readFromStorage();
          }, this),
        )
        .then(
          O.bind(function (t) {
            return this.saveToStorage(t.concat(e));
          }, this),
        )
        .then(
          O.bind(function (t) {
            return (t && (this.memQueue = this.memQueue.concat(e)), t);
          }, this),
        )
        .catch(
          O.bind(function (t) {
            return (this.reportError(`Error enqueueing items`, t, e), !1);
          }, this),
        );
    }, this);
    return this.lock.withLock(t, this.pid).catch(
      O.bind(function (e) {
        return (this.reportError(`Error acquiring storage lock`, e), !1);
      }, this),
    );
  }),
  (W.prototype.fillBatch = function (e) {
    var t = this.memQueue.slice(0, e);
    return this.usePersistence && t.length < e
      ? this.ensureInit()
          .then(
            O.bind(function () {
              return this.readFromStorage();
            }, this),
          )
          .then(
            O.bind(function (n) {
              if (n.length) {
                var r = {};
                O.each(t, function (e) {
                  r[e.id] = !0;
                });
                for (var i = 0; i < n.length; i++) {
                  var a = n[i];
                  if (new Date().getTime() > a.flushAfter && !r[a.id] && ((a.orphaned = !0), t.push(a), t.length >= e)) break;
                }
              }
              return t;
            }, this),
          )
      : C.resolve(t);
  }));
var sr = function (e, t) {
  var n = [];
  return (
    O.each(e, function (e) {
      e.id && !t[e.id] && n.push(e);
    }),
    n
  );
};
W.prototype.removeItemsByID = function (e) {
  var t = {};
  if (
    (O.each(e, function (e) {
      t[e] = !0;
    }),
    (this.memQueue = sr(this.memQueue, t)),
    this.usePersistence)
  ) {
    var n = O.bind(function () {
      return this.ensureInit()
        .then(
          O.bind(function () {
            return this.readFromStorage();
          }, this),
        )
        .then(
          O.bind(function (e) {
            return ((e = sr(e, t)), this.saveToStorage(e));
          }, this),
        )
        .then(
          O.bind(function () {
            return this.readFromStorage();
          }, this),
        )
        .then(
          O.bind(function (e) {
            for (var n = 0; n < e.length; n++) {
              var r = e[n];
              if (r.id && t[r.id]) throw Error(`Item not removed from storage`);
            }
            return !0;
          }, this),
        )
        .catch(
          O.bind(function (t) {
            return (this.reportError(`Error removing items`, t, e), !1);
          }, this),
        );
    }, this);
    return this.lock.withLock(n, this.pid).catch(
      O.bind(function (e) {
        return (
          this.reportError(`Error acquiring storage lock`, e),
          !Me(this.lock.storage, !0) &&
            n()
              .then(
                O.bind(function (e) {
                  return (
                    e ||
                    this.queueStorage.removeItem(this.storageKey).then(function () {
                      return e;
                    })
                  );
                }, this),
              )
              .catch(
                O.bind(function (e) {
                  return (this.reportError(`Error clearing queue`, e), !1);
                }, this),
              )
        );
      }, this),
    );
  }
  return C.resolve(!0);
};
var cr = function (e, t) {
  var n = [];
  return (
    O.each(e, function (e) {
      var r = e.id;
      if (r in t) {
        var i = t[r];
        i !== null && ((e.payload = i), n.push(e));
      } else n.push(e);
    }),
    n
  );
};
((W.prototype.updatePayloads = function (e) {
  return (
    (this.memQueue = cr(this.memQueue, e)),
    this.usePersistence
      ? this.lock
          .withLock(
            O.bind(function () {
              return this.ensureInit()
                .then(
                  O.bind(function () {
                    return this.readFromStorage();
                  }, this),
                )
                .then(
                  O.bind(function (t) {
                    return ((t = cr(t, e)), this.saveToStorage(t));
                  }, this),
                )
                .catch(
                  O.bind(function (t) {
                    return (this.reportError(`Error updating items`, e, t), !1);
                  }, this),
                );
            }, this),
            this.pid,
          )
          .catch(
            O.bind(function (e) {
              return (this.reportError(`Error acquiring storage lock`, e), !1);
            }, this),
          )
      : C.resolve(!0)
  );
}),
  (W.prototype.readFromStorage = function () {
    return this.ensureInit()
      .then(
        O.bind(function () {
          return this.queueStorage.getItem(this.storageKey);
        }, this),
      )
      .then(
        O.bind(function (e) {
          return (e && (O.isArray(e) || (this.reportError(`Invalid storage entry:`, e), (e = null))), e || []);
        }, this),
      )
      .catch(
        O.bind(function (e) {
          return (this.reportError(`Error retrieving queue`, e), []);
        }, this),
      );
  }),
  (W.prototype.saveToStorage = function (e) {
    return this.ensureInit()
      .then(
        O.bind(function () {
          return this.queueStorage.setItem(this.storageKey, e);
        }, this),
      )
      .then(function () {
        return !0;
      })
      .catch(
        O.bind(function (e) {
          return (this.reportError(`Error saving queue`, e), !1);
        }, this),
      );
  }),
  (W.prototype.clear = function () {
    return (
      (this.memQueue = []),
      this.usePersistence
        ? this.ensureInit().then(
            O.bind(function () {
              return this.queueStorage.removeItem(this.storageKey);
            }, this),
          )
        : C.resolve()
    );
  }));
var lr = 6e5,
  ur = Ee(`batch`),
  G = function (e, t) {
    ((this.errorReporter = t.errorReporter),
      (this.queue = new W(e, {
        errorReporter: O.bind(this.reportError, this),
        queueStorage: t.queueStorage,
        sharedLockStorage: t.sharedLockStorage,
        sharedLockTimeoutMS: t.sharedLockTimeoutMS,
        usePersistence: t.usePersistence,
        enqueueThrottleMs: t.enqueueThrottleMs,
      })),
      (this.libConfig = t.libConfig),
      (this.sendRequest = t.sendRequestFunc),
      (this.beforeSendHook = t.beforeSendHook),
      (this.stopAllBatching = t.stopAllBatchingFunc),
      (this.batchSize = this.libConfig.batch_size),
      (this.flushInterval = this.libConfig.batch_flush_interval_ms),
      (this.stopped = !this.libConfig.batch_autostart),
      (this.consecutiveRemovalFailures = 0),
      (this.itemIdsSentSuccessfully = {}),
      (this.flushOnlyOnInterval = t.flushOnlyOnInterval || !1),
      (this._flushPromise = null));
  };
((G.prototype.enqueue = function (e) {
  return this.queue.enqueue(e, this.flushInterval);
}),
  (G.prototype.start = function () {
    return ((this.stopped = !1), (this.consecutiveRemovalFailures = 0), this.flush());
  }),
  (G.prototype.stop = function () {
    ((this.stopped = !0), (this.timeoutID &&= (clearTimeout(this.timeoutID), null)));
  }),
  (G.prototype.clear = function () {
    return this.queue.clear();
  }),
  (G.prototype.resetBatchSize = function () {
    this.batchSize = this.libConfig.batch_size;
  }),
  (G.prototype.resetFlush = function () {
    this.scheduleFlush(this.libConfig.batch_flush_interval_ms);
  }),
  (G.prototype.scheduleFlush = function (e) {
    ((this.flushInterval = e),
      this.stopped ||
        (this.timeoutID = setTimeout(
          O.bind(function () {
            this.stopped || (this._flushPromise = this.flush());
          }, this),
          this.flushInterval,
        )));
  }),
  (G.prototype.sendRequestPromise = function (e, t) {
    return new C(
      O.bind(function (n) {
        this.sendRequest(e, t, n);
      }, this),
    );
  }),
  (G.prototype.flush = function (e) {
    if (this.requestInProgress) return (ur.log(`Flush: Request already in progress`), C.resolve());
    ((this.requestInProgress = !0), (e ||= {}));
    var t = this.libConfig.batch_request_timeout_ms,
      n = new Date().getTime(),
      r = this.batchSize;
    return this.queue
      .fillBatch(r)
      .then(
        O.bind(function (i) {
          var a = i.length === r,
            o = [],
            s = {};
          if (
            (O.each(
              i,
              function (e) {
                var t = e.payload;
                if ((this.beforeSendHook && !e.orphaned && (t = this.beforeSendHook(t)), t)) {
                  t.event && t.properties && (t.properties = O.extend({}, t.properties, { mp_sent_by_lib_version: f.LIB_VERSION }));
                  var n = !0,
                    r = e.id;
                  (r
                    ? (this.itemIdsSentSuccessfully[r] || 0) > 5 &&
                      (this.reportError(`[dupe] item ID sent too many times, not sending`, {
                        item: e,
                        batchSize: i.length,
                        timesSent: this.itemIdsSentSuccessfully[r],
                      }),
                      (n = !1))
                    : this.reportError(`[dupe] found item with no ID`, { item: e }),
                    n && o.push(t));
                }
                s[e.id] = t;
              },
              this,
            ),
            o.length < 1)
          )
            return ((this.requestInProgress = !1), this.resetFlush(), C.resolve());
          var c = O.bind(function () {
              return this.queue
                .removeItemsByID(
                  O.map(i, function (e) {
                    return e.id;
                  }),
                )
                .then(
                  O.bind(function (e) {
                    return (
                      O.each(
                        i,
                        O.bind(function (e) {
                          var t = e.id;
                          t
                            ? ((this.itemIdsSentSuccessfully[t] = this.itemIdsSentSuccessfully[t] || 0),
                              this.itemIdsSentSuccessfully[t]++,
                              this.itemIdsSentSuccessfully[t] > 5 &&
                                this.reportError(`[dupe] item ID sent too many times`, {
                                  item: e,
                                  batchSize: i.length,
                                  timesSent: this.itemIdsSentSuccessfully[t],
                                }))
                            : this.reportError(`[dupe] found item with no ID while removing`, { item: e });
                        }, this),
                      ),
                      e
                        ? ((this.consecutiveRemovalFailures = 0),
                          this.flushOnlyOnInterval && !a ? (this.resetFlush(), C.resolve()) : this.flush())
                        : (++this.consecutiveRemovalFailures > 5
                            ? (this.reportError(`Too many queue failures; disabling batching system.`), this.stopAllBatching())
                            : this.resetFlush(),
                          C.resolve())
                    );
                  }, this),
                );
            }, this),
            l = O.bind(function (a) {
              this.requestInProgress = !1;
              try {
                if (e.unloading) return this.queue.updatePayloads(s);
                if (O.isObject(a) && a.error === `timeout` && new Date().getTime() - n >= t)
                  return (this.reportError(`Network timeout; retrying`), this.flush());
                if (
                  O.isObject(a) &&
                  (a.httpStatusCode >= 500 || a.httpStatusCode === 429 || (a.httpStatusCode <= 0 && !Ke()) || a.error === `timeout`)
                ) {
                  var o = this.flushInterval * 2;
                  return (
                    a.retryAfter && (o = parseInt(a.retryAfter, 10) * 1e3 || o),
                    (o = Math.min(lr, o)),
                    this.reportError(`Error; retry in ` + o + ` ms`),
                    this.scheduleFlush(o),
                    C.resolve()
                  );
                }
                if (O.isObject(a) && a.httpStatusCode === 413) {
                  if (i.length > 1) {
                    var l = Math.max(1, Math.floor(r / 2));
                    return (
                      (this.batchSize = Math.min(this.batchSize, l, i.length - 1)),
                      this.reportError(`413 response; reducing batch size to ` + this.batchSize),
                      this.resetFlush(),
                      C.resolve()
                    );
                  }
                  return (this.reportError(`Single-event request too large; dropping`, i), this.resetBatchSize(), c());
                }
                return c();
              } catch (e) {
                (this.reportError(`Error handling API response`, e), this.resetFlush());
              }
            }, this),
            u = { method: `POST`, verbose: !0, ignore_json_errors: !0, timeout_ms: t };
          return (e.unloading && (u.transport = `sendBeacon`), ur.log(`MIXPANEL REQUEST:`, o), this.sendRequestPromise(o, u).then(l));
        }, this),
      )
      .catch(
        O.bind(function (e) {
          (this.reportError(`Error flushing request queue`, e), this.resetFlush());
        }, this),
      );
  }),
  (G.prototype.reportError = function (e, t) {
    if ((ur.error.apply(ur.error, arguments), this.errorReporter))
      try {
        (t instanceof Error || (t = Error(e)), this.errorReporter(e, t));
      } catch (e) {
        ur.error(e);
      }
  }));
var dr = `__mp_opt_in_out_`;
function fr(e, t) {
  wr(!0, e, t);
}
function pr(e, t) {
  wr(!1, e, t);
}
function mr(e, t) {
  return Sr(e, t) === `1`;
}
function hr(e, t) {
  if (Cr(t))
    return (
      k.warn(
        `This browser has "Do Not Track" enabled. This will prevent the Mixpanel SDK from sending any data. To ignore the "Do Not Track" browser setting, initialize the Mixpanel instance with the config "ignore_dnt: true"`,
      ),
      !0
    );
  var n = Sr(e, t) === `0`;
  return (n && k.warn(`You are opted out of Mixpanel tracking. This will prevent the Mixpanel SDK from sending any data.`), n);
}
function gr(e) {
  return Tr(e, function (e) {
    return this.get_config(e);
  });
}
function _r(e) {
  return Tr(e, function (e) {
    return this._get_config(e);
  });
}
function vr(e) {
  return Tr(e, function (e) {
    return this._get_config(e);
  });
}
function yr(e, t) {
  ((t ||= {}), br(t).remove(xr(e, t), !!t.crossSubdomainCookie, t.cookieDomain));
}
function br(e) {
  return ((e ||= {}), e.persistenceType === `localStorage` ? O.localStorage : O.cookie);
}
function xr(e, t) {
  return ((t ||= {}), (t.persistencePrefix || dr) + e);
}
function Sr(e, t) {
  return br(t).get(xr(e, t));
}
function Cr(e) {
  if (e && e.ignoreDnt) return !1;
  var t = (e && e.window) || m,
    n = t.navigator || {},
    r = !1;
  return (
    O.each([n.doNotTrack, n.msDoNotTrack, t.doNotTrack], function (e) {
      O.includes([!0, 1, `1`, `yes`], e) && (r = !0);
    }),
    r
  );
}
function wr(e, t, n) {
  !O.isString(t) || !t.length
    ? k.error(`gdpr.` + (e ? `optIn` : `optOut`) + ` called with an invalid token`)
    : ((n ||= {}),
      br(n).set(
        xr(t, n),
        +!!e,
        O.isNumber(n.cookieExpiration) ? n.cookieExpiration : null,
        !!n.crossSubdomainCookie,
        !!n.secureCookie,
        !!n.crossSiteCookie,
        n.cookieDomain,
      ),
      n.track && e && n.track(n.trackEventName || `$opt_in`, n.trackProperties, { send_immediately: !0 }));
}
function Tr(e, t) {
  return function () {
    var n = !1;
    try {
      var r = t.call(this, `token`),
        i = t.call(this, `ignore_dnt`),
        a = t.call(this, `opt_out_tracking_persistence_type`),
        o = t.call(this, `opt_out_tracking_cookie_prefix`),
        s = t.call(this, `window`);
      r && (n = hr(r, { ignoreDnt: i, persistenceType: a, persistencePrefix: o, window: s }));
    } catch (e) {
      k.error(`Unexpected error when checking tracking opt-out status: ` + e);
    }
    if (!n) return e.apply(this, arguments);
    var c = arguments[arguments.length - 1];
    typeof c == `function` && c(0);
  };
}
var Er = `$set`,
  Dr = `$set_once`,
  K = `$unset`,
  Or = `$add`,
  kr = `$append`,
  Ar = `$union`,
  jr = `$remove`,
  Mr = `$delete`,
  Nr = {
    set_action: function (e, t) {
      var n = {},
        r = {};
      return (
        O.isObject(e)
          ? O.each(
              e,
              function (e, t) {
                this._is_reserved_property(t) || (r[t] = e);
              },
              this,
            )
          : (r[e] = t),
        (n[Er] = r),
        n
      );
    },
    unset_action: function (e) {
      var t = {},
        n = [];
      return (
        O.isArray(e) || (e = [e]),
        O.each(
          e,
          function (e) {
            this._is_reserved_property(e) || n.push(e);
          },
          this,
        ),
        (t[K] = n),
        t
      );
    },
    set_once_action: function (e, t) {
      var n = {},
        r = {};
      return (
        O.isObject(e)
          ? O.each(
              e,
              function (e, t) {
                this._is_reserved_property(t) || (r[t] = e);
              },
              this,
            )
          : (r[e] = t),
        (n[Dr] = r),
        n
      );
    },
    union_action: function (e, t) {
      var n = {},
        r = {};
      return (
        O.isObject(e)
          ? O.each(
              e,
              function (e, t) {
                this._is_reserved_property(t) || (r[t] = O.isArray(e) ? e : [e]);
              },
              this,
            )
          : (r[e] = O.isArray(t) ? t : [t]),
        (n[Ar] = r),
        n
      );
    },
    append_action: function (e, t) {
      var n = {},
        r = {};
      return (
        O.isObject(e)
          ? O.each(
              e,
              function (e, t) {
                this._is_reserved_property(t) || (r[t] = e);
              },
              this,
            )
          : (r[e] = t),
        (n[kr] = r),
        n
      );
    },
    remove_action: function (e, t) {
      var n = {},
        r = {};
      return (
        O.isObject(e)
          ? O.each(
              e,
              function (e, t) {
                this._is_reserved_property(t) || (r[t] = e);
              },
              this,
            )
          : (r[e] = t),
        (n[jr] = r),
        n
      );
    },
    delete_action: function () {
      var e = {};
      return ((e[Mr] = ``), e);
    },
  },
  q = function () {};
(O.extend(q.prototype, Nr),
  (q.prototype._init = function (e, t, n) {
    ((this._mixpanel = e), (this._group_key = t), (this._group_id = n));
  }),
  (q.prototype.set = vr(function (e, t, n) {
    var r = this.set_action(e, t);
    return (O.isObject(e) && (n = t), this._send_request(r, n));
  })),
  (q.prototype.set_once = vr(function (e, t, n) {
    var r = this.set_once_action(e, t);
    return (O.isObject(e) && (n = t), this._send_request(r, n));
  })),
  (q.prototype.unset = vr(function (e, t) {
    var n = this.unset_action(e);
    return this._send_request(n, t);
  })),
  (q.prototype.union = vr(function (e, t, n) {
    O.isObject(e) && (n = t);
    var r = this.union_action(e, t);
    return this._send_request(r, n);
  })),
  (q.prototype.delete = vr(function (e) {
    var t = this.delete_action();
    return this._send_request(t, e);
  })),
  (q.prototype.remove = vr(function (e, t, n) {
    var r = this.remove_action(e, t);
    return this._send_request(r, n);
  })),
  (q.prototype._send_request = function (e, t) {
    ((e.$group_key = this._group_key), (e.$group_id = this._group_id), (e.$token = this._get_config(`token`)));
    var n = O.encodeDates(e);
    return this._mixpanel._track_or_batch(
      {
        type: `groups`,
        data: n,
        endpoint: this._mixpanel.get_api_host(`groups`) + `/` + this._get_config(`api_routes`).groups,
        batcher: this._mixpanel.request_batchers.groups,
      },
      t,
    );
  }),
  (q.prototype._is_reserved_property = function (e) {
    return e === `$group_key` || e === `$group_id`;
  }),
  (q.prototype._get_config = function (e) {
    return this._mixpanel.get_config(e);
  }),
  (q.prototype.toString = function () {
    return this._mixpanel.toString() + `.group.` + this._group_key + `.` + this._group_id;
  }),
  (q.prototype.remove = q.prototype.remove),
  (q.prototype.set = q.prototype.set),
  (q.prototype.set_once = q.prototype.set_once),
  (q.prototype.union = q.prototype.union),
  (q.prototype.unset = q.prototype.unset),
  (q.prototype.toString = q.prototype.toString));
var J = function () {};
(O.extend(J.prototype, Nr),
  (J.prototype._init = function (e) {
    this._mixpanel = e;
  }),
  (J.prototype.set = _r(function (e, t, n) {
    var r = this.set_action(e, t);
    return (
      O.isObject(e) && (n = t),
      this._get_config(`save_referrer`) && this._mixpanel.persistence.update_referrer_info(document.referrer),
      (r[Er] = O.extend({}, O.info.people_properties(), r[Er])),
      this._send_request(r, n)
    );
  })),
  (J.prototype.set_once = _r(function (e, t, n) {
    var r = this.set_once_action(e, t);
    return (O.isObject(e) && (n = t), this._send_request(r, n));
  })),
  (J.prototype.unset = _r(function (e, t) {
    var n = this.unset_action(e);
    return this._send_request(n, t);
  })),
  (J.prototype.increment = _r(function (e, t, n) {
    var r = {},
      i = {};
    return (
      O.isObject(e)
        ? (O.each(
            e,
            function (e, t) {
              if (!this._is_reserved_property(t)) {
                if (isNaN(parseFloat(e))) {
                  k.error(`Invalid increment value passed to mixpanel.people.increment - must be a number`);
                  return;
                }
                i[t] = e;
              }
            },
            this,
          ),
          (n = t))
        : (O.isUndefined(t) && (t = 1), (i[e] = t)),
      (r[Or] = i),
      this._send_request(r, n)
    );
  })),
  (J.prototype.append = _r(function (e, t, n) {
    O.isObject(e) && (n = t);
    var r = this.append_action(e, t);
    return this._send_request(r, n);
  })),
  (J.prototype.remove = _r(function (e, t, n) {
    O.isObject(e) && (n = t);
    var r = this.remove_action(e, t);
    return this._send_request(r, n);
  })),
  (J.prototype.union = _r(function (e, t, n) {
    O.isObject(e) && (n = t);
    var r = this.union_action(e, t);
    return this._send_request(r, n);
  })),
  (J.prototype.track_charge = _r(function () {
    k.error(`mixpanel.people.track_charge() is deprecated and no longer has any effect.`);
  })),
  (J.prototype.clear_charges = function (e) {
    return this.set(`$transactions`, [], e);
  }),
  (J.prototype.delete_user = function () {
    if (!this._identify_called()) k.error(`mixpanel.people.delete_user() requires you to call identify() first`);
    else {
      var e = { $delete: this._mixpanel.get_distinct_id() };
      return this._send_request(e);
    }
  }),
  (J.prototype.toString = function () {
    return this._mixpanel.toString() + `.people`;
  }),
  (J.prototype._send_request = function (e, t) {
    ((e.$token = this._get_config(`token`)), (e.$distinct_id = this._mixpanel.get_distinct_id()));
    var n = this._mixpanel.get_property(`$device_id`),
      r = this._mixpanel.get_property(`$user_id`),
      i = this._mixpanel.get_property(`$had_persisted_distinct_id`);
    (n && (e.$device_id = n), r && (e.$user_id = r), i && (e.$had_persisted_distinct_id = i));
    var a = O.encodeDates(e);
    return this._identify_called()
      ? this._mixpanel._track_or_batch(
          {
            type: `people`,
            data: a,
            endpoint: this._mixpanel.get_api_host(`people`) + `/` + this._get_config(`api_routes`).engage,
            batcher: this._mixpanel.request_batchers.people,
          },
          t,
        )
      : (this._enqueue(e), O.isUndefined(t) || (this._get_config(`verbose`) ? t({ status: -1, error: null }) : t(-1)), O.truncate(a, 255));
  }),
  (J.prototype._get_config = function (e) {
    return this._mixpanel.get_config(e);
  }),
  (J.prototype._identify_called = function () {
    return this._mixpanel._flags.identify_called === !0;
  }),
  (J.prototype._enqueue = function (e) {
    `$set` in e
      ? this._mixpanel.persistence._add_to_people_queue(Er, e)
      : `$set_once` in e
        ? this._mixpanel.persistence._add_to_people_queue(Dr, e)
        : `$unset` in e
          ? this._mixpanel.persistence._add_to_people_queue(K, e)
          : `$add` in e
            ? this._mixpanel.persistence._add_to_people_queue(Or, e)
            : `$append` in e
              ? this._mixpanel.persistence._add_to_people_queue(kr, e)
              : `$remove` in e
                ? this._mixpanel.persistence._add_to_people_queue(jr, e)
                : `$union` in e
                  ? this._mixpanel.persistence._add_to_people_queue(Ar, e)
                  : k.error(`Invalid call to _enqueue():`, e);
  }),
  (J.prototype._flush_one_queue = function (e, t, n, r) {
    var i = this,
      a = O.extend({}, this._mixpanel.persistence.load_queue(e)),
      o = a;
    !O.isUndefined(a) &&
      O.isObject(a) &&
      !O.isEmptyObject(a) &&
      (i._mixpanel.persistence._pop_from_people_queue(e, a),
      i._mixpanel.persistence.save(),
      r && (o = r(a)),
      t.call(i, o, function (t, r) {
        (t === 0 && i._mixpanel.persistence._add_to_people_queue(e, a), O.isUndefined(n) || n(t, r));
      }));
  }),
  (J.prototype._flush = function (e, t, n, r, i, a, o) {
    var s = this;
    (this._flush_one_queue(Er, this.set, e),
      this._flush_one_queue(Dr, this.set_once, r),
      this._flush_one_queue(K, this.unset, a, function (e) {
        return O.keys(e);
      }),
      this._flush_one_queue(Or, this.increment, t),
      this._flush_one_queue(Ar, this.union, i));
    var c = this._mixpanel.persistence.load_queue(kr);
    if (!O.isUndefined(c) && O.isArray(c) && c.length)
      for (
        var l,
          u = function (e, t) {
            (e === 0 && s._mixpanel.persistence._add_to_people_queue(kr, l), O.isUndefined(n) || n(e, t));
          },
          d = c.length - 1;
        d >= 0;
        d--
      )
        ((c = this._mixpanel.persistence.load_queue(kr)),
          (l = c.pop()),
          s._mixpanel.persistence.save(),
          O.isEmptyObject(l) || s.append(l, u));
    var f = this._mixpanel.persistence.load_queue(jr);
    if (!O.isUndefined(f) && O.isArray(f) && f.length)
      for (
        var p,
          m = function (e, t) {
            (e === 0 && s._mixpanel.persistence._add_to_people_queue(jr, p), O.isUndefined(o) || o(e, t));
          },
          h = f.length - 1;
        h >= 0;
        h--
      )
        ((f = this._mixpanel.persistence.load_queue(jr)),
          (p = f.pop()),
          s._mixpanel.persistence.save(),
          O.isEmptyObject(p) || s.remove(p, m));
  }),
  (J.prototype._is_reserved_property = function (e) {
    return e === `$distinct_id` || e === `$token` || e === `$device_id` || e === `$user_id` || e === `$had_persisted_distinct_id`;
  }),
  (J.prototype.set = J.prototype.set),
  (J.prototype.set_once = J.prototype.set_once),
  (J.prototype.unset = J.prototype.unset),
  (J.prototype.increment = J.prototype.increment),
  (J.prototype.append = J.prototype.append),
  (J.prototype.remove = J.prototype.remove),
  (J.prototype.union = J.prototype.union),
  (J.prototype.track_charge = J.prototype.track_charge),
  (J.prototype.clear_charges = J.prototype.clear_charges),
  (J.prototype.delete_user = J.prototype.delete_user),
  (J.prototype.toString = J.prototype.toString));
var Pr = `__mps`,
  Fr = `__mpso`,
  Ir = `__mpus`,
  Lr = `__mpa`,
  Rr = `__mpap`,
  zr = `__mpr`,
  Br = `__mpu`,
  Vr = `$people_distinct_id`,
  Hr = `__alias`,
  Ur = `__timers`,
  Wr = [Pr, Fr, Ir, Lr, Rr, zr, Br, Vr, Hr, Ur],
  Y = function (e) {
    ((this.props = {}),
      (this.campaign_params_saved = !1),
      (this.name = e.persistence_name ? `mp_` + e.persistence_name : `mp_` + e.token + `_mixpanel`));
    var t = e.persistence;
    (t !== `cookie` &&
      t !== `localStorage` &&
      (k.critical(`Unknown persistence type ` + t + `; falling back to cookie`), (t = e.persistence = `cookie`)),
      (this.storage = t === `localStorage` && O.localStorage.is_supported() ? O.localStorage : O.cookie),
      this.load(),
      this.update_config(e),
      this.upgrade(),
      this.save());
  };
((Y.prototype.properties = function () {
  var e = {};
  return (
    this.load(),
    O.each(this.props, function (t, n) {
      O.include(Wr, n) || (e[n] = t);
    }),
    e
  );
}),
  (Y.prototype.load = function () {
    if (!this.disabled) {
      var e = this.storage.parse(this.name);
      e && (this.props = O.extend({}, e));
    }
  }),
  (Y.prototype.upgrade = function () {
    var e, t;
    this.storage === O.localStorage
      ? ((e = O.cookie.parse(this.name)), O.cookie.remove(this.name), O.cookie.remove(this.name, !0), e && this.register_once(e))
      : this.storage === O.cookie && ((t = O.localStorage.parse(this.name)), O.localStorage.remove(this.name), t && this.register_once(t));
  }),
  (Y.prototype.save = function () {
    this.disabled ||
      this.storage.set(this.name, Ye(this.props), this.expire_days, this.cross_subdomain, this.secure, this.cross_site, this.cookie_domain);
  }),
  (Y.prototype.load_prop = function (e) {
    return (this.load(), this.props[e]);
  }),
  (Y.prototype.remove = function () {
    (this.storage.remove(this.name, !1, this.cookie_domain), this.storage.remove(this.name, !0, this.cookie_domain));
  }),
  (Y.prototype.clear = function () {
    (this.remove(), (this.props = {}));
  }),
  (Y.prototype.register_once = function (e, t, n) {
    return O.isObject(e)
      ? (t === void 0 && (t = `None`),
        (this.expire_days = n === void 0 ? this.default_expiry : n),
        this.load(),
        O.each(
          e,
          function (e, n) {
            (this.props.hasOwnProperty(n) && this.props[n] !== t) || (this.props[n] = e);
          },
          this,
        ),
        this.save(),
        !0)
      : !1;
  }),
  (Y.prototype.register = function (e, t) {
    return O.isObject(e)
      ? ((this.expire_days = t === void 0 ? this.default_expiry : t), this.load(), O.extend(this.props, e), this.save(), !0)
      : !1;
  }),
  (Y.prototype.unregister = function (e) {
    (this.load(), e in this.props && (delete this.props[e], this.save()));
  }),
  (Y.prototype.update_search_keyword = function (e) {
    this.register(O.info.searchInfo(e));
  }),
  (Y.prototype.update_referrer_info = function (e) {
    this.register_once({ $initial_referrer: e || `$direct`, $initial_referring_domain: O.info.referringDomain(e) || `$direct` }, ``);
  }),
  (Y.prototype.get_referrer_info = function () {
    return O.strip_empty_properties({
      $initial_referrer: this.props.$initial_referrer,
      $initial_referring_domain: this.props.$initial_referring_domain,
    });
  }),
  (Y.prototype.update_config = function (e) {
    ((this.default_expiry = this.expire_days = e.cookie_expiration),
      this.set_disabled(e.disable_persistence),
      this.set_cookie_domain(e.cookie_domain),
      this.set_cross_site(e.cross_site_cookie),
      this.set_cross_subdomain(e.cross_subdomain_cookie),
      this.set_secure(e.secure_cookie));
  }),
  (Y.prototype.set_disabled = function (e) {
    ((this.disabled = e), this.disabled ? this.remove() : this.save());
  }),
  (Y.prototype.set_cookie_domain = function (e) {
    e !== this.cookie_domain && (this.remove(), (this.cookie_domain = e), this.save());
  }),
  (Y.prototype.set_cross_site = function (e) {
    e !== this.cross_site && ((this.cross_site = e), this.remove(), this.save());
  }),
  (Y.prototype.set_cross_subdomain = function (e) {
    e !== this.cross_subdomain && ((this.cross_subdomain = e), this.remove(), this.save());
  }),
  (Y.prototype.get_cross_subdomain = function () {
    return this.cross_subdomain;
  }),
  (Y.prototype.set_secure = function (e) {
    e !== this.secure && ((this.secure = !!e), this.remove(), this.save());
  }),
  (Y.prototype._add_to_people_queue = function (e, t) {
    var n = this._get_queue_key(e),
      r = t[e],
      i = this._get_or_create_queue(Er),
      a = this._get_or_create_queue(Dr),
      o = this._get_or_create_queue(K),
      s = this._get_or_create_queue(Or),
      c = this._get_or_create_queue(Ar),
      l = this._get_or_create_queue(jr, []),
      u = this._get_or_create_queue(kr, []);
    (n === `__mps`
      ? (O.extend(i, r), this._pop_from_people_queue(Or, r), this._pop_from_people_queue(Ar, r), this._pop_from_people_queue(K, r))
      : n === `__mpso`
        ? (O.each(r, function (e, t) {
            t in a || (a[t] = e);
          }),
          this._pop_from_people_queue(K, r))
        : n === `__mpus`
          ? O.each(r, function (e) {
              (O.each([i, a, s, c], function (t) {
                e in t && delete t[e];
              }),
                O.each(u, function (t) {
                  e in t && delete t[e];
                }),
                (o[e] = !0));
            })
          : n === `__mpa`
            ? (O.each(
                r,
                function (e, t) {
                  t in i ? (i[t] += e) : (t in s || (s[t] = 0), (s[t] += e));
                },
                this,
              ),
              this._pop_from_people_queue(K, r))
            : n === `__mpu`
              ? (O.each(r, function (e, t) {
                  O.isArray(e) &&
                    (t in c || (c[t] = []),
                    O.each(e, function (e) {
                      O.include(c[t], e) || c[t].push(e);
                    }));
                }),
                this._pop_from_people_queue(K, r))
              : n === `__mpr`
                ? (l.push(r), this._pop_from_people_queue(kr, r))
                : n === `__mpap` && (u.push(r), this._pop_from_people_queue(K, r)),
      k.log(`MIXPANEL PEOPLE REQUEST (QUEUED, PENDING IDENTIFY):`),
      k.log(t),
      this.save());
  }),
  (Y.prototype._pop_from_people_queue = function (e, t) {
    var n = this.props[this._get_queue_key(e)];
    O.isUndefined(n) ||
      O.each(
        t,
        function (t, r) {
          e === `$append` || e === `$remove`
            ? O.each(n, function (e) {
                e[r] === t && delete e[r];
              })
            : delete n[r];
        },
        this,
      );
  }),
  (Y.prototype.load_queue = function (e) {
    return this.load_prop(this._get_queue_key(e));
  }),
  (Y.prototype._get_queue_key = function (e) {
    if (e === `$set`) return Pr;
    if (e === `$set_once`) return Fr;
    if (e === `$unset`) return Ir;
    if (e === `$add`) return Lr;
    if (e === `$append`) return Rr;
    if (e === `$remove`) return zr;
    if (e === `$union`) return Br;
    k.error(`Invalid queue:`, e);
  }),
  (Y.prototype._get_or_create_queue = function (e, t) {
    var n = this._get_queue_key(e);
    return ((t = O.isUndefined(t) ? {} : t), this.props[n] || (this.props[n] = t));
  }),
  (Y.prototype.set_event_timer = function (e, t) {
    var n = this.load_prop(`__timers`) || {};
    ((n[e] = t), (this.props[Ur] = n), this.save());
  }),
  (Y.prototype.remove_event_timer = function (e) {
    var t = (this.load_prop(`__timers`) || {})[e];
    return (O.isUndefined(t) || (delete this.props[Ur][e], this.save()), t);
  }));
var Gr,
  Kr = function (e, t) {
    throw Error(e + ` not available in this build.`);
  },
  X,
  qr = 0,
  Jr = 1,
  Z = `mixpanel`,
  Yr = `base64`,
  Xr = `json`,
  Zr = `$device:`,
  Qr = `strict`,
  $r = `fallback`,
  ei = `disabled`,
  ti = m.XMLHttpRequest && `withCredentials` in new XMLHttpRequest(),
  ni = !ti && D.indexOf(`MSIE`) === -1 && D.indexOf(`Mozilla`) === -1,
  ri = null;
T.sendBeacon &&
  (ri = function () {
    return T.sendBeacon.apply(T, arguments);
  });
var ii = { track: `track/`, engage: `engage/`, groups: `groups/`, record: `record/`, flags: `flags/`, settings: `settings/` },
  ai = {
    api_host: `https://api-js.mixpanel.com`,
    api_hosts: {},
    api_routes: ii,
    api_extra_query_params: {},
    api_method: `POST`,
    api_transport: `XHR`,
    api_payload_format: Yr,
    app_host: `https://mixpanel.com`,
    autocapture: !1,
    cdn: `https://cdn.mxpnl.com`,
    cross_site_cookie: !1,
    cross_subdomain_cookie: !0,
    error_reporter: qe,
    flags: !1,
    persistence: `cookie`,
    persistence_name: ``,
    cookie_domain: ``,
    cookie_name: ``,
    loaded: qe,
    mp_loader: null,
    track_marketing: !0,
    track_pageview: !1,
    skip_first_touch_marketing: !1,
    store_google: !0,
    stop_utm_persistence: !1,
    save_referrer: !0,
    test: !1,
    verbose: !1,
    img: !1,
    debug: !1,
    track_links_timeout: 300,
    cookie_expiration: 365,
    upgrade: !1,
    disable_persistence: !1,
    disable_cookie: !1,
    secure_cookie: !1,
    ip: !0,
    opt_out_tracking_by_default: !1,
    opt_out_persistence_by_default: !1,
    opt_out_tracking_persistence_type: `localStorage`,
    opt_out_tracking_cookie_prefix: null,
    property_blacklist: [],
    xhr_headers: {},
    ignore_dnt: !1,
    batch_requests: !0,
    batch_size: 50,
    batch_flush_interval_ms: 5e3,
    batch_request_timeout_ms: 9e4,
    batch_autostart: !0,
    hooks: {},
    record_allowed_iframe_origins: [],
    record_block_class: RegExp(`^(mp-block|fs-exclude|amp-block|rr-block|ph-no-capture)$`),
    record_block_selector: `img, video, audio`,
    record_canvas: !1,
    record_collect_fonts: !1,
    record_console: !0,
    record_heatmap_data: !1,
    recording_event_triggers: {},
    record_idle_timeout_ms: 18e5,
    record_mask_inputs: !0,
    record_max_ms: ue,
    record_min_ms: 0,
    record_network: !1,
    record_network_options: {},
    record_sessions_percent: 0,
    recorder_src: null,
    targeting_src: null,
    lib_base_path: `https://cdn.mxpnl.com/libs/`,
    remote_settings_mode: ei,
  },
  oi = !1,
  Q = function () {},
  si = function (e, t, n) {
    var r,
      i = n === Z ? X : X[n];
    if (i && Gr === qr) r = i;
    else {
      if (i && !O.isArray(i)) {
        k.error(`You have already initialized ` + n);
        return;
      }
      r = new Q();
    }
    if (((r._cached_groups = {}), r._init(e, t, n), (r.people = new J()), r.people._init(r), !r.get_config(`skip_first_touch_marketing`))) {
      var a = O.info.campaignParams(null),
        o = {},
        s = !1;
      (O.each(a, function (e, t) {
        ((o[`initial_` + t] = e), e && (s = !0));
      }),
        s && r.people.set_once(o));
    }
    f.DEBUG = f.DEBUG || r.get_config(`debug`);
    var c = Gr === qr ? `module` : `snippet`;
    return (
      m.dispatchEvent(
        new m.CustomEvent(`$mp_sdk_to_extension_event`, { detail: { instance: r, source: c, token: e, name: n, info: O.info } }),
      ),
      !O.isUndefined(i) && O.isArray(i) && (r._execute_array.call(r.people, i.people), r._execute_array(i)),
      r
    );
  };
((Q.prototype.init = function (e, t, n) {
  if (O.isUndefined(n)) this.report_error(`You must name your new library: init(token, config, name)`);
  else if (n === Z) this.report_error(`You must initialize the main mixpanel object right after you include the Mixpanel js snippet`);
  else {
    var r = si(e, t, n);
    return ((X[n] = r), r._loaded(), r);
  }
}),
  (Q.prototype._init = function (e, t, n) {
    ((t ||= {}), (this.__loaded = !0), (this.config = {}));
    var r = {};
    if (
      (`api_payload_format` in t || ((t.api_host || ai.api_host).match(/\.mixpanel\.com/) && (r.api_payload_format = Xr)),
      (this.hooks = {}),
      this.set_config(O.extend({}, ai, r, t, { name: n, token: e, callback_fn: (n === Z ? n : Z + `.` + n) + `._jsc` })),
      (this.recorderManager = new H({
        mixpanelInstance: this,
        getConfigFunc: O.bind(this.get_config, this),
        setConfigFunc: O.bind(this.set_config, this),
        getTabIdFunc: O.bind(this.get_tab_id, this),
        reportErrorFunc: O.bind(this.report_error, this),
        getDistinctIdFunc: O.bind(this.get_distinct_id, this),
        recorderSrc: this.get_config(`recorder_src`),
        targetingSrc: this.get_config(`targeting_src`),
        libBasePath: this.get_config(`lib_base_path`),
        loadExtraBundle: Kr,
      })),
      (this._jsc = qe),
      (this.__dom_loaded_queue = []),
      (this.__request_queue = []),
      (this.__disabled_events = []),
      (this._flags = { disable_all_events: !1, identify_called: !1 }),
      (this._remote_settings_strict_disabled = !1),
      (this.request_batchers = {}),
      (this._batch_requests = this.get_config(`batch_requests`)),
      this._batch_requests)
    ) {
      if (!O.localStorage.is_supported(!0) || !ti)
        ((this._batch_requests = !1),
          k.log(`Turning off Mixpanel request-queueing; needs XHR and localStorage support`),
          O.each(this.get_batcher_configs(), function (e) {
            (k.log(`Clearing batch queue ` + e.queue_key), O.localStorage.remove(e.queue_key));
          }));
      else if ((this.init_batchers(), ri && m.addEventListener)) {
        var i = O.bind(function () {
          this.request_batchers.events.stopped || this.request_batchers.events.flush({ unloading: !0 });
        }, this);
        (m.addEventListener(`pagehide`, function (e) {
          e.persisted && i();
        }),
          m.addEventListener(`visibilitychange`, function () {
            E.visibilityState === `hidden` && i();
          }));
      }
    }
    ((this.persistence = this.cookie = new Y(this.config)), (this.unpersisted_superprops = {}), this._gdpr_init());
    var a = O.UUID();
    (this.get_distinct_id() || this.register_once({ distinct_id: Zr + a, $device_id: a }, ``),
      (this.flags = new V({
        getFullApiRoute: O.bind(function () {
          return this.get_api_host(`flags`) + `/` + this.get_config(`api_routes`).flags;
        }, this),
        getConfigFunc: O.bind(this.get_config, this),
        setConfigFunc: O.bind(this.set_config, this),
        getPropertyFunc: O.bind(this.get_property, this),
        trackingFunc: O.bind(this.track, this),
        loadExtraBundle: Kr,
        targetingSrc: this.get_config(`targeting_src`) || this.get_config(`lib_base_path`) + `__MP_TARGETING_FILENAME__`,
      })),
      this.flags.init(),
      (this.flags = this.flags),
      this._init_tab_id());
    var o = this.get_config(`remote_settings_mode`);
    ((this.__session_recording_init_promise =
      o === Qr || o === $r
        ? this._fetch_remote_settings(o).then(
            O.bind(function () {
              return this._check_and_start_session_recording();
            }, this),
          )
        : this._check_and_start_session_recording()),
      (this.autocapture = new F(this)),
      this.autocapture.init());
  }),
  (Q.prototype._init_tab_id = function () {
    if (this.get_config(`disable_persistence`)) k.log(`Tab ID initialization skipped due to disable_persistence config`);
    else if (O.sessionStorage.is_supported())
      try {
        var e = this.get_config(`name`) + `_` + this.get_config(`token`),
          t = `mp_tab_id_` + e,
          n = `mp_gen_new_tab_id_` + e;
        ((O.sessionStorage.get(n) || !O.sessionStorage.get(t)) && O.sessionStorage.set(t, `$tab-` + O.UUID()),
          O.sessionStorage.set(n, `1`),
          (this.tab_id = O.sessionStorage.get(t)),
          m.addEventListener(`beforeunload`, function () {
            O.sessionStorage.remove(n);
          }));
      } catch (e) {
        this.report_error(`Error initializing tab id`, e);
      }
    else this.report_error(`Session storage is not supported, cannot keep track of unique tab ID.`);
  }),
  (Q.prototype.get_tab_id = function () {
    return this.tab_id || null;
  }),
  (Q.prototype._check_and_start_session_recording = gr(function (e) {
    return this.recorderManager.checkAndStartSessionRecording(e);
  })),
  (Q.prototype._start_recording_on_event = De(function (e, t) {
    this.__session_recording_init_promise &&
      this.__session_recording_init_promise.then(
        O.bind(function () {
          if (!this._remote_settings_strict_disabled) return this.recorderManager.startRecordingOnEvent(e, t);
        }, this),
      );
  })),
  (Q.prototype.start_session_recording = function () {
    return this._check_and_start_session_recording(!0);
  }),
  (Q.prototype.stop_session_recording = function () {
    return this.recorderManager.stopSessionRecording();
  }),
  (Q.prototype.pause_session_recording = function () {
    return this.recorderManager.pauseSessionRecording();
  }),
  (Q.prototype.resume_session_recording = function () {
    return this.recorderManager.resumeSessionRecording();
  }),
  (Q.prototype.is_recording_heatmap_data = function () {
    return this.recorderManager.isRecordingHeatmapData();
  }),
  (Q.prototype.get_session_recording_properties = function () {
    return this.recorderManager.getSessionRecordingProperties();
  }),
  (Q.prototype.get_session_replay_url = function () {
    return this.recorderManager.getSessionReplayUrl();
  }),
  (Q.prototype.__get_recorder = function () {
    return this.recorderManager.getRecorder();
  }),
  (Q.prototype.__get_recording_init_promise = function () {
    return this.__session_recording_init_promise;
  }),
  (Q.prototype._loaded = function () {
    if (
      (this.get_config(`loaded`)(this),
      this._set_default_superprops(),
      this.people.set_once(this.persistence.get_referrer_info()),
      this.get_config(`store_google`) && this.get_config(`stop_utm_persistence`))
    ) {
      var e = O.info.campaignParams(null);
      O.each(
        e,
        function (e, t) {
          this.unregister(t);
        }.bind(this),
      );
    }
  }),
  (Q.prototype._set_default_superprops = function () {
    (this.persistence.update_search_keyword(E.referrer),
      this.get_config(`store_google`) && !this.get_config(`stop_utm_persistence`) && this.register(O.info.campaignParams()),
      this.get_config(`save_referrer`) && this.persistence.update_referrer_info(E.referrer));
  }),
  (Q.prototype._dom_loaded = function () {
    (O.each(
      this.__dom_loaded_queue,
      function (e) {
        this._track_dom.apply(this, e);
      },
      this,
    ),
      this.has_opted_out_tracking() ||
        O.each(
          this.__request_queue,
          function (e) {
            this._send_request.apply(this, e);
          },
          this,
        ),
      delete this.__dom_loaded_queue,
      delete this.__request_queue);
  }),
  (Q.prototype._track_dom = function (e, t) {
    if (this.get_config(`img`)) return (this.report_error(`You can't use DOM tracking functions with img = true.`), !1);
    if (!oi) return (this.__dom_loaded_queue.push([e, t]), !1);
    var n = new e().init(this);
    return n.track.apply(n, t);
  }),
  (Q.prototype._prepare_callback = function (e, t) {
    if (O.isUndefined(e)) return null;
    if (ti)
      return function (n) {
        e(n, t);
      };
    var n = this._jsc,
      r = `` + Math.floor(Math.random() * 1e8),
      i = this.get_config(`callback_fn`) + `[` + r + `]`;
    return (
      (n[r] = function (i) {
        (delete n[r], e(i, t));
      }),
      i
    );
  }),
  (Q.prototype._send_request = function (e, t, n, r) {
    var i = !0;
    if (ni) return (this.__request_queue.push(arguments), i);
    var a = { method: this.get_config(`api_method`), transport: this.get_config(`api_transport`), verbose: this.get_config(`verbose`) },
      o = null;
    (!r && (O.isFunction(n) || typeof n == `string`) && ((r = n), (n = null)), (n = O.extend(a, n || {})), ti || (n.method = `GET`));
    var s = n.method === `POST`,
      c = ri && s && n.transport.toLowerCase() === `sendbeacon`,
      l = n.verbose;
    (t.verbose && (l = !0),
      this.get_config(`test`) && (t.test = 1),
      l && (t.verbose = 1),
      this.get_config(`img`) && (t.img = 1),
      ti || (r ? (t.callback = r) : (l || this.get_config(`test`)) && (t.callback = `(function(){})`)),
      (t.ip = +!!this.get_config(`ip`)),
      (t._ = new Date().getTime().toString()),
      s && ((o = `data=` + encodeURIComponent(t.data)), delete t.data),
      O.extend(t, this.get_config(`api_extra_query_params`)),
      (e += `?` + O.HTTPBuildQuery(t)));
    var u = this;
    if (`img` in t) {
      var d = E.createElement(`img`);
      ((d.src = e), E.body.appendChild(d));
    } else if (c) {
      try {
        i = ri(e, o);
      } catch (e) {
        (u.report_error(e), (i = !1));
      }
      try {
        r && r(+!!i);
      } catch (e) {
        u.report_error(e);
      }
    } else if (ti)
      try {
        var f = new XMLHttpRequest();
        f.open(n.method, e, !0);
        var p = this.get_config(`xhr_headers`);
        if (
          (s && (p[`Content-Type`] = `application/x-www-form-urlencoded`),
          O.each(p, function (e, t) {
            f.setRequestHeader(t, e);
          }),
          n.timeout_ms && f.timeout !== void 0)
        ) {
          f.timeout = n.timeout_ms;
          var m = new Date().getTime();
        }
        ((f.withCredentials = !0),
          (f.onreadystatechange = function () {
            if (f.readyState === 4) {
              if (f.status === 200) {
                if (r) {
                  if (l) {
                    var e;
                    try {
                      e = O.JSONDecode(f.responseText);
                    } catch (t) {
                      if ((u.report_error(t), n.ignore_json_errors)) e = f.responseText;
                      else return;
                    }
                    r(e);
                  } else r(Number(f.responseText));
                }
              } else {
                var t =
                  f.timeout && !f.status && new Date().getTime() - m >= f.timeout
                    ? `timeout`
                    : `Bad HTTP status: ` + f.status + ` ` + f.statusText;
                if ((u.report_error(t), r)) {
                  if (l) {
                    var i = f.responseHeaders || {};
                    r({ status: 0, httpStatusCode: f.status, error: t, retryAfter: i[`Retry-After`] });
                  } else r(0);
                }
              }
            }
          }),
          f.send(o));
      } catch (e) {
        (u.report_error(e), (i = !1));
      }
    else {
      var h = E.createElement(`script`);
      ((h.type = `text/javascript`), (h.async = !0), (h.defer = !0), (h.src = e));
      var g = E.getElementsByTagName(`script`)[0];
      g.parentNode.insertBefore(h, g);
    }
    return i;
  }),
  (Q.prototype._fetch_remote_settings = function (e) {
    var t = this,
      n = function () {
        e === `strict` && (t.set_config({ record_sessions_percent: 0 }), (t._remote_settings_strict_disabled = !0));
      };
    if (!m.AbortController) return (k.critical(`Remote settings unavailable: missing minimum required APIs`), n(), Promise.resolve());
    var r = this.get_api_host(`settings`) + `/` + this.get_config(`api_routes`).settings,
      i = { $lib_version: f.LIB_VERSION, mp_lib: `web`, sdk_config: `1` },
      a = O.HTTPBuildQuery(i),
      o = r + `?` + a,
      s = new AbortController(),
      c = setTimeout(function () {
        s.abort();
      }, 500),
      l = { method: `GET`, headers: { Authorization: `Basic ` + btoa(t.get_config(`token`) + `:`) }, signal: s.signal };
    return m
      .fetch(o, l)
      .then(function (e) {
        if ((clearTimeout(c), !e.ok)) (k.critical(`Network response was not ok`), n());
        else return e.json();
      })
      .then(function (e) {
        if (e && e.sdk_config && e.sdk_config.config) {
          var r = e.sdk_config.config,
            i = {};
          (O.each(r, function (e, t) {
            ai.hasOwnProperty(t) && (i[t] = e);
          }),
            O.isEmptyObject(i) ? (k.critical(`No valid config keys found in remote settings.`), n()) : t.set_config(i));
        } else n();
      })
      .catch(function (e) {
        (clearTimeout(c), k.critical(`Failed to fetch remote settings`, e), n());
      });
  }),
  (Q.prototype._execute_array = function (e) {
    var t,
      n = [],
      r = [],
      i = [];
    O.each(
      e,
      function (e) {
        e &&
          ((t = e[0]),
          O.isArray(t)
            ? i.push(e)
            : typeof e == `function`
              ? e.call(this)
              : O.isArray(e) && t === `alias`
                ? n.push(e)
                : O.isArray(e) && t.indexOf(`track`) !== -1 && typeof this[t] == `function`
                  ? i.push(e)
                  : r.push(e));
      },
      this,
    );
    var a = function (e, t) {
      O.each(
        e,
        function (e) {
          if (O.isArray(e[0])) {
            var n = t;
            O.each(e, function (e) {
              n = n[e[0]].apply(n, e.slice(1));
            });
          } else this[e[0]].apply(this, e.slice(1));
        },
        t,
      );
    };
    (a(n, this), a(r, this), a(i, this));
  }),
  (Q.prototype.are_batchers_initialized = function () {
    return !!this.request_batchers.events;
  }),
  (Q.prototype.get_batcher_configs = function () {
    var e = `__mpq_` + this.get_config(`token`);
    return (
      (this._batcher_configs = this._batcher_configs || {
        events: { type: `events`, api_name: `track`, queue_key: e + `_ev` },
        people: { type: `people`, api_name: `engage`, queue_key: e + `_pp` },
        groups: { type: `groups`, api_name: `groups`, queue_key: e + `_gr` },
      }),
      this._batcher_configs
    );
  }),
  (Q.prototype.init_batchers = function () {
    if (!this.are_batchers_initialized()) {
      var e = O.bind(function (e) {
          return new G(e.queue_key, {
            libConfig: this.config,
            errorReporter: this.get_config(`error_reporter`),
            sendRequestFunc: O.bind(function (t, n, r) {
              var i = this.get_config(`api_routes`);
              this._send_request(
                this.get_api_host(e.api_name) + `/` + i[e.api_name],
                this._encode_data_for_request(t),
                n,
                this._prepare_callback(r, t),
              );
            }, this),
            beforeSendHook: O.bind(function (t) {
              var n = this._run_hook(`before_send_` + e.type, t);
              return n ? n[0] : null;
            }, this),
            stopAllBatchingFunc: O.bind(this.stop_batch_senders, this),
            usePersistence: !0,
          });
        }, this),
        t = this.get_batcher_configs();
      this.request_batchers = { events: e(t.events), people: e(t.people), groups: e(t.groups) };
    }
    this.get_config(`batch_autostart`) && this.start_batch_senders();
  }),
  (Q.prototype.start_batch_senders = function () {
    ((this._batchers_were_started = !0),
      this.are_batchers_initialized() &&
        ((this._batch_requests = !0),
        O.each(this.request_batchers, function (e) {
          e.start();
        })));
  }),
  (Q.prototype.stop_batch_senders = function () {
    ((this._batch_requests = !1),
      O.each(this.request_batchers, function (e) {
        (e.stop(), e.clear());
      }));
  }),
  (Q.prototype.push = function (e) {
    this._execute_array([e]);
  }),
  (Q.prototype.enable = function (e) {
    var t, n, r, i;
    if (e === void 0) this._flags.disable_all_events = !1;
    else {
      for (t = {}, n = [], r = 0; r < e.length; r++) t[e[r]] = !0;
      for (i = 0; i < this.__disabled_events.length; i++) t[this.__disabled_events[i]] || n.push(this.__disabled_events[i]);
      this.__disabled_events = n;
    }
  }),
  (Q.prototype.disable = function (e) {
    e === void 0 ? (this._flags.disable_all_events = !0) : (this.__disabled_events = this.__disabled_events.concat(e));
  }),
  (Q.prototype._encode_data_for_request = function (e) {
    var t = Ye(e);
    return (this.get_config(`api_payload_format`) === Yr && (t = O.base64Encode(t)), { data: t });
  }),
  (Q.prototype._track_or_batch = function (e, t) {
    var n = O.truncate(e.data, 255),
      r = e.endpoint,
      i = e.batcher,
      a = e.should_send_immediately,
      o = e.send_request_options || {};
    t ||= qe;
    var s = !0,
      c = O.bind(function () {
        return (
          o.skip_hooks || ((n = this._run_hook(`before_send_` + e.type, n)), (n &&= n[0])),
          n
            ? (k.log(`MIXPANEL REQUEST:`),
              k.log(n),
              this._send_request(r, this._encode_data_for_request(n), o, this._prepare_callback(t, n)))
            : null
        );
      }, this);
    return (
      this._batch_requests && !a
        ? i.enqueue(n).then(function (e) {
            e ? t(1, n) : c();
          })
        : (s = c()),
      s && n
    );
  }),
  (Q.prototype.track = gr(function (e, t, n, r) {
    var i;
    if (!(n && n.skip_hooks)) {
      if (((i = this._run_hook(`before_track`, e, t)), i === null)) return;
      ((e = i[0]), (t = i[1]));
    }
    (!r && typeof n == `function` && ((r = n), (n = null)), (n ||= {}));
    var a = n.transport;
    a && (n.transport = a);
    var o = n.send_immediately;
    if ((typeof r != `function` && (r = qe), O.isUndefined(e))) this.report_error(`No event name provided to mixpanel.track`);
    else if (this._event_is_disabled(e)) r(0);
    else {
      ((t = O.extend({}, t)), (t.token = this.get_config(`token`)));
      var s = this.persistence.remove_event_timer(e);
      if (!O.isUndefined(s)) {
        var c = new Date().getTime() - s;
        t.$duration = parseFloat((c / 1e3).toFixed(3));
      }
      this._set_default_superprops();
      var l = this.get_config(`track_marketing`) ? O.info.marketingParams() : {};
      t = O.extend(
        {},
        O.info.properties({ mp_loader: this.get_config(`mp_loader`) }),
        l,
        this.persistence.properties(),
        this.unpersisted_superprops,
        this.get_session_recording_properties(),
        t,
      );
      var u = this.get_config(`property_blacklist`);
      (O.isArray(u)
        ? O.each(u, function (e) {
            delete t[e];
          })
        : this.report_error(`Invalid value for property_blacklist config: ` + u),
        this._start_recording_on_event(e, t));
      var d = { event: e, properties: t };
      return (
        (i = this._track_or_batch(
          {
            type: `events`,
            data: d,
            endpoint: this.get_api_host(`events`) + `/` + this.get_config(`api_routes`).track,
            batcher: this.request_batchers.events,
            should_send_immediately: o,
            send_request_options: n,
          },
          r,
        )),
        this.flags && this.flags.checkFirstTimeEvents && this.flags.checkFirstTimeEvents(e, t),
        i
      );
    }
  })),
  (Q.prototype.set_group = gr(function (e, t, n) {
    O.isArray(t) || (t = [t]);
    var r = {};
    return ((r[e] = t), this.register(r), this.people.set(e, t, n));
  })),
  (Q.prototype.add_group = gr(function (e, t, n) {
    var r = this.get_property(e),
      i = {};
    return (
      r === void 0 ? ((i[e] = [t]), this.register(i)) : r.indexOf(t) === -1 && (r.push(t), (i[e] = r), this.register(i)),
      this.people.union(e, t, n)
    );
  })),
  (Q.prototype.remove_group = gr(function (e, t, n) {
    var r = this.get_property(e);
    if (r !== void 0) {
      var i = r.indexOf(t);
      (i > -1 && (r.splice(i, 1), this.register({ group_key: r })), r.length === 0 && this.unregister(e));
    }
    return this.people.remove(e, t, n);
  })),
  (Q.prototype.track_with_groups = gr(function (e, t, n, r) {
    var i = O.extend({}, t || {});
    return (
      O.each(n, function (e, t) {
        e != null && (i[t] = e);
      }),
      this.track(e, i, r)
    );
  })),
  (Q.prototype._create_map_key = function (e, t) {
    return e + `_` + JSON.stringify(t);
  }),
  (Q.prototype._remove_group_from_cache = function (e, t) {
    delete this._cached_groups[this._create_map_key(e, t)];
  }),
  (Q.prototype.get_group = function (e, t) {
    var n = this._create_map_key(e, t),
      r = this._cached_groups[n];
    return (
      (r === void 0 || r._group_key !== e || r._group_id !== t) && ((r = new q()), r._init(this, e, t), (this._cached_groups[n] = r)), r
    );
  }),
  (Q.prototype.track_pageview = gr(function (e, t) {
    (typeof e != `object` && (e = {}), (t ||= {}));
    var n = t.event_name || `$mp_web_page_view`,
      r = O.extend(O.info.mpPageViewProperties(), O.info.campaignParams(), O.info.clickParams()),
      i = O.extend({}, r, e);
    return (this.is_recording_heatmap_data() && (i.$captured_for_heatmap = !0), this.track(n, i));
  })),
  (Q.prototype.track_links = function () {
    return this._track_dom.call(this, tr, arguments);
  }),
  (Q.prototype.track_forms = function () {
    return this._track_dom.call(this, nr, arguments);
  }),
  (Q.prototype.time_event = function (e) {
    O.isUndefined(e)
      ? this.report_error(`No event name provided to mixpanel.time_event`)
      : this._event_is_disabled(e) || this.persistence.set_event_timer(e, new Date().getTime());
  }));
var ci = { persistent: !0 },
  li = function (e) {
    var t = O.isObject(e) ? e : O.isUndefined(e) ? {} : { days: e };
    return O.extend({}, ci, t);
  };
((Q.prototype.register = function (e, t) {
  var n = this._run_hook(`before_register`, e, t);
  if (n !== null) {
    ((e = n[0]), (t = n[1]));
    var r = li(t);
    r.persistent ? this.persistence.register(e, r.days) : O.extend(this.unpersisted_superprops, e);
  }
}),
  (Q.prototype.register_once = function (e, t, n) {
    var r = this._run_hook(`before_register_once`, e, t, n);
    if (r !== null) {
      ((e = r[0]), (t = r[1]), (n = r[2]));
      var i = li(n);
      i.persistent
        ? this.persistence.register_once(e, t, i.days)
        : (t === void 0 && (t = `None`),
          O.each(
            e,
            function (e, n) {
              (this.unpersisted_superprops.hasOwnProperty(n) && this.unpersisted_superprops[n] !== t) ||
                (this.unpersisted_superprops[n] = e);
            },
            this,
          ));
    }
  }),
  (Q.prototype.unregister = function (e, t) {
    var n = this._run_hook(`before_unregister`, e, t);
    n !== null &&
      ((e = n[0]), (t = n[1]), (t = li(t)), t.persistent ? this.persistence.unregister(e) : delete this.unpersisted_superprops[e]);
  }),
  (Q.prototype._register_single = function (e, t) {
    var n = {};
    ((n[e] = t), this.register(n));
  }),
  (Q.prototype.identify = function (e, t, n, r, i, a, o, s) {
    var c = this._run_hook(`before_identify`, e);
    if (c === null) return -1;
    e = c[0];
    var l = this.get_distinct_id();
    if (e && l !== e) {
      if (typeof e == `string` && e.indexOf(Zr) === 0) return (this.report_error(`distinct_id cannot have $device: prefix`), -1);
      this.register({ $user_id: e });
    }
    if (!this.get_property(`$device_id`)) {
      var u = l;
      this.register_once({ $had_persisted_distinct_id: !0, $device_id: u }, ``);
    }
    (e !== l && e !== this.get_property(`__alias`) && (this.unregister(Hr), this.register({ distinct_id: e })),
      (this._flags.identify_called = !0),
      this.people._flush(t, n, r, i, a, o, s),
      e !== l && this.track(`$identify`, { distinct_id: e, $anon_distinct_id: l }, { skip_hooks: !0 }),
      e !== l &&
        this.flags.fetchFlags().catch(function () {
          k.error(`[flags] Error fetching flags during identify`);
        }));
  }),
  (Q.prototype.reset = function () {
    (this.stop_session_recording(), this.persistence.clear(), (this._flags.identify_called = !1));
    var e = O.UUID();
    (this.register_once({ distinct_id: Zr + e, $device_id: e }, ``), this._check_and_start_session_recording(), this.flags.reset());
  }),
  (Q.prototype.get_distinct_id = function () {
    return this.get_property(`distinct_id`);
  }),
  (Q.prototype.alias = function (e, t) {
    if (e === this.get_property(`$people_distinct_id`))
      return (this.report_error(`Attempting to create alias for existing People user - aborting.`), -2);
    var n = this;
    return (
      O.isUndefined(t) && (t = this.get_distinct_id()),
      e === t
        ? (this.report_error(`alias matches current distinct_id - skipping api call.`), this.identify(e), -1)
        : (this._register_single(Hr, e),
          this.track(`$create_alias`, { alias: e, distinct_id: t }, { skip_hooks: !0 }, function () {
            n.identify(e);
          }))
    );
  }),
  (Q.prototype.name_tag = function (e) {
    this._register_single(`mp_name_tag`, e);
  }),
  (Q.prototype.set_config = function (e) {
    O.isObject(e) &&
      (O.extend(this.config, e),
      e.batch_size &&
        O.each(this.request_batchers, function (e) {
          e.resetBatchSize();
        }),
      this.get_config(`persistence_name`) || (this.config.persistence_name = this.config.cookie_name),
      this.get_config(`disable_persistence`) || (this.config.disable_persistence = this.config.disable_cookie),
      this.persistence && this.persistence.update_config(this.config),
      (f.DEBUG = f.DEBUG || this.get_config(`debug`)),
      (`autocapture` in e || `record_heatmap_data` in e) && this.autocapture && this.autocapture.init(),
      O.isObject(e.hooks) &&
        ((this.hooks = {}),
        O.each(
          e.hooks,
          function (e, t) {
            if (O.isFunction(e)) this.hooks[t] = [e];
            else if (O.isArray(e)) {
              this.hooks[t] = [];
              for (var n = 0; n < e.length; n++)
                (O.isFunction(e[n]) || k.critical(`Invalid hook added. Hook is not a function`), this.hooks[t].push(e[n]));
            } else
              k.critical(`Invalid hooks added. Ensure that the hook values passed into config.hooks are functions or arrays of functions.`);
          },
          this,
        )));
  }),
  (Q.prototype.get_config = function (e) {
    return this.config[e];
  }),
  (Q.prototype._run_hook = function (e) {
    var t = me.call(arguments, 1);
    return (
      O.each(
        this.hooks[e],
        function (n) {
          if (t === null) return null;
          var r = n.apply(this, t);
          r === void 0
            ? (this.report_error(e + ` hook did not return a valid value`), (t = null))
            : (O.isArray(r) || (r = [r]), t.splice.apply(t, [0, r.length].concat(r)));
        },
        this,
      ),
      t
    );
  }),
  (Q.prototype.get_property = function (e) {
    return this.persistence.load_prop([e]);
  }),
  (Q.prototype.get_api_host = function (e) {
    return this.get_config(`api_hosts`)[e] || this.get_config(`api_host`);
  }),
  (Q.prototype.toString = function () {
    var e = this.get_config(`name`);
    return (e !== Z && (e = Z + `.` + e), e);
  }),
  (Q.prototype._event_is_disabled = function (e) {
    return O.isBlockedUA(D) || this._flags.disable_all_events || O.include(this.__disabled_events, e);
  }),
  (Q.prototype._gdpr_init = function () {
    (this.get_config(`opt_out_tracking_persistence_type`) === `localStorage` &&
      O.localStorage.is_supported() &&
      (!this.has_opted_in_tracking() &&
        this.has_opted_in_tracking({ persistence_type: `cookie` }) &&
        this.opt_in_tracking({ enable_persistence: !1 }),
      !this.has_opted_out_tracking() &&
        this.has_opted_out_tracking({ persistence_type: `cookie` }) &&
        this.opt_out_tracking({ clear_persistence: !1 }),
      this.clear_opt_in_out_tracking({ persistence_type: `cookie`, enable_persistence: !1 })),
      this.has_opted_out_tracking()
        ? this._gdpr_update_persistence({ clear_persistence: !0 })
        : !this.has_opted_in_tracking() &&
          (this.get_config(`opt_out_tracking_by_default`) || O.cookie.get(`mp_optout`)) &&
          (O.cookie.remove(`mp_optout`), this.opt_out_tracking({ clear_persistence: this.get_config(`opt_out_persistence_by_default`) })));
  }),
  (Q.prototype._gdpr_update_persistence = function (e) {
    var t;
    if (e && e.clear_persistence) t = !0;
    else if (e && e.enable_persistence) t = !1;
    else return;
    (!this.get_config(`disable_persistence`) && this.persistence.disabled !== t && this.persistence.set_disabled(t),
      t ? (this.stop_batch_senders(), this.stop_session_recording()) : this._batchers_were_started && this.start_batch_senders());
  }),
  (Q.prototype._gdpr_call_func = function (e, t) {
    return (
      (t = O.extend(
        {
          track: O.bind(this.track, this),
          persistence_type: this.get_config(`opt_out_tracking_persistence_type`),
          cookie_prefix: this.get_config(`opt_out_tracking_cookie_prefix`),
          cookie_expiration: this.get_config(`cookie_expiration`),
          cross_site_cookie: this.get_config(`cross_site_cookie`),
          cross_subdomain_cookie: this.get_config(`cross_subdomain_cookie`),
          cookie_domain: this.get_config(`cookie_domain`),
          secure_cookie: this.get_config(`secure_cookie`),
          ignore_dnt: this.get_config(`ignore_dnt`),
        },
        t,
      )),
      O.localStorage.is_supported() || (t.persistence_type = `cookie`),
      e(this.get_config(`token`), {
        track: t.track,
        trackEventName: t.track_event_name,
        trackProperties: t.track_properties,
        persistenceType: t.persistence_type,
        persistencePrefix: t.cookie_prefix,
        cookieDomain: t.cookie_domain,
        cookieExpiration: t.cookie_expiration,
        crossSiteCookie: t.cross_site_cookie,
        crossSubdomainCookie: t.cross_subdomain_cookie,
        secureCookie: t.secure_cookie,
        ignoreDnt: t.ignore_dnt,
      })
    );
  }),
  (Q.prototype.opt_in_tracking = function (e) {
    ((e = O.extend({ enable_persistence: !0 }, e)), this._gdpr_call_func(fr, e), this._gdpr_update_persistence(e));
  }),
  (Q.prototype.opt_out_tracking = function (e) {
    ((e = O.extend({ clear_persistence: !0, delete_user: !0 }, e)),
      e.delete_user && this.people && this.people._identify_called() && (this.people.delete_user(), this.people.clear_charges()),
      this._gdpr_call_func(pr, e),
      this._gdpr_update_persistence(e));
  }),
  (Q.prototype.has_opted_in_tracking = function (e) {
    return this._gdpr_call_func(mr, e);
  }),
  (Q.prototype.has_opted_out_tracking = function (e) {
    return this._gdpr_call_func(hr, e);
  }),
  (Q.prototype.clear_opt_in_out_tracking = function (e) {
    ((e = O.extend({ enable_persistence: !0 }, e)), this._gdpr_call_func(yr, e), this._gdpr_update_persistence(e));
  }),
  (Q.prototype.report_error = function (e, t) {
    k.error.apply(k.error, arguments);
    try {
      (!t && !(e instanceof Error) && (e = Error(e)), this.get_config(`error_reporter`)(e, t));
    } catch (e) {
      k.error(e);
    }
  }),
  (Q.prototype.add_hook = function (e, t) {
    (this.hooks[e] || (this.hooks[e] = []), this.hooks[e].push(t));
  }),
  (Q.prototype.remove_hook = function (e, t) {
    var n;
    this.hooks[e] &&
      ((n = this.hooks[e].indexOf(t)), n === -1 ? k.log(`remove_hook failed. Matching hook was not found`) : this.hooks[e].splice(n, 1));
  }),
  (Q.prototype.init = Q.prototype.init),
  (Q.prototype.reset = Q.prototype.reset),
  (Q.prototype.enable = Q.prototype.enable),
  (Q.prototype.disable = Q.prototype.disable),
  (Q.prototype.time_event = Q.prototype.time_event),
  (Q.prototype.track = Q.prototype.track),
  (Q.prototype.track_links = Q.prototype.track_links),
  (Q.prototype.track_forms = Q.prototype.track_forms),
  (Q.prototype.track_pageview = Q.prototype.track_pageview),
  (Q.prototype.register = Q.prototype.register),
  (Q.prototype.register_once = Q.prototype.register_once),
  (Q.prototype.unregister = Q.prototype.unregister),
  (Q.prototype.identify = Q.prototype.identify),
  (Q.prototype.alias = Q.prototype.alias),
  (Q.prototype.name_tag = Q.prototype.name_tag),
  (Q.prototype.set_config = Q.prototype.set_config),
  (Q.prototype.get_config = Q.prototype.get_config),
  (Q.prototype.get_api_host = Q.prototype.get_api_host),
  (Q.prototype.get_property = Q.prototype.get_property),
  (Q.prototype.get_distinct_id = Q.prototype.get_distinct_id),
  (Q.prototype.toString = Q.prototype.toString),
  (Q.prototype.opt_out_tracking = Q.prototype.opt_out_tracking),
  (Q.prototype.opt_in_tracking = Q.prototype.opt_in_tracking),
  (Q.prototype.has_opted_out_tracking = Q.prototype.has_opted_out_tracking),
  (Q.prototype.has_opted_in_tracking = Q.prototype.has_opted_in_tracking),
  (Q.prototype.clear_opt_in_out_tracking = Q.prototype.clear_opt_in_out_tracking),
  (Q.prototype.get_group = Q.prototype.get_group),
  (Q.prototype.set_group = Q.prototype.set_group),
  (Q.prototype.add_group = Q.prototype.add_group),
  (Q.prototype.remove_group = Q.prototype.remove_group),
  (Q.prototype.add_hook = Q.prototype.add_hook),
  (Q.prototype.remove_hook = Q.prototype.remove_hook),
  (Q.prototype.track_with_groups = Q.prototype.track_with_groups),
  (Q.prototype.start_batch_senders = Q.prototype.start_batch_senders),
  (Q.prototype.stop_batch_senders = Q.prototype.stop_batch_senders),
  (Q.prototype.start_session_recording = Q.prototype.start_session_recording),
  (Q.prototype.stop_session_recording = Q.prototype.stop_session_recording),
  (Q.prototype.pause_session_recording = Q.prototype.pause_session_recording),
  (Q.prototype.resume_session_recording = Q.prototype.resume_session_recording),
  (Q.prototype.get_session_recording_properties = Q.prototype.get_session_recording_properties),
  (Q.prototype.get_session_replay_url = Q.prototype.get_session_replay_url),
  (Q.prototype.get_tab_id = Q.prototype.get_tab_id),
  (Q.prototype.DEFAULT_API_ROUTES = ii),
  (Q.prototype.__get_recorder = Q.prototype.__get_recorder),
  (Q.prototype.__get_recording_init_promise = Q.prototype.__get_recording_init_promise),
  (Y.prototype.properties = Y.prototype.properties),
  (Y.prototype.update_search_keyword = Y.prototype.update_search_keyword),
  (Y.prototype.update_referrer_info = Y.prototype.update_referrer_info),
  (Y.prototype.get_cross_subdomain = Y.prototype.get_cross_subdomain),
  (Y.prototype.clear = Y.prototype.clear));
var ui = {},
  di = function () {
    (O.each(ui, function (e, t) {
      t !== Z && (X[t] = e);
    }),
      (X._ = O));
  },
  fi = function () {
    X.init = function (e, t, n) {
      if (n) return (X[n] || ((X[n] = ui[n] = si(e, t, n)), X[n]._loaded()), X[n]);
      var r = X;
      (ui[Z] ? (r = ui[Z]) : e && ((r = si(e, t, Z)), r._loaded(), (ui[Z] = r)), (X = r), Gr === Jr && (m[Z] = X), di());
    };
  },
  pi = function () {
    function e() {
      e.done ||
        ((e.done = !0),
        (oi = !0),
        (ni = !1),
        O.each(ui, function (e) {
          e._dom_loaded();
        }));
    }
    function t() {
      try {
        E.documentElement.doScroll(`left`);
      } catch {
        setTimeout(t, 1);
        return;
      }
      e();
    }
    if (E.addEventListener) E.readyState === `complete` ? e() : E.addEventListener(`DOMContentLoaded`, e, !1);
    else if (E.attachEvent) {
      E.attachEvent(`onreadystatechange`, e);
      var n = !1;
      try {
        n = m.frameElement === null;
      } catch {}
      E.documentElement.doScroll && n && t();
    }
    O.register_event(m, `load`, e, !0);
  };
function mi(e) {
  return ((Kr = e), (Gr = qr), (X = new Q()), fi(), X.init(), pi(), X);
}
function hi(e, t) {
  throw Error(`This build of Mixpanel only includes core SDK functionality, could not load ` + e);
}
var $ = mi(hi),
  gi = (t) => ({
    api_host: t,
    api_payload_format: `json`,
    persistence: `localStorage`,
    cookie_expiration: e.cookieDays,
    batch_requests: !0,
    batch_size: e.batchSize,
    batch_flush_interval_ms: e.flushEveryMs,
    batch_request_timeout_ms: e.batchTimeoutMs,
    track_links_timeout: e.linkTrackingMs,
    record_sessions_percent: e.replayPercent,
    record_idle_timeout_ms: e.replayIdleMs,
    record_mask_all_text: !0,
    record_mask_all_inputs: !0,
    record_console: !1,
    record_network: !1,
    record_collect_fonts: !1,
    autocapture: {
      pageview: !1,
      click: !0,
      submit: !0,
      scroll: !0,
      input: !1,
      dead_click: !1,
      rage_click: !1,
      capture_text_content: !1,
      scroll_depth_percent_checkpoints: [...e.scrollCheckpointsPercent],
      block_attrs: [`aria-label`, `title`, `alt`, `placeholder`, `value`, `href`, `name`],
    },
    flags: !0,
    ip: !1,
    save_referrer: !1,
    track_pageview: !1,
    ignore_dnt: !1,
    remote_settings_mode: `disabled`,
    hooks: { before_send_events: ({ event: e, properties: t }) => ({ event: e, properties: i(t) }) },
  }),
  _i = !1,
  vi = null;
async function yi({ token: e, api_host: t }) {
  if ((c(e), _i)) return ($.opt_in_tracking({ track: () => void 0 }), $.start_session_recording());
  ((_i = !0), await d(() => import(`./mixpanel-recorder.min-DwMhDwkv.js`), []).catch(() => void 0));
  let { record_sessions_percent: n = 0, ...r } = gi(t),
    i = `__mp_recorder` in globalThis;
  $.init(e, { ...r, record_sessions_percent: i ? n : 0 });
}
function bi(e) {
  if (vi === e) return;
  ((vi = e), o(e) || ($.alias(e), s(e)), $.identify(e));
  let t = u();
  t !== null && $.people.set(t);
}
function xi(e) {
  let { event_id: a, at: o, url: s, name: c, payload: l, isSignedIn: u } = e;
  (t.set(a, e),
    $.track(
      c,
      i({
        ...l,
        event_id: a,
        $insert_id: a,
        time: o,
        timestamp: new Date(o).toISOString(),
        $current_url: s,
        session_id: r(),
        device_type: n(),
        user_journey_stage: u ? `registered` : `anonymous`,
      }),
      () => t.delete(a),
    ));
}
function Si() {
  _i && ((vi = null), t.clear(), $.stop_session_recording(), $.opt_out_tracking({ delete_user: !1 }), l(`clearing replays`, a()));
}
export { bi as identifyMixpanel, xi as sendToMixpanel, yi as startMixpanel, Si as stopMixpanel };
