import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_COURSE_ID, FIRST_LESSON_ID } from "#domain/constants.ts";
import type { AnyUploadKind } from "#domain/content/uploads.ts";
import { ClientGone } from "#server/platform/jobs/turns.ts";
import { fileBytes, newVideoSlide, silentWav, upload } from "#tests/support/authoring.ts";
import { standInConverter } from "#tests/support/clip-converter.ts";
import { courseFiles } from "#tests/support/course-files.ts";
import { newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let http: Server;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ clipConverter: standInConverter().converter });
  http = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  ({ token } = await newStaff(server));
});
afterAll(async () => {
  http.close();
  await server.stop();
});

/** Holds the work on the next upload until `end`, which tells how it ended. */
function heldWork() {
  const { uploadParts } = server.context;
  const { withFile } = uploadParts;
  const begun = Promise.withResolvers<void>();
  const until = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  uploadParts.withFile = async (id, work) => {
    uploadParts.withFile = withFile;
    begun.resolve();
    await until.promise;
    const working = withFile(id, work);
    working.then(() => ended.resolve("done"), ended.resolve);
    return working;
  };
  const end = () => {
    until.resolve();
    return ended.promise;
  };
  return { begun: begun.promise, end };
}

const WAYS: Record<string, () => Promise<{ path: string; body: object }>> = {
  async sound() {
    const id = await uploaded("slide-audio", "a.wav", silentWav());
    return { path: `lessons/${FIRST_LESSON_ID}/files`, body: { upload: id, kind: "slide-audio" } };
  },
  async clip() {
    const { lesson, slide } = await newVideoSlide(server, token);
    const id = await uploaded("video", "a.mp4", await fileBytes("onboarding/welcome.mp4"));
    return { path: `lessons/${lesson}/clips`, body: { upload: id, slide } };
  },
  async "course file"() {
    const file = await courseFiles(server, token).exported(FIRST_COURSE_ID);
    const id = await uploaded("course-file", "a.zip", file);
    return { path: "course-files/plan", body: { upload: id, course: null } };
  },
};

async function uploaded(kind: AnyUploadKind, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const id = await upload(server, token, { kind, name, bytes });
  if (typeof id !== "string") throw new Error(`not uploaded: ${id.status}`);
  return id;
}

describe("an author's page that has gone while its file waits", () => {
  it.each(["stays", "goes"])("%s: its file is read only if it stays (T-1614)", async (what) => {
    for (const [kind, prepare] of Object.entries(WAYS)) {
      const { path, body } = await prepare();
      const work = heldWork();
      const page = new AbortController();
      const connected = once(http, "connection") as Promise<[Socket]>;
      const answer = fetch(
        `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/staff/${path}`,
        {
          method: "POST",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            connection: "close",
          },
          body: JSON.stringify(body),
          signal: page.signal,
        },
      ).then(
        ({ status }) => status,
        () => "gone",
      );
      const [socket] = await connected;
      await work.begun;
      if (what === "goes") {
        page.abort();
        await once(socket, "close");
      }
      const ended = await work.end();
      if (what === "goes") expect([kind, ended]).toEqual([kind, expect.any(ClientGone)]);
      else
        expect([kind, ended, String(await answer)]).toEqual([
          kind,
          "done",
          expect.stringMatching(/^20/),
        ]);
    }
  });
});
