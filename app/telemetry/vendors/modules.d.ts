/**
 * The entry without anything that is fetched from another host; its own types name no default
 * export.
 */
declare module "mixpanel-browser/src/loaders/loader-module-core.js" {
  import type { OverridedMixpanel } from "mixpanel-browser";
  const mixpanel: OverridedMixpanel;
  export default mixpanel;
}
/** Sets a global that the core looks for before it would fetch the recorder. */
declare module "mixpanel-browser/dist/mixpanel-recorder.min.js";
