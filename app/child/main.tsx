import "#app/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { trouble } from "#app/copy/child.ts";
import { crash } from "#app/copy/crash.ts";
import { leavePage } from "#app/data/routing/leave-page.ts";
import { hidePrivateParams } from "#app/data/routing/url-params.ts";
import { registerServiceWorker } from "#app/data/learning/service-worker.ts";
import { keepFlushing } from "#app/data/mutations/mutation-queue.ts";
import { followTab } from "#app/data/family/chosen-child.ts";
import { startPageSession } from "#app/data/auth/page-session.ts";
import { watchSession } from "#app/data/auth/watch-session.ts";
import { noteVisit } from "#app/telemetry/learning.ts";
import { reportCrash } from "#app/data/wire/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { followTranslationLater } from "#app/ui/follow-translation.ts";
import { drawLater } from "#app/ui/drawings.ts";
import { readFirstScreen } from "./early/first-screen.ts";
import { ChildRoutes } from "./ChildRoutes.tsx";

hidePrivateParams();
// Signed out, or somebody else signed in: this page must not go on as the one before.
startPageSession(() => leavePage(() => location.reload()));
watchSession(() => !location.pathname.startsWith("/lesson/"));
followTab(() => leavePage(() => location.reload()));
noteVisit();
keepFlushing();
registerServiceWorker();
// The answers of a child's first slide are shown before the characters are drawn.
drawLater(() => import("#app/ui/all-drawings.tsx"));

followTranslationLater();

const root = document.getElementById("root");
// No top-level await: a slide's code, for which the first screen waits, imports the chunk of this
// module, and would wait for it to end.
if (root !== null)
  void readFirstScreen(location.pathname, root).then(() =>
    createRoot(root).render(
      <CrashScreen
        words={{ ...crash, more: trouble.crashed }}
        onCrash={(error) => reportCrash("kid", error)}
      >
        <ChildRoutes />
      </CrashScreen>,
    ),
  );
