import { useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { toAppError, withPrefix } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { requestLink } from "#app/data/auth/sign-in.ts";
import { rememberEmail } from "#app/data/family/signup.ts";
import { useEmailField } from "./useEmailField.ts";

export function useLogin() {
  const field = useEmailField("");
  const [, navigate] = useLocation();

  useEffect(() => {
    currentSession().then(
      (session) => session && window.location.replace(paths.courseMap()),
      () => undefined,
    );
  }, []);

  const send = useAction(
    async (email: string) => {
      await requestLink({ email, next: paths.courseMap(), create: false }).catch(
        (error: unknown) => {
          if (toAppError(error).code === "already_registered") throw error;
          return withPrefix(errorPrefix.magicLink)(error);
        },
      );
      rememberEmail(email);
      navigate(paths.magicLinkSent());
    },
    { leaves: true },
  );

  return { field, send };
}
