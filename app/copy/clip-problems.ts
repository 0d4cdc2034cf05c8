import * as v from "valibot";
import { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { refusedFile } from "./uploads.ts";

/** Why one of several clips did not become a slide's clip. */
export const clipProblems = {
  other: (name: string) => `${name} is no video, and no captions of a video with the same name.`,
  /** On a server that does not convert clips. */
  unconverted: (name: string) => `${name}: please save this video as MP4, and choose it again.`,
  failed: (name: string, { message, facts }: { message: string; facts: unknown }) => {
    const refusal = v.safeParse(UploadRefusal, facts);
    return `${name}: ${refusal.success ? refusedFile(refusal.output) : message} Its slide is there, without a video.`;
  },
};
