import { useState } from "react";
import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "#domain/constants.ts";
import { parseChildAge } from "#domain/family/age.ts";
import { CHILD_PICTURES } from "#domain/family/children.ts";
import type { ChildPicture as PictureName } from "#domain/family/children.ts";
import { nameProblem, parseName } from "#domain/family/names.ts";
import { children as words } from "#app/copy/account.ts";
import { childPictures } from "#app/copy/who-is-playing.ts";
import { steps } from "#app/copy/onboarding.ts";
import type { ChildFields } from "#app/data/family/children.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import type { FormAction } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { ChildPicture } from "#app/ui/ChildPicture.tsx";
import { Field } from "#app/ui/Field.tsx";
import styles from "./Children.module.css";

/** Name, age and picture of one child. What was typed stays when the server refuses. */
export function ChildForm({
  start,
  action,
  button,
  onSubmit,
  onCancel,
}: {
  start: { name: string; age: number | null; picture: PictureName };
  action: FormAction;
  button: string;
  onSubmit: (fields: ChildFields) => void;
  onCancel: () => void;
}) {
  const [name, setName] = useState(start.name);
  const [age, setAge] = useState(start.age === null ? "" : String(start.age));
  const [picture, setPicture] = useState(start.picture);
  const read = { name: parseName(name), age: parseChildAge(age) };
  // An empty field of a new child is no mistake yet.
  const problem = name === "" && start.name === "" ? null : nameProblem(name);
  const isAgeWrong = read.age === null && (age !== "" || start.age !== null);
  return (
    <ActionForm
      action={action}
      errorAt="section"
      button={button}
      busyButton={words.saving}
      look="quiet"
      isReady={read.name !== null && read.age !== null}
      onSubmit={() => {
        if (read.name !== null && read.age !== null)
          onSubmit({ name: read.name, age: read.age, picture });
      }}
    >
      {({ disabled }) => (
        <>
          <Field
            label={words.name}
            autoComplete="off"
            autoFocus
            value={name}
            problem={problem === null ? null : steps.nameProblem[problem]}
            disabled={disabled}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            label={words.age}
            type="number"
            inputMode="numeric"
            min={CHILD_AGE_MIN_YEARS}
            max={CHILD_AGE_MAX_YEARS}
            value={age}
            problem={isAgeWrong ? steps.ageProblem : null}
            disabled={disabled}
            onChange={(event) => setAge(event.target.value)}
          />
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
