import { paths } from "#domain/paths.ts";
import { login as words } from "#app/copy/sign-in.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Form } from "#app/ui/Form.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useLogin } from "./useLogin.ts";

export function LoginScreen() {
  const login = useLogin();
  return (
    <StepLayout
      heading={words.heading}
      back={{ label: words.back, go: () => window.location.assign(paths.home()) }}
      mood={login.isBusy ? "thinking" : "happy"}
      fieldHasFocus
    >
      <Form onSubmit={login.submit}>
        <Field
          label={words.label}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          value={login.email}
          disabled={login.isBusy}
          problem={login.problem}
          onChange={(event) => login.change(event.target.value)}
          onBlur={login.blur}
        />
        <Button type="submit" disabled={!login.isValid || login.isBusy}>
          {login.isBusy ? words.sending : words.continue}
        </Button>
      </Form>
      {login.failure !== null && <p role="alert">{login.failure}</p>}
      <p>
        {words.newHere} <a href={paths.home()}>{words.getStarted}</a>
      </p>
    </StepLayout>
  );
}
