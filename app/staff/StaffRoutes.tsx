import { lazy, Suspense } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { STAFF_PAGES } from "#domain/routing/routes.ts";
import { usePageTitle } from "#app/ui/screen-state.ts";
import { BuilderScreen } from "./builder/BuilderScreen.tsx";
import { StaffSignIn } from "./sign-in/StaffSignIn.tsx";

const PreviewFrame = lazy(async () => ({
  default: (await import("./preview/PreviewFrame.tsx")).PreviewFrame,
}));

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } });

/** The lesson builder, or the document of its preview frame. */
export function StaffRoutes() {
  const [search] = useSearchParams();
  usePageTitle(STAFF_PAGES["/lesson-builder"].name);
  if (search.get("view") === "preview") {
    return (
      <Suspense>
        <PreviewFrame />
      </Suspense>
    );
  }
  return (
    <QueryClientProvider client={queries}>
      <StaffSignIn>{(leave) => <BuilderScreen onSignOut={leave} />}</StaffSignIn>
    </QueryClientProvider>
  );
}
