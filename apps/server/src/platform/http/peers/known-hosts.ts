import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';
import { hostNameOf } from '../../../config/host-name.ts';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Probes use the address of the machine. */
const PROBED = /^\/(?:health\/(?:live|ready)|metrics)\/?(?:\?|$)/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Refuses requests for unknown hosts with 400: pages and caches never depend on a host chosen by the client. Loopback is accepted; health
 * and metrics answer under any host. `names`: as `hostNameOf` returns them.
 */
export function refuseUnknownHosts(app: FastifyInstance, names: readonly string[]): void {
  const known = new Set(names);
  const isOurs = (host: string): boolean => {
    const name = hostNameOf(host);
    return name !== null && (known.has(name) || LOOPBACK.test(name));
  };
  app.addHook('onRequest', ({ host, url, raw }, _reply, done) => {
    const isAllowed = PROBED.test(url) || (isOurs(host) && hostHeadersOf(raw) <= 1 && url.startsWith('/'));
    if (isAllowed) done();
    else done(new ApiError('unknown-host'));
  });
}

/** Several Host headers are an attempt to make two programs read different names (RFC 9112 §3.2). */
function hostHeadersOf({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** The URL of a request without its host; an absolute URL in the request line replaces the Host header (RFC 9112 §3.2.2). */
export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [, host, path = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return url;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
