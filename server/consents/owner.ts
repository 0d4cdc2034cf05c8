import type { Identity } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { Owner } from "./consents.ts";

/**
 * Whom a request is about: the signed-in family, else the sign-up that it names. Throws
 * not_authenticated without both.
 */
export function requestOwner(identity: Identity | undefined, signupId: string | undefined): Owner {
  if (identity !== undefined) return { userId: identity.userId };
  if (signupId !== undefined) return { signupId };
  throw new ApiError("not_authenticated");
}
