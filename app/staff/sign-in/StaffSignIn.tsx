import { useState } from "react";
import type { ReactNode } from "react";
import { gate as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/page.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useStaffGate } from "./useStaffSignIn.ts";

const TEXTS = {
  password: { label: words.password, submit: words.open, busy: words.opening, swap: words.otherAccount, hint: null },
  email: { label: words.email, submit: words.sendCode, busy: words.sending, swap: words.toPassword, hint: null },
  code: { label: words.code, submit: words.signIn, busy: words.signingIn, swap: words.otherAccount, hint: words.codeHint },
} as const;

const FIELD = {
  password: { type: "password", autoComplete: "current-password" },
  email: { type: "email", autoComplete: "email" },
  code: { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 12 },
} as const;

/** Staff sign-in: the builder's password, or a code mailed to a named author (R-STAFF-1). */
export function StaffGate({ children }: { children: (leave: () => void) => ReactNode }) {
  const gate = useStaffGate();
  const [input, setInput] = useState("");
  useScreenState("builder-gate", gate.state, "guard");
  if (gate.state === "checking") return <LoadingScreen heading={words.checking} />;
  if (gate.state === "open") return children(gate.leave);
  const texts = TEXTS[gate.state];
  const notice = gate.state === "code" ? texts.hint : gate.notice;
  return (
    <StepLayout heading={words.title} mood="thinking" picture="key" fieldHasFocus>
      {notice !== null && <p role="status">{notice}</p>}
      <Form
        onSubmit={() => {
          if (input === "") return;
          gate.submit(input);
          setInput(gate.state === "password" ? input : "");
        }}
      >
        <Field
          key={gate.state}
          label={texts.label}
          {...FIELD[gate.state]}
          value={input}
          problem={gate.problem}
          disabled={gate.isBusy}
          autoFocus
          onChange={(event) => setInput(event.target.value)}
        />
        <Button type="submit" disabled={gate.isBusy || input === ""}>
          {gate.isBusy ? texts.busy : texts.submit}
        </Button>
      </Form>
      <Button
        look="quiet"
        disabled={gate.isBusy}
        onClick={() => {
          setInput("");
          gate.swap();
        }}
      >
        {texts.swap}
      </Button>
    </StepLayout>
  );
}
