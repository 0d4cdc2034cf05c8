import { n as e } from "./rolldown-runtime-WkwZ5CU-.js";
import { G as t, K as n, O as r, Q as i, X as a, Y as o, Z as s, a as c, m as l, mt as u, u as d, x as f } from "./zones-xnnzTp_v.js";
import { n as p, r as m, t as h } from "./kid-DGpSkcJy.js";
import { N as g, P as _, h as v, u as y } from "./start-D_cgnDPi.js";
import { r as b, t as x } from "./react-NlsCRLOM.js";
var S = e(b(), 1);
function C() {
  let { profile: e } = p(),
    t = f(`track`, () => m({})),
    n = f(`settings`, l),
    [i, s] = (0, S.useState)(`end`),
    [u, h] = (0, S.useState)(``),
    g = t.state === `ready` ? t.value.all_planned_published : null;
  c(e.kid_age, [d.heading]);
  let _ = () => {
      let e = n.state === `ready` ? n.value.survey_url : null;
      if (e === null) return s(`form`);
      (window.open(e, `_blank`, `noopener,noreferrer`), s(`end`));
    },
    v = async () => {
      s(`busy`);
      try {
        (await r(u), s(`thanks`));
      } catch {
        s(`failed`);
      }
    };
  switch (i) {
    case `end`:
      return { state: `end`, isComplete: g, share: () => (o() > 0 ? _() : s(`gate`)) };
    case `gate`:
      return {
        state: `gate`,
        pass() {
          (a(), _());
        },
      };
    case `form`:
    case `busy`:
    case `failed`:
      return { state: `form`, text: u, change: h, isBusy: i === `busy`, hasFailed: i === `failed`, send: () => void v() };
    case `thanks`:
      return { state: `thanks` };
  }
}
var w = { words: `GameOver-module_words_nlm0` },
  T = x();
function E() {
  let e = C();
  switch ((v(`game-over`, e.state), e.state)) {
    case `gate`:
      return (0, T.jsx)(t, { words: s, numberWords: i, backTo: u(), onPass: e.pass });
    case `form`:
      return (0, T.jsxs)(
        y,
        {
          heading: d.formHeading,
          mood: `talking`,
          picture: `letter`,
          children: [
            (0, T.jsx)(`p`, { children: d.formText }),
            (0, T.jsxs)(n, {
              onSubmit: e.send,
              children: [
                (0, T.jsxs)(`label`, {
                  className: w.words,
                  children: [
                    d.formLabel,
                    (0, T.jsx)(`textarea`, {
                      rows: 5,
                      maxLength: 4e3,
                      value: e.text,
                      disabled: e.isBusy,
                      onChange: (t) => e.change(t.target.value),
                    }),
                  ],
                }),
                e.hasFailed && (0, T.jsx)(`p`, { role: `alert`, children: d.formFailed }),
                (0, T.jsx)(g, {
                  type: `submit`,
                  disabled: e.text.trim() === `` || e.isBusy,
                  children: e.isBusy ? d.formSending : d.formSend,
                }),
              ],
            }),
          ],
        },
        `form`,
      );
    case `thanks`:
      return (0, T.jsx)(
        y,
        { heading: d.formThanks, mood: `celebrating`, children: (0, T.jsx)(_, { href: `${u()}?stay=true`, children: d.toTrack }) },
        `thanks`,
      );
    case `end`: {
      let t = e.isComplete === null ? null : e.isComplete ? d.allDone : d.soon;
      return (0, T.jsxs)(y, {
        heading: d.heading,
        mood: `celebrating`,
        picture: `chest`,
        children: [
          t !== null && (0, T.jsx)(h, { text: t }),
          (0, T.jsx)(_, { big: !0, href: `${u()}?stay=true`, children: d.toTrack }),
          (0, T.jsx)(g, { look: `quiet`, onClick: e.share, children: d.share }),
        ],
      });
    }
  }
}
export { E as GameOverScreen };
