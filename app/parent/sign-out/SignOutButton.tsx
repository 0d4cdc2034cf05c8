import type { ComponentProps } from "react";
import { signOutWords as words } from "#app/copy/sign-out.ts";
import type { Leaving } from "#app/data/auth/leave-account.ts";
import type { AppError } from "#app/data/base/errors.ts";
import { Button } from "#app/ui/Button.tsx";

interface SignOutAction {
  busy: boolean;
  error: AppError | null;
  reset: () => void;
}

/**
 * Signs out; where something that is not saved yet would be lost, it asks first. Whoever shows it
 * shows the action's error, which says what.
 */
export function SignOutButton({
  action,
  label,
  look,
  onLeave,
}: {
  action: SignOutAction;
  label: string;
  look?: ComponentProps<typeof Button>["look"];
  onLeave: (leaving: Leaving) => void;
}) {
  if (action.error?.code === "unsaved_waits")
    return (
      <>
        <Button autoFocus onClick={action.reset}>
          {words.stay}
        </Button>
        <Button look="quiet" onClick={() => onLeave("gives-up")}>
          {words.anyway}
        </Button>
      </>
    );
  return (
    <Button {...(look && { look })} disabled={action.busy} onClick={() => onLeave("unasked")}>
      {label}
    </Button>
  );
}
