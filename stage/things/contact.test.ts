import { expect, it } from "vitest";
import { grove } from "../places/grove.ts";
import { kitchen } from "../places/kitchen.ts";
import { contactShadows } from "./contact.ts";
import { things } from "./things.ts";
import type { Standing } from "./contact.ts";

const coin = (x: number, y: number): Standing => ({ thing: things.coin, at: [x, y], size: 1 });

it("what stands on a table casts a soft shadow there, all in one shape (T-846)", () => {
  const [shadow, ...rest] = contactShadows(kitchen, [coin(200, 986), coin(300, 986)]);
  expect(rest).toEqual([]);
  expect(String(shadow?.attrs["d"]).match(/M/g)).toHaveLength(2);
  expect(Number(shadow?.attrs["opacity"])).toBeLessThan(0.4);
});

it("what is in the air, hangs on a wall or is held casts none (T-847)", () => {
  expect(contactShadows(kitchen, [coin(200, 600)])).toEqual([]);
  expect(contactShadows(grove, [coin(200, 986)])).toEqual([]);
  expect(contactShadows(kitchen, [{ thing: things.hat, at: [200, 986], size: 1 }])).toEqual([]);
});
