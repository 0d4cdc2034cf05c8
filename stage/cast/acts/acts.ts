import { mix, pop } from "../../base/timing.ts";
import { glances, between, hopAt } from "../acting.ts";
import type { Act } from "../../kit/acting.ts";
import { payTenAt, layCoinsAt, catchCoinAt, tapJarAt, payInAt, dropCoinsAt } from "./coins.ts";
import {
  emptyBagAt,
  onHeadAt,
  sailInAt,
  danceAt,
  wearCoatAt,
  reachUpAt,
  slurpAt,
  hugTeddyAt,
  broomAt,
} from "./doing.ts";
import {
  listenAt,
  thisWayAt,
  beckonAt,
  shrugAt,
  proudAt,
  whisperAt,
  countPawsAt,
  clapAt,
} from "./talking.ts";

/** What Pocket acts in several stories. */
export const acts = {
  stand: () => ({}),
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
  emptyBag: emptyBagAt,
  payTen: payTenAt,
  layCoins: layCoinsAt,
  catchCoin: catchCoinAt,
  tapJar: tapJarAt,
  onHead: onHeadAt,
  sailIn: sailInAt,
  listen: listenAt,
  payIn: payInAt,
  dropCoins: dropCoinsAt,
  thisWay: thisWayAt,
  beckon: beckonAt,
  dance: danceAt,
  wearCoat: wearCoatAt,
  reachUp: reachUpAt,
  slurp: slurpAt,
  shrug: shrugAt,
  proud: proudAt,
  whisper: whisperAt,
  countPaws: countPawsAt,
  clap: clapAt,
  hugTeddy: hugTeddyAt,
  sweep: broomAt,
} satisfies Record<string, Act>;
