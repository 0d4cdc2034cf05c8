import { useState } from "react";
import { CHILD_PICTURES } from "#domain/family/children.ts";
import type { ChildPicture as PictureName } from "#domain/family/children.ts";
import { CHILD_ROWS } from "#domain/family/fields.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { CHILD_TYPED, readWholeChild } from "#domain/family/typed-fields.ts";
import { forEachName } from "#domain/pick.ts";
import { children as words } from "#app/copy/account.ts";
import { childPictures } from "#app/copy/who-is-playing.ts";
import type { ChildFields } from "#app/data/family/children.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { FieldInput } from "../fields/FieldInput.tsx";
import styles from "./Children.module.css";

/** What a parent says of one child. What was typed stays when the server refuses. */
export function ChildForm({
  start,
  action,
  button,
  onSubmit,
  onCancel,
}: {
  /** A new child has a picture alone. */
  start: Partial<ListedChild> & { picture: PictureName };
  action: FormAction;
  button: string;
  onSubmit: (fields: ChildFields) => void;
  onCancel: () => void;
}) {
  const [texts, setTexts] = useState(() =>
    forEachName(CHILD_TYPED, (field) => String(start[CHILD_ROWS[field].name] ?? "")),
  );
  const [picture, setPicture] = useState(start.picture);
  const read = readWholeChild(texts);
  return (
    <ActionForm
      action={action}
      errorAt="section"
      button={button}
      busyButton={words.saving}
      look="quiet"
      isReady={read !== null}
      onSubmit={() => read !== null && onSubmit({ ...read, picture })}
    >
      {({ disabled }) => (
        <>
          {CHILD_TYPED.map((field, index) => (
            <FieldInput
              key={field}
              field={field}
              text={texts[field]}
              isNew={start.id === undefined}
              disabled={disabled}
              autoFocus={index === 0}
              onType={(text) => setTexts({ ...texts, [field]: text })}
            />
          ))}
          <fieldset className={styles.pictures} disabled={disabled}>
            <legend>{words.picture}</legend>
            {CHILD_PICTURES.map((value) => (
              <label key={value} className={styles.choice}>
                <input
                  type="radio"
                  name="picture"
                  aria-label={childPictures[value]}
                  checked={picture === value}
                  onChange={() => setPicture(value)}
                />
                <ChildPicture name={value} />
              </label>
            ))}
          </fieldset>
          <Button look="quiet" disabled={disabled} onClick={onCancel}>
            {words.cancel}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
