import { describe, expect, it } from "vitest";
import { Channel } from "./channel.ts";

const collect = () => {
  const delivered: number[] = [];
  return { delivered, send: (event: number) => void delivered.push(event) };
};

describe("a channel", () => {
  it("sends buffered events first, then new ones", () => {
    const channel = new Channel<number>();
    const { delivered, send } = collect();
    channel.give(1);
    channel.give(2);
    channel.open(send);
    channel.give(3);
    expect(delivered).toEqual([1, 2, 3]);
    expect(channel.waiting).toEqual([]);
  });

  it("that is refused drops what waited and what comes, also when it is opened later", () => {
    const channel = new Channel<number>();
    const { delivered, send } = collect();
    channel.give(1);
    channel.close();
    channel.give(2);
    channel.open(send);
    channel.give(3);
    expect(delivered).toEqual([3]);
  });

  it("sends nothing after it was closed", () => {
    const channel = new Channel<number>();
    const { delivered, send } = collect();
    channel.open(send);
    channel.close();
    channel.give(1);
    expect([delivered, channel.waiting]).toEqual([[], []]);
  });

  it("that was refused can wait for another word", () => {
    const channel = new Channel<number>();
    const { delivered, send } = collect();
    channel.close();
    channel.wait();
    channel.give(1);
    channel.open(send);
    expect(delivered).toEqual([1]);
  });

  it("lets what waits lie in a store of its own, for the next page", () => {
    const kept: number[] = [];
    const store = {
      read: () => [...kept],
      add: (event: number) => void kept.push(event),
      clear: () => void (kept.length = 0),
    };
    new Channel<number>(store).give(1);
    const { delivered, send } = collect();
    const next = new Channel<number>(store);
    next.give(2);
    next.open(send);
    expect([delivered, kept]).toEqual([[1, 2], []]);
  });

  it("keeps no more than a hundred", () => {
    const channel = new Channel<number>();
    for (let n = 0; n < 150; n++) channel.give(n);
    expect(channel.waiting).toHaveLength(100);
  });
});
