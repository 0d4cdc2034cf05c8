import "#app/ui/tokens.css";
import "#app/ui/all-drawings.tsx";
import { createRoot } from "react-dom/client";
import { crash } from "#app/copy/crash.ts";
import { hidePrivateParams } from "#app/data/routing/url-params.ts";
import { reportCrash } from "#app/data/wire/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { followTranslationLater } from "#app/ui/follow-translation.ts";
import { StaffRoutes } from "./StaffRoutes.tsx";

hidePrivateParams();
followTranslationLater();

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <CrashScreen words={crash} onCrash={(error) => reportCrash("staff", error)}>
      <StaffRoutes />
    </CrashScreen>,
  );
}
