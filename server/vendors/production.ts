import { VENDOR_KINDS } from "#domain/wire/vendors.ts";
import type { VendorKind } from "#domain/wire/vendors.ts";
import { isLoopbackUrl } from "#server/platform/config/loopback.ts";
import type { Config } from "#server/platform/config/config.ts";

/** True if this installation is the configured production host; without PRODUCTION_HOST none is. */
export const isProduction = ({
  publicUrl,
  productionHost,
}: Pick<Config, "publicUrl" | "productionHost">): boolean =>
  productionHost !== null && new URL(publicUrl).host === productionHost;

/**
 * Purchases are sent by the production host alone, to every vendor (R-TEL-5); everything
 * else by every host.
 */
export const isSentFromHere = (
  kind: VendorKind,
  config: Pick<Config, "publicUrl" | "productionHost">,
): boolean => !VENDOR_KINDS[kind].isPurchase || isProduction(config);

/**
 * True on a public site with vendors that would get purchases, where none is sent: an operator
 * should know.
 */
export const sendsNoPurchase = (config: Config): boolean =>
  !isLoopbackUrl(config.publicUrl) &&
  !isProduction(config) &&
  [config.meta, config.ga4, config.mixpanel].some((vendor) => vendor !== null);
