import type { FastifyReply } from 'fastify';
import { Line } from './line.ts';

/**
 * Takes over the connection of a reply for events. The body is not chunked and ends with the connection, so an event is one write to the
 * socket and the same bytes serve everyone. Null for HEAD, which is answered.
 */
export function openLine(reply: FastifyReply, options: { whole: boolean; openedAt: number }): Line | null {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.useChunkedEncodingByDefault = false;
  raw.shouldKeepAlive = false;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': reply.request.id,
  });
  if (reply.request.method === 'HEAD') {
    raw.end();
    return null;
  }
  // The client sees the start at once, even if the first event takes time.
  raw.flushHeaders();
  return new Line(raw, options);
}
