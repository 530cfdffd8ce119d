import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that apply to one connection, not to the request (RFC 9110 §7.6.1), so they are not forwarded. */
const ofOneConnection = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Headers that a client may have forged; only what this server knows is forwarded. */
const claimed = [
  'forwarded',
  'x-keeps-pages',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

const dropped = new Set([...ofOneConnection, ...claimed]);

/**
 * The headers of a request forwarded to a process behind this one: without hop-by-hop headers, and with the address, host and protocol that
 * the client used. `headers` already name the internal host.
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'protocol'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(([name]) => !dropped.has(name.toLowerCase()));
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
