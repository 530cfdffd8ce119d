/** The address under which search engines know this page, in its language; without one, the page's own without query. For a click. */
export function canonicalAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical ?? window.location.origin + window.location.pathname;
}
