import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEVICE_STORES, keysToEmpty, ownedKey } from "./device-stores.ts";
import type { Area } from "./device-stores.ts";

const ROWS = Object.entries(DEVICE_STORES) as [
  keyof typeof DEVICE_STORES,
  { area: Area; kept: string; keys?: RegExp },
][];
const areas = ["local", "tab", "caches"] as const;
const named = (kept: string, area: Area) =>
  ROWS.flatMap(([name, row]) => (row.kept === kept && row.area === area ? [name as string] : []));
const ofFamily = (area: Area, id: string) =>
  named("family", area).flatMap((name) => [`${name}:${id}`, `${name}:${id}:lesson`]);

describe("what goes from a device", () => {
  it.each(areas)("nobody is signed in: all that families keep in %s, and nothing else", (area) => {
    const others = [
      ...named("device", area),
      ...named("sign-in", area),
      ...named("author", area).map((name) => `${name}:c:slide`),
      ...named("unsaved", area).map((name) => `${name}:a`),
      "foreign",
    ];
    const keys = [...others, ...ofFamily(area, "a"), ...ofFamily(area, "b")];
    expect(keysToEmpty(area, keys, null, false)).toEqual([
      ...ofFamily(area, "a"),
      ...ofFamily(area, "b"),
    ]);
  });

  it.each(areas)(
    "family b is signed in: what carries another id in %s, or none as older versions kept it",
    (area) => {
      const keys = [...named("family", area), ...ofFamily(area, "a"), ...ofFamily(area, "b")];
      expect(keysToEmpty(area, keys, "b", false)).toEqual([
        ...named("family", area),
        ...ofFamily(area, "a"),
      ]);
    },
  );

  it.each(areas)(
    "what has no id in %s goes only when the device passes from one user to the next, or to nobody",
    (area) => {
      const keys = named("visitor", area).filter((name) => name !== "mixpanel");
      expect(keysToEmpty(area, keys, "b", false)).toEqual([]);
      expect(keysToEmpty(area, keys, "b", true)).toEqual(keys);
      expect(keysToEmpty(area, keys, null, true)).toEqual(keys);
    },
  );

  it("the vendor's keys go with the visitor, but its note of a refusal", () => {
    const keys = ["mp_token_mixpanel", "__mp_recorder", "__mp_opt_in_out_token", "temp"];
    expect(keysToEmpty("local", keys, null, true)).toEqual(["mp_token_mixpanel", "__mp_recorder"]);
  });

  it("never takes what is the signed-in family's, whatever the ids are", () =>
    fc.assert(
      fc.property(fc.uuid(), fc.array(fc.uuid()), (own, others) => {
        const keys = [own, ...others].map((id) => ownedKey("saved", id));
        const kept = keys.filter((key) => !keysToEmpty("local", keys, own, true).includes(key));
        expect(new Set(kept)).toEqual(new Set([ownedKey("saved", own)]));
      }),
    ));

  it("never deletes unsent mutations, with any account and with none (T-1181)", () =>
    fc.assert(
      fc.property(
        fc.array(fc.uuid()),
        fc.option(fc.uuid()),
        fc.boolean(),
        (families, userId, isHandedOver) => {
          const keys = families.flatMap((id) => [
            ownedKey("outbox", id),
            ownedKey("outbox-events", id),
          ]);
          expect(keysToEmpty("local", keys, userId, isHandedOver)).toEqual([]);
        },
      ),
    ));
});
