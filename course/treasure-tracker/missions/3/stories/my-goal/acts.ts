import type { Point } from "#characters/pocket/mood.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { stepAt } from "#stage/cast/think-step.ts";
import { pop, mix } from "#stage/base/timing.ts";
import {
  bareFootAt,
  coolFeetAt,
  pinKiteAt,
  showCoinsAt,
  tapRowsAt,
  offerSockAt,
} from "./acts/picturing.ts";
import { socksAt, hotSandAt, achooAt } from "./acts/sneezing.ts";

/** The sock on his paw is a puppet: it looks around, they look at each other, it nods. */
function sockPuppetAt(since: number, life: number): Acting {
  const up = pop(since / 0.4);
  const { index, share } = stepAt(life, 1.15, 3);
  const nod = index === 2 ? Math.sin(share * Math.PI * 4) * 16 : 0;
  const aside = index === 1 ? 34 : 0;
  const hand: Point = [mix(470, 548, up), mix(570, 380, up)];
  return {
    right: { hand, bend: [560, 560], inFront: true },
    left: { hand: [208, 590], bend: [84, 520], inFront: true },
    held: [
      {
        thing: "sockFace",
        at: [hand[0] + aside * 0.5, hand[1] - 64 + Math.abs(nod)],
        turn: aside + nod + Math.sin(life * 5) * 6,
        size: 2.5 * Math.max(0.01, Math.min(1.05, up)),
      },
    ],
    look: index === 0 ? [-0.8, -0.4] : [0.9, 0],
    turn: index === 0 ? -0.3 : 0.5,
    tilt: (index === 0 ? -6 : 7) + nod * 0.3,
    lean: aside * 0.1,
    mouth: index === 2 ? "o" : "hmm",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  socks: socksAt,
  hotSand: hotSandAt,
  achoo: achooAt,
  bareFoot: bareFootAt,
  coolFeet: coolFeetAt,
  pinKite: pinKiteAt,
  showCoins: showCoinsAt,
  tapRows: tapRowsAt,
  offerSock: offerSockAt,
  sockPuppet: sockPuppetAt,
} satisfies Record<string, Act>;
