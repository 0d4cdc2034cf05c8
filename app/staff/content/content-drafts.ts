import { notifyManager } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { saveCourse, saveLesson, saveSlide } from "#app/data/authoring/authoring.ts";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { unfitFields } from "#domain/slides/unfit.ts";
import { isUnseen } from "#domain/content/visible-text.ts";
import { unfitWords } from "#app/copy/unfit-fields.ts";
import { AppError } from "#app/data/base/errors.ts";
import { afterTimeout, Autosave } from "../drafts/autosave.ts";
import type { AutosaveOptions } from "../drafts/autosave.ts";
import { DraftStore } from "../drafts/draft-store.ts";
import type { Versioned } from "../drafts/draft.ts";
import { ListHistory } from "../drafts/list-history.ts";
import { COURSE_FIELDS, LESSON_FIELDS, SLIDE_FIELDS } from "./edit-fields.ts";
import { StoredDrafts } from "../drafts/stored-drafts.ts";
import type { EditFields } from "../drafts/stored-drafts.ts";
import { StoredHistories } from "../drafts/stored-histories.ts";
import { findText, lessonTranslations, readTextAgain, saveText, TEXT_FIELDS } from "./texts.ts";
import type { TextRow } from "./texts.ts";
import type { Drafts } from "../drafts/useDraft.ts";
import {
  cacheSlide,
  findCourse,
  findLesson,
  findSlide,
  lessonOfSlide,
  outlineQuery,
  slidesQuery,
} from "./content-queries.ts";
import { cacheLesson } from "./lesson-changes.ts";

/** The drafts of one author: what is edited and not saved yet, by kind of row. */
export interface ContentDrafts {
  slides: Drafts<EditableSlide>;
  lessons: Drafts<OutlineLesson>;
  courses: Drafts<OutlineCourse>;
  /** Texts in further languages. */
  texts: Drafts<TextRow>;
  /** Changes of lists that can be undone. */
  lists: ListHistory;
}

/** The other fields of a lesson or course are saved while its title is empty. */
const titled = {
  fieldsIn: (_row: object, { title }: { title?: string }) =>
    title !== undefined && isUnseen(title) ? ["title"] : [],
  message: unfitWords.unfit,
};

const present = <T>(row: T | undefined): T => {
  if (row === undefined) throw new AppError("not_found");
  return row;
};

export function contentDrafts(queries: QueryClient, authorId: string): ContentDrafts {
  const drafts = <T extends Versioned>(
    kind: string,
    fields: EditFields,
    serverRow: (id: string) => T | undefined,
    requests: Pick<AutosaveOptions<T>, "save" | "readAgain" | "unfit">,
  ): Drafts<T> => {
    const stored = new StoredDrafts<T>(authorId, kind, fields);
    const histories = new StoredHistories<T>(authorId, kind, fields);
    const hasOneRedo = kind === "text";
    const store = new DraftStore<T>({ stored, histories, serverRow, now: Date.now, hasOneRedo });
    return { store, autosave: new Autosave<T>({ store, after: afterTimeout, ...requests }) };
  };
  // The outline says which lessons differ from their published version.
  const refreshOutline = () => void queries.invalidateQueries(outlineQuery);
  // A translation says which of its texts are older than the source, and the phone may show it.
  const refreshTranslations = () => void queries.invalidateQueries(lessonTranslations);
  const readOutline = () => queries.fetchQuery({ ...outlineQuery, staleTime: 0 });

  return {
    lists: new ListHistory(authorId, Date.now),
    slides: drafts<EditableSlide>("slide", SLIDE_FIELDS, (id) => findSlide(queries, id), {
      unfit: { fieldsIn: unfitFields, message: unfitWords.unfit },
      async save(id, rowVersion, { id: _id, type: _type, row_version: _version, ...fields }) {
        const { lesson, ...slide } = await saveSlide(id, rowVersion, fields);
        const cache = () => {
          notifyManager.batch(() => {
            cacheSlide(queries, slide);
            // During a deployment an older instance answers without the lesson.
            if (lesson) cacheLesson(queries, lesson);
            else refreshOutline();
          });
          refreshTranslations();
        };
        return { row: slide, cache };
      },
      async readAgain(id) {
        const lessonId = present(lessonOfSlide(queries, id));
        const slides = await queries.fetchQuery({ ...slidesQuery(lessonId), staleTime: 0 });
        return present(slides.find((slide) => slide.id === id));
      },
    }),
    lessons: drafts<OutlineLesson>("lesson", LESSON_FIELDS, (id) => findLesson(queries, id), {
      unfit: titled,
      async save(id, rowVersion, { title, tag, mission_card }) {
        const row = await saveLesson(id, rowVersion, {
          ...(title !== undefined && { title }),
          ...(tag !== undefined && { tag }),
          ...(mission_card !== undefined && { mission_card }),
        });
        refreshOutline();
        refreshTranslations();
        return {
          row: {
            title: row.title,
            tag: row.tag,
            mission_card: row.mission_card,
            row_version: row.row_version,
            has_changes: row.has_changes,
          },
        };
      },
      async readAgain(id) {
        await readOutline();
        return present(findLesson(queries, id));
      },
    }),
    courses: drafts<OutlineCourse>("course", COURSE_FIELDS, (id) => findCourse(queries, id), {
      unfit: titled,
      async save(id, rowVersion, { title, description, cover_url }) {
        const row = await saveCourse(id, rowVersion, {
          ...(title !== undefined && { title }),
          ...(description !== undefined && { description }),
          ...(cover_url !== undefined && { cover_url }),
        });
        refreshOutline();
        return {
          row: {
            title: row.title,
            description: row.description,
            ...(row.cover_url !== undefined && { cover_url: row.cover_url }),
            row_version: row.row_version,
          },
        };
      },
      async readAgain(id) {
        await readOutline();
        return present(findCourse(queries, id));
      },
    }),
    texts: drafts<TextRow>("text", TEXT_FIELDS, (id) => findText(queries, id), {
      async save(id, rowVersion, edits) {
        const row = await saveText(queries, id, rowVersion, edits);
        refreshOutline();
        return { row };
      },
      readAgain: (id) => readTextAgain(queries, id),
    }),
  };
}
