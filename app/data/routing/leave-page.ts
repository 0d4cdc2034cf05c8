let hasLeft = false;

// A page from the back-forward cache may be left again.
if (typeof window !== "undefined") window.addEventListener("pageshow", () => (hasLeft = false));

/**
 * Leaves this page. Only the first call navigates: a session that ends is noticed in several
 * places, and a second navigation would cancel the first one.
 */
export function leavePage(navigate: () => void): void {
  if (hasLeft) return;
  hasLeft = true;
  navigate();
}
