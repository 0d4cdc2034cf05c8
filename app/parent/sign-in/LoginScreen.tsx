import { paths } from "#domain/routing/paths.ts";
import { login as words } from "#app/copy/sign-in.ts";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { useLogin } from "./useLogin.ts";

export function LoginScreen() {
  const login = useLogin();
  useScreenState("login", login.send.busy ? "busy" : "form");
  return (
    <StepLayout
      heading={words.heading}
      back={{ label: words.back, go: () => window.location.assign(paths.home()) }}
      mood={login.send.busy ? "thinking" : "happy"}
      picture="key"
      fieldHasFocus
    >
      <EmailForm
        field={login.field}
        label={words.label}
        button={words.continue}
        busyButton={words.sending}
        action={login.send}
        errorAt="below-form"
        onSubmit={login.send.run}
      />
      <p>
        {words.newHere} <a href={paths.home()}>{words.getStarted}</a>
      </p>
    </StepLayout>
  );
}
