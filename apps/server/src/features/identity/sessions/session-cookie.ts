import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { isSecret } from './secrets.ts';

/** Each kind of session has a cookie of its own; that of the back office goes to the calls of the back office alone. */
const COOKIES = {
  storefront: { name: 'refresh', path: '/api' },
  office: { name: 'office', path: '/api/admin' },
} as const;

/** Whether a session is of the back office; the other kind is of the storefront. */
export interface SessionKind {
  readonly office: boolean;
}

const cookieOf = ({ office }: SessionKind) => COOKIES[office ? 'office' : 'storefront'];

function attributes(config: Config, kind: SessionKind) {
  return {
    path: cookieOf(kind).path,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
}

/** The refresh secret of the browser, or null. */
export function refreshCookieOf(request: FastifyRequest, kind: SessionKind): string | null {
  const value = request.cookies[cookieOf(kind).name];
  return isSecret(value) ? value : null;
}

/** Sets the refresh secret as a cookie, until the session ends (epoch milliseconds). Scripts cannot read it. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  secret: string,
  { office, expiresAt }: SessionKind & { readonly expiresAt: number },
): void {
  const kind = { office };
  reply.setCookie(cookieOf(kind).name, secret, { ...attributes(config, kind), expires: new Date(expiresAt) });
}

/** Removes the refresh cookie. */
export function clearRefreshCookie(reply: FastifyReply, config: Config, kind: SessionKind): void {
  reply.clearCookie(cookieOf(kind).name, attributes(config, kind));
}
