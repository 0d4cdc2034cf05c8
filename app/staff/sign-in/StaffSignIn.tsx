import { useState } from "react";
import type { ReactNode } from "react";
import { staffSignIn as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { LoadingScreen } from "#app/ui/LoadingScreen.tsx";
import { useScreenState } from "#app/ui/page.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useStaffSignIn } from "./useStaffSignIn.ts";

const TEXTS = {
  password: {
    label: words.password,
    submit: words.open,
    busy: words.opening,
    swap: words.otherAccount,
    hint: null,
  },
  email: {
    label: words.email,
    submit: words.sendCode,
    busy: words.sending,
    swap: words.toPassword,
    hint: null,
  },
  code: {
    label: words.code,
    submit: words.signIn,
    busy: words.signingIn,
    swap: words.otherAccount,
    hint: words.codeHint,
  },
} as const;

const FIELD = {
  password: { type: "password", autoComplete: "current-password" },
  email: { type: "email", autoComplete: "email" },
  code: { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 12 },
} as const;

/** Staff sign-in: the builder's password, or a code mailed to a named author (R-STAFF-1). */
export function StaffSignIn({ children }: { children: (leave: () => void) => ReactNode }) {
  const signIn = useStaffSignIn();
  const [input, setInput] = useState("");
  useScreenState("builder-gate", signIn.state, "guard");
  if (signIn.state === "checking") return <LoadingScreen heading={words.checking} />;
  if (signIn.state === "open") return children(signIn.leave);
  const texts = TEXTS[signIn.state];
  const notice = signIn.state === "code" ? texts.hint : signIn.notice;
  return (
    <StepLayout heading={words.title} mood="thinking" picture="key" fieldHasFocus>
      {notice !== null && <p role="status">{notice}</p>}
      <Form
        onSubmit={() => {
          if (input === "") return;
          signIn.submit(input);
          setInput(signIn.state === "password" ? input : "");
        }}
      >
        <Field
          key={signIn.state}
          label={texts.label}
          {...FIELD[signIn.state]}
          value={input}
          problem={signIn.problem}
          disabled={signIn.isBusy}
          autoFocus
          onChange={(event) => setInput(event.target.value)}
        />
        <Button type="submit" disabled={signIn.isBusy || input === ""}>
          {signIn.isBusy ? texts.busy : texts.submit}
        </Button>
      </Form>
      <Button
        look="quiet"
        disabled={signIn.isBusy}
        onClick={() => {
          setInput("");
          signIn.swap();
        }}
      >
        {texts.swap}
      </Button>
    </StepLayout>
  );
}
