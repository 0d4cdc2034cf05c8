import { useState } from "react";
import { useProof } from "../proof/useProof.ts";
import type { ProofQuestion } from "../proof/useProof.ts";
import { useAccountData } from "./account-data.ts";
import type { AccountData, LoadedAccount } from "./account-data.ts";
import { useAccountActions } from "./useAccountActions.ts";

export interface ReadyAccount {
  data: AccountData;
  /** Asks for a mailed code; null while nothing waits for one. */
  proof: ProofQuestion | null;
  actions: ReturnType<typeof useAccountActions>;
}

export type Account =
  | Exclude<LoadedAccount, { state: "ready" }>
  | { state: "deleted" }
  | ({ state: "ready" } & ReadyAccount);

/**
 * The account page: what it shows, what each section does, and the proof that some of that needs.
 */
export function useAccount(): Account {
  const account = useAccountData();
  const proof = useProof();
  const [latest, setLatest] = useState<string | null>(null);
  const actions = useAccountActions(account, { latest, setLatest, askForProof: proof.ask });
  if (account.isDeleted) return { state: "deleted" };
  if (account.loaded.state !== "ready") return account.loaded;
  return { state: "ready", data: account.loaded.data, proof: proof.question, actions };
}
