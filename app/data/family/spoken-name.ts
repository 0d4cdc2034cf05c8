import { VOICE_TIMEOUT_MS } from "#domain/constants.ts";
import type { Occasion } from "#domain/wire/greeting.ts";
import { fetchSpokenName } from "../wire/functions.ts";

/** The child's name, spoken, for a player. */
export interface Greeting {
  /** URL of a blob. The caller revokes it. */
  url: string;
  /** Is it the name alone, which the general greeting follows? */
  isNameAlone: boolean;
}

/** Null: too late, not there, not allowed, no network. Never throws. */
export async function askForSpokenName(
  occasion: Occasion,
  signupId: string | null = null,
): Promise<Greeting | null> {
  try {
    const spoken = await fetchSpokenName(occasion, signupId, AbortSignal.timeout(VOICE_TIMEOUT_MS));
    return spoken && { url: URL.createObjectURL(spoken.sound), isNameAlone: spoken.isNameAlone };
  } catch {
    console.warn("the spoken name failed; going on without it");
    return null;
  }
}
