import "#app/ui/tokens.css";
import { createRoot } from "react-dom/client";
import { crash } from "#app/copy/crash.ts";
import { hidePrivateParams } from "#app/data/address.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { StaffRoutes } from "./StaffRoutes.tsx";

hidePrivateParams();

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <CrashScreen words={crash}>
      <StaffRoutes />
    </CrashScreen>,
  );
}
