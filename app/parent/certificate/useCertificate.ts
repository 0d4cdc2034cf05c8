import { useEffect } from "react";
import { paths } from "#domain/routing/paths.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { chosenChild } from "#app/data/family/chosen-child.ts";
import { fetchMe } from "#app/data/family/family.ts";
import { fetchCourseMap } from "#app/data/learning/course-map.ts";
import type { NotReadyState } from "../NotReady.tsx";

export type CertificateState =
  | NotReadyState
  | { state: "unfinished"; childName: string }
  | { state: "ready"; childName: string };

/** Null without a session or a profile. */
async function loadCertificate() {
  if ((await currentSession()) === null) return null;
  const [{ profile, children }, map] = await Promise.all([fetchMe(), fetchCourseMap({})]);
  if (profile === null) return null;
  // The course map is the one of the child who plays on this device.
  const player = children.find(({ id }) => id === chosenChild());
  const isFinished = map.current_lesson === null && map.all_planned_published;
  return { childName: player?.name ?? profile.kid_name, isFinished };
}

/** The certificate belongs to who has finished every lesson of the course. */
export function useCertificate(): CertificateState {
  const loaded = useLoad("certificate", loadCertificate);
  const code = loaded.state === "failed" ? loaded.error.code : null;
  const isNobody =
    (loaded.state === "ready" && loaded.value === null) || code === "not_authenticated";
  const isUnconfirmed = code === "family_unconfirmed";
  useEffect(() => {
    if (isNobody) window.location.replace(paths.login());
    if (isUnconfirmed) window.location.replace(paths.authCallback(paths.certificate()));
  }, [isNobody, isUnconfirmed]);

  if (loaded.state === "loading") return { state: "loading" };
  if (isNobody || isUnconfirmed) return { state: "redirecting" };
  if (loaded.state === "failed")
    return { state: "failed", message: loaded.error.message, again: loaded.again };
  if (loaded.value === null) return { state: "redirecting" };
  const { childName, isFinished } = loaded.value;
  return { state: isFinished ? "ready" : "unfinished", childName };
}
