import type { Config } from "#server/platform/config/config.ts";
import { isLoopbackHost } from "#server/platform/config/loopback.ts";

/** 'https://*.example.com/**' as a pattern: `*` and `?` stop at '.' and '/', `**` does not. */
function globToRegExp(glob: string): RegExp {
  const body = glob.replace(/[.+^${}()|[\]\\]|\*\*|\*|\?/g, (token) =>
    token === "**" ? ".*" : token === "*" ? "[^./]*" : token === "?" ? "[^./]" : `\\${token}`,
  );
  return new RegExp(`^${body}$`);
}

/**
 * The redirect target when it is allowed, else the site URL (never an error). Only http(s), no
 * user-info, no backslash, no bare numbers or IP addresses but loopback.
 */
export function allowedRedirect(target: string | null | undefined, config: Config): string {
  const site = config.publicUrl;
  if (!target || target.includes("\\")) return site;
  const url = URL.parse(target);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    return site;
  const host = url.hostname;
  const loopback = isLoopbackHost(host);
  if (!loopback && !/^(?=.*[a-z])[a-z0-9.-]+$/i.test(host)) return site;
  const ours = new URL(site);
  if (
    url.protocol === ours.protocol &&
    host === ours.hostname &&
    (url.port === ours.port || loopback)
  )
    return url.href;
  const withoutFragment = url.href.split("#")[0] ?? "";
  return config.redirectAllowList.some((glob) => globToRegExp(glob).test(withoutFragment))
    ? url.href
    : site;
}
