import type { Act } from "../story.ts";
import { mix, pop } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";
import { careActs } from "./care-acts.ts";
import { caveActs } from "./cave-acts.ts";
import { choosingActs } from "./choosing-acts.ts";
import { compareActs } from "./compare-acts.ts";
import { framingActs } from "./framing-acts.ts";
import { endingActs } from "./ending-acts.ts";
import { givingActs } from "./giving-acts.ts";
import { goalActs } from "./goal-acts.ts";
import { helloActs } from "./hello-acts.ts";
import { needActs } from "./need-acts.ts";
import { packingActs } from "./packing-acts.ts";
import { picturingActs } from "./picturing-acts.ts";
import { saveActs } from "./save-acts.ts";
import { settingOffActs } from "./setting-off-acts.ts";
import { shareActs } from "./share-acts.ts";
import { shopActs } from "./shop-acts.ts";
import { showingActs } from "./showing-acts.ts";
import { spoonActs } from "./spoon-acts.ts";
import { tableActs } from "./table-acts.ts";
import { thinkActs } from "./think-acts.ts";
import { waitActs } from "./wait-acts.ts";
import { talkActs } from "./talk-acts.ts";
import { wantActs } from "./want-acts.ts";
import { waterActs } from "./water-acts.ts";
import { workActs } from "./work-acts.ts";

/** Shakes each with a pull and a pause; the last second is a gasp for breath. */
export const shakeAt = (since: number): number =>
  since < 0.25
    ? 0
    : Math.sin((since - 0.25) * 22) *
      Math.min(1, (since - 0.25) * 3) *
      (since > 2.3 ? Math.max(0, 1 - (since - 2.3) * 3) : 1);

/** When the sneeze comes, in seconds after its cue. */
const SNEEZE_S = 0.62;

/** Pocket's acts as functions of the seconds since they began. */
export const acts: Record<Act, (since: number, life: number) => Acting> = {
  stand: () => ({}),
  hideBehindMap: (since) => {
    const lowered = pop((since - 0.55) / 0.35);
    return {
      map: 1 - 0.78 * lowered,
      look: since < 0.5 ? [0, 0.4] : [Math.sin(since * 5) * 0.6, 0.5],
      ...(since > 0.55 ? hopAt(since - 0.62, 26) : {}),
    };
  },
  readMap: (since) => ({
    map: 0.22,
    ...glances(
      [
        [0, -0.7, 0.8],
        [0.5, 0.7, 0.8],
        [1, 0, 0.9],
      ],
      since,
    ),
  }),
  lookAround: (since) => ({
    ...glances(
      [
        [0, -1, -0.1],
        [0.75, 1, -0.1],
        [1.5, 0.4, -0.2],
      ],
      since,
    ),
    left: { hand: [150, 196], bend: [56, 440], inFront: true },
  }),
  lookUp: (since) => ({
    ...glances([[0, 0.9, -1]], since),
    right: {
      hand: [mix(460, 612, between(since, 0.2, 0.5)), mix(566, 300, between(since, 0.2, 0.5))],
      bend: [540, 470],
    },
  }),
  shakeTree: (since) => {
    const shake = shakeAt(since);
    const tired = between(since, 2.4, 2.8);
    return {
      left: {
        hand: [mix(560 + shake * 26, 190, tired), mix(420, 590, tired)],
        bend: [400, mix(520, 560, tired)],
        inFront: true,
      },
      right: {
        hand: [mix(610 + shake * 26, 470, tired), mix(500, 590, tired)],
        bend: [540, mix(560, 540, tired)],
        inFront: true,
      },
      look: [0.9, mix(-0.7, 0.2, tired)],
      turn: 0.8 * (1 - tired),
      shift: shake * 12,
      lean: shake * 4 + 5 * (1 - tired),
      stretch: 1 - 0.06 * Math.abs(shake) - 0.07 * tired,
      eyes: tired > 0.5 ? "open" : "arcs",
      ...(tired > 0.5 && { mouth: "o" as const }),
    };
  },
  leaves: (since) => ({
    leaves: Math.min(1, since / 0.9),
    ...glances(
      [
        [0, 0, -1],
        [0.9, -0.6, -0.9],
        [1.5, 0.6, -0.9],
      ],
      since,
    ),
  }),
  sneeze: (since) => {
    const drawn = between(since, 0, SNEEZE_S);
    const blown = between(since, SNEEZE_S, SNEEZE_S + 0.1);
    const back = between(since, SNEEZE_S + 0.25, SNEEZE_S + 0.7);
    return {
      leaves: 1 + blown * Math.max(0, since - SNEEZE_S),
      tilt: -9 * drawn + 22 * blown - 13 * back,
      stretch: 1 + 0.09 * drawn - 0.24 * blown + 0.15 * back,
      look: [0, since < SNEEZE_S ? 0.9 : 0],
      eyes: "open",
      blink: since > 0.3 && since < SNEEZE_S + 0.4 ? 1 : 0,
      mouth: since < SNEEZE_S ? "o" : since < SNEEZE_S + 0.35 ? "grin" : "smile",
      jump: 26 * blown * (1 - back),
    };
  },
  point: (since) => ({
    ...glances(
      [
        [0, 0.9, -0.2],
        [1, 0, 0],
      ],
      since,
    ),
    right: {
      hand: [mix(460, 616, pop(since / 0.4)), mix(566, 380, pop(since / 0.4))],
      bend: [540, 520],
    },
  }),
  hop: (since) => hopAt(since % 0.95, 90),
  ...careActs,
  ...caveActs,
  ...choosingActs,
  ...compareActs,
  ...framingActs,
  ...endingActs,
  ...givingActs,
  ...goalActs,
  ...helloActs,
  ...needActs,
  ...packingActs,
  ...picturingActs,
  ...saveActs,
  ...settingOffActs,
  ...shareActs,
  ...shopActs,
  ...showingActs,
  ...spoonActs,
  ...tableActs,
  ...talkActs,
  ...thinkActs,
  ...waitActs,
  ...wantActs,
  ...waterActs,
  ...workActs,
  cheer: (since) => ({
    map: 0.17,
    coins: Math.min(4, since * 3),
    ...glances(
      [
        [0, -0.5, 0.9],
        [0.8, 0.5, 0.9],
        [1.6, 0, 0],
      ],
      since,
    ),
    ...(since > 1.5 && hopAt((since - 1.5) % 0.95, 90)),
  }),
};
