import type { ComponentType } from "react";
import { builder as words } from "#app/copy/builder.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Alert } from "../ui/Alert.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";

interface Closable {
  onClose: () => void;
}

function NotLoaded({ onClose }: Closable) {
  return (
    <Dialog heading={words.title} close={words.close} onClose={onClose}>
      <Alert message={words.panelNotLoaded} />
    </Dialog>
  );
}

/**
 * A dialog whose code is loaded when it is opened. Where that fails, a dialog says so: the page,
 * with what was typed on it, stays.
 */
export const lazyPanel = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(load, NotLoaded);
