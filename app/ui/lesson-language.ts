import { createContext, use } from "react";

/** BCP 47 tag of a lesson's texts; undefined where they are in the page's language. */
export const LessonLanguage = createContext<string | undefined>(undefined);

/** What an element needs that holds a text of a lesson. */
export const useLessonText = () => ({ dir: "auto", lang: use(LessonLanguage) }) as const;
