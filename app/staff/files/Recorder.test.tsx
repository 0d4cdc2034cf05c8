// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { files as words } from "#app/copy/files.ts";
import {
  forgetRecording,
  keepRecording,
  readRecording,
} from "#app/data/authoring/kept-recordings.ts";
import type { Microphone } from "./record.ts";
import { Recorder } from "./Recorder.tsx";
import { useMicrophone } from "./useMicrophone.ts";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const microphone = vi.hoisted(() => ({
  begin: vi.fn<Microphone["begin"]>(),
  take: vi.fn<Microphone["take"]>(),
  close: vi.fn<Microphone["close"]>(),
}));
vi.mock("./record.ts", () => ({ openMicrophone: async () => microphone }));

const onRecorded = vi.fn<(file: File) => void>();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

/** Opens a recorder, and records. */
async function record() {
  render(<Recorder label="Voice" place="s/Voice" isRetake={false} onRecorded={onRecorded} />);
  fireEvent.click(screen.getByRole("button", { name: words.record("Voice") }));
  return screen.findByRole("button", { name: words.stop });
}
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

it("the focus goes from 'Record' to 'Stop', and back", async () => {
  microphone.take.mockResolvedValue(null);
  render(<Recorder label="Voice" place="s/Voice" isRetake={false} onRecorded={onRecorded} />);
  const button = (name: string) => screen.findByRole("button", { name });
  const first = await button(words.record("Voice"));
  first.focus();
  await press(first);
  const stop = await button(words.stop);
  expect(document.activeElement).toBe(stop);
  await press(stop);
  expect(document.activeElement).toBe(await button(words.record("Voice")));
});

it("the focus goes from a recording that is deleted to 'Record'", async () => {
  await keepRecording("s/Kept", { file: new File(["x"], "recording.wav"), text: "" });
  render(<Recorder label="Voice" place="s/Kept" isRetake={false} onRecorded={onRecorded} />);
  const discard = await screen.findByRole("button", { name: words.discard });
  discard.focus();
  fireEvent.click(discard);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: words.record("Voice") }));
});

it("a recording whose line is left while it runs is offered when the line is shown again", async () => {
  microphone.take.mockResolvedValue(new File(["half a line"], "recording.wav"));
  await record();
  cleanup();
  await vi.waitFor(async () => expect(await readRecording("s/Voice")).not.toBeNull());
  expect([microphone.close.mock.calls.length, onRecorded.mock.calls.length]).toEqual([1, 0]);
  render(<Recorder label="Voice" place="s/Voice" isRetake={false} onRecorded={onRecorded} />);
  fireEvent.click(await screen.findByRole("button", { name: words.use }));
  const [used] = onRecorded.mock.calls[0] ?? [];
  expect(await used?.text()).toBe("half a line");
  await forgetRecording("s/Voice");
});

it("a recording that is lost says so, and the microphone is closed", async () => {
  microphone.take.mockRejectedValue(new Error("The browser can't resample it."));
  await press(await record());
  expect(screen.getByRole("alert").textContent).toBe(words.microphone.lost);
  expect([microphone.close.mock.calls.length, onRecorded.mock.calls.length]).toEqual([1, 0]);
});

it("a recording that is lost says so also where the next one begins at once", async () => {
  microphone.take.mockRejectedValue(new Error("The browser can't resample it."));
  const { result } = renderHook(useMicrophone);
  await act(async () => void (await result.current.record()));
  await act(async () => {
    const taking = result.current.take();
    await result.current.record();
    expect(await taking).toBeNull();
  });
  expect([result.current.problem, result.current.isRecording]).toEqual([
    words.microphone.lost,
    true,
  ]);
});
