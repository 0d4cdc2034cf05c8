import type { ReactNode } from "react";
import { lazyPart } from "../ui/lazy-part.tsx";
import type { EditorProps } from "./editor.ts";

/** An editor whose code is loaded when a slide of its kind is edited. */
export function lazyEditor<Slide>(
  load: () => Promise<(props: EditorProps<Slide>) => ReactNode>,
): (props: EditorProps<Slide>) => ReactNode {
  const Editor = lazyPart(load);
  return (props) => <Editor {...props} />;
}
