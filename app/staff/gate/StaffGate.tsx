import { useState } from "react";
import type { ReactNode } from "react";
import { gate as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/page.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useStaffGate } from "./useStaffGate.ts";

const ASKED = {
  password: { label: words.password, submit: words.open, busy: words.opening, swap: words.otherAccount, hint: null },
  email: { label: words.email, submit: words.sendCode, busy: words.sending, swap: words.toPassword, hint: null },
  code: { label: words.code, submit: words.signIn, busy: words.signingIn, swap: words.otherAccount, hint: words.codeHint },
} as const;

const FIELD = {
  password: { type: "password", autoComplete: "current-password" },
  email: { type: "email", autoComplete: "email" },
  code: { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 12 },
} as const;

/** Stands before the builder: its password, or a named person's mail. */
export function StaffGate({ children }: { children: (leave: () => void) => ReactNode }) {
  const gate = useStaffGate();
  const [typed, setTyped] = useState("");
  useScreenState("builder-gate", gate.state, "guard");
  if (gate.state === "checking") return <LoadingScreen heading={words.checking} />;
  if (gate.state === "open") return children(gate.leave);
  const asked = ASKED[gate.state];
  const notice = gate.state === "code" ? asked.hint : gate.notice;
  return (
    <StepLayout heading={words.title} mood="thinking" picture="key" fieldHasFocus>
      {notice !== null && <p role="status">{notice}</p>}
      <Form
        onSubmit={() => {
          if (typed === "") return;
          gate.submit(typed);
          setTyped(gate.state === "password" ? typed : "");
        }}
      >
        <Field
          key={gate.state}
          label={asked.label}
          {...FIELD[gate.state]}
          value={typed}
          problem={gate.problem}
          disabled={gate.isBusy}
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={gate.isBusy || typed === ""}>
          {gate.isBusy ? asked.busy : asked.submit}
        </Button>
      </Form>
      <Button
        look="quiet"
        disabled={gate.isBusy}
        onClick={() => {
          setTyped("");
          gate.swap();
        }}
      >
        {asked.swap}
      </Button>
    </StepLayout>
  );
}
