import { useState } from "react";
import type { ToggleEvent } from "react";
import { builder, lineProblem, titleProblem } from "#app/copy/builder.ts";
import { AppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Field } from "#app/ui/Field.tsx";
import styles from "./AddForm.module.css";

interface Props {
  label: string;
  /** Label of a second, optional field. */
  second?: string;
  button: string;
  /** Resolves to true if the item was added; the fields are then cleared. */
  onAdd: (title: string, second: string) => Promise<boolean>;
}

/** Form that adds an item by its title. */
export function AddForm({ label, second, button, onAdd }: Props) {
  const [title, setTitle] = useState("");
  const [more, setMore] = useState("");
  const clear = () => {
    setTitle("");
    setMore("");
  };
  const add = useAction(() => {
    const problem = titleProblem(title) ?? lineProblem(more);
    if (problem !== null) throw new AppError("validation_failed", problem);
    return onAdd(title.trim(), more.trim()).then((isAdded) => {
      if (isAdded) clear();
    });
  });
  const onToggle = ({ currentTarget: form }: ToggleEvent<HTMLDetailsElement>) => {
    if (!form.open) return clear();
    form.querySelector("input")?.focus();
    form.scrollIntoView({ block: "nearest" });
  };
  return (
    <details className={styles.add} onToggle={onToggle}>
      <summary>
        <span>{button}</span>
        <span>{builder.cancel}</span>
      </summary>
      <ActionForm
        action={add}
        errorAt="field"
        button={button}
        busyButton={button}
        onSubmit={add.run}
      >
        {(field) => (
          <>
            <Field
              label={label}
              maxLength={120}
              value={title}
              {...field}
              onChange={(event) => setTitle(event.target.value)}
            />
            {second !== undefined && (
              <Field
                label={second}
                maxLength={40}
                value={more}
                disabled={field.disabled}
                onChange={(event) => setMore(event.target.value)}
              />
            )}
          </>
        )}
      </ActionForm>
    </details>
  );
}
