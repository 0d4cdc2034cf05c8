import { lazy } from "react";
import type { ReactNode } from "react";
import type { EditorProps } from "./editor.ts";

/** An editor whose code is loaded when a slide of its kind is edited. */
export function lazyEditor<Slide>(
  load: () => Promise<(props: EditorProps<Slide>) => ReactNode>,
): (props: EditorProps<Slide>) => ReactNode {
  const Editor = lazy(async () => ({ default: await load() }));
  return (props) => <Editor {...props} />;
}
