import http from 'node:http';
import https from 'node:https';
import { PixError } from './pix-failure.ts';

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

/** PEM texts: our certificate and its key, and who issues those of the bank; null: not needed, as on the own machine. */
export interface Certificates {
  readonly certificate: string | null;
  readonly key: string | null;
  readonly authority: string | null;
}

/** Sends one request. Errors: `PixError` `away`, also for an answer that is longer than any of the standard. */
export type SendRequest = (request: BankRequest) => Promise<BankReply>;

const LONGEST_REPLY = 4 * 1024 * 1024;

/** Requests over mutual TLS, with connections that are kept open. */
export function openSender(certificates: Certificates, timeoutMs: number): SendRequest {
  const secure = new https.Agent({
    keepAlive: true,
    maxSockets: 8,
    minVersion: 'TLSv1.2',
    ...(certificates.certificate === null ? {} : { cert: certificates.certificate }),
    ...(certificates.key === null ? {} : { key: certificates.key }),
    ...(certificates.authority === null ? {} : { ca: certificates.authority }),
  });
  const plain = new http.Agent({ keepAlive: true, maxSockets: 8 });
  return (asked) =>
    new Promise((resolve, reject) => {
      const away = (): void => reject(new PixError('away', 'The bank did not answer.'));
      const isSecure = asked.url.startsWith('https:');
      const request = (isSecure ? https : http).request(asked.url, {
        method: asked.method,
        headers: {
          ...asked.headers,
          ...(asked.body === null ? {} : { 'content-length': Buffer.byteLength(asked.body) }),
        },
        agent: isSecure ? secure : plain,
        signal: AbortSignal.timeout(timeoutMs),
      });
      // The original error may hold what was sent.
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
