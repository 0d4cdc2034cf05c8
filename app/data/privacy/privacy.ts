import type { ChildConsents, Consents } from "#domain/consent/consent.ts";
import { answer, api } from "../wire/api.ts";

export const fetchConsents = () => answer(api.me.consents.$get(), "consents");
export const saveConsents = (given: Partial<Consents>) =>
  answer(api.me.consents.$put({ json: given }));
export const saveChildConsents = (childId: string, given: Partial<ChildConsents>) =>
  answer(api.me.consents.$put({ json: { ...given, child_id: childId } }));

/** While the sign-up waits for its mail. */
export const saveSignupConsents = (signupId: string, given: Consents) =>
  answer(api["pending-signups"][":id"].consents.$put({ param: { id: signupId }, json: given }));

export const fetchDevices = () => answer(api.me.sessions.$get());
export const endDevice = (id: string) => answer(api.me.sessions[":id"].$delete({ param: { id } }));

/** Throws proof_wrong. */
export const sendProof = (code: string) => answer(api.me.proof.$post({ json: { code } }));

export const fetchExport = () => answer(api.me.export.$get());
export const deleteAccount = () => answer(api.me.$delete());
