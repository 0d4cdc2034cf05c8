import type { SlideKind } from "#domain/slides/registry.ts";
import type { Edit, Editable } from "../editor.ts";
import type { SetList } from "./useListItems.ts";

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** What changes a list of a slide, such as the answers of a quiz, as it is then. */
export const setterOf =
  <Kind extends SlideKind, Name extends string & keyof Editable<Kind>>(
    edit: Edit,
    kind: Kind,
    name: Name,
  ): SetList<ItemOf<Editable<Kind>[Name]>> =>
  (change) =>
    edit((now) => {
      const next = now.type === kind ? change(Reflect.get(now, name)) : null;
      return next === null ? {} : { [name]: next };
    });
