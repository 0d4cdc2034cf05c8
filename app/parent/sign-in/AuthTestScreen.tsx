import { authTest as words } from "#app/copy/account.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { SignOutButton } from "../sign-out/SignOutButton.tsx";
import { useAuthTest } from "./useAuthTest.ts";
import styles from "./callback.module.css";

/** Sign-in by hand, for developers; the server serves it on a local installation only. */
export function AuthTestScreen() {
  const test = useAuthTest();
  return (
    <StepLayout heading={words.heading} mood="thinking" picture="key">
      <p>{words.text}</p>
      <p>
        {words.session}: <strong>{test.who ?? words.nobody}</strong>
      </p>
      <Field
        label={words.email}
        type="email"
        value={test.email}
        onChange={(event) => test.changeEmail(event.target.value)}
      />
      <Button onClick={test.send}>{words.send}</Button>
      <Button look="quiet" onClick={test.refresh}>
        {words.refresh}
      </Button>
      <Button look="quiet" onClick={test.debug}>
        {words.debug}
      </Button>
      <SignOutButton
        action={test.leave}
        label={words.signOut}
        look="quiet"
        onLeave={test.leave.run}
      />
      {test.leave.error !== null && <p role="alert">{test.leave.error.message}</p>}
      <p role="status">{test.notice}</p>
      {test.checks.length > 0 && (
        <dl className={styles.names}>
          {test.checks.map(({ name, result }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{result}</dd>
            </div>
          ))}
        </dl>
      )}
    </StepLayout>
  );
}
