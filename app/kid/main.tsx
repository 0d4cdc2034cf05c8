import "#app/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { crash } from "#app/copy/crash.ts";
import { hidePrivateParams } from "#app/data/address.ts";
import { registerOffline } from "#app/data/offline.ts";
import { keepFlushing } from "#app/data/outbox.ts";
import { onSessionChangedElsewhere } from "#app/data/session.ts";
import { noteVisit } from "#app/telemetry/learning.ts";
import { reportCrash } from "#app/data/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { KidRoutes } from "./KidRoutes.tsx";

hidePrivateParams();
// Another tab signed out, or somebody else in: this page must not go on as the one before.
onSessionChangedElsewhere(() => location.reload());
noteVisit();
keepFlushing();
registerOffline();

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <CrashScreen words={crash} onCrash={(error) => reportCrash("kid", error)}>
      <KidRoutes />
    </CrashScreen>,
  );
}
