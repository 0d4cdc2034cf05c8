(function () {
  var e;
  if (typeof window > `u`) {
    var t = { hostname: `` };
    e = {
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
        location: t,
        referrer: ``,
      },
      screen: { width: 0, height: 0 },
      location: t,
      addEventListener: function () {},
      removeEventListener: function () {},
      dispatchEvent: function () {},
      CustomEvent: function () {},
    };
  } else e = window;
  var n = { LIB_VERSION: `2.83.0` },
    r = `__mp_recorder`;
  function i(e, t) {
    (t == null || t > e.length) && (t = e.length);
    for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
    return r;
  }
  function a(e, t, n, r, i, a, o) {
    try {
      var s = e[a](o),
        c = s.value;
    } catch (e) {
      n(e);
      return;
    }
    s.done ? t(c) : Promise.resolve(c).then(r, i);
  }
  function o(e) {
    return function () {
      var t = this,
        n = arguments;
      return new Promise(function (r, i) {
        var o = e.apply(t, n);
        function s(e) {
          a(o, r, i, s, c, `next`, e);
        }
        function c(e) {
          a(o, r, i, s, c, `throw`, e);
        }
        s(void 0);
      });
    };
  }
  function s(e, t, n) {
    return (
      (s = b()
        ? Reflect.construct
        : function (e, t, n) {
            var r = [null];
            r.push.apply(r, t);
            var i = new (Function.bind.apply(e, r))();
            return (n && g(i, n.prototype), i);
          }),
      s.apply(null, arguments)
    );
  }
  function c(e, t) {
    for (var n = 0; n < t.length; n++) {
      var r = t[n];
      ((r.enumerable = r.enumerable || !1), (r.configurable = !0), `value` in r && (r.writable = !0), Object.defineProperty(e, r.key, r));
    }
  }
  function l(e, t, n) {
    return (t && c(e.prototype, t), e);
  }
  function u() {
    return (
      (u =
        Object.assign ||
        function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) Object.prototype.hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
      u.apply(this, arguments)
    );
  }
  function d(e) {
    return (
      (d = Object.setPrototypeOf
        ? Object.getPrototypeOf
        : function (e) {
            return e.__proto__ || Object.getPrototypeOf(e);
          }),
      d(e)
    );
  }
  function f(e, t) {
    if (typeof t != `function` && t !== null) throw TypeError(`Super expression must either be null or a function`);
    ((e.prototype = Object.create(t && t.prototype, { constructor: { value: e, writable: !0, configurable: !0 } })), t && g(e, t));
  }
  function p(e, t) {
    return t != null && typeof Symbol < `u` && t[Symbol.hasInstance] ? !!t[Symbol.hasInstance](e) : e instanceof t;
  }
  function m(e) {
    return Function.toString.call(e).indexOf(`[native code]`) !== -1;
  }
  function h(e, t) {
    if (e == null) return {};
    for (var n = {}, r = Object.keys(e), i, a = 0; a < r.length; a++) ((i = r[a]), !(t.indexOf(i) >= 0) && (n[i] = e[i]));
    return n;
  }
  function g(e, t) {
    return (
      (g =
        Object.setPrototypeOf ||
        function (e, t) {
          return ((e.__proto__ = t), e);
        }),
      g(e, t)
    );
  }
  function _(e) {
    "@swc/helpers - typeof";
    return e && typeof Symbol < `u` && e.constructor === Symbol ? `symbol` : typeof e;
  }
  function v(e, t) {
    if (e) {
      if (typeof e == `string`) return i(e, t);
      var n = Object.prototype.toString.call(e).slice(8, -1);
      if ((n === `Object` && e.constructor && (n = e.constructor.name), n === `Map` || n === `Set`)) return Array.from(n);
      if (n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)) return i(e, t);
    }
  }
  function y(e) {
    var t = typeof Map == `function` ? new Map() : void 0;
    return (
      (y = function (e) {
        if (e === null || !m(e)) return e;
        if (typeof e != `function`) throw TypeError(`Super expression must either be null or a function`);
        if (t !== void 0) {
          if (t.has(e)) return t.get(e);
          t.set(e, n);
        }
        function n() {
          return s(e, arguments, d(this).constructor);
        }
        return (
          (n.prototype = Object.create(e.prototype, { constructor: { value: n, enumerable: !1, writable: !0, configurable: !0 } })), g(n, e)
        );
      }),
      y(e)
    );
  }
  function b() {
    try {
      var e = !Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function () {}));
    } catch {}
    return (b = function () {
      return !!e;
    })();
  }
  function x(e, t) {
    var n = (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
    if (n) return (n = n.call(e)).next.bind(n);
    if (Array.isArray(e) || (n = v(e)) || t) {
      n && (e = n);
      var r = 0;
      return function () {
        return r >= e.length ? { done: !0 } : { done: !1, value: e[r++] };
      };
    }
    throw TypeError(
      `Invalid attempt to iterate non-iterable instance.\\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.`,
    );
  }
  function S(e, t) {
    var n,
      r,
      i,
      a,
      o = {
        label: 0,
        sent: function () {
          if (i[0] & 1) throw i[1];
          return i[1];
        },
        trys: [],
        ops: [],
      };
    return (
      (a = { next: s(0), throw: s(1), return: s(2) }),
      typeof Symbol == `function` &&
        (a[Symbol.iterator] = function () {
          return this;
        }),
      a
    );
    function s(e) {
      return function (t) {
        return c([e, t]);
      };
    }
    function c(a) {
      if (n) throw TypeError(`Generator is already executing.`);
      for (; o;)
        try {
          if (
            ((n = 1),
            r && (i = a[0] & 2 ? r.return : a[0] ? r.throw || ((i = r.return) && i.call(r), 0) : r.next) && !(i = i.call(r, a[1])).done)
          )
            return i;
          switch (((r = 0), i && (a = [a[0] & 2, i.value]), a[0])) {
            case 0:
            case 1:
              i = a;
              break;
            case 4:
              return (o.label++, { value: a[1], done: !1 });
            case 5:
              (o.label++, (r = a[1]), (a = [0]));
              continue;
            case 7:
              ((a = o.ops.pop()), o.trys.pop());
              continue;
            default:
              if (((i = o.trys), !(i = i.length > 0 && i[i.length - 1]) && (a[0] === 6 || a[0] === 2))) {
                o = 0;
                continue;
              }
              if (a[0] === 3 && (!i || (a[1] > i[0] && a[1] < i[3]))) {
                o.label = a[1];
                break;
              }
              if (a[0] === 6 && o.label < i[1]) {
                ((o.label = i[1]), (i = a));
                break;
              }
              if (i && o.label < i[2]) {
                ((o.label = i[2]), o.ops.push(a));
                break;
              }
              (i[2] && o.ops.pop(), o.trys.pop());
              continue;
          }
          a = t.call(e, o);
        } catch (e) {
          ((a = [6, e]), (r = 0));
        } finally {
          n = i = 0;
        }
      if (a[0] & 5) throw a[1];
      return { value: a[0] ? a[1] : void 0, done: !0 };
    }
  }
  function C(e) {
    var t = typeof Symbol == `function` && Symbol.iterator,
      n = t && e[t],
      r = 0;
    if (n) return n.call(e);
    if (e && typeof e.length == `number`)
      return {
        next: function () {
          return (e && r >= e.length && (e = void 0), { value: e && e[r++], done: !e });
        },
      };
    throw TypeError(t ? `Object is not iterable.` : `Symbol.iterator is not defined.`);
  }
  var w = Object.defineProperty,
    ee = function (e, t, n) {
      return t in e ? w(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n);
    },
    T = function (e, t, n) {
      return ee(e, (t === void 0 ? `undefined` : _(t)) === `symbol` ? t : t + ``, n);
    },
    te = Object.defineProperty,
    E = function (e, t, n) {
      return t in e ? te(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n);
    },
    ne = function (e, t, n) {
      return E(e, (t === void 0 ? `undefined` : _(t)) === `symbol` ? t : t + ``, n);
    },
    D = (function (e) {
      return (
        (e[(e.Document = 0)] = `Document`),
        (e[(e.DocumentType = 1)] = `DocumentType`),
        (e[(e.Element = 2)] = `Element`),
        (e[(e.Text = 3)] = `Text`),
        (e[(e.CDATA = 4)] = `CDATA`),
        (e[(e.Comment = 5)] = `Comment`),
        e
      );
    })(D || {}),
    O = {
      Node: [`childNodes`, `parentNode`, `parentElement`, `textContent`],
      ShadowRoot: [`host`, `styleSheets`],
      Element: [`shadowRoot`, `querySelector`, `querySelectorAll`],
      MutationObserver: [],
    },
    re = { Node: [`contains`, `getRootNode`], ShadowRoot: [`getSelection`], Element: [], MutationObserver: [`constructor`] },
    ie = {},
    ae = function () {
      return !!globalThis.Zone;
    };
  function oe(e) {
    if (ie[e]) return ie[e];
    var t = globalThis[e],
      n = t.prototype,
      r = e in O ? O[e] : void 0,
      i = !!(
        r &&
        r.every(function (e) {
          var t;
          return !!((t = Object.getOwnPropertyDescriptor(n, e)?.get) != null && t.toString().includes(`[native code]`));
        })
      ),
      a = e in re ? re[e] : void 0,
      o = !!(
        a &&
        a.every(function (e) {
          return typeof n[e] == `function` && n[e]?.toString().includes(`[native code]`);
        })
      );
    if (i && o && !ae()) return ((ie[e] = t.prototype), t.prototype);
    try {
      var s = document.createElement(`iframe`);
      document.body.appendChild(s);
      var c = s.contentWindow;
      if (!c) return t.prototype;
      var l = c[e].prototype;
      return (document.body.removeChild(s), l ? (ie[e] = l) : n);
    } catch {
      return n;
    }
  }
  var se = {};
  function ce(e, t, n) {
    var r = e + `.` + String(n);
    if (se[r]) return se[r].call(t);
    var i = oe(e),
      a = Object.getOwnPropertyDescriptor(i, n)?.get;
    return a ? ((se[r] = a), a.call(t)) : t[n];
  }
  var le = {};
  function ue(e, t, n) {
    var r = e + `.` + String(n);
    if (le[r]) return le[r].bind(t);
    var i = oe(e)[n];
    return typeof i == `function` ? ((le[r] = i), i.bind(t)) : t[n];
  }
  function de(e) {
    return ce(`Node`, e, `childNodes`);
  }
  function fe(e) {
    return ce(`Node`, e, `parentNode`);
  }
  function pe(e) {
    return ce(`Node`, e, `parentElement`);
  }
  function k(e) {
    return ce(`Node`, e, `textContent`);
  }
  function me(e, t) {
    return ue(`Node`, e, `contains`)(t);
  }
  function he(e) {
    return ue(`Node`, e, `getRootNode`)();
  }
  function ge(e) {
    return !e || !(`host` in e) ? null : ce(`ShadowRoot`, e, `host`);
  }
  function _e(e) {
    return e.styleSheets;
  }
  function ve(e) {
    return !e || !(`shadowRoot` in e) ? null : ce(`Element`, e, `shadowRoot`);
  }
  function ye(e, t) {
    return ce(`Element`, e, `querySelector`)(t);
  }
  function be(e, t) {
    return ce(`Element`, e, `querySelectorAll`)(t);
  }
  function xe() {
    return oe(`MutationObserver`).constructor;
  }
  function Se(e, t, n) {
    try {
      if (!(t in e)) return function () {};
      var r = e[t],
        i = n(r);
      return (
        typeof i == `function` &&
          ((i.prototype = i.prototype || {}), Object.defineProperties(i, { __rrweb_original__: { enumerable: !1, value: r } })),
        (e[t] = i),
        function () {
          e[t] = r;
        }
      );
    } catch {
      return function () {};
    }
  }
  var A = {
    childNodes: de,
    parentNode: fe,
    parentElement: pe,
    textContent: k,
    contains: me,
    getRootNode: he,
    host: ge,
    styleSheets: _e,
    shadowRoot: ve,
    querySelector: ye,
    querySelectorAll: be,
    mutationObserver: xe,
    patch: Se,
  };
  function Ce(e) {
    return e.nodeType === e.ELEMENT_NODE;
  }
  function we(e) {
    var t = (e && `host` in e && `mode` in e && A.host(e)) || null;
    return !!(t && `shadowRoot` in t && A.shadowRoot(t) === e);
  }
  function Te(e) {
    return Object.prototype.toString.call(e) === `[object ShadowRoot]`;
  }
  function Ee(e) {
    return (
      e.includes(` background-clip: text;`) &&
        !e.includes(` -webkit-background-clip: text;`) &&
        (e = e.replace(/\sbackground-clip:\s*text;/g, ` -webkit-background-clip: text; background-clip: text;`)),
      e
    );
  }
  function De(e) {
    var t = e.cssText;
    if (t.split(`"`).length < 3) return t;
    var n = [`@import`, `url(` + JSON.stringify(e.href) + `)`];
    return (
      e.layerName === `` ? n.push(`layer`) : e.layerName && n.push(`layer(` + e.layerName + `)`),
      e.supportsText && n.push(`supports(` + e.supportsText + `)`),
      e.media.length && n.push(e.media.mediaText),
      n.join(` `) + `;`
    );
  }
  function Oe(e) {
    try {
      var t = e.rules || e.cssRules;
      if (!t) return null;
      var n = e.href;
      return (
        !n && e.ownerNode && e.ownerNode.ownerDocument && (n = e.ownerNode.ownerDocument.location.href),
        Ee(
          Array.from(t, function (e) {
            return ke(e, n);
          }).join(``),
        )
      );
    } catch {
      return null;
    }
  }
  function ke(e, t) {
    if (je(e)) {
      var n;
      try {
        n = Oe(e.styleSheet) || De(e);
      } catch {
        n = e.cssText;
      }
      return e.styleSheet.href ? Ke(n, e.styleSheet.href) : n;
    }
    var r = e.cssText;
    return (Me(e) && e.selectorText.includes(`:`) && (r = Ae(r)), t ? Ke(r, t) : r);
  }
  function Ae(e) {
    return e.replace(/(\[(?:[\w-]+)[^\\])(:(?:[\w-]+)\])/gm, `$1\\$2`);
  }
  function je(e) {
    return `styleSheet` in e;
  }
  function Me(e) {
    return `selectorText` in e;
  }
  var Ne = (function () {
    function e() {
      (ne(this, `idNodeMap`, new Map()), ne(this, `nodeMetaMap`, new WeakMap()));
    }
    var t = e.prototype;
    return (
      (t.getId = function (e) {
        return e ? (this.getMeta(e)?.id ?? -1) : -1;
      }),
      (t.getNode = function (e) {
        return this.idNodeMap.get(e) || null;
      }),
      (t.getIds = function () {
        return Array.from(this.idNodeMap.keys());
      }),
      (t.getMeta = function (e) {
        return this.nodeMetaMap.get(e) || null;
      }),
      (t.removeNodeFromMap = function (e, t) {
        var n = this;
        t === void 0 && (t = !1);
        var r = this.getId(e);
        (this.idNodeMap.delete(r),
          t && this.nodeMetaMap.delete(e),
          e.childNodes &&
            e.childNodes.forEach(function (e) {
              return n.removeNodeFromMap(e, t);
            }));
      }),
      (t.has = function (e) {
        return this.idNodeMap.has(e);
      }),
      (t.hasNode = function (e) {
        return this.nodeMetaMap.has(e);
      }),
      (t.add = function (e, t) {
        var n = t.id;
        (this.idNodeMap.set(n, e), this.nodeMetaMap.set(e, t));
      }),
      (t.replace = function (e, t) {
        var n = this.getNode(e);
        if (n) {
          var r = this.nodeMetaMap.get(n);
          r && this.nodeMetaMap.set(t, r);
        }
        this.idNodeMap.set(e, t);
      }),
      (t.reset = function () {
        ((this.idNodeMap = new Map()), (this.nodeMetaMap = new WeakMap()));
      }),
      e
    );
  })();
  function Pe() {
    return new Ne();
  }
  function Fe(e) {
    var t = e.element,
      n = e.maskInputOptions,
      r = e.tagName,
      i = e.type,
      a = e.value,
      o = e.maskInputFn,
      s = a || ``,
      c = i && Ie(i);
    return ((n[r.toLowerCase()] || (c && n[c])) && (s = o ? o(s, t) : `*`.repeat(s.length)), s);
  }
  function Ie(e) {
    return e.toLowerCase();
  }
  var Le = `__rrweb_original__`;
  function Re(e) {
    var t = e.getContext(`2d`);
    if (!t) return !0;
    for (var n = 50, r = 0; r < e.width; r += n)
      for (var i = 0; i < e.height; i += n) {
        var a = t.getImageData,
          o = Le in a ? a[Le] : a;
        if (
          new Uint32Array(o.call(t, r, i, Math.min(n, e.width - r), Math.min(n, e.height - i)).data.buffer).some(function (e) {
            return e !== 0;
          })
        )
          return !1;
      }
    return !0;
  }
  function ze(e) {
    var t = e.type;
    return e.hasAttribute(`data-rr-is-password`) ? `password` : t ? Ie(t) : null;
  }
  function Be(e, t) {
    var n;
    try {
      n = new URL(e, t ?? window.location.href);
    } catch {
      return null;
    }
    return n.pathname.match(/\.([0-9a-z]+)(?:$)/i)?.[1] ?? null;
  }
  function Ve(e) {
    var t = ``;
    return ((t = e.indexOf(`//`) > -1 ? e.split(`/`).slice(0, 3).join(`/`) : e.split(`/`)[0]), (t = t.split(`?`)[0]), t);
  }
  var He = /url\((?:(')([^']*)'|(")(.*?)"|([^)]*))\)/gm,
    Ue = /^(?:[a-z+]+:)?\/\//i,
    We = /^www\..*/i,
    Ge = /^(data:)([^,]*),(.*)/i;
  function Ke(e, t) {
    return (e || ``).replace(He, function (e, n, r, i, a, o) {
      var s = r || a || o,
        c = n || i || ``;
      if (!s) return e;
      if (Ue.test(s) || We.test(s) || Ge.test(s)) return `url(` + c + s + c + `)`;
      if (s[0] === `/`) return `url(` + c + (Ve(t) + s) + c + `)`;
      var l = t.split(`/`),
        u = s.split(`/`);
      l.pop();
      for (var d = x(u), f; !(f = d()).done;) {
        var p = f.value;
        p !== `.` && (p === `..` ? l.pop() : l.push(p));
      }
      return `url(` + c + l.join(`/`) + c + `)`;
    });
  }
  function qe(e, t) {
    return (
      t === void 0 && (t = !1), t ? e.replace(/(\/\*[^*]*\*\/)|[\s;]/g, ``) : e.replace(/(\/\*[^*]*\*\/)|[\s;]/g, ``).replace(/0px/g, `0`)
    );
  }
  function Je(e, t, n) {
    n === void 0 && (n = !1);
    var r = Array.from(t.childNodes),
      i = [],
      a = 0;
    if (r.length > 1 && e && typeof e == `string`) {
      for (var o = qe(e, n), s = o.length / e.length, c = 1; c < r.length; c++)
        if (r[c].textContent && typeof r[c].textContent == `string`) {
          for (
            var l = qe(r[c].textContent, n), u = 100, d = 3;
            d < l.length && (l[d].match(/[a-zA-Z0-9]/) || l.indexOf(l.substring(0, d), 1) !== -1);
            d++
          );
          for (; d < l.length; d++) {
            var f = l.substring(0, d),
              p = o.split(f),
              m = -1;
            if (p.length === 2) m = p[0].length;
            else if (p.length > 2 && p[0] === `` && r[c - 1].textContent !== ``) m = o.indexOf(f, 1);
            else if (p.length === 1) {
              if (((f = f.substring(0, f.length - 1)), (p = o.split(f)), p.length <= 1)) return (i.push(e), i);
              d = u + 1;
            } else d === l.length - 1 && (m = o.indexOf(f));
            if (p.length >= 2 && d > u) {
              var h = r[c - 1].textContent;
              if (h && typeof h == `string`) {
                var g = qe(h).length;
                m = o.indexOf(f, g);
              }
              m === -1 && (m = p[0].length);
            }
            if (m !== -1) {
              for (var _ = Math.floor(m / s); _ > 0 && _ < e.length;) {
                if (((a += 1), a > 50 * r.length)) return (i.push(e), i);
                var v = qe(e.substring(0, _), n);
                if (v.length === m) {
                  (i.push(e.substring(0, _)), (e = e.substring(_)), (o = o.substring(m)));
                  break;
                }
                v.length < m ? (_ += Math.max(1, Math.floor((m - v.length) / s))) : (_ -= Math.max(1, Math.floor((v.length - m) * s)));
              }
              break;
            }
          }
        }
    }
    return (i.push(e), i);
  }
  function Ye(e, t) {
    return Je(e, t).join(`/* rr_split */`);
  }
  var Xe = 1,
    Ze = RegExp(`[^a-z0-9-_:]`),
    Qe = -2;
  function $e() {
    return Xe++;
  }
  function et(e) {
    if (p(e, HTMLFormElement)) return `form`;
    var t = Ie(e.tagName);
    return Ze.test(t) ? `div` : t;
  }
  var tt,
    nt,
    rt = /^[^ \t\n\r\u000c]+/,
    it = /^[, \t\n\r\u000c]+/;
  function at(e, t) {
    if (t.trim() === ``) return t;
    var n = 0;
    function r(e) {
      var r,
        i = e.exec(t.substring(n));
      return i ? ((r = i[0]), (n += r.length), r) : ``;
    }
    for (var i = []; r(it), !(n >= t.length);) {
      var a = r(rt);
      if (a.slice(-1) === `,`) ((a = st(e, a.substring(0, a.length - 1))), i.push(a));
      else {
        var o = ``;
        a = st(e, a);
        for (var s = !1; ;) {
          var c = t.charAt(n);
          if (c === ``) {
            i.push((a + o).trim());
            break;
          }
          if (s) c === `)` && (s = !1);
          else if (c === `,`) {
            ((n += 1), i.push((a + o).trim()));
            break;
          } else c === `(` && (s = !0);
          ((o += c), (n += 1));
        }
      }
    }
    return i.join(`, `);
  }
  var ot = new WeakMap();
  function st(e, t) {
    return !t || t.trim() === `` ? t : lt(e, t);
  }
  function ct(e) {
    return !!(e.tagName === `svg` || e.ownerSVGElement);
  }
  function lt(e, t) {
    var n = ot.get(e);
    if ((n || ((n = e.createElement(`a`)), ot.set(e, n)), !t)) t = ``;
    else if (t.startsWith(`blob:`) || t.startsWith(`data:`)) return t;
    return (n.setAttribute(`href`, t), n.href);
  }
  function ut(e, t, n, r) {
    return (
      r &&
      (n === `src` ||
      (n === `href` && (t !== `use` || r[0] !== `#`)) ||
      (n === `xlink:href` && r[0] !== `#`) ||
      (n === `background` && (t === `table` || t === `td` || t === `th`))
        ? st(e, r)
        : n === `srcset`
          ? at(e, r)
          : n === `style`
            ? Ke(r, lt(e))
            : t === `object` && n === `data`
              ? st(e, r)
              : r)
    );
  }
  function dt(e, t, n) {
    return (e === `video` || e === `audio`) && t === `autoplay`;
  }
  function ft(e, t, n) {
    try {
      if (typeof t == `string`) {
        if (e.classList.contains(t)) return !0;
      } else
        for (var r = e.classList.length; r--;) {
          var i = e.classList[r];
          if (t.test(i)) return !0;
        }
      if (n) return e.matches(n);
    } catch {}
    return !1;
  }
  function pt(e, t, n) {
    if (!e) return !1;
    if (e.nodeType !== e.ELEMENT_NODE) return n ? pt(A.parentNode(e), t, n) : !1;
    for (var r = e.classList.length; r--;) {
      var i = e.classList[r];
      if (t.test(i)) return !0;
    }
    return n ? pt(A.parentNode(e), t, n) : !1;
  }
  function mt(e, t, n, r) {
    var i;
    if (Ce(e)) {
      if (((i = e), !A.childNodes(i).length)) return !1;
    } else {
      if (A.parentElement(e) === null) return !1;
      i = A.parentElement(e);
    }
    try {
      if (typeof t == `string`) {
        if (r) {
          if (i.closest(`.` + t)) return !0;
        } else if (i.classList.contains(t)) return !0;
      } else if (pt(i, t, r)) return !0;
      if (n) {
        if (r) {
          if (i.closest(n)) return !0;
        } else if (i.matches(n)) return !0;
      }
    } catch {}
    return !1;
  }
  function ht(e, t, n) {
    var r = e.contentWindow;
    if (r) {
      var i = !1,
        a;
      try {
        a = r.document.readyState;
      } catch {
        return;
      }
      if (a !== `complete`) {
        var o = setTimeout(function () {
          i ||= (t(), !0);
        }, n);
        e.addEventListener(`load`, function () {
          (clearTimeout(o), (i = !0), t());
        });
        return;
      }
      var s = `about:blank`;
      if (r.location.href !== s || e.src === s || e.src === ``) return (setTimeout(t, 0), e.addEventListener(`load`, t));
      e.addEventListener(`load`, t);
    }
  }
  function gt(e, t, n) {
    var r = !1,
      i;
    try {
      i = e.sheet;
    } catch {
      return;
    }
    if (!i) {
      var a = setTimeout(function () {
        r ||= (t(), !0);
      }, n);
      e.addEventListener(`load`, function () {
        (clearTimeout(a), (r = !0), t());
      });
    }
  }
  function _t(e, t) {
    var n = t.doc,
      r = t.mirror,
      i = t.blockClass,
      a = t.blockSelector,
      o = t.needsMask,
      s = t.inlineStylesheet,
      c = t.maskInputOptions,
      l = c === void 0 ? {} : c,
      u = t.maskTextFn,
      d = t.maskInputFn,
      f = t.dataURLOptions,
      p = f === void 0 ? {} : f,
      m = t.inlineImages,
      h = t.recordCanvas,
      g = t.keepIframeSrcFn,
      _ = t.newlyAddedElement,
      v = _ !== void 0 && _,
      y = t.cssCaptured,
      b = y !== void 0 && y,
      x = vt(n, r);
    switch (e.nodeType) {
      case e.DOCUMENT_NODE:
        return e.compatMode === `CSS1Compat`
          ? { type: D.Document, childNodes: [] }
          : { type: D.Document, childNodes: [], compatMode: e.compatMode };
      case e.DOCUMENT_TYPE_NODE:
        return { type: D.DocumentType, name: e.name, publicId: e.publicId, systemId: e.systemId, rootId: x };
      case e.ELEMENT_NODE:
        return bt(e, {
          doc: n,
          blockClass: i,
          blockSelector: a,
          inlineStylesheet: s,
          maskInputOptions: l,
          maskInputFn: d,
          dataURLOptions: p,
          inlineImages: m,
          recordCanvas: h,
          keepIframeSrcFn: g,
          newlyAddedElement: v,
          rootId: x,
        });
      case e.TEXT_NODE:
        return yt(e, { doc: n, needsMask: o, maskTextFn: u, rootId: x, cssCaptured: b });
      case e.CDATA_SECTION_NODE:
        return { type: D.CDATA, textContent: ``, rootId: x };
      case e.COMMENT_NODE:
        return { type: D.Comment, textContent: A.textContent(e) || ``, rootId: x };
      default:
        return !1;
    }
  }
  function vt(e, t) {
    if (t.hasNode(e)) {
      var n = t.getId(e);
      return n === 1 ? void 0 : n;
    }
  }
  function yt(e, t) {
    var n = t.needsMask,
      r = t.maskTextFn,
      i = t.rootId,
      a = t.cssCaptured,
      o = A.parentNode(e),
      s = o && o.tagName,
      c = ``,
      l = s === `STYLE` || void 0,
      u = s === `SCRIPT` || void 0;
    return (
      u ? (c = `SCRIPT_PLACEHOLDER`) : a || ((c = A.textContent(e)), l && c && (c = Ke(c, lt(t.doc)))),
      !l && !u && c && n && (c = r ? r(c, A.parentElement(e)) : c.replace(/[\S]/g, `*`)),
      { type: D.Text, textContent: c || ``, rootId: i }
    );
  }
  function bt(e, t) {
    for (
      var n = t.doc,
        r = t.blockClass,
        i = t.blockSelector,
        a = t.inlineStylesheet,
        o = t.maskInputOptions,
        s = o === void 0 ? {} : o,
        c = t.maskInputFn,
        l = t.dataURLOptions,
        u = l === void 0 ? {} : l,
        d = t.inlineImages,
        f = t.recordCanvas,
        p = t.keepIframeSrcFn,
        m = t.newlyAddedElement,
        h = m !== void 0 && m,
        g = t.rootId,
        _ = ft(e, r, i),
        v = et(e),
        y = {},
        b = e.attributes.length,
        x = 0;
      x < b;
      x++
    ) {
      var S = e.attributes[x];
      dt(v, S.name, S.value) || (y[S.name] = ut(n, v, Ie(S.name), S.value));
    }
    if (v === `link` && a) {
      var C = Array.from(n.styleSheets).find(function (t) {
          return t.href === e.href;
        }),
        w = null;
      (C && (w = Oe(C)), w && (delete y.rel, delete y.href, (y._cssText = w)));
    }
    if (v === `style` && e.sheet) {
      var ee = Oe(e.sheet);
      ee && (e.childNodes.length > 1 && (ee = Ye(ee, e)), (y._cssText = ee));
    }
    if (v === `input` || v === `textarea` || v === `select`) {
      var T = e.value,
        te = e.checked;
      y.type !== `radio` && y.type !== `checkbox` && y.type !== `submit` && y.type !== `button` && T
        ? (y.value = Fe({ element: e, type: ze(e), tagName: v, value: T, maskInputOptions: s, maskInputFn: c }))
        : te && (y.checked = te);
    }
    if (
      ((v === `input` || v === `textarea`) &&
        y.placeholder &&
        (y.placeholder = Fe({ element: e, type: ze(e), tagName: v, value: y.placeholder, maskInputOptions: s, maskInputFn: c })),
      v === `option` && (e.selected && !s.select ? (y.selected = !0) : delete y.selected),
      v === `dialog` && e.open && (y.rr_open_mode = e.matches(`dialog:modal`) ? `modal` : `non-modal`),
      v === `canvas` && f)
    ) {
      if (e.__context === `2d`) Re(e) || (y.rr_dataURL = e.toDataURL(u.type, u.quality));
      else if (!(`__context` in e)) {
        var E = e.toDataURL(u.type, u.quality),
          ne = n.createElement(`canvas`);
        ((ne.width = e.width), (ne.height = e.height), E !== ne.toDataURL(u.type, u.quality) && (y.rr_dataURL = E));
      }
    }
    if (v === `img` && d) {
      tt || ((tt = n.createElement(`canvas`)), (nt = tt.getContext(`2d`)));
      var O = e,
        re = O.currentSrc || O.getAttribute(`src`) || `<unknown-src>`,
        ie = O.crossOrigin,
        ae = function () {
          O.removeEventListener(`load`, ae);
          try {
            ((tt.width = O.naturalWidth),
              (tt.height = O.naturalHeight),
              nt.drawImage(O, 0, 0),
              (y.rr_dataURL = tt.toDataURL(u.type, u.quality)));
          } catch (e) {
            if (O.crossOrigin !== `anonymous`) {
              ((O.crossOrigin = `anonymous`), O.complete && O.naturalWidth !== 0 ? ae() : O.addEventListener(`load`, ae));
              return;
            }
            console.warn(`Cannot inline img src=` + re + `! Error: ` + e);
          }
          O.crossOrigin === `anonymous` && (ie ? (y.crossOrigin = ie) : O.removeAttribute(`crossorigin`));
        };
      O.complete && O.naturalWidth !== 0 ? ae() : O.addEventListener(`load`, ae);
    }
    if (v === `audio` || v === `video`) {
      var oe = y;
      ((oe.rr_mediaState = e.paused ? `paused` : `played`),
        (oe.rr_mediaCurrentTime = e.currentTime),
        (oe.rr_mediaPlaybackRate = e.playbackRate),
        (oe.rr_mediaMuted = e.muted),
        (oe.rr_mediaLoop = e.loop),
        (oe.rr_mediaVolume = e.volume));
    }
    if ((h || (e.scrollLeft && (y.rr_scrollLeft = e.scrollLeft), e.scrollTop && (y.rr_scrollTop = e.scrollTop)), _)) {
      var se = e.getBoundingClientRect(),
        ce = se.width,
        le = se.height;
      y = { class: y.class, rr_width: `` + ce + `px`, rr_height: `` + le + `px` };
    }
    v === `iframe` && !p(y.src) && (e.contentDocument || (y.rr_src = y.src), delete y.src);
    var ue;
    try {
      customElements.get(v) && (ue = !0);
    } catch {}
    return { type: D.Element, tagName: v, attributes: y, childNodes: [], isSVG: ct(e) || void 0, needBlock: _, rootId: g, isCustom: ue };
  }
  function j(e) {
    return e == null ? `` : e.toLowerCase();
  }
  function xt(e, t) {
    return !!(
      (t.comment && e.type === D.Comment) ||
      (e.type === D.Element &&
        ((t.script &&
          (e.tagName === `script` ||
            (e.tagName === `link` &&
              ((e.attributes.rel === `preload` && e.attributes.as === `script`) || e.attributes.rel === `modulepreload`)) ||
            (e.tagName === `link` &&
              e.attributes.rel === `prefetch` &&
              typeof e.attributes.href == `string` &&
              Be(e.attributes.href) === `js`))) ||
          (t.headFavicon &&
            ((e.tagName === `link` && e.attributes.rel === `shortcut icon`) ||
              (e.tagName === `meta` &&
                (j(e.attributes.name).match(/^msapplication-tile(image|color)$/) ||
                  j(e.attributes.name) === `application-name` ||
                  j(e.attributes.rel) === `icon` ||
                  j(e.attributes.rel) === `apple-touch-icon` ||
                  j(e.attributes.rel) === `shortcut icon`)))) ||
          (e.tagName === `meta` &&
            ((t.headMetaDescKeywords && j(e.attributes.name).match(/^description|keywords$/)) ||
              (t.headMetaSocial &&
                (j(e.attributes.property).match(/^(og|twitter|fb):/) ||
                  j(e.attributes.name).match(/^(og|twitter):/) ||
                  j(e.attributes.name) === `pinterest`)) ||
              (t.headMetaRobots &&
                (j(e.attributes.name) === `robots` || j(e.attributes.name) === `googlebot` || j(e.attributes.name) === `bingbot`)) ||
              (t.headMetaHttpEquiv && e.attributes[`http-equiv`] !== void 0) ||
              (t.headMetaAuthorship &&
                (j(e.attributes.name) === `author` ||
                  j(e.attributes.name) === `generator` ||
                  j(e.attributes.name) === `framework` ||
                  j(e.attributes.name) === `publisher` ||
                  j(e.attributes.name) === `progid` ||
                  j(e.attributes.property).match(/^article:/) ||
                  j(e.attributes.property).match(/^product:/))) ||
              (t.headMetaVerification &&
                (j(e.attributes.name) === `google-site-verification` ||
                  j(e.attributes.name) === `yandex-verification` ||
                  j(e.attributes.name) === `csrf-token` ||
                  j(e.attributes.name) === `p:domain_verify` ||
                  j(e.attributes.name) === `verify-v1` ||
                  j(e.attributes.name) === `verification` ||
                  j(e.attributes.name) === `shopify-checkout-api-token`))))))
    );
  }
  function St(e, t) {
    var n = t.doc,
      r = t.mirror,
      i = t.blockClass,
      a = t.blockSelector,
      o = t.maskTextClass,
      s = t.maskTextSelector,
      c = t.skipChild,
      l = c !== void 0 && c,
      u = t.inlineStylesheet,
      d = u === void 0 || u,
      f = t.maskInputOptions,
      p = f === void 0 ? {} : f,
      m = t.maskTextFn,
      h = t.maskInputFn,
      g = t.slimDOMOptions,
      _ = t.dataURLOptions,
      v = _ === void 0 ? {} : _,
      y = t.inlineImages,
      b = y !== void 0 && y,
      S = t.recordCanvas,
      C = S !== void 0 && S,
      w = t.onSerialize,
      ee = t.onIframeLoad,
      T = t.iframeLoadTimeout,
      te = T === void 0 ? 5e3 : T,
      E = t.onStylesheetLoad,
      ne = t.stylesheetLoadTimeout,
      O = ne === void 0 ? 5e3 : ne,
      re = t.keepIframeSrcFn,
      ie =
        re === void 0
          ? function () {
              return !1;
            }
          : re,
      ae = t.newlyAddedElement,
      oe = ae !== void 0 && ae,
      se = t.cssCaptured,
      ce = se !== void 0 && se,
      le = t.needsMask,
      ue = t.preserveWhiteSpace,
      de = ue === void 0 || ue;
    le ||= mt(e, o, s, le === void 0);
    var fe = _t(e, {
      doc: n,
      mirror: r,
      blockClass: i,
      blockSelector: a,
      needsMask: le,
      inlineStylesheet: d,
      maskInputOptions: p,
      maskTextFn: m,
      maskInputFn: h,
      dataURLOptions: v,
      inlineImages: b,
      recordCanvas: C,
      keepIframeSrcFn: ie,
      newlyAddedElement: oe,
      cssCaptured: ce,
    });
    if (!fe) return (console.warn(e, `not serialized`), null);
    var pe = r.hasNode(e)
        ? r.getId(e)
        : xt(fe, g) || (!de && fe.type === D.Text && !fe.textContent.replace(/^\s+|\s+$/gm, ``).length)
          ? Qe
          : $e(),
      k = Object.assign(fe, { id: pe });
    if ((r.add(e, k), pe === Qe)) return null;
    w && w(e);
    var me = !l;
    if (k.type === D.Element) {
      ((me &&= !k.needBlock), delete k.needBlock);
      var he = A.shadowRoot(e);
      he && Te(he) && (k.isShadowHost = !0);
    }
    if ((k.type === D.Document || k.type === D.Element) && me) {
      g.headWhitespace && k.type === D.Element && k.tagName === `head` && (de = !1);
      var ge = {
        doc: n,
        mirror: r,
        blockClass: i,
        blockSelector: a,
        needsMask: le,
        maskTextClass: o,
        maskTextSelector: s,
        skipChild: l,
        inlineStylesheet: d,
        maskInputOptions: p,
        maskTextFn: m,
        maskInputFn: h,
        slimDOMOptions: g,
        dataURLOptions: v,
        inlineImages: b,
        recordCanvas: C,
        preserveWhiteSpace: de,
        onSerialize: w,
        onIframeLoad: ee,
        iframeLoadTimeout: te,
        onStylesheetLoad: E,
        stylesheetLoadTimeout: O,
        keepIframeSrcFn: ie,
        cssCaptured: !1,
      };
      if (k.type !== D.Element || k.tagName !== `textarea` || k.attributes.value === void 0) {
        k.type === D.Element && k.attributes._cssText !== void 0 && typeof k.attributes._cssText == `string` && (ge.cssCaptured = !0);
        for (var _e = x(Array.from(A.childNodes(e))), ve; !(ve = _e()).done;) {
          var ye = ve.value,
            be = St(ye, ge);
          be && k.childNodes.push(be);
        }
      }
      var xe = null;
      if (Ce(e) && (xe = A.shadowRoot(e)))
        for (var Se = x(Array.from(A.childNodes(xe))), Ee; !(Ee = Se()).done;) {
          var De = Ee.value,
            Oe = St(De, ge);
          Oe && (Te(xe) && (Oe.isShadow = !0), k.childNodes.push(Oe));
        }
    }
    var ke = A.parentNode(e);
    return (
      ke && we(ke) && Te(ke) && (k.isShadow = !0),
      k.type === D.Element &&
        k.tagName === `iframe` &&
        ht(
          e,
          function () {
            var t = e.contentDocument;
            if (t && ee) {
              var n = St(t, {
                doc: t,
                mirror: r,
                blockClass: i,
                blockSelector: a,
                needsMask: le,
                maskTextClass: o,
                maskTextSelector: s,
                skipChild: !1,
                inlineStylesheet: d,
                maskInputOptions: p,
                maskTextFn: m,
                maskInputFn: h,
                slimDOMOptions: g,
                dataURLOptions: v,
                inlineImages: b,
                recordCanvas: C,
                preserveWhiteSpace: de,
                onSerialize: w,
                onIframeLoad: ee,
                iframeLoadTimeout: te,
                onStylesheetLoad: E,
                stylesheetLoadTimeout: O,
                keepIframeSrcFn: ie,
              });
              n && ee(e, n);
            }
          },
          te,
        ),
      k.type === D.Element &&
        k.tagName === `link` &&
        typeof k.attributes.rel == `string` &&
        (k.attributes.rel === `stylesheet` ||
          (k.attributes.rel === `preload` && typeof k.attributes.href == `string` && Be(k.attributes.href) === `css`)) &&
        gt(
          e,
          function () {
            if (E) {
              var t = St(e, {
                doc: n,
                mirror: r,
                blockClass: i,
                blockSelector: a,
                needsMask: le,
                maskTextClass: o,
                maskTextSelector: s,
                skipChild: !1,
                inlineStylesheet: d,
                maskInputOptions: p,
                maskTextFn: m,
                maskInputFn: h,
                slimDOMOptions: g,
                dataURLOptions: v,
                inlineImages: b,
                recordCanvas: C,
                preserveWhiteSpace: de,
                onSerialize: w,
                onIframeLoad: ee,
                iframeLoadTimeout: te,
                onStylesheetLoad: E,
                stylesheetLoadTimeout: O,
                keepIframeSrcFn: ie,
              });
              t && E(e, t);
            }
          },
          O,
        ),
      k
    );
  }
  function Ct(e, t) {
    var n = t || {},
      r = n.mirror,
      i = r === void 0 ? new Ne() : r,
      a = n.blockClass,
      o = a === void 0 ? `rr-block` : a,
      s = n.blockSelector,
      c = s === void 0 ? null : s,
      l = n.maskTextClass,
      u = l === void 0 ? `rr-mask` : l,
      d = n.maskTextSelector,
      f = d === void 0 ? null : d,
      p = n.inlineStylesheet,
      m = p === void 0 || p,
      h = n.inlineImages,
      g = h !== void 0 && h,
      _ = n.recordCanvas,
      v = _ !== void 0 && _,
      y = n.maskAllInputs,
      b = y !== void 0 && y,
      x = n.maskTextFn,
      S = n.maskInputFn,
      C = n.slimDOM,
      w = C !== void 0 && C,
      ee = n.dataURLOptions,
      T = n.preserveWhiteSpace,
      te = n.onSerialize,
      E = n.onIframeLoad,
      ne = n.iframeLoadTimeout,
      D = n.onStylesheetLoad,
      O = n.stylesheetLoadTimeout,
      re = n.keepIframeSrcFn;
    return St(e, {
      doc: e,
      mirror: i,
      blockClass: o,
      blockSelector: c,
      maskTextClass: u,
      maskTextSelector: f,
      skipChild: !1,
      inlineStylesheet: m,
      maskInputOptions:
        b === !0
          ? {
              color: !0,
              date: !0,
              "datetime-local": !0,
              email: !0,
              month: !0,
              number: !0,
              range: !0,
              search: !0,
              tel: !0,
              text: !0,
              time: !0,
              url: !0,
              week: !0,
              textarea: !0,
              select: !0,
              password: !0,
              hidden: !0,
            }
          : b === !1
            ? { password: !0 }
            : b,
      maskTextFn: x,
      maskInputFn: S,
      slimDOMOptions:
        w === !0 || w === `all`
          ? {
              script: !0,
              comment: !0,
              headFavicon: !0,
              headWhitespace: !0,
              headMetaDescKeywords: w === `all`,
              headMetaSocial: !0,
              headMetaRobots: !0,
              headMetaHttpEquiv: !0,
              headMetaAuthorship: !0,
              headMetaVerification: !0,
            }
          : w === !1
            ? {}
            : w,
      dataURLOptions: ee,
      inlineImages: g,
      recordCanvas: v,
      preserveWhiteSpace: T,
      onSerialize: te,
      onIframeLoad: E,
      iframeLoadTimeout: ne,
      onStylesheetLoad: D,
      stylesheetLoadTimeout: O,
      keepIframeSrcFn:
        re === void 0
          ? function () {
              return !1;
            }
          : re,
      newlyAddedElement: !1,
    });
  }
  function wt(e) {
    return e && e.__esModule && Object.prototype.hasOwnProperty.call(e, `default`) ? e.default : e;
  }
  function Tt(e) {
    if (e.__esModule) return e;
    var t = e.default;
    if (typeof t == `function`) {
      var n = function e() {
        return p(this, e) ? Reflect.construct(t, arguments, this.constructor) : t.apply(this, arguments);
      };
      n.prototype = t.prototype;
    } else n = {};
    return (
      Object.defineProperty(n, "__esModule", { value: !0 }),
      Object.keys(e).forEach(function (t) {
        var r = Object.getOwnPropertyDescriptor(e, t);
        Object.defineProperty(
          n,
          t,
          r.get
            ? r
            : {
                enumerable: !0,
                get: function () {
                  return e[t];
                },
              },
        );
      }),
      n
    );
  }
  var Et = { exports: {} },
    M = String,
    Dt = function () {
      return {
        isColorSupported: !1,
        reset: M,
        bold: M,
        dim: M,
        italic: M,
        underline: M,
        inverse: M,
        hidden: M,
        strikethrough: M,
        black: M,
        red: M,
        green: M,
        yellow: M,
        blue: M,
        magenta: M,
        cyan: M,
        white: M,
        gray: M,
        bgBlack: M,
        bgRed: M,
        bgGreen: M,
        bgYellow: M,
        bgBlue: M,
        bgMagenta: M,
        bgCyan: M,
        bgWhite: M,
      };
    };
  ((Et.exports = Dt()), (Et.exports.createColors = Dt));
  var Ot = Et.exports,
    N = Tt(Object.freeze(Object.defineProperty({ __proto__: null, default: {} }, Symbol.toStringTag, { value: `Module` }))),
    kt = Ot,
    At = N,
    jt = (function (e) {
      f(t, e);
      function t(n, r, i, a, o, s) {
        var c = e.call(this, n) || this;
        return (
          (c.name = `CssSyntaxError`),
          (c.reason = n),
          o && (c.file = o),
          a && (c.source = a),
          s && (c.plugin = s),
          r !== void 0 &&
            i !== void 0 &&
            (typeof r == `number`
              ? ((c.line = r), (c.column = i))
              : ((c.line = r.line), (c.column = r.column), (c.endLine = i.line), (c.endColumn = i.column))),
          c.setMessage(),
          Error.captureStackTrace && Error.captureStackTrace(c, t),
          c
        );
      }
      var n = t.prototype;
      return (
        (n.setMessage = function () {
          ((this.message = this.plugin ? this.plugin + `: ` : ``),
            (this.message += this.file ? this.file : `<css input>`),
            this.line !== void 0 && (this.message += `:` + this.line + `:` + this.column),
            (this.message += `: ` + this.reason));
        }),
        (n.showSourceCode = function (e) {
          var t = this;
          if (!this.source) return ``;
          var n = this.source;
          ((e ??= kt.isColorSupported), At && e && (n = At(n)));
          var r = n.split(/\r?\n/),
            i = Math.max(this.line - 3, 0),
            a = Math.min(this.line + 2, r.length),
            o = String(a).length,
            s,
            c;
          if (e) {
            var l = kt.createColors(!0),
              u = l.bold,
              d = l.gray,
              f = l.red;
            ((s = function (e) {
              return u(f(e));
            }),
              (c = function (e) {
                return d(e);
              }));
          } else
            s = c = function (e) {
              return e;
            };
          return r.slice(i, a).map(function (e, n) {
            var r = i + 1 + n,
              a = ` ` + (` ` + r).slice(-o) + ` | `;
            if (r === t.line) {
              var l = c(a.replace(/\d/g, ` `)) + e.slice(0, t.column - 1).replace(/[^\t]/g, ` `);
              return (
                s(`>`) +
                c(a) +
                e +
                `
 ` +
                l +
                s(`^`)
              );
            }
            return ` ` + c(a) + e;
          }).join(`
`);
        }),
        (n.toString = function () {
          var e = this.showSourceCode();
          return (
            (e &&=
              `

` +
              e +
              `
`),
            this.name + `: ` + this.message + e
          );
        }),
        t
      );
    })(y(Error)),
    Mt = jt;
  jt.default = jt;
  var Nt = {};
  ((Nt.isClean = Symbol(`isClean`)), (Nt.my = Symbol(`my`)));
  var Pt = {
    after: `
`,
    beforeClose: `
`,
    beforeComment: `
`,
    beforeDecl: `
`,
    beforeOpen: ` `,
    beforeRule: `
`,
    colon: `: `,
    commentLeft: ` `,
    commentRight: ` `,
    emptyBody: ``,
    indent: `    `,
    semicolon: !1,
  };
  function Ft(e) {
    return e[0].toUpperCase() + e.slice(1);
  }
  var It = (function () {
      function e(e) {
        this.builder = e;
      }
      var t = e.prototype;
      return (
        (t.atrule = function (e, t) {
          var n = `@` + e.name,
            r = e.params ? this.rawValue(e, `params`) : ``;
          if ((e.raws.afterName === void 0 ? r && (n += ` `) : (n += e.raws.afterName), e.nodes)) this.block(e, n + r);
          else {
            var i = (e.raws.between || ``) + (t ? `;` : ``);
            this.builder(n + r + i, e);
          }
        }),
        (t.beforeAfter = function (e, t) {
          for (
            var n =
                e.type === `decl`
                  ? this.raw(e, null, `beforeDecl`)
                  : e.type === `comment`
                    ? this.raw(e, null, `beforeComment`)
                    : t === `before`
                      ? this.raw(e, null, `beforeRule`)
                      : this.raw(e, null, `beforeClose`),
              r = e.parent,
              i = 0;
            r && r.type !== `root`;
          )
            ((i += 1), (r = r.parent));
          if (
            n.includes(`
`)
          ) {
            var a = this.raw(e, null, `indent`);
            if (a.length) for (var o = 0; o < i; o++) n += a;
          }
          return n;
        }),
        (t.block = function (e, t) {
          var n = this.raw(e, `between`, `beforeOpen`);
          this.builder(t + n + `{`, e, `start`);
          var r;
          (e.nodes && e.nodes.length ? (this.body(e), (r = this.raw(e, `after`))) : (r = this.raw(e, `after`, `emptyBody`)),
            r && this.builder(r),
            this.builder(`}`, e, `end`));
        }),
        (t.body = function (e) {
          for (var t = e.nodes.length - 1; t > 0 && e.nodes[t].type === `comment`;) --t;
          for (var n = this.raw(e, `semicolon`), r = 0; r < e.nodes.length; r++) {
            var i = e.nodes[r],
              a = this.raw(i, `before`);
            (a && this.builder(a), this.stringify(i, t !== r || n));
          }
        }),
        (t.comment = function (e) {
          var t = this.raw(e, `left`, `commentLeft`),
            n = this.raw(e, `right`, `commentRight`);
          this.builder(`/*` + t + e.text + n + `*/`, e);
        }),
        (t.decl = function (e, t) {
          var n = this.raw(e, `between`, `colon`),
            r = e.prop + n + this.rawValue(e, `value`);
          (e.important && (r += e.raws.important || ` !important`), t && (r += `;`), this.builder(r, e));
        }),
        (t.document = function (e) {
          this.body(e);
        }),
        (t.raw = function (e, t, n) {
          var r;
          if (((n ||= t), t && ((r = e.raws[t]), r !== void 0))) return r;
          var i = e.parent;
          if (n === `before` && (!i || (i.type === `root` && i.first === e) || (i && i.type === `document`))) return ``;
          if (!i) return Pt[n];
          var a = e.root();
          if (((a.rawCache ||= {}), a.rawCache[n] !== void 0)) return a.rawCache[n];
          if (n === `before` || n === `after`) return this.beforeAfter(e, n);
          var o = `raw` + Ft(n);
          return (
            this[o]
              ? (r = this[o](a, e))
              : a.walk(function (e) {
                  if (((r = e.raws[t]), r !== void 0)) return !1;
                }),
            r === void 0 && (r = Pt[n]),
            (a.rawCache[n] = r),
            r
          );
        }),
        (t.rawBeforeClose = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length > 0 && e.raws.after !== void 0)
                return (
                  (t = e.raws.after),
                  t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            (t &&= t.replace(/\S/g, ``)),
            t
          );
        }),
        (t.rawBeforeComment = function (e, t) {
          var n;
          return (
            e.walkComments(function (e) {
              if (e.raws.before !== void 0)
                return (
                  (n = e.raws.before),
                  n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            n === void 0 ? (n = this.raw(t, null, `beforeDecl`)) : (n &&= n.replace(/\S/g, ``)),
            n
          );
        }),
        (t.rawBeforeDecl = function (e, t) {
          var n;
          return (
            e.walkDecls(function (e) {
              if (e.raws.before !== void 0)
                return (
                  (n = e.raws.before),
                  n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            n === void 0 ? (n = this.raw(t, null, `beforeRule`)) : (n &&= n.replace(/\S/g, ``)),
            n
          );
        }),
        (t.rawBeforeOpen = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.type !== `decl` && ((t = e.raws.between), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawBeforeRule = function (e) {
          var t;
          return (
            e.walk(function (n) {
              if (n.nodes && (n.parent !== e || e.first !== n) && n.raws.before !== void 0)
                return (
                  (t = n.raws.before),
                  t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            (t &&= t.replace(/\S/g, ``)),
            t
          );
        }),
        (t.rawColon = function (e) {
          var t;
          return (
            e.walkDecls(function (e) {
              if (e.raws.between !== void 0) return ((t = e.raws.between.replace(/[^\s:]/g, ``)), !1);
            }),
            t
          );
        }),
        (t.rawEmptyBody = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length === 0 && ((t = e.raws.after), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawIndent = function (e) {
          if (e.raws.indent) return e.raws.indent;
          var t;
          return (
            e.walk(function (n) {
              var r = n.parent;
              if (r && r !== e && r.parent && r.parent === e && n.raws.before !== void 0) {
                var i = n.raws.before.split(`
`);
                return ((t = i[i.length - 1]), (t = t.replace(/\S/g, ``)), !1);
              }
            }),
            t
          );
        }),
        (t.rawSemicolon = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length && e.last.type === `decl` && ((t = e.raws.semicolon), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawValue = function (e, t) {
          var n = e[t],
            r = e.raws[t];
          return r && r.value === n ? r.raw : n;
        }),
        (t.root = function (e) {
          (this.body(e), e.raws.after && this.builder(e.raws.after));
        }),
        (t.rule = function (e) {
          (this.block(e, this.rawValue(e, `selector`)), e.raws.ownSemicolon && this.builder(e.raws.ownSemicolon, e, `end`));
        }),
        (t.stringify = function (e, t) {
          if (!this[e.type]) throw Error(`Unknown AST node type ` + e.type + `. Maybe you need to change PostCSS stringifier.`);
          this[e.type](e, t);
        }),
        e
      );
    })(),
    Lt = It;
  It.default = It;
  var Rt = Lt;
  function zt(e, t) {
    new Rt(t).stringify(e);
  }
  var Bt = zt;
  zt.default = zt;
  var Vt = Nt.isClean,
    Ht = Nt.my,
    Ut = Mt,
    Wt = Lt,
    Gt = Bt;
  function Kt(e, t) {
    var n = new e.constructor();
    for (var r in e)
      if (Object.prototype.hasOwnProperty.call(e, r) && r !== `proxyCache`) {
        var i = e[r],
          a = i === void 0 ? `undefined` : _(i);
        r === `parent` && a === `object`
          ? t && (n[r] = t)
          : r === `source`
            ? (n[r] = i)
            : Array.isArray(i)
              ? (n[r] = i.map(function (e) {
                  return Kt(e, n);
                }))
              : (a === `object` && i !== null && (i = Kt(i)), (n[r] = i));
      }
    return n;
  }
  var qt = (function () {
      function e(e) {
        for (var t in (e === void 0 && (e = {}), (this.raws = {}), (this[Vt] = !1), (this[Ht] = !0), e))
          if (t === `nodes`) {
            this.nodes = [];
            for (var n = x(e[t]), r; !(r = n()).done;) {
              var i = r.value;
              typeof i.clone == `function` ? this.append(i.clone()) : this.append(i);
            }
          } else this[t] = e[t];
      }
      var t = e.prototype;
      return (
        (t.addToError = function (e) {
          if (((e.postcssNode = this), e.stack && this.source && /\n\s{4}at /.test(e.stack))) {
            var t = this.source;
            e.stack = e.stack.replace(/\n\s{4}at /, `$&` + t.input.from + `:` + t.start.line + `:` + t.start.column + `$&`);
          }
          return e;
        }),
        (t.after = function (e) {
          return (this.parent.insertAfter(this, e), this);
        }),
        (t.assign = function (e) {
          for (var t in (e === void 0 && (e = {}), e)) this[t] = e[t];
          return this;
        }),
        (t.before = function (e) {
          return (this.parent.insertBefore(this, e), this);
        }),
        (t.cleanRaws = function (e) {
          (delete this.raws.before, delete this.raws.after, e || delete this.raws.between);
        }),
        (t.clone = function (e) {
          e === void 0 && (e = {});
          var t = Kt(this);
          for (var n in e) t[n] = e[n];
          return t;
        }),
        (t.cloneAfter = function (e) {
          e === void 0 && (e = {});
          var t = this.clone(e);
          return (this.parent.insertAfter(this, t), t);
        }),
        (t.cloneBefore = function (e) {
          e === void 0 && (e = {});
          var t = this.clone(e);
          return (this.parent.insertBefore(this, t), t);
        }),
        (t.error = function (e, t) {
          if ((t === void 0 && (t = {}), this.source)) {
            var n = this.rangeBy(t),
              r = n.end,
              i = n.start;
            return this.source.input.error(e, { column: i.column, line: i.line }, { column: r.column, line: r.line }, t);
          }
          return new Ut(e);
        }),
        (t.getProxyProcessor = function () {
          return {
            get: function (e, t) {
              return t === `proxyOf`
                ? e
                : t === `root`
                  ? function () {
                      return e.root().toProxy();
                    }
                  : e[t];
            },
            set: function (e, t, n) {
              return (
                e[t] === n ||
                  ((e[t] = n),
                  (t === `prop` || t === `value` || t === `name` || t === `params` || t === `important` || t === `text`) && e.markDirty()),
                !0
              );
            },
          };
        }),
        (t.markDirty = function () {
          if (this[Vt]) {
            this[Vt] = !1;
            for (var e = this; (e = e.parent);) e[Vt] = !1;
          }
        }),
        (t.next = function () {
          if (this.parent) {
            var e = this.parent.index(this);
            return this.parent.nodes[e + 1];
          }
        }),
        (t.positionBy = function (e, t) {
          var n = this.source.start;
          if (e.index) n = this.positionInside(e.index, t);
          else if (e.word) {
            t = this.toString();
            var r = t.indexOf(e.word);
            r !== -1 && (n = this.positionInside(r, t));
          }
          return n;
        }),
        (t.positionInside = function (e, t) {
          for (var n = t || this.toString(), r = this.source.start.column, i = this.source.start.line, a = 0; a < e; a++)
            n[a] ===
            `
`
              ? ((r = 1), (i += 1))
              : (r += 1);
          return { column: r, line: i };
        }),
        (t.prev = function () {
          if (this.parent) {
            var e = this.parent.index(this);
            return this.parent.nodes[e - 1];
          }
        }),
        (t.rangeBy = function (e) {
          var t = { column: this.source.start.column, line: this.source.start.line },
            n = this.source.end
              ? { column: this.source.end.column + 1, line: this.source.end.line }
              : { column: t.column + 1, line: t.line };
          if (e.word) {
            var r = this.toString(),
              i = r.indexOf(e.word);
            i !== -1 && ((t = this.positionInside(i, r)), (n = this.positionInside(i + e.word.length, r)));
          } else
            (e.start ? (t = { column: e.start.column, line: e.start.line }) : e.index && (t = this.positionInside(e.index)),
              e.end
                ? (n = { column: e.end.column, line: e.end.line })
                : typeof e.endIndex == `number`
                  ? (n = this.positionInside(e.endIndex))
                  : e.index && (n = this.positionInside(e.index + 1)));
          return (
            (n.line < t.line || (n.line === t.line && n.column <= t.column)) && (n = { column: t.column + 1, line: t.line }),
            { end: n, start: t }
          );
        }),
        (t.raw = function (e, t) {
          return new Wt().raw(this, e, t);
        }),
        (t.remove = function () {
          return (this.parent && this.parent.removeChild(this), (this.parent = void 0), this);
        }),
        (t.replaceWith = function () {
          var e = [...arguments];
          if (this.parent) {
            for (var t = this, n = !1, r = x(e), i; !(i = r()).done;) {
              var a = i.value;
              a === this ? (n = !0) : n ? (this.parent.insertAfter(t, a), (t = a)) : this.parent.insertBefore(t, a);
            }
            n || this.remove();
          }
          return this;
        }),
        (t.root = function () {
          for (var e = this; e.parent && e.parent.type !== `document`;) e = e.parent;
          return e;
        }),
        (t.toJSON = function (e, t) {
          var n = {},
            r = t == null;
          t ||= new Map();
          var i = 0;
          for (var a in this)
            if (Object.prototype.hasOwnProperty.call(this, a) && a !== `parent` && a !== `proxyCache`) {
              var o = this[a];
              if (Array.isArray(o))
                n[a] = o.map(function (e) {
                  return (e === void 0 ? `undefined` : _(e)) === `object` && e.toJSON ? e.toJSON(null, t) : e;
                });
              else if ((o === void 0 ? `undefined` : _(o)) === `object` && o.toJSON) n[a] = o.toJSON(null, t);
              else if (a === `source`) {
                var s = t.get(o.input);
                (s ?? ((s = i), t.set(o.input, i), i++), (n[a] = { end: o.end, inputId: s, start: o.start }));
              } else n[a] = o;
            }
          return (
            r &&
              (n.inputs = [].concat(t.keys()).map(function (e) {
                return e.toJSON();
              })),
            n
          );
        }),
        (t.toProxy = function () {
          return ((this.proxyCache ||= new Proxy(this, this.getProxyProcessor())), this.proxyCache);
        }),
        (t.toString = function (e) {
          (e === void 0 && (e = Gt), e.stringify && (e = e.stringify));
          var t = ``;
          return (
            e(this, function (e) {
              t += e;
            }),
            t
          );
        }),
        (t.warn = function (e, t, n) {
          var r = { node: this };
          for (var i in n) r[i] = n[i];
          return e.warn(t, r);
        }),
        l(e, [
          {
            key: `proxyOf`,
            get: function () {
              return this;
            },
          },
        ]),
        e
      );
    })(),
    Jt = qt;
  qt.default = qt;
  var Yt = (function (e) {
      f(t, e);
      function t(t) {
        var n;
        return (
          t && t.value !== void 0 && typeof t.value != `string` && (t = u({}, t, { value: String(t.value) })),
          (n = e.call(this, t) || this),
          (n.type = `decl`),
          n
        );
      }
      return (
        l(t, [
          {
            key: `variable`,
            get: function () {
              return this.prop.startsWith(`--`) || this.prop[0] === `$`;
            },
          },
        ]),
        t
      );
    })(Jt),
    Xt = Yt;
  Yt.default = Yt;
  var Zt = `useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict`,
    Qt = {
      nanoid: function (e) {
        e === void 0 && (e = 21);
        for (var t = ``, n = e; n--;) t += Zt[(Math.random() * 64) | 0];
        return t;
      },
    },
    $t = N.SourceMapConsumer,
    en = N.SourceMapGenerator,
    tn = N.existsSync,
    nn = N.readFileSync,
    rn = N.dirname,
    an = N.join;
  function on(e) {
    return Buffer ? Buffer.from(e, `base64`).toString() : window.atob(e);
  }
  var sn = (function () {
      function e(e, t) {
        if (t.map !== !1) {
          (this.loadAnnotation(e), (this.inline = this.startWith(this.annotation, `data:`)));
          var n = t.map ? t.map.prev : void 0,
            r = this.loadMap(t.from, n);
          (!this.mapFile && t.from && (this.mapFile = t.from), this.mapFile && (this.root = rn(this.mapFile)), r && (this.text = r));
        }
      }
      var t = e.prototype;
      return (
        (t.consumer = function () {
          return ((this.consumerCache ||= new $t(this.text)), this.consumerCache);
        }),
        (t.decodeInline = function (e) {
          var t = /^data:application\/json;charset=utf-?8;base64,/,
            n = /^data:application\/json;base64,/;
          if (/^data:application\/json;charset=utf-?8,/.test(e) || /^data:application\/json,/.test(e))
            return decodeURIComponent(e.substr(RegExp.lastMatch.length));
          if (t.test(e) || n.test(e)) return on(e.substr(RegExp.lastMatch.length));
          var r = e.match(/data:application\/json;([^,]+),/)[1];
          throw Error(`Unsupported source map encoding ` + r);
        }),
        (t.getAnnotationURL = function (e) {
          return e.replace(/^\/\*\s*# sourceMappingURL=/, ``).trim();
        }),
        (t.isMap = function (e) {
          return (e === void 0 ? `undefined` : _(e)) === `object`
            ? typeof e.mappings == `string` || typeof e._mappings == `string` || Array.isArray(e.sections)
            : !1;
        }),
        (t.loadAnnotation = function (e) {
          var t = e.match(/\/\*\s*# sourceMappingURL=/gm);
          if (t) {
            var n = e.lastIndexOf(t.pop()),
              r = e.indexOf(`*/`, n);
            n > -1 && r > -1 && (this.annotation = this.getAnnotationURL(e.substring(n, r)));
          }
        }),
        (t.loadFile = function (e) {
          if (((this.root = rn(e)), tn(e))) return ((this.mapFile = e), nn(e, `utf-8`).toString().trim());
        }),
        (t.loadMap = function (e, t) {
          if (t === !1) return !1;
          if (t) {
            if (typeof t == `string`) return t;
            if (typeof t == `function`) {
              var n = t(e);
              if (n) {
                var r = this.loadFile(n);
                if (!r) throw Error(`Unable to load previous source map: ` + n.toString());
                return r;
              }
            } else {
              if (p(t, $t)) return en.fromSourceMap(t).toString();
              if (p(t, en)) return t.toString();
              if (this.isMap(t)) return JSON.stringify(t);
              throw Error(`Unsupported previous source map format: ` + t.toString());
            }
          } else {
            if (this.inline) return this.decodeInline(this.annotation);
            if (this.annotation) {
              var i = this.annotation;
              return (e && (i = an(rn(e), i)), this.loadFile(i));
            }
          }
        }),
        (t.startWith = function (e, t) {
          return e ? e.substr(0, t.length) === t : !1;
        }),
        (t.withContent = function () {
          return !!(this.consumer().sourcesContent && this.consumer().sourcesContent.length > 0);
        }),
        e
      );
    })(),
    cn = sn;
  sn.default = sn;
  var ln = N.SourceMapConsumer,
    un = N.SourceMapGenerator,
    dn = N.fileURLToPath,
    fn = N.pathToFileURL,
    pn = N.isAbsolute,
    mn = N.resolve,
    hn = Qt.nanoid,
    gn = N,
    _n = Mt,
    vn = cn,
    yn = Symbol(`fromOffsetCache`),
    bn = !!(ln && un),
    xn = !!(mn && pn),
    Sn = (function () {
      function e(e, t) {
        if ((t === void 0 && (t = {}), e == null || ((e === void 0 ? `undefined` : _(e)) === `object` && !e.toString)))
          throw Error(`PostCSS received ` + e + ` instead of CSS string`);
        if (
          ((this.css = e.toString()),
          this.css[0] === `﻿` || this.css[0] === `￾` ? ((this.hasBOM = !0), (this.css = this.css.slice(1))) : (this.hasBOM = !1),
          t.from && (this.file = !xn || /^\w+:\/\//.test(t.from) || pn(t.from) ? t.from : mn(t.from)),
          xn && bn)
        ) {
          var n = new vn(this.css, t);
          if (n.text) {
            this.map = n;
            var r = n.consumer().file;
            !this.file && r && (this.file = this.mapResolve(r));
          }
        }
        (this.file || (this.id = `<input css ` + hn(6) + `>`), this.map && (this.map.file = this.from));
      }
      var t = e.prototype;
      return (
        (t.error = function (e, t, n, r) {
          r === void 0 && (r = {});
          var i, a, o;
          if (t && (t === void 0 ? `undefined` : _(t)) === `object`) {
            var s = t,
              c = n;
            if (typeof s.offset == `number`) {
              var l = this.fromOffset(s.offset);
              ((t = l.line), (n = l.col));
            } else ((t = s.line), (n = s.column));
            if (typeof c.offset == `number`) {
              var u = this.fromOffset(c.offset);
              ((a = u.line), (o = u.col));
            } else ((a = c.line), (o = c.column));
          } else if (!n) {
            var d = this.fromOffset(t);
            ((t = d.line), (n = d.col));
          }
          var f = this.origin(t, n, a, o);
          return (
            (i = f
              ? new _n(
                  e,
                  f.endLine === void 0 ? f.line : { column: f.column, line: f.line },
                  f.endLine === void 0 ? f.column : { column: f.endColumn, line: f.endLine },
                  f.source,
                  f.file,
                  r.plugin,
                )
              : new _n(
                  e,
                  a === void 0 ? t : { column: n, line: t },
                  a === void 0 ? n : { column: o, line: a },
                  this.css,
                  this.file,
                  r.plugin,
                )),
            (i.input = { column: n, endColumn: o, endLine: a, line: t, source: this.css }),
            this.file && (fn && (i.input.url = fn(this.file).toString()), (i.input.file = this.file)),
            i
          );
        }),
        (t.fromOffset = function (e) {
          var t, n;
          if (this[yn]) n = this[yn];
          else {
            var r = this.css.split(`
`);
            n = Array(r.length);
            for (var i = 0, a = 0, o = r.length; a < o; a++) ((n[a] = i), (i += r[a].length + 1));
            this[yn] = n;
          }
          t = n[n.length - 1];
          var s = 0;
          if (e >= t) s = n.length - 1;
          else
            for (var c = n.length - 2, l; s < c;)
              if (((l = s + ((c - s) >> 1)), e < n[l])) c = l - 1;
              else if (e >= n[l + 1]) s = l + 1;
              else {
                s = l;
                break;
              }
          return { col: e - n[s] + 1, line: s + 1 };
        }),
        (t.mapResolve = function (e) {
          return /^\w+:\/\//.test(e) ? e : mn(this.map.consumer().sourceRoot || this.map.root || `.`, e);
        }),
        (t.origin = function (e, t, n, r) {
          if (!this.map) return !1;
          var i = this.map.consumer(),
            a = i.originalPositionFor({ column: t, line: e });
          if (!a.source) return !1;
          var o;
          typeof n == `number` && (o = i.originalPositionFor({ column: r, line: n }));
          var s = pn(a.source) ? fn(a.source) : new URL(a.source, this.map.consumer().sourceRoot || fn(this.map.mapFile)),
            c = { column: a.column, endColumn: o && o.column, endLine: o && o.line, line: a.line, url: s.toString() };
          if (s.protocol === `file:`) {
            if (dn) c.file = dn(s);
            else throw Error(`file: protocol is not available in this PostCSS build`);
          }
          var l = i.sourceContentFor(a.source);
          return (l && (c.source = l), c);
        }),
        (t.toJSON = function () {
          for (var e = {}, t = 0, n = [`hasBOM`, `css`, `file`, `id`]; t < n.length; t++) {
            var r = n[t];
            this[r] != null && (e[r] = this[r]);
          }
          return (this.map && ((e.map = u({}, this.map)), e.map.consumerCache && (e.map.consumerCache = void 0)), e);
        }),
        l(e, [
          {
            key: `from`,
            get: function () {
              return this.file || this.id;
            },
          },
        ]),
        e
      );
    })(),
    Cn = Sn;
  ((Sn.default = Sn), gn && gn.registerInput && gn.registerInput(Sn));
  var wn = N.SourceMapConsumer,
    Tn = N.SourceMapGenerator,
    En = N.dirname,
    Dn = N.relative,
    On = N.resolve,
    kn = N.sep,
    An = N.pathToFileURL,
    jn = Cn,
    Mn = !!(wn && Tn),
    Nn = !!(En && On && Dn && kn),
    Pn = (function () {
      function e(e, t, n, r) {
        ((this.stringify = e),
          (this.mapOpts = n.map || {}),
          (this.root = t),
          (this.opts = n),
          (this.css = r),
          (this.originalCSS = r),
          (this.usesFileUrls = !this.mapOpts.from && this.mapOpts.absolute),
          (this.memoizedFileURLs = new Map()),
          (this.memoizedPaths = new Map()),
          (this.memoizedURLs = new Map()));
      }
      var t = e.prototype;
      return (
        (t.addAnnotation = function () {
          var e = this.isInline()
              ? `data:application/json;base64,` + this.toBase64(this.map.toString())
              : typeof this.mapOpts.annotation == `string`
                ? this.mapOpts.annotation
                : typeof this.mapOpts.annotation == `function`
                  ? this.mapOpts.annotation(this.opts.to, this.root)
                  : this.outputFile() + `.map`,
            t = `
`;
          (this.css.includes(`\r
`) &&
            (t = `\r
`),
            (this.css += t + `/*# sourceMappingURL=` + e + ` */`));
        }),
        (t.applyPrevMaps = function () {
          for (var e = x(this.previous()), t; !(t = e()).done;) {
            var n = t.value,
              r = this.toUrl(this.path(n.file)),
              i = n.root || En(n.file),
              a = void 0;
            (this.mapOpts.sourcesContent === !1
              ? ((a = new wn(n.text)), a.sourcesContent && (a.sourcesContent = null))
              : (a = n.consumer()),
              this.map.applySourceMap(a, r, this.toUrl(this.path(i))));
          }
        }),
        (t.clearAnnotation = function () {
          if (this.mapOpts.annotation !== !1) {
            if (this.root)
              for (var e, t = this.root.nodes.length - 1; t >= 0; t--)
                ((e = this.root.nodes[t]), e.type === `comment` && e.text.indexOf(`# sourceMappingURL=`) === 0 && this.root.removeChild(t));
            else this.css &&= this.css.replace(/\n*?\/\*#[\S\s]*?\*\/$/gm, ``);
          }
        }),
        (t.generate = function () {
          if ((this.clearAnnotation(), Nn && Mn && this.isMap())) return this.generateMap();
          var e = ``;
          return (
            this.stringify(this.root, function (t) {
              e += t;
            }),
            [e]
          );
        }),
        (t.generateMap = function () {
          if (this.root) this.generateString();
          else if (this.previous().length === 1) {
            var e = this.previous()[0].consumer();
            ((e.file = this.outputFile()), (this.map = Tn.fromSourceMap(e, { ignoreInvalidMapping: !0 })));
          } else
            ((this.map = new Tn({ file: this.outputFile(), ignoreInvalidMapping: !0 })),
              this.map.addMapping({
                generated: { column: 0, line: 1 },
                original: { column: 0, line: 1 },
                source: this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`,
              }));
          return (
            this.isSourcesContent() && this.setSourcesContent(),
            this.root && this.previous().length > 0 && this.applyPrevMaps(),
            this.isAnnotation() && this.addAnnotation(),
            this.isInline() ? [this.css] : [this.css, this.map]
          );
        }),
        (t.generateString = function () {
          var e = this;
          ((this.css = ``), (this.map = new Tn({ file: this.outputFile(), ignoreInvalidMapping: !0 })));
          var t = 1,
            n = 1,
            r = `<no source>`,
            i = { generated: { column: 0, line: 0 }, original: { column: 0, line: 0 }, source: `` },
            a,
            o;
          this.stringify(this.root, function (s, c, l) {
            if (
              ((e.css += s),
              c &&
                l !== `end` &&
                ((i.generated.line = t),
                (i.generated.column = n - 1),
                c.source && c.source.start
                  ? ((i.source = e.sourcePath(c)),
                    (i.original.line = c.source.start.line),
                    (i.original.column = c.source.start.column - 1),
                    e.map.addMapping(i))
                  : ((i.source = r), (i.original.line = 1), (i.original.column = 0), e.map.addMapping(i))),
              (a = s.match(/\n/g)),
              a
                ? ((t += a.length),
                  (o = s.lastIndexOf(`
`)),
                  (n = s.length - o))
                : (n += s.length),
              c && l !== `start`)
            ) {
              var u = c.parent || { raws: {} };
              (!(c.type === `decl` || (c.type === `atrule` && !c.nodes)) || c !== u.last || u.raws.semicolon) &&
                (c.source && c.source.end
                  ? ((i.source = e.sourcePath(c)),
                    (i.original.line = c.source.end.line),
                    (i.original.column = c.source.end.column - 1),
                    (i.generated.line = t),
                    (i.generated.column = n - 2),
                    e.map.addMapping(i))
                  : ((i.source = r),
                    (i.original.line = 1),
                    (i.original.column = 0),
                    (i.generated.line = t),
                    (i.generated.column = n - 1),
                    e.map.addMapping(i)));
            }
          });
        }),
        (t.isAnnotation = function () {
          return this.isInline()
            ? !0
            : this.mapOpts.annotation === void 0
              ? !this.previous().length ||
                this.previous().some(function (e) {
                  return e.annotation;
                })
              : this.mapOpts.annotation;
        }),
        (t.isInline = function () {
          if (this.mapOpts.inline !== void 0) return this.mapOpts.inline;
          var e = this.mapOpts.annotation;
          return e !== void 0 && e !== !0
            ? !1
            : !this.previous().length ||
                this.previous().some(function (e) {
                  return e.inline;
                });
        }),
        (t.isMap = function () {
          return this.opts.map === void 0 ? this.previous().length > 0 : !!this.opts.map;
        }),
        (t.isSourcesContent = function () {
          return this.mapOpts.sourcesContent === void 0
            ? !this.previous().length ||
                this.previous().some(function (e) {
                  return e.withContent();
                })
            : this.mapOpts.sourcesContent;
        }),
        (t.outputFile = function () {
          return this.opts.to ? this.path(this.opts.to) : this.opts.from ? this.path(this.opts.from) : `to.css`;
        }),
        (t.path = function (e) {
          if (this.mapOpts.absolute || e.charCodeAt(0) === 60 || /^\w+:\/\//.test(e)) return e;
          var t = this.memoizedPaths.get(e);
          if (t) return t;
          var n = this.opts.to ? En(this.opts.to) : `.`;
          typeof this.mapOpts.annotation == `string` && (n = En(On(n, this.mapOpts.annotation)));
          var r = Dn(n, e);
          return (this.memoizedPaths.set(e, r), r);
        }),
        (t.previous = function () {
          var e = this;
          if (!this.previousMaps) {
            if (((this.previousMaps = []), this.root))
              this.root.walk(function (t) {
                if (t.source && t.source.input.map) {
                  var n = t.source.input.map;
                  e.previousMaps.includes(n) || e.previousMaps.push(n);
                }
              });
            else {
              var t = new jn(this.originalCSS, this.opts);
              t.map && this.previousMaps.push(t.map);
            }
          }
          return this.previousMaps;
        }),
        (t.setSourcesContent = function () {
          var e = this,
            t = {};
          if (this.root)
            this.root.walk(function (n) {
              if (n.source) {
                var r = n.source.input.from;
                if (r && !t[r]) {
                  t[r] = !0;
                  var i = e.usesFileUrls ? e.toFileUrl(r) : e.toUrl(e.path(r));
                  e.map.setSourceContent(i, n.source.input.css);
                }
              }
            });
          else if (this.css) {
            var n = this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`;
            this.map.setSourceContent(n, this.css);
          }
        }),
        (t.sourcePath = function (e) {
          return this.mapOpts.from
            ? this.toUrl(this.mapOpts.from)
            : this.usesFileUrls
              ? this.toFileUrl(e.source.input.from)
              : this.toUrl(this.path(e.source.input.from));
        }),
        (t.toBase64 = function (e) {
          return Buffer ? Buffer.from(e).toString(`base64`) : window.btoa(unescape(encodeURIComponent(e)));
        }),
        (t.toFileUrl = function (e) {
          var t = this.memoizedFileURLs.get(e);
          if (t) return t;
          if (An) {
            var n = An(e).toString();
            return (this.memoizedFileURLs.set(e, n), n);
          }
          throw Error("`map.absolute` option is not available in this PostCSS build");
        }),
        (t.toUrl = function (e) {
          var t = this.memoizedURLs.get(e);
          if (t) return t;
          kn === `\\` && (e = e.replace(/\\/g, `/`));
          var n = encodeURI(e).replace(/[#?]/g, encodeURIComponent);
          return (this.memoizedURLs.set(e, n), n);
        }),
        e
      );
    })(),
    Fn = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `comment`), n);
      }
      return t;
    })(Jt),
    In = Fn;
  Fn.default = Fn;
  var Ln = Nt.isClean,
    Rn = Nt.my,
    zn = Xt,
    Bn = In,
    Vn = Jt,
    Hn,
    Un,
    Wn,
    Gn;
  function Kn(e) {
    return e.map(function (e) {
      return ((e.nodes &&= Kn(e.nodes)), delete e.source, e);
    });
  }
  function qn(e) {
    if (((e[Ln] = !1), e.proxyOf.nodes))
      for (var t = x(e.proxyOf.nodes), n; !(n = t()).done;) {
        var r = n.value;
        qn(r);
      }
  }
  var Jn = (function (e) {
    f(t, e);
    function t() {
      return e.apply(this, arguments) || this;
    }
    var n = t.prototype;
    return (
      (n.append = function () {
        for (var e = x([...arguments]), t; !(t = e()).done;)
          for (var n = t.value, r = this.normalize(n, this.last), i = x(r), a; !(a = i()).done;) {
            var o = a.value;
            this.proxyOf.nodes.push(o);
          }
        return (this.markDirty(), this);
      }),
      (n.cleanRaws = function (t) {
        if ((e.prototype.cleanRaws.call(this, t), this.nodes)) for (var n = x(this.nodes), r; !(r = n()).done;) r.value.cleanRaws(t);
      }),
      (n.each = function (e) {
        if (this.proxyOf.nodes) {
          for (
            var t = this.getIterator(), n, r;
            this.indexes[t] < this.proxyOf.nodes.length && ((n = this.indexes[t]), (r = e(this.proxyOf.nodes[n], n)), r !== !1);
          )
            this.indexes[t] += 1;
          return (delete this.indexes[t], r);
        }
      }),
      (n.every = function (e) {
        return this.nodes.every(e);
      }),
      (n.getIterator = function () {
        ((this.lastEach ||= 0), (this.indexes ||= {}), (this.lastEach += 1));
        var e = this.lastEach;
        return ((this.indexes[e] = 0), e);
      }),
      (n.getProxyProcessor = function () {
        return {
          get: function (e, t) {
            return t === `proxyOf`
              ? e
              : e[t]
                ? t === `each` || (typeof t == `string` && t.startsWith(`walk`))
                  ? function () {
                      var n = [...arguments],
                        r;
                      return (r = e)[t].apply(
                        r,
                        [].concat(
                          n.map(function (e) {
                            return typeof e == `function`
                              ? function (t, n) {
                                  return e(t.toProxy(), n);
                                }
                              : e;
                          }),
                        ),
                      );
                    }
                  : t === `every` || t === `some`
                    ? function (n) {
                        return e[t](function (e) {
                          var t = [...arguments].slice(1);
                          return n.apply(void 0, [e.toProxy()].concat(t));
                        });
                      }
                    : t === `root`
                      ? function () {
                          return e.root().toProxy();
                        }
                      : t === `nodes`
                        ? e.nodes.map(function (e) {
                            return e.toProxy();
                          })
                        : t === `first` || t === `last`
                          ? e[t].toProxy()
                          : e[t]
                : e[t];
          },
          set: function (e, t, n) {
            return (e[t] === n || ((e[t] = n), (t === `name` || t === `params` || t === `selector`) && e.markDirty()), !0);
          },
        };
      }),
      (n.index = function (e) {
        return typeof e == `number` ? e : (e.proxyOf && (e = e.proxyOf), this.proxyOf.nodes.indexOf(e));
      }),
      (n.insertAfter = function (e, t) {
        var n = this.index(e),
          r = this.normalize(t, this.proxyOf.nodes[n]).reverse();
        n = this.index(e);
        for (var i = x(r), a; !(a = i()).done;) {
          var o = a.value;
          this.proxyOf.nodes.splice(n + 1, 0, o);
        }
        var s;
        for (var c in this.indexes) ((s = this.indexes[c]), n < s && (this.indexes[c] = s + r.length));
        return (this.markDirty(), this);
      }),
      (n.insertBefore = function (e, t) {
        var n = this.index(e),
          r = n === 0 && `prepend`,
          i = this.normalize(t, this.proxyOf.nodes[n], r).reverse();
        n = this.index(e);
        for (var a = x(i), o; !(o = a()).done;) {
          var s = o.value;
          this.proxyOf.nodes.splice(n, 0, s);
        }
        var c;
        for (var l in this.indexes) ((c = this.indexes[l]), n <= c && (this.indexes[l] = c + i.length));
        return (this.markDirty(), this);
      }),
      (n.normalize = function (e, n) {
        var r = this;
        if (typeof e == `string`) e = Kn(Hn(e).nodes);
        else if (e === void 0) e = [];
        else if (Array.isArray(e)) {
          e = e.slice(0);
          for (var i = x(e), a; !(a = i()).done;) {
            var o = a.value;
            o.parent && o.parent.removeChild(o, `ignore`);
          }
        } else if (e.type === `root` && this.type !== `document`) {
          e = e.nodes.slice(0);
          for (var s = x(e), c; !(c = s()).done;) {
            var l = c.value;
            l.parent && l.parent.removeChild(l, `ignore`);
          }
        } else if (e.type) e = [e];
        else if (e.prop) {
          if (e.value === void 0) throw Error(`Value field is missed in node creation`);
          (typeof e.value != `string` && (e.value = String(e.value)), (e = [new zn(e)]));
        } else if (e.selector) e = [new Un(e)];
        else if (e.name) e = [new Wn(e)];
        else if (e.text) e = [new Bn(e)];
        else throw Error(`Unknown node type in node creation`);
        return e.map(function (e) {
          return (
            e[Rn] || t.rebuild(e),
            (e = e.proxyOf),
            e.parent && e.parent.removeChild(e),
            e[Ln] && qn(e),
            e.raws.before === void 0 && n && n.raws.before !== void 0 && (e.raws.before = n.raws.before.replace(/\S/g, ``)),
            (e.parent = r.proxyOf),
            e
          );
        });
      }),
      (n.prepend = function () {
        var e = [...arguments];
        e = e.reverse();
        for (var t = x(e), n; !(n = t()).done;) {
          for (var r = n.value, i = this.normalize(r, this.first, `prepend`).reverse(), a = x(i), o; !(o = a()).done;) {
            var s = o.value;
            this.proxyOf.nodes.unshift(s);
          }
          for (var c in this.indexes) this.indexes[c] = this.indexes[c] + i.length;
        }
        return (this.markDirty(), this);
      }),
      (n.push = function (e) {
        return ((e.parent = this), this.proxyOf.nodes.push(e), this);
      }),
      (n.removeAll = function () {
        for (var e = x(this.proxyOf.nodes), t; !(t = e()).done;) {
          var n = t.value;
          n.parent = void 0;
        }
        return ((this.proxyOf.nodes = []), this.markDirty(), this);
      }),
      (n.removeChild = function (e) {
        ((e = this.index(e)), (this.proxyOf.nodes[e].parent = void 0), this.proxyOf.nodes.splice(e, 1));
        var t;
        for (var n in this.indexes) ((t = this.indexes[n]), t >= e && (this.indexes[n] = t - 1));
        return (this.markDirty(), this);
      }),
      (n.replaceValues = function (e, t, n) {
        return (
          n || ((n = t), (t = {})),
          this.walkDecls(function (r) {
            (t.props && !t.props.includes(r.prop)) || (t.fast && !r.value.includes(t.fast)) || (r.value = r.value.replace(e, n));
          }),
          this.markDirty(),
          this
        );
      }),
      (n.some = function (e) {
        return this.nodes.some(e);
      }),
      (n.walk = function (e) {
        return this.each(function (t, n) {
          var r;
          try {
            r = e(t, n);
          } catch (e) {
            throw t.addToError(e);
          }
          return (r !== !1 && t.walk && (r = t.walk(e)), r);
        });
      }),
      (n.walkAtRules = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `atrule` && e.test(n.name)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `atrule` && n.name === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `atrule`) return t(e, n);
            }));
      }),
      (n.walkComments = function (e) {
        return this.walk(function (t, n) {
          if (t.type === `comment`) return e(t, n);
        });
      }),
      (n.walkDecls = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `decl` && e.test(n.prop)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `decl` && n.prop === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `decl`) return t(e, n);
            }));
      }),
      (n.walkRules = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `rule` && e.test(n.selector)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `rule` && n.selector === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `rule`) return t(e, n);
            }));
      }),
      l(t, [
        {
          key: `first`,
          get: function () {
            if (this.proxyOf.nodes) return this.proxyOf.nodes[0];
          },
        },
        {
          key: `last`,
          get: function () {
            if (this.proxyOf.nodes) return this.proxyOf.nodes[this.proxyOf.nodes.length - 1];
          },
        },
      ]),
      t
    );
  })(Vn);
  ((Jn.registerParse = function (e) {
    Hn = e;
  }),
    (Jn.registerRule = function (e) {
      Un = e;
    }),
    (Jn.registerAtRule = function (e) {
      Wn = e;
    }),
    (Jn.registerRoot = function (e) {
      Gn = e;
    }));
  var Yn = Jn;
  ((Jn.default = Jn),
    (Jn.rebuild = function (e) {
      (e.type === `atrule`
        ? Object.setPrototypeOf(e, Wn.prototype)
        : e.type === `rule`
          ? Object.setPrototypeOf(e, Un.prototype)
          : e.type === `decl`
            ? Object.setPrototypeOf(e, zn.prototype)
            : e.type === `comment`
              ? Object.setPrototypeOf(e, Bn.prototype)
              : e.type === `root` && Object.setPrototypeOf(e, Gn.prototype),
        (e[Rn] = !0),
        e.nodes &&
          e.nodes.forEach(function (e) {
            Jn.rebuild(e);
          }));
    }));
  var Xn = Yn,
    Zn,
    Qn,
    $n = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, u({ type: `document` }, t)) || this;
        return ((n.nodes ||= []), n);
      }
      var n = t.prototype;
      return (
        (n.toResult = function (e) {
          return (e === void 0 && (e = {}), new Zn(new Qn(), this, e).stringify());
        }),
        t
      );
    })(Xn);
  (($n.registerLazyResult = function (e) {
    Zn = e;
  }),
    ($n.registerProcessor = function (e) {
      Qn = e;
    }));
  var er = $n;
  $n.default = $n;
  var tr = (function () {
      function e(e, t) {
        if ((t === void 0 && (t = {}), (this.type = `warning`), (this.text = e), t.node && t.node.source)) {
          var n = t.node.rangeBy(t);
          ((this.line = n.start.line), (this.column = n.start.column), (this.endLine = n.end.line), (this.endColumn = n.end.column));
        }
        for (var r in t) this[r] = t[r];
      }
      var t = e.prototype;
      return (
        (t.toString = function () {
          return this.node
            ? this.node.error(this.text, { index: this.index, plugin: this.plugin, word: this.word }).message
            : this.plugin
              ? this.plugin + `: ` + this.text
              : this.text;
        }),
        e
      );
    })(),
    nr = tr;
  tr.default = tr;
  var rr = nr,
    ir = (function () {
      function e(e, t, n) {
        ((this.processor = e), (this.messages = []), (this.root = t), (this.opts = n), (this.css = void 0), (this.map = void 0));
      }
      var t = e.prototype;
      return (
        (t.toString = function () {
          return this.css;
        }),
        (t.warn = function (e, t) {
          (t === void 0 && (t = {}),
            t.plugin || (this.lastPlugin && this.lastPlugin.postcssPlugin && (t.plugin = this.lastPlugin.postcssPlugin)));
          var n = new rr(e, t);
          return (this.messages.push(n), n);
        }),
        (t.warnings = function () {
          return this.messages.filter(function (e) {
            return e.type === `warning`;
          });
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.css;
            },
          },
        ]),
        e
      );
    })(),
    ar = ir;
  ir.default = ir;
  var or = 39,
    sr = 34,
    cr = 92,
    lr = 47,
    ur = 10,
    dr = 32,
    fr = 12,
    pr = 9,
    mr = 13,
    hr = 91,
    gr = 93,
    _r = 40,
    vr = 41,
    yr = 123,
    br = 125,
    xr = 59,
    Sr = 42,
    Cr = 58,
    wr = 64,
    Tr = /[\t\n\f\r "#'()/;[\\\]{}]/g,
    Er = /[\t\n\f\r !"#'():;@[\\\]{}]|\/(?=\*)/g,
    Dr = /.[\r\n"'(/\\]/,
    Or = /[\da-f]/i,
    kr = function (e, t) {
      t === void 0 && (t = {});
      var n = e.css.valueOf(),
        r = t.ignoreErrors,
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
        m = n.length,
        h = 0,
        g = [],
        _ = [];
      function v() {
        return h;
      }
      function y(t) {
        throw e.error(`Unclosed ` + t, h);
      }
      function b() {
        return _.length === 0 && h >= m;
      }
      function x(e) {
        if (_.length) return _.pop();
        if (!(h >= m)) {
          var t = e ? e.ignoreUnclosed : !1;
          switch (((i = n.charCodeAt(h)), i)) {
            case ur:
            case dr:
            case pr:
            case mr:
            case fr:
              a = h;
              do ((a += 1), (i = n.charCodeAt(a)));
              while (i === dr || i === ur || i === pr || i === mr || i === fr);
              ((p = [`space`, n.slice(h, a)]), (h = a - 1));
              break;
            case hr:
            case gr:
            case yr:
            case br:
            case Cr:
            case xr:
            case vr:
              var v = String.fromCharCode(i);
              p = [v, v, h];
              break;
            case _r:
              if (
                ((d = g.length ? g.pop()[1] : ``),
                (f = n.charCodeAt(h + 1)),
                d === `url` && f !== or && f !== sr && f !== dr && f !== ur && f !== pr && f !== fr && f !== mr)
              ) {
                a = h;
                do {
                  if (((l = !1), (a = n.indexOf(`)`, a + 1)), a === -1)) {
                    if (r || t) {
                      a = h;
                      break;
                    }
                    y(`bracket`);
                  }
                  for (u = a; n.charCodeAt(u - 1) === cr;) (--u, (l = !l));
                } while (l);
                ((p = [`brackets`, n.slice(h, a + 1), h, a]), (h = a));
              } else
                ((a = n.indexOf(`)`, h + 1)),
                  (s = n.slice(h, a + 1)),
                  a === -1 || Dr.test(s) ? (p = [`(`, `(`, h]) : ((p = [`brackets`, s, h, a]), (h = a)));
              break;
            case or:
            case sr:
              ((o = i === or ? `'` : `"`), (a = h));
              do {
                if (((l = !1), (a = n.indexOf(o, a + 1)), a === -1)) {
                  if (r || t) {
                    a = h + 1;
                    break;
                  }
                  y(`string`);
                }
                for (u = a; n.charCodeAt(u - 1) === cr;) (--u, (l = !l));
              } while (l);
              ((p = [`string`, n.slice(h, a + 1), h, a]), (h = a));
              break;
            case wr:
              ((Tr.lastIndex = h + 1),
                Tr.test(n),
                (a = Tr.lastIndex === 0 ? n.length - 1 : Tr.lastIndex - 2),
                (p = [`at-word`, n.slice(h, a + 1), h, a]),
                (h = a));
              break;
            case cr:
              for (a = h, c = !0; n.charCodeAt(a + 1) === cr;) ((a += 1), (c = !c));
              if (
                ((i = n.charCodeAt(a + 1)),
                c && i !== lr && i !== dr && i !== ur && i !== pr && i !== mr && i !== fr && ((a += 1), Or.test(n.charAt(a))))
              ) {
                for (; Or.test(n.charAt(a + 1));) a += 1;
                n.charCodeAt(a + 1) === dr && (a += 1);
              }
              ((p = [`word`, n.slice(h, a + 1), h, a]), (h = a));
              break;
            default:
              i === lr && n.charCodeAt(h + 1) === Sr
                ? ((a = n.indexOf(`*/`, h + 2) + 1),
                  a === 0 && (r || t ? (a = n.length) : y(`comment`)),
                  (p = [`comment`, n.slice(h, a + 1), h, a]),
                  (h = a))
                : ((Er.lastIndex = h + 1),
                  Er.test(n),
                  (a = Er.lastIndex === 0 ? n.length - 1 : Er.lastIndex - 2),
                  (p = [`word`, n.slice(h, a + 1), h, a]),
                  g.push(p),
                  (h = a));
          }
          return (h++, p);
        }
      }
      function S(e) {
        _.push(e);
      }
      return { back: S, endOfFile: b, nextToken: x, position: v };
    },
    Ar = Yn,
    jr = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `atrule`), n);
      }
      var n = t.prototype;
      return (
        (n.append = function () {
          var t = [...arguments],
            n;
          return (this.proxyOf.nodes || (this.nodes = []), (n = e.prototype.append).call.apply(n, [this].concat(t)));
        }),
        (n.prepend = function () {
          var t = [...arguments],
            n;
          return (this.proxyOf.nodes || (this.nodes = []), (n = e.prototype.prepend).call.apply(n, [this].concat(t)));
        }),
        t
      );
    })(Ar),
    Mr = jr;
  ((jr.default = jr), Ar.registerAtRule(jr));
  var Nr = Yn,
    Pr,
    Fr,
    Ir = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `root`), (n.nodes ||= []), n);
      }
      var n = t.prototype;
      return (
        (n.normalize = function (t, n, r) {
          var i = e.prototype.normalize.call(this, t);
          if (n) {
            if (r === `prepend`) this.nodes.length > 1 ? (n.raws.before = this.nodes[1].raws.before) : delete n.raws.before;
            else if (this.first !== n)
              for (var a = x(i), o; !(o = a()).done;) {
                var s = o.value;
                s.raws.before = n.raws.before;
              }
          }
          return i;
        }),
        (n.removeChild = function (t, n) {
          var r = this.index(t);
          return (
            !n && r === 0 && this.nodes.length > 1 && (this.nodes[1].raws.before = this.nodes[r].raws.before),
            e.prototype.removeChild.call(this, t)
          );
        }),
        (n.toResult = function (e) {
          return (e === void 0 && (e = {}), new Pr(new Fr(), this, e).stringify());
        }),
        t
      );
    })(Nr);
  ((Ir.registerLazyResult = function (e) {
    Pr = e;
  }),
    (Ir.registerProcessor = function (e) {
      Fr = e;
    }));
  var Lr = Ir;
  ((Ir.default = Ir), Nr.registerRoot(Ir));
  var Rr = {
      comma: function (e) {
        return Rr.split(e, [`,`], !0);
      },
      space: function (e) {
        return Rr.split(e, [
          ` `,
          `
`,
          `	`,
        ]);
      },
      split: function (e, t, n) {
        for (var r = [], i = ``, a = !1, o = 0, s = !1, c = ``, l = !1, u = x(e), d; !(d = u()).done;) {
          var f = d.value;
          (l
            ? (l = !1)
            : f === `\\`
              ? (l = !0)
              : s
                ? f === c && (s = !1)
                : f === `"` || f === `'`
                  ? ((s = !0), (c = f))
                  : f === `(`
                    ? (o += 1)
                    : f === `)`
                      ? o > 0 && --o
                      : o === 0 && t.includes(f) && (a = !0),
            a ? (i !== `` && r.push(i.trim()), (i = ``), (a = !1)) : (i += f));
        }
        return ((n || i !== ``) && r.push(i.trim()), r);
      },
    },
    zr = Rr;
  Rr.default = Rr;
  var Br = Yn,
    Vr = zr,
    Hr = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `rule`), (n.nodes ||= []), n);
      }
      return (
        l(t, [
          {
            key: `selectors`,
            get: function () {
              return Vr.comma(this.selector);
            },
            set: function (e) {
              var t = this.selector ? this.selector.match(/,\s*/) : null,
                n = t ? t[0] : `,` + this.raw(`between`, `beforeOpen`);
              this.selector = e.join(n);
            },
          },
        ]),
        t
      );
    })(Br),
    Ur = Hr;
  ((Hr.default = Hr), Br.registerRule(Hr));
  var Wr = Xt,
    Gr = kr,
    Kr = In,
    qr = Mr,
    Jr = Lr,
    Yr = Ur,
    Xr = { empty: !0, space: !0 };
  function Zr(e) {
    for (var t = e.length - 1; t >= 0; t--) {
      var n = e[t],
        r = n[3] || n[2];
      if (r) return r;
    }
  }
  var Qr = (function () {
      function e(e) {
        ((this.input = e),
          (this.root = new Jr()),
          (this.current = this.root),
          (this.spaces = ``),
          (this.semicolon = !1),
          this.createTokenizer(),
          (this.root.source = { input: e, start: { column: 1, line: 1, offset: 0 } }));
      }
      var t = e.prototype;
      return (
        (t.atrule = function (e) {
          var t = new qr();
          ((t.name = e[1].slice(1)), t.name === `` && this.unnamedAtrule(t, e), this.init(t, e[2]));
          for (var n, r, i, a = !1, o = !1, s = [], c = []; !this.tokenizer.endOfFile();) {
            if (
              ((e = this.tokenizer.nextToken()),
              (n = e[0]),
              n === `(` || n === `[`
                ? c.push(n === `(` ? `)` : `]`)
                : n === `{` && c.length > 0
                  ? c.push(`}`)
                  : n === c[c.length - 1] && c.pop(),
              c.length === 0)
            ) {
              if (n === `;`) {
                ((t.source.end = this.getPosition(e[2])), t.source.end.offset++, (this.semicolon = !0));
                break;
              }
              if (n === `{`) {
                o = !0;
                break;
              }
              if (n === `}`) {
                if (s.length > 0) {
                  for (i = s.length - 1, r = s[i]; r && r[0] === `space`;) r = s[--i];
                  r && ((t.source.end = this.getPosition(r[3] || r[2])), t.source.end.offset++);
                }
                this.end(e);
                break;
              }
              s.push(e);
            } else s.push(e);
            if (this.tokenizer.endOfFile()) {
              a = !0;
              break;
            }
          }
          ((t.raws.between = this.spacesAndCommentsFromEnd(s)),
            s.length
              ? ((t.raws.afterName = this.spacesAndCommentsFromStart(s)),
                this.raw(t, `params`, s),
                a &&
                  ((e = s[s.length - 1]),
                  (t.source.end = this.getPosition(e[3] || e[2])),
                  t.source.end.offset++,
                  (this.spaces = t.raws.between),
                  (t.raws.between = ``)))
              : ((t.raws.afterName = ``), (t.params = ``)),
            o && ((t.nodes = []), (this.current = t)));
        }),
        (t.checkMissedSemicolon = function (e) {
          var t = this.colon(e);
          if (t !== !1) {
            for (var n = 0, r, i = t - 1; i >= 0 && ((r = e[i]), !(r[0] !== `space` && ((n += 1), n === 2))); i--);
            throw this.input.error(`Missed semicolon`, r[0] === `word` ? r[3] + 1 : r[2]);
          }
        }),
        (t.colon = function (e) {
          for (var t = 0, n, r, i, a = x(e.entries()), o; !(o = a()).done;) {
            var s = o.value,
              c = s[0];
            if (((n = s[1]), (r = n[0]), r === `(` && (t += 1), r === `)` && --t, t === 0 && r === `:`)) {
              if (!i) this.doubleColon(n);
              else {
                if (i[0] === `word` && i[1] === `progid`) continue;
                return c;
              }
            }
            i = n;
          }
          return !1;
        }),
        (t.comment = function (e) {
          var t = new Kr();
          (this.init(t, e[2]), (t.source.end = this.getPosition(e[3] || e[2])), t.source.end.offset++);
          var n = e[1].slice(2, -2);
          if (/^\s*$/.test(n)) ((t.text = ``), (t.raws.left = n), (t.raws.right = ``));
          else {
            var r = n.match(/^(\s*)([^]*\S)(\s*)$/);
            ((t.text = r[2]), (t.raws.left = r[1]), (t.raws.right = r[3]));
          }
        }),
        (t.createTokenizer = function () {
          this.tokenizer = Gr(this.input);
        }),
        (t.decl = function (e, t) {
          var n = new Wr();
          this.init(n, e[0][2]);
          var r = e[e.length - 1];
          for (
            r[0] === `;` && ((this.semicolon = !0), e.pop()), n.source.end = this.getPosition(r[3] || r[2] || Zr(e)), n.source.end.offset++;
            e[0][0] !== `word`;
          )
            (e.length === 1 && this.unknownWord(e), (n.raws.before += e.shift()[1]));
          for (n.source.start = this.getPosition(e[0][2]), n.prop = ``; e.length;) {
            var i = e[0][0];
            if (i === `:` || i === `space` || i === `comment`) break;
            n.prop += e.shift()[1];
          }
          n.raws.between = ``;
          for (var a; e.length;)
            if (((a = e.shift()), a[0] === `:`)) {
              n.raws.between += a[1];
              break;
            } else (a[0] === `word` && /\w/.test(a[1]) && this.unknownWord([a]), (n.raws.between += a[1]));
          (n.prop[0] === `_` || n.prop[0] === `*`) && ((n.raws.before += n.prop[0]), (n.prop = n.prop.slice(1)));
          for (var o = [], s; e.length && ((s = e[0][0]), s === `space` || s === `comment`);) o.push(e.shift());
          this.precheckMissedSemicolon(e);
          for (var c = e.length - 1; c >= 0; c--) {
            if (((a = e[c]), a[1].toLowerCase() === `!important`)) {
              n.important = !0;
              var l = this.stringFrom(e, c);
              ((l = this.spacesFromEnd(e) + l), l !== ` !important` && (n.raws.important = l));
              break;
            }
            if (a[1].toLowerCase() === `important`) {
              for (var u = e.slice(0), d = ``, f = c; f > 0; f--) {
                var p = u[f][0];
                if (d.trim().indexOf(`!`) === 0 && p !== `space`) break;
                d = u.pop()[1] + d;
              }
              d.trim().indexOf(`!`) === 0 && ((n.important = !0), (n.raws.important = d), (e = u));
            }
            if (a[0] !== `space` && a[0] !== `comment`) break;
          }
          (e.some(function (e) {
            return e[0] !== `space` && e[0] !== `comment`;
          }) &&
            ((n.raws.between += o
              .map(function (e) {
                return e[1];
              })
              .join(``)),
            (o = [])),
            this.raw(n, `value`, o.concat(e), t),
            n.value.includes(`:`) && !t && this.checkMissedSemicolon(e));
        }),
        (t.doubleColon = function (e) {
          throw this.input.error(`Double colon`, { offset: e[2] }, { offset: e[2] + e[1].length });
        }),
        (t.emptyRule = function (e) {
          var t = new Yr();
          (this.init(t, e[2]), (t.selector = ``), (t.raws.between = ``), (this.current = t));
        }),
        (t.end = function (e) {
          (this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
            (this.semicolon = !1),
            (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
            (this.spaces = ``),
            this.current.parent
              ? ((this.current.source.end = this.getPosition(e[2])), this.current.source.end.offset++, (this.current = this.current.parent))
              : this.unexpectedClose(e));
        }),
        (t.endFile = function () {
          (this.current.parent && this.unclosedBlock(),
            this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
            (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
            (this.root.source.end = this.getPosition(this.tokenizer.position())));
        }),
        (t.freeSemicolon = function (e) {
          if (((this.spaces += e[1]), this.current.nodes)) {
            var t = this.current.nodes[this.current.nodes.length - 1];
            t && t.type === `rule` && !t.raws.ownSemicolon && ((t.raws.ownSemicolon = this.spaces), (this.spaces = ``));
          }
        }),
        (t.getPosition = function (e) {
          var t = this.input.fromOffset(e);
          return { column: t.col, line: t.line, offset: e };
        }),
        (t.init = function (e, t) {
          (this.current.push(e),
            (e.source = { input: this.input, start: this.getPosition(t) }),
            (e.raws.before = this.spaces),
            (this.spaces = ``),
            e.type !== `comment` && (this.semicolon = !1));
        }),
        (t.other = function (e) {
          for (var t = !1, n = null, r = !1, i = null, a = [], o = e[1].startsWith(`--`), s = [], c = e; c;) {
            if (((n = c[0]), s.push(c), n === `(` || n === `[`)) ((i ||= c), a.push(n === `(` ? `)` : `]`));
            else if (o && r && n === `{`) ((i ||= c), a.push(`}`));
            else if (a.length === 0) {
              if (n === `;`) {
                if (r) {
                  this.decl(s, o);
                  return;
                }
                break;
              }
              if (n === `{`) {
                this.rule(s);
                return;
              }
              if (n === `}`) {
                (this.tokenizer.back(s.pop()), (t = !0));
                break;
              }
              n === `:` && (r = !0);
            } else n === a[a.length - 1] && (a.pop(), a.length === 0 && (i = null));
            c = this.tokenizer.nextToken();
          }
          if ((this.tokenizer.endOfFile() && (t = !0), a.length > 0 && this.unclosedBracket(i), t && r)) {
            if (!o) for (; s.length && ((c = s[s.length - 1][0]), c === `space` || c === `comment`);) this.tokenizer.back(s.pop());
            this.decl(s, o);
          } else this.unknownWord(s);
        }),
        (t.parse = function () {
          for (var e; !this.tokenizer.endOfFile();)
            switch (((e = this.tokenizer.nextToken()), e[0])) {
              case `space`:
                this.spaces += e[1];
                break;
              case `;`:
                this.freeSemicolon(e);
                break;
              case `}`:
                this.end(e);
                break;
              case `comment`:
                this.comment(e);
                break;
              case `at-word`:
                this.atrule(e);
                break;
              case `{`:
                this.emptyRule(e);
                break;
              default:
                this.other(e);
            }
          this.endFile();
        }),
        (t.precheckMissedSemicolon = function () {}),
        (t.raw = function (e, t, n, r) {
          for (var i, a, o = n.length, s = ``, c = !0, l, u, d = 0; d < o; d += 1)
            ((i = n[d]),
              (a = i[0]),
              a === `space` && d === o - 1 && !r
                ? (c = !1)
                : a === `comment`
                  ? ((u = n[d - 1] ? n[d - 1][0] : `empty`),
                    (l = n[d + 1] ? n[d + 1][0] : `empty`),
                    !Xr[u] && !Xr[l] ? (s.slice(-1) === `,` ? (c = !1) : (s += i[1])) : (c = !1))
                  : (s += i[1]));
          if (!c) {
            var f = n.reduce(function (e, t) {
              return e + t[1];
            }, ``);
            e.raws[t] = { raw: f, value: s };
          }
          e[t] = s;
        }),
        (t.rule = function (e) {
          e.pop();
          var t = new Yr();
          (this.init(t, e[0][2]), (t.raws.between = this.spacesAndCommentsFromEnd(e)), this.raw(t, `selector`, e), (this.current = t));
        }),
        (t.spacesAndCommentsFromEnd = function (e) {
          for (var t, n = ``; e.length && ((t = e[e.length - 1][0]), t === `space` || t === `comment`);) n = e.pop()[1] + n;
          return n;
        }),
        (t.spacesAndCommentsFromStart = function (e) {
          for (var t, n = ``; e.length && ((t = e[0][0]), t === `space` || t === `comment`);) n += e.shift()[1];
          return n;
        }),
        (t.spacesFromEnd = function (e) {
          for (var t, n = ``; e.length && ((t = e[e.length - 1][0]), t === `space`);) n = e.pop()[1] + n;
          return n;
        }),
        (t.stringFrom = function (e, t) {
          for (var n = ``, r = t; r < e.length; r++) n += e[r][1];
          return (e.splice(t, e.length - t), n);
        }),
        (t.unclosedBlock = function () {
          var e = this.current.source.start;
          throw this.input.error(`Unclosed block`, e.line, e.column);
        }),
        (t.unclosedBracket = function (e) {
          throw this.input.error(`Unclosed bracket`, { offset: e[2] }, { offset: e[2] + 1 });
        }),
        (t.unexpectedClose = function (e) {
          throw this.input.error(`Unexpected }`, { offset: e[2] }, { offset: e[2] + 1 });
        }),
        (t.unknownWord = function (e) {
          throw this.input.error(`Unknown word`, { offset: e[0][2] }, { offset: e[0][2] + e[0][1].length });
        }),
        (t.unnamedAtrule = function (e, t) {
          throw this.input.error(`At-rule without name`, { offset: t[2] }, { offset: t[2] + t[1].length });
        }),
        e
      );
    })(),
    $r = Yn,
    ei = Qr,
    ti = Cn;
  function ni(e, t) {
    var n = new ei(new ti(e, t));
    try {
      n.parse();
    } catch (e) {
      throw e;
    }
    return n.root;
  }
  var ri = ni;
  ((ni.default = ni), $r.registerParse(ni));
  var ii = Nt.isClean,
    ai = Nt.my,
    oi = Pn,
    si = Bt,
    ci = Yn,
    li = er,
    ui = ar,
    di = ri,
    fi = Lr,
    pi = { atrule: `AtRule`, comment: `Comment`, decl: `Declaration`, document: `Document`, root: `Root`, rule: `Rule` },
    mi = {
      AtRule: !0,
      AtRuleExit: !0,
      Comment: !0,
      CommentExit: !0,
      Declaration: !0,
      DeclarationExit: !0,
      Document: !0,
      DocumentExit: !0,
      Once: !0,
      OnceExit: !0,
      postcssPlugin: !0,
      prepare: !0,
      Root: !0,
      RootExit: !0,
      Rule: !0,
      RuleExit: !0,
    },
    hi = { Once: !0, postcssPlugin: !0, prepare: !0 },
    gi = 0;
  function _i(e) {
    return (e === void 0 ? `undefined` : _(e)) === `object` && typeof e.then == `function`;
  }
  function vi(e) {
    var t = !1,
      n = pi[e.type];
    return (
      e.type === `decl` ? (t = e.prop.toLowerCase()) : e.type === `atrule` && (t = e.name.toLowerCase()),
      t && e.append
        ? [n, n + `-` + t, gi, n + `Exit`, n + `Exit-` + t]
        : t
          ? [n, n + `-` + t, n + `Exit`, n + `Exit-` + t]
          : e.append
            ? [n, gi, n + `Exit`]
            : [n, n + `Exit`]
    );
  }
  function yi(e) {
    return {
      eventIndex: 0,
      events: e.type === `document` ? [`Document`, gi, `DocumentExit`] : e.type === `root` ? [`Root`, gi, `RootExit`] : vi(e),
      iterator: 0,
      node: e,
      visitorIndex: 0,
      visitors: [],
    };
  }
  function bi(e) {
    return (
      (e[ii] = !1),
      e.nodes &&
        e.nodes.forEach(function (e) {
          return bi(e);
        }),
      e
    );
  }
  var xi = {},
    Si = (function () {
      function e(t, n, r) {
        var i = this;
        ((this.stringified = !1), (this.processed = !1));
        var a;
        if ((n === void 0 ? `undefined` : _(n)) === `object` && n !== null && (n.type === `root` || n.type === `document`)) a = bi(n);
        else if (p(n, e) || p(n, ui))
          ((a = bi(n.root)), n.map && (r.map === void 0 && (r.map = {}), r.map.inline || (r.map.inline = !1), (r.map.prev = n.map)));
        else {
          var o = di;
          (r.syntax && (o = r.syntax.parse), r.parser && (o = r.parser), o.parse && (o = o.parse));
          try {
            a = o(n, r);
          } catch (e) {
            ((this.processed = !0), (this.error = e));
          }
          a && !a[ai] && ci.rebuild(a);
        }
        ((this.result = new ui(t, a, r)),
          (this.helpers = u({}, xi, { postcss: xi, result: this.result })),
          (this.plugins = this.processor.plugins.map(function (e) {
            return (e === void 0 ? `undefined` : _(e)) === `object` && e.prepare ? u({}, e, e.prepare(i.result)) : e;
          })));
      }
      var t = e.prototype;
      return (
        (t.async = function () {
          return this.error
            ? Promise.reject(this.error)
            : this.processed
              ? Promise.resolve(this.result)
              : ((this.processing ||= this.runAsync()), this.processing);
        }),
        (t.catch = function (e) {
          return this.async().catch(e);
        }),
        (t.finally = function (e) {
          return this.async().then(e, e);
        }),
        (t.getAsyncError = function () {
          throw Error(`Use process(css).then(cb) to work with async plugins`);
        }),
        (t.handleError = function (e, t) {
          var n = this.result.lastPlugin;
          try {
            (t && t.addToError(e),
              (this.error = e),
              e.name === `CssSyntaxError` && !e.plugin ? ((e.plugin = n.postcssPlugin), e.setMessage()) : n.postcssVersion);
          } catch (e) {
            console && console.error && console.error(e);
          }
          return e;
        }),
        (t.prepareVisitors = function () {
          var e = this;
          this.listeners = {};
          for (
            var t = function (t, n, r) {
                (e.listeners[n] || (e.listeners[n] = []), e.listeners[n].push([t, r]));
              },
              n = x(this.plugins),
              r;
            !(r = n()).done;
          ) {
            var i = r.value;
            if ((i === void 0 ? `undefined` : _(i)) === `object`)
              for (var a in i) {
                if (!mi[a] && /^[A-Z]/.test(a))
                  throw Error(
                    `Unknown event ` + a + ` in ` + i.postcssPlugin + `. Try to update PostCSS (` + this.processor.version + ` now).`,
                  );
                if (!hi[a]) {
                  if (_(i[a]) === `object`) for (var o in i[a]) o === `*` ? t(i, a, i[a][o]) : t(i, a + `-` + o.toLowerCase(), i[a][o]);
                  else typeof i[a] == `function` && t(i, a, i[a]);
                }
              }
          }
          this.hasListener = Object.keys(this.listeners).length > 0;
        }),
        (t.runAsync = function () {
          var e = this;
          return o(function () {
            var t, n, r, i, a, o, s, c, l, u, d, f;
            return S(this, function (p) {
              switch (p.label) {
                case 0:
                  ((e.plugin = 0), (t = 0), (p.label = 1));
                case 1:
                  if (!(t < e.plugins.length)) return [3, 6];
                  if (((n = e.plugins[t]), (r = e.runOnRoot(n)), !_i(r))) return [3, 5];
                  p.label = 2;
                case 2:
                  return (p.trys.push([2, 4, , 5]), [4, r]);
                case 3:
                  return (p.sent(), [3, 5]);
                case 4:
                  throw ((i = p.sent()), e.handleError(i));
                case 5:
                  return (t++, [3, 1]);
                case 6:
                  if ((e.prepareVisitors(), !e.hasListener)) return [3, 18];
                  ((a = e.result.root), (p.label = 7));
                case 7:
                  if (a[ii]) return [3, 14];
                  ((a[ii] = !0), (o = [yi(a)]), (p.label = 8));
                case 8:
                  if (!(o.length > 0)) return [3, 13];
                  if (((s = e.visitTick(o)), !_i(s))) return [3, 12];
                  p.label = 9;
                case 9:
                  return (p.trys.push([9, 11, , 12]), [4, s]);
                case 10:
                  return (p.sent(), [3, 12]);
                case 11:
                  throw ((c = p.sent()), (l = o[o.length - 1].node), e.handleError(c, l));
                case 12:
                  return [3, 8];
                case 13:
                  return [3, 7];
                case 14:
                  if (!e.listeners.OnceExit) return [3, 18];
                  ((u = function () {
                    var t, n, r, i, o;
                    return S(this, function (s) {
                      switch (s.label) {
                        case 0:
                          ((t = f.value), (n = t[0]), (r = t[1]), (e.result.lastPlugin = n), (s.label = 1));
                        case 1:
                          return (
                            s.trys.push([1, 6, , 7]),
                            a.type === `document`
                              ? ((i = a.nodes.map(function (t) {
                                  return r(t, e.helpers);
                                })),
                                [4, Promise.all(i)])
                              : [3, 3]
                          );
                        case 2:
                          return (s.sent(), [3, 5]);
                        case 3:
                          return [4, r(a, e.helpers)];
                        case 4:
                          (s.sent(), (s.label = 5));
                        case 5:
                          return [3, 7];
                        case 6:
                          throw ((o = s.sent()), e.handleError(o));
                        case 7:
                          return [2];
                      }
                    });
                  }),
                    (d = x(e.listeners.OnceExit)),
                    (p.label = 15));
                case 15:
                  return (f = d()).done ? [3, 18] : [5, C(u())];
                case 16:
                  (p.sent(), (p.label = 17));
                case 17:
                  return [3, 15];
                case 18:
                  return ((e.processed = !0), [2, e.stringify()]);
              }
            });
          })();
        }),
        (t.runOnRoot = function (e) {
          var t = this;
          this.result.lastPlugin = e;
          try {
            if ((e === void 0 ? `undefined` : _(e)) === `object` && e.Once) {
              if (this.result.root.type === `document`) {
                var n = this.result.root.nodes.map(function (n) {
                  return e.Once(n, t.helpers);
                });
                return _i(n[0]) ? Promise.all(n) : n;
              }
              return e.Once(this.result.root, this.helpers);
            }
            if (typeof e == `function`) return e(this.result.root, this.result);
          } catch (e) {
            throw this.handleError(e);
          }
        }),
        (t.stringify = function () {
          if (this.error) throw this.error;
          if (this.stringified) return this.result;
          ((this.stringified = !0), this.sync());
          var e = this.result.opts,
            t = si;
          (e.syntax && (t = e.syntax.stringify), e.stringifier && (t = e.stringifier), t.stringify && (t = t.stringify));
          var n = new oi(t, this.result.root, this.result.opts).generate();
          return ((this.result.css = n[0]), (this.result.map = n[1]), this.result);
        }),
        (t.sync = function () {
          if (this.error) throw this.error;
          if (this.processed) return this.result;
          if (((this.processed = !0), this.processing)) throw this.getAsyncError();
          for (var e = x(this.plugins), t; !(t = e()).done;) {
            var n = t.value;
            if (_i(this.runOnRoot(n))) throw this.getAsyncError();
          }
          if ((this.prepareVisitors(), this.hasListener)) {
            for (var r = this.result.root; !r[ii];) ((r[ii] = !0), this.walkSync(r));
            if (this.listeners.OnceExit) {
              if (r.type === `document`)
                for (var i = x(r.nodes), a; !(a = i()).done;) {
                  var o = a.value;
                  this.visitSync(this.listeners.OnceExit, o);
                }
              else this.visitSync(this.listeners.OnceExit, r);
            }
          }
          return this.result;
        }),
        (t.then = function (e, t) {
          return this.async().then(e, t);
        }),
        (t.toString = function () {
          return this.css;
        }),
        (t.visitSync = function (e, t) {
          for (var n = x(e), r; !(r = n()).done;) {
            var i = r.value,
              a = i[0],
              o = i[1];
            this.result.lastPlugin = a;
            var s = void 0;
            try {
              s = o(t, this.helpers);
            } catch (e) {
              throw this.handleError(e, t.proxyOf);
            }
            if (t.type !== `root` && t.type !== `document` && !t.parent) return !0;
            if (_i(s)) throw this.getAsyncError();
          }
        }),
        (t.visitTick = function (e) {
          var t = e[e.length - 1],
            n = t.node,
            r = t.visitors;
          if (n.type !== `root` && n.type !== `document` && !n.parent) e.pop();
          else {
            if (r.length > 0 && t.visitorIndex < r.length) {
              var i = r[t.visitorIndex],
                a = i[0],
                o = i[1];
              ((t.visitorIndex += 1),
                t.visitorIndex === r.length && ((t.visitors = []), (t.visitorIndex = 0)),
                (this.result.lastPlugin = a));
              try {
                return o(n.toProxy(), this.helpers);
              } catch (e) {
                throw this.handleError(e, n);
              }
            }
            if (t.iterator !== 0) {
              for (var s = t.iterator, c; (c = n.nodes[n.indexes[s]]);)
                if (((n.indexes[s] += 1), !c[ii])) {
                  ((c[ii] = !0), e.push(yi(c)));
                  return;
                }
              ((t.iterator = 0), delete n.indexes[s]);
            }
            for (var l = t.events; t.eventIndex < l.length;) {
              var u = l[t.eventIndex];
              if (((t.eventIndex += 1), u === gi)) {
                n.nodes && n.nodes.length && ((n[ii] = !0), (t.iterator = n.getIterator()));
                return;
              }
              if (this.listeners[u]) {
                t.visitors = this.listeners[u];
                return;
              }
            }
            e.pop();
          }
        }),
        (t.walkSync = function (e) {
          var t = this;
          e[ii] = !0;
          for (var n = x(vi(e)), r; !(r = n()).done;) {
            var i = r.value;
            if (i === gi)
              e.nodes &&
                e.each(function (e) {
                  e[ii] || t.walkSync(e);
                });
            else {
              var a = this.listeners[i];
              if (a && this.visitSync(a, e.toProxy())) return;
            }
          }
        }),
        (t.warnings = function () {
          return this.sync().warnings();
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.stringify().content;
            },
          },
          {
            key: `css`,
            get: function () {
              return this.stringify().css;
            },
          },
          {
            key: `map`,
            get: function () {
              return this.stringify().map;
            },
          },
          {
            key: `messages`,
            get: function () {
              return this.sync().messages;
            },
          },
          {
            key: `opts`,
            get: function () {
              return this.result.opts;
            },
          },
          {
            key: `processor`,
            get: function () {
              return this.result.processor;
            },
          },
          {
            key: `root`,
            get: function () {
              return this.sync().root;
            },
          },
          {
            key: Symbol.toStringTag,
            get: function () {
              return `LazyResult`;
            },
          },
        ]),
        e
      );
    })();
  Si.registerPostcss = function (e) {
    xi = e;
  };
  var Ci = Si;
  ((Si.default = Si), fi.registerLazyResult(Si), li.registerLazyResult(Si));
  var wi = Pn,
    Ti = Bt,
    Ei = ri,
    Di = ar,
    Oi = (function () {
      function e(e, t, n) {
        ((t = t.toString()), (this.stringified = !1), (this._processor = e), (this._css = t), (this._opts = n), (this._map = void 0));
        var r,
          i = Ti;
        ((this.result = new Di(this._processor, r, this._opts)), (this.result.css = t));
        var a = this;
        Object.defineProperty(this.result, "root", {
          get: function () {
            return a.root;
          },
        });
        var o = new wi(i, r, this._opts, t);
        if (o.isMap()) {
          var s = o.generate(),
            c = s[0],
            l = s[1];
          (c && (this.result.css = c), l && (this.result.map = l));
        } else (o.clearAnnotation(), (this.result.css = o.css));
      }
      var t = e.prototype;
      return (
        (t.async = function () {
          return this.error ? Promise.reject(this.error) : Promise.resolve(this.result);
        }),
        (t.catch = function (e) {
          return this.async().catch(e);
        }),
        (t.finally = function (e) {
          return this.async().then(e, e);
        }),
        (t.sync = function () {
          if (this.error) throw this.error;
          return this.result;
        }),
        (t.then = function (e, t) {
          return this.async().then(e, t);
        }),
        (t.toString = function () {
          return this._css;
        }),
        (t.warnings = function () {
          return [];
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.result.css;
            },
          },
          {
            key: `css`,
            get: function () {
              return this.result.css;
            },
          },
          {
            key: `map`,
            get: function () {
              return this.result.map;
            },
          },
          {
            key: `messages`,
            get: function () {
              return [];
            },
          },
          {
            key: `opts`,
            get: function () {
              return this.result.opts;
            },
          },
          {
            key: `processor`,
            get: function () {
              return this.result.processor;
            },
          },
          {
            key: `root`,
            get: function () {
              if (this._root) return this._root;
              var e,
                t = Ei;
              try {
                e = t(this._css, this._opts);
              } catch (e) {
                this.error = e;
              }
              if (this.error) throw this.error;
              return ((this._root = e), e);
            },
          },
          {
            key: Symbol.toStringTag,
            get: function () {
              return `NoWorkResult`;
            },
          },
        ]),
        e
      );
    })(),
    ki = Oi;
  Oi.default = Oi;
  var Ai = ki,
    ji = Ci,
    Mi = er,
    Ni = Lr,
    Pi = (function () {
      function e(e) {
        (e === void 0 && (e = []), (this.version = `8.4.38`), (this.plugins = this.normalize(e)));
      }
      var t = e.prototype;
      return (
        (t.normalize = function (e) {
          for (var t = [], n = x(e), r; !(r = n()).done;) {
            var i = r.value;
            if (
              (i.postcss === !0 ? (i = i()) : i.postcss && (i = i.postcss),
              (i === void 0 ? `undefined` : _(i)) === `object` && Array.isArray(i.plugins))
            )
              t = t.concat(i.plugins);
            else if ((i === void 0 ? `undefined` : _(i)) === `object` && i.postcssPlugin) t.push(i);
            else if (typeof i == `function`) t.push(i);
            else if ((i === void 0 ? `undefined` : _(i)) !== `object` || (!i.parse && !i.stringify))
              throw Error(i + ` is not a PostCSS plugin`);
          }
          return t;
        }),
        (t.process = function (e, t) {
          return (
            t === void 0 && (t = {}),
            !this.plugins.length && !t.parser && !t.stringifier && !t.syntax ? new Ai(this, e, t) : new ji(this, e, t)
          );
        }),
        (t.use = function (e) {
          return ((this.plugins = this.plugins.concat(this.normalize([e]))), this);
        }),
        e
      );
    })(),
    Fi = Pi;
  ((Pi.default = Pi), Ni.registerProcessor(Pi), Mi.registerProcessor(Pi));
  var Ii = Xt,
    Li = cn,
    Ri = In,
    zi = Mr,
    Bi = Cn,
    Vi = Lr,
    Hi = Ur;
  function Ui(e, t) {
    if (Array.isArray(e))
      return e.map(function (e) {
        return Ui(e);
      });
    var n = e.inputs,
      r = h(e, [`inputs`]);
    if (n) {
      t = [];
      for (var i = x(n), a; !(a = i()).done;) {
        var o = a.value,
          s = u({}, o, { __proto__: Bi.prototype });
        ((s.map &&= u({}, s.map, { __proto__: Li.prototype })), t.push(s));
      }
    }
    if (
      ((r.nodes &&= e.nodes.map(function (e) {
        return Ui(e, t);
      })),
      r.source)
    ) {
      var c = r.source,
        l = c.inputId;
      ((r.source = h(c, [`inputId`])), l != null && (r.source.input = t[l]));
    }
    if (r.type === `root`) return new Vi(r);
    if (r.type === `decl`) return new Ii(r);
    if (r.type === `rule`) return new Hi(r);
    if (r.type === `comment`) return new Ri(r);
    if (r.type === `atrule`) return new zi(r);
    throw Error(`Unknown node type: ` + e.type);
  }
  var Wi = Ui;
  Ui.default = Ui;
  var Gi = Mt,
    Ki = Xt,
    qi = Ci,
    Ji = Yn,
    Yi = Fi,
    Xi = Bt,
    Zi = Wi,
    Qi = er,
    $i = nr,
    ea = In,
    ta = Mr,
    na = ar,
    ra = Cn,
    ia = ri,
    aa = zr,
    oa = Ur,
    sa = Lr,
    ca = Jt;
  function P() {
    var e = [...arguments];
    return (e.length === 1 && Array.isArray(e[0]) && (e = e[0]), new Yi(e));
  }
  ((P.plugin = function (e, t) {
    var n = !1;
    function r() {
      var r = [...arguments];
      console &&
        console.warn &&
        !n &&
        ((n = !0),
        console.warn(
          e +
            `: postcss.plugin was deprecated. Migration guide:
https://evilmartians.com/chronicles/postcss-8-plugin-migration`,
        ),
        {}.LANG &&
          {}.LANG.startsWith(`cn`) &&
          console.warn(
            e +
              `: 里面 postcss.plugin 被弃用. 迁移指南:
https://www.w3ctech.com/topic/2226`,
          ));
      var i = t.apply(void 0, [].concat(r));
      return ((i.postcssPlugin = e), (i.postcssVersion = new Yi().version), i);
    }
    var i;
    return (
      Object.defineProperty(r, "postcss", {
        get: function () {
          return ((i ||= r()), i);
        },
      }),
      (r.process = function (e, t, n) {
        return P([r(n)]).process(e, t);
      }),
      r
    );
  }),
    (P.stringify = Xi),
    (P.parse = ia),
    (P.fromJSON = Zi),
    (P.list = aa),
    (P.comment = function (e) {
      return new ea(e);
    }),
    (P.atRule = function (e) {
      return new ta(e);
    }),
    (P.decl = function (e) {
      return new Ki(e);
    }),
    (P.rule = function (e) {
      return new oa(e);
    }),
    (P.root = function (e) {
      return new sa(e);
    }),
    (P.document = function (e) {
      return new Qi(e);
    }),
    (P.CssSyntaxError = Gi),
    (P.Declaration = Ki),
    (P.Container = Ji),
    (P.Processor = Yi),
    (P.Document = Qi),
    (P.Comment = ea),
    (P.Warning = $i),
    (P.AtRule = ta),
    (P.Result = na),
    (P.Input = ra),
    (P.Rule = oa),
    (P.Root = sa),
    (P.Node = ca),
    qi.registerPostcss(P));
  var la = P;
  P.default = P;
  var F = wt(la);
  (F.stringify,
    F.fromJSON,
    F.plugin,
    F.parse,
    F.list,
    F.document,
    F.comment,
    F.atRule,
    F.rule,
    F.decl,
    F.root,
    F.CssSyntaxError,
    F.Declaration,
    F.Container,
    F.Processor,
    F.Document,
    F.Comment,
    F.Warning,
    F.AtRule,
    F.Result,
    F.Input,
    F.Rule,
    F.Root,
    F.Node);
  var ua = Object.defineProperty,
    da = function (e, t, n) {
      return t in e ? ua(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n);
    },
    fa = function (e, t, n) {
      return da(e, (t === void 0 ? `undefined` : _(t)) === `symbol` ? t : t + ``, n);
    };
  function pa(e) {
    return e && e.__esModule && Object.prototype.hasOwnProperty.call(e, `default`) ? e.default : e;
  }
  function ma(e) {
    if (e.__esModule) return e;
    var t = e.default;
    if (typeof t == `function`) {
      var n = function e() {
        return p(this, e) ? Reflect.construct(t, arguments, this.constructor) : t.apply(this, arguments);
      };
      n.prototype = t.prototype;
    } else n = {};
    return (
      Object.defineProperty(n, "__esModule", { value: !0 }),
      Object.keys(e).forEach(function (t) {
        var r = Object.getOwnPropertyDescriptor(e, t);
        Object.defineProperty(
          n,
          t,
          r.get
            ? r
            : {
                enumerable: !0,
                get: function () {
                  return e[t];
                },
              },
        );
      }),
      n
    );
  }
  var ha = { exports: {} },
    I = String,
    ga = function () {
      return {
        isColorSupported: !1,
        reset: I,
        bold: I,
        dim: I,
        italic: I,
        underline: I,
        inverse: I,
        hidden: I,
        strikethrough: I,
        black: I,
        red: I,
        green: I,
        yellow: I,
        blue: I,
        magenta: I,
        cyan: I,
        white: I,
        gray: I,
        bgBlack: I,
        bgRed: I,
        bgGreen: I,
        bgYellow: I,
        bgBlue: I,
        bgMagenta: I,
        bgCyan: I,
        bgWhite: I,
      };
    };
  ((ha.exports = ga()), (ha.exports.createColors = ga));
  var _a = ha.exports,
    L = ma(Object.freeze(Object.defineProperty({ __proto__: null, default: {} }, Symbol.toStringTag, { value: `Module` }))),
    va = _a,
    ya = L,
    ba = (function (e) {
      f(t, e);
      function t(n, r, i, a, o, s) {
        var c = e.call(this, n) || this;
        return (
          (c.name = `CssSyntaxError`),
          (c.reason = n),
          o && (c.file = o),
          a && (c.source = a),
          s && (c.plugin = s),
          r !== void 0 &&
            i !== void 0 &&
            (typeof r == `number`
              ? ((c.line = r), (c.column = i))
              : ((c.line = r.line), (c.column = r.column), (c.endLine = i.line), (c.endColumn = i.column))),
          c.setMessage(),
          Error.captureStackTrace && Error.captureStackTrace(c, t),
          c
        );
      }
      var n = t.prototype;
      return (
        (n.setMessage = function () {
          ((this.message = this.plugin ? this.plugin + `: ` : ``),
            (this.message += this.file ? this.file : `<css input>`),
            this.line !== void 0 && (this.message += `:` + this.line + `:` + this.column),
            (this.message += `: ` + this.reason));
        }),
        (n.showSourceCode = function (e) {
          var t = this;
          if (!this.source) return ``;
          var n = this.source;
          ((e ??= va.isColorSupported), ya && e && (n = ya(n)));
          var r = n.split(/\r?\n/),
            i = Math.max(this.line - 3, 0),
            a = Math.min(this.line + 2, r.length),
            o = String(a).length,
            s,
            c;
          if (e) {
            var l = va.createColors(!0),
              u = l.bold,
              d = l.gray,
              f = l.red;
            ((s = function (e) {
              return u(f(e));
            }),
              (c = function (e) {
                return d(e);
              }));
          } else
            s = c = function (e) {
              return e;
            };
          return r.slice(i, a).map(function (e, n) {
            var r = i + 1 + n,
              a = ` ` + (` ` + r).slice(-o) + ` | `;
            if (r === t.line) {
              var l = c(a.replace(/\d/g, ` `)) + e.slice(0, t.column - 1).replace(/[^\t]/g, ` `);
              return (
                s(`>`) +
                c(a) +
                e +
                `
 ` +
                l +
                s(`^`)
              );
            }
            return ` ` + c(a) + e;
          }).join(`
`);
        }),
        (n.toString = function () {
          var e = this.showSourceCode();
          return (
            (e &&=
              `

` +
              e +
              `
`),
            this.name + `: ` + this.message + e
          );
        }),
        t
      );
    })(y(Error)),
    xa = ba;
  ba.default = ba;
  var Sa = {};
  ((Sa.isClean = Symbol(`isClean`)), (Sa.my = Symbol(`my`)));
  var Ca = {
    after: `
`,
    beforeClose: `
`,
    beforeComment: `
`,
    beforeDecl: `
`,
    beforeOpen: ` `,
    beforeRule: `
`,
    colon: `: `,
    commentLeft: ` `,
    commentRight: ` `,
    emptyBody: ``,
    indent: `    `,
    semicolon: !1,
  };
  function wa(e) {
    return e[0].toUpperCase() + e.slice(1);
  }
  var Ta = (function () {
      function e(e) {
        this.builder = e;
      }
      var t = e.prototype;
      return (
        (t.atrule = function (e, t) {
          var n = `@` + e.name,
            r = e.params ? this.rawValue(e, `params`) : ``;
          if ((e.raws.afterName === void 0 ? r && (n += ` `) : (n += e.raws.afterName), e.nodes)) this.block(e, n + r);
          else {
            var i = (e.raws.between || ``) + (t ? `;` : ``);
            this.builder(n + r + i, e);
          }
        }),
        (t.beforeAfter = function (e, t) {
          for (
            var n =
                e.type === `decl`
                  ? this.raw(e, null, `beforeDecl`)
                  : e.type === `comment`
                    ? this.raw(e, null, `beforeComment`)
                    : t === `before`
                      ? this.raw(e, null, `beforeRule`)
                      : this.raw(e, null, `beforeClose`),
              r = e.parent,
              i = 0;
            r && r.type !== `root`;
          )
            ((i += 1), (r = r.parent));
          if (
            n.includes(`
`)
          ) {
            var a = this.raw(e, null, `indent`);
            if (a.length) for (var o = 0; o < i; o++) n += a;
          }
          return n;
        }),
        (t.block = function (e, t) {
          var n = this.raw(e, `between`, `beforeOpen`);
          this.builder(t + n + `{`, e, `start`);
          var r;
          (e.nodes && e.nodes.length ? (this.body(e), (r = this.raw(e, `after`))) : (r = this.raw(e, `after`, `emptyBody`)),
            r && this.builder(r),
            this.builder(`}`, e, `end`));
        }),
        (t.body = function (e) {
          for (var t = e.nodes.length - 1; t > 0 && e.nodes[t].type === `comment`;) --t;
          for (var n = this.raw(e, `semicolon`), r = 0; r < e.nodes.length; r++) {
            var i = e.nodes[r],
              a = this.raw(i, `before`);
            (a && this.builder(a), this.stringify(i, t !== r || n));
          }
        }),
        (t.comment = function (e) {
          var t = this.raw(e, `left`, `commentLeft`),
            n = this.raw(e, `right`, `commentRight`);
          this.builder(`/*` + t + e.text + n + `*/`, e);
        }),
        (t.decl = function (e, t) {
          var n = this.raw(e, `between`, `colon`),
            r = e.prop + n + this.rawValue(e, `value`);
          (e.important && (r += e.raws.important || ` !important`), t && (r += `;`), this.builder(r, e));
        }),
        (t.document = function (e) {
          this.body(e);
        }),
        (t.raw = function (e, t, n) {
          var r;
          if (((n ||= t), t && ((r = e.raws[t]), r !== void 0))) return r;
          var i = e.parent;
          if (n === `before` && (!i || (i.type === `root` && i.first === e) || (i && i.type === `document`))) return ``;
          if (!i) return Ca[n];
          var a = e.root();
          if (((a.rawCache ||= {}), a.rawCache[n] !== void 0)) return a.rawCache[n];
          if (n === `before` || n === `after`) return this.beforeAfter(e, n);
          var o = `raw` + wa(n);
          return (
            this[o]
              ? (r = this[o](a, e))
              : a.walk(function (e) {
                  if (((r = e.raws[t]), r !== void 0)) return !1;
                }),
            r === void 0 && (r = Ca[n]),
            (a.rawCache[n] = r),
            r
          );
        }),
        (t.rawBeforeClose = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length > 0 && e.raws.after !== void 0)
                return (
                  (t = e.raws.after),
                  t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            (t &&= t.replace(/\S/g, ``)),
            t
          );
        }),
        (t.rawBeforeComment = function (e, t) {
          var n;
          return (
            e.walkComments(function (e) {
              if (e.raws.before !== void 0)
                return (
                  (n = e.raws.before),
                  n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            n === void 0 ? (n = this.raw(t, null, `beforeDecl`)) : (n &&= n.replace(/\S/g, ``)),
            n
          );
        }),
        (t.rawBeforeDecl = function (e, t) {
          var n;
          return (
            e.walkDecls(function (e) {
              if (e.raws.before !== void 0)
                return (
                  (n = e.raws.before),
                  n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            n === void 0 ? (n = this.raw(t, null, `beforeRule`)) : (n &&= n.replace(/\S/g, ``)),
            n
          );
        }),
        (t.rawBeforeOpen = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.type !== `decl` && ((t = e.raws.between), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawBeforeRule = function (e) {
          var t;
          return (
            e.walk(function (n) {
              if (n.nodes && (n.parent !== e || e.first !== n) && n.raws.before !== void 0)
                return (
                  (t = n.raws.before),
                  t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            (t &&= t.replace(/\S/g, ``)),
            t
          );
        }),
        (t.rawColon = function (e) {
          var t;
          return (
            e.walkDecls(function (e) {
              if (e.raws.between !== void 0) return ((t = e.raws.between.replace(/[^\s:]/g, ``)), !1);
            }),
            t
          );
        }),
        (t.rawEmptyBody = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length === 0 && ((t = e.raws.after), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawIndent = function (e) {
          if (e.raws.indent) return e.raws.indent;
          var t;
          return (
            e.walk(function (n) {
              var r = n.parent;
              if (r && r !== e && r.parent && r.parent === e && n.raws.before !== void 0) {
                var i = n.raws.before.split(`
`);
                return ((t = i[i.length - 1]), (t = t.replace(/\S/g, ``)), !1);
              }
            }),
            t
          );
        }),
        (t.rawSemicolon = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length && e.last.type === `decl` && ((t = e.raws.semicolon), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawValue = function (e, t) {
          var n = e[t],
            r = e.raws[t];
          return r && r.value === n ? r.raw : n;
        }),
        (t.root = function (e) {
          (this.body(e), e.raws.after && this.builder(e.raws.after));
        }),
        (t.rule = function (e) {
          (this.block(e, this.rawValue(e, `selector`)), e.raws.ownSemicolon && this.builder(e.raws.ownSemicolon, e, `end`));
        }),
        (t.stringify = function (e, t) {
          if (!this[e.type]) throw Error(`Unknown AST node type ` + e.type + `. Maybe you need to change PostCSS stringifier.`);
          this[e.type](e, t);
        }),
        e
      );
    })(),
    Ea = Ta;
  Ta.default = Ta;
  var Da = Ea;
  function Oa(e, t) {
    new Da(t).stringify(e);
  }
  var ka = Oa;
  Oa.default = Oa;
  var Aa = Sa.isClean,
    ja = Sa.my,
    Ma = xa,
    Na = Ea,
    Pa = ka;
  function Fa(e, t) {
    var n = new e.constructor();
    for (var r in e)
      if (Object.prototype.hasOwnProperty.call(e, r) && r !== `proxyCache`) {
        var i = e[r],
          a = i === void 0 ? `undefined` : _(i);
        r === `parent` && a === `object`
          ? t && (n[r] = t)
          : r === `source`
            ? (n[r] = i)
            : Array.isArray(i)
              ? (n[r] = i.map(function (e) {
                  return Fa(e, n);
                }))
              : (a === `object` && i !== null && (i = Fa(i)), (n[r] = i));
      }
    return n;
  }
  var Ia = (function () {
      function e(e) {
        for (var t in (e === void 0 && (e = {}), (this.raws = {}), (this[Aa] = !1), (this[ja] = !0), e))
          if (t === `nodes`) {
            this.nodes = [];
            for (var n = x(e[t]), r; !(r = n()).done;) {
              var i = r.value;
              typeof i.clone == `function` ? this.append(i.clone()) : this.append(i);
            }
          } else this[t] = e[t];
      }
      var t = e.prototype;
      return (
        (t.addToError = function (e) {
          if (((e.postcssNode = this), e.stack && this.source && /\n\s{4}at /.test(e.stack))) {
            var t = this.source;
            e.stack = e.stack.replace(/\n\s{4}at /, `$&` + t.input.from + `:` + t.start.line + `:` + t.start.column + `$&`);
          }
          return e;
        }),
        (t.after = function (e) {
          return (this.parent.insertAfter(this, e), this);
        }),
        (t.assign = function (e) {
          for (var t in (e === void 0 && (e = {}), e)) this[t] = e[t];
          return this;
        }),
        (t.before = function (e) {
          return (this.parent.insertBefore(this, e), this);
        }),
        (t.cleanRaws = function (e) {
          (delete this.raws.before, delete this.raws.after, e || delete this.raws.between);
        }),
        (t.clone = function (e) {
          e === void 0 && (e = {});
          var t = Fa(this);
          for (var n in e) t[n] = e[n];
          return t;
        }),
        (t.cloneAfter = function (e) {
          e === void 0 && (e = {});
          var t = this.clone(e);
          return (this.parent.insertAfter(this, t), t);
        }),
        (t.cloneBefore = function (e) {
          e === void 0 && (e = {});
          var t = this.clone(e);
          return (this.parent.insertBefore(this, t), t);
        }),
        (t.error = function (e, t) {
          if ((t === void 0 && (t = {}), this.source)) {
            var n = this.rangeBy(t),
              r = n.end,
              i = n.start;
            return this.source.input.error(e, { column: i.column, line: i.line }, { column: r.column, line: r.line }, t);
          }
          return new Ma(e);
        }),
        (t.getProxyProcessor = function () {
          return {
            get: function (e, t) {
              return t === `proxyOf`
                ? e
                : t === `root`
                  ? function () {
                      return e.root().toProxy();
                    }
                  : e[t];
            },
            set: function (e, t, n) {
              return (
                e[t] === n ||
                  ((e[t] = n),
                  (t === `prop` || t === `value` || t === `name` || t === `params` || t === `important` || t === `text`) && e.markDirty()),
                !0
              );
            },
          };
        }),
        (t.markDirty = function () {
          if (this[Aa]) {
            this[Aa] = !1;
            for (var e = this; (e = e.parent);) e[Aa] = !1;
          }
        }),
        (t.next = function () {
          if (this.parent) {
            var e = this.parent.index(this);
            return this.parent.nodes[e + 1];
          }
        }),
        (t.positionBy = function (e, t) {
          var n = this.source.start;
          if (e.index) n = this.positionInside(e.index, t);
          else if (e.word) {
            t = this.toString();
            var r = t.indexOf(e.word);
            r !== -1 && (n = this.positionInside(r, t));
          }
          return n;
        }),
        (t.positionInside = function (e, t) {
          for (var n = t || this.toString(), r = this.source.start.column, i = this.source.start.line, a = 0; a < e; a++)
            n[a] ===
            `
`
              ? ((r = 1), (i += 1))
              : (r += 1);
          return { column: r, line: i };
        }),
        (t.prev = function () {
          if (this.parent) {
            var e = this.parent.index(this);
            return this.parent.nodes[e - 1];
          }
        }),
        (t.rangeBy = function (e) {
          var t = { column: this.source.start.column, line: this.source.start.line },
            n = this.source.end
              ? { column: this.source.end.column + 1, line: this.source.end.line }
              : { column: t.column + 1, line: t.line };
          if (e.word) {
            var r = this.toString(),
              i = r.indexOf(e.word);
            i !== -1 && ((t = this.positionInside(i, r)), (n = this.positionInside(i + e.word.length, r)));
          } else
            (e.start ? (t = { column: e.start.column, line: e.start.line }) : e.index && (t = this.positionInside(e.index)),
              e.end
                ? (n = { column: e.end.column, line: e.end.line })
                : typeof e.endIndex == `number`
                  ? (n = this.positionInside(e.endIndex))
                  : e.index && (n = this.positionInside(e.index + 1)));
          return (
            (n.line < t.line || (n.line === t.line && n.column <= t.column)) && (n = { column: t.column + 1, line: t.line }),
            { end: n, start: t }
          );
        }),
        (t.raw = function (e, t) {
          return new Na().raw(this, e, t);
        }),
        (t.remove = function () {
          return (this.parent && this.parent.removeChild(this), (this.parent = void 0), this);
        }),
        (t.replaceWith = function () {
          var e = [...arguments];
          if (this.parent) {
            for (var t = this, n = !1, r = x(e), i; !(i = r()).done;) {
              var a = i.value;
              a === this ? (n = !0) : n ? (this.parent.insertAfter(t, a), (t = a)) : this.parent.insertBefore(t, a);
            }
            n || this.remove();
          }
          return this;
        }),
        (t.root = function () {
          for (var e = this; e.parent && e.parent.type !== `document`;) e = e.parent;
          return e;
        }),
        (t.toJSON = function (e, t) {
          var n = {},
            r = t == null;
          t ||= new Map();
          var i = 0;
          for (var a in this)
            if (Object.prototype.hasOwnProperty.call(this, a) && a !== `parent` && a !== `proxyCache`) {
              var o = this[a];
              if (Array.isArray(o))
                n[a] = o.map(function (e) {
                  return (e === void 0 ? `undefined` : _(e)) === `object` && e.toJSON ? e.toJSON(null, t) : e;
                });
              else if ((o === void 0 ? `undefined` : _(o)) === `object` && o.toJSON) n[a] = o.toJSON(null, t);
              else if (a === `source`) {
                var s = t.get(o.input);
                (s ?? ((s = i), t.set(o.input, i), i++), (n[a] = { end: o.end, inputId: s, start: o.start }));
              } else n[a] = o;
            }
          return (
            r &&
              (n.inputs = [].concat(t.keys()).map(function (e) {
                return e.toJSON();
              })),
            n
          );
        }),
        (t.toProxy = function () {
          return ((this.proxyCache ||= new Proxy(this, this.getProxyProcessor())), this.proxyCache);
        }),
        (t.toString = function (e) {
          (e === void 0 && (e = Pa), e.stringify && (e = e.stringify));
          var t = ``;
          return (
            e(this, function (e) {
              t += e;
            }),
            t
          );
        }),
        (t.warn = function (e, t, n) {
          var r = { node: this };
          for (var i in n) r[i] = n[i];
          return e.warn(t, r);
        }),
        l(e, [
          {
            key: `proxyOf`,
            get: function () {
              return this;
            },
          },
        ]),
        e
      );
    })(),
    La = Ia;
  Ia.default = Ia;
  var Ra = (function (e) {
      f(t, e);
      function t(t) {
        var n;
        return (
          t && t.value !== void 0 && typeof t.value != `string` && (t = u({}, t, { value: String(t.value) })),
          (n = e.call(this, t) || this),
          (n.type = `decl`),
          n
        );
      }
      return (
        l(t, [
          {
            key: `variable`,
            get: function () {
              return this.prop.startsWith(`--`) || this.prop[0] === `$`;
            },
          },
        ]),
        t
      );
    })(La),
    za = Ra;
  Ra.default = Ra;
  var Ba = `useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict`,
    Va = {
      nanoid: function (e) {
        e === void 0 && (e = 21);
        for (var t = ``, n = e; n--;) t += Ba[(Math.random() * 64) | 0];
        return t;
      },
    },
    Ha = L.SourceMapConsumer,
    Ua = L.SourceMapGenerator,
    Wa = L.existsSync,
    Ga = L.readFileSync,
    Ka = L.dirname,
    qa = L.join;
  function Ja(e) {
    return Buffer ? Buffer.from(e, `base64`).toString() : window.atob(e);
  }
  var Ya = (function () {
      function e(e, t) {
        if (t.map !== !1) {
          (this.loadAnnotation(e), (this.inline = this.startWith(this.annotation, `data:`)));
          var n = t.map ? t.map.prev : void 0,
            r = this.loadMap(t.from, n);
          (!this.mapFile && t.from && (this.mapFile = t.from), this.mapFile && (this.root = Ka(this.mapFile)), r && (this.text = r));
        }
      }
      var t = e.prototype;
      return (
        (t.consumer = function () {
          return ((this.consumerCache ||= new Ha(this.text)), this.consumerCache);
        }),
        (t.decodeInline = function (e) {
          var t = /^data:application\/json;charset=utf-?8;base64,/,
            n = /^data:application\/json;base64,/;
          if (/^data:application\/json;charset=utf-?8,/.test(e) || /^data:application\/json,/.test(e))
            return decodeURIComponent(e.substr(RegExp.lastMatch.length));
          if (t.test(e) || n.test(e)) return Ja(e.substr(RegExp.lastMatch.length));
          var r = e.match(/data:application\/json;([^,]+),/)[1];
          throw Error(`Unsupported source map encoding ` + r);
        }),
        (t.getAnnotationURL = function (e) {
          return e.replace(/^\/\*\s*# sourceMappingURL=/, ``).trim();
        }),
        (t.isMap = function (e) {
          return (e === void 0 ? `undefined` : _(e)) === `object`
            ? typeof e.mappings == `string` || typeof e._mappings == `string` || Array.isArray(e.sections)
            : !1;
        }),
        (t.loadAnnotation = function (e) {
          var t = e.match(/\/\*\s*# sourceMappingURL=/gm);
          if (t) {
            var n = e.lastIndexOf(t.pop()),
              r = e.indexOf(`*/`, n);
            n > -1 && r > -1 && (this.annotation = this.getAnnotationURL(e.substring(n, r)));
          }
        }),
        (t.loadFile = function (e) {
          if (((this.root = Ka(e)), Wa(e))) return ((this.mapFile = e), Ga(e, `utf-8`).toString().trim());
        }),
        (t.loadMap = function (e, t) {
          if (t === !1) return !1;
          if (t) {
            if (typeof t == `string`) return t;
            if (typeof t == `function`) {
              var n = t(e);
              if (n) {
                var r = this.loadFile(n);
                if (!r) throw Error(`Unable to load previous source map: ` + n.toString());
                return r;
              }
            } else {
              if (p(t, Ha)) return Ua.fromSourceMap(t).toString();
              if (p(t, Ua)) return t.toString();
              if (this.isMap(t)) return JSON.stringify(t);
              throw Error(`Unsupported previous source map format: ` + t.toString());
            }
          } else {
            if (this.inline) return this.decodeInline(this.annotation);
            if (this.annotation) {
              var i = this.annotation;
              return (e && (i = qa(Ka(e), i)), this.loadFile(i));
            }
          }
        }),
        (t.startWith = function (e, t) {
          return e ? e.substr(0, t.length) === t : !1;
        }),
        (t.withContent = function () {
          return !!(this.consumer().sourcesContent && this.consumer().sourcesContent.length > 0);
        }),
        e
      );
    })(),
    Xa = Ya;
  Ya.default = Ya;
  var Za = L.SourceMapConsumer,
    Qa = L.SourceMapGenerator,
    $a = L.fileURLToPath,
    eo = L.pathToFileURL,
    to = L.isAbsolute,
    no = L.resolve,
    ro = Va.nanoid,
    io = L,
    ao = xa,
    oo = Xa,
    so = Symbol(`fromOffsetCache`),
    co = !!(Za && Qa),
    lo = !!(no && to),
    uo = (function () {
      function e(e, t) {
        if ((t === void 0 && (t = {}), e == null || ((e === void 0 ? `undefined` : _(e)) === `object` && !e.toString)))
          throw Error(`PostCSS received ` + e + ` instead of CSS string`);
        if (
          ((this.css = e.toString()),
          this.css[0] === `﻿` || this.css[0] === `￾` ? ((this.hasBOM = !0), (this.css = this.css.slice(1))) : (this.hasBOM = !1),
          t.from && (this.file = !lo || /^\w+:\/\//.test(t.from) || to(t.from) ? t.from : no(t.from)),
          lo && co)
        ) {
          var n = new oo(this.css, t);
          if (n.text) {
            this.map = n;
            var r = n.consumer().file;
            !this.file && r && (this.file = this.mapResolve(r));
          }
        }
        (this.file || (this.id = `<input css ` + ro(6) + `>`), this.map && (this.map.file = this.from));
      }
      var t = e.prototype;
      return (
        (t.error = function (e, t, n, r) {
          r === void 0 && (r = {});
          var i, a, o;
          if (t && (t === void 0 ? `undefined` : _(t)) === `object`) {
            var s = t,
              c = n;
            if (typeof s.offset == `number`) {
              var l = this.fromOffset(s.offset);
              ((t = l.line), (n = l.col));
            } else ((t = s.line), (n = s.column));
            if (typeof c.offset == `number`) {
              var u = this.fromOffset(c.offset);
              ((a = u.line), (o = u.col));
            } else ((a = c.line), (o = c.column));
          } else if (!n) {
            var d = this.fromOffset(t);
            ((t = d.line), (n = d.col));
          }
          var f = this.origin(t, n, a, o);
          return (
            (i = f
              ? new ao(
                  e,
                  f.endLine === void 0 ? f.line : { column: f.column, line: f.line },
                  f.endLine === void 0 ? f.column : { column: f.endColumn, line: f.endLine },
                  f.source,
                  f.file,
                  r.plugin,
                )
              : new ao(
                  e,
                  a === void 0 ? t : { column: n, line: t },
                  a === void 0 ? n : { column: o, line: a },
                  this.css,
                  this.file,
                  r.plugin,
                )),
            (i.input = { column: n, endColumn: o, endLine: a, line: t, source: this.css }),
            this.file && (eo && (i.input.url = eo(this.file).toString()), (i.input.file = this.file)),
            i
          );
        }),
        (t.fromOffset = function (e) {
          var t, n;
          if (this[so]) n = this[so];
          else {
            var r = this.css.split(`
`);
            n = Array(r.length);
            for (var i = 0, a = 0, o = r.length; a < o; a++) ((n[a] = i), (i += r[a].length + 1));
            this[so] = n;
          }
          t = n[n.length - 1];
          var s = 0;
          if (e >= t) s = n.length - 1;
          else
            for (var c = n.length - 2, l; s < c;)
              if (((l = s + ((c - s) >> 1)), e < n[l])) c = l - 1;
              else if (e >= n[l + 1]) s = l + 1;
              else {
                s = l;
                break;
              }
          return { col: e - n[s] + 1, line: s + 1 };
        }),
        (t.mapResolve = function (e) {
          return /^\w+:\/\//.test(e) ? e : no(this.map.consumer().sourceRoot || this.map.root || `.`, e);
        }),
        (t.origin = function (e, t, n, r) {
          if (!this.map) return !1;
          var i = this.map.consumer(),
            a = i.originalPositionFor({ column: t, line: e });
          if (!a.source) return !1;
          var o;
          typeof n == `number` && (o = i.originalPositionFor({ column: r, line: n }));
          var s = to(a.source) ? eo(a.source) : new URL(a.source, this.map.consumer().sourceRoot || eo(this.map.mapFile)),
            c = { column: a.column, endColumn: o && o.column, endLine: o && o.line, line: a.line, url: s.toString() };
          if (s.protocol === `file:`) {
            if ($a) c.file = $a(s);
            else throw Error(`file: protocol is not available in this PostCSS build`);
          }
          var l = i.sourceContentFor(a.source);
          return (l && (c.source = l), c);
        }),
        (t.toJSON = function () {
          for (var e = {}, t = 0, n = [`hasBOM`, `css`, `file`, `id`]; t < n.length; t++) {
            var r = n[t];
            this[r] != null && (e[r] = this[r]);
          }
          return (this.map && ((e.map = u({}, this.map)), e.map.consumerCache && (e.map.consumerCache = void 0)), e);
        }),
        l(e, [
          {
            key: `from`,
            get: function () {
              return this.file || this.id;
            },
          },
        ]),
        e
      );
    })(),
    fo = uo;
  ((uo.default = uo), io && io.registerInput && io.registerInput(uo));
  var po = L.SourceMapConsumer,
    mo = L.SourceMapGenerator,
    ho = L.dirname,
    go = L.relative,
    _o = L.resolve,
    vo = L.sep,
    yo = L.pathToFileURL,
    bo = fo,
    xo = !!(po && mo),
    So = !!(ho && _o && go && vo),
    Co = (function () {
      function e(e, t, n, r) {
        ((this.stringify = e),
          (this.mapOpts = n.map || {}),
          (this.root = t),
          (this.opts = n),
          (this.css = r),
          (this.originalCSS = r),
          (this.usesFileUrls = !this.mapOpts.from && this.mapOpts.absolute),
          (this.memoizedFileURLs = new Map()),
          (this.memoizedPaths = new Map()),
          (this.memoizedURLs = new Map()));
      }
      var t = e.prototype;
      return (
        (t.addAnnotation = function () {
          var e = this.isInline()
              ? `data:application/json;base64,` + this.toBase64(this.map.toString())
              : typeof this.mapOpts.annotation == `string`
                ? this.mapOpts.annotation
                : typeof this.mapOpts.annotation == `function`
                  ? this.mapOpts.annotation(this.opts.to, this.root)
                  : this.outputFile() + `.map`,
            t = `
`;
          (this.css.includes(`\r
`) &&
            (t = `\r
`),
            (this.css += t + `/*# sourceMappingURL=` + e + ` */`));
        }),
        (t.applyPrevMaps = function () {
          for (var e = x(this.previous()), t; !(t = e()).done;) {
            var n = t.value,
              r = this.toUrl(this.path(n.file)),
              i = n.root || ho(n.file),
              a = void 0;
            (this.mapOpts.sourcesContent === !1
              ? ((a = new po(n.text)), a.sourcesContent && (a.sourcesContent = null))
              : (a = n.consumer()),
              this.map.applySourceMap(a, r, this.toUrl(this.path(i))));
          }
        }),
        (t.clearAnnotation = function () {
          if (this.mapOpts.annotation !== !1) {
            if (this.root)
              for (var e, t = this.root.nodes.length - 1; t >= 0; t--)
                ((e = this.root.nodes[t]), e.type === `comment` && e.text.indexOf(`# sourceMappingURL=`) === 0 && this.root.removeChild(t));
            else this.css &&= this.css.replace(/\n*?\/\*#[\S\s]*?\*\/$/gm, ``);
          }
        }),
        (t.generate = function () {
          if ((this.clearAnnotation(), So && xo && this.isMap())) return this.generateMap();
          var e = ``;
          return (
            this.stringify(this.root, function (t) {
              e += t;
            }),
            [e]
          );
        }),
        (t.generateMap = function () {
          if (this.root) this.generateString();
          else if (this.previous().length === 1) {
            var e = this.previous()[0].consumer();
            ((e.file = this.outputFile()), (this.map = mo.fromSourceMap(e, { ignoreInvalidMapping: !0 })));
          } else
            ((this.map = new mo({ file: this.outputFile(), ignoreInvalidMapping: !0 })),
              this.map.addMapping({
                generated: { column: 0, line: 1 },
                original: { column: 0, line: 1 },
                source: this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`,
              }));
          return (
            this.isSourcesContent() && this.setSourcesContent(),
            this.root && this.previous().length > 0 && this.applyPrevMaps(),
            this.isAnnotation() && this.addAnnotation(),
            this.isInline() ? [this.css] : [this.css, this.map]
          );
        }),
        (t.generateString = function () {
          var e = this;
          ((this.css = ``), (this.map = new mo({ file: this.outputFile(), ignoreInvalidMapping: !0 })));
          var t = 1,
            n = 1,
            r = `<no source>`,
            i = { generated: { column: 0, line: 0 }, original: { column: 0, line: 0 }, source: `` },
            a,
            o;
          this.stringify(this.root, function (s, c, l) {
            if (
              ((e.css += s),
              c &&
                l !== `end` &&
                ((i.generated.line = t),
                (i.generated.column = n - 1),
                c.source && c.source.start
                  ? ((i.source = e.sourcePath(c)),
                    (i.original.line = c.source.start.line),
                    (i.original.column = c.source.start.column - 1),
                    e.map.addMapping(i))
                  : ((i.source = r), (i.original.line = 1), (i.original.column = 0), e.map.addMapping(i))),
              (a = s.match(/\n/g)),
              a
                ? ((t += a.length),
                  (o = s.lastIndexOf(`
`)),
                  (n = s.length - o))
                : (n += s.length),
              c && l !== `start`)
            ) {
              var u = c.parent || { raws: {} };
              (!(c.type === `decl` || (c.type === `atrule` && !c.nodes)) || c !== u.last || u.raws.semicolon) &&
                (c.source && c.source.end
                  ? ((i.source = e.sourcePath(c)),
                    (i.original.line = c.source.end.line),
                    (i.original.column = c.source.end.column - 1),
                    (i.generated.line = t),
                    (i.generated.column = n - 2),
                    e.map.addMapping(i))
                  : ((i.source = r),
                    (i.original.line = 1),
                    (i.original.column = 0),
                    (i.generated.line = t),
                    (i.generated.column = n - 1),
                    e.map.addMapping(i)));
            }
          });
        }),
        (t.isAnnotation = function () {
          return this.isInline()
            ? !0
            : this.mapOpts.annotation === void 0
              ? !this.previous().length ||
                this.previous().some(function (e) {
                  return e.annotation;
                })
              : this.mapOpts.annotation;
        }),
        (t.isInline = function () {
          if (this.mapOpts.inline !== void 0) return this.mapOpts.inline;
          var e = this.mapOpts.annotation;
          return e !== void 0 && e !== !0
            ? !1
            : !this.previous().length ||
                this.previous().some(function (e) {
                  return e.inline;
                });
        }),
        (t.isMap = function () {
          return this.opts.map === void 0 ? this.previous().length > 0 : !!this.opts.map;
        }),
        (t.isSourcesContent = function () {
          return this.mapOpts.sourcesContent === void 0
            ? !this.previous().length ||
                this.previous().some(function (e) {
                  return e.withContent();
                })
            : this.mapOpts.sourcesContent;
        }),
        (t.outputFile = function () {
          return this.opts.to ? this.path(this.opts.to) : this.opts.from ? this.path(this.opts.from) : `to.css`;
        }),
        (t.path = function (e) {
          if (this.mapOpts.absolute || e.charCodeAt(0) === 60 || /^\w+:\/\//.test(e)) return e;
          var t = this.memoizedPaths.get(e);
          if (t) return t;
          var n = this.opts.to ? ho(this.opts.to) : `.`;
          typeof this.mapOpts.annotation == `string` && (n = ho(_o(n, this.mapOpts.annotation)));
          var r = go(n, e);
          return (this.memoizedPaths.set(e, r), r);
        }),
        (t.previous = function () {
          var e = this;
          if (!this.previousMaps) {
            if (((this.previousMaps = []), this.root))
              this.root.walk(function (t) {
                if (t.source && t.source.input.map) {
                  var n = t.source.input.map;
                  e.previousMaps.includes(n) || e.previousMaps.push(n);
                }
              });
            else {
              var t = new bo(this.originalCSS, this.opts);
              t.map && this.previousMaps.push(t.map);
            }
          }
          return this.previousMaps;
        }),
        (t.setSourcesContent = function () {
          var e = this,
            t = {};
          if (this.root)
            this.root.walk(function (n) {
              if (n.source) {
                var r = n.source.input.from;
                if (r && !t[r]) {
                  t[r] = !0;
                  var i = e.usesFileUrls ? e.toFileUrl(r) : e.toUrl(e.path(r));
                  e.map.setSourceContent(i, n.source.input.css);
                }
              }
            });
          else if (this.css) {
            var n = this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`;
            this.map.setSourceContent(n, this.css);
          }
        }),
        (t.sourcePath = function (e) {
          return this.mapOpts.from
            ? this.toUrl(this.mapOpts.from)
            : this.usesFileUrls
              ? this.toFileUrl(e.source.input.from)
              : this.toUrl(this.path(e.source.input.from));
        }),
        (t.toBase64 = function (e) {
          return Buffer ? Buffer.from(e).toString(`base64`) : window.btoa(unescape(encodeURIComponent(e)));
        }),
        (t.toFileUrl = function (e) {
          var t = this.memoizedFileURLs.get(e);
          if (t) return t;
          if (yo) {
            var n = yo(e).toString();
            return (this.memoizedFileURLs.set(e, n), n);
          }
          throw Error("`map.absolute` option is not available in this PostCSS build");
        }),
        (t.toUrl = function (e) {
          var t = this.memoizedURLs.get(e);
          if (t) return t;
          vo === `\\` && (e = e.replace(/\\/g, `/`));
          var n = encodeURI(e).replace(/[#?]/g, encodeURIComponent);
          return (this.memoizedURLs.set(e, n), n);
        }),
        e
      );
    })(),
    wo = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `comment`), n);
      }
      return t;
    })(La),
    To = wo;
  wo.default = wo;
  var Eo = Sa.isClean,
    Do = Sa.my,
    Oo = za,
    ko = To,
    Ao = La,
    jo,
    Mo,
    No,
    Po;
  function Fo(e) {
    return e.map(function (e) {
      return ((e.nodes &&= Fo(e.nodes)), delete e.source, e);
    });
  }
  function Io(e) {
    if (((e[Eo] = !1), e.proxyOf.nodes))
      for (var t = x(e.proxyOf.nodes), n; !(n = t()).done;) {
        var r = n.value;
        Io(r);
      }
  }
  var Lo = (function (e) {
    f(t, e);
    function t() {
      return e.apply(this, arguments) || this;
    }
    var n = t.prototype;
    return (
      (n.append = function () {
        for (var e = x([...arguments]), t; !(t = e()).done;)
          for (var n = t.value, r = this.normalize(n, this.last), i = x(r), a; !(a = i()).done;) {
            var o = a.value;
            this.proxyOf.nodes.push(o);
          }
        return (this.markDirty(), this);
      }),
      (n.cleanRaws = function (t) {
        if ((e.prototype.cleanRaws.call(this, t), this.nodes)) for (var n = x(this.nodes), r; !(r = n()).done;) r.value.cleanRaws(t);
      }),
      (n.each = function (e) {
        if (this.proxyOf.nodes) {
          for (
            var t = this.getIterator(), n, r;
            this.indexes[t] < this.proxyOf.nodes.length && ((n = this.indexes[t]), (r = e(this.proxyOf.nodes[n], n)), r !== !1);
          )
            this.indexes[t] += 1;
          return (delete this.indexes[t], r);
        }
      }),
      (n.every = function (e) {
        return this.nodes.every(e);
      }),
      (n.getIterator = function () {
        ((this.lastEach ||= 0), (this.indexes ||= {}), (this.lastEach += 1));
        var e = this.lastEach;
        return ((this.indexes[e] = 0), e);
      }),
      (n.getProxyProcessor = function () {
        return {
          get: function (e, t) {
            return t === `proxyOf`
              ? e
              : e[t]
                ? t === `each` || (typeof t == `string` && t.startsWith(`walk`))
                  ? function () {
                      var n = [...arguments],
                        r;
                      return (r = e)[t].apply(
                        r,
                        [].concat(
                          n.map(function (e) {
                            return typeof e == `function`
                              ? function (t, n) {
                                  return e(t.toProxy(), n);
                                }
                              : e;
                          }),
                        ),
                      );
                    }
                  : t === `every` || t === `some`
                    ? function (n) {
                        return e[t](function (e) {
                          var t = [...arguments].slice(1);
                          return n.apply(void 0, [e.toProxy()].concat(t));
                        });
                      }
                    : t === `root`
                      ? function () {
                          return e.root().toProxy();
                        }
                      : t === `nodes`
                        ? e.nodes.map(function (e) {
                            return e.toProxy();
                          })
                        : t === `first` || t === `last`
                          ? e[t].toProxy()
                          : e[t]
                : e[t];
          },
          set: function (e, t, n) {
            return (e[t] === n || ((e[t] = n), (t === `name` || t === `params` || t === `selector`) && e.markDirty()), !0);
          },
        };
      }),
      (n.index = function (e) {
        return typeof e == `number` ? e : (e.proxyOf && (e = e.proxyOf), this.proxyOf.nodes.indexOf(e));
      }),
      (n.insertAfter = function (e, t) {
        var n = this.index(e),
          r = this.normalize(t, this.proxyOf.nodes[n]).reverse();
        n = this.index(e);
        for (var i = x(r), a; !(a = i()).done;) {
          var o = a.value;
          this.proxyOf.nodes.splice(n + 1, 0, o);
        }
        var s;
        for (var c in this.indexes) ((s = this.indexes[c]), n < s && (this.indexes[c] = s + r.length));
        return (this.markDirty(), this);
      }),
      (n.insertBefore = function (e, t) {
        var n = this.index(e),
          r = n === 0 && `prepend`,
          i = this.normalize(t, this.proxyOf.nodes[n], r).reverse();
        n = this.index(e);
        for (var a = x(i), o; !(o = a()).done;) {
          var s = o.value;
          this.proxyOf.nodes.splice(n, 0, s);
        }
        var c;
        for (var l in this.indexes) ((c = this.indexes[l]), n <= c && (this.indexes[l] = c + i.length));
        return (this.markDirty(), this);
      }),
      (n.normalize = function (e, n) {
        var r = this;
        if (typeof e == `string`) e = Fo(jo(e).nodes);
        else if (e === void 0) e = [];
        else if (Array.isArray(e)) {
          e = e.slice(0);
          for (var i = x(e), a; !(a = i()).done;) {
            var o = a.value;
            o.parent && o.parent.removeChild(o, `ignore`);
          }
        } else if (e.type === `root` && this.type !== `document`) {
          e = e.nodes.slice(0);
          for (var s = x(e), c; !(c = s()).done;) {
            var l = c.value;
            l.parent && l.parent.removeChild(l, `ignore`);
          }
        } else if (e.type) e = [e];
        else if (e.prop) {
          if (e.value === void 0) throw Error(`Value field is missed in node creation`);
          (typeof e.value != `string` && (e.value = String(e.value)), (e = [new Oo(e)]));
        } else if (e.selector) e = [new Mo(e)];
        else if (e.name) e = [new No(e)];
        else if (e.text) e = [new ko(e)];
        else throw Error(`Unknown node type in node creation`);
        return e.map(function (e) {
          return (
            e[Do] || t.rebuild(e),
            (e = e.proxyOf),
            e.parent && e.parent.removeChild(e),
            e[Eo] && Io(e),
            e.raws.before === void 0 && n && n.raws.before !== void 0 && (e.raws.before = n.raws.before.replace(/\S/g, ``)),
            (e.parent = r.proxyOf),
            e
          );
        });
      }),
      (n.prepend = function () {
        var e = [...arguments];
        e = e.reverse();
        for (var t = x(e), n; !(n = t()).done;) {
          for (var r = n.value, i = this.normalize(r, this.first, `prepend`).reverse(), a = x(i), o; !(o = a()).done;) {
            var s = o.value;
            this.proxyOf.nodes.unshift(s);
          }
          for (var c in this.indexes) this.indexes[c] = this.indexes[c] + i.length;
        }
        return (this.markDirty(), this);
      }),
      (n.push = function (e) {
        return ((e.parent = this), this.proxyOf.nodes.push(e), this);
      }),
      (n.removeAll = function () {
        for (var e = x(this.proxyOf.nodes), t; !(t = e()).done;) {
          var n = t.value;
          n.parent = void 0;
        }
        return ((this.proxyOf.nodes = []), this.markDirty(), this);
      }),
      (n.removeChild = function (e) {
        ((e = this.index(e)), (this.proxyOf.nodes[e].parent = void 0), this.proxyOf.nodes.splice(e, 1));
        var t;
        for (var n in this.indexes) ((t = this.indexes[n]), t >= e && (this.indexes[n] = t - 1));
        return (this.markDirty(), this);
      }),
      (n.replaceValues = function (e, t, n) {
        return (
          n || ((n = t), (t = {})),
          this.walkDecls(function (r) {
            (t.props && !t.props.includes(r.prop)) || (t.fast && !r.value.includes(t.fast)) || (r.value = r.value.replace(e, n));
          }),
          this.markDirty(),
          this
        );
      }),
      (n.some = function (e) {
        return this.nodes.some(e);
      }),
      (n.walk = function (e) {
        return this.each(function (t, n) {
          var r;
          try {
            r = e(t, n);
          } catch (e) {
            throw t.addToError(e);
          }
          return (r !== !1 && t.walk && (r = t.walk(e)), r);
        });
      }),
      (n.walkAtRules = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `atrule` && e.test(n.name)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `atrule` && n.name === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `atrule`) return t(e, n);
            }));
      }),
      (n.walkComments = function (e) {
        return this.walk(function (t, n) {
          if (t.type === `comment`) return e(t, n);
        });
      }),
      (n.walkDecls = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `decl` && e.test(n.prop)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `decl` && n.prop === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `decl`) return t(e, n);
            }));
      }),
      (n.walkRules = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `rule` && e.test(n.selector)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `rule` && n.selector === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `rule`) return t(e, n);
            }));
      }),
      l(t, [
        {
          key: `first`,
          get: function () {
            if (this.proxyOf.nodes) return this.proxyOf.nodes[0];
          },
        },
        {
          key: `last`,
          get: function () {
            if (this.proxyOf.nodes) return this.proxyOf.nodes[this.proxyOf.nodes.length - 1];
          },
        },
      ]),
      t
    );
  })(Ao);
  ((Lo.registerParse = function (e) {
    jo = e;
  }),
    (Lo.registerRule = function (e) {
      Mo = e;
    }),
    (Lo.registerAtRule = function (e) {
      No = e;
    }),
    (Lo.registerRoot = function (e) {
      Po = e;
    }));
  var Ro = Lo;
  ((Lo.default = Lo),
    (Lo.rebuild = function (e) {
      (e.type === `atrule`
        ? Object.setPrototypeOf(e, No.prototype)
        : e.type === `rule`
          ? Object.setPrototypeOf(e, Mo.prototype)
          : e.type === `decl`
            ? Object.setPrototypeOf(e, Oo.prototype)
            : e.type === `comment`
              ? Object.setPrototypeOf(e, ko.prototype)
              : e.type === `root` && Object.setPrototypeOf(e, Po.prototype),
        (e[Do] = !0),
        e.nodes &&
          e.nodes.forEach(function (e) {
            Lo.rebuild(e);
          }));
    }));
  var zo = Ro,
    Bo,
    Vo,
    Ho = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, u({ type: `document` }, t)) || this;
        return ((n.nodes ||= []), n);
      }
      var n = t.prototype;
      return (
        (n.toResult = function (e) {
          return (e === void 0 && (e = {}), new Bo(new Vo(), this, e).stringify());
        }),
        t
      );
    })(zo);
  ((Ho.registerLazyResult = function (e) {
    Bo = e;
  }),
    (Ho.registerProcessor = function (e) {
      Vo = e;
    }));
  var Uo = Ho;
  Ho.default = Ho;
  var Wo = (function () {
      function e(e, t) {
        if ((t === void 0 && (t = {}), (this.type = `warning`), (this.text = e), t.node && t.node.source)) {
          var n = t.node.rangeBy(t);
          ((this.line = n.start.line), (this.column = n.start.column), (this.endLine = n.end.line), (this.endColumn = n.end.column));
        }
        for (var r in t) this[r] = t[r];
      }
      var t = e.prototype;
      return (
        (t.toString = function () {
          return this.node
            ? this.node.error(this.text, { index: this.index, plugin: this.plugin, word: this.word }).message
            : this.plugin
              ? this.plugin + `: ` + this.text
              : this.text;
        }),
        e
      );
    })(),
    Go = Wo;
  Wo.default = Wo;
  var Ko = Go,
    qo = (function () {
      function e(e, t, n) {
        ((this.processor = e), (this.messages = []), (this.root = t), (this.opts = n), (this.css = void 0), (this.map = void 0));
      }
      var t = e.prototype;
      return (
        (t.toString = function () {
          return this.css;
        }),
        (t.warn = function (e, t) {
          (t === void 0 && (t = {}),
            t.plugin || (this.lastPlugin && this.lastPlugin.postcssPlugin && (t.plugin = this.lastPlugin.postcssPlugin)));
          var n = new Ko(e, t);
          return (this.messages.push(n), n);
        }),
        (t.warnings = function () {
          return this.messages.filter(function (e) {
            return e.type === `warning`;
          });
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.css;
            },
          },
        ]),
        e
      );
    })(),
    Jo = qo;
  qo.default = qo;
  var Yo = 39,
    Xo = 34,
    Zo = 92,
    Qo = 47,
    $o = 10,
    es = 32,
    ts = 12,
    ns = 9,
    rs = 13,
    is = 91,
    as = 93,
    os = 40,
    ss = 41,
    cs = 123,
    ls = 125,
    us = 59,
    ds = 42,
    fs = 58,
    ps = 64,
    ms = /[\t\n\f\r "#'()/;[\\\]{}]/g,
    hs = /[\t\n\f\r !"#'():;@[\\\]{}]|\/(?=\*)/g,
    gs = /.[\r\n"'(/\\]/,
    _s = /[\da-f]/i,
    vs = function (e, t) {
      t === void 0 && (t = {});
      var n = e.css.valueOf(),
        r = t.ignoreErrors,
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
        m = n.length,
        h = 0,
        g = [],
        _ = [];
      function v() {
        return h;
      }
      function y(t) {
        throw e.error(`Unclosed ` + t, h);
      }
      function b() {
        return _.length === 0 && h >= m;
      }
      function x(e) {
        if (_.length) return _.pop();
        if (!(h >= m)) {
          var t = e ? e.ignoreUnclosed : !1;
          switch (((i = n.charCodeAt(h)), i)) {
            case $o:
            case es:
            case ns:
            case rs:
            case ts:
              a = h;
              do ((a += 1), (i = n.charCodeAt(a)));
              while (i === es || i === $o || i === ns || i === rs || i === ts);
              ((p = [`space`, n.slice(h, a)]), (h = a - 1));
              break;
            case is:
            case as:
            case cs:
            case ls:
            case fs:
            case us:
            case ss:
              var v = String.fromCharCode(i);
              p = [v, v, h];
              break;
            case os:
              if (
                ((d = g.length ? g.pop()[1] : ``),
                (f = n.charCodeAt(h + 1)),
                d === `url` && f !== Yo && f !== Xo && f !== es && f !== $o && f !== ns && f !== ts && f !== rs)
              ) {
                a = h;
                do {
                  if (((l = !1), (a = n.indexOf(`)`, a + 1)), a === -1)) {
                    if (r || t) {
                      a = h;
                      break;
                    }
                    y(`bracket`);
                  }
                  for (u = a; n.charCodeAt(u - 1) === Zo;) (--u, (l = !l));
                } while (l);
                ((p = [`brackets`, n.slice(h, a + 1), h, a]), (h = a));
              } else
                ((a = n.indexOf(`)`, h + 1)),
                  (s = n.slice(h, a + 1)),
                  a === -1 || gs.test(s) ? (p = [`(`, `(`, h]) : ((p = [`brackets`, s, h, a]), (h = a)));
              break;
            case Yo:
            case Xo:
              ((o = i === Yo ? `'` : `"`), (a = h));
              do {
                if (((l = !1), (a = n.indexOf(o, a + 1)), a === -1)) {
                  if (r || t) {
                    a = h + 1;
                    break;
                  }
                  y(`string`);
                }
                for (u = a; n.charCodeAt(u - 1) === Zo;) (--u, (l = !l));
              } while (l);
              ((p = [`string`, n.slice(h, a + 1), h, a]), (h = a));
              break;
            case ps:
              ((ms.lastIndex = h + 1),
                ms.test(n),
                (a = ms.lastIndex === 0 ? n.length - 1 : ms.lastIndex - 2),
                (p = [`at-word`, n.slice(h, a + 1), h, a]),
                (h = a));
              break;
            case Zo:
              for (a = h, c = !0; n.charCodeAt(a + 1) === Zo;) ((a += 1), (c = !c));
              if (
                ((i = n.charCodeAt(a + 1)),
                c && i !== Qo && i !== es && i !== $o && i !== ns && i !== rs && i !== ts && ((a += 1), _s.test(n.charAt(a))))
              ) {
                for (; _s.test(n.charAt(a + 1));) a += 1;
                n.charCodeAt(a + 1) === es && (a += 1);
              }
              ((p = [`word`, n.slice(h, a + 1), h, a]), (h = a));
              break;
            default:
              i === Qo && n.charCodeAt(h + 1) === ds
                ? ((a = n.indexOf(`*/`, h + 2) + 1),
                  a === 0 && (r || t ? (a = n.length) : y(`comment`)),
                  (p = [`comment`, n.slice(h, a + 1), h, a]),
                  (h = a))
                : ((hs.lastIndex = h + 1),
                  hs.test(n),
                  (a = hs.lastIndex === 0 ? n.length - 1 : hs.lastIndex - 2),
                  (p = [`word`, n.slice(h, a + 1), h, a]),
                  g.push(p),
                  (h = a));
          }
          return (h++, p);
        }
      }
      function S(e) {
        _.push(e);
      }
      return { back: S, endOfFile: b, nextToken: x, position: v };
    },
    ys = Ro,
    bs = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `atrule`), n);
      }
      var n = t.prototype;
      return (
        (n.append = function () {
          var t = [...arguments],
            n;
          return (this.proxyOf.nodes || (this.nodes = []), (n = e.prototype.append).call.apply(n, [this].concat(t)));
        }),
        (n.prepend = function () {
          var t = [...arguments],
            n;
          return (this.proxyOf.nodes || (this.nodes = []), (n = e.prototype.prepend).call.apply(n, [this].concat(t)));
        }),
        t
      );
    })(ys),
    xs = bs;
  ((bs.default = bs), ys.registerAtRule(bs));
  var Ss = Ro,
    Cs,
    ws,
    Ts = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `root`), (n.nodes ||= []), n);
      }
      var n = t.prototype;
      return (
        (n.normalize = function (t, n, r) {
          var i = e.prototype.normalize.call(this, t);
          if (n) {
            if (r === `prepend`) this.nodes.length > 1 ? (n.raws.before = this.nodes[1].raws.before) : delete n.raws.before;
            else if (this.first !== n)
              for (var a = x(i), o; !(o = a()).done;) {
                var s = o.value;
                s.raws.before = n.raws.before;
              }
          }
          return i;
        }),
        (n.removeChild = function (t, n) {
          var r = this.index(t);
          return (
            !n && r === 0 && this.nodes.length > 1 && (this.nodes[1].raws.before = this.nodes[r].raws.before),
            e.prototype.removeChild.call(this, t)
          );
        }),
        (n.toResult = function (e) {
          return (e === void 0 && (e = {}), new Cs(new ws(), this, e).stringify());
        }),
        t
      );
    })(Ss);
  ((Ts.registerLazyResult = function (e) {
    Cs = e;
  }),
    (Ts.registerProcessor = function (e) {
      ws = e;
    }));
  var Es = Ts;
  ((Ts.default = Ts), Ss.registerRoot(Ts));
  var Ds = {
      comma: function (e) {
        return Ds.split(e, [`,`], !0);
      },
      space: function (e) {
        return Ds.split(e, [
          ` `,
          `
`,
          `	`,
        ]);
      },
      split: function (e, t, n) {
        for (var r = [], i = ``, a = !1, o = 0, s = !1, c = ``, l = !1, u = x(e), d; !(d = u()).done;) {
          var f = d.value;
          (l
            ? (l = !1)
            : f === `\\`
              ? (l = !0)
              : s
                ? f === c && (s = !1)
                : f === `"` || f === `'`
                  ? ((s = !0), (c = f))
                  : f === `(`
                    ? (o += 1)
                    : f === `)`
                      ? o > 0 && --o
                      : o === 0 && t.includes(f) && (a = !0),
            a ? (i !== `` && r.push(i.trim()), (i = ``), (a = !1)) : (i += f));
        }
        return ((n || i !== ``) && r.push(i.trim()), r);
      },
    },
    Os = Ds;
  Ds.default = Ds;
  var ks = Ro,
    As = Os,
    js = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `rule`), (n.nodes ||= []), n);
      }
      return (
        l(t, [
          {
            key: `selectors`,
            get: function () {
              return As.comma(this.selector);
            },
            set: function (e) {
              var t = this.selector ? this.selector.match(/,\s*/) : null,
                n = t ? t[0] : `,` + this.raw(`between`, `beforeOpen`);
              this.selector = e.join(n);
            },
          },
        ]),
        t
      );
    })(ks),
    Ms = js;
  ((js.default = js), ks.registerRule(js));
  var Ns = za,
    Ps = vs,
    Fs = To,
    Is = xs,
    Ls = Es,
    Rs = Ms,
    zs = { empty: !0, space: !0 };
  function Bs(e) {
    for (var t = e.length - 1; t >= 0; t--) {
      var n = e[t],
        r = n[3] || n[2];
      if (r) return r;
    }
  }
  var Vs = (function () {
      function e(e) {
        ((this.input = e),
          (this.root = new Ls()),
          (this.current = this.root),
          (this.spaces = ``),
          (this.semicolon = !1),
          this.createTokenizer(),
          (this.root.source = { input: e, start: { column: 1, line: 1, offset: 0 } }));
      }
      var t = e.prototype;
      return (
        (t.atrule = function (e) {
          var t = new Is();
          ((t.name = e[1].slice(1)), t.name === `` && this.unnamedAtrule(t, e), this.init(t, e[2]));
          for (var n, r, i, a = !1, o = !1, s = [], c = []; !this.tokenizer.endOfFile();) {
            if (
              ((e = this.tokenizer.nextToken()),
              (n = e[0]),
              n === `(` || n === `[`
                ? c.push(n === `(` ? `)` : `]`)
                : n === `{` && c.length > 0
                  ? c.push(`}`)
                  : n === c[c.length - 1] && c.pop(),
              c.length === 0)
            ) {
              if (n === `;`) {
                ((t.source.end = this.getPosition(e[2])), t.source.end.offset++, (this.semicolon = !0));
                break;
              }
              if (n === `{`) {
                o = !0;
                break;
              }
              if (n === `}`) {
                if (s.length > 0) {
                  for (i = s.length - 1, r = s[i]; r && r[0] === `space`;) r = s[--i];
                  r && ((t.source.end = this.getPosition(r[3] || r[2])), t.source.end.offset++);
                }
                this.end(e);
                break;
              }
              s.push(e);
            } else s.push(e);
            if (this.tokenizer.endOfFile()) {
              a = !0;
              break;
            }
          }
          ((t.raws.between = this.spacesAndCommentsFromEnd(s)),
            s.length
              ? ((t.raws.afterName = this.spacesAndCommentsFromStart(s)),
                this.raw(t, `params`, s),
                a &&
                  ((e = s[s.length - 1]),
                  (t.source.end = this.getPosition(e[3] || e[2])),
                  t.source.end.offset++,
                  (this.spaces = t.raws.between),
                  (t.raws.between = ``)))
              : ((t.raws.afterName = ``), (t.params = ``)),
            o && ((t.nodes = []), (this.current = t)));
        }),
        (t.checkMissedSemicolon = function (e) {
          var t = this.colon(e);
          if (t !== !1) {
            for (var n = 0, r, i = t - 1; i >= 0 && ((r = e[i]), !(r[0] !== `space` && ((n += 1), n === 2))); i--);
            throw this.input.error(`Missed semicolon`, r[0] === `word` ? r[3] + 1 : r[2]);
          }
        }),
        (t.colon = function (e) {
          for (var t = 0, n, r, i, a = x(e.entries()), o; !(o = a()).done;) {
            var s = o.value,
              c = s[0];
            if (((n = s[1]), (r = n[0]), r === `(` && (t += 1), r === `)` && --t, t === 0 && r === `:`)) {
              if (!i) this.doubleColon(n);
              else {
                if (i[0] === `word` && i[1] === `progid`) continue;
                return c;
              }
            }
            i = n;
          }
          return !1;
        }),
        (t.comment = function (e) {
          var t = new Fs();
          (this.init(t, e[2]), (t.source.end = this.getPosition(e[3] || e[2])), t.source.end.offset++);
          var n = e[1].slice(2, -2);
          if (/^\s*$/.test(n)) ((t.text = ``), (t.raws.left = n), (t.raws.right = ``));
          else {
            var r = n.match(/^(\s*)([^]*\S)(\s*)$/);
            ((t.text = r[2]), (t.raws.left = r[1]), (t.raws.right = r[3]));
          }
        }),
        (t.createTokenizer = function () {
          this.tokenizer = Ps(this.input);
        }),
        (t.decl = function (e, t) {
          var n = new Ns();
          this.init(n, e[0][2]);
          var r = e[e.length - 1];
          for (
            r[0] === `;` && ((this.semicolon = !0), e.pop()), n.source.end = this.getPosition(r[3] || r[2] || Bs(e)), n.source.end.offset++;
            e[0][0] !== `word`;
          )
            (e.length === 1 && this.unknownWord(e), (n.raws.before += e.shift()[1]));
          for (n.source.start = this.getPosition(e[0][2]), n.prop = ``; e.length;) {
            var i = e[0][0];
            if (i === `:` || i === `space` || i === `comment`) break;
            n.prop += e.shift()[1];
          }
          n.raws.between = ``;
          for (var a; e.length;)
            if (((a = e.shift()), a[0] === `:`)) {
              n.raws.between += a[1];
              break;
            } else (a[0] === `word` && /\w/.test(a[1]) && this.unknownWord([a]), (n.raws.between += a[1]));
          (n.prop[0] === `_` || n.prop[0] === `*`) && ((n.raws.before += n.prop[0]), (n.prop = n.prop.slice(1)));
          for (var o = [], s; e.length && ((s = e[0][0]), s === `space` || s === `comment`);) o.push(e.shift());
          this.precheckMissedSemicolon(e);
          for (var c = e.length - 1; c >= 0; c--) {
            if (((a = e[c]), a[1].toLowerCase() === `!important`)) {
              n.important = !0;
              var l = this.stringFrom(e, c);
              ((l = this.spacesFromEnd(e) + l), l !== ` !important` && (n.raws.important = l));
              break;
            }
            if (a[1].toLowerCase() === `important`) {
              for (var u = e.slice(0), d = ``, f = c; f > 0; f--) {
                var p = u[f][0];
                if (d.trim().indexOf(`!`) === 0 && p !== `space`) break;
                d = u.pop()[1] + d;
              }
              d.trim().indexOf(`!`) === 0 && ((n.important = !0), (n.raws.important = d), (e = u));
            }
            if (a[0] !== `space` && a[0] !== `comment`) break;
          }
          (e.some(function (e) {
            return e[0] !== `space` && e[0] !== `comment`;
          }) &&
            ((n.raws.between += o
              .map(function (e) {
                return e[1];
              })
              .join(``)),
            (o = [])),
            this.raw(n, `value`, o.concat(e), t),
            n.value.includes(`:`) && !t && this.checkMissedSemicolon(e));
        }),
        (t.doubleColon = function (e) {
          throw this.input.error(`Double colon`, { offset: e[2] }, { offset: e[2] + e[1].length });
        }),
        (t.emptyRule = function (e) {
          var t = new Rs();
          (this.init(t, e[2]), (t.selector = ``), (t.raws.between = ``), (this.current = t));
        }),
        (t.end = function (e) {
          (this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
            (this.semicolon = !1),
            (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
            (this.spaces = ``),
            this.current.parent
              ? ((this.current.source.end = this.getPosition(e[2])), this.current.source.end.offset++, (this.current = this.current.parent))
              : this.unexpectedClose(e));
        }),
        (t.endFile = function () {
          (this.current.parent && this.unclosedBlock(),
            this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
            (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
            (this.root.source.end = this.getPosition(this.tokenizer.position())));
        }),
        (t.freeSemicolon = function (e) {
          if (((this.spaces += e[1]), this.current.nodes)) {
            var t = this.current.nodes[this.current.nodes.length - 1];
            t && t.type === `rule` && !t.raws.ownSemicolon && ((t.raws.ownSemicolon = this.spaces), (this.spaces = ``));
          }
        }),
        (t.getPosition = function (e) {
          var t = this.input.fromOffset(e);
          return { column: t.col, line: t.line, offset: e };
        }),
        (t.init = function (e, t) {
          (this.current.push(e),
            (e.source = { input: this.input, start: this.getPosition(t) }),
            (e.raws.before = this.spaces),
            (this.spaces = ``),
            e.type !== `comment` && (this.semicolon = !1));
        }),
        (t.other = function (e) {
          for (var t = !1, n = null, r = !1, i = null, a = [], o = e[1].startsWith(`--`), s = [], c = e; c;) {
            if (((n = c[0]), s.push(c), n === `(` || n === `[`)) ((i ||= c), a.push(n === `(` ? `)` : `]`));
            else if (o && r && n === `{`) ((i ||= c), a.push(`}`));
            else if (a.length === 0) {
              if (n === `;`) {
                if (r) {
                  this.decl(s, o);
                  return;
                }
                break;
              }
              if (n === `{`) {
                this.rule(s);
                return;
              }
              if (n === `}`) {
                (this.tokenizer.back(s.pop()), (t = !0));
                break;
              }
              n === `:` && (r = !0);
            } else n === a[a.length - 1] && (a.pop(), a.length === 0 && (i = null));
            c = this.tokenizer.nextToken();
          }
          if ((this.tokenizer.endOfFile() && (t = !0), a.length > 0 && this.unclosedBracket(i), t && r)) {
            if (!o) for (; s.length && ((c = s[s.length - 1][0]), c === `space` || c === `comment`);) this.tokenizer.back(s.pop());
            this.decl(s, o);
          } else this.unknownWord(s);
        }),
        (t.parse = function () {
          for (var e; !this.tokenizer.endOfFile();)
            switch (((e = this.tokenizer.nextToken()), e[0])) {
              case `space`:
                this.spaces += e[1];
                break;
              case `;`:
                this.freeSemicolon(e);
                break;
              case `}`:
                this.end(e);
                break;
              case `comment`:
                this.comment(e);
                break;
              case `at-word`:
                this.atrule(e);
                break;
              case `{`:
                this.emptyRule(e);
                break;
              default:
                this.other(e);
            }
          this.endFile();
        }),
        (t.precheckMissedSemicolon = function () {}),
        (t.raw = function (e, t, n, r) {
          for (var i, a, o = n.length, s = ``, c = !0, l, u, d = 0; d < o; d += 1)
            ((i = n[d]),
              (a = i[0]),
              a === `space` && d === o - 1 && !r
                ? (c = !1)
                : a === `comment`
                  ? ((u = n[d - 1] ? n[d - 1][0] : `empty`),
                    (l = n[d + 1] ? n[d + 1][0] : `empty`),
                    !zs[u] && !zs[l] ? (s.slice(-1) === `,` ? (c = !1) : (s += i[1])) : (c = !1))
                  : (s += i[1]));
          if (!c) {
            var f = n.reduce(function (e, t) {
              return e + t[1];
            }, ``);
            e.raws[t] = { raw: f, value: s };
          }
          e[t] = s;
        }),
        (t.rule = function (e) {
          e.pop();
          var t = new Rs();
          (this.init(t, e[0][2]), (t.raws.between = this.spacesAndCommentsFromEnd(e)), this.raw(t, `selector`, e), (this.current = t));
        }),
        (t.spacesAndCommentsFromEnd = function (e) {
          for (var t, n = ``; e.length && ((t = e[e.length - 1][0]), t === `space` || t === `comment`);) n = e.pop()[1] + n;
          return n;
        }),
        (t.spacesAndCommentsFromStart = function (e) {
          for (var t, n = ``; e.length && ((t = e[0][0]), t === `space` || t === `comment`);) n += e.shift()[1];
          return n;
        }),
        (t.spacesFromEnd = function (e) {
          for (var t, n = ``; e.length && ((t = e[e.length - 1][0]), t === `space`);) n = e.pop()[1] + n;
          return n;
        }),
        (t.stringFrom = function (e, t) {
          for (var n = ``, r = t; r < e.length; r++) n += e[r][1];
          return (e.splice(t, e.length - t), n);
        }),
        (t.unclosedBlock = function () {
          var e = this.current.source.start;
          throw this.input.error(`Unclosed block`, e.line, e.column);
        }),
        (t.unclosedBracket = function (e) {
          throw this.input.error(`Unclosed bracket`, { offset: e[2] }, { offset: e[2] + 1 });
        }),
        (t.unexpectedClose = function (e) {
          throw this.input.error(`Unexpected }`, { offset: e[2] }, { offset: e[2] + 1 });
        }),
        (t.unknownWord = function (e) {
          throw this.input.error(`Unknown word`, { offset: e[0][2] }, { offset: e[0][2] + e[0][1].length });
        }),
        (t.unnamedAtrule = function (e, t) {
          throw this.input.error(`At-rule without name`, { offset: t[2] }, { offset: t[2] + t[1].length });
        }),
        e
      );
    })(),
    Hs = Ro,
    Us = Vs,
    Ws = fo;
  function Gs(e, t) {
    var n = new Us(new Ws(e, t));
    try {
      n.parse();
    } catch (e) {
      throw e;
    }
    return n.root;
  }
  var Ks = Gs;
  ((Gs.default = Gs), Hs.registerParse(Gs));
  var qs = Sa.isClean,
    Js = Sa.my,
    Ys = Co,
    Xs = ka,
    Zs = Ro,
    Qs = Uo,
    $s = Jo,
    ec = Ks,
    tc = Es,
    nc = { atrule: `AtRule`, comment: `Comment`, decl: `Declaration`, document: `Document`, root: `Root`, rule: `Rule` },
    rc = {
      AtRule: !0,
      AtRuleExit: !0,
      Comment: !0,
      CommentExit: !0,
      Declaration: !0,
      DeclarationExit: !0,
      Document: !0,
      DocumentExit: !0,
      Once: !0,
      OnceExit: !0,
      postcssPlugin: !0,
      prepare: !0,
      Root: !0,
      RootExit: !0,
      Rule: !0,
      RuleExit: !0,
    },
    ic = { Once: !0, postcssPlugin: !0, prepare: !0 },
    ac = 0;
  function oc(e) {
    return (e === void 0 ? `undefined` : _(e)) === `object` && typeof e.then == `function`;
  }
  function sc(e) {
    var t = !1,
      n = nc[e.type];
    return (
      e.type === `decl` ? (t = e.prop.toLowerCase()) : e.type === `atrule` && (t = e.name.toLowerCase()),
      t && e.append
        ? [n, n + `-` + t, ac, n + `Exit`, n + `Exit-` + t]
        : t
          ? [n, n + `-` + t, n + `Exit`, n + `Exit-` + t]
          : e.append
            ? [n, ac, n + `Exit`]
            : [n, n + `Exit`]
    );
  }
  function cc(e) {
    return {
      eventIndex: 0,
      events: e.type === `document` ? [`Document`, ac, `DocumentExit`] : e.type === `root` ? [`Root`, ac, `RootExit`] : sc(e),
      iterator: 0,
      node: e,
      visitorIndex: 0,
      visitors: [],
    };
  }
  function lc(e) {
    return (
      (e[qs] = !1),
      e.nodes &&
        e.nodes.forEach(function (e) {
          return lc(e);
        }),
      e
    );
  }
  var uc = {},
    dc = (function () {
      function e(t, n, r) {
        var i = this;
        ((this.stringified = !1), (this.processed = !1));
        var a;
        if ((n === void 0 ? `undefined` : _(n)) === `object` && n !== null && (n.type === `root` || n.type === `document`)) a = lc(n);
        else if (p(n, e) || p(n, $s))
          ((a = lc(n.root)), n.map && (r.map === void 0 && (r.map = {}), r.map.inline || (r.map.inline = !1), (r.map.prev = n.map)));
        else {
          var o = ec;
          (r.syntax && (o = r.syntax.parse), r.parser && (o = r.parser), o.parse && (o = o.parse));
          try {
            a = o(n, r);
          } catch (e) {
            ((this.processed = !0), (this.error = e));
          }
          a && !a[Js] && Zs.rebuild(a);
        }
        ((this.result = new $s(t, a, r)),
          (this.helpers = u({}, uc, { postcss: uc, result: this.result })),
          (this.plugins = this.processor.plugins.map(function (e) {
            return (e === void 0 ? `undefined` : _(e)) === `object` && e.prepare ? u({}, e, e.prepare(i.result)) : e;
          })));
      }
      var t = e.prototype;
      return (
        (t.async = function () {
          return this.error
            ? Promise.reject(this.error)
            : this.processed
              ? Promise.resolve(this.result)
              : ((this.processing ||= this.runAsync()), this.processing);
        }),
        (t.catch = function (e) {
          return this.async().catch(e);
        }),
        (t.finally = function (e) {
          return this.async().then(e, e);
        }),
        (t.getAsyncError = function () {
          throw Error(`Use process(css).then(cb) to work with async plugins`);
        }),
        (t.handleError = function (e, t) {
          var n = this.result.lastPlugin;
          try {
            (t && t.addToError(e),
              (this.error = e),
              e.name === `CssSyntaxError` && !e.plugin ? ((e.plugin = n.postcssPlugin), e.setMessage()) : n.postcssVersion);
          } catch (e) {
            console && console.error && console.error(e);
          }
          return e;
        }),
        (t.prepareVisitors = function () {
          var e = this;
          this.listeners = {};
          for (
            var t = function (t, n, r) {
                (e.listeners[n] || (e.listeners[n] = []), e.listeners[n].push([t, r]));
              },
              n = x(this.plugins),
              r;
            !(r = n()).done;
          ) {
            var i = r.value;
            if ((i === void 0 ? `undefined` : _(i)) === `object`)
              for (var a in i) {
                if (!rc[a] && /^[A-Z]/.test(a))
                  throw Error(
                    `Unknown event ` + a + ` in ` + i.postcssPlugin + `. Try to update PostCSS (` + this.processor.version + ` now).`,
                  );
                if (!ic[a]) {
                  if (_(i[a]) === `object`) for (var o in i[a]) o === `*` ? t(i, a, i[a][o]) : t(i, a + `-` + o.toLowerCase(), i[a][o]);
                  else typeof i[a] == `function` && t(i, a, i[a]);
                }
              }
          }
          this.hasListener = Object.keys(this.listeners).length > 0;
        }),
        (t.runAsync = function () {
          var e = this;
          return o(function () {
            var t, n, r, i, a, o, s, c, l, u, d, f;
            return S(this, function (p) {
              switch (p.label) {
                case 0:
                  ((e.plugin = 0), (t = 0), (p.label = 1));
                case 1:
                  if (!(t < e.plugins.length)) return [3, 6];
                  if (((n = e.plugins[t]), (r = e.runOnRoot(n)), !oc(r))) return [3, 5];
                  p.label = 2;
                case 2:
                  return (p.trys.push([2, 4, , 5]), [4, r]);
                case 3:
                  return (p.sent(), [3, 5]);
                case 4:
                  throw ((i = p.sent()), e.handleError(i));
                case 5:
                  return (t++, [3, 1]);
                case 6:
                  if ((e.prepareVisitors(), !e.hasListener)) return [3, 18];
                  ((a = e.result.root), (p.label = 7));
                case 7:
                  if (a[qs]) return [3, 14];
                  ((a[qs] = !0), (o = [cc(a)]), (p.label = 8));
                case 8:
                  if (!(o.length > 0)) return [3, 13];
                  if (((s = e.visitTick(o)), !oc(s))) return [3, 12];
                  p.label = 9;
                case 9:
                  return (p.trys.push([9, 11, , 12]), [4, s]);
                case 10:
                  return (p.sent(), [3, 12]);
                case 11:
                  throw ((c = p.sent()), (l = o[o.length - 1].node), e.handleError(c, l));
                case 12:
                  return [3, 8];
                case 13:
                  return [3, 7];
                case 14:
                  if (!e.listeners.OnceExit) return [3, 18];
                  ((u = function () {
                    var t, n, r, i, o;
                    return S(this, function (s) {
                      switch (s.label) {
                        case 0:
                          ((t = f.value), (n = t[0]), (r = t[1]), (e.result.lastPlugin = n), (s.label = 1));
                        case 1:
                          return (
                            s.trys.push([1, 6, , 7]),
                            a.type === `document`
                              ? ((i = a.nodes.map(function (t) {
                                  return r(t, e.helpers);
                                })),
                                [4, Promise.all(i)])
                              : [3, 3]
                          );
                        case 2:
                          return (s.sent(), [3, 5]);
                        case 3:
                          return [4, r(a, e.helpers)];
                        case 4:
                          (s.sent(), (s.label = 5));
                        case 5:
                          return [3, 7];
                        case 6:
                          throw ((o = s.sent()), e.handleError(o));
                        case 7:
                          return [2];
                      }
                    });
                  }),
                    (d = x(e.listeners.OnceExit)),
                    (p.label = 15));
                case 15:
                  return (f = d()).done ? [3, 18] : [5, C(u())];
                case 16:
                  (p.sent(), (p.label = 17));
                case 17:
                  return [3, 15];
                case 18:
                  return ((e.processed = !0), [2, e.stringify()]);
              }
            });
          })();
        }),
        (t.runOnRoot = function (e) {
          var t = this;
          this.result.lastPlugin = e;
          try {
            if ((e === void 0 ? `undefined` : _(e)) === `object` && e.Once) {
              if (this.result.root.type === `document`) {
                var n = this.result.root.nodes.map(function (n) {
                  return e.Once(n, t.helpers);
                });
                return oc(n[0]) ? Promise.all(n) : n;
              }
              return e.Once(this.result.root, this.helpers);
            }
            if (typeof e == `function`) return e(this.result.root, this.result);
          } catch (e) {
            throw this.handleError(e);
          }
        }),
        (t.stringify = function () {
          if (this.error) throw this.error;
          if (this.stringified) return this.result;
          ((this.stringified = !0), this.sync());
          var e = this.result.opts,
            t = Xs;
          (e.syntax && (t = e.syntax.stringify), e.stringifier && (t = e.stringifier), t.stringify && (t = t.stringify));
          var n = new Ys(t, this.result.root, this.result.opts).generate();
          return ((this.result.css = n[0]), (this.result.map = n[1]), this.result);
        }),
        (t.sync = function () {
          if (this.error) throw this.error;
          if (this.processed) return this.result;
          if (((this.processed = !0), this.processing)) throw this.getAsyncError();
          for (var e = x(this.plugins), t; !(t = e()).done;) {
            var n = t.value;
            if (oc(this.runOnRoot(n))) throw this.getAsyncError();
          }
          if ((this.prepareVisitors(), this.hasListener)) {
            for (var r = this.result.root; !r[qs];) ((r[qs] = !0), this.walkSync(r));
            if (this.listeners.OnceExit) {
              if (r.type === `document`)
                for (var i = x(r.nodes), a; !(a = i()).done;) {
                  var o = a.value;
                  this.visitSync(this.listeners.OnceExit, o);
                }
              else this.visitSync(this.listeners.OnceExit, r);
            }
          }
          return this.result;
        }),
        (t.then = function (e, t) {
          return this.async().then(e, t);
        }),
        (t.toString = function () {
          return this.css;
        }),
        (t.visitSync = function (e, t) {
          for (var n = x(e), r; !(r = n()).done;) {
            var i = r.value,
              a = i[0],
              o = i[1];
            this.result.lastPlugin = a;
            var s = void 0;
            try {
              s = o(t, this.helpers);
            } catch (e) {
              throw this.handleError(e, t.proxyOf);
            }
            if (t.type !== `root` && t.type !== `document` && !t.parent) return !0;
            if (oc(s)) throw this.getAsyncError();
          }
        }),
        (t.visitTick = function (e) {
          var t = e[e.length - 1],
            n = t.node,
            r = t.visitors;
          if (n.type !== `root` && n.type !== `document` && !n.parent) e.pop();
          else {
            if (r.length > 0 && t.visitorIndex < r.length) {
              var i = r[t.visitorIndex],
                a = i[0],
                o = i[1];
              ((t.visitorIndex += 1),
                t.visitorIndex === r.length && ((t.visitors = []), (t.visitorIndex = 0)),
                (this.result.lastPlugin = a));
              try {
                return o(n.toProxy(), this.helpers);
              } catch (e) {
                throw this.handleError(e, n);
              }
            }
            if (t.iterator !== 0) {
              for (var s = t.iterator, c; (c = n.nodes[n.indexes[s]]);)
                if (((n.indexes[s] += 1), !c[qs])) {
                  ((c[qs] = !0), e.push(cc(c)));
                  return;
                }
              ((t.iterator = 0), delete n.indexes[s]);
            }
            for (var l = t.events; t.eventIndex < l.length;) {
              var u = l[t.eventIndex];
              if (((t.eventIndex += 1), u === ac)) {
                n.nodes && n.nodes.length && ((n[qs] = !0), (t.iterator = n.getIterator()));
                return;
              }
              if (this.listeners[u]) {
                t.visitors = this.listeners[u];
                return;
              }
            }
            e.pop();
          }
        }),
        (t.walkSync = function (e) {
          var t = this;
          e[qs] = !0;
          for (var n = x(sc(e)), r; !(r = n()).done;) {
            var i = r.value;
            if (i === ac)
              e.nodes &&
                e.each(function (e) {
                  e[qs] || t.walkSync(e);
                });
            else {
              var a = this.listeners[i];
              if (a && this.visitSync(a, e.toProxy())) return;
            }
          }
        }),
        (t.warnings = function () {
          return this.sync().warnings();
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.stringify().content;
            },
          },
          {
            key: `css`,
            get: function () {
              return this.stringify().css;
            },
          },
          {
            key: `map`,
            get: function () {
              return this.stringify().map;
            },
          },
          {
            key: `messages`,
            get: function () {
              return this.sync().messages;
            },
          },
          {
            key: `opts`,
            get: function () {
              return this.result.opts;
            },
          },
          {
            key: `processor`,
            get: function () {
              return this.result.processor;
            },
          },
          {
            key: `root`,
            get: function () {
              return this.sync().root;
            },
          },
          {
            key: Symbol.toStringTag,
            get: function () {
              return `LazyResult`;
            },
          },
        ]),
        e
      );
    })();
  dc.registerPostcss = function (e) {
    uc = e;
  };
  var fc = dc;
  ((dc.default = dc), tc.registerLazyResult(dc), Qs.registerLazyResult(dc));
  var pc = Co,
    mc = ka,
    hc = Ks,
    gc = Jo,
    _c = (function () {
      function e(e, t, n) {
        ((t = t.toString()), (this.stringified = !1), (this._processor = e), (this._css = t), (this._opts = n), (this._map = void 0));
        var r,
          i = mc;
        ((this.result = new gc(this._processor, r, this._opts)), (this.result.css = t));
        var a = this;
        Object.defineProperty(this.result, "root", {
          get: function () {
            return a.root;
          },
        });
        var o = new pc(i, r, this._opts, t);
        if (o.isMap()) {
          var s = o.generate(),
            c = s[0],
            l = s[1];
          (c && (this.result.css = c), l && (this.result.map = l));
        } else (o.clearAnnotation(), (this.result.css = o.css));
      }
      var t = e.prototype;
      return (
        (t.async = function () {
          return this.error ? Promise.reject(this.error) : Promise.resolve(this.result);
        }),
        (t.catch = function (e) {
          return this.async().catch(e);
        }),
        (t.finally = function (e) {
          return this.async().then(e, e);
        }),
        (t.sync = function () {
          if (this.error) throw this.error;
          return this.result;
        }),
        (t.then = function (e, t) {
          return this.async().then(e, t);
        }),
        (t.toString = function () {
          return this._css;
        }),
        (t.warnings = function () {
          return [];
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.result.css;
            },
          },
          {
            key: `css`,
            get: function () {
              return this.result.css;
            },
          },
          {
            key: `map`,
            get: function () {
              return this.result.map;
            },
          },
          {
            key: `messages`,
            get: function () {
              return [];
            },
          },
          {
            key: `opts`,
            get: function () {
              return this.result.opts;
            },
          },
          {
            key: `processor`,
            get: function () {
              return this.result.processor;
            },
          },
          {
            key: `root`,
            get: function () {
              if (this._root) return this._root;
              var e,
                t = hc;
              try {
                e = t(this._css, this._opts);
              } catch (e) {
                this.error = e;
              }
              if (this.error) throw this.error;
              return ((this._root = e), e);
            },
          },
          {
            key: Symbol.toStringTag,
            get: function () {
              return `NoWorkResult`;
            },
          },
        ]),
        e
      );
    })(),
    vc = _c;
  _c.default = _c;
  var yc = vc,
    bc = fc,
    xc = Uo,
    Sc = Es,
    Cc = (function () {
      function e(e) {
        (e === void 0 && (e = []), (this.version = `8.4.38`), (this.plugins = this.normalize(e)));
      }
      var t = e.prototype;
      return (
        (t.normalize = function (e) {
          for (var t = [], n = x(e), r; !(r = n()).done;) {
            var i = r.value;
            if (
              (i.postcss === !0 ? (i = i()) : i.postcss && (i = i.postcss),
              (i === void 0 ? `undefined` : _(i)) === `object` && Array.isArray(i.plugins))
            )
              t = t.concat(i.plugins);
            else if ((i === void 0 ? `undefined` : _(i)) === `object` && i.postcssPlugin) t.push(i);
            else if (typeof i == `function`) t.push(i);
            else if ((i === void 0 ? `undefined` : _(i)) !== `object` || (!i.parse && !i.stringify))
              throw Error(i + ` is not a PostCSS plugin`);
          }
          return t;
        }),
        (t.process = function (e, t) {
          return (
            t === void 0 && (t = {}),
            !this.plugins.length && !t.parser && !t.stringifier && !t.syntax ? new yc(this, e, t) : new bc(this, e, t)
          );
        }),
        (t.use = function (e) {
          return ((this.plugins = this.plugins.concat(this.normalize([e]))), this);
        }),
        e
      );
    })(),
    wc = Cc;
  ((Cc.default = Cc), Sc.registerProcessor(Cc), xc.registerProcessor(Cc));
  var Tc = za,
    Ec = Xa,
    Dc = To,
    Oc = xs,
    kc = fo,
    Ac = Es,
    jc = Ms;
  function Mc(e, t) {
    if (Array.isArray(e))
      return e.map(function (e) {
        return Mc(e);
      });
    var n = e.inputs,
      r = h(e, [`inputs`]);
    if (n) {
      t = [];
      for (var i = x(n), a; !(a = i()).done;) {
        var o = a.value,
          s = u({}, o, { __proto__: kc.prototype });
        ((s.map &&= u({}, s.map, { __proto__: Ec.prototype })), t.push(s));
      }
    }
    if (
      ((r.nodes &&= e.nodes.map(function (e) {
        return Mc(e, t);
      })),
      r.source)
    ) {
      var c = r.source,
        l = c.inputId;
      ((r.source = h(c, [`inputId`])), l != null && (r.source.input = t[l]));
    }
    if (r.type === `root`) return new Ac(r);
    if (r.type === `decl`) return new Tc(r);
    if (r.type === `rule`) return new jc(r);
    if (r.type === `comment`) return new Dc(r);
    if (r.type === `atrule`) return new Oc(r);
    throw Error(`Unknown node type: ` + e.type);
  }
  var Nc = Mc;
  Mc.default = Mc;
  var Pc = xa,
    Fc = za,
    Ic = fc,
    Lc = Ro,
    Rc = wc,
    zc = ka,
    Bc = Nc,
    Vc = Uo,
    Hc = Go,
    Uc = To,
    Wc = xs,
    Gc = Jo,
    Kc = fo,
    qc = Ks,
    Jc = Os,
    Yc = Ms,
    Xc = Es,
    Zc = La;
  function R() {
    var e = [...arguments];
    return (e.length === 1 && Array.isArray(e[0]) && (e = e[0]), new Rc(e));
  }
  ((R.plugin = function (e, t) {
    var n = !1;
    function r() {
      var r = [...arguments];
      console &&
        console.warn &&
        !n &&
        ((n = !0),
        console.warn(
          e +
            `: postcss.plugin was deprecated. Migration guide:
https://evilmartians.com/chronicles/postcss-8-plugin-migration`,
        ),
        {}.LANG &&
          {}.LANG.startsWith(`cn`) &&
          console.warn(
            e +
              `: 里面 postcss.plugin 被弃用. 迁移指南:
https://www.w3ctech.com/topic/2226`,
          ));
      var i = t.apply(void 0, [].concat(r));
      return ((i.postcssPlugin = e), (i.postcssVersion = new Rc().version), i);
    }
    var i;
    return (
      Object.defineProperty(r, "postcss", {
        get: function () {
          return ((i ||= r()), i);
        },
      }),
      (r.process = function (e, t, n) {
        return R([r(n)]).process(e, t);
      }),
      r
    );
  }),
    (R.stringify = zc),
    (R.parse = qc),
    (R.fromJSON = Bc),
    (R.list = Jc),
    (R.comment = function (e) {
      return new Uc(e);
    }),
    (R.atRule = function (e) {
      return new Wc(e);
    }),
    (R.decl = function (e) {
      return new Fc(e);
    }),
    (R.rule = function (e) {
      return new Yc(e);
    }),
    (R.root = function (e) {
      return new Xc(e);
    }),
    (R.document = function (e) {
      return new Vc(e);
    }),
    (R.CssSyntaxError = Pc),
    (R.Declaration = Fc),
    (R.Container = Lc),
    (R.Processor = Rc),
    (R.Document = Vc),
    (R.Comment = Uc),
    (R.Warning = Hc),
    (R.AtRule = Wc),
    (R.Result = Gc),
    (R.Input = Kc),
    (R.Rule = Yc),
    (R.Root = Xc),
    (R.Node = Zc),
    Ic.registerPostcss(R));
  var Qc = R;
  R.default = R;
  var z = pa(Qc);
  (z.stringify,
    z.fromJSON,
    z.plugin,
    z.parse,
    z.list,
    z.document,
    z.comment,
    z.atRule,
    z.rule,
    z.decl,
    z.root,
    z.CssSyntaxError,
    z.Declaration,
    z.Container,
    z.Processor,
    z.Document,
    z.Comment,
    z.Warning,
    z.AtRule,
    z.Result,
    z.Input,
    z.Rule,
    z.Root,
    z.Node);
  var $c = (function () {
      function e() {
        (fa(this, `parentElement`, null),
          fa(this, `parentNode`, null),
          fa(this, `ownerDocument`),
          fa(this, `firstChild`, null),
          fa(this, `lastChild`, null),
          fa(this, `previousSibling`, null),
          fa(this, `nextSibling`, null),
          fa(this, `ELEMENT_NODE`, 1),
          fa(this, `TEXT_NODE`, 3),
          fa(this, `nodeType`),
          fa(this, `nodeName`),
          fa(this, `RRNodeType`));
      }
      var t = e.prototype;
      return (
        (t.contains = function (t) {
          if (p(t, e)) {
            if (t.ownerDocument !== this.ownerDocument) return !1;
            if (t === this) return !0;
          } else return !1;
          for (; t.parentNode;) {
            if (t.parentNode === this) return !0;
            t = t.parentNode;
          }
          return !1;
        }),
        (t.appendChild = function (e) {
          throw Error(`RRDomException: Failed to execute 'appendChild' on 'RRNode': This RRNode type does not support this method.`);
        }),
        (t.insertBefore = function (e, t) {
          throw Error(`RRDomException: Failed to execute 'insertBefore' on 'RRNode': This RRNode type does not support this method.`);
        }),
        (t.removeChild = function (e) {
          throw Error(`RRDomException: Failed to execute 'removeChild' on 'RRNode': This RRNode type does not support this method.`);
        }),
        (t.toString = function () {
          return `RRNode`;
        }),
        l(e, [
          {
            key: `childNodes`,
            get: function () {
              for (var e = [], t = this.firstChild; t;) (e.push(t), (t = t.nextSibling));
              return e;
            },
          },
        ]),
        e
      );
    })(),
    el = {
      Node: [`childNodes`, `parentNode`, `parentElement`, `textContent`],
      ShadowRoot: [`host`, `styleSheets`],
      Element: [`shadowRoot`, `querySelector`, `querySelectorAll`],
      MutationObserver: [],
    },
    tl = { Node: [`contains`, `getRootNode`], ShadowRoot: [`getSelection`], Element: [], MutationObserver: [`constructor`] },
    nl = {},
    rl = function () {
      return !!globalThis.Zone;
    };
  function il(e) {
    if (nl[e]) return nl[e];
    var t = globalThis[e],
      n = t.prototype,
      r = e in el ? el[e] : void 0,
      i = !!(
        r &&
        r.every(function (e) {
          var t;
          return !!((t = Object.getOwnPropertyDescriptor(n, e)?.get) != null && t.toString().includes(`[native code]`));
        })
      ),
      a = e in tl ? tl[e] : void 0,
      o = !!(
        a &&
        a.every(function (e) {
          return typeof n[e] == `function` && n[e]?.toString().includes(`[native code]`);
        })
      );
    if (i && o && !rl()) return ((nl[e] = t.prototype), t.prototype);
    try {
      var s = document.createElement(`iframe`);
      document.body.appendChild(s);
      var c = s.contentWindow;
      if (!c) return t.prototype;
      var l = c[e].prototype;
      return (document.body.removeChild(s), l ? (nl[e] = l) : n);
    } catch {
      return n;
    }
  }
  var al = {};
  function ol(e, t, n) {
    var r = e + `.` + String(n);
    if (al[r]) return al[r].call(t);
    var i = il(e),
      a = Object.getOwnPropertyDescriptor(i, n)?.get;
    return a ? ((al[r] = a), a.call(t)) : t[n];
  }
  var sl = {};
  function cl(e, t, n) {
    var r = e + `.` + String(n);
    if (sl[r]) return sl[r].bind(t);
    var i = il(e)[n];
    return typeof i == `function` ? ((sl[r] = i), i.bind(t)) : t[n];
  }
  function ll(e) {
    return ol(`Node`, e, `childNodes`);
  }
  function ul(e) {
    return ol(`Node`, e, `parentNode`);
  }
  function dl(e) {
    return ol(`Node`, e, `parentElement`);
  }
  function fl(e) {
    return ol(`Node`, e, `textContent`);
  }
  function pl(e, t) {
    return cl(`Node`, e, `contains`)(t);
  }
  function ml(e) {
    return cl(`Node`, e, `getRootNode`)();
  }
  function hl(e) {
    return !e || !(`host` in e) ? null : ol(`ShadowRoot`, e, `host`);
  }
  function gl(e) {
    return e.styleSheets;
  }
  function _l(e) {
    return !e || !(`shadowRoot` in e) ? null : ol(`Element`, e, `shadowRoot`);
  }
  function vl(e, t) {
    return ol(`Element`, e, `querySelector`)(t);
  }
  function yl(e, t) {
    return ol(`Element`, e, `querySelectorAll`)(t);
  }
  function bl() {
    return il(`MutationObserver`).constructor;
  }
  function xl(e, t, n) {
    try {
      if (!(t in e)) return function () {};
      var r = e[t],
        i = n(r);
      return (
        typeof i == `function` &&
          ((i.prototype = i.prototype || {}), Object.defineProperties(i, { __rrweb_original__: { enumerable: !1, value: r } })),
        (e[t] = i),
        function () {
          e[t] = r;
        }
      );
    } catch {
      return function () {};
    }
  }
  var B = {
    childNodes: ll,
    parentNode: ul,
    parentElement: dl,
    textContent: fl,
    contains: pl,
    getRootNode: ml,
    host: hl,
    styleSheets: gl,
    shadowRoot: _l,
    querySelector: vl,
    querySelectorAll: yl,
    mutationObserver: bl,
    patch: xl,
  };
  function V(e, t, n) {
    n === void 0 && (n = document);
    var r = { capture: !0, passive: !0 };
    return (
      n.addEventListener(e, t, r),
      function () {
        return n.removeEventListener(e, t, r);
      }
    );
  }
  var Sl = `Please stop import mirror directly. Instead of that,\r
now you can use replayer.getMirror() to access the mirror instance of a replayer,\r
or you can use record.mirror to access the mirror instance during recording.`,
    Cl = {
      map: {},
      getId: function () {
        return (console.error(Sl), -1);
      },
      getNode: function () {
        return (console.error(Sl), null);
      },
      removeNodeFromMap: function () {
        console.error(Sl);
      },
      has: function () {
        return (console.error(Sl), !1);
      },
      reset: function () {
        console.error(Sl);
      },
    };
  typeof window < `u` &&
    window.Proxy &&
    window.Reflect &&
    (Cl = new Proxy(Cl, {
      get: function (e, t, n) {
        return (t === `map` && console.error(Sl), Reflect.get(e, t, n));
      },
    }));
  function wl(e, t, n) {
    n === void 0 && (n = {});
    var r = null,
      i = 0;
    return function () {
      var a = [...arguments],
        o = Date.now();
      !i && n.leading === !1 && (i = o);
      var s = t - (o - i),
        c = this;
      s <= 0 || s > t
        ? ((r &&= (clearTimeout(r), null)), (i = o), e.apply(c, a))
        : !r &&
          n.trailing !== !1 &&
          (r = setTimeout(function () {
            ((i = n.leading === !1 ? 0 : Date.now()), (r = null), e.apply(c, a));
          }, s));
    };
  }
  function Tl(e, t, n, r, i) {
    i === void 0 && (i = window);
    var a = i.Object.getOwnPropertyDescriptor(e, t);
    return (
      i.Object.defineProperty(
        e,
        t,
        r
          ? n
          : {
              set: function (e) {
                var t = this;
                (setTimeout(function () {
                  n.set.call(t, e);
                }, 0),
                  a && a.set && a.set.call(this, e));
              },
            },
      ),
      function () {
        return Tl(e, t, a || {}, !0);
      }
    );
  }
  var El = Date.now;
  /[1-9][0-9]{12}/.test(Date.now().toString()) ||
    (El = function () {
      return new Date().getTime();
    });
  function Dl(e) {
    var t = e.document;
    return {
      left: t.scrollingElement
        ? t.scrollingElement.scrollLeft
        : e.pageXOffset === void 0
          ? t.documentElement.scrollLeft || (t?.body && B.parentElement(t.body)?.scrollLeft) || t?.body?.scrollLeft || 0
          : e.pageXOffset,
      top: t.scrollingElement
        ? t.scrollingElement.scrollTop
        : e.pageYOffset === void 0
          ? t?.documentElement.scrollTop || (t?.body && B.parentElement(t.body)?.scrollTop) || t?.body?.scrollTop || 0
          : e.pageYOffset,
    };
  }
  function Ol() {
    return (
      window.innerHeight ||
      (document.documentElement && document.documentElement.clientHeight) ||
      (document.body && document.body.clientHeight)
    );
  }
  function kl() {
    return (
      window.innerWidth ||
      (document.documentElement && document.documentElement.clientWidth) ||
      (document.body && document.body.clientWidth)
    );
  }
  function Al(e) {
    return e ? (e.nodeType === e.ELEMENT_NODE ? e : B.parentElement(e)) : null;
  }
  function H(e, t, n, r) {
    if (!e) return !1;
    var i = Al(e);
    if (!i) return !1;
    try {
      if (typeof t == `string`) {
        if (i.classList.contains(t) || (r && i.closest(`.` + t) !== null)) return !0;
      } else if (pt(i, t, r)) return !0;
    } catch {}
    return !!(n && (i.matches(n) || (r && i.closest(n) !== null)));
  }
  function jl(e, t) {
    return t.getId(e) !== -1;
  }
  function Ml(e, t, n) {
    return e.tagName === `TITLE` && n.headTitleMutations ? !0 : t.getId(e) === Qe;
  }
  function Nl(e, t) {
    if (we(e)) return !1;
    var n = t.getId(e);
    if (!t.has(n)) return !0;
    var r = B.parentNode(e);
    return r && r.nodeType === e.DOCUMENT_NODE ? !1 : !r || Nl(r, t);
  }
  function Pl(e) {
    return !!e.changedTouches;
  }
  function Fl(e) {
    (e === void 0 && (e = window),
      `NodeList` in e && !e.NodeList.prototype.forEach && (e.NodeList.prototype.forEach = Array.prototype.forEach),
      `DOMTokenList` in e && !e.DOMTokenList.prototype.forEach && (e.DOMTokenList.prototype.forEach = Array.prototype.forEach));
  }
  function Il(e, t) {
    return !!(e.nodeName === `IFRAME` && t.getMeta(e));
  }
  function Ll(e, t) {
    return !!(
      e.nodeName === `LINK` &&
      e.nodeType === e.ELEMENT_NODE &&
      e.getAttribute &&
      e.getAttribute(`rel`) === `stylesheet` &&
      t.getMeta(e)
    );
  }
  function Rl(e) {
    return e ? (p(e, $c) && `shadowRoot` in e ? !!e.shadowRoot : !!B.shadowRoot(e)) : !1;
  }
  var zl = (function () {
    function e() {
      (T(this, `id`, 1), T(this, `styleIDMap`, new WeakMap()), T(this, `idStyleMap`, new Map()));
    }
    var t = e.prototype;
    return (
      (t.getId = function (e) {
        return this.styleIDMap.get(e) ?? -1;
      }),
      (t.has = function (e) {
        return this.styleIDMap.has(e);
      }),
      (t.add = function (e, t) {
        if (this.has(e)) return this.getId(e);
        var n = t === void 0 ? this.id++ : t;
        return (this.styleIDMap.set(e, n), this.idStyleMap.set(n, e), n);
      }),
      (t.getStyle = function (e) {
        return this.idStyleMap.get(e) || null;
      }),
      (t.reset = function () {
        ((this.styleIDMap = new WeakMap()), (this.idStyleMap = new Map()), (this.id = 1));
      }),
      (t.generateId = function () {
        return this.id++;
      }),
      (t.remove = function (e) {
        var t = this.styleIDMap.get(e);
        return t !== void 0 && (this.styleIDMap.delete(e), this.idStyleMap.delete(t), !0);
      }),
      e
    );
  })();
  function Bl(e) {
    var t = null;
    return (
      `getRootNode` in e &&
        B.getRootNode(e)?.nodeType === Node.DOCUMENT_FRAGMENT_NODE &&
        B.host(B.getRootNode(e)) &&
        (t = B.host(B.getRootNode(e))),
      t
    );
  }
  function Vl(e) {
    for (var t = e, n; (n = Bl(t));) t = n;
    return t;
  }
  function Hl(e) {
    var t = e.ownerDocument;
    if (!t) return !1;
    var n = Vl(e);
    return B.contains(t, n);
  }
  function Ul(e) {
    var t = e.ownerDocument;
    return t ? B.contains(t, e) || Hl(e) : !1;
  }
  var U = (function (e) {
      return (
        (e[(e.DomContentLoaded = 0)] = `DomContentLoaded`),
        (e[(e.Load = 1)] = `Load`),
        (e[(e.FullSnapshot = 2)] = `FullSnapshot`),
        (e[(e.IncrementalSnapshot = 3)] = `IncrementalSnapshot`),
        (e[(e.Meta = 4)] = `Meta`),
        (e[(e.Custom = 5)] = `Custom`),
        (e[(e.Plugin = 6)] = `Plugin`),
        e
      );
    })(U || {}),
    W = (function (e) {
      return (
        (e[(e.Mutation = 0)] = `Mutation`),
        (e[(e.MouseMove = 1)] = `MouseMove`),
        (e[(e.MouseInteraction = 2)] = `MouseInteraction`),
        (e[(e.Scroll = 3)] = `Scroll`),
        (e[(e.ViewportResize = 4)] = `ViewportResize`),
        (e[(e.Input = 5)] = `Input`),
        (e[(e.TouchMove = 6)] = `TouchMove`),
        (e[(e.MediaInteraction = 7)] = `MediaInteraction`),
        (e[(e.StyleSheetRule = 8)] = `StyleSheetRule`),
        (e[(e.CanvasMutation = 9)] = `CanvasMutation`),
        (e[(e.Font = 10)] = `Font`),
        (e[(e.Log = 11)] = `Log`),
        (e[(e.Drag = 12)] = `Drag`),
        (e[(e.StyleDeclaration = 13)] = `StyleDeclaration`),
        (e[(e.Selection = 14)] = `Selection`),
        (e[(e.AdoptedStyleSheet = 15)] = `AdoptedStyleSheet`),
        (e[(e.CustomElement = 16)] = `CustomElement`),
        e
      );
    })(W || {}),
    Wl = (function (e) {
      return (
        (e[(e.MouseUp = 0)] = `MouseUp`),
        (e[(e.MouseDown = 1)] = `MouseDown`),
        (e[(e.Click = 2)] = `Click`),
        (e[(e.ContextMenu = 3)] = `ContextMenu`),
        (e[(e.DblClick = 4)] = `DblClick`),
        (e[(e.Focus = 5)] = `Focus`),
        (e[(e.Blur = 6)] = `Blur`),
        (e[(e.TouchStart = 7)] = `TouchStart`),
        (e[(e.TouchMove_Departed = 8)] = `TouchMove_Departed`),
        (e[(e.TouchEnd = 9)] = `TouchEnd`),
        (e[(e.TouchCancel = 10)] = `TouchCancel`),
        e
      );
    })(Wl || {}),
    Gl = (function (e) {
      return ((e[(e.Mouse = 0)] = `Mouse`), (e[(e.Pen = 1)] = `Pen`), (e[(e.Touch = 2)] = `Touch`), e);
    })(Gl || {}),
    Kl = (function (e) {
      return ((e[(e[`2D`] = 0)] = `2D`), (e[(e.WebGL = 1)] = `WebGL`), (e[(e.WebGL2 = 2)] = `WebGL2`), e);
    })(Kl || {}),
    ql = (function (e) {
      return (
        (e[(e.Play = 0)] = `Play`),
        (e[(e.Pause = 1)] = `Pause`),
        (e[(e.Seeked = 2)] = `Seeked`),
        (e[(e.VolumeChange = 3)] = `VolumeChange`),
        (e[(e.RateChange = 4)] = `RateChange`),
        e
      );
    })(ql || {}),
    Jl = (function (e) {
      return (
        (e[(e.Document = 0)] = `Document`),
        (e[(e.DocumentType = 1)] = `DocumentType`),
        (e[(e.Element = 2)] = `Element`),
        (e[(e.Text = 3)] = `Text`),
        (e[(e.CDATA = 4)] = `CDATA`),
        (e[(e.Comment = 5)] = `Comment`),
        e
      );
    })(Jl || {});
  function Yl(e) {
    return `__ln` in e;
  }
  var Xl = (function () {
      function e() {
        (T(this, `length`, 0), T(this, `head`, null), T(this, `tail`, null));
      }
      var t = e.prototype;
      return (
        (t.get = function (e) {
          if (e >= this.length) throw Error(`Position outside of list range`);
          for (var t = this.head, n = 0; n < e; n++) t = t?.next || null;
          return t;
        }),
        (t.addNode = function (e) {
          var t = { value: e, previous: null, next: null };
          if (((e.__ln = t), e.previousSibling && Yl(e.previousSibling))) {
            var n = e.previousSibling.__ln.next;
            ((t.next = n), (t.previous = e.previousSibling.__ln), (e.previousSibling.__ln.next = t), n && (n.previous = t));
          } else if (e.nextSibling && Yl(e.nextSibling) && e.nextSibling.__ln.previous) {
            var r = e.nextSibling.__ln.previous;
            ((t.previous = r), (t.next = e.nextSibling.__ln), (e.nextSibling.__ln.previous = t), r && (r.next = t));
          } else (this.head && (this.head.previous = t), (t.next = this.head), (this.head = t));
          (t.next === null && (this.tail = t), this.length++);
        }),
        (t.removeNode = function (e) {
          var t = e.__ln;
          this.head &&
            (t.previous
              ? ((t.previous.next = t.next), t.next ? (t.next.previous = t.previous) : (this.tail = t.previous))
              : ((this.head = t.next), this.head ? (this.head.previous = null) : (this.tail = null)),
            e.__ln && delete e.__ln,
            this.length--);
        }),
        e
      );
    })(),
    Zl = function (e, t) {
      return e + `@` + t;
    },
    Ql = (function () {
      function e() {
        var e = this;
        (T(this, `frozen`, !1),
          T(this, `locked`, !1),
          T(this, `texts`, []),
          T(this, `attributes`, []),
          T(this, `attributeMap`, new WeakMap()),
          T(this, `removes`, []),
          T(this, `mapRemoves`, []),
          T(this, `movedMap`, {}),
          T(this, `addedSet`, new Set()),
          T(this, `movedSet`, new Set()),
          T(this, `droppedSet`, new Set()),
          T(this, `removesSubTreeCache`, new Set()),
          T(this, `mutationCb`),
          T(this, `blockClass`),
          T(this, `blockSelector`),
          T(this, `maskTextClass`),
          T(this, `maskTextSelector`),
          T(this, `inlineStylesheet`),
          T(this, `maskInputOptions`),
          T(this, `maskTextFn`),
          T(this, `maskInputFn`),
          T(this, `keepIframeSrcFn`),
          T(this, `recordCanvas`),
          T(this, `inlineImages`),
          T(this, `slimDOMOptions`),
          T(this, `dataURLOptions`),
          T(this, `doc`),
          T(this, `mirror`),
          T(this, `iframeManager`),
          T(this, `stylesheetManager`),
          T(this, `shadowDomManager`),
          T(this, `canvasManager`),
          T(this, `processedNodeManager`),
          T(this, `unattachedDoc`),
          T(this, `processMutations`, function (t) {
            (t.forEach(e.processMutation), e.emit());
          }),
          T(this, `emit`, function () {
            if (!(e.frozen || e.locked)) {
              for (
                var t = [],
                  n = new Set(),
                  r = new Xl(),
                  i = function (t) {
                    for (var n = t, r = Qe; r === Qe;) ((n &&= n.nextSibling), (r = n && e.mirror.getId(n)));
                    return r;
                  },
                  a = function (a) {
                    var o = B.parentNode(a);
                    if (o && Ul(a)) {
                      var s = !1;
                      if (a.nodeType === Node.TEXT_NODE) {
                        var c = o.tagName;
                        if (c === `TEXTAREA`) return;
                        c === `STYLE` && e.addedSet.has(o) && (s = !0);
                      }
                      var l = we(o) ? e.mirror.getId(Bl(a)) : e.mirror.getId(o),
                        u = i(a);
                      if (l === -1 || u === -1) return r.addNode(a);
                      var d = St(a, {
                        doc: e.doc,
                        mirror: e.mirror,
                        blockClass: e.blockClass,
                        blockSelector: e.blockSelector,
                        maskTextClass: e.maskTextClass,
                        maskTextSelector: e.maskTextSelector,
                        skipChild: !0,
                        newlyAddedElement: !0,
                        inlineStylesheet: e.inlineStylesheet,
                        maskInputOptions: e.maskInputOptions,
                        maskTextFn: e.maskTextFn,
                        maskInputFn: e.maskInputFn,
                        slimDOMOptions: e.slimDOMOptions,
                        dataURLOptions: e.dataURLOptions,
                        recordCanvas: e.recordCanvas,
                        inlineImages: e.inlineImages,
                        onSerialize: function (t) {
                          (Il(t, e.mirror) && e.iframeManager.addIframe(t),
                            Ll(t, e.mirror) && e.stylesheetManager.trackLinkElement(t),
                            Rl(a) && e.shadowDomManager.addShadowRoot(B.shadowRoot(a), e.doc));
                        },
                        onIframeLoad: function (t, n) {
                          (e.iframeManager.attachIframe(t, n), e.shadowDomManager.observeAttachShadow(t));
                        },
                        onStylesheetLoad: function (t, n) {
                          e.stylesheetManager.attachLinkElement(t, n);
                        },
                        cssCaptured: s,
                      });
                      d && (t.push({ parentId: l, nextId: u, node: d }), n.add(d.id));
                    }
                  };
                e.mapRemoves.length;
              ) {
                var o = e.mapRemoves.shift();
                (e.cleanupRemovedNode(o), e.mirror.removeNodeFromMap(o));
              }
              for (var s = x(e.movedSet), c; !(c = s()).done;) {
                var l = c.value;
                (tu(e.removesSubTreeCache, l, e.mirror) && !e.movedSet.has(B.parentNode(l))) || a(l);
              }
              for (var u = x(e.addedSet), d; !(d = u()).done;) {
                var f = d.value;
                (!ru(e.droppedSet, f) && !tu(e.removesSubTreeCache, f, e.mirror)) || ru(e.movedSet, f) ? a(f) : e.droppedSet.add(f);
              }
              for (var p = null; r.length;) {
                var m = null;
                if (p) {
                  var h = e.mirror.getId(B.parentNode(p.value)),
                    g = i(p.value);
                  h !== -1 && g !== -1 && (m = p);
                }
                if (!m)
                  for (var _ = r.tail; _;) {
                    var v = _;
                    if (((_ = _.previous), v)) {
                      var y = e.mirror.getId(B.parentNode(v.value));
                      if (i(v.value) === -1) continue;
                      if (y !== -1) {
                        m = v;
                        break;
                      }
                      var b = v.value,
                        S = B.parentNode(b);
                      if (S && S.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
                        var C = B.host(S);
                        if (e.mirror.getId(C) !== -1) {
                          m = v;
                          break;
                        }
                      }
                    }
                  }
                if (!m) {
                  for (; r.head;) r.removeNode(r.head.value);
                  break;
                }
                ((p = m.previous), r.removeNode(m.value), a(m.value));
              }
              var w = {
                texts: e.texts
                  .map(function (t) {
                    var n = t.node,
                      r = B.parentNode(n);
                    return (r && r.tagName === `TEXTAREA` && e.genTextAreaValueMutation(r), { id: e.mirror.getId(n), value: t.value });
                  })
                  .filter(function (e) {
                    return !n.has(e.id);
                  })
                  .filter(function (t) {
                    return e.mirror.has(t.id);
                  }),
                attributes: e.attributes
                  .map(function (t) {
                    var n = t.attributes;
                    if (typeof n.style == `string`) {
                      var r = JSON.stringify(t.styleDiff),
                        i = JSON.stringify(t._unchangedStyles);
                      r.length < n.style.length && (r + i).split(`var(`).length === n.style.split(`var(`).length && (n.style = t.styleDiff);
                    }
                    return { id: e.mirror.getId(t.node), attributes: n };
                  })
                  .filter(function (e) {
                    return !n.has(e.id);
                  })
                  .filter(function (t) {
                    return e.mirror.has(t.id);
                  }),
                removes: e.removes,
                adds: t,
              };
              (!w.texts.length && !w.attributes.length && !w.removes.length && !w.adds.length) ||
                ((e.texts = []),
                (e.attributes = []),
                (e.attributeMap = new WeakMap()),
                (e.removes = []),
                (e.addedSet = new Set()),
                (e.movedSet = new Set()),
                (e.droppedSet = new Set()),
                (e.removesSubTreeCache = new Set()),
                (e.movedMap = {}),
                e.mutationCb(w));
            }
          }),
          T(this, `genTextAreaValueMutation`, function (t) {
            var n = e.attributeMap.get(t);
            n || ((n = { node: t, attributes: {}, styleDiff: {}, _unchangedStyles: {} }), e.attributes.push(n), e.attributeMap.set(t, n));
            var r = Array.from(B.childNodes(t), function (e) {
              return B.textContent(e) || ``;
            }).join(``);
            n.attributes.value = Fe({
              element: t,
              maskInputOptions: e.maskInputOptions,
              tagName: t.tagName,
              type: ze(t),
              value: r,
              maskInputFn: e.maskInputFn,
            });
          }),
          T(this, `processMutation`, function (t) {
            if (!Ml(t.target, e.mirror, e.slimDOMOptions))
              switch (t.type) {
                case `characterData`:
                  var n = B.textContent(t.target);
                  !H(t.target, e.blockClass, e.blockSelector, !1) &&
                    n !== t.oldValue &&
                    e.texts.push({
                      value:
                        mt(t.target, e.maskTextClass, e.maskTextSelector, !0) && n
                          ? e.maskTextFn
                            ? e.maskTextFn(n, Al(t.target))
                            : n.replace(/[\S]/g, `*`)
                          : n,
                      node: t.target,
                    });
                  break;
                case `attributes`:
                  var r = t.target,
                    i = t.attributeName,
                    a = t.target.getAttribute(i);
                  if (i === `value` || i === `placeholder`) {
                    var o = ze(r);
                    a = Fe({
                      element: r,
                      maskInputOptions: e.maskInputOptions,
                      tagName: r.tagName,
                      type: o,
                      value: a,
                      maskInputFn: e.maskInputFn,
                    });
                  }
                  if (H(t.target, e.blockClass, e.blockSelector, !1) || a === t.oldValue) return;
                  var s = e.attributeMap.get(t.target);
                  if (r.tagName === `IFRAME` && i === `src` && !e.keepIframeSrcFn(a)) {
                    if (!r.contentDocument) i = `rr_src`;
                    else return;
                  }
                  if (
                    (s ||
                      ((s = { node: t.target, attributes: {}, styleDiff: {}, _unchangedStyles: {} }),
                      e.attributes.push(s),
                      e.attributeMap.set(t.target, s)),
                    i === `type` &&
                      r.tagName === `INPUT` &&
                      (t.oldValue || ``).toLowerCase() === `password` &&
                      r.setAttribute(`data-rr-is-password`, `true`),
                    !dt(r.tagName, i))
                  ) {
                    if (((s.attributes[i] = ut(e.doc, Ie(r.tagName), Ie(i), a)), i === `style`)) {
                      if (!e.unattachedDoc)
                        try {
                          e.unattachedDoc = document.implementation.createHTMLDocument();
                        } catch {
                          e.unattachedDoc = e.doc;
                        }
                      var c = e.unattachedDoc.createElement(`span`);
                      t.oldValue && c.setAttribute(`style`, t.oldValue);
                      for (var l = x(Array.from(r.style)), u; !(u = l()).done;) {
                        var d = u.value,
                          f = r.style.getPropertyValue(d),
                          p = r.style.getPropertyPriority(d);
                        f !== c.style.getPropertyValue(d) || p !== c.style.getPropertyPriority(d)
                          ? p === ``
                            ? (s.styleDiff[d] = f)
                            : (s.styleDiff[d] = [f, p])
                          : (s._unchangedStyles[d] = [f, p]);
                      }
                      for (var m = x(Array.from(c.style)), h; !(h = m()).done;) {
                        var g = h.value;
                        r.style.getPropertyValue(g) === `` && (s.styleDiff[g] = !1);
                      }
                    } else
                      i === `open` &&
                        r.tagName === `DIALOG` &&
                        (r.matches(`dialog:modal`) ? (s.attributes.rr_open_mode = `modal`) : (s.attributes.rr_open_mode = `non-modal`));
                  }
                  break;
                case `childList`:
                  if (H(t.target, e.blockClass, e.blockSelector, !0)) return;
                  if (t.target.tagName === `TEXTAREA`) {
                    e.genTextAreaValueMutation(t.target);
                    return;
                  }
                  (t.addedNodes.forEach(function (n) {
                    return e.genAdds(n, t.target);
                  }),
                    t.removedNodes.forEach(function (n) {
                      var r = e.mirror.getId(n),
                        i = we(t.target) ? e.mirror.getId(B.host(t.target)) : e.mirror.getId(t.target);
                      H(t.target, e.blockClass, e.blockSelector, !1) ||
                        Ml(n, e.mirror, e.slimDOMOptions) ||
                        !jl(n, e.mirror) ||
                        (e.addedSet.has(n)
                          ? ($l(e.addedSet, n), e.droppedSet.add(n))
                          : (e.addedSet.has(t.target) && r === -1) ||
                            Nl(t.target, e.mirror) ||
                            (e.movedSet.has(n) && e.movedMap[Zl(r, i)]
                              ? $l(e.movedSet, n)
                              : (e.removes.push({ parentId: i, id: r, isShadow: we(t.target) && Te(t.target) ? !0 : void 0 }),
                                eu(n, e.removesSubTreeCache))),
                        e.mapRemoves.push(n));
                    }));
              }
          }),
          T(this, `genAdds`, function (t, n) {
            if (!e.processedNodeManager.inOtherBuffer(t, e) && !(e.addedSet.has(t) || e.movedSet.has(t))) {
              if (e.mirror.hasNode(t)) {
                if (Ml(t, e.mirror, e.slimDOMOptions)) return;
                e.movedSet.add(t);
                var r = null;
                (n && e.mirror.hasNode(n) && (r = e.mirror.getId(n)), r && r !== -1 && (e.movedMap[Zl(e.mirror.getId(t), r)] = !0));
              } else (e.addedSet.add(t), e.droppedSet.delete(t));
              H(t, e.blockClass, e.blockSelector, !1) ||
                (B.childNodes(t).forEach(function (t) {
                  return e.genAdds(t);
                }),
                Rl(t) &&
                  B.childNodes(B.shadowRoot(t)).forEach(function (n) {
                    (e.processedNodeManager.add(n, e), e.genAdds(n, t));
                  }));
            }
          }),
          T(this, `cleanupRemovedNode`, function (t) {
            if (t.nodeName === `IFRAME`)
              try {
                e.iframeManager.removeIframe(t);
              } catch {}
            else
              try {
                e.stylesheetManager.cleanupStylesheetsForRemovedNode(t);
              } catch {}
            t.childNodes.forEach(function (t) {
              e.cleanupRemovedNode(t);
            });
          }));
      }
      var t = e.prototype;
      return (
        (t.init = function (e) {
          var t = this;
          [
            `mutationCb`,
            `blockClass`,
            `blockSelector`,
            `maskTextClass`,
            `maskTextSelector`,
            `inlineStylesheet`,
            `maskInputOptions`,
            `maskTextFn`,
            `maskInputFn`,
            `keepIframeSrcFn`,
            `recordCanvas`,
            `inlineImages`,
            `slimDOMOptions`,
            `dataURLOptions`,
            `doc`,
            `mirror`,
            `iframeManager`,
            `stylesheetManager`,
            `shadowDomManager`,
            `canvasManager`,
            `processedNodeManager`,
          ].forEach(function (n) {
            t[n] = e[n];
          });
        }),
        (t.freeze = function () {
          ((this.frozen = !0), this.canvasManager.freeze());
        }),
        (t.unfreeze = function () {
          ((this.frozen = !1), this.canvasManager.unfreeze(), this.emit());
        }),
        (t.isFrozen = function () {
          return this.frozen;
        }),
        (t.lock = function () {
          ((this.locked = !0), this.canvasManager.lock());
        }),
        (t.unlock = function () {
          ((this.locked = !1), this.canvasManager.unlock(), this.emit());
        }),
        (t.reset = function () {
          (this.shadowDomManager.reset(), this.canvasManager.reset());
        }),
        (t.getDoc = function () {
          return this.doc;
        }),
        e
      );
    })();
  function $l(e, t) {
    (e.delete(t),
      B.childNodes(t).forEach(function (t) {
        return $l(e, t);
      }));
  }
  function eu(e, t) {
    for (var n = [e]; n.length;) {
      var r = n.pop();
      t.has(r) ||
        (t.add(r),
        B.childNodes(r).forEach(function (e) {
          return n.push(e);
        }));
    }
  }
  function tu(e, t, n) {
    return e.size !== 0 && nu(e, t);
  }
  function nu(e, t, n) {
    var r = B.parentNode(t);
    return r ? e.has(r) : !1;
  }
  function ru(e, t) {
    return e.size !== 0 && iu(e, t);
  }
  function iu(e, t) {
    var n = B.parentNode(t);
    return n ? (e.has(n) ? !0 : iu(e, n)) : !1;
  }
  var au;
  function ou(e) {
    au = e;
  }
  function su() {
    au = void 0;
  }
  var G = function (e) {
      return au
        ? function () {
            var t = [...arguments];
            try {
              return e.apply(void 0, [].concat(t));
            } catch (e) {
              if (au && au(e) === !0) return;
              throw e;
            }
          }
        : e;
    },
    cu = [];
  function lu(e) {
    try {
      if (`composedPath` in e) {
        var t = e.composedPath();
        if (t.length) return t[0];
      } else if (`path` in e && e.path.length) return e.path[0];
    } catch {}
    return e && e.target;
  }
  function uu(e, t) {
    var n = new Ql();
    (cu.push(n), n.init(e));
    var r = new (bl())(G(n.processMutations.bind(n)));
    return (
      r.observe(t, { attributes: !0, attributeOldValue: !0, characterData: !0, characterDataOldValue: !0, childList: !0, subtree: !0 }), r
    );
  }
  function du(e) {
    for (var t = cu.length - 1; t >= 0; t--) cu[t].getDoc() === e && cu.splice(t, 1);
  }
  function fu(e) {
    var t = e.mousemoveCb,
      n = e.sampling,
      r = e.doc,
      i = e.mirror;
    if (n.mousemove === !1) return function () {};
    var a = typeof n.mousemove == `number` ? n.mousemove : 50,
      o = typeof n.mousemoveCallback == `number` ? n.mousemoveCallback : 500,
      s = [],
      c,
      l = wl(
        G(function (e) {
          var n = Date.now() - c;
          (t(
            s.map(function (e) {
              return ((e.timeOffset -= n), e);
            }),
            e,
          ),
            (s = []),
            (c = null));
        }),
        o,
      ),
      u = G(
        wl(
          G(function (e) {
            var t = lu(e),
              n = Pl(e) ? e.changedTouches[0] : e,
              r = n.clientX,
              a = n.clientY;
            ((c ||= El()),
              s.push({ x: r, y: a, id: i.getId(t), timeOffset: El() - c }),
              l(typeof DragEvent < `u` && p(e, DragEvent) ? W.Drag : p(e, MouseEvent) ? W.MouseMove : W.TouchMove));
          }),
          a,
          { trailing: !1 },
        ),
      ),
      d = [V(`mousemove`, u, r), V(`touchmove`, u, r), V(`drag`, u, r)];
    return G(function () {
      d.forEach(function (e) {
        return e();
      });
    });
  }
  function pu(e) {
    var t = e.mouseInteractionCb,
      n = e.doc,
      r = e.mirror,
      i = e.blockClass,
      a = e.blockSelector,
      o = e.sampling;
    if (o.mouseInteraction === !1) return function () {};
    var s = o.mouseInteraction === !0 || o.mouseInteraction === void 0 ? {} : o.mouseInteraction,
      c = [],
      l = null,
      d = function (e) {
        return function (n) {
          var o = lu(n);
          if (!H(o, i, a, !0)) {
            var s = null,
              c = e;
            if (`pointerType` in n) {
              switch (n.pointerType) {
                case `mouse`:
                  s = Gl.Mouse;
                  break;
                case `touch`:
                  s = Gl.Touch;
                  break;
                case `pen`:
                  s = Gl.Pen;
              }
              s === Gl.Touch ? (Wl[e] === Wl.MouseDown ? (c = `TouchStart`) : Wl[e] === Wl.MouseUp && (c = `TouchEnd`)) : Gl.Pen;
            } else Pl(n) && (s = Gl.Touch);
            s === null
              ? Wl[e] === Wl.Click && ((s = l), (l = null))
              : ((l = s), ((c.startsWith(`Touch`) && s === Gl.Touch) || (c.startsWith(`Mouse`) && s === Gl.Mouse)) && (s = null));
            var d = Pl(n) ? n.changedTouches[0] : n;
            if (d) {
              var f = r.getId(o),
                p = d.clientX,
                m = d.clientY;
              G(t)(u({ type: Wl[c], id: f, x: p, y: m }, s !== null && { pointerType: s }));
            }
          }
        };
      };
    return (
      Object.keys(Wl)
        .filter(function (e) {
          return Number.isNaN(Number(e)) && !e.endsWith(`_Departed`) && s[e] !== !1;
        })
        .forEach(function (e) {
          var t = Ie(e),
            r = d(e);
          if (window.PointerEvent)
            switch (Wl[e]) {
              case Wl.MouseDown:
              case Wl.MouseUp:
                t = t.replace(`mouse`, `pointer`);
                break;
              case Wl.TouchStart:
              case Wl.TouchEnd:
                return;
            }
          c.push(V(t, r, n));
        }),
      G(function () {
        c.forEach(function (e) {
          return e();
        });
      })
    );
  }
  function mu(e) {
    var t = e.scrollCb,
      n = e.doc,
      r = e.mirror,
      i = e.blockClass,
      a = e.blockSelector,
      o = e.sampling;
    return V(
      `scroll`,
      G(
        wl(
          G(function (e) {
            var o = lu(e);
            if (o && !H(o, i, a, !0)) {
              var s = r.getId(o);
              if (o === n && n.defaultView) {
                var c = Dl(n.defaultView);
                t({ id: s, x: c.left, y: c.top });
              } else t({ id: s, x: o.scrollLeft, y: o.scrollTop });
            }
          }),
          o.scroll || 100,
        ),
      ),
      n,
    );
  }
  function hu(e, t) {
    var n = e.viewportResizeCb,
      r = t.win,
      i = -1,
      a = -1;
    return V(
      `resize`,
      G(
        wl(
          G(function () {
            var e = Ol(),
              t = kl();
            (i !== e || a !== t) && (n({ width: Number(t), height: Number(e) }), (i = e), (a = t));
          }),
          200,
        ),
      ),
      r,
    );
  }
  var gu = [`INPUT`, `TEXTAREA`, `SELECT`],
    _u = new WeakMap();
  function vu(e) {
    var t = e.inputCb,
      n = e.doc,
      r = e.mirror,
      i = e.blockClass,
      a = e.blockSelector,
      o = e.ignoreClass,
      s = e.ignoreSelector,
      c = e.maskInputOptions,
      l = e.maskInputFn,
      d = e.sampling,
      f = e.userTriggeredOnInput;
    function p(e) {
      var t = lu(e),
        r = e.isTrusted,
        u = t && t.tagName;
      if (
        (t && u === `OPTION` && (t = B.parentElement(t)),
        !(!t || !u || gu.indexOf(u) < 0 || H(t, i, a, !0)) && !(t.classList.contains(o) || (s && t.matches(s))))
      ) {
        var d = t.value,
          p = !1,
          h = ze(t) || ``;
        (h === `radio` || h === `checkbox`
          ? (p = t.checked)
          : (c[u.toLowerCase()] || c[h]) && (d = Fe({ element: t, maskInputOptions: c, tagName: u, type: h, value: d, maskInputFn: l })),
          m(t, f ? { text: d, isChecked: p, userTriggered: r } : { text: d, isChecked: p }));
        var g = t.name;
        h === `radio` &&
          g &&
          p &&
          n.querySelectorAll(`input[type="radio"][name="` + g + `"]`).forEach(function (e) {
            if (e !== t) {
              var n = e.value;
              m(e, f ? { text: n, isChecked: !p, userTriggered: !1 } : { text: n, isChecked: !p });
            }
          });
      }
    }
    function m(e, n) {
      var i = _u.get(e);
      if (!i || i.text !== n.text || i.isChecked !== n.isChecked) {
        _u.set(e, n);
        var a = r.getId(e);
        G(t)(u({}, n, { id: a }));
      }
    }
    var h = (d.input === `last` ? [`change`] : [`input`, `change`]).map(function (e) {
        return V(e, G(p), n);
      }),
      g = n.defaultView;
    if (!g)
      return function () {
        h.forEach(function (e) {
          return e();
        });
      };
    var _ = g.Object.getOwnPropertyDescriptor(g.HTMLInputElement.prototype, `value`),
      v = [
        [g.HTMLInputElement.prototype, `value`],
        [g.HTMLInputElement.prototype, `checked`],
        [g.HTMLSelectElement.prototype, `value`],
        [g.HTMLTextAreaElement.prototype, `value`],
        [g.HTMLSelectElement.prototype, `selectedIndex`],
        [g.HTMLOptionElement.prototype, `selected`],
      ];
    if (_ && _.set) {
      var y;
      (y = h).push.apply(
        y,
        [].concat(
          v.map(function (e) {
            return Tl(
              e[0],
              e[1],
              {
                set: function () {
                  G(p)({ target: this, isTrusted: !1 });
                },
              },
              !1,
              g,
            );
          }),
        ),
      );
    }
    return G(function () {
      h.forEach(function (e) {
        return e();
      });
    });
  }
  function yu(e) {
    var t = [];
    function n(e, t) {
      if (
        (Au(`CSSGroupingRule`) && p(e.parentRule, CSSGroupingRule)) ||
        (Au(`CSSMediaRule`) && p(e.parentRule, CSSMediaRule)) ||
        (Au(`CSSSupportsRule`) && p(e.parentRule, CSSSupportsRule)) ||
        (Au(`CSSConditionRule`) && p(e.parentRule, CSSConditionRule))
      ) {
        var n = Array.from(e.parentRule.cssRules).indexOf(e);
        t.unshift(n);
      } else if (e.parentStyleSheet) {
        var r = Array.from(e.parentStyleSheet.cssRules).indexOf(e);
        t.unshift(r);
      }
      return t;
    }
    return n(e, t);
  }
  function bu(e, t, n) {
    var r, i;
    return e ? (e.ownerNode ? (r = t.getId(e.ownerNode)) : (i = n.getId(e)), { styleId: i, id: r }) : {};
  }
  function xu(e, t) {
    var n = e.styleSheetRuleCb,
      r = e.mirror,
      i = e.stylesheetManager,
      a = t.win;
    if (!a.CSSStyleSheet || !a.CSSStyleSheet.prototype) return function () {};
    var o = a.CSSStyleSheet.prototype.insertRule;
    ((a.CSSStyleSheet.prototype.insertRule = new Proxy(o, {
      apply: G(function (e, t, a) {
        var o = a[0],
          s = a[1],
          c = bu(t, r, i.styleMirror),
          l = c.id,
          u = c.styleId;
        return (((l && l !== -1) || (u && u !== -1)) && n({ id: l, styleId: u, adds: [{ rule: o, index: s }] }), e.apply(t, a));
      }),
    })),
      (a.CSSStyleSheet.prototype.addRule = function (e, t, n) {
        n === void 0 && (n = this.cssRules.length);
        var r = e + ` { ` + t + ` }`;
        return a.CSSStyleSheet.prototype.insertRule.apply(this, [r, n]);
      }));
    var s = a.CSSStyleSheet.prototype.deleteRule;
    ((a.CSSStyleSheet.prototype.deleteRule = new Proxy(s, {
      apply: G(function (e, t, a) {
        var o = a[0],
          s = bu(t, r, i.styleMirror),
          c = s.id,
          l = s.styleId;
        return (((c && c !== -1) || (l && l !== -1)) && n({ id: c, styleId: l, removes: [{ index: o }] }), e.apply(t, a));
      }),
    })),
      (a.CSSStyleSheet.prototype.removeRule = function (e) {
        return a.CSSStyleSheet.prototype.deleteRule.apply(this, [e]);
      }));
    var c;
    a.CSSStyleSheet.prototype.replace &&
      ((c = a.CSSStyleSheet.prototype.replace),
      (a.CSSStyleSheet.prototype.replace = new Proxy(c, {
        apply: G(function (e, t, a) {
          var o = a[0],
            s = bu(t, r, i.styleMirror),
            c = s.id,
            l = s.styleId;
          return (((c && c !== -1) || (l && l !== -1)) && n({ id: c, styleId: l, replace: o }), e.apply(t, a));
        }),
      })));
    var l;
    a.CSSStyleSheet.prototype.replaceSync &&
      ((l = a.CSSStyleSheet.prototype.replaceSync),
      (a.CSSStyleSheet.prototype.replaceSync = new Proxy(l, {
        apply: G(function (e, t, a) {
          var o = a[0],
            s = bu(t, r, i.styleMirror),
            c = s.id,
            l = s.styleId;
          return (((c && c !== -1) || (l && l !== -1)) && n({ id: c, styleId: l, replaceSync: o }), e.apply(t, a));
        }),
      })));
    var u = {};
    ju(`CSSGroupingRule`)
      ? (u.CSSGroupingRule = a.CSSGroupingRule)
      : (ju(`CSSMediaRule`) && (u.CSSMediaRule = a.CSSMediaRule),
        ju(`CSSConditionRule`) && (u.CSSConditionRule = a.CSSConditionRule),
        ju(`CSSSupportsRule`) && (u.CSSSupportsRule = a.CSSSupportsRule));
    var d = {};
    return (
      Object.entries(u).forEach(function (e) {
        var t = e[0],
          a = e[1];
        ((d[t] = { insertRule: a.prototype.insertRule, deleteRule: a.prototype.deleteRule }),
          (a.prototype.insertRule = new Proxy(d[t].insertRule, {
            apply: G(function (e, t, a) {
              var o = a[0],
                s = a[1],
                c = bu(t.parentStyleSheet, r, i.styleMirror),
                l = c.id,
                u = c.styleId;
              return (
                ((l && l !== -1) || (u && u !== -1)) && n({ id: l, styleId: u, adds: [{ rule: o, index: [].concat(yu(t), [s || 0]) }] }),
                e.apply(t, a)
              );
            }),
          })),
          (a.prototype.deleteRule = new Proxy(d[t].deleteRule, {
            apply: G(function (e, t, a) {
              var o = a[0],
                s = bu(t.parentStyleSheet, r, i.styleMirror),
                c = s.id,
                l = s.styleId;
              return (
                ((c && c !== -1) || (l && l !== -1)) && n({ id: c, styleId: l, removes: [{ index: [].concat(yu(t), [o]) }] }), e.apply(t, a)
              );
            }),
          })));
      }),
      G(function () {
        ((a.CSSStyleSheet.prototype.insertRule = o),
          (a.CSSStyleSheet.prototype.deleteRule = s),
          c && (a.CSSStyleSheet.prototype.replace = c),
          l && (a.CSSStyleSheet.prototype.replaceSync = l),
          Object.entries(u).forEach(function (e) {
            var t = e[0],
              n = e[1];
            ((n.prototype.insertRule = d[t].insertRule), (n.prototype.deleteRule = d[t].deleteRule));
          }));
      })
    );
  }
  function Su(e, t) {
    var n = e.mirror,
      r = e.stylesheetManager,
      i = null;
    i = t.nodeName === `#document` ? n.getId(t) : n.getId(B.host(t));
    var a = t.nodeName === `#document` ? t.defaultView?.Document : t.ownerDocument?.defaultView?.ShadowRoot,
      o = a != null && a.prototype ? Object.getOwnPropertyDescriptor(a?.prototype, `adoptedStyleSheets`) : void 0;
    return i === null || i === -1 || !a || !o
      ? function () {}
      : (Object.defineProperty(t, "adoptedStyleSheets", {
          configurable: o.configurable,
          enumerable: o.enumerable,
          get: function () {
            return o.get?.call(this);
          },
          set: function (e) {
            var t = o.set?.call(this, e);
            if (i !== null && i !== -1)
              try {
                r.adoptStyleSheets(e, i);
              } catch {}
            return t;
          },
        }),
        G(function () {
          Object.defineProperty(t, "adoptedStyleSheets", {
            configurable: o.configurable,
            enumerable: o.enumerable,
            get: o.get,
            set: o.set,
          });
        }));
  }
  function Cu(e, t) {
    var n = e.styleDeclarationCb,
      r = e.mirror,
      i = e.ignoreCSSAttributes,
      a = e.stylesheetManager,
      o = t.win,
      s = o.CSSStyleDeclaration.prototype.setProperty;
    o.CSSStyleDeclaration.prototype.setProperty = new Proxy(s, {
      apply: G(function (e, t, o) {
        var c = o[0],
          l = o[1],
          u = o[2];
        if (i.has(c)) return s.apply(t, [c, l, u]);
        var d = bu(t.parentRule?.parentStyleSheet, r, a.styleMirror),
          f = d.id,
          p = d.styleId;
        return (
          ((f && f !== -1) || (p && p !== -1)) &&
            n({ id: f, styleId: p, set: { property: c, value: l, priority: u }, index: yu(t.parentRule) }),
          e.apply(t, o)
        );
      }),
    });
    var c = o.CSSStyleDeclaration.prototype.removeProperty;
    return (
      (o.CSSStyleDeclaration.prototype.removeProperty = new Proxy(c, {
        apply: G(function (e, t, o) {
          var s = o[0];
          if (i.has(s)) return c.apply(t, [s]);
          var l = bu(t.parentRule?.parentStyleSheet, r, a.styleMirror),
            u = l.id,
            d = l.styleId;
          return (
            ((u && u !== -1) || (d && d !== -1)) && n({ id: u, styleId: d, remove: { property: s }, index: yu(t.parentRule) }),
            e.apply(t, o)
          );
        }),
      })),
      G(function () {
        ((o.CSSStyleDeclaration.prototype.setProperty = s), (o.CSSStyleDeclaration.prototype.removeProperty = c));
      })
    );
  }
  function wu(e) {
    var t = e.mediaInteractionCb,
      n = e.blockClass,
      r = e.blockSelector,
      i = e.mirror,
      a = e.sampling,
      o = e.doc,
      s = G(function (e) {
        return wl(
          G(function (a) {
            var o = lu(a);
            if (o && !H(o, n, r, !0)) {
              var s = o.currentTime,
                c = o.volume,
                l = o.muted,
                u = o.playbackRate,
                d = o.loop;
              t({ type: e, id: i.getId(o), currentTime: s, volume: c, muted: l, playbackRate: u, loop: d });
            }
          }),
          a.media || 500,
        );
      }),
      c = [
        V(`play`, s(ql.Play), o),
        V(`pause`, s(ql.Pause), o),
        V(`seeked`, s(ql.Seeked), o),
        V(`volumechange`, s(ql.VolumeChange), o),
        V(`ratechange`, s(ql.RateChange), o),
      ];
    return G(function () {
      c.forEach(function (e) {
        return e();
      });
    });
  }
  function Tu(e) {
    var t = e.fontCb,
      n = e.doc,
      r = n.defaultView;
    if (!r) return function () {};
    var i = [],
      a = new WeakMap(),
      o = r.FontFace;
    r.FontFace = function (e, t, n) {
      var r = new o(e, t, n);
      return (
        a.set(r, {
          family: e,
          buffer: typeof t != `string`,
          descriptors: n,
          fontSource: typeof t == `string` ? t : JSON.stringify(Array.from(new Uint8Array(t))),
        }),
        r
      );
    };
    var s = xl(n.fonts, `add`, function (e) {
      return function (n) {
        return (
          setTimeout(
            G(function () {
              var e = a.get(n);
              e && (t(e), a.delete(n));
            }),
            0,
          ),
          e.apply(this, [n])
        );
      };
    });
    return (
      i.push(function () {
        r.FontFace = o;
      }),
      i.push(s),
      G(function () {
        i.forEach(function (e) {
          return e();
        });
      })
    );
  }
  function Eu(e) {
    var t = e.doc,
      n = e.mirror,
      r = e.blockClass,
      i = e.blockSelector,
      a = e.selectionCb,
      o = !0,
      s = G(function () {
        var e = t.getSelection();
        if (!(!e || (o && e != null && e.isCollapsed))) {
          o = e.isCollapsed || !1;
          for (var s = [], c = e.rangeCount || 0, l = 0; l < c; l++) {
            var u = e.getRangeAt(l),
              d = u.startContainer,
              f = u.startOffset,
              p = u.endContainer,
              m = u.endOffset;
            H(d, r, i, !0) || H(p, r, i, !0) || s.push({ start: n.getId(d), startOffset: f, end: n.getId(p), endOffset: m });
          }
          a({ ranges: s });
        }
      });
    return (s(), V(`selectionchange`, s));
  }
  function Du(e) {
    var t = e.doc,
      n = e.customElementCb,
      r = t.defaultView;
    return !r || !r.customElements
      ? function () {}
      : xl(r.customElements, `define`, function (e) {
          return function (t, r, i) {
            try {
              n({ define: { name: t } });
            } catch {
              console.warn(`Custom element callback failed for ` + t);
            }
            return e.apply(this, [t, r, i]);
          };
        });
  }
  function Ou(e, t) {
    var n = e.mutationCb,
      r = e.mousemoveCb,
      i = e.mouseInteractionCb,
      a = e.scrollCb,
      o = e.viewportResizeCb,
      s = e.inputCb,
      c = e.mediaInteractionCb,
      l = e.styleSheetRuleCb,
      u = e.styleDeclarationCb,
      d = e.canvasMutationCb,
      f = e.fontCb,
      p = e.selectionCb,
      m = e.customElementCb;
    ((e.mutationCb = function () {
      var e = [...arguments];
      if (t.mutation) {
        var r;
        (r = t).mutation.apply(r, [].concat(e));
      }
      n.apply(void 0, [].concat(e));
    }),
      (e.mousemoveCb = function () {
        var e = [...arguments];
        if (t.mousemove) {
          var n;
          (n = t).mousemove.apply(n, [].concat(e));
        }
        r.apply(void 0, [].concat(e));
      }),
      (e.mouseInteractionCb = function () {
        var e = [...arguments];
        if (t.mouseInteraction) {
          var n;
          (n = t).mouseInteraction.apply(n, [].concat(e));
        }
        i.apply(void 0, [].concat(e));
      }),
      (e.scrollCb = function () {
        var e = [...arguments];
        if (t.scroll) {
          var n;
          (n = t).scroll.apply(n, [].concat(e));
        }
        a.apply(void 0, [].concat(e));
      }),
      (e.viewportResizeCb = function () {
        var e = [...arguments];
        if (t.viewportResize) {
          var n;
          (n = t).viewportResize.apply(n, [].concat(e));
        }
        o.apply(void 0, [].concat(e));
      }),
      (e.inputCb = function () {
        var e = [...arguments];
        if (t.input) {
          var n;
          (n = t).input.apply(n, [].concat(e));
        }
        s.apply(void 0, [].concat(e));
      }),
      (e.mediaInteractionCb = function () {
        var e = [...arguments];
        if (t.mediaInteaction) {
          var n;
          (n = t).mediaInteaction.apply(n, [].concat(e));
        }
        c.apply(void 0, [].concat(e));
      }),
      (e.styleSheetRuleCb = function () {
        var e = [...arguments];
        if (t.styleSheetRule) {
          var n;
          (n = t).styleSheetRule.apply(n, [].concat(e));
        }
        l.apply(void 0, [].concat(e));
      }),
      (e.styleDeclarationCb = function () {
        var e = [...arguments];
        if (t.styleDeclaration) {
          var n;
          (n = t).styleDeclaration.apply(n, [].concat(e));
        }
        u.apply(void 0, [].concat(e));
      }),
      (e.canvasMutationCb = function () {
        var e = [...arguments];
        if (t.canvasMutation) {
          var n;
          (n = t).canvasMutation.apply(n, [].concat(e));
        }
        d.apply(void 0, [].concat(e));
      }),
      (e.fontCb = function () {
        var e = [...arguments];
        if (t.font) {
          var n;
          (n = t).font.apply(n, [].concat(e));
        }
        f.apply(void 0, [].concat(e));
      }),
      (e.selectionCb = function () {
        var e = [...arguments];
        if (t.selection) {
          var n;
          (n = t).selection.apply(n, [].concat(e));
        }
        p.apply(void 0, [].concat(e));
      }),
      (e.customElementCb = function () {
        var e = [...arguments];
        if (t.customElement) {
          var n;
          (n = t).customElement.apply(n, [].concat(e));
        }
        m.apply(void 0, [].concat(e));
      }));
  }
  function ku(e, t) {
    t === void 0 && (t = {});
    var n = e.doc.defaultView;
    if (!n) return function () {};
    Ou(e, t);
    var r;
    e.recordDOM && (r = uu(e, e.doc));
    var i = fu(e),
      a = pu(e),
      o = mu(e),
      s = hu(e, { win: n }),
      c = vu(e),
      l = wu(e),
      u = function () {},
      d = function () {},
      f = function () {},
      p = function () {};
    e.recordDOM && ((u = xu(e, { win: n })), (d = Su(e, e.doc)), (f = Cu(e, { win: n })), e.collectFonts && (p = Tu(e)));
    for (var m = Eu(e), h = Du(e), g = [], _ = x(e.plugins), v; !(v = _()).done;) {
      var y = v.value;
      g.push(y.observer(y.callback, n, y.options));
    }
    return G(function () {
      (cu.forEach(function (e) {
        return e.reset();
      }),
        r?.disconnect(),
        i(),
        a(),
        o(),
        s(),
        c(),
        l(),
        u(),
        d(),
        f(),
        p(),
        m(),
        h(),
        g.forEach(function (e) {
          return e();
        }));
    });
  }
  function Au(e) {
    return window[e] !== void 0;
  }
  function ju(e) {
    return !!(window[e] !== void 0 && window[e].prototype && `insertRule` in window[e].prototype && `deleteRule` in window[e].prototype);
  }
  for (
    var Mu = (function () {
        function e(e) {
          (T(this, `iframeIdToRemoteIdMap`, new WeakMap()), T(this, `iframeRemoteIdToIdMap`, new WeakMap()), (this.generateIdFn = e));
        }
        var t = e.prototype;
        return (
          (t.getId = function (e, t, n, r) {
            var i = n || this.getIdToRemoteIdMap(e),
              a = r || this.getRemoteIdToIdMap(e),
              o = i.get(t);
            return (o || ((o = this.generateIdFn()), i.set(t, o), a.set(o, t)), o);
          }),
          (t.getIds = function (e, t) {
            var n = this,
              r = this.getIdToRemoteIdMap(e),
              i = this.getRemoteIdToIdMap(e);
            return t.map(function (t) {
              return n.getId(e, t, r, i);
            });
          }),
          (t.getRemoteId = function (e, t, n) {
            var r = n || this.getRemoteIdToIdMap(e);
            return typeof t == `number` ? r.get(t) || -1 : t;
          }),
          (t.getRemoteIds = function (e, t) {
            var n = this,
              r = this.getRemoteIdToIdMap(e);
            return t.map(function (t) {
              return n.getRemoteId(e, t, r);
            });
          }),
          (t.reset = function (e) {
            e
              ? (this.iframeIdToRemoteIdMap.delete(e), this.iframeRemoteIdToIdMap.delete(e))
              : ((this.iframeIdToRemoteIdMap = new WeakMap()), (this.iframeRemoteIdToIdMap = new WeakMap()));
          }),
          (t.getIdToRemoteIdMap = function (e) {
            var t = this.iframeIdToRemoteIdMap.get(e);
            return (t || ((t = new Map()), this.iframeIdToRemoteIdMap.set(e, t)), t);
          }),
          (t.getRemoteIdToIdMap = function (e) {
            var t = this.iframeRemoteIdToIdMap.get(e);
            return (t || ((t = new Map()), this.iframeRemoteIdToIdMap.set(e, t)), t);
          }),
          e
        );
      })(),
      Nu = (function () {
        function e(e) {
          (T(this, `iframes`, new WeakMap()),
            T(this, `crossOriginIframeMap`, new WeakMap()),
            T(this, `crossOriginIframeMirror`, new Mu($e)),
            T(this, `crossOriginIframeStyleMirror`),
            T(this, `crossOriginIframeRootIdMap`, new WeakMap()),
            T(this, `iframeContentDocumentMap`, new WeakMap()),
            T(this, `iframeObserverCleanupMap`, new WeakMap()),
            T(this, `mirror`),
            T(this, `mutationCb`),
            T(this, `wrappedEmit`),
            T(this, `loadListener`),
            T(this, `stylesheetManager`),
            T(this, `recordCrossOriginIframes`),
            (this.mutationCb = e.mutationCb),
            (this.wrappedEmit = e.wrappedEmit),
            (this.stylesheetManager = e.stylesheetManager),
            (this.recordCrossOriginIframes = e.recordCrossOriginIframes),
            (this.crossOriginIframeStyleMirror = new Mu(
              this.stylesheetManager.styleMirror.generateId.bind(this.stylesheetManager.styleMirror),
            )),
            (this.mirror = e.mirror),
            this.recordCrossOriginIframes && window.addEventListener(`message`, this.handleMessage.bind(this)));
        }
        var t = e.prototype;
        return (
          (t.addIframe = function (e) {
            (this.iframes.set(e, !0), e.contentWindow && this.crossOriginIframeMap.set(e.contentWindow, e));
          }),
          (t.getIframeContentDocument = function (e) {
            return this.iframeContentDocumentMap.get(e);
          }),
          (t.setObserverCleanup = function (e, t) {
            this.iframeObserverCleanupMap.set(e, t);
          }),
          (t.getObserverCleanup = function (e) {
            return this.iframeObserverCleanupMap.get(e);
          }),
          (t.removeIframe = function (e) {
            var t = this.iframeContentDocumentMap.get(e);
            (t && (this.stylesheetManager.cleanupStylesheetsForRemovedNode(t), this.mirror.removeNodeFromMap(t, !0)),
              this.iframes.delete(e),
              this.iframeContentDocumentMap.delete(e));
            var n = this.iframeObserverCleanupMap.get(e);
            if (n) {
              try {
                n();
              } catch {}
              this.iframeObserverCleanupMap.delete(e);
            }
          }),
          (t.addLoadListener = function (e) {
            this.loadListener = e;
          }),
          (t.attachIframe = function (e, t) {
            var n, r;
            (this.mutationCb({
              adds: [{ parentId: this.mirror.getId(e), nextId: null, node: t }],
              removes: [],
              texts: [],
              attributes: [],
              isAttachIframe: !0,
            }),
              e.contentDocument && this.iframeContentDocumentMap.set(e, e.contentDocument),
              this.recordCrossOriginIframes &&
                ((n = e.contentWindow) == null || n.addEventListener(`message`, this.handleMessage.bind(this))),
              (r = this.loadListener) == null || r.call(this, e),
              e.contentDocument &&
                e.contentDocument.adoptedStyleSheets &&
                e.contentDocument.adoptedStyleSheets.length > 0 &&
                this.stylesheetManager.adoptStyleSheets(e.contentDocument.adoptedStyleSheets, this.mirror.getId(e.contentDocument)));
          }),
          (t.handleMessage = function (e) {
            var t = e;
            if (t.data.type === `rrweb` && t.origin === t.data.origin && e.source) {
              var n = this.crossOriginIframeMap.get(e.source);
              if (n) {
                var r = this.transformCrossOriginEvent(n, t.data.event);
                r && this.wrappedEmit(r, t.data.isCheckout);
              }
            }
          }),
          (t.transformCrossOriginEvent = function (e, t) {
            var n = this,
              r;
            switch (t.type) {
              case U.FullSnapshot:
                (this.crossOriginIframeMirror.reset(e), this.crossOriginIframeStyleMirror.reset(e), this.replaceIdOnNode(t.data.node, e));
                var i = t.data.node.id;
                return (
                  this.crossOriginIframeRootIdMap.set(e, i),
                  this.patchRootIdOnNode(t.data.node, i),
                  {
                    timestamp: t.timestamp,
                    type: U.IncrementalSnapshot,
                    data: {
                      source: W.Mutation,
                      adds: [{ parentId: this.mirror.getId(e), nextId: null, node: t.data.node }],
                      removes: [],
                      texts: [],
                      attributes: [],
                      isAttachIframe: !0,
                    },
                  }
                );
              case U.Meta:
              case U.Load:
              case U.DomContentLoaded:
                return !1;
              case U.Plugin:
                return t;
              case U.Custom:
                return (this.replaceIds(t.data.payload, e, [`id`, `parentId`, `previousId`, `nextId`]), t);
              case U.IncrementalSnapshot:
                switch (t.data.source) {
                  case W.Mutation:
                    return (
                      t.data.adds.forEach(function (t) {
                        (n.replaceIds(t, e, [`parentId`, `nextId`, `previousId`]), n.replaceIdOnNode(t.node, e));
                        var r = n.crossOriginIframeRootIdMap.get(e);
                        r && n.patchRootIdOnNode(t.node, r);
                      }),
                      t.data.removes.forEach(function (t) {
                        n.replaceIds(t, e, [`parentId`, `id`]);
                      }),
                      t.data.attributes.forEach(function (t) {
                        n.replaceIds(t, e, [`id`]);
                      }),
                      t.data.texts.forEach(function (t) {
                        n.replaceIds(t, e, [`id`]);
                      }),
                      t
                    );
                  case W.Drag:
                  case W.TouchMove:
                  case W.MouseMove:
                    return (
                      t.data.positions.forEach(function (t) {
                        n.replaceIds(t, e, [`id`]);
                      }),
                      t
                    );
                  case W.ViewportResize:
                    return !1;
                  case W.MediaInteraction:
                  case W.MouseInteraction:
                  case W.Scroll:
                  case W.CanvasMutation:
                  case W.Input:
                    return (this.replaceIds(t.data, e, [`id`]), t);
                  case W.StyleSheetRule:
                  case W.StyleDeclaration:
                    return (this.replaceIds(t.data, e, [`id`]), this.replaceStyleIds(t.data, e, [`styleId`]), t);
                  case W.Font:
                    return t;
                  case W.Selection:
                    return (
                      t.data.ranges.forEach(function (t) {
                        n.replaceIds(t, e, [`start`, `end`]);
                      }),
                      t
                    );
                  case W.AdoptedStyleSheet:
                    return (
                      this.replaceIds(t.data, e, [`id`]),
                      this.replaceStyleIds(t.data, e, [`styleIds`]),
                      (r = t.data.styles) == null ||
                        r.forEach(function (t) {
                          n.replaceStyleIds(t, e, [`styleId`]);
                        }),
                      t
                    );
                }
            }
            return !1;
          }),
          (t.replace = function (e, t, n, r) {
            for (var i = x(r), a; !(a = i()).done;) {
              var o = a.value;
              (!Array.isArray(t[o]) && typeof t[o] != `number`) || (t[o] = Array.isArray(t[o]) ? e.getIds(n, t[o]) : e.getId(n, t[o]));
            }
            return t;
          }),
          (t.replaceIds = function (e, t, n) {
            return this.replace(this.crossOriginIframeMirror, e, t, n);
          }),
          (t.replaceStyleIds = function (e, t, n) {
            return this.replace(this.crossOriginIframeStyleMirror, e, t, n);
          }),
          (t.replaceIdOnNode = function (e, t) {
            var n = this;
            (this.replaceIds(e, t, [`id`, `rootId`]),
              (`childNodes` in e) &&
                e.childNodes.forEach(function (e) {
                  n.replaceIdOnNode(e, t);
                }));
          }),
          (t.patchRootIdOnNode = function (e, t) {
            var n = this;
            (e.type !== Jl.Document && !e.rootId && (e.rootId = t),
              (`childNodes` in e) &&
                e.childNodes.forEach(function (e) {
                  n.patchRootIdOnNode(e, t);
                }));
          }),
          e
        );
      })(),
      Pu = (function () {
        function e(e) {
          (T(this, `shadowDoms`, new WeakSet()),
            T(this, `mutationCb`),
            T(this, `scrollCb`),
            T(this, `bypassOptions`),
            T(this, `mirror`),
            T(this, `restoreHandlers`, []),
            (this.mutationCb = e.mutationCb),
            (this.scrollCb = e.scrollCb),
            (this.bypassOptions = e.bypassOptions),
            (this.mirror = e.mirror),
            this.init());
        }
        var t = e.prototype;
        return (
          (t.init = function () {
            (this.reset(), this.patchAttachShadow(Element, document));
          }),
          (t.addShadowRoot = function (e, t) {
            var n = this;
            if (Te(e) && !this.shadowDoms.has(e)) {
              this.shadowDoms.add(e);
              var r = uu(
                u({}, this.bypassOptions, { doc: t, mutationCb: this.mutationCb, mirror: this.mirror, shadowDomManager: this }),
                e,
              );
              (this.restoreHandlers.push(function () {
                return r.disconnect();
              }),
                this.restoreHandlers.push(mu(u({}, this.bypassOptions, { scrollCb: this.scrollCb, doc: e, mirror: this.mirror }))),
                setTimeout(function () {
                  (e.adoptedStyleSheets &&
                    e.adoptedStyleSheets.length > 0 &&
                    n.bypassOptions.stylesheetManager.adoptStyleSheets(e.adoptedStyleSheets, n.mirror.getId(B.host(e))),
                    n.restoreHandlers.push(Su({ mirror: n.mirror, stylesheetManager: n.bypassOptions.stylesheetManager }, e)));
                }, 0));
            }
          }),
          (t.observeAttachShadow = function (e) {
            !e.contentWindow || !e.contentDocument || this.patchAttachShadow(e.contentWindow.Element, e.contentDocument);
          }),
          (t.patchAttachShadow = function (e, t) {
            var n = this;
            this.restoreHandlers.push(
              xl(e.prototype, `attachShadow`, function (e) {
                return function (r) {
                  var i = e.call(this, r),
                    a = B.shadowRoot(this);
                  return (a && Ul(this) && n.addShadowRoot(a, t), i);
                };
              }),
            );
          }),
          (t.reset = function () {
            (this.restoreHandlers.forEach(function (e) {
              try {
                e();
              } catch {}
            }),
              (this.restoreHandlers = []),
              (this.shadowDoms = new WeakSet()));
          }),
          e
        );
      })(),
      Fu = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`,
      Iu = typeof Uint8Array > `u` ? [] : new Uint8Array(256),
      Lu = 0;
    Lu < Fu.length;
    Lu++
  )
    Iu[Fu.charCodeAt(Lu)] = Lu;
  var Ru = function (e) {
      var t = new Uint8Array(e),
        n,
        r = t.length,
        i = ``;
      for (n = 0; n < r; n += 3)
        ((i += Fu[t[n] >> 2]),
          (i += Fu[((t[n] & 3) << 4) | (t[n + 1] >> 4)]),
          (i += Fu[((t[n + 1] & 15) << 2) | (t[n + 2] >> 6)]),
          (i += Fu[t[n + 2] & 63]));
      return (r % 3 == 2 ? (i = i.substring(0, i.length - 1) + `=`) : r % 3 == 1 && (i = i.substring(0, i.length - 2) + `==`), i);
    },
    zu = new Map();
  function Bu(e, t) {
    var n = zu.get(e);
    return (n || ((n = new Map()), zu.set(e, n)), n.has(t) || n.set(t, []), n.get(t));
  }
  var Vu = function (e, t, n) {
    if (e && (Wu(e, t) || (e === void 0 ? `undefined` : _(e)) === `object`)) {
      var r = e.constructor.name,
        i = Bu(n, r),
        a = i.indexOf(e);
      return (a === -1 && ((a = i.length), i.push(e)), a);
    }
  };
  function Hu(e, t, n) {
    return p(e, Array)
      ? e.map(function (e) {
          return Hu(e, t, n);
        })
      : e === null
        ? e
        : p(e, Float32Array) ||
            p(e, Float64Array) ||
            p(e, Int32Array) ||
            p(e, Uint32Array) ||
            p(e, Uint8Array) ||
            p(e, Uint16Array) ||
            p(e, Int16Array) ||
            p(e, Int8Array) ||
            p(e, Uint8ClampedArray)
          ? { rr_type: e.constructor.name, args: [Object.values(e)] }
          : p(e, ArrayBuffer)
            ? { rr_type: e.constructor.name, base64: Ru(e) }
            : p(e, DataView)
              ? { rr_type: e.constructor.name, args: [Hu(e.buffer, t, n), e.byteOffset, e.byteLength] }
              : p(e, HTMLImageElement)
                ? { rr_type: e.constructor.name, src: e.src }
                : p(e, HTMLCanvasElement)
                  ? { rr_type: `HTMLImageElement`, src: e.toDataURL() }
                  : p(e, ImageData)
                    ? { rr_type: e.constructor.name, args: [Hu(e.data, t, n), e.width, e.height] }
                    : Wu(e, t) || (e === void 0 ? `undefined` : _(e)) === `object`
                      ? { rr_type: e.constructor.name, index: Vu(e, t, n) }
                      : e;
  }
  var Uu = function (e, t, n) {
      return e.map(function (e) {
        return Hu(e, t, n);
      });
    },
    Wu = function (e, t) {
      return !![
        `WebGLActiveInfo`,
        `WebGLBuffer`,
        `WebGLFramebuffer`,
        `WebGLProgram`,
        `WebGLRenderbuffer`,
        `WebGLShader`,
        `WebGLShaderPrecisionFormat`,
        `WebGLTexture`,
        `WebGLUniformLocation`,
        `WebGLVertexArrayObject`,
        `WebGLVertexArrayObjectOES`,
      ]
        .filter(function (e) {
          return typeof t[e] == `function`;
        })
        .find(function (n) {
          return p(e, t[n]);
        });
    };
  function Gu(e, t, n, r) {
    for (
      var i = function () {
          var i = s.value;
          try {
            if (typeof t.CanvasRenderingContext2D.prototype[i] != `function`) return `continue`;
            var o = xl(t.CanvasRenderingContext2D.prototype, i, function (a) {
              return function () {
                for (var o = this, s = arguments.length, c = Array(s), l = 0; l < s; l++) c[l] = arguments[l];
                return (
                  H(this.canvas, n, r, !0) ||
                    setTimeout(function () {
                      var n = Uu(c, t, o);
                      e(o.canvas, { type: Kl[`2D`], property: i, args: n });
                    }, 0),
                  a.apply(this, c)
                );
              };
            });
            a.push(o);
          } catch {
            var c = Tl(t.CanvasRenderingContext2D.prototype, i, {
              set: function (t) {
                e(this.canvas, { type: Kl[`2D`], property: i, args: [t], setter: !0 });
              },
            });
            a.push(c);
          }
        },
        a = [],
        o = x(Object.getOwnPropertyNames(t.CanvasRenderingContext2D.prototype)),
        s;
      !(s = o()).done;
    )
      i();
    return function () {
      a.forEach(function (e) {
        return e();
      });
    };
  }
  function Ku(e) {
    return e === `experimental-webgl` ? `webgl` : e;
  }
  function qu(e, t, n, r) {
    var i = [];
    try {
      var a = xl(e.HTMLCanvasElement.prototype, `getContext`, function (e) {
        return function (i) {
          var a = [...arguments].slice(1);
          if (!H(this, t, n, !0)) {
            var o = Ku(i);
            if ((`__context` in this || (this.__context = o), r && [`webgl`, `webgl2`].includes(o))) {
              if (a[0] && _(a[0]) === `object`) {
                var s = a[0];
                s.preserveDrawingBuffer ||= !0;
              } else a.splice(0, 1, { preserveDrawingBuffer: !0 });
            }
          }
          return e.apply(this, [i].concat(a));
        };
      });
      i.push(a);
    } catch {
      console.error(`failed to patch HTMLCanvasElement.prototype.getContext`);
    }
    return function () {
      i.forEach(function (e) {
        return e();
      });
    };
  }
  function Ju(e, t, n, r, i, a) {
    for (
      var o = function () {
          var o = l.value;
          if ([`isContextLost`, `canvas`, `drawingBufferWidth`, `drawingBufferHeight`].includes(o)) return `continue`;
          try {
            if (typeof e[o] != `function`) return `continue`;
            var c = xl(e, o, function (e) {
              return function () {
                var s = [...arguments],
                  c = e.apply(this, s);
                if ((Vu(c, a, this), (`tagName` in this.canvas) && !H(this.canvas, r, i, !0))) {
                  var l = { type: t, property: o, args: Uu(s, a, this) };
                  n(this.canvas, l);
                }
                return c;
              };
            });
            s.push(c);
          } catch {
            var u = Tl(e, o, {
              set: function (e) {
                n(this.canvas, { type: t, property: o, args: [e], setter: !0 });
              },
            });
            s.push(u);
          }
        },
        s = [],
        c = x(Object.getOwnPropertyNames(e)),
        l;
      !(l = c()).done;
    )
      o();
    return s;
  }
  function Yu(e, t, n, r) {
    var i,
      a = [];
    if (
      ((i = a).push.apply(i, [].concat(Ju(t.WebGLRenderingContext.prototype, Kl.WebGL, e, n, r, t))), t.WebGL2RenderingContext !== void 0)
    ) {
      var o;
      (o = a).push.apply(o, [].concat(Ju(t.WebGL2RenderingContext.prototype, Kl.WebGL2, e, n, r, t)));
    }
    return function () {
      a.forEach(function (e) {
        return e();
      });
    };
  }
  var Xu = `KGZ1bmN0aW9uKCkgewogICJ1c2Ugc3RyaWN0IjsKICB2YXIgY2hhcnMgPSAiQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODkrLyI7CiAgdmFyIGxvb2t1cCA9IHR5cGVvZiBVaW50OEFycmF5ID09PSAidW5kZWZpbmVkIiA/IFtdIDogbmV3IFVpbnQ4QXJyYXkoMjU2KTsKICBmb3IgKHZhciBpID0gMDsgaSA8IGNoYXJzLmxlbmd0aDsgaSsrKSB7CiAgICBsb29rdXBbY2hhcnMuY2hhckNvZGVBdChpKV0gPSBpOwogIH0KICB2YXIgZW5jb2RlID0gZnVuY3Rpb24oYXJyYXlidWZmZXIpIHsKICAgIHZhciBieXRlcyA9IG5ldyBVaW50OEFycmF5KGFycmF5YnVmZmVyKSwgaTIsIGxlbiA9IGJ5dGVzLmxlbmd0aCwgYmFzZTY0ID0gIiI7CiAgICBmb3IgKGkyID0gMDsgaTIgPCBsZW47IGkyICs9IDMpIHsKICAgICAgYmFzZTY0ICs9IGNoYXJzW2J5dGVzW2kyXSA+PiAyXTsKICAgICAgYmFzZTY0ICs9IGNoYXJzWyhieXRlc1tpMl0gJiAzKSA8PCA0IHwgYnl0ZXNbaTIgKyAxXSA+PiA0XTsKICAgICAgYmFzZTY0ICs9IGNoYXJzWyhieXRlc1tpMiArIDFdICYgMTUpIDw8IDIgfCBieXRlc1tpMiArIDJdID4+IDZdOwogICAgICBiYXNlNjQgKz0gY2hhcnNbYnl0ZXNbaTIgKyAyXSAmIDYzXTsKICAgIH0KICAgIGlmIChsZW4gJSAzID09PSAyKSB7CiAgICAgIGJhc2U2NCA9IGJhc2U2NC5zdWJzdHJpbmcoMCwgYmFzZTY0Lmxlbmd0aCAtIDEpICsgIj0iOwogICAgfSBlbHNlIGlmIChsZW4gJSAzID09PSAxKSB7CiAgICAgIGJhc2U2NCA9IGJhc2U2NC5zdWJzdHJpbmcoMCwgYmFzZTY0Lmxlbmd0aCAtIDIpICsgIj09IjsKICAgIH0KICAgIHJldHVybiBiYXNlNjQ7CiAgfTsKICBjb25zdCBsYXN0QmxvYk1hcCA9IC8qIEBfX1BVUkVfXyAqLyBuZXcgTWFwKCk7CiAgY29uc3QgdHJhbnNwYXJlbnRCbG9iTWFwID0gLyogQF9fUFVSRV9fICovIG5ldyBNYXAoKTsKICBhc3luYyBmdW5jdGlvbiBnZXRUcmFuc3BhcmVudEJsb2JGb3Iod2lkdGgsIGhlaWdodCwgZGF0YVVSTE9wdGlvbnMpIHsKICAgIGNvbnN0IGlkID0gYCR7d2lkdGh9LSR7aGVpZ2h0fWA7CiAgICBpZiAoIk9mZnNjcmVlbkNhbnZhcyIgaW4gZ2xvYmFsVGhpcykgewogICAgICBpZiAodHJhbnNwYXJlbnRCbG9iTWFwLmhhcyhpZCkpIHJldHVybiB0cmFuc3BhcmVudEJsb2JNYXAuZ2V0KGlkKTsKICAgICAgY29uc3Qgb2Zmc2NyZWVuID0gbmV3IE9mZnNjcmVlbkNhbnZhcyh3aWR0aCwgaGVpZ2h0KTsKICAgICAgb2Zmc2NyZWVuLmdldENvbnRleHQoIjJkIik7CiAgICAgIGNvbnN0IGJsb2IgPSBhd2FpdCBvZmZzY3JlZW4uY29udmVydFRvQmxvYihkYXRhVVJMT3B0aW9ucyk7CiAgICAgIGNvbnN0IGFycmF5QnVmZmVyID0gYXdhaXQgYmxvYi5hcnJheUJ1ZmZlcigpOwogICAgICBjb25zdCBiYXNlNjQgPSBlbmNvZGUoYXJyYXlCdWZmZXIpOwogICAgICB0cmFuc3BhcmVudEJsb2JNYXAuc2V0KGlkLCBiYXNlNjQpOwogICAgICByZXR1cm4gYmFzZTY0OwogICAgfSBlbHNlIHsKICAgICAgcmV0dXJuICIiOwogICAgfQogIH0KICBjb25zdCB3b3JrZXIgPSBzZWxmOwogIHdvcmtlci5vbm1lc3NhZ2UgPSBhc3luYyBmdW5jdGlvbihlKSB7CiAgICBpZiAoIk9mZnNjcmVlbkNhbnZhcyIgaW4gZ2xvYmFsVGhpcykgewogICAgICBjb25zdCB7IGlkLCBiaXRtYXAsIHdpZHRoLCBoZWlnaHQsIGRhdGFVUkxPcHRpb25zIH0gPSBlLmRhdGE7CiAgICAgIGNvbnN0IHRyYW5zcGFyZW50QmFzZTY0ID0gZ2V0VHJhbnNwYXJlbnRCbG9iRm9yKAogICAgICAgIHdpZHRoLAogICAgICAgIGhlaWdodCwKICAgICAgICBkYXRhVVJMT3B0aW9ucwogICAgICApOwogICAgICBjb25zdCBvZmZzY3JlZW4gPSBuZXcgT2Zmc2NyZWVuQ2FudmFzKHdpZHRoLCBoZWlnaHQpOwogICAgICBjb25zdCBjdHggPSBvZmZzY3JlZW4uZ2V0Q29udGV4dCgiMmQiKTsKICAgICAgY3R4LmRyYXdJbWFnZShiaXRtYXAsIDAsIDApOwogICAgICBiaXRtYXAuY2xvc2UoKTsKICAgICAgY29uc3QgYmxvYiA9IGF3YWl0IG9mZnNjcmVlbi5jb252ZXJ0VG9CbG9iKGRhdGFVUkxPcHRpb25zKTsKICAgICAgY29uc3QgdHlwZSA9IGJsb2IudHlwZTsKICAgICAgY29uc3QgYXJyYXlCdWZmZXIgPSBhd2FpdCBibG9iLmFycmF5QnVmZmVyKCk7CiAgICAgIGNvbnN0IGJhc2U2NCA9IGVuY29kZShhcnJheUJ1ZmZlcik7CiAgICAgIGlmICghbGFzdEJsb2JNYXAuaGFzKGlkKSAmJiBhd2FpdCB0cmFuc3BhcmVudEJhc2U2NCA9PT0gYmFzZTY0KSB7CiAgICAgICAgbGFzdEJsb2JNYXAuc2V0KGlkLCBiYXNlNjQpOwogICAgICAgIHJldHVybiB3b3JrZXIucG9zdE1lc3NhZ2UoeyBpZCB9KTsKICAgICAgfQogICAgICBpZiAobGFzdEJsb2JNYXAuZ2V0KGlkKSA9PT0gYmFzZTY0KSByZXR1cm4gd29ya2VyLnBvc3RNZXNzYWdlKHsgaWQgfSk7CiAgICAgIHdvcmtlci5wb3N0TWVzc2FnZSh7CiAgICAgICAgaWQsCiAgICAgICAgdHlwZSwKICAgICAgICBiYXNlNjQsCiAgICAgICAgd2lkdGgsCiAgICAgICAgaGVpZ2h0CiAgICAgIH0pOwogICAgICBsYXN0QmxvYk1hcC5zZXQoaWQsIGJhc2U2NCk7CiAgICB9IGVsc2UgewogICAgICByZXR1cm4gd29ya2VyLnBvc3RNZXNzYWdlKHsgaWQ6IGUuZGF0YS5pZCB9KTsKICAgIH0KICB9Owp9KSgpOwovLyMgc291cmNlTWFwcGluZ1VSTD1pbWFnZS1iaXRtYXAtZGF0YS11cmwtd29ya2VyLUlKcEM3Z19iLmpzLm1hcAo=`,
    Zu =
      typeof window < `u` &&
      window.Blob &&
      new Blob(
        [
          (function (e) {
            return Uint8Array.from(atob(e), function (e) {
              return e.charCodeAt(0);
            });
          })(Xu),
        ],
        { type: `text/javascript;charset=utf-8` },
      );
  function Qu(e) {
    var t;
    try {
      if (((t = Zu && (window.URL || window.webkitURL).createObjectURL(Zu)), !t)) throw ``;
      var n = new Worker(t, { name: e?.name });
      return (
        n.addEventListener(`error`, function () {
          (window.URL || window.webkitURL).revokeObjectURL(t);
        }),
        n
      );
    } catch {
      return new Worker(`data:text/javascript;base64,` + Xu, { name: e?.name });
    } finally {
      t && (window.URL || window.webkitURL).revokeObjectURL(t);
    }
  }
  var $u = (function () {
      function e(e) {
        var t = this;
        (T(this, `pendingCanvasMutations`, new Map()),
          T(this, `rafStamps`, { latestId: 0, invokeId: null }),
          T(this, `mirror`),
          T(this, `mutationCb`),
          T(this, `resetObservers`),
          T(this, `frozen`, !1),
          T(this, `locked`, !1),
          T(this, `processMutation`, function (e, n) {
            (((t.rafStamps.invokeId && t.rafStamps.latestId !== t.rafStamps.invokeId) || !t.rafStamps.invokeId) &&
              (t.rafStamps.invokeId = t.rafStamps.latestId),
              t.pendingCanvasMutations.has(e) || t.pendingCanvasMutations.set(e, []),
              t.pendingCanvasMutations.get(e).push(n));
          }));
        var n = e.sampling,
          r = n === void 0 ? `all` : n,
          i = e.win,
          a = e.blockClass,
          o = e.blockSelector,
          s = e.recordCanvas,
          c = e.dataURLOptions;
        ((this.mutationCb = e.mutationCb),
          (this.mirror = e.mirror),
          s && r === `all` && this.initCanvasMutationObserver(i, a, o),
          s && typeof r == `number` && this.initCanvasFPSObserver(r, i, a, o, { dataURLOptions: c }));
      }
      var t = e.prototype;
      return (
        (t.reset = function () {
          (this.pendingCanvasMutations.clear(), this.resetObservers && this.resetObservers());
        }),
        (t.freeze = function () {
          this.frozen = !0;
        }),
        (t.unfreeze = function () {
          this.frozen = !1;
        }),
        (t.lock = function () {
          this.locked = !0;
        }),
        (t.unlock = function () {
          this.locked = !1;
        }),
        (t.initCanvasFPSObserver = function (e, t, n, r, i) {
          var a = this,
            s = qu(t, n, r, !0),
            c = new Map(),
            l = new Qu();
          l.onmessage = function (e) {
            var t = e.data.id;
            if ((c.set(t, !1), `base64` in e.data)) {
              var n = e.data,
                r = n.base64,
                i = n.type,
                o = n.width,
                s = n.height;
              a.mutationCb({
                id: t,
                type: Kl[`2D`],
                commands: [
                  { property: `clearRect`, args: [0, 0, o, s] },
                  {
                    property: `drawImage`,
                    args: [
                      { rr_type: `ImageBitmap`, args: [{ rr_type: `Blob`, data: [{ rr_type: `ArrayBuffer`, base64: r }], type: i }] },
                      0,
                      0,
                    ],
                  },
                ],
              });
            }
          };
          var u = 1e3 / e,
            d = 0,
            f,
            p = function () {
              var e = [];
              return (
                t.document.querySelectorAll(`canvas`).forEach(function (t) {
                  H(t, n, r, !0) || e.push(t);
                }),
                e
              );
            },
            m = function (e) {
              if (d && e - d < u) f = requestAnimationFrame(m);
              else {
                d = e;
                var t = a;
                (p().forEach(
                  o(function (e) {
                    var n, r, a;
                    return S(this, function (o) {
                      switch (o.label) {
                        case 0:
                          return (
                            (n = t.mirror.getId(e)),
                            c.get(n) || e.width === 0 || e.height === 0
                              ? [2]
                              : (c.set(n, !0),
                                [`webgl`, `webgl2`].includes(e.__context) &&
                                  ((r = e.getContext(e.__context)),
                                  r?.getContextAttributes()?.preserveDrawingBuffer === !1 && r.clear(r.COLOR_BUFFER_BIT)),
                                [4, createImageBitmap(e)])
                          );
                        case 1:
                          return (
                            (a = o.sent()),
                            l.postMessage({ id: n, bitmap: a, width: e.width, height: e.height, dataURLOptions: i.dataURLOptions }, [a]),
                            [2]
                          );
                      }
                    });
                  }),
                ),
                  (f = requestAnimationFrame(m)));
              }
            };
          ((f = requestAnimationFrame(m)),
            (this.resetObservers = function () {
              (s(), cancelAnimationFrame(f));
            }));
        }),
        (t.initCanvasMutationObserver = function (e, t, n) {
          (this.startRAFTimestamping(), this.startPendingCanvasMutationFlusher());
          var r = qu(e, t, n, !1),
            i = Gu(this.processMutation.bind(this), e, t, n),
            a = Yu(this.processMutation.bind(this), e, t, n);
          this.resetObservers = function () {
            (r(), i(), a());
          };
        }),
        (t.startPendingCanvasMutationFlusher = function () {
          var e = this;
          requestAnimationFrame(function () {
            return e.flushPendingCanvasMutations();
          });
        }),
        (t.startRAFTimestamping = function () {
          var e = this,
            t = function (n) {
              ((e.rafStamps.latestId = n), requestAnimationFrame(t));
            };
          requestAnimationFrame(t);
        }),
        (t.flushPendingCanvasMutations = function () {
          var e = this;
          (this.pendingCanvasMutations.forEach(function (t, n) {
            var r = e.mirror.getId(n);
            e.flushPendingCanvasMutationFor(n, r);
          }),
            requestAnimationFrame(function () {
              return e.flushPendingCanvasMutations();
            }));
        }),
        (t.flushPendingCanvasMutationFor = function (e, t) {
          if (!(this.frozen || this.locked)) {
            var n = this.pendingCanvasMutations.get(e);
            if (n && t !== -1) {
              var r = n.map(function (e) {
                  return (e.type, h(e, [`type`]));
                }),
                i = n[0].type;
              (this.mutationCb({ id: t, type: i, commands: r }), this.pendingCanvasMutations.delete(e));
            }
          }
        }),
        e
      );
    })(),
    ed = (function () {
      function e(e) {
        (T(this, `trackedLinkElements`, new WeakSet()),
          T(this, `mutationCb`),
          T(this, `adoptedStyleSheetCb`),
          T(this, `styleMirror`, new zl()),
          (this.mutationCb = e.mutationCb),
          (this.adoptedStyleSheetCb = e.adoptedStyleSheetCb));
      }
      var t = e.prototype;
      return (
        (t.attachLinkElement = function (e, t) {
          (`_cssText` in t.attributes &&
            this.mutationCb({ adds: [], removes: [], texts: [], attributes: [{ id: t.id, attributes: t.attributes }] }),
            this.trackLinkElement(e));
        }),
        (t.trackLinkElement = function (e) {
          this.trackedLinkElements.has(e) || (this.trackedLinkElements.add(e), this.trackStylesheetInLinkElement(e));
        }),
        (t.adoptStyleSheets = function (e, t) {
          var n,
            r = function () {
              var e = s.value,
                t = void 0;
              (n.styleMirror.has(e)
                ? (t = n.styleMirror.getId(e))
                : ((t = n.styleMirror.add(e)),
                  a.push({
                    styleId: t,
                    rules: Array.from(e.rules || CSSRule, function (t, n) {
                      return { rule: ke(t, e.href), index: n };
                    }),
                  })),
                i.styleIds.push(t));
            };
          if (e.length !== 0) {
            for (var i = { id: t, styleIds: [] }, a = [], o = x(e), s; !(s = o()).done;) ((n = this), r());
            (a.length > 0 && (i.styles = a), this.adoptedStyleSheetCb(i));
          }
        }),
        (t.reset = function () {
          (this.styleMirror.reset(), (this.trackedLinkElements = new WeakSet()));
        }),
        (t.cleanupStylesheetsForRemovedNode = function (e) {
          var t = this;
          try {
            if (e.nodeType === Node.DOCUMENT_NODE) {
              var n = e;
              if (n.adoptedStyleSheets)
                for (var r = x(n.adoptedStyleSheets), i; !(i = r()).done;) {
                  var a = i.value;
                  this.styleMirror.remove(a);
                }
            }
            if (e.nodeName === `STYLE`) {
              var o = e;
              o.sheet && this.styleMirror.remove(o.sheet);
            }
            if (e.nodeName === `LINK` && e.rel === `stylesheet`) {
              var s = e;
              s.sheet && this.styleMirror.remove(s.sheet);
            }
            e.childNodes &&
              e.childNodes.forEach(function (e) {
                t.cleanupStylesheetsForRemovedNode(e);
              });
          } catch {}
        }),
        (t.trackStylesheetInLinkElement = function (e) {}),
        e
      );
    })(),
    td = (function () {
      function e() {
        (T(this, `nodeMap`, new WeakMap()), T(this, `active`, !1));
      }
      var t = e.prototype;
      return (
        (t.inOtherBuffer = function (e, t) {
          var n = this.nodeMap.get(e);
          return (
            n &&
            Array.from(n).some(function (e) {
              return e !== t;
            })
          );
        }),
        (t.add = function (e, t) {
          var n = this;
          (this.active ||
            ((this.active = !0),
            requestAnimationFrame(function () {
              ((n.nodeMap = new WeakMap()), (n.active = !1));
            })),
            this.nodeMap.set(e, (this.nodeMap.get(e) || new Set()).add(t)));
        }),
        (t.destroy = function () {}),
        e
      );
    })();
  function nd(e) {
    try {
      var t = new URL(e).origin;
      return t === `null` ? null : t;
    } catch {
      return null;
    }
  }
  function rd(e) {
    if (!Array.isArray(e) || e.length === 0) throw Error(`[rrweb] allowedIframeOrigins must be a non-empty array of origin strings.`);
    for (var t = new Set(), n = 0; n < e.length; n++) {
      var r = e[n];
      if (typeof r != `string`)
        throw Error(`[rrweb] allowedIframeOrigins[` + n + `] must be a string, got ` + (r === void 0 ? `undefined` : _(r)) + `.`);
      var i = nd(r);
      i && t.add(i);
    }
    return Object.freeze(t);
  }
  var K,
    id,
    ad,
    od = !1;
  try {
    if (
      Array.from([1], function (e) {
        return e * 2;
      })[0] !== 2
    ) {
      var sd = document.createElement(`iframe`);
      (document.body.appendChild(sd), (Array.from = sd.contentWindow?.Array.from || Array.from), document.body.removeChild(sd));
    }
  } catch (e) {
    console.debug(`Unable to override Array.from`, e);
  }
  var cd = Pe();
  function ld(e) {
    e === void 0 && (e = {});
    var t = e.emit,
      n = e.checkoutEveryNms,
      r = e.checkoutEveryNth,
      i = e.blockClass,
      a = i === void 0 ? `rr-block` : i,
      o = e.blockSelector,
      s = o === void 0 ? null : o,
      c = e.ignoreClass,
      l = c === void 0 ? `rr-ignore` : c,
      d = e.ignoreSelector,
      f = d === void 0 ? null : d,
      p = e.maskTextClass,
      m = p === void 0 ? `rr-mask` : p,
      h = e.maskTextSelector,
      g = h === void 0 ? null : h,
      _ = e.inlineStylesheet,
      v = _ === void 0 || _,
      y = e.maskAllInputs,
      b = e.maskInputOptions,
      S = e.slimDOMOptions,
      C = e.maskInputFn,
      w = e.maskTextFn,
      ee = e.hooks,
      T = e.packFn,
      te = e.sampling,
      E = te === void 0 ? {} : te,
      ne = e.dataURLOptions,
      D = ne === void 0 ? {} : ne,
      O = e.mousemoveWait,
      re = e.recordDOM,
      ie = re === void 0 || re,
      ae = e.recordCanvas,
      oe = ae !== void 0 && ae,
      se = e.recordCrossOriginIframes,
      ce = se !== void 0 && se,
      le = e.allowedIframeOrigins,
      ue = e.recordAfter,
      de = ue === void 0 ? (e.recordAfter === `DOMContentLoaded` ? e.recordAfter : `load`) : ue,
      fe = e.userTriggeredOnInput,
      pe = fe !== void 0 && fe,
      k = e.collectFonts,
      me = k !== void 0 && k,
      he = e.inlineImages,
      ge = he !== void 0 && he,
      _e = e.plugins,
      ve = e.keepIframeSrcFn,
      ye =
        ve === void 0
          ? function () {
              return !1;
            }
          : ve,
      be = e.ignoreCSSAttributes,
      xe = be === void 0 ? new Set([]) : be,
      Se = e.errorHandler;
    ou(Se);
    var A;
    ce && le && le.length > 0 && ((A = rd(le)), A.size === 0 && (A = void 0));
    var Ce = !ce || window.parent === window,
      we = !1;
    if (!Ce)
      try {
        window.parent.document && (we = !1);
      } catch {
        we = !0;
      }
    if (Ce && !t) throw Error(`emit function is required`);
    if (!Ce && !we) return function () {};
    (O !== void 0 && E.mousemove === void 0 && (E.mousemove = O), cd.reset());
    var Te =
        y === !0
          ? {
              color: !0,
              date: !0,
              "datetime-local": !0,
              email: !0,
              month: !0,
              number: !0,
              range: !0,
              search: !0,
              tel: !0,
              text: !0,
              time: !0,
              url: !0,
              week: !0,
              textarea: !0,
              select: !0,
              password: !0,
              hidden: !0,
            }
          : b === void 0
            ? { password: !0 }
            : b,
      Ee =
        S === !0 || S === `all`
          ? {
              script: !0,
              comment: !0,
              headFavicon: !0,
              headWhitespace: !0,
              headMetaSocial: !0,
              headMetaRobots: !0,
              headMetaHttpEquiv: !0,
              headMetaVerification: !0,
              headMetaAuthorship: S === `all`,
              headMetaDescKeywords: S === `all`,
              headTitleMutations: S === `all`,
            }
          : S || {};
    Fl();
    var De,
      Oe = 0,
      ke = function (e) {
        for (var t = x(_e || []), n; !(n = t()).done;) {
          var r = n.value;
          r.eventProcessor && (e = r.eventProcessor(e));
        }
        return (T && !we && (e = T(e)), e);
      };
    K = function (e, i) {
      var a,
        o = e;
      if (
        ((o.timestamp = El()),
        (a = cu[0]) != null &&
          a.isFrozen() &&
          o.type !== U.FullSnapshot &&
          (o.type !== U.IncrementalSnapshot || o.data.source !== W.Mutation) &&
          cu.forEach(function (e) {
            return e.unfreeze();
          }),
        Ce)
      )
        t?.(ke(o), i);
      else if (we) {
        var s = { type: `rrweb`, event: ke(o), origin: window.location.origin, isCheckout: i };
        if (A)
          for (var c = x(A), l; !(l = c()).done;) {
            var u = l.value;
            window.parent.postMessage(s, u);
          }
        else window.parent.postMessage(s, `*`);
      }
      if (o.type === U.FullSnapshot) ((De = o), (Oe = 0));
      else if (o.type === U.IncrementalSnapshot) {
        if (o.data.source === W.Mutation && o.data.isAttachIframe) return;
        Oe++;
        var d = r && Oe >= r,
          f = n && o.timestamp - De.timestamp > n;
        (d || f) && id(!0);
      }
    };
    for (
      var Ae = function (e) {
          K({ type: U.IncrementalSnapshot, data: u({ source: W.Mutation }, e) });
        },
        je = function (e) {
          return K({ type: U.IncrementalSnapshot, data: u({ source: W.Scroll }, e) });
        },
        Me = function (e) {
          return K({ type: U.IncrementalSnapshot, data: u({ source: W.CanvasMutation }, e) });
        },
        Ne = new ed({
          mutationCb: Ae,
          adoptedStyleSheetCb: function (e) {
            return K({ type: U.IncrementalSnapshot, data: u({ source: W.AdoptedStyleSheet }, e) });
          },
        }),
        Pe = new Nu({ mirror: cd, mutationCb: Ae, stylesheetManager: Ne, recordCrossOriginIframes: ce, wrappedEmit: K }),
        Fe = x(_e || []),
        Ie;
      !(Ie = Fe()).done;
    ) {
      var Le = Ie.value;
      Le.getMirror &&
        Le.getMirror({
          nodeMirror: cd,
          crossOriginIframeMirror: Pe.crossOriginIframeMirror,
          crossOriginIframeStyleMirror: Pe.crossOriginIframeStyleMirror,
        });
    }
    var Re = new td();
    ad = new $u({
      recordCanvas: oe,
      mutationCb: Me,
      win: window,
      blockClass: a,
      blockSelector: s,
      mirror: cd,
      sampling: E.canvas,
      dataURLOptions: D,
    });
    var ze = new Pu({
      mutationCb: Ae,
      scrollCb: je,
      bypassOptions: {
        blockClass: a,
        blockSelector: s,
        maskTextClass: m,
        maskTextSelector: g,
        inlineStylesheet: v,
        maskInputOptions: Te,
        dataURLOptions: D,
        maskTextFn: w,
        maskInputFn: C,
        recordCanvas: oe,
        inlineImages: ge,
        sampling: E,
        slimDOMOptions: Ee,
        iframeManager: Pe,
        stylesheetManager: Ne,
        canvasManager: ad,
        keepIframeSrcFn: ye,
        processedNodeManager: Re,
      },
      mirror: cd,
    });
    id = function (e) {
      if ((e === void 0 && (e = !1), ie)) {
        (K({ type: U.Meta, data: { href: window.location.href, width: kl(), height: Ol() } }, e),
          Ne.reset(),
          ze.init(),
          cu.forEach(function (e) {
            return e.lock();
          }));
        var t = Ct(document, {
          mirror: cd,
          blockClass: a,
          blockSelector: s,
          maskTextClass: m,
          maskTextSelector: g,
          inlineStylesheet: v,
          maskAllInputs: Te,
          maskTextFn: w,
          maskInputFn: C,
          slimDOM: Ee,
          dataURLOptions: D,
          recordCanvas: oe,
          inlineImages: ge,
          onSerialize: function (e) {
            (Il(e, cd) && Pe.addIframe(e), Ll(e, cd) && Ne.trackLinkElement(e), Rl(e) && ze.addShadowRoot(B.shadowRoot(e), document));
          },
          onIframeLoad: function (e, t) {
            (Pe.attachIframe(e, t), ze.observeAttachShadow(e));
          },
          onStylesheetLoad: function (e, t) {
            Ne.attachLinkElement(e, t);
          },
          keepIframeSrcFn: ye,
        });
        if (!t) return console.warn(`Failed to snapshot the document`);
        (K({ type: U.FullSnapshot, data: { node: t, initialOffset: Dl(window) } }, e),
          cu.forEach(function (e) {
            return e.unlock();
          }),
          document.adoptedStyleSheets &&
            document.adoptedStyleSheets.length > 0 &&
            Ne.adoptStyleSheets(document.adoptedStyleSheets, cd.getId(document)));
      }
    };
    try {
      var Be = [],
        Ve = function (e) {
          return G(ku)(
            {
              mutationCb: Ae,
              mousemoveCb: function (e, t) {
                return K({ type: U.IncrementalSnapshot, data: { source: t, positions: e } });
              },
              mouseInteractionCb: function (e) {
                return K({ type: U.IncrementalSnapshot, data: u({ source: W.MouseInteraction }, e) });
              },
              scrollCb: je,
              viewportResizeCb: function (e) {
                return K({ type: U.IncrementalSnapshot, data: u({ source: W.ViewportResize }, e) });
              },
              inputCb: function (e) {
                return K({ type: U.IncrementalSnapshot, data: u({ source: W.Input }, e) });
              },
              mediaInteractionCb: function (e) {
                return K({ type: U.IncrementalSnapshot, data: u({ source: W.MediaInteraction }, e) });
              },
              styleSheetRuleCb: function (e) {
                return K({ type: U.IncrementalSnapshot, data: u({ source: W.StyleSheetRule }, e) });
              },
              styleDeclarationCb: function (e) {
                return K({ type: U.IncrementalSnapshot, data: u({ source: W.StyleDeclaration }, e) });
              },
              canvasMutationCb: Me,
              fontCb: function (e) {
                return K({ type: U.IncrementalSnapshot, data: u({ source: W.Font }, e) });
              },
              selectionCb: function (e) {
                K({ type: U.IncrementalSnapshot, data: u({ source: W.Selection }, e) });
              },
              customElementCb: function (e) {
                K({ type: U.IncrementalSnapshot, data: u({ source: W.CustomElement }, e) });
              },
              blockClass: a,
              ignoreClass: l,
              ignoreSelector: f,
              maskTextClass: m,
              maskTextSelector: g,
              maskInputOptions: Te,
              inlineStylesheet: v,
              sampling: E,
              recordDOM: ie,
              recordCanvas: oe,
              inlineImages: ge,
              userTriggeredOnInput: pe,
              collectFonts: me,
              doc: e,
              maskInputFn: C,
              maskTextFn: w,
              keepIframeSrcFn: ye,
              blockSelector: s,
              slimDOMOptions: Ee,
              dataURLOptions: D,
              mirror: cd,
              iframeManager: Pe,
              stylesheetManager: Ne,
              shadowDomManager: ze,
              processedNodeManager: Re,
              canvasManager: ad,
              ignoreCSSAttributes: xe,
              plugins:
                _e
                  ?.filter(function (e) {
                    return e.observer;
                  })
                  ?.map(function (e) {
                    return {
                      observer: e.observer,
                      options: e.options,
                      callback: function (t) {
                        return K({ type: U.Plugin, data: { plugin: e.name, payload: t } });
                      },
                    };
                  }) || [],
            },
            ee,
          );
        };
      Pe.addLoadListener(function (e) {
        try {
          var t = e.contentDocument,
            n = Ve(t);
          Be.push(n);
          var r = Pe.getObserverCleanup(e);
          Pe.setObserverCleanup(e, function () {
            if (r)
              try {
                r();
              } catch {}
            try {
              n();
              var e = Be.indexOf(n);
              (e !== -1 && Be.splice(e, 1), du(t));
            } catch {}
          });
        } catch (e) {
          console.warn(e);
        }
      });
      var He = function () {
        (id(), Be.push(Ve(document)), (od = !0));
      };
      return (
        document.readyState === `interactive` || document.readyState === `complete`
          ? He()
          : (Be.push(
              V(`DOMContentLoaded`, function () {
                (K({ type: U.DomContentLoaded, data: {} }), de === `DOMContentLoaded` && He());
              }),
            ),
            Be.push(
              V(
                `load`,
                function () {
                  (K({ type: U.Load, data: {} }), de === `load` && He());
                },
                window,
              ),
            )),
        function () {
          (Be.forEach(function (e) {
            try {
              e();
            } catch (e) {
              String(e).toLowerCase().includes(`cross-origin`) || console.warn(e);
            }
          }),
            Re.destroy(),
            (od = !1),
            su());
        }
      );
    } catch (e) {
      console.warn(e);
    }
  }
  ((ld.addCustomEvent = function (e, t) {
    if (!od) throw Error(`please add custom event after start recording`);
    K({ type: U.Custom, data: { tag: e, payload: t } });
  }),
    (ld.freezePage = function () {
      cu.forEach(function (e) {
        return e.freeze();
      });
    }),
    (ld.takeFullSnapshot = function (e) {
      if (!od) throw Error(`please take full snapshot after start recording`);
      id(e);
    }),
    (ld.mirror = cd));
  var ud;
  ((function (e) {
    ((e[(e.NotStarted = 0)] = `NotStarted`), (e[(e.Running = 1)] = `Running`), (e[(e.Stopped = 2)] = `Stopped`));
  })((ud ||= {})),
    ld.addCustomEvent,
    ld.freezePage,
    ld.takeFullSnapshot);
  var dd = {
      Node: [`childNodes`, `parentNode`, `parentElement`, `textContent`],
      ShadowRoot: [`host`, `styleSheets`],
      Element: [`shadowRoot`, `querySelector`, `querySelectorAll`],
      MutationObserver: [],
    },
    fd = { Node: [`contains`, `getRootNode`], ShadowRoot: [`getSelection`], Element: [], MutationObserver: [`constructor`] },
    pd = {},
    md = function () {
      return !!globalThis.Zone;
    };
  function hd(e) {
    if (pd[e]) return pd[e];
    var t = globalThis[e],
      n = t.prototype,
      r = e in dd ? dd[e] : void 0,
      i = !!(
        r &&
        r.every(function (e) {
          var t;
          return !!((t = Object.getOwnPropertyDescriptor(n, e)?.get) != null && t.toString().includes(`[native code]`));
        })
      ),
      a = e in fd ? fd[e] : void 0,
      o = !!(
        a &&
        a.every(function (e) {
          return typeof n[e] == `function` && n[e]?.toString().includes(`[native code]`);
        })
      );
    if (i && o && !md()) return ((pd[e] = t.prototype), t.prototype);
    try {
      var s = document.createElement(`iframe`);
      document.body.appendChild(s);
      var c = s.contentWindow;
      if (!c) return t.prototype;
      var l = c[e].prototype;
      return (document.body.removeChild(s), l ? (pd[e] = l) : n);
    } catch {
      return n;
    }
  }
  var gd = {};
  function _d(e, t, n) {
    var r = e + `.` + String(n);
    if (gd[r]) return gd[r].call(t);
    var i = hd(e),
      a = Object.getOwnPropertyDescriptor(i, n)?.get;
    return a ? ((gd[r] = a), a.call(t)) : t[n];
  }
  var vd = {};
  function yd(e, t, n) {
    var r = e + `.` + String(n);
    if (vd[r]) return vd[r].bind(t);
    var i = hd(e)[n];
    return typeof i == `function` ? ((vd[r] = i), i.bind(t)) : t[n];
  }
  function bd(e) {
    return _d(`Node`, e, `childNodes`);
  }
  function xd(e) {
    return _d(`Node`, e, `parentNode`);
  }
  function Sd(e) {
    return _d(`Node`, e, `parentElement`);
  }
  function Cd(e) {
    return _d(`Node`, e, `textContent`);
  }
  function wd(e, t) {
    return yd(`Node`, e, `contains`)(t);
  }
  function Td(e) {
    return yd(`Node`, e, `getRootNode`)();
  }
  function Ed(e) {
    return !e || !(`host` in e) ? null : _d(`ShadowRoot`, e, `host`);
  }
  function Dd(e) {
    return e.styleSheets;
  }
  function Od(e) {
    return !e || !(`shadowRoot` in e) ? null : _d(`Element`, e, `shadowRoot`);
  }
  function kd(e, t) {
    return _d(`Element`, e, `querySelector`)(t);
  }
  function Ad(e, t) {
    return _d(`Element`, e, `querySelectorAll`)(t);
  }
  function jd() {
    return hd(`MutationObserver`).constructor;
  }
  function Md(e, t, n) {
    try {
      if (!(t in e)) return function () {};
      var r = e[t],
        i = n(r);
      return (
        typeof i == `function` &&
          ((i.prototype = i.prototype || {}), Object.defineProperties(i, { __rrweb_original__: { enumerable: !1, value: r } })),
        (e[t] = i),
        function () {
          e[t] = r;
        }
      );
    } catch {
      return function () {};
    }
  }
  var Nd = {
    childNodes: bd,
    parentNode: xd,
    parentElement: Sd,
    textContent: Cd,
    contains: wd,
    getRootNode: Td,
    host: Ed,
    styleSheets: Dd,
    shadowRoot: Od,
    querySelector: kd,
    querySelectorAll: Ad,
    mutationObserver: jd,
    patch: Md,
  };
  function Pd(e, t, n) {
    if (!e) return !1;
    if (e.nodeType !== e.ELEMENT_NODE) return Pd(Nd.parentNode(e), t);
    for (var r = e.classList.length; r--;) {
      var i = e.classList[r];
      if (t.test(i)) return !0;
    }
    return Pd(Nd.parentNode(e), t);
  }
  function Fd(e) {
    return e && e.__esModule && Object.prototype.hasOwnProperty.call(e, `default`) ? e.default : e;
  }
  function Id(e) {
    if (e.__esModule) return e;
    var t = e.default;
    if (typeof t == `function`) {
      var n = function e() {
        return p(this, e) ? Reflect.construct(t, arguments, this.constructor) : t.apply(this, arguments);
      };
      n.prototype = t.prototype;
    } else n = {};
    return (
      Object.defineProperty(n, "__esModule", { value: !0 }),
      Object.keys(e).forEach(function (t) {
        var r = Object.getOwnPropertyDescriptor(e, t);
        Object.defineProperty(
          n,
          t,
          r.get
            ? r
            : {
                enumerable: !0,
                get: function () {
                  return e[t];
                },
              },
        );
      }),
      n
    );
  }
  var Ld = { exports: {} },
    q = String,
    Rd = function () {
      return {
        isColorSupported: !1,
        reset: q,
        bold: q,
        dim: q,
        italic: q,
        underline: q,
        inverse: q,
        hidden: q,
        strikethrough: q,
        black: q,
        red: q,
        green: q,
        yellow: q,
        blue: q,
        magenta: q,
        cyan: q,
        white: q,
        gray: q,
        bgBlack: q,
        bgRed: q,
        bgGreen: q,
        bgYellow: q,
        bgBlue: q,
        bgMagenta: q,
        bgCyan: q,
        bgWhite: q,
      };
    };
  ((Ld.exports = Rd()), (Ld.exports.createColors = Rd));
  var zd = Ld.exports,
    J = Id(Object.freeze(Object.defineProperty({ __proto__: null, default: {} }, Symbol.toStringTag, { value: `Module` }))),
    Bd = zd,
    Vd = J,
    Hd = (function (e) {
      f(t, e);
      function t(n, r, i, a, o, s) {
        var c = e.call(this, n) || this;
        return (
          (c.name = `CssSyntaxError`),
          (c.reason = n),
          o && (c.file = o),
          a && (c.source = a),
          s && (c.plugin = s),
          r !== void 0 &&
            i !== void 0 &&
            (typeof r == `number`
              ? ((c.line = r), (c.column = i))
              : ((c.line = r.line), (c.column = r.column), (c.endLine = i.line), (c.endColumn = i.column))),
          c.setMessage(),
          Error.captureStackTrace && Error.captureStackTrace(c, t),
          c
        );
      }
      var n = t.prototype;
      return (
        (n.setMessage = function () {
          ((this.message = this.plugin ? this.plugin + `: ` : ``),
            (this.message += this.file ? this.file : `<css input>`),
            this.line !== void 0 && (this.message += `:` + this.line + `:` + this.column),
            (this.message += `: ` + this.reason));
        }),
        (n.showSourceCode = function (e) {
          var t = this;
          if (!this.source) return ``;
          var n = this.source;
          ((e ??= Bd.isColorSupported), Vd && e && (n = Vd(n)));
          var r = n.split(/\r?\n/),
            i = Math.max(this.line - 3, 0),
            a = Math.min(this.line + 2, r.length),
            o = String(a).length,
            s,
            c;
          if (e) {
            var l = Bd.createColors(!0),
              u = l.bold,
              d = l.gray,
              f = l.red;
            ((s = function (e) {
              return u(f(e));
            }),
              (c = function (e) {
                return d(e);
              }));
          } else
            s = c = function (e) {
              return e;
            };
          return r.slice(i, a).map(function (e, n) {
            var r = i + 1 + n,
              a = ` ` + (` ` + r).slice(-o) + ` | `;
            if (r === t.line) {
              var l = c(a.replace(/\d/g, ` `)) + e.slice(0, t.column - 1).replace(/[^\t]/g, ` `);
              return (
                s(`>`) +
                c(a) +
                e +
                `
 ` +
                l +
                s(`^`)
              );
            }
            return ` ` + c(a) + e;
          }).join(`
`);
        }),
        (n.toString = function () {
          var e = this.showSourceCode();
          return (
            (e &&=
              `

` +
              e +
              `
`),
            this.name + `: ` + this.message + e
          );
        }),
        t
      );
    })(y(Error)),
    Ud = Hd;
  Hd.default = Hd;
  var Wd = {};
  ((Wd.isClean = Symbol(`isClean`)), (Wd.my = Symbol(`my`)));
  var Gd = {
    after: `
`,
    beforeClose: `
`,
    beforeComment: `
`,
    beforeDecl: `
`,
    beforeOpen: ` `,
    beforeRule: `
`,
    colon: `: `,
    commentLeft: ` `,
    commentRight: ` `,
    emptyBody: ``,
    indent: `    `,
    semicolon: !1,
  };
  function Kd(e) {
    return e[0].toUpperCase() + e.slice(1);
  }
  var qd = (function () {
      function e(e) {
        this.builder = e;
      }
      var t = e.prototype;
      return (
        (t.atrule = function (e, t) {
          var n = `@` + e.name,
            r = e.params ? this.rawValue(e, `params`) : ``;
          if ((e.raws.afterName === void 0 ? r && (n += ` `) : (n += e.raws.afterName), e.nodes)) this.block(e, n + r);
          else {
            var i = (e.raws.between || ``) + (t ? `;` : ``);
            this.builder(n + r + i, e);
          }
        }),
        (t.beforeAfter = function (e, t) {
          for (
            var n =
                e.type === `decl`
                  ? this.raw(e, null, `beforeDecl`)
                  : e.type === `comment`
                    ? this.raw(e, null, `beforeComment`)
                    : t === `before`
                      ? this.raw(e, null, `beforeRule`)
                      : this.raw(e, null, `beforeClose`),
              r = e.parent,
              i = 0;
            r && r.type !== `root`;
          )
            ((i += 1), (r = r.parent));
          if (
            n.includes(`
`)
          ) {
            var a = this.raw(e, null, `indent`);
            if (a.length) for (var o = 0; o < i; o++) n += a;
          }
          return n;
        }),
        (t.block = function (e, t) {
          var n = this.raw(e, `between`, `beforeOpen`);
          this.builder(t + n + `{`, e, `start`);
          var r;
          (e.nodes && e.nodes.length ? (this.body(e), (r = this.raw(e, `after`))) : (r = this.raw(e, `after`, `emptyBody`)),
            r && this.builder(r),
            this.builder(`}`, e, `end`));
        }),
        (t.body = function (e) {
          for (var t = e.nodes.length - 1; t > 0 && e.nodes[t].type === `comment`;) --t;
          for (var n = this.raw(e, `semicolon`), r = 0; r < e.nodes.length; r++) {
            var i = e.nodes[r],
              a = this.raw(i, `before`);
            (a && this.builder(a), this.stringify(i, t !== r || n));
          }
        }),
        (t.comment = function (e) {
          var t = this.raw(e, `left`, `commentLeft`),
            n = this.raw(e, `right`, `commentRight`);
          this.builder(`/*` + t + e.text + n + `*/`, e);
        }),
        (t.decl = function (e, t) {
          var n = this.raw(e, `between`, `colon`),
            r = e.prop + n + this.rawValue(e, `value`);
          (e.important && (r += e.raws.important || ` !important`), t && (r += `;`), this.builder(r, e));
        }),
        (t.document = function (e) {
          this.body(e);
        }),
        (t.raw = function (e, t, n) {
          var r;
          if (((n ||= t), t && ((r = e.raws[t]), r !== void 0))) return r;
          var i = e.parent;
          if (n === `before` && (!i || (i.type === `root` && i.first === e) || (i && i.type === `document`))) return ``;
          if (!i) return Gd[n];
          var a = e.root();
          if (((a.rawCache ||= {}), a.rawCache[n] !== void 0)) return a.rawCache[n];
          if (n === `before` || n === `after`) return this.beforeAfter(e, n);
          var o = `raw` + Kd(n);
          return (
            this[o]
              ? (r = this[o](a, e))
              : a.walk(function (e) {
                  if (((r = e.raws[t]), r !== void 0)) return !1;
                }),
            r === void 0 && (r = Gd[n]),
            (a.rawCache[n] = r),
            r
          );
        }),
        (t.rawBeforeClose = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length > 0 && e.raws.after !== void 0)
                return (
                  (t = e.raws.after),
                  t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            (t &&= t.replace(/\S/g, ``)),
            t
          );
        }),
        (t.rawBeforeComment = function (e, t) {
          var n;
          return (
            e.walkComments(function (e) {
              if (e.raws.before !== void 0)
                return (
                  (n = e.raws.before),
                  n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            n === void 0 ? (n = this.raw(t, null, `beforeDecl`)) : (n &&= n.replace(/\S/g, ``)),
            n
          );
        }),
        (t.rawBeforeDecl = function (e, t) {
          var n;
          return (
            e.walkDecls(function (e) {
              if (e.raws.before !== void 0)
                return (
                  (n = e.raws.before),
                  n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            n === void 0 ? (n = this.raw(t, null, `beforeRule`)) : (n &&= n.replace(/\S/g, ``)),
            n
          );
        }),
        (t.rawBeforeOpen = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.type !== `decl` && ((t = e.raws.between), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawBeforeRule = function (e) {
          var t;
          return (
            e.walk(function (n) {
              if (n.nodes && (n.parent !== e || e.first !== n) && n.raws.before !== void 0)
                return (
                  (t = n.raws.before),
                  t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                  !1
                );
            }),
            (t &&= t.replace(/\S/g, ``)),
            t
          );
        }),
        (t.rawColon = function (e) {
          var t;
          return (
            e.walkDecls(function (e) {
              if (e.raws.between !== void 0) return ((t = e.raws.between.replace(/[^\s:]/g, ``)), !1);
            }),
            t
          );
        }),
        (t.rawEmptyBody = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length === 0 && ((t = e.raws.after), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawIndent = function (e) {
          if (e.raws.indent) return e.raws.indent;
          var t;
          return (
            e.walk(function (n) {
              var r = n.parent;
              if (r && r !== e && r.parent && r.parent === e && n.raws.before !== void 0) {
                var i = n.raws.before.split(`
`);
                return ((t = i[i.length - 1]), (t = t.replace(/\S/g, ``)), !1);
              }
            }),
            t
          );
        }),
        (t.rawSemicolon = function (e) {
          var t;
          return (
            e.walk(function (e) {
              if (e.nodes && e.nodes.length && e.last.type === `decl` && ((t = e.raws.semicolon), t !== void 0)) return !1;
            }),
            t
          );
        }),
        (t.rawValue = function (e, t) {
          var n = e[t],
            r = e.raws[t];
          return r && r.value === n ? r.raw : n;
        }),
        (t.root = function (e) {
          (this.body(e), e.raws.after && this.builder(e.raws.after));
        }),
        (t.rule = function (e) {
          (this.block(e, this.rawValue(e, `selector`)), e.raws.ownSemicolon && this.builder(e.raws.ownSemicolon, e, `end`));
        }),
        (t.stringify = function (e, t) {
          if (!this[e.type]) throw Error(`Unknown AST node type ` + e.type + `. Maybe you need to change PostCSS stringifier.`);
          this[e.type](e, t);
        }),
        e
      );
    })(),
    Jd = qd;
  qd.default = qd;
  var Yd = Jd;
  function Xd(e, t) {
    new Yd(t).stringify(e);
  }
  var Zd = Xd;
  Xd.default = Xd;
  var Qd = Wd.isClean,
    $d = Wd.my,
    ef = Ud,
    tf = Jd,
    nf = Zd;
  function rf(e, t) {
    var n = new e.constructor();
    for (var r in e)
      if (Object.prototype.hasOwnProperty.call(e, r) && r !== `proxyCache`) {
        var i = e[r],
          a = i === void 0 ? `undefined` : _(i);
        r === `parent` && a === `object`
          ? t && (n[r] = t)
          : r === `source`
            ? (n[r] = i)
            : Array.isArray(i)
              ? (n[r] = i.map(function (e) {
                  return rf(e, n);
                }))
              : (a === `object` && i !== null && (i = rf(i)), (n[r] = i));
      }
    return n;
  }
  var af = (function () {
      function e(e) {
        for (var t in (e === void 0 && (e = {}), (this.raws = {}), (this[Qd] = !1), (this[$d] = !0), e))
          if (t === `nodes`) {
            this.nodes = [];
            for (var n = x(e[t]), r; !(r = n()).done;) {
              var i = r.value;
              typeof i.clone == `function` ? this.append(i.clone()) : this.append(i);
            }
          } else this[t] = e[t];
      }
      var t = e.prototype;
      return (
        (t.addToError = function (e) {
          if (((e.postcssNode = this), e.stack && this.source && /\n\s{4}at /.test(e.stack))) {
            var t = this.source;
            e.stack = e.stack.replace(/\n\s{4}at /, `$&` + t.input.from + `:` + t.start.line + `:` + t.start.column + `$&`);
          }
          return e;
        }),
        (t.after = function (e) {
          return (this.parent.insertAfter(this, e), this);
        }),
        (t.assign = function (e) {
          for (var t in (e === void 0 && (e = {}), e)) this[t] = e[t];
          return this;
        }),
        (t.before = function (e) {
          return (this.parent.insertBefore(this, e), this);
        }),
        (t.cleanRaws = function (e) {
          (delete this.raws.before, delete this.raws.after, e || delete this.raws.between);
        }),
        (t.clone = function (e) {
          e === void 0 && (e = {});
          var t = rf(this);
          for (var n in e) t[n] = e[n];
          return t;
        }),
        (t.cloneAfter = function (e) {
          e === void 0 && (e = {});
          var t = this.clone(e);
          return (this.parent.insertAfter(this, t), t);
        }),
        (t.cloneBefore = function (e) {
          e === void 0 && (e = {});
          var t = this.clone(e);
          return (this.parent.insertBefore(this, t), t);
        }),
        (t.error = function (e, t) {
          if ((t === void 0 && (t = {}), this.source)) {
            var n = this.rangeBy(t),
              r = n.end,
              i = n.start;
            return this.source.input.error(e, { column: i.column, line: i.line }, { column: r.column, line: r.line }, t);
          }
          return new ef(e);
        }),
        (t.getProxyProcessor = function () {
          return {
            get: function (e, t) {
              return t === `proxyOf`
                ? e
                : t === `root`
                  ? function () {
                      return e.root().toProxy();
                    }
                  : e[t];
            },
            set: function (e, t, n) {
              return (
                e[t] === n ||
                  ((e[t] = n),
                  (t === `prop` || t === `value` || t === `name` || t === `params` || t === `important` || t === `text`) && e.markDirty()),
                !0
              );
            },
          };
        }),
        (t.markDirty = function () {
          if (this[Qd]) {
            this[Qd] = !1;
            for (var e = this; (e = e.parent);) e[Qd] = !1;
          }
        }),
        (t.next = function () {
          if (this.parent) {
            var e = this.parent.index(this);
            return this.parent.nodes[e + 1];
          }
        }),
        (t.positionBy = function (e, t) {
          var n = this.source.start;
          if (e.index) n = this.positionInside(e.index, t);
          else if (e.word) {
            t = this.toString();
            var r = t.indexOf(e.word);
            r !== -1 && (n = this.positionInside(r, t));
          }
          return n;
        }),
        (t.positionInside = function (e, t) {
          for (var n = t || this.toString(), r = this.source.start.column, i = this.source.start.line, a = 0; a < e; a++)
            n[a] ===
            `
`
              ? ((r = 1), (i += 1))
              : (r += 1);
          return { column: r, line: i };
        }),
        (t.prev = function () {
          if (this.parent) {
            var e = this.parent.index(this);
            return this.parent.nodes[e - 1];
          }
        }),
        (t.rangeBy = function (e) {
          var t = { column: this.source.start.column, line: this.source.start.line },
            n = this.source.end
              ? { column: this.source.end.column + 1, line: this.source.end.line }
              : { column: t.column + 1, line: t.line };
          if (e.word) {
            var r = this.toString(),
              i = r.indexOf(e.word);
            i !== -1 && ((t = this.positionInside(i, r)), (n = this.positionInside(i + e.word.length, r)));
          } else
            (e.start ? (t = { column: e.start.column, line: e.start.line }) : e.index && (t = this.positionInside(e.index)),
              e.end
                ? (n = { column: e.end.column, line: e.end.line })
                : typeof e.endIndex == `number`
                  ? (n = this.positionInside(e.endIndex))
                  : e.index && (n = this.positionInside(e.index + 1)));
          return (
            (n.line < t.line || (n.line === t.line && n.column <= t.column)) && (n = { column: t.column + 1, line: t.line }),
            { end: n, start: t }
          );
        }),
        (t.raw = function (e, t) {
          return new tf().raw(this, e, t);
        }),
        (t.remove = function () {
          return (this.parent && this.parent.removeChild(this), (this.parent = void 0), this);
        }),
        (t.replaceWith = function () {
          var e = [...arguments];
          if (this.parent) {
            for (var t = this, n = !1, r = x(e), i; !(i = r()).done;) {
              var a = i.value;
              a === this ? (n = !0) : n ? (this.parent.insertAfter(t, a), (t = a)) : this.parent.insertBefore(t, a);
            }
            n || this.remove();
          }
          return this;
        }),
        (t.root = function () {
          for (var e = this; e.parent && e.parent.type !== `document`;) e = e.parent;
          return e;
        }),
        (t.toJSON = function (e, t) {
          var n = {},
            r = t == null;
          t ||= new Map();
          var i = 0;
          for (var a in this)
            if (Object.prototype.hasOwnProperty.call(this, a) && a !== `parent` && a !== `proxyCache`) {
              var o = this[a];
              if (Array.isArray(o))
                n[a] = o.map(function (e) {
                  return (e === void 0 ? `undefined` : _(e)) === `object` && e.toJSON ? e.toJSON(null, t) : e;
                });
              else if ((o === void 0 ? `undefined` : _(o)) === `object` && o.toJSON) n[a] = o.toJSON(null, t);
              else if (a === `source`) {
                var s = t.get(o.input);
                (s ?? ((s = i), t.set(o.input, i), i++), (n[a] = { end: o.end, inputId: s, start: o.start }));
              } else n[a] = o;
            }
          return (
            r &&
              (n.inputs = [].concat(t.keys()).map(function (e) {
                return e.toJSON();
              })),
            n
          );
        }),
        (t.toProxy = function () {
          return ((this.proxyCache ||= new Proxy(this, this.getProxyProcessor())), this.proxyCache);
        }),
        (t.toString = function (e) {
          (e === void 0 && (e = nf), e.stringify && (e = e.stringify));
          var t = ``;
          return (
            e(this, function (e) {
              t += e;
            }),
            t
          );
        }),
        (t.warn = function (e, t, n) {
          var r = { node: this };
          for (var i in n) r[i] = n[i];
          return e.warn(t, r);
        }),
        l(e, [
          {
            key: `proxyOf`,
            get: function () {
              return this;
            },
          },
        ]),
        e
      );
    })(),
    of = af;
  af.default = af;
  var sf = (function (e) {
      f(t, e);
      function t(t) {
        var n;
        return (
          t && t.value !== void 0 && typeof t.value != `string` && (t = u({}, t, { value: String(t.value) })),
          (n = e.call(this, t) || this),
          (n.type = `decl`),
          n
        );
      }
      return (
        l(t, [
          {
            key: `variable`,
            get: function () {
              return this.prop.startsWith(`--`) || this.prop[0] === `$`;
            },
          },
        ]),
        t
      );
    })(of),
    cf = sf;
  sf.default = sf;
  var lf = `useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict`,
    uf = {
      nanoid: function (e) {
        e === void 0 && (e = 21);
        for (var t = ``, n = e; n--;) t += lf[(Math.random() * 64) | 0];
        return t;
      },
    },
    df = J.SourceMapConsumer,
    ff = J.SourceMapGenerator,
    pf = J.existsSync,
    mf = J.readFileSync,
    hf = J.dirname,
    gf = J.join;
  function _f(e) {
    return Buffer ? Buffer.from(e, `base64`).toString() : window.atob(e);
  }
  var vf = (function () {
      function e(e, t) {
        if (t.map !== !1) {
          (this.loadAnnotation(e), (this.inline = this.startWith(this.annotation, `data:`)));
          var n = t.map ? t.map.prev : void 0,
            r = this.loadMap(t.from, n);
          (!this.mapFile && t.from && (this.mapFile = t.from), this.mapFile && (this.root = hf(this.mapFile)), r && (this.text = r));
        }
      }
      var t = e.prototype;
      return (
        (t.consumer = function () {
          return ((this.consumerCache ||= new df(this.text)), this.consumerCache);
        }),
        (t.decodeInline = function (e) {
          var t = /^data:application\/json;charset=utf-?8;base64,/,
            n = /^data:application\/json;base64,/;
          if (/^data:application\/json;charset=utf-?8,/.test(e) || /^data:application\/json,/.test(e))
            return decodeURIComponent(e.substr(RegExp.lastMatch.length));
          if (t.test(e) || n.test(e)) return _f(e.substr(RegExp.lastMatch.length));
          var r = e.match(/data:application\/json;([^,]+),/)[1];
          throw Error(`Unsupported source map encoding ` + r);
        }),
        (t.getAnnotationURL = function (e) {
          return e.replace(/^\/\*\s*# sourceMappingURL=/, ``).trim();
        }),
        (t.isMap = function (e) {
          return (e === void 0 ? `undefined` : _(e)) === `object`
            ? typeof e.mappings == `string` || typeof e._mappings == `string` || Array.isArray(e.sections)
            : !1;
        }),
        (t.loadAnnotation = function (e) {
          var t = e.match(/\/\*\s*# sourceMappingURL=/gm);
          if (t) {
            var n = e.lastIndexOf(t.pop()),
              r = e.indexOf(`*/`, n);
            n > -1 && r > -1 && (this.annotation = this.getAnnotationURL(e.substring(n, r)));
          }
        }),
        (t.loadFile = function (e) {
          if (((this.root = hf(e)), pf(e))) return ((this.mapFile = e), mf(e, `utf-8`).toString().trim());
        }),
        (t.loadMap = function (e, t) {
          if (t === !1) return !1;
          if (t) {
            if (typeof t == `string`) return t;
            if (typeof t == `function`) {
              var n = t(e);
              if (n) {
                var r = this.loadFile(n);
                if (!r) throw Error(`Unable to load previous source map: ` + n.toString());
                return r;
              }
            } else {
              if (p(t, df)) return ff.fromSourceMap(t).toString();
              if (p(t, ff)) return t.toString();
              if (this.isMap(t)) return JSON.stringify(t);
              throw Error(`Unsupported previous source map format: ` + t.toString());
            }
          } else {
            if (this.inline) return this.decodeInline(this.annotation);
            if (this.annotation) {
              var i = this.annotation;
              return (e && (i = gf(hf(e), i)), this.loadFile(i));
            }
          }
        }),
        (t.startWith = function (e, t) {
          return e ? e.substr(0, t.length) === t : !1;
        }),
        (t.withContent = function () {
          return !!(this.consumer().sourcesContent && this.consumer().sourcesContent.length > 0);
        }),
        e
      );
    })(),
    yf = vf;
  vf.default = vf;
  var bf = J.SourceMapConsumer,
    xf = J.SourceMapGenerator,
    Sf = J.fileURLToPath,
    Cf = J.pathToFileURL,
    wf = J.isAbsolute,
    Tf = J.resolve,
    Ef = uf.nanoid,
    Df = J,
    Of = Ud,
    kf = yf,
    Af = Symbol(`fromOffsetCache`),
    jf = !!(bf && xf),
    Mf = !!(Tf && wf),
    Nf = (function () {
      function e(e, t) {
        if ((t === void 0 && (t = {}), e == null || ((e === void 0 ? `undefined` : _(e)) === `object` && !e.toString)))
          throw Error(`PostCSS received ` + e + ` instead of CSS string`);
        if (
          ((this.css = e.toString()),
          this.css[0] === `﻿` || this.css[0] === `￾` ? ((this.hasBOM = !0), (this.css = this.css.slice(1))) : (this.hasBOM = !1),
          t.from && (this.file = !Mf || /^\w+:\/\//.test(t.from) || wf(t.from) ? t.from : Tf(t.from)),
          Mf && jf)
        ) {
          var n = new kf(this.css, t);
          if (n.text) {
            this.map = n;
            var r = n.consumer().file;
            !this.file && r && (this.file = this.mapResolve(r));
          }
        }
        (this.file || (this.id = `<input css ` + Ef(6) + `>`), this.map && (this.map.file = this.from));
      }
      var t = e.prototype;
      return (
        (t.error = function (e, t, n, r) {
          r === void 0 && (r = {});
          var i, a, o;
          if (t && (t === void 0 ? `undefined` : _(t)) === `object`) {
            var s = t,
              c = n;
            if (typeof s.offset == `number`) {
              var l = this.fromOffset(s.offset);
              ((t = l.line), (n = l.col));
            } else ((t = s.line), (n = s.column));
            if (typeof c.offset == `number`) {
              var u = this.fromOffset(c.offset);
              ((a = u.line), (o = u.col));
            } else ((a = c.line), (o = c.column));
          } else if (!n) {
            var d = this.fromOffset(t);
            ((t = d.line), (n = d.col));
          }
          var f = this.origin(t, n, a, o);
          return (
            (i = f
              ? new Of(
                  e,
                  f.endLine === void 0 ? f.line : { column: f.column, line: f.line },
                  f.endLine === void 0 ? f.column : { column: f.endColumn, line: f.endLine },
                  f.source,
                  f.file,
                  r.plugin,
                )
              : new Of(
                  e,
                  a === void 0 ? t : { column: n, line: t },
                  a === void 0 ? n : { column: o, line: a },
                  this.css,
                  this.file,
                  r.plugin,
                )),
            (i.input = { column: n, endColumn: o, endLine: a, line: t, source: this.css }),
            this.file && (Cf && (i.input.url = Cf(this.file).toString()), (i.input.file = this.file)),
            i
          );
        }),
        (t.fromOffset = function (e) {
          var t, n;
          if (this[Af]) n = this[Af];
          else {
            var r = this.css.split(`
`);
            n = Array(r.length);
            for (var i = 0, a = 0, o = r.length; a < o; a++) ((n[a] = i), (i += r[a].length + 1));
            this[Af] = n;
          }
          t = n[n.length - 1];
          var s = 0;
          if (e >= t) s = n.length - 1;
          else
            for (var c = n.length - 2, l; s < c;)
              if (((l = s + ((c - s) >> 1)), e < n[l])) c = l - 1;
              else if (e >= n[l + 1]) s = l + 1;
              else {
                s = l;
                break;
              }
          return { col: e - n[s] + 1, line: s + 1 };
        }),
        (t.mapResolve = function (e) {
          return /^\w+:\/\//.test(e) ? e : Tf(this.map.consumer().sourceRoot || this.map.root || `.`, e);
        }),
        (t.origin = function (e, t, n, r) {
          if (!this.map) return !1;
          var i = this.map.consumer(),
            a = i.originalPositionFor({ column: t, line: e });
          if (!a.source) return !1;
          var o;
          typeof n == `number` && (o = i.originalPositionFor({ column: r, line: n }));
          var s = wf(a.source) ? Cf(a.source) : new URL(a.source, this.map.consumer().sourceRoot || Cf(this.map.mapFile)),
            c = { column: a.column, endColumn: o && o.column, endLine: o && o.line, line: a.line, url: s.toString() };
          if (s.protocol === `file:`) {
            if (Sf) c.file = Sf(s);
            else throw Error(`file: protocol is not available in this PostCSS build`);
          }
          var l = i.sourceContentFor(a.source);
          return (l && (c.source = l), c);
        }),
        (t.toJSON = function () {
          for (var e = {}, t = 0, n = [`hasBOM`, `css`, `file`, `id`]; t < n.length; t++) {
            var r = n[t];
            this[r] != null && (e[r] = this[r]);
          }
          return (this.map && ((e.map = u({}, this.map)), e.map.consumerCache && (e.map.consumerCache = void 0)), e);
        }),
        l(e, [
          {
            key: `from`,
            get: function () {
              return this.file || this.id;
            },
          },
        ]),
        e
      );
    })(),
    Pf = Nf;
  ((Nf.default = Nf), Df && Df.registerInput && Df.registerInput(Nf));
  var Ff = J.SourceMapConsumer,
    If = J.SourceMapGenerator,
    Lf = J.dirname,
    Rf = J.relative,
    zf = J.resolve,
    Bf = J.sep,
    Vf = J.pathToFileURL,
    Hf = Pf,
    Uf = !!(Ff && If),
    Wf = !!(Lf && zf && Rf && Bf),
    Gf = (function () {
      function e(e, t, n, r) {
        ((this.stringify = e),
          (this.mapOpts = n.map || {}),
          (this.root = t),
          (this.opts = n),
          (this.css = r),
          (this.originalCSS = r),
          (this.usesFileUrls = !this.mapOpts.from && this.mapOpts.absolute),
          (this.memoizedFileURLs = new Map()),
          (this.memoizedPaths = new Map()),
          (this.memoizedURLs = new Map()));
      }
      var t = e.prototype;
      return (
        (t.addAnnotation = function () {
          var e = this.isInline()
              ? `data:application/json;base64,` + this.toBase64(this.map.toString())
              : typeof this.mapOpts.annotation == `string`
                ? this.mapOpts.annotation
                : typeof this.mapOpts.annotation == `function`
                  ? this.mapOpts.annotation(this.opts.to, this.root)
                  : this.outputFile() + `.map`,
            t = `
`;
          (this.css.includes(`\r
`) &&
            (t = `\r
`),
            (this.css += t + `/*# sourceMappingURL=` + e + ` */`));
        }),
        (t.applyPrevMaps = function () {
          for (var e = x(this.previous()), t; !(t = e()).done;) {
            var n = t.value,
              r = this.toUrl(this.path(n.file)),
              i = n.root || Lf(n.file),
              a = void 0;
            (this.mapOpts.sourcesContent === !1
              ? ((a = new Ff(n.text)), a.sourcesContent && (a.sourcesContent = null))
              : (a = n.consumer()),
              this.map.applySourceMap(a, r, this.toUrl(this.path(i))));
          }
        }),
        (t.clearAnnotation = function () {
          if (this.mapOpts.annotation !== !1) {
            if (this.root)
              for (var e, t = this.root.nodes.length - 1; t >= 0; t--)
                ((e = this.root.nodes[t]), e.type === `comment` && e.text.indexOf(`# sourceMappingURL=`) === 0 && this.root.removeChild(t));
            else this.css &&= this.css.replace(/\n*?\/\*#[\S\s]*?\*\/$/gm, ``);
          }
        }),
        (t.generate = function () {
          if ((this.clearAnnotation(), Wf && Uf && this.isMap())) return this.generateMap();
          var e = ``;
          return (
            this.stringify(this.root, function (t) {
              e += t;
            }),
            [e]
          );
        }),
        (t.generateMap = function () {
          if (this.root) this.generateString();
          else if (this.previous().length === 1) {
            var e = this.previous()[0].consumer();
            ((e.file = this.outputFile()), (this.map = If.fromSourceMap(e, { ignoreInvalidMapping: !0 })));
          } else
            ((this.map = new If({ file: this.outputFile(), ignoreInvalidMapping: !0 })),
              this.map.addMapping({
                generated: { column: 0, line: 1 },
                original: { column: 0, line: 1 },
                source: this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`,
              }));
          return (
            this.isSourcesContent() && this.setSourcesContent(),
            this.root && this.previous().length > 0 && this.applyPrevMaps(),
            this.isAnnotation() && this.addAnnotation(),
            this.isInline() ? [this.css] : [this.css, this.map]
          );
        }),
        (t.generateString = function () {
          var e = this;
          ((this.css = ``), (this.map = new If({ file: this.outputFile(), ignoreInvalidMapping: !0 })));
          var t = 1,
            n = 1,
            r = `<no source>`,
            i = { generated: { column: 0, line: 0 }, original: { column: 0, line: 0 }, source: `` },
            a,
            o;
          this.stringify(this.root, function (s, c, l) {
            if (
              ((e.css += s),
              c &&
                l !== `end` &&
                ((i.generated.line = t),
                (i.generated.column = n - 1),
                c.source && c.source.start
                  ? ((i.source = e.sourcePath(c)),
                    (i.original.line = c.source.start.line),
                    (i.original.column = c.source.start.column - 1),
                    e.map.addMapping(i))
                  : ((i.source = r), (i.original.line = 1), (i.original.column = 0), e.map.addMapping(i))),
              (a = s.match(/\n/g)),
              a
                ? ((t += a.length),
                  (o = s.lastIndexOf(`
`)),
                  (n = s.length - o))
                : (n += s.length),
              c && l !== `start`)
            ) {
              var u = c.parent || { raws: {} };
              (!(c.type === `decl` || (c.type === `atrule` && !c.nodes)) || c !== u.last || u.raws.semicolon) &&
                (c.source && c.source.end
                  ? ((i.source = e.sourcePath(c)),
                    (i.original.line = c.source.end.line),
                    (i.original.column = c.source.end.column - 1),
                    (i.generated.line = t),
                    (i.generated.column = n - 2),
                    e.map.addMapping(i))
                  : ((i.source = r),
                    (i.original.line = 1),
                    (i.original.column = 0),
                    (i.generated.line = t),
                    (i.generated.column = n - 1),
                    e.map.addMapping(i)));
            }
          });
        }),
        (t.isAnnotation = function () {
          return this.isInline()
            ? !0
            : this.mapOpts.annotation === void 0
              ? !this.previous().length ||
                this.previous().some(function (e) {
                  return e.annotation;
                })
              : this.mapOpts.annotation;
        }),
        (t.isInline = function () {
          if (this.mapOpts.inline !== void 0) return this.mapOpts.inline;
          var e = this.mapOpts.annotation;
          return e !== void 0 && e !== !0
            ? !1
            : !this.previous().length ||
                this.previous().some(function (e) {
                  return e.inline;
                });
        }),
        (t.isMap = function () {
          return this.opts.map === void 0 ? this.previous().length > 0 : !!this.opts.map;
        }),
        (t.isSourcesContent = function () {
          return this.mapOpts.sourcesContent === void 0
            ? !this.previous().length ||
                this.previous().some(function (e) {
                  return e.withContent();
                })
            : this.mapOpts.sourcesContent;
        }),
        (t.outputFile = function () {
          return this.opts.to ? this.path(this.opts.to) : this.opts.from ? this.path(this.opts.from) : `to.css`;
        }),
        (t.path = function (e) {
          if (this.mapOpts.absolute || e.charCodeAt(0) === 60 || /^\w+:\/\//.test(e)) return e;
          var t = this.memoizedPaths.get(e);
          if (t) return t;
          var n = this.opts.to ? Lf(this.opts.to) : `.`;
          typeof this.mapOpts.annotation == `string` && (n = Lf(zf(n, this.mapOpts.annotation)));
          var r = Rf(n, e);
          return (this.memoizedPaths.set(e, r), r);
        }),
        (t.previous = function () {
          var e = this;
          if (!this.previousMaps) {
            if (((this.previousMaps = []), this.root))
              this.root.walk(function (t) {
                if (t.source && t.source.input.map) {
                  var n = t.source.input.map;
                  e.previousMaps.includes(n) || e.previousMaps.push(n);
                }
              });
            else {
              var t = new Hf(this.originalCSS, this.opts);
              t.map && this.previousMaps.push(t.map);
            }
          }
          return this.previousMaps;
        }),
        (t.setSourcesContent = function () {
          var e = this,
            t = {};
          if (this.root)
            this.root.walk(function (n) {
              if (n.source) {
                var r = n.source.input.from;
                if (r && !t[r]) {
                  t[r] = !0;
                  var i = e.usesFileUrls ? e.toFileUrl(r) : e.toUrl(e.path(r));
                  e.map.setSourceContent(i, n.source.input.css);
                }
              }
            });
          else if (this.css) {
            var n = this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`;
            this.map.setSourceContent(n, this.css);
          }
        }),
        (t.sourcePath = function (e) {
          return this.mapOpts.from
            ? this.toUrl(this.mapOpts.from)
            : this.usesFileUrls
              ? this.toFileUrl(e.source.input.from)
              : this.toUrl(this.path(e.source.input.from));
        }),
        (t.toBase64 = function (e) {
          return Buffer ? Buffer.from(e).toString(`base64`) : window.btoa(unescape(encodeURIComponent(e)));
        }),
        (t.toFileUrl = function (e) {
          var t = this.memoizedFileURLs.get(e);
          if (t) return t;
          if (Vf) {
            var n = Vf(e).toString();
            return (this.memoizedFileURLs.set(e, n), n);
          }
          throw Error("`map.absolute` option is not available in this PostCSS build");
        }),
        (t.toUrl = function (e) {
          var t = this.memoizedURLs.get(e);
          if (t) return t;
          Bf === `\\` && (e = e.replace(/\\/g, `/`));
          var n = encodeURI(e).replace(/[#?]/g, encodeURIComponent);
          return (this.memoizedURLs.set(e, n), n);
        }),
        e
      );
    })(),
    Kf = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `comment`), n);
      }
      return t;
    })(of),
    qf = Kf;
  Kf.default = Kf;
  var Jf = Wd.isClean,
    Yf = Wd.my,
    Xf = cf,
    Zf = qf,
    Qf = of,
    $f,
    ep,
    tp,
    np;
  function rp(e) {
    return e.map(function (e) {
      return ((e.nodes &&= rp(e.nodes)), delete e.source, e);
    });
  }
  function ip(e) {
    if (((e[Jf] = !1), e.proxyOf.nodes))
      for (var t = x(e.proxyOf.nodes), n; !(n = t()).done;) {
        var r = n.value;
        ip(r);
      }
  }
  var ap = (function (e) {
    f(t, e);
    function t() {
      return e.apply(this, arguments) || this;
    }
    var n = t.prototype;
    return (
      (n.append = function () {
        for (var e = x([...arguments]), t; !(t = e()).done;)
          for (var n = t.value, r = this.normalize(n, this.last), i = x(r), a; !(a = i()).done;) {
            var o = a.value;
            this.proxyOf.nodes.push(o);
          }
        return (this.markDirty(), this);
      }),
      (n.cleanRaws = function (t) {
        if ((e.prototype.cleanRaws.call(this, t), this.nodes)) for (var n = x(this.nodes), r; !(r = n()).done;) r.value.cleanRaws(t);
      }),
      (n.each = function (e) {
        if (this.proxyOf.nodes) {
          for (
            var t = this.getIterator(), n, r;
            this.indexes[t] < this.proxyOf.nodes.length && ((n = this.indexes[t]), (r = e(this.proxyOf.nodes[n], n)), r !== !1);
          )
            this.indexes[t] += 1;
          return (delete this.indexes[t], r);
        }
      }),
      (n.every = function (e) {
        return this.nodes.every(e);
      }),
      (n.getIterator = function () {
        ((this.lastEach ||= 0), (this.indexes ||= {}), (this.lastEach += 1));
        var e = this.lastEach;
        return ((this.indexes[e] = 0), e);
      }),
      (n.getProxyProcessor = function () {
        return {
          get: function (e, t) {
            return t === `proxyOf`
              ? e
              : e[t]
                ? t === `each` || (typeof t == `string` && t.startsWith(`walk`))
                  ? function () {
                      var n = [...arguments],
                        r;
                      return (r = e)[t].apply(
                        r,
                        [].concat(
                          n.map(function (e) {
                            return typeof e == `function`
                              ? function (t, n) {
                                  return e(t.toProxy(), n);
                                }
                              : e;
                          }),
                        ),
                      );
                    }
                  : t === `every` || t === `some`
                    ? function (n) {
                        return e[t](function (e) {
                          var t = [...arguments].slice(1);
                          return n.apply(void 0, [e.toProxy()].concat(t));
                        });
                      }
                    : t === `root`
                      ? function () {
                          return e.root().toProxy();
                        }
                      : t === `nodes`
                        ? e.nodes.map(function (e) {
                            return e.toProxy();
                          })
                        : t === `first` || t === `last`
                          ? e[t].toProxy()
                          : e[t]
                : e[t];
          },
          set: function (e, t, n) {
            return (e[t] === n || ((e[t] = n), (t === `name` || t === `params` || t === `selector`) && e.markDirty()), !0);
          },
        };
      }),
      (n.index = function (e) {
        return typeof e == `number` ? e : (e.proxyOf && (e = e.proxyOf), this.proxyOf.nodes.indexOf(e));
      }),
      (n.insertAfter = function (e, t) {
        var n = this.index(e),
          r = this.normalize(t, this.proxyOf.nodes[n]).reverse();
        n = this.index(e);
        for (var i = x(r), a; !(a = i()).done;) {
          var o = a.value;
          this.proxyOf.nodes.splice(n + 1, 0, o);
        }
        var s;
        for (var c in this.indexes) ((s = this.indexes[c]), n < s && (this.indexes[c] = s + r.length));
        return (this.markDirty(), this);
      }),
      (n.insertBefore = function (e, t) {
        var n = this.index(e),
          r = n === 0 && `prepend`,
          i = this.normalize(t, this.proxyOf.nodes[n], r).reverse();
        n = this.index(e);
        for (var a = x(i), o; !(o = a()).done;) {
          var s = o.value;
          this.proxyOf.nodes.splice(n, 0, s);
        }
        var c;
        for (var l in this.indexes) ((c = this.indexes[l]), n <= c && (this.indexes[l] = c + i.length));
        return (this.markDirty(), this);
      }),
      (n.normalize = function (e, n) {
        var r = this;
        if (typeof e == `string`) e = rp($f(e).nodes);
        else if (e === void 0) e = [];
        else if (Array.isArray(e)) {
          e = e.slice(0);
          for (var i = x(e), a; !(a = i()).done;) {
            var o = a.value;
            o.parent && o.parent.removeChild(o, `ignore`);
          }
        } else if (e.type === `root` && this.type !== `document`) {
          e = e.nodes.slice(0);
          for (var s = x(e), c; !(c = s()).done;) {
            var l = c.value;
            l.parent && l.parent.removeChild(l, `ignore`);
          }
        } else if (e.type) e = [e];
        else if (e.prop) {
          if (e.value === void 0) throw Error(`Value field is missed in node creation`);
          (typeof e.value != `string` && (e.value = String(e.value)), (e = [new Xf(e)]));
        } else if (e.selector) e = [new ep(e)];
        else if (e.name) e = [new tp(e)];
        else if (e.text) e = [new Zf(e)];
        else throw Error(`Unknown node type in node creation`);
        return e.map(function (e) {
          return (
            e[Yf] || t.rebuild(e),
            (e = e.proxyOf),
            e.parent && e.parent.removeChild(e),
            e[Jf] && ip(e),
            e.raws.before === void 0 && n && n.raws.before !== void 0 && (e.raws.before = n.raws.before.replace(/\S/g, ``)),
            (e.parent = r.proxyOf),
            e
          );
        });
      }),
      (n.prepend = function () {
        var e = [...arguments];
        e = e.reverse();
        for (var t = x(e), n; !(n = t()).done;) {
          for (var r = n.value, i = this.normalize(r, this.first, `prepend`).reverse(), a = x(i), o; !(o = a()).done;) {
            var s = o.value;
            this.proxyOf.nodes.unshift(s);
          }
          for (var c in this.indexes) this.indexes[c] = this.indexes[c] + i.length;
        }
        return (this.markDirty(), this);
      }),
      (n.push = function (e) {
        return ((e.parent = this), this.proxyOf.nodes.push(e), this);
      }),
      (n.removeAll = function () {
        for (var e = x(this.proxyOf.nodes), t; !(t = e()).done;) {
          var n = t.value;
          n.parent = void 0;
        }
        return ((this.proxyOf.nodes = []), this.markDirty(), this);
      }),
      (n.removeChild = function (e) {
        ((e = this.index(e)), (this.proxyOf.nodes[e].parent = void 0), this.proxyOf.nodes.splice(e, 1));
        var t;
        for (var n in this.indexes) ((t = this.indexes[n]), t >= e && (this.indexes[n] = t - 1));
        return (this.markDirty(), this);
      }),
      (n.replaceValues = function (e, t, n) {
        return (
          n || ((n = t), (t = {})),
          this.walkDecls(function (r) {
            (t.props && !t.props.includes(r.prop)) || (t.fast && !r.value.includes(t.fast)) || (r.value = r.value.replace(e, n));
          }),
          this.markDirty(),
          this
        );
      }),
      (n.some = function (e) {
        return this.nodes.some(e);
      }),
      (n.walk = function (e) {
        return this.each(function (t, n) {
          var r;
          try {
            r = e(t, n);
          } catch (e) {
            throw t.addToError(e);
          }
          return (r !== !1 && t.walk && (r = t.walk(e)), r);
        });
      }),
      (n.walkAtRules = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `atrule` && e.test(n.name)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `atrule` && n.name === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `atrule`) return t(e, n);
            }));
      }),
      (n.walkComments = function (e) {
        return this.walk(function (t, n) {
          if (t.type === `comment`) return e(t, n);
        });
      }),
      (n.walkDecls = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `decl` && e.test(n.prop)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `decl` && n.prop === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `decl`) return t(e, n);
            }));
      }),
      (n.walkRules = function (e, t) {
        return t
          ? p(e, RegExp)
            ? this.walk(function (n, r) {
                if (n.type === `rule` && e.test(n.selector)) return t(n, r);
              })
            : this.walk(function (n, r) {
                if (n.type === `rule` && n.selector === e) return t(n, r);
              })
          : ((t = e),
            this.walk(function (e, n) {
              if (e.type === `rule`) return t(e, n);
            }));
      }),
      l(t, [
        {
          key: `first`,
          get: function () {
            if (this.proxyOf.nodes) return this.proxyOf.nodes[0];
          },
        },
        {
          key: `last`,
          get: function () {
            if (this.proxyOf.nodes) return this.proxyOf.nodes[this.proxyOf.nodes.length - 1];
          },
        },
      ]),
      t
    );
  })(Qf);
  ((ap.registerParse = function (e) {
    $f = e;
  }),
    (ap.registerRule = function (e) {
      ep = e;
    }),
    (ap.registerAtRule = function (e) {
      tp = e;
    }),
    (ap.registerRoot = function (e) {
      np = e;
    }));
  var op = ap;
  ((ap.default = ap),
    (ap.rebuild = function (e) {
      (e.type === `atrule`
        ? Object.setPrototypeOf(e, tp.prototype)
        : e.type === `rule`
          ? Object.setPrototypeOf(e, ep.prototype)
          : e.type === `decl`
            ? Object.setPrototypeOf(e, Xf.prototype)
            : e.type === `comment`
              ? Object.setPrototypeOf(e, Zf.prototype)
              : e.type === `root` && Object.setPrototypeOf(e, np.prototype),
        (e[Yf] = !0),
        e.nodes &&
          e.nodes.forEach(function (e) {
            ap.rebuild(e);
          }));
    }));
  var sp = op,
    cp,
    lp,
    up = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, u({ type: `document` }, t)) || this;
        return ((n.nodes ||= []), n);
      }
      var n = t.prototype;
      return (
        (n.toResult = function (e) {
          return (e === void 0 && (e = {}), new cp(new lp(), this, e).stringify());
        }),
        t
      );
    })(sp);
  ((up.registerLazyResult = function (e) {
    cp = e;
  }),
    (up.registerProcessor = function (e) {
      lp = e;
    }));
  var dp = up;
  up.default = up;
  var fp = (function () {
      function e(e, t) {
        if ((t === void 0 && (t = {}), (this.type = `warning`), (this.text = e), t.node && t.node.source)) {
          var n = t.node.rangeBy(t);
          ((this.line = n.start.line), (this.column = n.start.column), (this.endLine = n.end.line), (this.endColumn = n.end.column));
        }
        for (var r in t) this[r] = t[r];
      }
      var t = e.prototype;
      return (
        (t.toString = function () {
          return this.node
            ? this.node.error(this.text, { index: this.index, plugin: this.plugin, word: this.word }).message
            : this.plugin
              ? this.plugin + `: ` + this.text
              : this.text;
        }),
        e
      );
    })(),
    pp = fp;
  fp.default = fp;
  var mp = pp,
    hp = (function () {
      function e(e, t, n) {
        ((this.processor = e), (this.messages = []), (this.root = t), (this.opts = n), (this.css = void 0), (this.map = void 0));
      }
      var t = e.prototype;
      return (
        (t.toString = function () {
          return this.css;
        }),
        (t.warn = function (e, t) {
          (t === void 0 && (t = {}),
            t.plugin || (this.lastPlugin && this.lastPlugin.postcssPlugin && (t.plugin = this.lastPlugin.postcssPlugin)));
          var n = new mp(e, t);
          return (this.messages.push(n), n);
        }),
        (t.warnings = function () {
          return this.messages.filter(function (e) {
            return e.type === `warning`;
          });
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.css;
            },
          },
        ]),
        e
      );
    })(),
    gp = hp;
  hp.default = hp;
  var _p = 39,
    vp = 34,
    yp = 92,
    bp = 47,
    xp = 10,
    Sp = 32,
    Cp = 12,
    wp = 9,
    Tp = 13,
    Ep = 91,
    Dp = 93,
    Op = 40,
    kp = 41,
    Ap = 123,
    jp = 125,
    Mp = 59,
    Np = 42,
    Pp = 58,
    Fp = 64,
    Ip = /[\t\n\f\r "#'()/;[\\\]{}]/g,
    Lp = /[\t\n\f\r !"#'():;@[\\\]{}]|\/(?=\*)/g,
    Rp = /.[\r\n"'(/\\]/,
    zp = /[\da-f]/i,
    Bp = function (e, t) {
      t === void 0 && (t = {});
      var n = e.css.valueOf(),
        r = t.ignoreErrors,
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
        m = n.length,
        h = 0,
        g = [],
        _ = [];
      function v() {
        return h;
      }
      function y(t) {
        throw e.error(`Unclosed ` + t, h);
      }
      function b() {
        return _.length === 0 && h >= m;
      }
      function x(e) {
        if (_.length) return _.pop();
        if (!(h >= m)) {
          var t = e ? e.ignoreUnclosed : !1;
          switch (((i = n.charCodeAt(h)), i)) {
            case xp:
            case Sp:
            case wp:
            case Tp:
            case Cp:
              a = h;
              do ((a += 1), (i = n.charCodeAt(a)));
              while (i === Sp || i === xp || i === wp || i === Tp || i === Cp);
              ((p = [`space`, n.slice(h, a)]), (h = a - 1));
              break;
            case Ep:
            case Dp:
            case Ap:
            case jp:
            case Pp:
            case Mp:
            case kp:
              var v = String.fromCharCode(i);
              p = [v, v, h];
              break;
            case Op:
              if (
                ((d = g.length ? g.pop()[1] : ``),
                (f = n.charCodeAt(h + 1)),
                d === `url` && f !== _p && f !== vp && f !== Sp && f !== xp && f !== wp && f !== Cp && f !== Tp)
              ) {
                a = h;
                do {
                  if (((l = !1), (a = n.indexOf(`)`, a + 1)), a === -1)) {
                    if (r || t) {
                      a = h;
                      break;
                    }
                    y(`bracket`);
                  }
                  for (u = a; n.charCodeAt(u - 1) === yp;) (--u, (l = !l));
                } while (l);
                ((p = [`brackets`, n.slice(h, a + 1), h, a]), (h = a));
              } else
                ((a = n.indexOf(`)`, h + 1)),
                  (s = n.slice(h, a + 1)),
                  a === -1 || Rp.test(s) ? (p = [`(`, `(`, h]) : ((p = [`brackets`, s, h, a]), (h = a)));
              break;
            case _p:
            case vp:
              ((o = i === _p ? `'` : `"`), (a = h));
              do {
                if (((l = !1), (a = n.indexOf(o, a + 1)), a === -1)) {
                  if (r || t) {
                    a = h + 1;
                    break;
                  }
                  y(`string`);
                }
                for (u = a; n.charCodeAt(u - 1) === yp;) (--u, (l = !l));
              } while (l);
              ((p = [`string`, n.slice(h, a + 1), h, a]), (h = a));
              break;
            case Fp:
              ((Ip.lastIndex = h + 1),
                Ip.test(n),
                (a = Ip.lastIndex === 0 ? n.length - 1 : Ip.lastIndex - 2),
                (p = [`at-word`, n.slice(h, a + 1), h, a]),
                (h = a));
              break;
            case yp:
              for (a = h, c = !0; n.charCodeAt(a + 1) === yp;) ((a += 1), (c = !c));
              if (
                ((i = n.charCodeAt(a + 1)),
                c && i !== bp && i !== Sp && i !== xp && i !== wp && i !== Tp && i !== Cp && ((a += 1), zp.test(n.charAt(a))))
              ) {
                for (; zp.test(n.charAt(a + 1));) a += 1;
                n.charCodeAt(a + 1) === Sp && (a += 1);
              }
              ((p = [`word`, n.slice(h, a + 1), h, a]), (h = a));
              break;
            default:
              i === bp && n.charCodeAt(h + 1) === Np
                ? ((a = n.indexOf(`*/`, h + 2) + 1),
                  a === 0 && (r || t ? (a = n.length) : y(`comment`)),
                  (p = [`comment`, n.slice(h, a + 1), h, a]),
                  (h = a))
                : ((Lp.lastIndex = h + 1),
                  Lp.test(n),
                  (a = Lp.lastIndex === 0 ? n.length - 1 : Lp.lastIndex - 2),
                  (p = [`word`, n.slice(h, a + 1), h, a]),
                  g.push(p),
                  (h = a));
          }
          return (h++, p);
        }
      }
      function S(e) {
        _.push(e);
      }
      return { back: S, endOfFile: b, nextToken: x, position: v };
    },
    Vp = op,
    Hp = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `atrule`), n);
      }
      var n = t.prototype;
      return (
        (n.append = function () {
          var t = [...arguments],
            n;
          return (this.proxyOf.nodes || (this.nodes = []), (n = e.prototype.append).call.apply(n, [this].concat(t)));
        }),
        (n.prepend = function () {
          var t = [...arguments],
            n;
          return (this.proxyOf.nodes || (this.nodes = []), (n = e.prototype.prepend).call.apply(n, [this].concat(t)));
        }),
        t
      );
    })(Vp),
    Up = Hp;
  ((Hp.default = Hp), Vp.registerAtRule(Hp));
  var Wp = op,
    Gp,
    Kp,
    qp = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `root`), (n.nodes ||= []), n);
      }
      var n = t.prototype;
      return (
        (n.normalize = function (t, n, r) {
          var i = e.prototype.normalize.call(this, t);
          if (n) {
            if (r === `prepend`) this.nodes.length > 1 ? (n.raws.before = this.nodes[1].raws.before) : delete n.raws.before;
            else if (this.first !== n)
              for (var a = x(i), o; !(o = a()).done;) {
                var s = o.value;
                s.raws.before = n.raws.before;
              }
          }
          return i;
        }),
        (n.removeChild = function (t, n) {
          var r = this.index(t);
          return (
            !n && r === 0 && this.nodes.length > 1 && (this.nodes[1].raws.before = this.nodes[r].raws.before),
            e.prototype.removeChild.call(this, t)
          );
        }),
        (n.toResult = function (e) {
          return (e === void 0 && (e = {}), new Gp(new Kp(), this, e).stringify());
        }),
        t
      );
    })(Wp);
  ((qp.registerLazyResult = function (e) {
    Gp = e;
  }),
    (qp.registerProcessor = function (e) {
      Kp = e;
    }));
  var Jp = qp;
  ((qp.default = qp), Wp.registerRoot(qp));
  var Yp = {
      comma: function (e) {
        return Yp.split(e, [`,`], !0);
      },
      space: function (e) {
        return Yp.split(e, [
          ` `,
          `
`,
          `	`,
        ]);
      },
      split: function (e, t, n) {
        for (var r = [], i = ``, a = !1, o = 0, s = !1, c = ``, l = !1, u = x(e), d; !(d = u()).done;) {
          var f = d.value;
          (l
            ? (l = !1)
            : f === `\\`
              ? (l = !0)
              : s
                ? f === c && (s = !1)
                : f === `"` || f === `'`
                  ? ((s = !0), (c = f))
                  : f === `(`
                    ? (o += 1)
                    : f === `)`
                      ? o > 0 && --o
                      : o === 0 && t.includes(f) && (a = !0),
            a ? (i !== `` && r.push(i.trim()), (i = ``), (a = !1)) : (i += f));
        }
        return ((n || i !== ``) && r.push(i.trim()), r);
      },
    },
    Xp = Yp;
  Yp.default = Yp;
  var Zp = op,
    Qp = Xp,
    $p = (function (e) {
      f(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return ((n.type = `rule`), (n.nodes ||= []), n);
      }
      return (
        l(t, [
          {
            key: `selectors`,
            get: function () {
              return Qp.comma(this.selector);
            },
            set: function (e) {
              var t = this.selector ? this.selector.match(/,\s*/) : null,
                n = t ? t[0] : `,` + this.raw(`between`, `beforeOpen`);
              this.selector = e.join(n);
            },
          },
        ]),
        t
      );
    })(Zp),
    em = $p;
  (($p.default = $p), Zp.registerRule($p));
  var tm = cf,
    nm = Bp,
    rm = qf,
    im = Up,
    am = Jp,
    om = em,
    sm = { empty: !0, space: !0 };
  function cm(e) {
    for (var t = e.length - 1; t >= 0; t--) {
      var n = e[t],
        r = n[3] || n[2];
      if (r) return r;
    }
  }
  var lm = (function () {
      function e(e) {
        ((this.input = e),
          (this.root = new am()),
          (this.current = this.root),
          (this.spaces = ``),
          (this.semicolon = !1),
          this.createTokenizer(),
          (this.root.source = { input: e, start: { column: 1, line: 1, offset: 0 } }));
      }
      var t = e.prototype;
      return (
        (t.atrule = function (e) {
          var t = new im();
          ((t.name = e[1].slice(1)), t.name === `` && this.unnamedAtrule(t, e), this.init(t, e[2]));
          for (var n, r, i, a = !1, o = !1, s = [], c = []; !this.tokenizer.endOfFile();) {
            if (
              ((e = this.tokenizer.nextToken()),
              (n = e[0]),
              n === `(` || n === `[`
                ? c.push(n === `(` ? `)` : `]`)
                : n === `{` && c.length > 0
                  ? c.push(`}`)
                  : n === c[c.length - 1] && c.pop(),
              c.length === 0)
            ) {
              if (n === `;`) {
                ((t.source.end = this.getPosition(e[2])), t.source.end.offset++, (this.semicolon = !0));
                break;
              }
              if (n === `{`) {
                o = !0;
                break;
              }
              if (n === `}`) {
                if (s.length > 0) {
                  for (i = s.length - 1, r = s[i]; r && r[0] === `space`;) r = s[--i];
                  r && ((t.source.end = this.getPosition(r[3] || r[2])), t.source.end.offset++);
                }
                this.end(e);
                break;
              }
              s.push(e);
            } else s.push(e);
            if (this.tokenizer.endOfFile()) {
              a = !0;
              break;
            }
          }
          ((t.raws.between = this.spacesAndCommentsFromEnd(s)),
            s.length
              ? ((t.raws.afterName = this.spacesAndCommentsFromStart(s)),
                this.raw(t, `params`, s),
                a &&
                  ((e = s[s.length - 1]),
                  (t.source.end = this.getPosition(e[3] || e[2])),
                  t.source.end.offset++,
                  (this.spaces = t.raws.between),
                  (t.raws.between = ``)))
              : ((t.raws.afterName = ``), (t.params = ``)),
            o && ((t.nodes = []), (this.current = t)));
        }),
        (t.checkMissedSemicolon = function (e) {
          var t = this.colon(e);
          if (t !== !1) {
            for (var n = 0, r, i = t - 1; i >= 0 && ((r = e[i]), !(r[0] !== `space` && ((n += 1), n === 2))); i--);
            throw this.input.error(`Missed semicolon`, r[0] === `word` ? r[3] + 1 : r[2]);
          }
        }),
        (t.colon = function (e) {
          for (var t = 0, n, r, i, a = x(e.entries()), o; !(o = a()).done;) {
            var s = o.value,
              c = s[0];
            if (((n = s[1]), (r = n[0]), r === `(` && (t += 1), r === `)` && --t, t === 0 && r === `:`)) {
              if (!i) this.doubleColon(n);
              else {
                if (i[0] === `word` && i[1] === `progid`) continue;
                return c;
              }
            }
            i = n;
          }
          return !1;
        }),
        (t.comment = function (e) {
          var t = new rm();
          (this.init(t, e[2]), (t.source.end = this.getPosition(e[3] || e[2])), t.source.end.offset++);
          var n = e[1].slice(2, -2);
          if (/^\s*$/.test(n)) ((t.text = ``), (t.raws.left = n), (t.raws.right = ``));
          else {
            var r = n.match(/^(\s*)([^]*\S)(\s*)$/);
            ((t.text = r[2]), (t.raws.left = r[1]), (t.raws.right = r[3]));
          }
        }),
        (t.createTokenizer = function () {
          this.tokenizer = nm(this.input);
        }),
        (t.decl = function (e, t) {
          var n = new tm();
          this.init(n, e[0][2]);
          var r = e[e.length - 1];
          for (
            r[0] === `;` && ((this.semicolon = !0), e.pop()), n.source.end = this.getPosition(r[3] || r[2] || cm(e)), n.source.end.offset++;
            e[0][0] !== `word`;
          )
            (e.length === 1 && this.unknownWord(e), (n.raws.before += e.shift()[1]));
          for (n.source.start = this.getPosition(e[0][2]), n.prop = ``; e.length;) {
            var i = e[0][0];
            if (i === `:` || i === `space` || i === `comment`) break;
            n.prop += e.shift()[1];
          }
          n.raws.between = ``;
          for (var a; e.length;)
            if (((a = e.shift()), a[0] === `:`)) {
              n.raws.between += a[1];
              break;
            } else (a[0] === `word` && /\w/.test(a[1]) && this.unknownWord([a]), (n.raws.between += a[1]));
          (n.prop[0] === `_` || n.prop[0] === `*`) && ((n.raws.before += n.prop[0]), (n.prop = n.prop.slice(1)));
          for (var o = [], s; e.length && ((s = e[0][0]), s === `space` || s === `comment`);) o.push(e.shift());
          this.precheckMissedSemicolon(e);
          for (var c = e.length - 1; c >= 0; c--) {
            if (((a = e[c]), a[1].toLowerCase() === `!important`)) {
              n.important = !0;
              var l = this.stringFrom(e, c);
              ((l = this.spacesFromEnd(e) + l), l !== ` !important` && (n.raws.important = l));
              break;
            }
            if (a[1].toLowerCase() === `important`) {
              for (var u = e.slice(0), d = ``, f = c; f > 0; f--) {
                var p = u[f][0];
                if (d.trim().indexOf(`!`) === 0 && p !== `space`) break;
                d = u.pop()[1] + d;
              }
              d.trim().indexOf(`!`) === 0 && ((n.important = !0), (n.raws.important = d), (e = u));
            }
            if (a[0] !== `space` && a[0] !== `comment`) break;
          }
          (e.some(function (e) {
            return e[0] !== `space` && e[0] !== `comment`;
          }) &&
            ((n.raws.between += o
              .map(function (e) {
                return e[1];
              })
              .join(``)),
            (o = [])),
            this.raw(n, `value`, o.concat(e), t),
            n.value.includes(`:`) && !t && this.checkMissedSemicolon(e));
        }),
        (t.doubleColon = function (e) {
          throw this.input.error(`Double colon`, { offset: e[2] }, { offset: e[2] + e[1].length });
        }),
        (t.emptyRule = function (e) {
          var t = new om();
          (this.init(t, e[2]), (t.selector = ``), (t.raws.between = ``), (this.current = t));
        }),
        (t.end = function (e) {
          (this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
            (this.semicolon = !1),
            (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
            (this.spaces = ``),
            this.current.parent
              ? ((this.current.source.end = this.getPosition(e[2])), this.current.source.end.offset++, (this.current = this.current.parent))
              : this.unexpectedClose(e));
        }),
        (t.endFile = function () {
          (this.current.parent && this.unclosedBlock(),
            this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
            (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
            (this.root.source.end = this.getPosition(this.tokenizer.position())));
        }),
        (t.freeSemicolon = function (e) {
          if (((this.spaces += e[1]), this.current.nodes)) {
            var t = this.current.nodes[this.current.nodes.length - 1];
            t && t.type === `rule` && !t.raws.ownSemicolon && ((t.raws.ownSemicolon = this.spaces), (this.spaces = ``));
          }
        }),
        (t.getPosition = function (e) {
          var t = this.input.fromOffset(e);
          return { column: t.col, line: t.line, offset: e };
        }),
        (t.init = function (e, t) {
          (this.current.push(e),
            (e.source = { input: this.input, start: this.getPosition(t) }),
            (e.raws.before = this.spaces),
            (this.spaces = ``),
            e.type !== `comment` && (this.semicolon = !1));
        }),
        (t.other = function (e) {
          for (var t = !1, n = null, r = !1, i = null, a = [], o = e[1].startsWith(`--`), s = [], c = e; c;) {
            if (((n = c[0]), s.push(c), n === `(` || n === `[`)) ((i ||= c), a.push(n === `(` ? `)` : `]`));
            else if (o && r && n === `{`) ((i ||= c), a.push(`}`));
            else if (a.length === 0) {
              if (n === `;`) {
                if (r) {
                  this.decl(s, o);
                  return;
                }
                break;
              }
              if (n === `{`) {
                this.rule(s);
                return;
              }
              if (n === `}`) {
                (this.tokenizer.back(s.pop()), (t = !0));
                break;
              }
              n === `:` && (r = !0);
            } else n === a[a.length - 1] && (a.pop(), a.length === 0 && (i = null));
            c = this.tokenizer.nextToken();
          }
          if ((this.tokenizer.endOfFile() && (t = !0), a.length > 0 && this.unclosedBracket(i), t && r)) {
            if (!o) for (; s.length && ((c = s[s.length - 1][0]), c === `space` || c === `comment`);) this.tokenizer.back(s.pop());
            this.decl(s, o);
          } else this.unknownWord(s);
        }),
        (t.parse = function () {
          for (var e; !this.tokenizer.endOfFile();)
            switch (((e = this.tokenizer.nextToken()), e[0])) {
              case `space`:
                this.spaces += e[1];
                break;
              case `;`:
                this.freeSemicolon(e);
                break;
              case `}`:
                this.end(e);
                break;
              case `comment`:
                this.comment(e);
                break;
              case `at-word`:
                this.atrule(e);
                break;
              case `{`:
                this.emptyRule(e);
                break;
              default:
                this.other(e);
            }
          this.endFile();
        }),
        (t.precheckMissedSemicolon = function () {}),
        (t.raw = function (e, t, n, r) {
          for (var i, a, o = n.length, s = ``, c = !0, l, u, d = 0; d < o; d += 1)
            ((i = n[d]),
              (a = i[0]),
              a === `space` && d === o - 1 && !r
                ? (c = !1)
                : a === `comment`
                  ? ((u = n[d - 1] ? n[d - 1][0] : `empty`),
                    (l = n[d + 1] ? n[d + 1][0] : `empty`),
                    !sm[u] && !sm[l] ? (s.slice(-1) === `,` ? (c = !1) : (s += i[1])) : (c = !1))
                  : (s += i[1]));
          if (!c) {
            var f = n.reduce(function (e, t) {
              return e + t[1];
            }, ``);
            e.raws[t] = { raw: f, value: s };
          }
          e[t] = s;
        }),
        (t.rule = function (e) {
          e.pop();
          var t = new om();
          (this.init(t, e[0][2]), (t.raws.between = this.spacesAndCommentsFromEnd(e)), this.raw(t, `selector`, e), (this.current = t));
        }),
        (t.spacesAndCommentsFromEnd = function (e) {
          for (var t, n = ``; e.length && ((t = e[e.length - 1][0]), t === `space` || t === `comment`);) n = e.pop()[1] + n;
          return n;
        }),
        (t.spacesAndCommentsFromStart = function (e) {
          for (var t, n = ``; e.length && ((t = e[0][0]), t === `space` || t === `comment`);) n += e.shift()[1];
          return n;
        }),
        (t.spacesFromEnd = function (e) {
          for (var t, n = ``; e.length && ((t = e[e.length - 1][0]), t === `space`);) n = e.pop()[1] + n;
          return n;
        }),
        (t.stringFrom = function (e, t) {
          for (var n = ``, r = t; r < e.length; r++) n += e[r][1];
          return (e.splice(t, e.length - t), n);
        }),
        (t.unclosedBlock = function () {
          var e = this.current.source.start;
          throw this.input.error(`Unclosed block`, e.line, e.column);
        }),
        (t.unclosedBracket = function (e) {
          throw this.input.error(`Unclosed bracket`, { offset: e[2] }, { offset: e[2] + 1 });
        }),
        (t.unexpectedClose = function (e) {
          throw this.input.error(`Unexpected }`, { offset: e[2] }, { offset: e[2] + 1 });
        }),
        (t.unknownWord = function (e) {
          throw this.input.error(`Unknown word`, { offset: e[0][2] }, { offset: e[0][2] + e[0][1].length });
        }),
        (t.unnamedAtrule = function (e, t) {
          throw this.input.error(`At-rule without name`, { offset: t[2] }, { offset: t[2] + t[1].length });
        }),
        e
      );
    })(),
    um = op,
    dm = lm,
    fm = Pf;
  function pm(e, t) {
    var n = new dm(new fm(e, t));
    try {
      n.parse();
    } catch (e) {
      throw e;
    }
    return n.root;
  }
  var mm = pm;
  ((pm.default = pm), um.registerParse(pm));
  var hm = Wd.isClean,
    gm = Wd.my,
    _m = Gf,
    vm = Zd,
    ym = op,
    bm = dp,
    xm = gp,
    Sm = mm,
    Cm = Jp,
    wm = { atrule: `AtRule`, comment: `Comment`, decl: `Declaration`, document: `Document`, root: `Root`, rule: `Rule` },
    Tm = {
      AtRule: !0,
      AtRuleExit: !0,
      Comment: !0,
      CommentExit: !0,
      Declaration: !0,
      DeclarationExit: !0,
      Document: !0,
      DocumentExit: !0,
      Once: !0,
      OnceExit: !0,
      postcssPlugin: !0,
      prepare: !0,
      Root: !0,
      RootExit: !0,
      Rule: !0,
      RuleExit: !0,
    },
    Em = { Once: !0, postcssPlugin: !0, prepare: !0 },
    Dm = 0;
  function Om(e) {
    return (e === void 0 ? `undefined` : _(e)) === `object` && typeof e.then == `function`;
  }
  function km(e) {
    var t = !1,
      n = wm[e.type];
    return (
      e.type === `decl` ? (t = e.prop.toLowerCase()) : e.type === `atrule` && (t = e.name.toLowerCase()),
      t && e.append
        ? [n, n + `-` + t, Dm, n + `Exit`, n + `Exit-` + t]
        : t
          ? [n, n + `-` + t, n + `Exit`, n + `Exit-` + t]
          : e.append
            ? [n, Dm, n + `Exit`]
            : [n, n + `Exit`]
    );
  }
  function Am(e) {
    return {
      eventIndex: 0,
      events: e.type === `document` ? [`Document`, Dm, `DocumentExit`] : e.type === `root` ? [`Root`, Dm, `RootExit`] : km(e),
      iterator: 0,
      node: e,
      visitorIndex: 0,
      visitors: [],
    };
  }
  function jm(e) {
    return (
      (e[hm] = !1),
      e.nodes &&
        e.nodes.forEach(function (e) {
          return jm(e);
        }),
      e
    );
  }
  var Mm = {},
    Nm = (function () {
      function e(t, n, r) {
        var i = this;
        ((this.stringified = !1), (this.processed = !1));
        var a;
        if ((n === void 0 ? `undefined` : _(n)) === `object` && n !== null && (n.type === `root` || n.type === `document`)) a = jm(n);
        else if (p(n, e) || p(n, xm))
          ((a = jm(n.root)), n.map && (r.map === void 0 && (r.map = {}), r.map.inline || (r.map.inline = !1), (r.map.prev = n.map)));
        else {
          var o = Sm;
          (r.syntax && (o = r.syntax.parse), r.parser && (o = r.parser), o.parse && (o = o.parse));
          try {
            a = o(n, r);
          } catch (e) {
            ((this.processed = !0), (this.error = e));
          }
          a && !a[gm] && ym.rebuild(a);
        }
        ((this.result = new xm(t, a, r)),
          (this.helpers = u({}, Mm, { postcss: Mm, result: this.result })),
          (this.plugins = this.processor.plugins.map(function (e) {
            return (e === void 0 ? `undefined` : _(e)) === `object` && e.prepare ? u({}, e, e.prepare(i.result)) : e;
          })));
      }
      var t = e.prototype;
      return (
        (t.async = function () {
          return this.error
            ? Promise.reject(this.error)
            : this.processed
              ? Promise.resolve(this.result)
              : ((this.processing ||= this.runAsync()), this.processing);
        }),
        (t.catch = function (e) {
          return this.async().catch(e);
        }),
        (t.finally = function (e) {
          return this.async().then(e, e);
        }),
        (t.getAsyncError = function () {
          throw Error(`Use process(css).then(cb) to work with async plugins`);
        }),
        (t.handleError = function (e, t) {
          var n = this.result.lastPlugin;
          try {
            (t && t.addToError(e),
              (this.error = e),
              e.name === `CssSyntaxError` && !e.plugin ? ((e.plugin = n.postcssPlugin), e.setMessage()) : n.postcssVersion);
          } catch (e) {
            console && console.error && console.error(e);
          }
          return e;
        }),
        (t.prepareVisitors = function () {
          var e = this;
          this.listeners = {};
          for (
            var t = function (t, n, r) {
                (e.listeners[n] || (e.listeners[n] = []), e.listeners[n].push([t, r]));
              },
              n = x(this.plugins),
              r;
            !(r = n()).done;
          ) {
            var i = r.value;
            if ((i === void 0 ? `undefined` : _(i)) === `object`)
              for (var a in i) {
                if (!Tm[a] && /^[A-Z]/.test(a))
                  throw Error(
                    `Unknown event ` + a + ` in ` + i.postcssPlugin + `. Try to update PostCSS (` + this.processor.version + ` now).`,
                  );
                if (!Em[a]) {
                  if (_(i[a]) === `object`) for (var o in i[a]) o === `*` ? t(i, a, i[a][o]) : t(i, a + `-` + o.toLowerCase(), i[a][o]);
                  else typeof i[a] == `function` && t(i, a, i[a]);
                }
              }
          }
          this.hasListener = Object.keys(this.listeners).length > 0;
        }),
        (t.runAsync = function () {
          var e = this;
          return o(function () {
            var t, n, r, i, a, o, s, c, l, u, d, f;
            return S(this, function (p) {
              switch (p.label) {
                case 0:
                  ((e.plugin = 0), (t = 0), (p.label = 1));
                case 1:
                  if (!(t < e.plugins.length)) return [3, 6];
                  if (((n = e.plugins[t]), (r = e.runOnRoot(n)), !Om(r))) return [3, 5];
                  p.label = 2;
                case 2:
                  return (p.trys.push([2, 4, , 5]), [4, r]);
                case 3:
                  return (p.sent(), [3, 5]);
                case 4:
                  throw ((i = p.sent()), e.handleError(i));
                case 5:
                  return (t++, [3, 1]);
                case 6:
                  if ((e.prepareVisitors(), !e.hasListener)) return [3, 18];
                  ((a = e.result.root), (p.label = 7));
                case 7:
                  if (a[hm]) return [3, 14];
                  ((a[hm] = !0), (o = [Am(a)]), (p.label = 8));
                case 8:
                  if (!(o.length > 0)) return [3, 13];
                  if (((s = e.visitTick(o)), !Om(s))) return [3, 12];
                  p.label = 9;
                case 9:
                  return (p.trys.push([9, 11, , 12]), [4, s]);
                case 10:
                  return (p.sent(), [3, 12]);
                case 11:
                  throw ((c = p.sent()), (l = o[o.length - 1].node), e.handleError(c, l));
                case 12:
                  return [3, 8];
                case 13:
                  return [3, 7];
                case 14:
                  if (!e.listeners.OnceExit) return [3, 18];
                  ((u = function () {
                    var t, n, r, i, o;
                    return S(this, function (s) {
                      switch (s.label) {
                        case 0:
                          ((t = f.value), (n = t[0]), (r = t[1]), (e.result.lastPlugin = n), (s.label = 1));
                        case 1:
                          return (
                            s.trys.push([1, 6, , 7]),
                            a.type === `document`
                              ? ((i = a.nodes.map(function (t) {
                                  return r(t, e.helpers);
                                })),
                                [4, Promise.all(i)])
                              : [3, 3]
                          );
                        case 2:
                          return (s.sent(), [3, 5]);
                        case 3:
                          return [4, r(a, e.helpers)];
                        case 4:
                          (s.sent(), (s.label = 5));
                        case 5:
                          return [3, 7];
                        case 6:
                          throw ((o = s.sent()), e.handleError(o));
                        case 7:
                          return [2];
                      }
                    });
                  }),
                    (d = x(e.listeners.OnceExit)),
                    (p.label = 15));
                case 15:
                  return (f = d()).done ? [3, 18] : [5, C(u())];
                case 16:
                  (p.sent(), (p.label = 17));
                case 17:
                  return [3, 15];
                case 18:
                  return ((e.processed = !0), [2, e.stringify()]);
              }
            });
          })();
        }),
        (t.runOnRoot = function (e) {
          var t = this;
          this.result.lastPlugin = e;
          try {
            if ((e === void 0 ? `undefined` : _(e)) === `object` && e.Once) {
              if (this.result.root.type === `document`) {
                var n = this.result.root.nodes.map(function (n) {
                  return e.Once(n, t.helpers);
                });
                return Om(n[0]) ? Promise.all(n) : n;
              }
              return e.Once(this.result.root, this.helpers);
            }
            if (typeof e == `function`) return e(this.result.root, this.result);
          } catch (e) {
            throw this.handleError(e);
          }
        }),
        (t.stringify = function () {
          if (this.error) throw this.error;
          if (this.stringified) return this.result;
          ((this.stringified = !0), this.sync());
          var e = this.result.opts,
            t = vm;
          (e.syntax && (t = e.syntax.stringify), e.stringifier && (t = e.stringifier), t.stringify && (t = t.stringify));
          var n = new _m(t, this.result.root, this.result.opts).generate();
          return ((this.result.css = n[0]), (this.result.map = n[1]), this.result);
        }),
        (t.sync = function () {
          if (this.error) throw this.error;
          if (this.processed) return this.result;
          if (((this.processed = !0), this.processing)) throw this.getAsyncError();
          for (var e = x(this.plugins), t; !(t = e()).done;) {
            var n = t.value;
            if (Om(this.runOnRoot(n))) throw this.getAsyncError();
          }
          if ((this.prepareVisitors(), this.hasListener)) {
            for (var r = this.result.root; !r[hm];) ((r[hm] = !0), this.walkSync(r));
            if (this.listeners.OnceExit) {
              if (r.type === `document`)
                for (var i = x(r.nodes), a; !(a = i()).done;) {
                  var o = a.value;
                  this.visitSync(this.listeners.OnceExit, o);
                }
              else this.visitSync(this.listeners.OnceExit, r);
            }
          }
          return this.result;
        }),
        (t.then = function (e, t) {
          return this.async().then(e, t);
        }),
        (t.toString = function () {
          return this.css;
        }),
        (t.visitSync = function (e, t) {
          for (var n = x(e), r; !(r = n()).done;) {
            var i = r.value,
              a = i[0],
              o = i[1];
            this.result.lastPlugin = a;
            var s = void 0;
            try {
              s = o(t, this.helpers);
            } catch (e) {
              throw this.handleError(e, t.proxyOf);
            }
            if (t.type !== `root` && t.type !== `document` && !t.parent) return !0;
            if (Om(s)) throw this.getAsyncError();
          }
        }),
        (t.visitTick = function (e) {
          var t = e[e.length - 1],
            n = t.node,
            r = t.visitors;
          if (n.type !== `root` && n.type !== `document` && !n.parent) e.pop();
          else {
            if (r.length > 0 && t.visitorIndex < r.length) {
              var i = r[t.visitorIndex],
                a = i[0],
                o = i[1];
              ((t.visitorIndex += 1),
                t.visitorIndex === r.length && ((t.visitors = []), (t.visitorIndex = 0)),
                (this.result.lastPlugin = a));
              try {
                return o(n.toProxy(), this.helpers);
              } catch (e) {
                throw this.handleError(e, n);
              }
            }
            if (t.iterator !== 0) {
              for (var s = t.iterator, c; (c = n.nodes[n.indexes[s]]);)
                if (((n.indexes[s] += 1), !c[hm])) {
                  ((c[hm] = !0), e.push(Am(c)));
                  return;
                }
              ((t.iterator = 0), delete n.indexes[s]);
            }
            for (var l = t.events; t.eventIndex < l.length;) {
              var u = l[t.eventIndex];
              if (((t.eventIndex += 1), u === Dm)) {
                n.nodes && n.nodes.length && ((n[hm] = !0), (t.iterator = n.getIterator()));
                return;
              }
              if (this.listeners[u]) {
                t.visitors = this.listeners[u];
                return;
              }
            }
            e.pop();
          }
        }),
        (t.walkSync = function (e) {
          var t = this;
          e[hm] = !0;
          for (var n = x(km(e)), r; !(r = n()).done;) {
            var i = r.value;
            if (i === Dm)
              e.nodes &&
                e.each(function (e) {
                  e[hm] || t.walkSync(e);
                });
            else {
              var a = this.listeners[i];
              if (a && this.visitSync(a, e.toProxy())) return;
            }
          }
        }),
        (t.warnings = function () {
          return this.sync().warnings();
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.stringify().content;
            },
          },
          {
            key: `css`,
            get: function () {
              return this.stringify().css;
            },
          },
          {
            key: `map`,
            get: function () {
              return this.stringify().map;
            },
          },
          {
            key: `messages`,
            get: function () {
              return this.sync().messages;
            },
          },
          {
            key: `opts`,
            get: function () {
              return this.result.opts;
            },
          },
          {
            key: `processor`,
            get: function () {
              return this.result.processor;
            },
          },
          {
            key: `root`,
            get: function () {
              return this.sync().root;
            },
          },
          {
            key: Symbol.toStringTag,
            get: function () {
              return `LazyResult`;
            },
          },
        ]),
        e
      );
    })();
  Nm.registerPostcss = function (e) {
    Mm = e;
  };
  var Pm = Nm;
  ((Nm.default = Nm), Cm.registerLazyResult(Nm), bm.registerLazyResult(Nm));
  var Fm = Gf,
    Im = Zd,
    Lm = mm,
    Rm = gp,
    zm = (function () {
      function e(e, t, n) {
        ((t = t.toString()), (this.stringified = !1), (this._processor = e), (this._css = t), (this._opts = n), (this._map = void 0));
        var r,
          i = Im;
        ((this.result = new Rm(this._processor, r, this._opts)), (this.result.css = t));
        var a = this;
        Object.defineProperty(this.result, "root", {
          get: function () {
            return a.root;
          },
        });
        var o = new Fm(i, r, this._opts, t);
        if (o.isMap()) {
          var s = o.generate(),
            c = s[0],
            l = s[1];
          (c && (this.result.css = c), l && (this.result.map = l));
        } else (o.clearAnnotation(), (this.result.css = o.css));
      }
      var t = e.prototype;
      return (
        (t.async = function () {
          return this.error ? Promise.reject(this.error) : Promise.resolve(this.result);
        }),
        (t.catch = function (e) {
          return this.async().catch(e);
        }),
        (t.finally = function (e) {
          return this.async().then(e, e);
        }),
        (t.sync = function () {
          if (this.error) throw this.error;
          return this.result;
        }),
        (t.then = function (e, t) {
          return this.async().then(e, t);
        }),
        (t.toString = function () {
          return this._css;
        }),
        (t.warnings = function () {
          return [];
        }),
        l(e, [
          {
            key: `content`,
            get: function () {
              return this.result.css;
            },
          },
          {
            key: `css`,
            get: function () {
              return this.result.css;
            },
          },
          {
            key: `map`,
            get: function () {
              return this.result.map;
            },
          },
          {
            key: `messages`,
            get: function () {
              return [];
            },
          },
          {
            key: `opts`,
            get: function () {
              return this.result.opts;
            },
          },
          {
            key: `processor`,
            get: function () {
              return this.result.processor;
            },
          },
          {
            key: `root`,
            get: function () {
              if (this._root) return this._root;
              var e,
                t = Lm;
              try {
                e = t(this._css, this._opts);
              } catch (e) {
                this.error = e;
              }
              if (this.error) throw this.error;
              return ((this._root = e), e);
            },
          },
          {
            key: Symbol.toStringTag,
            get: function () {
              return `NoWorkResult`;
            },
          },
        ]),
        e
      );
    })(),
    Bm = zm;
  zm.default = zm;
  var Vm = Bm,
    Hm = Pm,
    Um = dp,
    Wm = Jp,
    Gm = (function () {
      function e(e) {
        (e === void 0 && (e = []), (this.version = `8.4.38`), (this.plugins = this.normalize(e)));
      }
      var t = e.prototype;
      return (
        (t.normalize = function (e) {
          for (var t = [], n = x(e), r; !(r = n()).done;) {
            var i = r.value;
            if (
              (i.postcss === !0 ? (i = i()) : i.postcss && (i = i.postcss),
              (i === void 0 ? `undefined` : _(i)) === `object` && Array.isArray(i.plugins))
            )
              t = t.concat(i.plugins);
            else if ((i === void 0 ? `undefined` : _(i)) === `object` && i.postcssPlugin) t.push(i);
            else if (typeof i == `function`) t.push(i);
            else if ((i === void 0 ? `undefined` : _(i)) !== `object` || (!i.parse && !i.stringify))
              throw Error(i + ` is not a PostCSS plugin`);
          }
          return t;
        }),
        (t.process = function (e, t) {
          return (
            t === void 0 && (t = {}),
            !this.plugins.length && !t.parser && !t.stringifier && !t.syntax ? new Vm(this, e, t) : new Hm(this, e, t)
          );
        }),
        (t.use = function (e) {
          return ((this.plugins = this.plugins.concat(this.normalize([e]))), this);
        }),
        e
      );
    })(),
    Km = Gm;
  ((Gm.default = Gm), Wm.registerProcessor(Gm), Um.registerProcessor(Gm));
  var qm = cf,
    Jm = yf,
    Ym = qf,
    Xm = Up,
    Zm = Pf,
    Qm = Jp,
    $m = em;
  function eh(e, t) {
    if (Array.isArray(e))
      return e.map(function (e) {
        return eh(e);
      });
    var n = e.inputs,
      r = h(e, [`inputs`]);
    if (n) {
      t = [];
      for (var i = x(n), a; !(a = i()).done;) {
        var o = a.value,
          s = u({}, o, { __proto__: Zm.prototype });
        ((s.map &&= u({}, s.map, { __proto__: Jm.prototype })), t.push(s));
      }
    }
    if (
      ((r.nodes &&= e.nodes.map(function (e) {
        return eh(e, t);
      })),
      r.source)
    ) {
      var c = r.source,
        l = c.inputId;
      ((r.source = h(c, [`inputId`])), l != null && (r.source.input = t[l]));
    }
    if (r.type === `root`) return new Qm(r);
    if (r.type === `decl`) return new qm(r);
    if (r.type === `rule`) return new $m(r);
    if (r.type === `comment`) return new Ym(r);
    if (r.type === `atrule`) return new Xm(r);
    throw Error(`Unknown node type: ` + e.type);
  }
  var th = eh;
  eh.default = eh;
  var nh = Ud,
    rh = cf,
    ih = Pm,
    ah = op,
    oh = Km,
    sh = Zd,
    ch = th,
    lh = dp,
    uh = pp,
    dh = qf,
    fh = Up,
    ph = gp,
    mh = Pf,
    hh = mm,
    gh = Xp,
    _h = em,
    vh = Jp,
    yh = of;
  function Y() {
    var e = [...arguments];
    return (e.length === 1 && Array.isArray(e[0]) && (e = e[0]), new oh(e));
  }
  ((Y.plugin = function (e, t) {
    var n = !1;
    function r() {
      var r = [...arguments];
      console &&
        console.warn &&
        !n &&
        ((n = !0),
        console.warn(
          e +
            `: postcss.plugin was deprecated. Migration guide:
https://evilmartians.com/chronicles/postcss-8-plugin-migration`,
        ),
        {}.LANG &&
          {}.LANG.startsWith(`cn`) &&
          console.warn(
            e +
              `: 里面 postcss.plugin 被弃用. 迁移指南:
https://www.w3ctech.com/topic/2226`,
          ));
      var i = t.apply(void 0, [].concat(r));
      return ((i.postcssPlugin = e), (i.postcssVersion = new oh().version), i);
    }
    var i;
    return (
      Object.defineProperty(r, "postcss", {
        get: function () {
          return ((i ||= r()), i);
        },
      }),
      (r.process = function (e, t, n) {
        return Y([r(n)]).process(e, t);
      }),
      r
    );
  }),
    (Y.stringify = sh),
    (Y.parse = hh),
    (Y.fromJSON = ch),
    (Y.list = gh),
    (Y.comment = function (e) {
      return new dh(e);
    }),
    (Y.atRule = function (e) {
      return new fh(e);
    }),
    (Y.decl = function (e) {
      return new rh(e);
    }),
    (Y.rule = function (e) {
      return new _h(e);
    }),
    (Y.root = function (e) {
      return new vh(e);
    }),
    (Y.document = function (e) {
      return new lh(e);
    }),
    (Y.CssSyntaxError = nh),
    (Y.Declaration = rh),
    (Y.Container = ah),
    (Y.Processor = oh),
    (Y.Document = lh),
    (Y.Comment = dh),
    (Y.Warning = uh),
    (Y.AtRule = fh),
    (Y.Result = ph),
    (Y.Input = mh),
    (Y.Rule = _h),
    (Y.Root = vh),
    (Y.Node = yh),
    ih.registerPostcss(Y));
  var bh = Y;
  Y.default = Y;
  var X = Fd(bh);
  (X.stringify,
    X.fromJSON,
    X.plugin,
    X.parse,
    X.list,
    X.document,
    X.comment,
    X.atRule,
    X.rule,
    X.decl,
    X.root,
    X.CssSyntaxError,
    X.Declaration,
    X.Container,
    X.Processor,
    X.Document,
    X.Comment,
    X.Warning,
    X.AtRule,
    X.Result,
    X.Input,
    X.Rule,
    X.Root,
    X.Node);
  var xh = Object.defineProperty,
    Sh = function (e, t, n) {
      return t in e ? xh(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n);
    },
    Ch = function (e, t, n) {
      return Sh(e, (t === void 0 ? `undefined` : _(t)) === `symbol` ? t : t + ``, n);
    };
  function wh(e, t, n) {
    try {
      if (!(t in e)) return function () {};
      var r = e[t],
        i = n(r);
      return (
        typeof i == `function` &&
          ((i.prototype = i.prototype || {}), Object.defineProperties(i, { __rrweb_original__: { enumerable: !1, value: r } })),
        (e[t] = i),
        function () {
          e[t] = r;
        }
      );
    } catch {
      return function () {};
    }
  }
  var Th = (function () {
      function e(e) {
        (Ch(this, `fileName`),
          Ch(this, `functionName`),
          Ch(this, `lineNumber`),
          Ch(this, `columnNumber`),
          (this.fileName = e.fileName || ``),
          (this.functionName = e.functionName || ``),
          (this.lineNumber = e.lineNumber),
          (this.columnNumber = e.columnNumber));
      }
      var t = e.prototype;
      return (
        (t.toString = function () {
          var e = this.lineNumber || ``,
            t = this.columnNumber || ``;
          return this.functionName ? this.functionName + ` (` + this.fileName + `:` + e + `:` + t + `)` : this.fileName + `:` + e + `:` + t;
        }),
        e
      );
    })(),
    Eh = /(^|@)\S+:\d+/,
    Dh = /^\s*at .*(\S+:\d+|\(native\))/m,
    Oh = /^(eval@)?(\[native code])?$/,
    kh = {
      parse: function (e) {
        return e
          ? e.stacktrace !== void 0 || e[`opera#sourceloc`] !== void 0
            ? this.parseOpera(e)
            : e.stack && e.stack.match(Dh)
              ? this.parseV8OrIE(e)
              : e.stack
                ? this.parseFFOrSafari(e)
                : (console.warn(`[console-record-plugin]: Failed to parse error object:`, e), [])
          : [];
      },
      extractLocation: function (e) {
        if (e.indexOf(`:`) === -1) return [e];
        var t = /(.+?)(?::(\d+))?(?::(\d+))?$/.exec(e.replace(/[()]/g, ``));
        if (!t) throw Error(`Cannot parse given url: ` + e);
        return [t[1], t[2] || void 0, t[3] || void 0];
      },
      parseV8OrIE: function (e) {
        return e.stack
          .split(`
`)
          .filter(function (e) {
            return !!e.match(Dh);
          }, this)
          .map(function (e) {
            e.indexOf(`(eval `) > -1 && (e = e.replace(/eval code/g, `eval`).replace(/(\(eval at [^()]*)|(\),.*$)/g, ``));
            var t = e.replace(/^\s+/, ``).replace(/\(eval code/g, `(`),
              n = t.match(/ (\((.+):(\d+):(\d+)\)$)/);
            t = n ? t.replace(n[0], ``) : t;
            var r = t.split(/\s+/).slice(1),
              i = this.extractLocation(n ? n[1] : r.pop());
            return new Th({
              functionName: r.join(` `) || void 0,
              fileName: [`eval`, `<anonymous>`].indexOf(i[0]) > -1 ? void 0 : i[0],
              lineNumber: i[1],
              columnNumber: i[2],
            });
          }, this);
      },
      parseFFOrSafari: function (e) {
        return e.stack
          .split(`
`)
          .filter(function (e) {
            return !e.match(Oh);
          }, this)
          .map(function (e) {
            if (
              (e.indexOf(` > eval`) > -1 && (e = e.replace(/ line (\d+)(?: > eval line \d+)* > eval:\d+:\d+/g, `:$1`)),
              e.indexOf(`@`) === -1 && e.indexOf(`:`) === -1)
            )
              return new Th({ functionName: e });
            var t = /((.*".+"[^@]*)?[^@]*)(?:@)/,
              n = e.match(t),
              r = n && n[1] ? n[1] : void 0,
              i = this.extractLocation(e.replace(t, ``));
            return new Th({ functionName: r, fileName: i[0], lineNumber: i[1], columnNumber: i[2] });
          }, this);
      },
      parseOpera: function (e) {
        return !e.stacktrace ||
          (e.message.indexOf(`
`) > -1 &&
            e.message.split(`
`).length >
              e.stacktrace.split(`
`).length)
          ? this.parseOpera9(e)
          : e.stack
            ? this.parseOpera11(e)
            : this.parseOpera10(e);
      },
      parseOpera9: function (e) {
        for (
          var t = /Line (\d+).*script (?:in )?(\S+)/i,
            n = e.message.split(`
`),
            r = [],
            i = 2,
            a = n.length;
          i < a;
          i += 2
        ) {
          var o = t.exec(n[i]);
          o && r.push(new Th({ fileName: o[2], lineNumber: parseFloat(o[1]) }));
        }
        return r;
      },
      parseOpera10: function (e) {
        for (
          var t = /Line (\d+).*script (?:in )?(\S+)(?:: In function (\S+))?$/i,
            n = e.stacktrace.split(`
`),
            r = [],
            i = 0,
            a = n.length;
          i < a;
          i += 2
        ) {
          var o = t.exec(n[i]);
          o && r.push(new Th({ functionName: o[3] || void 0, fileName: o[2], lineNumber: parseFloat(o[1]) }));
        }
        return r;
      },
      parseOpera11: function (e) {
        return e.stack
          .split(`
`)
          .filter(function (e) {
            return !!e.match(Eh) && !e.match(/^Error created at/);
          }, this)
          .map(function (e) {
            var t = e.split(`@`),
              n = this.extractLocation(t.pop());
            return new Th({
              functionName: (t.shift() || ``).replace(/<anonymous function(: (\w+))?>/, `$2`).replace(/\([^)]*\)/g, ``) || void 0,
              fileName: n[0],
              lineNumber: n[1],
              columnNumber: n[2],
            });
          }, this);
      },
    };
  function Ah(e) {
    if (!e || !e.outerHTML) return ``;
    for (var t = ``; e.parentElement;) {
      var n = e.localName;
      if (!n) break;
      n = n.toLowerCase();
      var r = e.parentElement,
        i = [];
      if (r.children && r.children.length > 0)
        for (var a = 0; a < r.children.length; a++) {
          var o = r.children[a];
          o.localName && o.localName.toLowerCase && o.localName.toLowerCase() === n && i.push(o);
        }
      (i.length > 1 && (n += `:eq(` + i.indexOf(e) + `)`), (t = n + (t ? `>` + t : ``)), (e = r));
    }
    return t;
  }
  function jh(e) {
    return Object.prototype.toString.call(e) === `[object Object]`;
  }
  function Mh(e, t) {
    if (t === 0) return !0;
    for (var n = x(Object.keys(e)), r; !(r = n()).done;) {
      var i = r.value;
      if (jh(e[i]) && Mh(e[i], t - 1)) return !0;
    }
    return !1;
  }
  function Nh(e, t) {
    var n = { numOfKeysLimit: 50, depthOfLimit: 4 };
    Object.assign(n, t);
    var r = [],
      i = [];
    return JSON.stringify(e, function (e, t) {
      if (r.length > 0) {
        var n = r.indexOf(this);
        (~n ? r.splice(n + 1) : r.push(this),
          ~n ? i.splice(n, 1 / 0, e) : i.push(e),
          ~r.indexOf(t) && (t = r[0] === t ? `[Circular ~]` : `[Circular ~.` + i.slice(0, r.indexOf(t)).join(`.`) + `]`));
      } else r.push(t);
      if (t === null) return t;
      if (t === void 0) return `undefined`;
      if (a(t)) return o(t);
      if ((t === void 0 ? `undefined` : _(t)) === `bigint`) return t.toString() + `n`;
      if (p(t, Event)) {
        var s = {};
        for (var c in t) {
          var l = t[c];
          s[c] = Array.isArray(l) ? Ah(l.length ? l[0] : null) : l;
        }
        return s;
      }
      return p(t, Node)
        ? p(t, HTMLElement)
          ? t
            ? t.outerHTML
            : ``
          : t.nodeName
        : p(t, Error)
          ? t.stack
            ? t.stack +
              `
End of stack for Error object`
            : t.name + `: ` + t.message
          : t;
    });
    function a(e) {
      return !!((jh(e) && Object.keys(e).length > n.numOfKeysLimit) || typeof e == `function` || (jh(e) && Mh(e, n.depthOfLimit)));
    }
    function o(e) {
      var t = e.toString();
      return (n.stringLengthLimit && t.length > n.stringLengthLimit && (t = `` + t.slice(0, n.stringLengthLimit) + `...`), t);
    }
  }
  var Ph = {
    level: [
      `assert`,
      `clear`,
      `count`,
      `countReset`,
      `debug`,
      `dir`,
      `dirxml`,
      `error`,
      `group`,
      `groupCollapsed`,
      `groupEnd`,
      `info`,
      `log`,
      `table`,
      `time`,
      `timeEnd`,
      `timeLog`,
      `trace`,
      `warn`,
    ],
    lengthThreshold: 1e3,
    logger: `console`,
  };
  function Fh(e, t, n) {
    var r = n ? Object.assign({}, Ph, n) : Ph,
      i = r.logger;
    if (!i) return function () {};
    var a = typeof i == `string` ? t[i] : i,
      o = 0,
      s = !1,
      c = [];
    if (r.level.includes(`error`)) {
      var l = function (t) {
        var n = t.message,
          i = t.error;
        e({
          level: `error`,
          trace: kh.parse(i).map(function (e) {
            return e.toString();
          }),
          payload: [Nh(n, r.stringifyOptions)],
        });
      };
      (t.addEventListener(`error`, l),
        c.push(function () {
          t.removeEventListener(`error`, l);
        }));
      var u = function (t) {
        var n, i;
        (p(t.reason, Error)
          ? ((n = t.reason), (i = [Nh(`Uncaught (in promise) ` + n.name + `: ` + n.message, r.stringifyOptions)]))
          : ((n = Error()), (i = [Nh(`Uncaught (in promise)`, r.stringifyOptions), Nh(t.reason, r.stringifyOptions)])),
          e({
            level: `error`,
            trace: kh.parse(n).map(function (e) {
              return e.toString();
            }),
            payload: i,
          }));
      };
      (t.addEventListener(`unhandledrejection`, u),
        c.push(function () {
          t.removeEventListener(`unhandledrejection`, u);
        }));
    }
    for (var d = x(r.level), f; !(f = d()).done;) {
      var m = f.value;
      c.push(h(a, m));
    }
    return function () {
      c.forEach(function (e) {
        return e();
      });
    };
    function h(t, n) {
      var i = this;
      return t[n]
        ? wh(t, n, function (t) {
            var a = i;
            return function () {
              var i = [...arguments];
              if ((t.apply(a, i), !(n === `assert` && i[0]) && !s)) {
                s = !0;
                try {
                  var c = kh
                      .parse(Error())
                      .map(function (e) {
                        return e.toString();
                      })
                      .splice(1),
                    l = (n === `assert` ? i.slice(1) : i).map(function (e) {
                      return Nh(e, r.stringifyOptions);
                    });
                  (o++,
                    o < r.lengthThreshold
                      ? e({ level: n, trace: c, payload: l })
                      : o === r.lengthThreshold &&
                        e({ level: `warn`, trace: [], payload: [Nh(`The number of log records reached the threshold.`)] }));
                } catch (e) {
                  t.apply(void 0, [`rrweb logger error:`, e].concat(i));
                } finally {
                  s = !1;
                }
              }
            };
          })
        : function () {};
    }
  }
  var Ih = `rrweb/console@1`,
    Lh = function (e) {
      return { name: Ih, observer: Fh, options: e };
    },
    Rh = e.setImmediate,
    zh,
    Bh,
    Vh,
    Hh = Object.prototype.toString,
    Uh =
      Rh === void 0
        ? setTimeout
        : function (e) {
            return Rh(e);
          };
  try {
    (Object.defineProperty({}, "x", {}),
      (zh = function (e, t, n, r) {
        return Object.defineProperty(e, t, { value: n, writable: !0, configurable: r !== !1 });
      }));
  } catch {
    zh = function (e, t, n) {
      return ((e[t] = n), e);
    };
  }
  Vh = (function () {
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
        for (e = t = Bh = void 0; n;) (n.fn.call(n.self), (n = n.next));
      },
    };
  })();
  function Wh(e, t) {
    (Vh.add(e, t), (Bh ||= Uh(Vh.drain)));
  }
  function Gh(e) {
    var t,
      n = typeof e;
    return (e !== null && (n === `object` || n === `function`) && (t = e.then), typeof t == `function` && t);
  }
  function Kh() {
    for (var e = 0; e < this.chain.length; e++) qh(this, this.state === 1 ? this.chain[e].success : this.chain[e].failure, this.chain[e]);
    this.chain.length = 0;
  }
  function qh(e, t, n) {
    var r, i;
    try {
      t === !1
        ? n.reject(e.msg)
        : ((r = t === !0 ? e.msg : t.call(void 0, e.msg)),
          r === n.promise ? n.reject(TypeError(`Promise-chain cycle`)) : (i = Gh(r)) ? i.call(r, n.resolve, n.reject) : n.resolve(r));
    } catch (e) {
      n.reject(e);
    }
  }
  function Jh(e) {
    var t,
      n = this;
    if (!n.triggered) {
      ((n.triggered = !0), n.def && (n = n.def));
      try {
        (t = Gh(e))
          ? Wh(function () {
              var r = new Zh(n);
              try {
                t.call(
                  e,
                  function () {
                    Jh.apply(r, arguments);
                  },
                  function () {
                    Yh.apply(r, arguments);
                  },
                );
              } catch (e) {
                Yh.call(r, e);
              }
            })
          : ((n.msg = e), (n.state = 1), n.chain.length > 0 && Wh(Kh, n));
      } catch (e) {
        Yh.call(new Zh(n), e);
      }
    }
  }
  function Yh(e) {
    var t = this;
    t.triggered || ((t.triggered = !0), t.def && (t = t.def), (t.msg = e), (t.state = 2), t.chain.length > 0 && Wh(Kh, t));
  }
  function Xh(e, t, n, r) {
    for (var i = 0; i < t.length; i++)
      (function (i) {
        e.resolve(t[i]).then(function (e) {
          n(i, e);
        }, r);
      })(i);
  }
  function Zh(e) {
    ((this.def = e), (this.triggered = !1));
  }
  function Qh(e) {
    ((this.promise = e), (this.state = 0), (this.triggered = !1), (this.chain = []), (this.msg = void 0));
  }
  function $h(e) {
    if (typeof e != `function`) throw TypeError(`Not a function`);
    if (this.__NPO__ !== 0) throw TypeError(`Not a promise`);
    this.__NPO__ = 1;
    var t = new Qh(this);
    ((this.then = function (e, n) {
      var r = { success: typeof e != `function` || e, failure: typeof n == `function` && n };
      return (
        (r.promise = new this.constructor(function (e, t) {
          if (typeof e != `function` || typeof t != `function`) throw TypeError(`Not a function`);
          ((r.resolve = e), (r.reject = t));
        })),
        t.chain.push(r),
        t.state !== 0 && Wh(Kh, t),
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
          Jh.call(t, e);
        },
        function (e) {
          Yh.call(t, e);
        },
      );
    } catch (e) {
      Yh.call(t, e);
    }
  }
  var eg = zh({}, `constructor`, $h, !1);
  (($h.prototype = eg),
    zh(eg, `__NPO__`, 0, !1),
    zh($h, `resolve`, function (e) {
      var t = this;
      return e && typeof e == `object` && e.__NPO__ === 1
        ? e
        : new t(function (t, n) {
            if (typeof t != `function` || typeof n != `function`) throw TypeError(`Not a function`);
            t(e);
          });
    }),
    zh($h, `reject`, function (e) {
      return new this(function (t, n) {
        if (typeof t != `function` || typeof n != `function`) throw TypeError(`Not a function`);
        n(e);
      });
    }),
    zh($h, `all`, function (e) {
      var t = this;
      return Hh.call(e) === `[object Array]`
        ? e.length === 0
          ? t.resolve([])
          : new t(function (n, r) {
              if (typeof n != `function` || typeof r != `function`) throw TypeError(`Not a function`);
              var i = e.length,
                a = Array(i),
                o = 0;
              Xh(
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
    zh($h, `race`, function (e) {
      var t = this;
      return Hh.call(e) === `[object Array]`
        ? new t(function (n, r) {
            if (typeof n != `function` || typeof r != `function`) throw TypeError(`Not a function`);
            Xh(
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
  var Z = typeof Promise < `u` && Promise.toString().indexOf(`[native code]`) !== -1 ? Promise : $h,
    tg = 864e5,
    ng = 8e3,
    rg = Array.prototype,
    ig = Function.prototype,
    ag = Object.prototype,
    og = rg.slice,
    sg = ag.toString,
    cg = ag.hasOwnProperty,
    lg = e.console,
    ug = e.navigator,
    dg = e.document,
    fg = e.opera,
    pg = e.screen,
    mg = ug.userAgent,
    hg = ig.bind,
    gg = rg.forEach,
    _g = rg.indexOf,
    vg = rg.map,
    yg = Array.isArray,
    bg = {},
    Q = {},
    xg = {
      log: function () {},
      warn: function () {},
      error: function () {},
      critical: function () {
        if (!Q.isUndefined(lg) && lg) {
          var e = [`Mixpanel error:`].concat(Q.toArray(arguments));
          try {
            lg.error.apply(lg, e);
          } catch {
            Q.each(e, function (e) {
              lg.error(e);
            });
          }
        }
      },
    },
    Sg = function (e, t) {
      return function () {
        return ((arguments[0] = `[` + t + `] ` + arguments[0]), e.apply(xg, arguments));
      };
    },
    Cg = function (e) {
      return { log: Sg(xg.log, e), warn: Sg(xg.warn, e), error: Sg(xg.error, e), critical: Sg(xg.critical, e) };
    };
  ((Q.bind = function (e, t) {
    var n, r;
    if (hg && e.bind === hg) return hg.apply(e, og.call(arguments, 1));
    if (!Q.isFunction(e)) throw TypeError();
    return (
      (n = og.call(arguments, 2)),
      (r = function () {
        if (!(this instanceof r)) return e.apply(t, n.concat(og.call(arguments)));
        var i = {};
        i.prototype = e.prototype;
        var a = new i();
        i.prototype = null;
        var o = e.apply(a, n.concat(og.call(arguments)));
        return Object(o) === o ? o : a;
      }),
      r
    );
  }),
    (Q.each = function (e, t, n) {
      if (e != null) {
        if (gg && e.forEach === gg) e.forEach(t, n);
        else if (e.length === +e.length) {
          for (var r = 0, i = e.length; r < i; r++) if (r in e && t.call(n, e[r], r, e) === bg) return;
        } else for (var a in e) if (cg.call(e, a) && t.call(n, e[a], a, e) === bg) return;
      }
    }),
    (Q.extend = function (e) {
      return (
        Q.each(og.call(arguments, 1), function (t) {
          for (var n in t) t[n] !== void 0 && (e[n] = t[n]);
        }),
        e
      );
    }),
    (Q.isArray =
      yg ||
      function (e) {
        return sg.call(e) === `[object Array]`;
      }),
    (Q.isFunction = function (e) {
      return typeof e == `function`;
    }),
    (Q.isArguments = function (e) {
      return !!(e && cg.call(e, `callee`));
    }),
    (Q.toArray = function (e) {
      return e ? (e.toArray ? e.toArray() : Q.isArray(e) || Q.isArguments(e) ? og.call(e) : Q.values(e)) : [];
    }),
    (Q.map = function (e, t, n) {
      if (vg && e.map === vg) return e.map(t, n);
      var r = [];
      return (
        Q.each(e, function (e) {
          r.push(t.call(n, e));
        }),
        r
      );
    }),
    (Q.keys = function (e) {
      var t = [];
      return (
        e === null ||
          Q.each(e, function (e, n) {
            t[t.length] = n;
          }),
        t
      );
    }),
    (Q.values = function (e) {
      var t = [];
      return (
        e === null ||
          Q.each(e, function (e) {
            t[t.length] = e;
          }),
        t
      );
    }),
    (Q.include = function (e, t) {
      var n = !1;
      return e === null
        ? n
        : _g && e.indexOf === _g
          ? e.indexOf(t) != -1
          : (Q.each(e, function (e) {
              if ((n ||= e === t)) return bg;
            }),
            n);
    }),
    (Q.includes = function (e, t) {
      return e.indexOf(t) !== -1;
    }),
    (Q.inherit = function (e, t) {
      return ((e.prototype = new t()), (e.prototype.constructor = e), (e.superclass = t.prototype), e);
    }),
    (Q.isObject = function (e) {
      return e === Object(e) && !Q.isArray(e);
    }),
    (Q.isEmptyObject = function (e) {
      if (Q.isObject(e)) {
        for (var t in e) if (cg.call(e, t)) return !1;
        return !0;
      }
      return !1;
    }),
    (Q.isUndefined = function (e) {
      return e === void 0;
    }),
    (Q.isString = function (e) {
      return sg.call(e) == `[object String]`;
    }),
    (Q.isDate = function (e) {
      return sg.call(e) == `[object Date]`;
    }),
    (Q.isNumber = function (e) {
      return sg.call(e) == `[object Number]`;
    }),
    (Q.isElement = function (e) {
      return !!(e && e.nodeType === 1);
    }),
    (Q.encodeDates = function (e) {
      return (
        Q.each(e, function (t, n) {
          Q.isDate(t) ? (e[n] = Q.formatDate(t)) : Q.isObject(t) && (e[n] = Q.encodeDates(t));
        }),
        e
      );
    }),
    (Q.timestamp = function () {
      return (
        (Date.now =
          Date.now ||
          function () {
            return +new Date();
          }),
        Date.now()
      );
    }),
    (Q.formatDate = function (e) {
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
    (Q.strip_empty_properties = function (e) {
      var t = {};
      return (
        Q.each(e, function (e, n) {
          Q.isString(e) && e.length > 0 && (t[n] = e);
        }),
        t
      );
    }),
    (Q.truncate = function (e, t) {
      var n;
      return (
        typeof e == `string`
          ? (n = e.slice(0, t))
          : Q.isArray(e)
            ? ((n = []),
              Q.each(e, function (e) {
                n.push(Q.truncate(e, t));
              }))
            : Q.isObject(e)
              ? ((n = {}),
                Q.each(e, function (e, r) {
                  n[r] = Q.truncate(e, t);
                }))
              : (n = e),
        n
      );
    }),
    (Q.JSONEncode = (function () {
      return function (e) {
        var t = e,
          n = function (e) {
            var t =
                /[\\"\x00-\x1f\x7f-\x9f\u00ad\u0600-\u0604\u070f\u17b4\u17b5\u200c-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff]/g,
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
                if (((i += a), (d = []), sg.apply(f) === `[object Array]`)) {
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
                for (s in f) cg.call(f, s) && ((c = r(s, f)), c && d.push(n(s) + (i ? `: ` : `:`) + c));
                return ((c = d.length === 0 ? `{}` : i ? `{` + d.join(`,`) + u + `}` : `{` + d.join(`,`) + `}`), (i = u), c);
            }
          };
        return r(``, { "": t });
      };
    })()),
    (Q.JSONDecode = (function () {
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
              if (
                ((e = s()), c(), a(`:`), Object.hasOwnProperty.call(n, e) && i(`Duplicate key "` + e + `"`), (n[e] = u()), c(), t === `}`)
              )
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
    (Q.base64Encode = function (e) {
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
      e = Q.utf8Encode(e);
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
    (Q.utf8Encode = function (e) {
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
    (Q.UUID = function () {
      try {
        return e.crypto.randomUUID();
      } catch {
        for (var t = Array(36), n = 0; n < 36; n++) t[n] = Math.floor(Math.random() * 16);
        return (
          (t[14] = 4),
          (t[19] = t[19] &= -5),
          (t[19] = t[19] |= 8),
          (t[8] = t[13] = t[18] = t[23] = `-`),
          Q.map(t, function (e) {
            return e.toString(16);
          }).join(``)
        );
      }
    }));
  var wg = [
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
  ((Q.isBlockedUA = function (e) {
    var t;
    for (e = e.toLowerCase(), t = 0; t < wg.length; t++) if (e.indexOf(wg[t]) !== -1) return !0;
    return !1;
  }),
    (Q.HTTPBuildQuery = function (e, t) {
      var n,
        r,
        i = [];
      return (
        Q.isUndefined(t) && (t = `&`),
        Q.each(e, function (e, t) {
          ((n = encodeURIComponent(e.toString())), (r = encodeURIComponent(t)), (i[i.length] = r + `=` + n));
        }),
        i.join(t)
      );
    }),
    (Q.getQueryParam = function (e, t) {
      t = t.replace(/[[\]\\]/g, `\\$&`);
      var n = `[\\?&]` + t + `=([^&#]*)`,
        r = new RegExp(n).exec(e);
      if (r === null || (r && typeof r[1] != `string` && r[1].length)) return ``;
      var i = r[1];
      try {
        i = decodeURIComponent(i);
      } catch {
        xg.error(`Skipping decoding for malformed query param: ` + i);
      }
      return i.replace(/\+/g, ` `);
    }),
    (Q.cookie = {
      get: function (e) {
        for (var t = e + `=`, n = dg.cookie.split(`;`), r = 0; r < n.length; r++) {
          for (var i = n[r]; i.charAt(0) == ` `;) i = i.substring(1, i.length);
          if (i.indexOf(t) === 0) return decodeURIComponent(i.substring(t.length, i.length));
        }
        return null;
      },
      parse: function (e) {
        var t;
        try {
          t = Q.JSONDecode(Q.cookie.get(e)) || {};
        } catch {}
        return t;
      },
      set_seconds: function (e, t, n, r, i, a, o) {
        var s = ``,
          c = ``,
          l = ``;
        if (o) s = `; domain=` + o;
        else if (r) {
          var u = zg(dg.location.hostname);
          s = u ? `; domain=.` + u : ``;
        }
        if (n) {
          var d = new Date();
          (d.setTime(d.getTime() + n * 1e3), (c = `; expires=` + d.toGMTString()));
        }
        (a && ((i = !0), (l = `; SameSite=None`)),
          i && (l += `; secure`),
          (dg.cookie = e + `=` + encodeURIComponent(t) + c + `; path=/` + s + l));
      },
      set: function (e, t, n, r, i, a, o) {
        var s = ``,
          c = ``,
          l = ``;
        if (o) s = `; domain=` + o;
        else if (r) {
          var u = zg(dg.location.hostname);
          s = u ? `; domain=.` + u : ``;
        }
        if (n) {
          var d = new Date();
          (d.setTime(d.getTime() + n * 24 * 60 * 60 * 1e3), (c = `; expires=` + d.toGMTString()));
        }
        (a && ((i = !0), (l = `; SameSite=None`)), i && (l += `; secure`));
        var f = e + `=` + encodeURIComponent(t) + c + `; path=/` + s + l;
        return ((dg.cookie = f), f);
      },
      remove: function (e, t, n) {
        Q.cookie.set(e, ``, -1, t, !1, !1, n);
      },
    }));
  var Tg = function (e) {
      var t = !0;
      try {
        var n = `__mplss_` + Ig(8),
          r = `xyz`;
        (e.setItem(n, r), e.getItem(n) !== r && (t = !1), e.removeItem(n));
      } catch {
        t = !1;
      }
      return t;
    },
    Eg = null,
    Dg = function (e, t) {
      return Eg !== null && !t ? Eg : (Eg = Tg(e));
    },
    Og = null,
    kg = function (e, t) {
      return Og !== null && !t ? Og : (Og = Tg(e));
    };
  function Ag(e, t, n) {
    var r = function (e) {
      xg.error(t + ` error: ` + e);
    };
    return {
      is_supported: function (r) {
        var i = n(e, r);
        return (i || xg.error(t + ` unsupported`), i);
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
          return Q.JSONDecode(e.getItem(t)) || {};
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
  var jg = function () {
    try {
      return e.localStorage;
    } catch {
      return null;
    }
  };
  ((Q.localStorage = Ag(jg(), `localStorage`, Dg)),
    (Q.sessionStorage = Ag(
      (function () {
        try {
          return e.sessionStorage;
        } catch {
          return null;
        }
      })(),
      `sessionStorage`,
      kg,
    )),
    (Q.register_event = (function () {
      var t = function (e, t, r, i, a) {
        if (!e) xg.error(`No valid element provided to register_event`);
        else if (e.addEventListener && !i) e.addEventListener(t, r, !!a);
        else {
          var o = `on` + t,
            s = e[o];
          e[o] = n(e, r, s);
        }
      };
      function n(t, n, i) {
        return function (a) {
          if (((a ||= r(e.event)), a)) {
            var o = !0,
              s,
              c;
            return (Q.isFunction(i) && (s = i(a)), (c = n.call(t, a)), (s === !1 || c === !1) && (o = !1), o);
          }
        };
      }
      function r(e) {
        return (e && ((e.preventDefault = r.preventDefault), (e.stopPropagation = r.stopPropagation)), e);
      }
      return (
        (r.preventDefault = function () {
          this.returnValue = !1;
        }),
        (r.stopPropagation = function () {
          this.cancelBubble = !0;
        }),
        t
      );
    })()));
  var Mg = RegExp(`^(\\w*)\\[(\\w+)([=~\\|\\^\\$\\*]?)=?"?([^\\]"]*)"?\\]$`);
  Q.dom_query = (function () {
    function e(e) {
      return e.all ? e.all : e.getElementsByTagName(`*`);
    }
    var t = /[\t\r\n]/g;
    function n(e, n) {
      var r = ` ` + n + ` `;
      return (` ` + e.className + ` `).replace(t, ` `).indexOf(r) >= 0;
    }
    function r(t) {
      if (!dg.getElementsByTagName) return [];
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
        m = [dg];
      for (l = 0; l < r.length; l++)
        if (((i = r[l].replace(/^\s+/, ``).replace(/\s+$/, ``)), i.indexOf(`#`) > -1)) {
          ((a = i.split(`#`)), (o = a[0]));
          var h = a[1],
            g = dg.getElementById(h);
          if (!g || (o && g.nodeName.toLowerCase() != o)) return [];
          m = [g];
        } else if (i.indexOf(`.`) > -1) {
          ((a = i.split(`.`)), (o = a[0]));
          var _ = a[1];
          for (o ||= `*`, s = [], c = 0, u = 0; u < m.length; u++)
            for (f = o == `*` ? e(m[u]) : m[u].getElementsByTagName(o), d = 0; d < f.length; d++) s[c++] = f[d];
          for (m = [], p = 0, u = 0; u < s.length; u++) s[u].className && Q.isString(s[u].className) && n(s[u], _) && (m[p++] = s[u]);
        } else {
          var v = i.match(Mg);
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
      return Q.isElement(e) ? [e] : Q.isObject(e) && !Q.isUndefined(e.length) ? e : r.call(this, e);
    };
  })();
  var Ng = [
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
    Pg = [`dclid`, `fbclid`, `gclid`, `ko_click_id`, `li_fat_id`, `msclkid`, `sccid`, `ttclid`, `twclid`, `wbraid`];
  Q.info = {
    campaignParams: function (e) {
      var t = ``,
        n = {};
      return (
        Q.each(Ng, function (r) {
          ((t = Q.getQueryParam(dg.URL, r)), t.length ? (n[r] = t) : e !== void 0 && (n[r] = e));
        }),
        n
      );
    },
    clickParams: function () {
      var e = ``,
        t = {};
      return (
        Q.each(Pg, function (n) {
          ((e = Q.getQueryParam(dg.URL, n)), e.length && (t[n] = e));
        }),
        t
      );
    },
    marketingParams: function () {
      return Q.extend(Q.info.campaignParams(), Q.info.clickParams());
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
      var t = Q.info.searchEngine(e),
        n = t == `yahoo` ? `p` : `q`,
        r = {};
      if (t !== null) {
        r.$search_engine = t;
        var i = Q.getQueryParam(e, n);
        i.length && (r.mp_keyword = i);
      }
      return r;
    },
    browser: function (e, t, n) {
      return (
        (t ||= ``),
        n || Q.includes(e, ` OPR/`)
          ? Q.includes(e, `Mini`)
            ? `Opera Mini`
            : `Opera`
          : /(BlackBerry|PlayBook|BB10)/i.test(e)
            ? `BlackBerry`
            : Q.includes(e, `IEMobile`) || Q.includes(e, `WPDesktop`)
              ? `Internet Explorer Mobile`
              : Q.includes(e, `SamsungBrowser/`)
                ? `Samsung Internet`
                : Q.includes(e, `Edge`) || Q.includes(e, `Edg/`)
                  ? `Microsoft Edge`
                  : Q.includes(e, `FBIOS`)
                    ? `Facebook Mobile`
                    : Q.includes(e, `Whale/`)
                      ? `Whale Browser`
                      : Q.includes(e, `Chrome`)
                        ? `Chrome`
                        : Q.includes(e, `CriOS`)
                          ? `Chrome iOS`
                          : Q.includes(e, `UCWEB`) || Q.includes(e, `UCBrowser`)
                            ? `UC Browser`
                            : Q.includes(e, `FxiOS`)
                              ? `Firefox iOS`
                              : Q.includes(t, `Apple`)
                                ? Q.includes(e, `Mobile`)
                                  ? `Mobile Safari`
                                  : `Safari`
                                : Q.includes(e, `Android`)
                                  ? `Android Mobile`
                                  : Q.includes(e, `Konqueror`)
                                    ? `Konqueror`
                                    : Q.includes(e, `Firefox`)
                                      ? `Firefox`
                                      : Q.includes(e, `MSIE`) || Q.includes(e, `Trident/`)
                                        ? `Internet Explorer`
                                        : Q.includes(e, `Gecko`)
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
      }[Q.info.browser(e, t, n)];
      if (r === void 0) return null;
      var i = e.match(r);
      return i ? parseFloat(i[i.length - 2]) : null;
    },
    os: function () {
      var e = mg;
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
      return e.location.href;
    },
    properties: function (e) {
      return (
        typeof e != `object` && (e = {}),
        Q.extend(
          Q.strip_empty_properties({
            $os: Q.info.os(),
            $browser: Q.info.browser(mg, ug.vendor, fg),
            $referrer: dg.referrer,
            $referring_domain: Q.info.referringDomain(dg.referrer),
            $device: Q.info.device(mg),
          }),
          {
            $current_url: Q.info.currentUrl(),
            $browser_version: Q.info.browserVersion(mg, ug.vendor, fg),
            $screen_height: pg.height,
            $screen_width: pg.width,
            mp_lib: `web`,
            $lib_version: n.LIB_VERSION,
            $insert_id: Ig(),
            time: Q.timestamp() / 1e3,
          },
          Q.strip_empty_properties(e),
        )
      );
    },
    people_properties: function () {
      return Q.extend(Q.strip_empty_properties({ $os: Q.info.os(), $browser: Q.info.browser(mg, ug.vendor, fg) }), {
        $browser_version: Q.info.browserVersion(mg, ug.vendor, fg),
      });
    },
    mpPageViewProperties: function () {
      return Q.strip_empty_properties({
        current_page_title: dg.title,
        current_domain: e.location.hostname,
        current_url_path: e.location.pathname,
        current_url_protocol: e.location.protocol,
        current_url_search: e.location.search,
      });
    },
  };
  var Fg = function (e, t) {
      var n = null,
        r = [];
      return function (i) {
        var a = this;
        return (
          r.push(i),
          (n ||= new Z(function (i) {
            setTimeout(function () {
              var t = e.apply(a, [r]);
              ((n = null), (r = []), i(t));
            }, t);
          })),
          n
        );
      };
    },
    Ig = function (e) {
      var t = Math.random().toString(36).substring(2, 10) + Math.random().toString(36).substring(2, 10);
      return e ? t.substring(0, e) : t;
    },
    Lg = /[a-z0-9][a-z0-9-]*\.[a-z]+$/i,
    Rg = /[a-z0-9][a-z0-9-]+\.[a-z.]{2,6}$/i,
    zg = function (e) {
      var t = Rg,
        n = e.split(`.`),
        r = n[n.length - 1];
      (r.length > 4 || r === `com` || r === `org`) && (t = Lg);
      var i = e.match(t);
      return i ? i[0] : ``;
    },
    Bg = function () {
      var t = e.navigator.onLine;
      return Q.isUndefined(t) || t;
    },
    Vg = function () {},
    Hg = function (e, t) {
      for (var n = !1, r = 0; r < t.length; r++)
        if (e.match(t[r])) {
          n = !0;
          break;
        }
      return n;
    },
    Ug = null,
    Wg = null;
  (typeof JSON < `u` && ((Ug = JSON.stringify), (Wg = JSON.parse)), (Ug ||= Q.JSONEncode), (Wg ||= Q.JSONDecode));
  var Gg = function (t, n, r) {
    if (!e.CompressionStream) return !1;
    var i = Q.info.browser(t, n, r),
      a = Q.info.browserVersion(t, n, r);
    return !((i === `Safari` || i === `Mobile Safari`) && a >= 16.4 && a < 16.6);
  };
  ((Q.info = Q.info),
    (Q.info.browser = Q.info.browser),
    (Q.info.browserVersion = Q.info.browserVersion),
    (Q.info.device = Q.info.device),
    (Q.info.properties = Q.info.properties),
    (Q.isBlockedUA = Q.isBlockedUA),
    (Q.isEmptyObject = Q.isEmptyObject),
    (Q.isObject = Q.isObject),
    (Q.JSONDecode = Q.JSONDecode),
    (Q.JSONEncode = Q.JSONEncode),
    (Q.toArray = Q.toArray),
    (Q.NPO = $h));
  var Kg = function (e, t, n) {
    ((this.dbName = e), (this.storeName = t), (this.version = n.version), (this.storeNamesInDb = n.storeNames), (this.dbPromise = null));
  };
  ((Kg.prototype._openDb = function () {
    var t = this.dbName,
      n = this.version,
      r = this.storeNamesInDb;
    return new Z(function (i, a) {
      var o = e.indexedDB.open(t, n);
      ((o.onerror = function () {
        a(o.error);
      }),
        (o.onsuccess = function () {
          i(o.result);
        }),
        (o.onupgradeneeded = function (e) {
          var t = e.target.result;
          r.forEach(function (e) {
            t.objectStoreNames.contains(e) || t.createObjectStore(e);
          });
        }));
    });
  }),
    (Kg.prototype.init = function () {
      return e.indexedDB
        ? ((this.dbPromise ||= this._openDb()),
          this.dbPromise.then(function (t) {
            return t instanceof e.IDBDatabase ? Z.resolve() : Z.reject(t);
          }))
        : Z.reject(`indexedDB is not supported in this browser`);
    }),
    (Kg.prototype.isInitialized = function () {
      return !!this.dbPromise;
    }),
    (Kg.prototype.makeTransaction = function (e, t) {
      var n = this.storeName,
        r = function (r) {
          return new Z(function (i, a) {
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
          return e && e.name === `InvalidStateError` ? ((this.dbPromise = this._openDb()), this.dbPromise.then(r)) : Z.reject(e);
        }.bind(this),
      );
    }),
    (Kg.prototype.setItem = function (e, t) {
      return this.makeTransaction(`readwrite`, function (n) {
        n.put(t, e);
      });
    }),
    (Kg.prototype.getItem = function (e) {
      var t;
      return this.makeTransaction(`readonly`, function (n) {
        t = n.get(e);
      }).then(function () {
        return t.result;
      });
    }),
    (Kg.prototype.removeItem = function (e) {
      return this.makeTransaction(`readwrite`, function (t) {
        t.delete(e);
      });
    }),
    (Kg.prototype.getAll = function () {
      var e;
      return this.makeTransaction(`readonly`, function (t) {
        e = t.getAll();
      }).then(function () {
        return e.result;
      });
    }));
  var qg = `mixpanelBrowserDb`,
    Jg = `mixpanelRecordingEvents`,
    Yg = `mixpanelRecordingRegistry`,
    Xg = { version: 1, storeNames: [Jg, Yg] },
    Zg = `__mp_opt_in_out_`;
  function Qg(e, t) {
    if (r_(t))
      return (
        xg.warn(
          `This browser has "Do Not Track" enabled. This will prevent the Mixpanel SDK from sending any data. To ignore the "Do Not Track" browser setting, initialize the Mixpanel instance with the config "ignore_dnt: true"`,
        ),
        !0
      );
    var n = n_(e, t) === `0`;
    return (n && xg.warn(`You are opted out of Mixpanel tracking. This will prevent the Mixpanel SDK from sending any data.`), n);
  }
  function $g(e) {
    return i_(e, function (e) {
      return this.get_config(e);
    });
  }
  function e_(e) {
    return ((e ||= {}), e.persistenceType === `localStorage` ? Q.localStorage : Q.cookie);
  }
  function t_(e, t) {
    return ((t ||= {}), (t.persistencePrefix || Zg) + e);
  }
  function n_(e, t) {
    return e_(t).get(t_(e, t));
  }
  function r_(t) {
    if (t && t.ignoreDnt) return !1;
    var n = (t && t.window) || e,
      r = n.navigator || {},
      i = !1;
    return (
      Q.each([r.doNotTrack, r.msDoNotTrack, n.doNotTrack], function (e) {
        Q.includes([!0, 1, `1`, `yes`], e) && (i = !0);
      }),
      i
    );
  }
  function i_(e, t) {
    return function () {
      var n = !1;
      try {
        var r = t.call(this, `token`),
          i = t.call(this, `ignore_dnt`),
          a = t.call(this, `opt_out_tracking_persistence_type`),
          o = t.call(this, `opt_out_tracking_cookie_prefix`),
          s = t.call(this, `window`);
        r && (n = Qg(r, { ignoreDnt: i, persistenceType: a, persistencePrefix: o, window: s }));
      } catch (e) {
        xg.error(`Unexpected error when checking tracking opt-out status: ` + e);
      }
      if (!n) return e.apply(this, arguments);
      var c = arguments[arguments.length - 1];
      typeof c == `function` && c(0);
    };
  }
  var a_ = Cg(`lock`),
    o_ = function (e, t) {
      ((t ||= {}),
        (this.storageKey = e),
        (this.storage = t.storage || jg()),
        (this.pollIntervalMS = t.pollIntervalMS || 100),
        (this.timeoutMS = t.timeoutMS || 2e3),
        (this.promiseImpl = t.promiseImpl || Z));
    };
  o_.prototype.withLock = function (e, t) {
    var n = this.promiseImpl;
    return new n(
      Q.bind(function (n, r) {
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
              ? (a_.error(`Timeout waiting for mutex on ` + o + `; clearing lock. [` + i + `]`), l.removeItem(f), l.removeItem(d), g())
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
              : (l.setItem(d, i), l.getItem(d) === i || (Dg(l, !0) || r(Error(`localStorage support dropped while acquiring lock`)), !1));
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
          if (Dg(l, !0)) g();
          else throw Error(`localStorage support check failed`);
        } catch (e) {
          r(e);
        }
      }, this),
    );
  };
  var s_ = function (e) {
    this.storage = e || jg();
  };
  ((s_.prototype.init = function () {
    return this.storage ? Z.resolve() : Z.reject(Error(`localStorage is not available`));
  }),
    (s_.prototype.isInitialized = function () {
      return !0;
    }),
    (s_.prototype.setItem = function (e, t) {
      return new Z(
        Q.bind(function (n, r) {
          try {
            this.storage.setItem(e, Ug(t));
          } catch (e) {
            r(e);
          }
          n();
        }, this),
      );
    }),
    (s_.prototype.getItem = function (e) {
      return new Z(
        Q.bind(function (t, n) {
          var r;
          try {
            r = Wg(this.storage.getItem(e));
          } catch (e) {
            n(e);
          }
          t(r);
        }, this),
      );
    }),
    (s_.prototype.removeItem = function (e) {
      return new Z(
        Q.bind(function (t, n) {
          try {
            this.storage.removeItem(e);
          } catch (e) {
            n(e);
          }
          t();
        }, this),
      );
    }));
  var c_ = Cg(`batch`),
    l_ = function (e, t) {
      ((t ||= {}),
        (this.storageKey = e),
        (this.usePersistence = t.usePersistence),
        this.usePersistence &&
          ((this.queueStorage = t.queueStorage || new s_()),
          (this.lock = new o_(e, { storage: t.sharedLockStorage, timeoutMS: t.sharedLockTimeoutMS }))),
        (this.reportError = t.errorReporter || Q.bind(c_.error, c_)),
        (this.pid = t.pid || null),
        (this.memQueue = []),
        (this.initialized = !1),
        (this.enqueuePersisted = t.enqueueThrottleMs
          ? Fg(Q.bind(this._enqueuePersisted, this), t.enqueueThrottleMs)
          : Q.bind(function (e) {
              return this._enqueuePersisted([e]);
            }, this)));
    };
  ((l_.prototype.ensureInit = function () {
    return this.initialized || !this.usePersistence
      ? Z.resolve()
      : this.queueStorage
          .init()
          .then(
            Q.bind(function () {
              this.initialized = !0;
            }, this),
          )
          .catch(
            Q.bind(function (e) {
              (this.reportError(`Error initializing queue persistence. Disabling persistence`, e),
                (this.initialized = !0),
                (this.usePersistence = !1));
            }, this),
          );
  }),
    (l_.prototype.enqueue = function (e, t) {
      var n = { id: Ig(), flushAfter: new Date().getTime() + t * 2, payload: e };
      return this.usePersistence ? this.enqueuePersisted(n) : (this.memQueue.push(n), Z.resolve(!0));
    }),
    (l_.prototype._enqueuePersisted = function (e) {
      var t = Q.bind(function () {
        return this.ensureInit()
          .then(
            Q.bind(function () {
              return this.readFromStorage();
            }, this),
          )
          .then(
            Q.bind(function (t) {
              return this.saveToStorage(t.concat(e));
            }, this),
          )
          .then(
            Q.bind(function (t) {
              return (t && (this.memQueue = this.memQueue.concat(e)), t);
            }, this),
          )
          .catch(
            Q.bind(function (t) {
              return (this.reportError(`Error enqueueing items`, t, e), !1);
            }, this),
          );
      }, this);
      return this.lock.withLock(t, this.pid).catch(
        Q.bind(function (e) {
          return (this.reportError(`Error acquiring storage lock`, e), !1);
        }, this),
      );
    }),
    (l_.prototype.fillBatch = function (e) {
      var t = this.memQueue.slice(0, e);
      return this.usePersistence && t.length < e
        ? this.ensureInit()
            .then(
              Q.bind(function () {
                return this.readFromStorage();
              }, this),
            )
            .then(
              Q.bind(function (n) {
                if (n.length) {
                  var r = {};
                  Q.each(t, function (e) {
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
        : Z.resolve(t);
    }));
  var u_ = function (e, t) {
    var n = [];
    return (
      Q.each(e, function (e) {
        e.id && !t[e.id] && n.push(e);
      }),
      n
    );
  };
  l_.prototype.removeItemsByID = function (e) {
    var t = {};
    if (
      (Q.each(e, function (e) {
        t[e] = !0;
      }),
      (this.memQueue = u_(this.memQueue, t)),
      this.usePersistence)
    ) {
      var n = Q.bind(function () {
        return this.ensureInit()
          .then(
            Q.bind(function () {
              return this.readFromStorage();
            }, this),
          )
          .then(
            Q.bind(function (e) {
              return ((e = u_(e, t)), this.saveToStorage(e));
            }, this),
          )
          .then(
            Q.bind(function () {
              return this.readFromStorage();
            }, this),
          )
          .then(
            Q.bind(function (e) {
              for (var n = 0; n < e.length; n++) {
                var r = e[n];
                if (r.id && t[r.id]) throw Error(`Item not removed from storage`);
              }
              return !0;
            }, this),
          )
          .catch(
            Q.bind(function (t) {
              return (this.reportError(`Error removing items`, t, e), !1);
            }, this),
          );
      }, this);
      return this.lock.withLock(n, this.pid).catch(
        Q.bind(function (e) {
          return (
            this.reportError(`Error acquiring storage lock`, e),
            !Dg(this.lock.storage, !0) &&
              n()
                .then(
                  Q.bind(function (e) {
                    return (
                      e ||
                      this.queueStorage.removeItem(this.storageKey).then(function () {
                        return e;
                      })
                    );
                  }, this),
                )
                .catch(
                  Q.bind(function (e) {
                    return (this.reportError(`Error clearing queue`, e), !1);
                  }, this),
                )
          );
        }, this),
      );
    }
    return Z.resolve(!0);
  };
  var d_ = function (e, t) {
    var n = [];
    return (
      Q.each(e, function (e) {
        var r = e.id;
        if (r in t) {
          var i = t[r];
          i !== null && ((e.payload = i), n.push(e));
        } else n.push(e);
      }),
      n
    );
  };
  ((l_.prototype.updatePayloads = function (e) {
    return (
      (this.memQueue = d_(this.memQueue, e)),
      this.usePersistence
        ? this.lock
            .withLock(
              Q.bind(function () {
                return this.ensureInit()
                  .then(
                    Q.bind(function () {
                      return this.readFromStorage();
                    }, this),
                  )
                  .then(
                    Q.bind(function (t) {
                      return ((t = d_(t, e)), this.saveToStorage(t));
                    }, this),
                  )
                  .catch(
                    Q.bind(function (t) {
                      return (this.reportError(`Error updating items`, e, t), !1);
                    }, this),
                  );
              }, this),
              this.pid,
            )
            .catch(
              Q.bind(function (e) {
                return (this.reportError(`Error acquiring storage lock`, e), !1);
              }, this),
            )
        : Z.resolve(!0)
    );
  }),
    (l_.prototype.readFromStorage = function () {
      return this.ensureInit()
        .then(
          Q.bind(function () {
            return this.queueStorage.getItem(this.storageKey);
          }, this),
        )
        .then(
          Q.bind(function (e) {
            return (e && (Q.isArray(e) || (this.reportError(`Invalid storage entry:`, e), (e = null))), e || []);
          }, this),
        )
        .catch(
          Q.bind(function (e) {
            return (this.reportError(`Error retrieving queue`, e), []);
          }, this),
        );
    }),
    (l_.prototype.saveToStorage = function (e) {
      return this.ensureInit()
        .then(
          Q.bind(function () {
            return this.queueStorage.setItem(this.storageKey, e);
          }, this),
        )
        .then(function () {
          return !0;
        })
        .catch(
          Q.bind(function (e) {
            return (this.reportError(`Error saving queue`, e), !1);
          }, this),
        );
    }),
    (l_.prototype.clear = function () {
      return (
        (this.memQueue = []),
        this.usePersistence
          ? this.ensureInit().then(
              Q.bind(function () {
                return this.queueStorage.removeItem(this.storageKey);
              }, this),
            )
          : Z.resolve()
      );
    }));
  var f_ = 6e5,
    p_ = Cg(`batch`),
    m_ = function (e, t) {
      ((this.errorReporter = t.errorReporter),
        (this.queue = new l_(e, {
          errorReporter: Q.bind(this.reportError, this),
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
  ((m_.prototype.enqueue = function (e) {
    return this.queue.enqueue(e, this.flushInterval);
  }),
    (m_.prototype.start = function () {
      return ((this.stopped = !1), (this.consecutiveRemovalFailures = 0), this.flush());
    }),
    (m_.prototype.stop = function () {
      ((this.stopped = !0), (this.timeoutID &&= (clearTimeout(this.timeoutID), null)));
    }),
    (m_.prototype.clear = function () {
      return this.queue.clear();
    }),
    (m_.prototype.resetBatchSize = function () {
      this.batchSize = this.libConfig.batch_size;
    }),
    (m_.prototype.resetFlush = function () {
      this.scheduleFlush(this.libConfig.batch_flush_interval_ms);
    }),
    (m_.prototype.scheduleFlush = function (e) {
      ((this.flushInterval = e),
        this.stopped ||
          (this.timeoutID = setTimeout(
            Q.bind(function () {
              this.stopped || (this._flushPromise = this.flush());
            }, this),
            this.flushInterval,
          )));
    }),
    (m_.prototype.sendRequestPromise = function (e, t) {
      return new Z(
        Q.bind(function (n) {
          this.sendRequest(e, t, n);
        }, this),
      );
    }),
    (m_.prototype.flush = function (e) {
      if (this.requestInProgress) return (p_.log(`Flush: Request already in progress`), Z.resolve());
      ((this.requestInProgress = !0), (e ||= {}));
      var t = this.libConfig.batch_request_timeout_ms,
        r = new Date().getTime(),
        i = this.batchSize;
      return this.queue
        .fillBatch(i)
        .then(
          Q.bind(function (a) {
            var o = a.length === i,
              s = [],
              c = {};
            if (
              (Q.each(
                a,
                function (e) {
                  var t = e.payload;
                  if ((this.beforeSendHook && !e.orphaned && (t = this.beforeSendHook(t)), t)) {
                    t.event && t.properties && (t.properties = Q.extend({}, t.properties, { mp_sent_by_lib_version: n.LIB_VERSION }));
                    var r = !0,
                      i = e.id;
                    (i
                      ? (this.itemIdsSentSuccessfully[i] || 0) > 5 &&
                        (this.reportError(`[dupe] item ID sent too many times, not sending`, {
                          item: e,
                          batchSize: a.length,
                          timesSent: this.itemIdsSentSuccessfully[i],
                        }),
                        (r = !1))
                      : this.reportError(`[dupe] found item with no ID`, { item: e }),
                      r && s.push(t));
                  }
                  c[e.id] = t;
                },
                this,
              ),
              s.length < 1)
            )
              return ((this.requestInProgress = !1), this.resetFlush(), Z.resolve());
            var l = Q.bind(function () {
                return this.queue
                  .removeItemsByID(
                    Q.map(a, function (e) {
                      return e.id;
                    }),
                  )
                  .then(
                    Q.bind(function (e) {
                      return (
                        Q.each(
                          a,
                          Q.bind(function (e) {
                            var t = e.id;
                            t
                              ? ((this.itemIdsSentSuccessfully[t] = this.itemIdsSentSuccessfully[t] || 0),
                                this.itemIdsSentSuccessfully[t]++,
                                this.itemIdsSentSuccessfully[t] > 5 &&
                                  this.reportError(`[dupe] item ID sent too many times`, {
                                    item: e,
                                    batchSize: a.length,
                                    timesSent: this.itemIdsSentSuccessfully[t],
                                  }))
                              : this.reportError(`[dupe] found item with no ID while removing`, { item: e });
                          }, this),
                        ),
                        e
                          ? ((this.consecutiveRemovalFailures = 0),
                            this.flushOnlyOnInterval && !o ? (this.resetFlush(), Z.resolve()) : this.flush())
                          : (++this.consecutiveRemovalFailures > 5
                              ? (this.reportError(`Too many queue failures; disabling batching system.`), this.stopAllBatching())
                              : this.resetFlush(),
                            Z.resolve())
                      );
                    }, this),
                  );
              }, this),
              u = Q.bind(function (n) {
                this.requestInProgress = !1;
                try {
                  if (e.unloading) return this.queue.updatePayloads(c);
                  if (Q.isObject(n) && n.error === `timeout` && new Date().getTime() - r >= t)
                    return (this.reportError(`Network timeout; retrying`), this.flush());
                  if (
                    Q.isObject(n) &&
                    (n.httpStatusCode >= 500 || n.httpStatusCode === 429 || (n.httpStatusCode <= 0 && !Bg()) || n.error === `timeout`)
                  ) {
                    var o = this.flushInterval * 2;
                    return (
                      n.retryAfter && (o = parseInt(n.retryAfter, 10) * 1e3 || o),
                      (o = Math.min(f_, o)),
                      this.reportError(`Error; retry in ` + o + ` ms`),
                      this.scheduleFlush(o),
                      Z.resolve()
                    );
                  }
                  if (Q.isObject(n) && n.httpStatusCode === 413) {
                    if (a.length > 1) {
                      var s = Math.max(1, Math.floor(i / 2));
                      return (
                        (this.batchSize = Math.min(this.batchSize, s, a.length - 1)),
                        this.reportError(`413 response; reducing batch size to ` + this.batchSize),
                        this.resetFlush(),
                        Z.resolve()
                      );
                    }
                    return (this.reportError(`Single-event request too large; dropping`, a), this.resetBatchSize(), l());
                  }
                  return l();
                } catch (e) {
                  (this.reportError(`Error handling API response`, e), this.resetFlush());
                }
              }, this),
              d = { method: `POST`, verbose: !0, ignore_json_errors: !0, timeout_ms: t };
            return (e.unloading && (d.transport = `sendBeacon`), p_.log(`MIXPANEL REQUEST:`, s), this.sendRequestPromise(s, d).then(u));
          }, this),
        )
        .catch(
          Q.bind(function (e) {
            (this.reportError(`Error flushing request queue`, e), this.resetFlush());
          }, this),
        );
    }),
    (m_.prototype.reportError = function (e, t) {
      if ((p_.error.apply(p_.error, arguments), this.errorReporter))
        try {
          (t instanceof Error || (t = Error(e)), this.errorReporter(e, t));
        } catch (e) {
          p_.error(e);
        }
    }));
  var h_ = function (e) {
      var t = Date.now();
      return !e || t > e.maxExpires || t > e.idleExpires;
    },
    g_ = 250,
    __ = function (e, t) {
      if (!Q.isArray(e))
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
    };
  Cg(`autocapture`);
  function v_(e) {
    var t = (e.name || e.id || ``).toString().toLowerCase();
    return !!(
      typeof t == `string` &&
      /^cc|cardnum|ccnum|creditcard|csc|cvc|cvv|exp|pass|pwd|routing|seccode|securitycode|securitynum|socialsec|socsec|ssn/i.test(
        t.replace(/[^a-zA-Z0-9]/g, ``),
      )
    );
  }
  var y_ = `.mp-mask, .fs-mask, .amp-mask, .rr-mask, .ph-mask`,
    b_ = `data-rr-is-password`,
    x_ = [`password`, `email`, `tel`, `hidden`];
  function S_(e) {
    return e ? (Array.isArray(e) ? e : [e]) : [];
  }
  function C_(e) {
    var t = {
        input: { maskingSelector: ``, unmaskingSelector: ``, maskAll: !0 },
        text: { maskingSelector: ``, unmaskingSelector: ``, maskAll: !0 },
      },
      n = e.get_config(`record_mask_input_selector`),
      r = e.get_config(`record_unmask_input_selector`),
      i = e.get_config(`record_mask_all_inputs`);
    ((t.input.maskingSelector = S_(n).join(`,`)), (t.input.unmaskingSelector = S_(r).join(`,`)), i !== void 0 && (t.input.maskAll = i));
    var a = e.get_config(`record_mask_text_selector`),
      o = e.get_config(`record_unmask_text_selector`),
      s = e.get_config(`record_mask_all_text`),
      c = e.get_config(`record_mask_text_class`),
      l = S_(a);
    if (c) {
      if (c instanceof RegExp) t.text._legacyClassRegex = c;
      else {
        var u = `.` + c;
        l.indexOf(u) === -1 && l.push(u);
      }
    }
    return (
      (t.text.maskingSelector = l.join(`,`)),
      (t.text.unmaskingSelector = S_(o).join(`,`)),
      s === void 0 && a !== void 0 ? (t.text.maskAll = !1) : s !== void 0 && (t.text.maskAll = s),
      t
    );
  }
  function w_(e, t) {
    return t ? !!e.closest(t) : !1;
  }
  function T_(e, t) {
    var n = (e.getAttribute(`type`) || ``).toLowerCase();
    if (x_.indexOf(n) !== -1) return !0;
    var r = (e.getAttribute(`autocomplete`) || ``).toLowerCase();
    return (r && r !== `` && r !== `off`) || e.hasAttribute(b_) || v_(e)
      ? !0
      : t.input.maskAll
        ? !w_(e, t.input.unmaskingSelector)
        : !!(w_(e, t.input.maskingSelector) || w_(e, y_));
  }
  function E_(e, t) {
    return e
      ? t.text._legacyClassRegex && Pd(e, t.text._legacyClassRegex)
        ? !0
        : t.text.maskAll
          ? !w_(e, t.text.unmaskingSelector)
          : !!(w_(e, t.text.maskingSelector) || w_(e, y_))
      : !1;
  }
  var D_ = Cg(`network-plugin`);
  function O_(e) {
    return Math.round(Date.now() - e.performance.now());
  }
  var k_ = {
    initiatorTypes: [
      `audio`,
      `beacon`,
      `body`,
      `css`,
      `early-hint`,
      `embed`,
      `fetch`,
      `frame`,
      `iframe`,
      `icon`,
      `image`,
      `img`,
      `input`,
      `link`,
      `navigation`,
      `object`,
      `ping`,
      `script`,
      `track`,
      `video`,
      `xmlhttprequest`,
    ],
    ignoreRequestFn: function () {
      return !1;
    },
    recordHeaders: { request: [], response: [] },
    recordBodyUrls: { request: [], response: [] },
    recordInitialRequests: !1,
  };
  function A_(e) {
    return e.entryType === `navigation`;
  }
  function j_(e) {
    return e.entryType === `resource`;
  }
  function M_(e, t) {
    for (var n = e.length - 1; n >= 0; --n) if (t(e[n])) return e[n];
  }
  function N_(e, t, n) {
    if (!(t in e) || typeof e[t] != `function`) return function () {};
    var r = e[t];
    return (
      (e[t] = n(r)),
      function () {
        e[t] = r;
      }
    );
  }
  var P_ = 1048576;
  function F_(e) {
    return !e || typeof e != `string`
      ? e
      : e.length > P_
        ? (D_.error(`Body truncated from ` + e.length + ` to ` + P_ + ` characters`), e.substring(0, P_) + `... [truncated]`)
        : e;
  }
  function I_(e, t, n) {
    if (!t.PerformanceObserver) return (D_.error(`PerformanceObserver not supported`), function () {});
    n.recordInitialRequests &&
      e({
        requests: t.performance
          .getEntries()
          .filter(function (e) {
            return A_(e) || (j_(e) && n.initiatorTypes.includes(e.initiatorType));
          })
          .map(function (e) {
            return {
              url: e.name,
              initiatorType: e.initiatorType,
              status: `responseStatus` in e ? e.responseStatus : void 0,
              startTime: Math.round(e.startTime),
              endTime: Math.round(e.responseEnd),
              timeOrigin: O_(t),
            };
          }),
        isInitial: !0,
      });
    var r = new t.PerformanceObserver(function (r) {
      e({
        requests: r
          .getEntries()
          .filter(function (e) {
            return (
              j_(e) && n.initiatorTypes.includes(e.initiatorType) && e.initiatorType !== `xmlhttprequest` && e.initiatorType !== `fetch`
            );
          })
          .map(function (e) {
            return {
              url: e.name,
              initiatorType: e.initiatorType,
              status: `responseStatus` in e ? e.responseStatus : void 0,
              startTime: Math.round(e.startTime),
              endTime: Math.round(e.responseEnd),
              timeOrigin: O_(t),
            };
          }),
      });
    });
    return (
      r.observe({ entryTypes: [`navigation`, `resource`] }),
      function () {
        r.disconnect();
      }
    );
  }
  function L_(e, t, n) {
    return !t[e] || t[e].length === 0 ? !1 : t[e].includes(n.toLowerCase());
  }
  function R_(e, t, n) {
    return !t[e] || t[e].length === 0 ? !1 : Hg(n, t[e]);
  }
  function z_(e) {
    if (e == null) return null;
    var t;
    if (typeof e == `string`) t = e;
    else if (e instanceof Document) t = e.textContent;
    else if (e instanceof FormData) t = Q.HTTPBuildQuery(e);
    else if (Q.isObject(e))
      try {
        t = JSON.stringify(e);
      } catch {
        return `Failed to stringify response object`;
      }
    else return `Cannot read body of type ` + typeof e;
    return F_(t);
  }
  function B_(e) {
    return new Promise(function (t) {
      var n = setTimeout(function () {
        t(`Timeout while trying to read body`);
      }, 500);
      try {
        e.clone()
          .text()
          .then(
            function (e) {
              (clearTimeout(n), t(F_(e)));
            },
            function (e) {
              (clearTimeout(n), t(`Failed to read body: ` + String(e)));
            },
          );
      } catch (e) {
        (clearTimeout(n), t(`Failed to read body: ` + String(e)));
      }
    });
  }
  function V_(e, t, n, r, i, a) {
    if ((a === void 0 && (a = 0), a > 10)) return (D_.error(`Cannot find performance entry`), Promise.resolve(null));
    var o = M_(e.performance.getEntriesByName(n), function (e) {
      return j_(e) && e.initiatorType === t && (!r || e.startTime >= r) && (!i || e.startTime <= i);
    });
    return o
      ? Promise.resolve(o)
      : new Promise(function (e) {
          setTimeout(e, 50 * a);
        }).then(function () {
          return V_(e, t, n, r, i, a + 1);
        });
  }
  function H_(e, t, n) {
    if (!n.initiatorTypes.includes(`xmlhttprequest`)) return function () {};
    var r = N_(t.XMLHttpRequest.prototype, `open`, function (r) {
      return function (i, a, o, s, c) {
        o === void 0 && (o = !0);
        var l = this,
          u = new Request(a, { method: i }),
          d = {},
          f,
          p,
          m = {},
          h = l.setRequestHeader.bind(l);
        ((l.setRequestHeader = function (e, t) {
          return (L_(`request`, n.recordHeaders, e) && (m[e] = t), h(e, t));
        }),
          (d.requestHeaders = m));
        var g = l.send.bind(l);
        ((l.send = function (e) {
          return (R_(`request`, n.recordBodyUrls, u.url) && (d.requestBody = z_(e)), (f = t.performance.now()), g(e));
        }),
          l.addEventListener(`readystatechange`, function () {
            if (l.readyState === l.DONE) {
              p = t.performance.now();
              var r = {},
                i = l.getAllResponseHeaders();
              (i &&
                i
                  .trim()
                  .split(/[\r\n]+/)
                  .forEach(function (e) {
                    if (e) {
                      var t = e.indexOf(`: `);
                      if (t !== -1) {
                        var i = e.substring(0, t),
                          a = e.substring(t + 2);
                        i && L_(`response`, n.recordHeaders, i) && (r[i] = a);
                      }
                    }
                  }),
                (d.responseHeaders = r),
                R_(`response`, n.recordBodyUrls, u.url) && (d.responseBody = z_(l.response)),
                V_(t, `xmlhttprequest`, u.url, f, p)
                  .then(function (n) {
                    n
                      ? e({
                          requests: [
                            {
                              url: n.name,
                              method: u.method,
                              initiatorType: n.initiatorType,
                              status: l.status,
                              startTime: Math.round(n.startTime),
                              endTime: Math.round(n.responseEnd),
                              timeOrigin: O_(t),
                              requestHeaders: d.requestHeaders,
                              requestBody: d.requestBody,
                              responseHeaders: d.responseHeaders,
                              responseBody: d.responseBody,
                            },
                          ],
                        })
                      : D_.error(`Failed to get performance entry for XHR request to ` + u.url);
                  })
                  .catch(function (e) {
                    D_.error(`Error recording XHR request to ` + u.url + `: ` + String(e));
                  }));
            }
          }),
          r.call(l, i, a, o, s, c));
      };
    });
    return function () {
      r();
    };
  }
  function U_(e, t) {
    if (typeof Request < `u` && e instanceof Request) {
      var n = e.clone();
      return t ? new Request(n, t) : n;
    }
    return new Request(e, t);
  }
  function W_(e, t, n) {
    if (!n.initiatorTypes.includes(`fetch`)) return function () {};
    var r = N_(t, `fetch`, function (r) {
      return function () {
        var i = U_(arguments[0], arguments[1]),
          a,
          o = {},
          s,
          c,
          l,
          u = Promise.resolve(void 0),
          d,
          f = new Promise(function (e) {
            d = e;
          });
        try {
          var p = {};
          (i.headers.forEach(function (e, t) {
            L_(`request`, n.recordHeaders, t) && (p[t] = e);
          }),
            (o.requestHeaders = p),
            R_(`request`, n.recordBodyUrls, i.url) &&
              (u = B_(i).then(function (e) {
                o.requestBody = e;
              })),
            (s = t.performance.now()),
            (l = r.apply(t, arguments).then(function (e) {
              ((a = e), (c = t.performance.now()));
              var r = {};
              return (
                a.headers.forEach(function (e, t) {
                  L_(`response`, n.recordHeaders, t) && (r[t] = e);
                }),
                (o.responseHeaders = r),
                R_(`response`, n.recordBodyUrls, i.url)
                  ? B_(a).then(function (e) {
                      ((o.responseBody = e), d());
                    })
                  : d(),
                a
              );
            })));
        } catch (e) {
          l = Promise.reject(e);
        }
        return (
          Promise.all([u, f, l])
            .then(function () {
              return V_(t, `fetch`, i.url, s, c);
            })
            .then(function (n) {
              n
                ? e({
                    requests: [
                      {
                        url: n.name,
                        method: i.method,
                        initiatorType: n.initiatorType,
                        status: a ? a.status : void 0,
                        startTime: Math.round(n.startTime),
                        endTime: Math.round(n.responseEnd),
                        timeOrigin: O_(t),
                        requestHeaders: o.requestHeaders,
                        requestBody: o.requestBody,
                        responseHeaders: o.responseHeaders,
                        responseBody: o.responseBody,
                      },
                    ],
                  })
                : D_.error(`Failed to get performance entry for fetch request to ` + i.url);
            })
            .catch(function (e) {
              D_.error(`Error recording fetch request to ` + i.url + `: ` + String(e));
            }),
          l
        );
      };
    });
    return function () {
      r();
    };
  }
  function G_(e, t, n) {
    if (!(`performance` in t)) return function () {};
    var r = Object.assign({}, k_.recordHeaders, n.recordHeaders || {}),
      i = Object.assign({}, k_.recordBodyUrls, n.recordBodyUrls || {});
    n = Object.assign({}, n, { recordHeaders: r, recordBodyUrls: i });
    var a = Object.assign({}, k_, n),
      o = function (t) {
        var n = t.requests.filter(function (e) {
          return !Hg(e.url, a.ignoreRequestUrls || []) && !a.ignoreRequestFn(e);
        });
        (n.length > 0 || t.isInitial) && e(Object.assign({}, t, { requests: n }));
      },
      s = I_(o, t, a),
      c = H_(o, t, a),
      l = W_(o, t, a);
    return function () {
      (s(), c(), l());
    };
  }
  var K_ = `rrweb/network@1.mp`,
    q_ = function (e) {
      return { name: K_, observer: G_, options: e };
    },
    J_ = Cg(`recorder`),
    Y_ = e.CompressionStream,
    X_ = { batch_size: 1e3, batch_flush_interval_ms: 1e4, batch_request_timeout_ms: 9e4, batch_autostart: !0 },
    Z_ = new Set([
      W.MouseMove,
      W.MouseInteraction,
      W.Scroll,
      W.ViewportResize,
      W.Input,
      W.TouchMove,
      W.MediaInteraction,
      W.Drag,
      W.Selection,
    ]);
  function Q_(e) {
    return e.type === U.IncrementalSnapshot && Z_.has(e.data.source);
  }
  var $ = function (e) {
    ((this._mixpanel = e.mixpanelInstance),
      (this._onIdleTimeout = e.onIdleTimeout || Vg),
      (this._onMaxLengthReached = e.onMaxLengthReached || Vg),
      (this._onBatchSent = e.onBatchSent || Vg),
      (this._rrwebRecord = e.rrwebRecord || null),
      (this._stopRecording = null),
      (this.replayId = e.replayId),
      (this.batchStartUrl = e.batchStartUrl || null),
      (this.replayStartUrl = e.replayStartUrl || null),
      (this.idleExpires = e.idleExpires || null),
      (this.maxExpires = e.maxExpires || null),
      (this.replayStartTime = e.replayStartTime || null),
      (this.lastEventTimestamp = e.lastEventTimestamp || null),
      (this.seqNo = e.seqNo || 0),
      (this.idleTimeoutId = null),
      (this.maxTimeoutId = null),
      (this.recordMaxMs = tg),
      (this.recordMinMs = 0),
      (this._recordMinMsCheckStart = null));
    var t = Dg(e.sharedLockStorage || jg(), !0) && !this.getConfig(`disable_persistence`);
    ((this.batcherKey = `__mprec_` + this.getConfig(`name`) + `_` + this.getConfig(`token`) + `_` + this.replayId),
      (this.queueStorage = new Kg(qg, Jg, Xg)),
      (this.batcher = new m_(this.batcherKey, {
        errorReporter: this.reportError.bind(this),
        flushOnlyOnInterval: !0,
        libConfig: X_,
        sendRequestFunc: this.flushEventsWithOptOut.bind(this),
        queueStorage: this.queueStorage,
        sharedLockStorage: e.sharedLockStorage,
        usePersistence: t,
        stopAllBatchingFunc: this.stopRecording.bind(this),
        enqueueThrottleMs: g_,
        sharedLockTimeoutMS: 1e4,
      })));
  };
  (($.prototype.getUserIdInfo = function () {
    if (this.finalFlushUserIdInfo) return this.finalFlushUserIdInfo;
    var e = { distinct_id: String(this._mixpanel.get_distinct_id()) },
      t = this._mixpanel.get_property(`$device_id`);
    t && (e.$device_id = t);
    var n = this._mixpanel.get_property(`$user_id`);
    return (n && (e.$user_id = n), e);
  }),
    ($.prototype.unloadPersistedData = function () {
      return (
        this.batcher.stop(),
        this.queueStorage
          .init()
          .catch(
            function () {
              this.reportError(`Error initializing IndexedDB storage for unloading persisted data.`);
            }.bind(this),
          )
          .then(
            function () {
              return this.getDurationMs() < this._getRecordMinMs()
                ? this.queueStorage.removeItem(this.batcherKey)
                : this.batcher.flush().then(
                    function () {
                      return this.queueStorage.removeItem(this.batcherKey);
                    }.bind(this),
                  );
            }.bind(this),
          )
      );
    }),
    ($.prototype.getConfig = function (e) {
      return this._mixpanel.get_config(e);
    }),
    ($.prototype.get_config = function (e) {
      return this.getConfig(e);
    }),
    ($.prototype.startRecording = function (e) {
      if (this._rrwebRecord === null) this.reportError(`rrweb record function not provided. `);
      else if (this._stopRecording !== null) J_.log(`Recording already in progress, skipping startRecording.`);
      else {
        ((this.recordMaxMs = this.getConfig(`record_max_ms`)),
          this.recordMaxMs > tg &&
            ((this.recordMaxMs = tg), J_.critical(`record_max_ms cannot be greater than ` + tg + `ms. Capping value.`)),
          (this.maxExpires ||= new Date().getTime() + this.recordMaxMs),
          (this.recordMinMs = this._getRecordMinMs()),
          this.replayStartTime ||
            ((this.replayStartTime = new Date().getTime()),
            (this.batchStartUrl = Q.info.currentUrl()),
            (this.replayStartUrl = Q.info.currentUrl())),
          e || this.recordMinMs > 0 ? (this.batcher.stop(), (this._recordMinMsCheckStart = null)) : this.batcher.start());
        var t = function () {
          clearTimeout(this.idleTimeoutId);
          var e = this.getConfig(`record_idle_timeout_ms`);
          ((this.idleTimeoutId = setTimeout(this._onIdleTimeout, e)), (this.idleExpires = new Date().getTime() + e));
        }.bind(this);
        t();
        var n = this.getConfig(`record_block_selector`);
        (n === `` || n === null) && (n = void 0);
        var r = C_(this._mixpanel),
          i = [];
        if (this.getConfig(`record_network`)) {
          var a = this.getConfig(`record_network_options`) || {},
            o = (a.ignoreRequestUrls || []).slice();
          (o.push(this._getApiRoute()), (a.ignoreRequestUrls = o), i.push(q_(a)));
        }
        this.getConfig(`record_console`) &&
          i.push(Lh({ stringifyOptions: { stringLengthLimit: 1e3, numOfKeysLimit: 50, depthOfLimit: 2 } }));
        var s = __(this.getConfig(`record_allowed_iframe_origins`), J_);
        try {
          this._stopRecording = this._rrwebRecord({
            emit: function (e) {
              this.idleExpires && this.idleExpires < e.timestamp
                ? this._onIdleTimeout()
                : (this._recordMinMsCheckStart === null && (this._recordMinMsCheckStart = e.timestamp),
                  Q_(e) &&
                    (this.batcher.stopped && e.timestamp - this._recordMinMsCheckStart >= this.recordMinMs && this.batcher.start(), t()),
                  (this.__enqueuePromise = this.batcher.enqueue(e)),
                  (this.lastEventTimestamp === null || e.timestamp > this.lastEventTimestamp) && (this.lastEventTimestamp = e.timestamp));
            }.bind(this),
            blockClass: this.getConfig(`record_block_class`),
            blockSelector: n,
            collectFonts: this.getConfig(`record_collect_fonts`),
            dataURLOptions: { type: `image/webp`, quality: 0.6 },
            maskAllInputs: !0,
            maskTextSelector: `*`,
            maskInputFn: this._getMaskFn(T_, r),
            maskTextFn: this._getMaskFn(E_, r),
            recordCrossOriginIframes: s.length > 0,
            allowedIframeOrigins: s,
            recordCanvas: this.getConfig(`record_canvas`),
            sampling: { canvas: 15 },
            plugins: i,
          });
        } catch (e) {
          this.reportError(`Unexpected error when starting rrweb recording.`, e);
        }
        if (typeof this._stopRecording != `function`)
          (this.reportError(`rrweb failed to start, skipping this recording.`), (this._stopRecording = null), this.stopRecording());
        else {
          var c = this.maxExpires - new Date().getTime();
          this.maxTimeoutId = setTimeout(this._onMaxLengthReached.bind(this), c);
        }
      }
    }),
    ($.prototype.stopRecording = function (e) {
      if (((this.finalFlushUserIdInfo = this.getUserIdInfo()), !this.isRrwebStopped())) {
        try {
          this._stopRecording();
        } catch (e) {
          this.reportError(`Error with rrweb stopRecording`, e);
        }
        this._stopRecording = null;
      }
      var t;
      return (
        this.batcher.stopped ? (t = this.batcher.clear()) : e || (t = this.batcher.flush()),
        this.batcher.stop(),
        clearTimeout(this.idleTimeoutId),
        clearTimeout(this.maxTimeoutId),
        t
      );
    }),
    ($.prototype.isRrwebStopped = function () {
      return this._stopRecording === null;
    }),
    ($.prototype.flushEventsWithOptOut = function (e, t, n) {
      var r = function (e) {
        e === 0 && (this.stopRecording(), n({ error: `Tracking has been opted out, stopping recording.` }));
      }.bind(this);
      this._flushEvents(e, t, n, r);
    }),
    ($.prototype.serialize = function () {
      var e;
      try {
        e = this._mixpanel.get_tab_id();
      } catch (t) {
        (this.reportError(`Error getting tab ID for serialization `, t), (e = null));
      }
      return {
        replayId: this.replayId,
        seqNo: this.seqNo,
        replayStartTime: this.replayStartTime,
        batchStartUrl: this.batchStartUrl,
        replayStartUrl: this.replayStartUrl,
        lastEventTimestamp: this.lastEventTimestamp,
        idleExpires: this.idleExpires,
        maxExpires: this.maxExpires,
        tabId: e,
      };
    }),
    ($.deserialize = function (e, t) {
      return new $(
        Q.extend({}, t, {
          replayId: e.replayId,
          batchStartUrl: e.batchStartUrl,
          replayStartUrl: e.replayStartUrl,
          idleExpires: e.idleExpires,
          maxExpires: e.maxExpires,
          replayStartTime: e.replayStartTime,
          lastEventTimestamp: e.lastEventTimestamp,
          seqNo: e.seqNo,
          sharedLockStorage: t.sharedLockStorage,
        }),
      );
    }),
    ($.prototype._getApiRoute = function () {
      return this.getConfig(`api_routes`).record;
    }),
    ($.prototype._sendRequest = function (t, n, r, i) {
      var a = function (e, n) {
          (e.status === 200 && this.replayId === t && (this.seqNo++, (this.batchStartUrl = Q.info.currentUrl())),
            this._onBatchSent(),
            i({ status: 0, httpStatusCode: e.status, responseBody: n, retryAfter: e.headers.get(`Retry-After`) }));
        }.bind(this),
        o = (this._mixpanel.get_api_host && this._mixpanel.get_api_host(`record`)) || this.getConfig(`api_host`);
      e.fetch(o + `/` + this._getApiRoute() + `?` + new URLSearchParams(n), {
        method: `POST`,
        headers: { Authorization: `Basic ` + btoa(this.getConfig(`token`) + `:`), "Content-Type": `application/octet-stream` },
        body: r,
      })
        .then(function (e) {
          e.json()
            .then(function (t) {
              a(e, t);
            })
            .catch(function (e) {
              i({ error: e });
            });
        })
        .catch(function (e) {
          i({ error: e, httpStatusCode: 0 });
        });
    }),
    ($.prototype._flushEvents = $g(function (e, t, r) {
      var i = e.length;
      if (i > 0) {
        for (var a = this.replayId, o = 1 / 0, s = -1 / 0, c = !1, l = 0; l < i; l++)
          ((o = Math.min(o, e[l].timestamp)), (s = Math.max(s, e[l].timestamp)), e[l].type === U.FullSnapshot && (c = !0));
        if (this.seqNo === 0) {
          if (!c) {
            (r({ error: `First batch does not contain a full snapshot. Aborting recording.` }), this.stopRecording(!0));
            return;
          }
          this.replayStartTime = o;
        } else
          this.replayStartTime ||=
            (this.reportError(`Replay start time not set but seqNo is not 0. Using current batch start time as a fallback.`), o);
        var u = s - this.replayStartTime,
          d = {
            $current_url: this.batchStartUrl,
            $lib_version: n.LIB_VERSION,
            batch_start_time: o / 1e3,
            mp_lib: `web`,
            replay_id: a,
            replay_length_ms: u,
            replay_start_time: this.replayStartTime / 1e3,
            replay_start_url: this.replayStartUrl,
            seq: this.seqNo,
          },
          f = JSON.stringify(e);
        if ((Object.assign(d, this.getUserIdInfo()), Gg(mg, ug.vendor, fg))) {
          var p = new Blob([f], { type: `application/json` }).stream().pipeThrough(new Y_(`gzip`));
          new Response(p).blob().then(
            function (e) {
              ((d.format = `gzip`), this._sendRequest(a, d, e, r));
            }.bind(this),
          );
        } else ((d.format = `body`), this._sendRequest(a, d, f, r));
      }
    })),
    ($.prototype.reportError = function (e, t) {
      J_.error.apply(J_.error, arguments);
      try {
        (!t && !(e instanceof Error) && (e = Error(e)), this.getConfig(`error_reporter`)(e, t));
      } catch (e) {
        J_.error(e);
      }
    }),
    ($.prototype.getDurationMs = function () {
      return this.replayStartTime === null
        ? 0
        : this.lastEventTimestamp === null
          ? new Date().getTime() - this.replayStartTime
          : this.lastEventTimestamp - this.replayStartTime;
    }),
    ($.prototype._getRecordMinMs = function () {
      var e = this.getConfig(`record_min_ms`);
      return e > ng ? (J_.critical(`record_min_ms cannot be greater than ` + ng + `ms. Capping value.`), ng) : e;
    }),
    ($.prototype._getMaskFn = function (e, t) {
      return function (n, r) {
        if (!n.trim().length) return ``;
        var i = !0;
        try {
          i = e(r, t);
        } catch (e) {
          this.reportError(`Error checking if text should be masked, defaulting to masked`, e);
        }
        if (i) {
          var a = Math.min(n.length, 1e4);
          return `*`.repeat(a);
        }
        return n;
      }.bind(this);
    }));
  var $_ = function (e) {
    ((this.idb = new Kg(qg, Yg, Xg)),
      (this.errorReporter = e.errorReporter),
      (this.mixpanelInstance = e.mixpanelInstance),
      (this.sharedLockStorage = e.sharedLockStorage));
  };
  (($_.prototype.isPersistenceEnabled = function () {
    return !this.mixpanelInstance.get_config(`disable_persistence`);
  }),
    ($_.prototype.handleError = function (e) {
      this.errorReporter(`IndexedDB error: `, e);
    }),
    ($_.prototype.setActiveRecording = function (e) {
      if (!this.isPersistenceEnabled()) return Z.resolve();
      var t = e.tabId;
      return t
        ? this.idb
            .init()
            .then(
              function () {
                return this.idb.setItem(t, e);
              }.bind(this),
            )
            .catch(this.handleError.bind(this))
        : (console.warn(`No tab ID is set, cannot persist recording metadata.`), Z.resolve());
    }),
    ($_.prototype.getActiveRecording = function () {
      return this.isPersistenceEnabled()
        ? this.idb
            .init()
            .then(
              function () {
                return this.idb.getItem(this.mixpanelInstance.get_tab_id());
              }.bind(this),
            )
            .then(
              function (e) {
                return h_(e) ? null : e;
              }.bind(this),
            )
            .catch(this.handleError.bind(this))
        : Z.resolve(null);
    }),
    ($_.prototype.clearActiveRecording = function () {
      return this.isPersistenceEnabled() ? this.markActiveRecordingExpired() : this.deleteActiveRecording();
    }),
    ($_.prototype.markActiveRecordingExpired = function () {
      return this.getActiveRecording()
        .then(
          function (e) {
            if (e) return ((e.maxExpires = 0), this.setActiveRecording(e));
          }.bind(this),
        )
        .catch(this.handleError.bind(this));
    }),
    ($_.prototype.deleteActiveRecording = function () {
      return this.idb.isInitialized()
        ? this.idb.removeItem(this.mixpanelInstance.get_tab_id()).catch(this.handleError.bind(this))
        : Z.resolve();
    }),
    ($_.prototype.flushInactiveRecordings = function () {
      return this.isPersistenceEnabled()
        ? this.idb
            .init()
            .then(
              function () {
                return this.idb.getAll();
              }.bind(this),
            )
            .then(
              function (e) {
                var t = e
                  .filter(function (e) {
                    return h_(e);
                  })
                  .map(
                    function (e) {
                      return $.deserialize(e, { mixpanelInstance: this.mixpanelInstance, sharedLockStorage: this.sharedLockStorage })
                        .unloadPersistedData()
                        .then(
                          function () {
                            return this.idb.removeItem(e.tabId);
                          }.bind(this),
                        )
                        .catch(this.handleError.bind(this));
                    }.bind(this),
                  );
                return Z.all(t);
              }.bind(this),
            )
            .catch(this.handleError.bind(this))
        : Z.resolve([]);
    }));
  var ev = Cg(`recorder`),
    tv = function (e, t, n) {
      ((this.mixpanelInstance = e),
        (this.rrwebRecord = t || ld),
        (this.sharedLockStorage = n),
        (this.recordingRegistry = new $_({ mixpanelInstance: this.mixpanelInstance, errorReporter: ev.error, sharedLockStorage: n })),
        (this._flushInactivePromise = this.recordingRegistry.flushInactiveRecordings()),
        (this.activeRecording = null),
        (this.stopRecordingInProgress = !1));
    };
  ((tv.prototype.startRecording = function (e) {
    if (((e ||= {}), this.activeRecording && !this.activeRecording.isRrwebStopped()))
      ev.log(`Recording already in progress, skipping startRecording.`);
    else {
      var t = function () {
          (ev.log(`Idle timeout reached, restarting recording.`), this.resetRecording());
        }.bind(this),
        n = function () {
          (ev.log(`Max recording length reached, stopping recording.`), this.resetRecording());
        }.bind(this),
        r = function () {
          (this.recordingRegistry.setActiveRecording(this.activeRecording.serialize()),
            (this.__flushPromise = this.activeRecording.batcher._flushPromise));
        }.bind(this),
        i = {
          mixpanelInstance: this.mixpanelInstance,
          onBatchSent: r,
          onIdleTimeout: t,
          onMaxLengthReached: n,
          replayId: Q.UUID(),
          rrwebRecord: this.rrwebRecord,
          sharedLockStorage: this.sharedLockStorage,
        };
      return (
        (this.activeRecording = e.activeSerializedRecording ? $.deserialize(e.activeSerializedRecording, i) : new $(i)),
        this.activeRecording.startRecording(e.shouldStopBatcher),
        this.recordingRegistry.setActiveRecording(this.activeRecording.serialize())
      );
    }
  }),
    (tv.prototype.stopRecording = function () {
      return (
        (this.stopRecordingInProgress = !0),
        this._stopCurrentRecording(!1, !0)
          .then(
            function () {
              return this.recordingRegistry.clearActiveRecording();
            }.bind(this),
          )
          .then(
            function () {
              this.stopRecordingInProgress = !1;
            }.bind(this),
          )
      );
    }),
    (tv.prototype.pauseRecording = function () {
      return this._stopCurrentRecording(!1);
    }),
    (tv.prototype._stopCurrentRecording = function (e, t) {
      if (this.activeRecording) {
        var n = this.activeRecording.stopRecording(e);
        return (t && (this.activeRecording = null), n);
      }
      return Z.resolve();
    }),
    (tv.prototype.resumeRecording = function (e) {
      return this.activeRecording && this.activeRecording.isRrwebStopped()
        ? (this.activeRecording.startRecording(!1), Z.resolve(null))
        : this.recordingRegistry.getActiveRecording().then(
            function (t) {
              return t && !this.stopRecordingInProgress
                ? this.startRecording({ activeSerializedRecording: t })
                : e
                  ? this.startRecording({ shouldStopBatcher: !1 })
                  : (ev.log(`No resumable recording found.`), null);
            }.bind(this),
          );
    }),
    (tv.prototype.resetRecording = function () {
      (this.stopRecording(), this.startRecording({ shouldStopBatcher: !0 }));
    }),
    (tv.prototype.isRecording = function () {
      return this.activeRecording && !this.activeRecording.isRrwebStopped();
    }),
    (tv.prototype.getActiveReplayId = function () {
      return this.isRecording() ? this.activeRecording.replayId : null;
    }),
    Object.defineProperty(tv.prototype, "replayId", {
      get: function () {
        return this.getActiveReplayId();
      },
    }),
    (e[r] = tv));
})();
