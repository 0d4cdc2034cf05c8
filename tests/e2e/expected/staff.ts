import { STAFF_PAGES } from "#domain/routing/routes.ts";
import type { Builder } from "#app/staff/builder/useBuilder.ts";
import type { StaffSignInState } from "#app/staff/sign-in/useStaffSignIn.ts";
import { states } from "./states.ts";

export const STAFF_PATHS = Object.keys(STAFF_PAGES);

export const STAFF_STATES = [
  ...states<StaffSignInState["state"]>("staff-sign-in", {
    checking: true,
    password: true,
    email: true,
    code: true,
    open: true,
  }),
  ...states<Builder["state"]>("builder", { loading: true, failed: true, ready: true }),
];

/** What is specified of the lesson builder (R-STAFF), and what its pages add to it. */
export const STAFF_TEXTS: (string | RegExp)[] = [
  "Wrong password",
  "No lesson selected",
  "Add Course",
  "Add Lesson",
  "Add Video Slide",
  "Add Quiz Slide",
  "Add Answer",
  "A title is needed.",
  "An answer needs text.",
  /^Delete the course ".+"\? Its \d+ lessons? and \d+ slides? are deleted with it/,
  /^Delete the lesson ".+"\? Its \d+ slides? (?:is|are) deleted with it/,
  /^Delete slide \d+\?/,
  /^Delete the answer ".+"\?/,
  "Uploading...",
  "This kind of file can't be used here.",
  "Fix Video URLs",
  "Not published yet",
  /^Published, version \d+$/,
  "Unpublished changes",
  "Saved",
  "Not saved yet",
  /^.+ changed this meanwhile\. Nothing was overwritten: please choose at the field\.$/,
  /^.+ changed this, too\. Which one shall stay\?$/,
  "Keep yours",
  /^Also here: .+ \(slide \d+\)$/,
  /^Anna changed this slide\./,
  /^Checklist/,
  "German: every text is translated.",
  "To check again: the English has changed",
  "Select the words that are gold in English, then press Highlight (Ctrl + B).",
  "German is complete. It is published with this version.",
  "Recording...",
  "Record voices",
  /^\d+ of \d+ lines recorded$/,
  "Recording. You can be heard.",
  "No microphone was found. Please connect one, or choose a file.",
  "Every line of this lesson has a voice.",
  "Please select a word first.",
  "Add several videos",
  "Change how it fits the screen",
];
