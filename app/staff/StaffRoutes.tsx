import { lazy, Suspense } from "react";
import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "wouter";
import { paths } from "#domain/routing/paths.ts";
import { STAFF_PAGES } from "#domain/routing/routes.ts";
import { pageAuthorId } from "#app/data/auth/staff-session.ts";
import { usePageTitle } from "#app/ui/screen-state.ts";
import { BuilderScreen } from "./builder/BuilderScreen.tsx";
import { contentDrafts } from "./content/content-drafts.ts";
import type { ContentDrafts } from "./content/content-drafts.ts";
import { ContentDraftsContext } from "./content/useContentDrafts.ts";
import { StaffSignIn } from "./sign-in/StaffSignIn.tsx";

const PreviewFrame = lazy(async () => ({
  default: (await import("./preview/PreviewFrame.tsx")).PreviewFrame,
}));

const SharedPreview = lazy(async () => ({
  default: (await import("./preview/SharedPreview.tsx")).SharedPreview,
}));

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } });

// Notifies components synchronously: new data renders in one batch with state that is set beside it.
notifyManager.setScheduler((notify) => notify());

let drafts: ContentDrafts | null = null;
/** Made when the builder is first shown: before that nobody may be signed in. */
const pageDrafts = () => (drafts ??= contentDrafts(queries, pageAuthorId()));

/** The lesson builder, the document of its preview frame, or a lesson that an author shows. */
export function StaffRoutes() {
  const [search] = useSearchParams();
  const [path] = useLocation();
  const isShared = path === paths.lessonPreview();
  usePageTitle(STAFF_PAGES[isShared ? "/lesson-preview" : "/lesson-builder"].name);
  if (isShared)
    return (
      <Suspense>
        <SharedPreview />
      </Suspense>
    );
  if (search.get("view") === "preview") {
    return (
      <Suspense>
        <PreviewFrame />
      </Suspense>
    );
  }
  return (
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={pageDrafts}>
        <StaffSignIn>{(leave) => <BuilderScreen onSignOut={leave} />}</StaffSignIn>
      </ContentDraftsContext>
    </QueryClientProvider>
  );
}
