import { builder as words } from "#app/copy/builder.ts";
import { Button } from "#app/ui/Button.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { useContentAutosave } from "../content/useContentDrafts.ts";
import { BuilderLoading } from "../lists/BuilderLoading.tsx";
import { BuilderPage } from "./BuilderPage.tsx";
import { useBuilder } from "./useBuilder.ts";

export function BuilderScreen({ onSignOut }: { onSignOut: () => void }) {
  const builder = useBuilder();
  useScreenState("builder", builder.state);
  useContentAutosave();
  switch (builder.state) {
    case "loading":
      return <BuilderLoading heading={words.loading} />;
    case "failed":
      return (
        <StepLayout heading={builder.message} mood="oops">
          <Button onClick={builder.again}>{words.again}</Button>
          <Button look="quiet" onClick={onSignOut}>
            {words.signOut}
          </Button>
        </StepLayout>
      );
    case "ready":
      return <BuilderPage builder={builder} onSignOut={onSignOut} />;
  }
}
