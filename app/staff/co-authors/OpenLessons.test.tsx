// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PRESENCE_INTERVAL_MS } from "#domain/content/presence.ts";
import type { LessonsPresence } from "#app/data/authoring/presence.ts";
import { sendPresence } from "#app/data/authoring/presence.ts";
import type { CoAuthors } from "./co-authors.ts";
import { ourJson } from "#app/data/wire/ours-for-tests.ts";
import { OpenLessons } from "./OpenLessons.tsx";

const LESSONS = [{ id: "one", title: "Needs" }];
const TAB = crypto.randomUUID();
const server = { others: [] as LessonsPresence, requests: [] as string[], isCut: false };

beforeEach(() => {
  Object.assign(server, { others: [], requests: [], isCut: false });
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (url: string) => {
    server.requests.push(url.replace(/^.*\/api\/staff/, "").replace(TAB, "TAB"));
    if (server.isCut) throw new TypeError("Failed to fetch");
    return ourJson({ others: server.others });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Time passes, and what was asked then is answered. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(100));
};
const shown = () => screen.queryByText(/^Also here/)?.textContent ?? "";
const announced = () => screen.getByRole("status").textContent;

async function open() {
  const onChange = vi.fn<(coAuthors: CoAuthors) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenLessons lessons={LESSONS} onChange={onChange} />
    </QueryClientProvider>,
  );
  await pass(0);
  return onChange;
}

it("shows who works on which lesson while this page is open, and no author without a connection (R-STAFF-47)", async () => {
  server.others = [{ lesson: "one", name: "Anna", slide: 2 }];
  const onChange = await open();
  expect(shown()).toBe("Also here: Anna (Needs, slide 2)");
  expect(onChange.mock.lastCall?.[0].marks.get("one")).toHaveLength(1);
  server.isCut = true;
  await pass(PRESENCE_INTERVAL_MS);
  expect(shown()).toBe("");
  expect(onChange.mock.lastCall?.[0].marks.size).toBe(0);
  server.isCut = false;
  await pass(PRESENCE_INTERVAL_MS);
  expect(shown()).toBe("Also here: Anna (Needs, slide 2)");
});

it("announces who came and who left, not each move to another slide or a cut connection (T-373)", async () => {
  await open();
  const anna = { lesson: "one", name: "Anna", slide: 2 };
  const announcedWith = async (...others: LessonsPresence) => {
    server.others = others;
    await pass(PRESENCE_INTERVAL_MS);
    return announced();
  };
  expect(announced()).toBe("");
  expect(await announcedWith(anna)).toBe("Came: Anna (Needs).");
  expect(await announcedWith({ ...anna, slide: 3 })).toBe("Came: Anna (Needs).");
  const ben = { ...anna, name: "Ben" };
  expect(await announcedWith({ ...anna, slide: 4 }, ben)).toBe("Came: Ben (Needs).");
  server.isCut = true;
  expect(await announcedWith(anna, ben)).toBe("Came: Ben (Needs).");
  expect(shown()).toBe("");
  server.isCut = false;
  expect(await announcedWith(anna, ben)).toBe("Came: Ben (Needs).");
  expect(await announcedWith()).toBe("Left: Anna (Needs), Ben (Needs).");
});

it("does not report again while the list of authors is unchanged", async () => {
  server.others = [{ lesson: "one", name: "Anna", slide: 2 }];
  const onChange = await open();
  const before = onChange.mock.calls.length;
  await pass(3 * PRESENCE_INTERVAL_MS);
  expect(server.requests).toHaveLength(4);
  expect(onChange).toHaveBeenCalledTimes(before);
});

it("does not poll while its browser tab is hidden", async () => {
  await open();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(3 * PRESENCE_INTERVAL_MS);
  expect(server.requests).toHaveLength(1);
});

it("leaves out the lesson that this page left a moment ago", async () => {
  await sendPresence("one", { tab: TAB, slide: null });
  await open();
  expect(server.requests.at(-1)).toBe("/presence?tab=TAB");
});
