import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** They speak of one connection, not of the request (RFC 9110 §7.6.1), and the next connection is another. */
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

/** What a caller may have claimed; only what this server knows goes on. */
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
 * The headers with which a request goes on to a process behind this one: without those of the connection, and with the address, the name
 * and the protocol under which the caller came. `headers` already name the host behind.
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
