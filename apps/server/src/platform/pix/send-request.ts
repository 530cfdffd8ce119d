import http from 'node:http';
import https from 'node:https';
import type { Certificates } from './follow-certificates.ts';
import { whyAway } from './why-away.ts';

/** What is sent: paths follow the address of the connection. */
export interface BankRequest {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface BankReply {
  readonly status: number;
  readonly text: string;
}

/** Sends one request. Errors: `PixError` `away`, also for an answer that is longer than any of the standard. */
export type SendRequest = (request: BankRequest) => Promise<BankReply>;

const LONGEST_REPLY = 4 * 1024 * 1024;

/**
 * Requests over mutual TLS, with connections that are kept open. `current` gives the certificates before each request: the same object as
 * long as they stay the same.
 */
export function openSender(current: () => Certificates, timeoutMs: number): SendRequest {
  let certificates = current();
  let secure = secureAgent(certificates);
  const secureNow = (): https.Agent => {
    const now = current();
    // Requests on connections of the former ones end as they began.
    if (now !== certificates) [certificates, secure] = [now, secureAgent(now)];
    return secure;
  };
  const plain = new http.Agent({ keepAlive: true, maxSockets: 8 });
  return (asked) =>
    new Promise((resolve, reject) => {
      const away = (error: unknown): void => reject(whyAway(error, certificates, Date.now()));
      const isSecure = asked.url.startsWith('https:');
      const request = (isSecure ? https : http).request(asked.url, {
        method: asked.method,
        headers: {
          ...asked.headers,
          ...(asked.body === null ? {} : { 'content-length': Buffer.byteLength(asked.body) }),
        },
        agent: isSecure ? secureNow() : plain,
        signal: AbortSignal.timeout(timeoutMs),
      });
      request.on('error', away);
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > LONGEST_REPLY) request.destroy(new Error('too long'));
          parts.push(part);
        });
        response.on('error', away);
        response.on('aborted', away);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      });
      request.end(asked.body ?? undefined);
    });
}

function secureAgent({ certificate, key, authority }: Certificates): https.Agent {
  return new https.Agent({
    keepAlive: true,
    maxSockets: 8,
    minVersion: 'TLSv1.2',
    ...(certificate === null ? {} : { cert: certificate }),
    ...(key === null ? {} : { key }),
    ...(authority === null ? {} : { ca: authority }),
  });
}
