/** Where a link of a banner leads: a page of the site, another site, or nowhere that is accepted. */
export type LinkTarget =
  | { readonly kind: 'inside' }
  | { readonly kind: 'outside'; readonly host: string }
  | { readonly kind: 'refused' };

/** Anything that browsers read in more than one way: blanks, control characters, backslashes. */
const AMBIGUOUS = /[\s\\\p{Cc}]/u;
const OUTSIDE = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?(?:[/?#].*)?$/iu;

/**
 * Reads a link of a banner. A page of the site is a path; every other link is an https address without a name or password before its host,
 * which would show another host than the one that is opened.
 */
export function linkTarget(link: string): LinkTarget {
  if (AMBIGUOUS.test(link)) return { kind: 'refused' };
  if (/^\/(?!\/)/u.test(link)) return { kind: 'inside' };
  const host = OUTSIDE.exec(link)?.[1];
  return host === undefined ? { kind: 'refused' } : { kind: 'outside', host: host.toLowerCase() };
}
