import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { isSecret } from './secrets.ts';

const name = 'refresh';

function attributes(config: Config) {
  return {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
}

/** The refresh secret of the browser, or null. */
export function refreshCookieOf(request: FastifyRequest): string | null {
  const value = request.cookies[name];
  return isSecret(value) ? value : null;
}

/** Sets the refresh secret as a cookie, until the session ends (epoch milliseconds). Scripts cannot read it. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  secret: string,
  expiresAt: number,
): void {
  reply.setCookie(name, secret, { ...attributes(config), expires: new Date(expiresAt) });
}

/** Removes the refresh cookie. */
export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(name, attributes(config));
}
