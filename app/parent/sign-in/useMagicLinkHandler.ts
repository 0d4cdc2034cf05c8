import { useState } from "react";
import { maskEmail } from "#domain/email.ts";
import { paths, safeNext } from "#domain/paths.ts";
import { privateParam, publicParam } from "#app/data/address.ts";
import { AppError, toAppError } from "#app/data/errors.ts";
import { askedHere, currentSession, peekLink, signInWithTokenHash } from "#app/data/session.ts";
import type { LinkPreview } from "#app/data/session.ts";
import { useLoad } from "#app/data/use-load.ts";

type Handler =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | {
      state: "ready";
      preview: LinkPreview;
      /** Somebody else who is signed in here, masked. */ otherEmail: string | null;
      isBusy: boolean;
      signIn: () => void;
    };

export function useMagicLinkHandler(): Handler {
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const tokenHash = privateParam("token_hash");
  const next = safeNext(publicParam("next"), paths.courseTrack());

  const loaded = useLoad(`link ${tokenHash}`, async () => {
    if (tokenHash === null) throw new AppError("otp_expired");
    const [preview, session] = await Promise.all([peekLink(tokenHash), currentSession().catch(() => null)]);
    const signedIn = session?.user.email === undefined ? null : maskEmail(session.user.email);
    return { preview, otherEmail: signedIn === preview.masked_email ? null : signedIn };
  });

  const signIn = async (token: string, preview: LinkPreview) => {
    setBusy(true);
    try {
      if (await askedHere(preview.challenge_hash)) {
        const redirect = `${window.location.origin}${paths.authCallback(next)}`;
        return window.location.assign(`/auth/v1/verify?${new URLSearchParams({ token, type: "email", redirect_to: redirect })}`);
      }
      await signInWithTokenHash(token);
      window.location.replace(paths.authCallback(next));
    } catch (error) {
      setFailure(toAppError(error));
    }
  };

  if (failure !== null) return { state: "failed", message: failure.message };
  if (loaded.state === "loading") return { state: "loading" };
  if (loaded.state === "failed" || tokenHash === null)
    return { state: "failed", message: loaded.state === "failed" ? loaded.error.message : "" };
  return { state: "ready", ...loaded.value, isBusy, signIn: () => !isBusy && void signIn(tokenHash, loaded.value.preview) };
}
