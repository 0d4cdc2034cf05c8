import { useState } from "react";
import { lists as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
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
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (title.trim() === "") return setProblem(words.titleNeeded);
    setProblem(null);
    setBusy(true);
    if (await onAdd(title.trim(), more.trim())) {
      setTitle("");
      setMore("");
    }
    setBusy(false);
  };
  return (
    <details className={styles.add}>
      <summary>{button}</summary>
      <Form onSubmit={() => void submit()}>
        <Field
          label={label}
          maxLength={120}
          value={title}
          problem={problem}
          disabled={isBusy}
          onChange={(event) => setTitle(event.target.value)}
        />
        {second !== undefined && (
          <Field
            label={second}
            maxLength={40}
            value={more}
            disabled={isBusy}
            onChange={(event) => setMore(event.target.value)}
          />
        )}
        <Button type="submit" disabled={isBusy}>
          {button}
        </Button>
      </Form>
    </details>
  );
}
