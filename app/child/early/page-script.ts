/** Id of the element that names the page's script, which the script in the head starts. */
export const PAGE_SCRIPT_ID = "page-script";

/** URL of the page's script, which each release names anew. */
export const pageScript = (): string | undefined =>
  document.querySelector<HTMLLinkElement>(`#${PAGE_SCRIPT_ID}`)?.href;
