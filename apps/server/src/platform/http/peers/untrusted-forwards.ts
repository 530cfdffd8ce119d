import { shortAddress } from '@patio/domain/identity/security/short-address.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Metrics } from '../../metrics/metrics.ts';
import { trustedPeers } from './trusted-peers.ts';

const MINUTE = 60_000;
/** Maximum of remembered peers; a flood from more of them is reported by the counter only. */
const MOST_PEERS = 1000;

/** Networks in which the operator's own proxies may run; an address from elsewhere may be a visitor's, and is logged without its last part. */
const inside = trustedPeers('loopback,linklocal,uniquelocal');

/**
 * Counts calls that bring `Forwarded` or `X-Forwarded-*` from a peer that `TRUST_PROXY` does not name, and logs it once a minute for each
 * peer: with a missing proxy all clients share one address, by which attempts are limited. The headers themselves are still ignored. Only
 * for the front role: requests forwarded between roles are not checked.
 */
export function watchUntrustedForwards(
  app: FastifyInstance,
  { trustProxy, metrics }: { readonly trustProxy: string | null; readonly metrics: Metrics },
): void {
  const isTrusted = trustedPeers(trustProxy);
  const warnedAt = new Map<string, number>();
  const warn = (request: FastifyRequest, names: readonly string[]): void => {
    const peer = request.socket.remoteAddress ?? '';
    if (isTrusted(peer)) return;
    metrics.untrustedForwarded();
    if (!isDue(warnedAt, peer, app.clock.now())) return;
    request.log.warn(
      { peer: inside(peer) ? peer : shortAddress(peer), headers: names },
      'forwarding headers from a peer that TRUST_PROXY does not name: they count for nothing; if it is your proxy, name it there',
    );
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const names = forwardsIn(request.headers);
    if (names.length > 0) warn(request, names);
    done();
  });
}

function forwardsIn(headers: IncomingHttpHeaders): string[] {
  return Object.keys(headers).filter((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
}

/** Whether to log this peer now; records it if so. */
function isDue(warnedAt: Map<string, number>, peer: string, now: number): boolean {
  if (now - (warnedAt.get(peer) ?? -MINUTE) < MINUTE) return false;
  if (warnedAt.size >= MOST_PEERS)
    for (const [other, at] of warnedAt) if (now - at >= MINUTE) warnedAt.delete(other);
  if (warnedAt.size >= MOST_PEERS && !warnedAt.has(peer)) return false;
  warnedAt.set(peer, now);
  return true;
}
