import type { ComponentProps, ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Form } from "./Form.tsx";
import styles from "./layout.module.css";

/** What a form has to know of its action. `useAction` of app/data returns it. */
export interface FormAction {
  busy: boolean;
  error: { message: string } | null;
}

interface Field {
  disabled: boolean;
}

interface Shared {
  action: FormAction;
  onSubmit: () => void;
  button: string;
  busyButton: string;
  look?: ComponentProps<typeof Button>["look"];
  /** False while the input is incomplete: the form can't be submitted. */
  isReady?: boolean;
}

/**
 * Where the error of the action is shown: by the field that takes `problem`, above the button,
 * below the form, or outside of it by the section that the form stands in.
 */
type Place =
  | {
      errorAt: "field";
      children: (field: Field & { problem: string | null }) => ReactNode;
    }
  | { errorAt: "above-button" | "below-form" | "section"; children: (field: Field) => ReactNode };

/**
 * A form around one action: its fields and its button are disabled while it runs, and its error is
 * announced.
 */
export function ActionForm(props: Shared & Place) {
  const { action, onSubmit, button, busyButton, look, isReady = true, errorAt } = props;
  const problem = action.error?.message ?? null;
  const isDisabled = action.busy || !isReady;
  const alert = problem !== null && (
    <p role="alert" className={styles.failure}>
      {problem}
    </p>
  );
  return (
    <>
      <Form onSubmit={() => !isDisabled && onSubmit()}>
        {errorAt === "field"
          ? props.children({ disabled: action.busy, problem })
          : props.children({ disabled: action.busy })}
        {errorAt === "above-button" && alert}
        <Button type="submit" disabled={isDisabled} {...(look && { look })}>
          {action.busy ? busyButton : button}
        </Button>
      </Form>
      {errorAt === "below-form" && alert}
    </>
  );
}
