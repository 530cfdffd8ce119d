import { Agent, request as httpRequest } from 'node:http';
import type { Send, WireReply, WireRequest } from '@patio/api-client/call.ts';

const LIMIT_MS = 8000;

/** Makes calls to the API over keep-alive loopback connections. Status 0: it could not be reached in time. */
export function sendOverHttp(origin: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const { hostname, port } = new URL(origin);
  return (wire) =>
    new Promise<WireReply>((resolve) => {
      const request = httpRequest(
        {
          agent,
          hostname,
          port,
          method: wire.method,
          path: `/api${wire.path}`,
          headers: headersOf(wire),
          timeout: LIMIT_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve({ status: 0, json: undefined }));
          response.on('end', () => {
            const isAway = response.headers['x-unavailable'] !== undefined;
            const json = parse(Buffer.concat(chunks).toString());
            const status = response.statusCode ?? 0;
            resolve({ status, json, ...(isAway ? { unavailable: true } : {}) });
          });
        },
      );
      request.on('timeout', () => request.destroy());
      request.on('error', () => resolve({ status: 0, json: undefined }));
      request.end(wire.body);
    });
}

function headersOf(wire: WireRequest): Record<string, string> {
  return { accept: 'application/json', 'content-type': 'application/json', ...wire.headers };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
