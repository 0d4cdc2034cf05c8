import { describe, expect, it } from "vitest";
import type { Slide } from "../slides/registry.ts";
import { mapMedia, mediaUrls, pictureOf, withoutSignature } from "./lesson-media.ts";

const video: Slide = {
  id: "v",
  type: "video",
  video_url: "/v.mp4",
  captions_url: "/v.vtt",
  poster_url: null,
  alt: "/alt",
};
const quiz: Slide = {
  id: "q",
  type: "quiz",
  quiz_heading: "",
  quiz_question: "/question",
  quiz_audio_url: "/q.m4a",
  quiz_answers: [
    { text: "a", is_correct: true, image_url: "/a.webp", alt: "", audio_url: "/a.m4a" },
    { text: "b", is_correct: false, image_url: null, alt: null },
  ],
  quiz_correct_quote: "",
  quiz_correct_audio_url: "/right.m4a",
  quiz_wrong_quote: "",
  quiz_wrong_audio_url: "/wrong.m4a",
};
const ALL = ["/v.mp4", "/v.vtt", "/q.m4a", "/a.webp", "/a.m4a", "/right.m4a", "/wrong.m4a"];

describe("a lesson's files", () => {
  it("lists each file of a lesson once, and nothing else", () =>
    expect(mediaUrls([video, quiz, quiz])).toEqual(ALL));

  it("each get another URL; what a slide lacks stays missing and words stay as they are", () => {
    const signed = [video, quiz].map((slide) => mapMedia(slide, (url) => `${url}?s=1`));
    expect(mediaUrls(signed)).toEqual(ALL.map((url) => `${url}?s=1`));
    expect(signed.map((slide) => mapMedia(slide, withoutSignature))).toEqual([video, quiz]);
  });

  it("finds the files of a slide kind that this version does not know", () => {
    const ofNewerVersion = JSON.parse(
      '{ "id": "p", "type": "poll", "things": [{ "name": "a", "image_url": "/thing.webp" }] }',
    ) as Slide;
    expect(mediaUrls([video, ofNewerVersion])).toEqual(["/v.mp4", "/v.vtt", "/thing.webp"]);
  });

  it("names each file with the path of its field", () => {
    const paths: string[] = [];
    mapMedia(quiz, (url, path) => (paths.push(path), url));
    expect(paths.slice(0, 3)).toEqual([
      "quiz_audio_url",
      "quiz_answers.0.image_url",
      "quiz_answers.0.audio_url",
    ]);
  });
});

describe("the picture of a slide", () => {
  it("is a video's poster, else the first picture of its parts, else none", () => {
    expect(pictureOf({ ...video, poster_url: "/p.jpg" })).toBe("/p.jpg");
    expect(pictureOf(video)).toBeNull();
    expect(pictureOf(quiz)).toBe("/a.webp");
  });
});
