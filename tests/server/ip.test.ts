import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#server/platform/config/config.ts";
import { IpRanges, ipSource, parseIp } from "#server/platform/ip.ts";
import { createLogger } from "#server/platform/log.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

describe("the one form of an IP address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9:4711 ", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["[::ffff:203.0.113.9]:80", "203.0.113.9"],
    ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::1", "::1"],
  ])("%s is %s", (text, ip) => expect(parseIp(text)).toBe(ip));

  it.each([
    "",
    "unknown",
    "_hidden",
    "203.0.113",
    "203.0.113.009",
    "0x7f.0.0.1",
    "2130706433",
    "2001:db8::1:443:x",
    "[203.0.113.9",
    "1.2.3.4:99999999",
  ])("%j is none", (text) => expect(parseIp(text)).toBeNull());

  it("is counted whole for IPv4, by its network of 64 bits for IPv6", () => {
    expect(ipSource("203.0.113.9")).toBe("203.0.113.9");
    for (const ip of ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"])
      expect(ipSource(ip)).toBe("2001:db8:1:2::/64");
    expect(ipSource("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(ipSource("2001:db8:0:1::1")).toBe("2001:db8:0:1::/64");
    expect(ipSource("::1")).toBe("0:0:0:0::/64");
  });
});

describe("ranges of trusted proxies", () => {
  it("hold IP addresses and networks of both kinds", () => {
    const ranges = new IpRanges(["10.0.0.0/8", "192.0.2.7", "fd00::/8", "[2001:db8::7]"]);
    const inside = ["10.255.0.1", "192.0.2.7", "fd12::1", "2001:db8::7"];
    const outside = ["11.0.0.1", "192.0.2.8", "fe80::1", "2001:db8::8"];
    expect([...inside, ...outside].filter((ip) => ranges.has(ip))).toEqual(inside);
  });

  it.each([
    "10.0.0.0/33",
    "10.0.0.0/",
    "10.0.0.0/-1",
    "fd00::/129",
    "proxy.example",
    "10.0.0.0/8/8x",
  ])("%s ends the start with one line", (text) =>
    expect(() => readConfig({ TRUSTED_PROXIES: `127.0.0.1,${text}` })).toThrow(
      /^Configuration: TRUSTED_PROXIES: .*10\.0\.0\.0\/8, not /,
    ),
  );
});

describe("limits by IP address", () => {
  let server: TestServer;
  beforeAll(
    async () =>
      void (server = await startTestServer({
        env: { AUTH_REQUESTS_PER_5_MIN: "3", TRUSTED_PROXIES: "10.0.0.0/8,fd00::/8" },
      })),
  );
  afterAll(() => server.stop());
  const statuses = async (requests: { from: string; headers?: Record<string, string> }[]) => {
    const seen: number[] = [];
    for (const how of requests)
      seen.push(
        (await server.request("POST", "/auth/v1/peek", { ...how, body: { token_hash: "none" } }))
          .status,
      );
    return seen;
  };
  const ONE_SOURCE = [403, 403, 403, 429, 429, 429];
  const via = (forwarded: string, from = "10.0.0.2") => ({
    from,
    headers: { "x-forwarded-for": forwarded },
  });

  it("count the hosts of one IPv6 network together, and another network apart", async () => {
    expect(
      await statuses(Array.from({ length: 6 }, (_, n) => ({ from: `2001:db8:1:2::${n + 1}` }))),
    ).toEqual(ONE_SOURCE);
    expect(await statuses([{ from: "2001:db8:1:3::1" }])).toEqual([403]);
  });

  it("count one IP address together however it is written", async () => {
    const spellings = [
      "2001:db8:9::7",
      "2001:DB8:9::7",
      "2001:db8:9:0:0:0:0:7",
      "[2001:db8:9::7]",
      "[2001:db8:9::7]:4711",
      "2001:0db8:0009::0007",
    ];
    expect(await statuses(spellings.map((text) => via(text)))).toEqual(ONE_SOURCE);
    const ports = [
      "198.51.100.7",
      "198.51.100.7:1",
      "198.51.100.7:2",
      "::ffff:198.51.100.7",
      "[::ffff:198.51.100.7]:3",
      "::ffff:c633:6407",
    ];
    expect(await statuses(ports.map((text) => via(text)))).toEqual(ONE_SOURCE);
  });

  it("believe a proxy of a trusted range, and nobody else", async () => {
    const clients = Array.from({ length: 6 }, (_, n) => `203.0.113.${n}`);
    expect(await statuses(clients.map((client) => via(client, "10.1.2.3")))).toEqual(
      clients.map(() => 403),
    );
    expect(
      await statuses(
        clients.map((client) => via(`${client.replace("203", "198")}, 10.9.9.9`, "fd00::5")),
      ),
    ).toEqual(clients.map(() => 403));
    expect(await statuses(clients.map((client) => via(client, "192.0.2.50")))).toEqual(ONE_SOURCE);
  });

  it("count the last proxy that can be read where a hop is no IP address", async () => {
    expect(
      await statuses(
        Array.from({ length: 6 }, (_, n) => via(`192.0.2.${200 + n}, unknown`, "10.7.7.7")),
      ),
    ).toEqual(ONE_SOURCE);
  });
});

describe("a proxy that TRUSTED_PROXIES does not name", () => {
  const visit = async (env: Record<string, string>, hours: readonly number[]) => {
    const lines: string[] = [];
    const log = createLogger("warn", { write: (line: string) => void lines.push(line) });
    const behind = await startTestServer({ env, log });
    let hour = 0;
    for (const next of hours) {
      behind.clock.advance((next - hour) * 3600);
      hour = next;
      await behind.request("GET", "/api/settings", {
        from: "203.0.113.9",
        headers: { "x-forwarded-for": "198.51.100.7" },
      });
    }
    await behind.request("GET", "/api/settings", { from: "203.0.113.9" });
    await behind.stop();
    return lines.filter((line) => line.includes("TRUSTED_PROXIES"));
  };

  it.each([
    ["none is named", {}, [0], 1],
    ["another one is named", { TRUSTED_PROXIES: "10.0.0.0/8" }, [0], 1],
    ["it is named", { TRUSTED_PROXIES: "203.0.113.0/24" }, [0], 0],
    ["nobody forwards", {}, [], 0],
    ["many requests in an hour", {}, [0, 0.1, 0.9], 1],
    ["a request an hour later", {}, [0, 0.5, 1], 2],
  ])(
    "is shown in the log, once an hour, without an address: %s (T-1128)",
    async (_what, env, hours, times) => {
      const lines = await visit(env, hours);
      expect(lines).toHaveLength(times);
      expect(lines.join("")).not.toMatch(/203\.|198\./);
    },
  );
});
