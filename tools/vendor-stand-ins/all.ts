import { MIXPANEL_ENV, PLAUSIBLE_ENV, startMixpanel, startPlausible } from "./analytics.ts";
import { GA4_ENV, LOOPS_ENV, META_ENV, startGa4, startLoops, startMeta } from "./marketing.ts";
import { startVoice, VOICE_ENV } from "./services.ts";
import type { Trouble } from "./vendor.ts";

/** Every vendor that measures or advertises, and the settings that name them. */
export async function startMeasuringVendors() {
  const [mixpanel, meta, loops, ga4, plausible] = await Promise.all([
    startMixpanel(),
    startMeta(),
    startLoops(),
    startGa4(),
    startPlausible(),
  ]);
  const byName = { mixpanel, meta, loops, ga4, plausible };
  return {
    ...byName,
    byName,
    env: {
      ...MIXPANEL_ENV(mixpanel),
      ...META_ENV(meta),
      ...LOOPS_ENV(loops),
      ...GA4_ENV(ga4),
      ...PLAUSIBLE_ENV(plausible),
    },
    trouble: (kind: Trouble) => Object.values(byName).forEach((vendor) => vendor.trouble(kind)),
    forget: () => Object.values(byName).forEach((vendor) => vendor.forget()),
    stop: () => Promise.all(Object.values(byName).map((vendor) => vendor.stop())),
  };
}
export type MeasuringVendors = Awaited<ReturnType<typeof startMeasuringVendors>>;

/** The same, and the voice: for a development server. */
export async function startAllVendors() {
  const [measuring, voice] = await Promise.all([startMeasuringVendors(), startVoice()]);
  return { byName: { ...measuring.byName, voice }, env: { ...measuring.env, ...VOICE_ENV(voice) } };
}
