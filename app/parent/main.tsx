import "#app/ui/tokens.css";
import "#app/ui/all-drawings.tsx";
import { createRoot } from "react-dom/client";
import { crash } from "#app/copy/crash.ts";
import { paths } from "#domain/routing/paths.ts";
import { hidePrivateParams } from "#app/data/routing/url-params.ts";
import { startPageSession } from "#app/data/auth/page-session.ts";
import { watchSession } from "#app/data/auth/watch-session.ts";
import { endTelemetry, startTelemetry } from "#app/telemetry/start.ts";
import { reportCrash } from "#app/data/wire/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { followTranslationLater } from "#app/ui/follow-translation.ts";
import { ParentRoutes } from "./ParentRoutes.tsx";

hidePrivateParams();
/**
 * Pages that show a family's data; the others work without a session, or show themselves that it
 * ended.
 */
const FAMILY_PAGES = /^\/(account|onboarding|paywall)(\/|$)/;

// Another tab signed out, or somebody else in: this page must not go on as the one before.
startPageSession((how) => {
  if (how === "changed") return location.reload();
  endTelemetry();
  if (FAMILY_PAGES.test(location.pathname)) location.replace(paths.login());
});
if (FAMILY_PAGES.test(location.pathname)) watchSession();
startTelemetry();
followTranslationLater();

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <CrashScreen words={crash} onCrash={(error) => reportCrash("parent", error)}>
      <ParentRoutes />
    </CrashScreen>,
  );
}
