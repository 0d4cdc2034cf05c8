import { SLIDE_KINDS } from "#domain/slides/registry.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import { builder, lists as words } from "#app/copy/builder.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { KindButtons } from "../lists/KindButtons.tsx";

/** Asks what kind of slide to insert; `place` is its position, from 1. */
export const InsertPanel = ({
  place,
  onChoose,
  onClose,
}: {
  place: number;
  onChoose: (kind: SlideKind) => void;
  onClose: () => void;
}) => (
  <Dialog heading={words.insertAt(place)} close={builder.close} onClose={onClose}>
    <KindButtons
      kinds={SLIDE_KINDS}
      isExplained
      onChoose={(kind) => {
        onClose();
        onChoose(kind);
      }}
    />
  </Dialog>
);
