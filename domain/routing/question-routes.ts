import { ASKED_FIELDS, FIELD_ROWS } from "../family/fields.ts";
import type { AskedField } from "../family/fields.ts";

type Question = (typeof FIELD_ROWS)[AskedField]["asked"];

/** The routes of the sign-up's questions, by the name of the answer. */
export const QUESTION_ROUTES = Object.fromEntries(
  ASKED_FIELDS.map((field) => {
    const { answer, path, page } = FIELD_ROWS[field].asked;
    const route = {
      pattern: path,
      zone: "parent",
      name: page,
      category: "onboarding",
      stage: "onboarding",
      afterSignIn: "folder",
    };
    return [answer, route];
  }),
) as {
  [Q in Question as Q["answer"]]: {
    pattern: Q["path"];
    zone: "parent";
    name: Q["page"];
    category: "onboarding";
    stage: "onboarding";
    afterSignIn: "folder";
  };
};
