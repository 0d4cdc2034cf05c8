import "#app/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { crash } from "#app/copy/crash.ts";
import { hidePrivateParams } from "#app/data/address.ts";
import { registerOffline } from "#app/data/offline.ts";
import { keepFlushing } from "#app/data/outbox.ts";
import { onSessionChangedElsewhere } from "#app/data/session.ts";
import { reportCrash } from "#app/data/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { readFirstScreen } from "./early/first-screen.ts";
import { KidRoutes } from "./KidRoutes.tsx";

hidePrivateParams();
// Another tab signed out or signed in to another account: this page must not continue with the old session.
onSessionChangedElsewhere(() => location.reload());
keepFlushing();
registerOffline();

const root = document.getElementById("root");
if (root !== null) {
  await readFirstScreen(location.pathname);
  createRoot(root).render(
    <CrashScreen words={crash} onCrash={(error) => reportCrash("kid", error)}>
      <KidRoutes />
    </CrashScreen>,
  );
}
