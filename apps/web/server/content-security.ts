/** Origins besides this one. */
interface Others {
  /** Origin that scripts of this page may call; null: none. */
  readonly asked?: readonly (string | null)[];
  /** Origin of the tag manager, for its script and its calls; null: there is none. */
  readonly container?: string | null;
}

/**
 * The content security policy of a page: scripts run only with its nonce; images and videos may come from any https address (C-31,
 * GALL-01). With a tag manager there is no `strict-dynamic`: with it, the container could load anything.
 */
export function contentSecurityPolicy(nonce: string, { asked = [], container = null }: Others = {}): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${container ?? "'strict-dynamic'"}`,
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    'frame-src https://player.vimeo.com',
    `connect-src ${["'self'", ...asked, container].filter((origin) => origin !== null).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of the back office: its own scripts, and styles that components write while they run under the nonce of the document. Nothing
 * of others is loaded but pictures of offers; `blob:` is for pictures that were fetched with the token of the session.
 */
export function officeSecurityPolicy(nonce: string, apiOrigin: string | null): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    `connect-src ${["'self'", apiOrigin].filter((origin) => origin !== null).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
