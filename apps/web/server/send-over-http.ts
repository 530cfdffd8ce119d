import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { Send, WireReply, WireRequest } from '@patio/api-client/call.ts';
import { ReplyCache } from './reply-cache.ts';

const LIMIT_MS = 8000;
const UNREACHABLE: WireReply = { status: 0, json: undefined };

/** Makes calls to the API over keep-alive loopback connections. Status 0: it could not be reached in time. */
export function sendOverHttp(origin: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const { hostname, port } = new URL(origin);
  const replies = new ReplyCache();
  return (wire) =>
    new Promise<WireReply>((resolve) => {
      const kept = replies.find(wire);
      const request = httpRequest(
        {
          agent,
          hostname,
          port,
          method: wire.method,
          path: `/api${wire.path}`,
          headers: headersOf(wire, kept?.etag),
          timeout: LIMIT_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve(UNREACHABLE));
          response.on('end', () => {
            if (response.statusCode === 304 && kept !== undefined) resolve(kept.reply);
            else resolve(replies.keep(wire, replyOf(response, Buffer.concat(chunks).toString())));
          });
        },
      );
      request.on('timeout', () => request.destroy());
      request.on('error', () => resolve(UNREACHABLE));
      request.end(wire.body);
    });
}

function headersOf(wire: WireRequest, etag: string | undefined): Record<string, string> {
  const usual = { accept: 'application/json', 'content-type': 'application/json', ...wire.headers };
  return etag === undefined ? usual : { ...usual, 'if-none-match': etag };
}

function replyOf({ headers, statusCode }: IncomingMessage, text: string) {
  const isAway = headers['x-unavailable'] !== undefined;
  const reply = { status: statusCode ?? 0, json: parse(text), ...(isAway ? { unavailable: true } : {}) };
  return { reply, etag: headers.etag, length: text.length };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
