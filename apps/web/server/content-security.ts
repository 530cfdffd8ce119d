import { randomBytes } from 'node:crypto';

/** A nonce for the scripts of one page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The policy of a page: scripts run only with its nonce; pictures and films may come from any https address (C-31, GALL-01). `asked`:
 * origins besides this one that its scripts may call.
 */
export function contentSecurityPolicy(nonce: string, ...asked: readonly (string | null)[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    'frame-src https://player.vimeo.com',
    `connect-src ${["'self'", ...asked.filter((origin) => origin !== null)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
