import { BlockList, isIP, SocketAddress } from "node:net";

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;
const MAPPED_IPV4 = /^::ffff:(?=[\d.]+$)/;

/**
 * The one form of an IP address, or null when the text is none: a port, brackets and an IPv6 zone
 * are dropped, IPv6 is compressed in lower case, and IPv4 inside IPv6 ('::ffff:203.0.113.9') is
 * IPv4.
 */
export function parseIp(text: string): string | null {
  const match = WITH_PORT.exec(text.trim());
  const [ipText = ""] = (match?.[1] ?? match?.[2] ?? text.trim()).split("%");
  const family = isIP(ipText);
  if (family === 4) return ipText;
  return family === 6
    ? new SocketAddress({ address: ipText, family: "ipv6" }).address.replace(MAPPED_IPV4, "")
    : null;
}

/**
 * What a limit counts for an IP address in its one form: an IPv4 address, or the IPv6 network of 64
 * bits, which is one household's.
 */
export const ipSource = (ip: string): string =>
  isIP(ip) === 6 ? `${firstFourGroups(ip)}::/64` : ip;

function firstFourGroups(ip: string): string {
  const [head = "", tail = ""] = ip.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}

/** A list of single IP addresses and of networks. */
export class IpRanges {
  readonly #list = new BlockList();

  /**
   * @param texts IP addresses and ranges such as '10.0.0.0/8' or 'fd00::/8'. Throws RangeError
   * naming the one that is neither.
   */
  constructor(texts: readonly string[]) {
    for (const text of texts) {
      const [, ipText = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
      const ip = parseIp(ipText);
      const widest = ip === null ? 0 : isIP(ip) === 6 ? 128 : 32;
      if (ip === null || Number(bits ?? 0) > widest) throw new RangeError(text);
      this.#list.addSubnet(
        ip,
        bits === undefined ? widest : Number(bits),
        widest === 128 ? "ipv6" : "ipv4",
      );
    }
  }

  /** @param ip in its one form. */
  has(ip: string): boolean {
    return this.#list.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4");
  }
}
