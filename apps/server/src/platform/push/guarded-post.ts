import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Post } from './push-service.ts';
import { isInnerAddress, isPushAddress } from './push-address.ts';

const timeoutMs = 10_000;

/**
 * Posts to push services and nowhere else: allowlisted hosts, over https, at public addresses, verified when the connection is made, so
 * that no DNS answer can bypass it. Redirects are not followed, response bodies are not read.
 */
export function guardedPost(hosts: readonly string[]): Post {
  return (address, { headers, body }) => {
    if (!isPushAddress(address, hosts)) return Promise.reject(new Error('This is no known push service.'));
    return new Promise((resolve, reject) => {
      const call = request(
        address,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
          lookup: openLookup,
          timeout: timeoutMs,
          signal: AbortSignal.timeout(timeoutMs),
        },
        (reply) => {
          resolve({ status: reply.statusCode ?? 500, retryAfter: reply.headers['retry-after'] ?? null });
          reply.destroy();
        },
      );
      call.on('timeout', () => call.destroy(new Error('The push service does not answer.')));
      call.on('error', reject);
      call.end(body);
    });
  };
}

/** Names that resolve to internal addresses are refused. */
export const openLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => !isInnerAddress(address));
    const [first] = open;
    if (error || !first) callback(error ?? new Error(`${hostname} has no open address.`), '', 4);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
