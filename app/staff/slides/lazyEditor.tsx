import { lazy } from "react";
import type { ReactNode } from "react";
import { builder as words } from "#app/copy/builder.ts";
import type { EditorProps } from "./editor.ts";

const NotLoaded = () => <p role="alert">{words.panelNotLoaded}</p>;

/**
 * An editor whose code is loaded when a slide of its kind is edited. Where that fails, a line says so,
 * and the page stays, with what was typed on it.
 */
export function lazyEditor<Slide>(
  load: () => Promise<(props: EditorProps<Slide>) => ReactNode>,
): (props: EditorProps<Slide>) => ReactNode {
  const Editor = lazy<(props: EditorProps<Slide>) => ReactNode>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: NotLoaded };
    }
  });
  return (props) => <Editor {...props} />;
}
