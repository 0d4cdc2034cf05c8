import { Agent, request } from "node:http";
import { middle } from "./median.ts";

export interface Ask {
  method: string;
  path: string;
  token?: string;
  /** ETag for If-None-Match. */
  known?: string;
  body?: unknown;
}

export interface Driven {
  /** Requests per second. */
  rate: number;
  /** Response time in milliseconds. */
  p50: number;
  p99: number;
  count: number;
  /** Responses with a status of 400 or more, and requests without a response. */
  failures: number;
}

/**
 * Sends requests on `connections` connections for `seconds`. Each waits `pauseMs` between a
 * response and its next request.
 */
export async function drive(
  url: string,
  connections: number,
  seconds: number,
  next: (connection: number) => Ask,
  pauseMs = 0,
): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const loop = async (connection: number) => {
    while (performance.now() < until) {
      const sentAt = performance.now();
      const status = await send(agent, url, next(connection));
      times.push(performance.now() - sentAt);
      if (status === 0 || status >= 400) failures++;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => loop(index)));
  const spent = (performance.now() - started) / 1000;
  agent.destroy();
  return summary(times, spent, failures);
}

/** Connections of `driveAtRate`: more requests than are ever under way. */
const OPEN_CONNECTIONS = 256;

/** Sends `perSecond` requests a second: see `atRate`. */
export async function driveAtRate(
  url: string,
  perSecond: number,
  seconds: number,
  next: (connection: number) => Ask,
): Promise<DrivenAtRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: OPEN_CONNECTIONS });
  const driven = await atRate(perSecond, seconds, async (index) => {
    const status = await send(agent, url, next(index));
    return status > 0 && status < 400;
  });
  agent.destroy();
  return driven;
}

export interface DrivenAtRate extends Driven {
  /** How late requests were sent, in milliseconds: a stall of this process. */
  lagP99: number;
}

/**
 * Calls `sendOne` `perSecond` times a second, evenly and whether or not those before have been
 * answered, as many families that know nothing of each other do. Times count from when a request
 * was sent, because a stall of this process is not one of the server.
 *
 * @param sendOne resolves to whether the request succeeded
 */
export async function atRate(
  perSecond: number,
  seconds: number,
  sendOne: (index: number) => Promise<boolean>,
): Promise<DrivenAtRate> {
  const times: number[] = [];
  const lags: number[] = [];
  const pending: Promise<void>[] = [];
  let failures = 0;
  const total = Math.ceil(perSecond * seconds);
  const started = performance.now();
  const dueAt = (index: number) => started + (index * 1000) / perSecond;
  const sendAndCount = async (index: number) => {
    const sentAt = performance.now();
    lags.push(sentAt - dueAt(index));
    const hasSucceeded = await sendOne(index);
    times.push(performance.now() - sentAt);
    if (!hasSucceeded) failures++;
  };
  for (let sent = 0; sent < total;) {
    while (sent < total && dueAt(sent) <= performance.now()) pending.push(sendAndCount(sent++));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
  const spent = (performance.now() - started) / 1000;
  return { ...summary(times, spent, failures), lagP99: summary(lags, spent, 0).p99 };
}

/**
 * The medians of several loads at one rate: other work on the machine stops all of its processes for
 * some of them.
 */
export function medianLoad(loads: readonly DrivenAtRate[]): DrivenAtRate {
  const medianOf = (value: (load: DrivenAtRate) => number) => middle(loads.map(value));
  const total = (value: (load: DrivenAtRate) => number) =>
    loads.reduce((sum, load) => sum + value(load), 0);
  return {
    rate: medianOf(({ rate }) => rate),
    p50: medianOf(({ p50 }) => p50),
    p99: medianOf(({ p99 }) => p99),
    lagP99: medianOf(({ lagP99 }) => lagP99),
    count: total(({ count }) => count),
    failures: total(({ failures }) => failures),
  };
}

/** @param times response times in milliseconds, measured during `seconds` */
export function summary(times: readonly number[], seconds: number, failures: number): Driven {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    rate: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    count: times.length,
    failures,
  };
}

const send = (agent: Agent, url: string, { method, path, token, known, body }: Ask) =>
  new Promise<number>((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      "accept-encoding": "gzip, deflate, br, zstd", // as Chromium sends it
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(known !== undefined && { "if-none-match": known }),
      ...(text !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
      }),
    };
    const sent = request(url + path, { method, agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", () => resolve(0));
    sent.end(text);
  });
