import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { createLogger } from '../../logging/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { buildApp } from '../build-app.ts';
import { trustedPeers } from './trusted-peers.ts';
import { watchUntrustedForwards } from './untrusted-forwards.ts';

/** A server with its log and its figures in hand. */
async function started(trustProxy: string | null = null) {
  const clock = new FakeClock();
  const lines: string[] = [];
  const logger = createLogger({
    level: 'warn',
    role: 'api',
    pretty: false,
    sink: { write: (line) => void lines.push(line) },
  });
  const metrics = createMetrics();
  const app = await buildApp({ logger, clock, metrics, findActor: async () => null, trustProxy: false });
  watchUntrustedForwards(app, { trustProxy, metrics });
  return {
    clock,
    ask: (peer: string, headers: Record<string, string>) =>
      app.inject({ url: '/', remoteAddress: peer, headers }),
    /** Peers and headers of the warnings so far. */
    warnings: () =>
      lines.map((line): unknown => {
        const { peer, headers } = JSON.parse(line);
        return [peer, headers];
      }),
    counted: async () => Number(/^patio_untrusted_forwarded_total (\d+)$/mu.exec(await metrics.text())?.[1]),
  };
}

const forwarded = { 'x-forwarded-for': '203.0.113.9' };

describe('forwarding headers from a peer that TRUST_PROXY does not name', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-host', 'outro.test'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=203.0.113.9'],
  ])('are counted and logged: %s', async (name, value) => {
    const api = await started('10.0.0.0/8');
    await api.ask('192.168.0.7', { [name]: value });
    expect(await api.counted()).toBe(1);
    expect(api.warnings()).toEqual([['192.168.0.7', [name]]]);
  });

  it('are all counted, and logged once a minute for each peer', async () => {
    const api = await started();
    for (const peer of ['127.0.0.1', '127.0.0.1', '192.168.0.7']) await api.ask(peer, forwarded);
    api.clock.advance(59_999);
    await api.ask('127.0.0.1', forwarded);
    expect([await api.counted(), api.warnings().length]).toEqual([4, 2]);
    api.clock.advance(1);
    await api.ask('127.0.0.1', forwarded);
    expect([await api.counted(), api.warnings().length]).toEqual([5, 3]);
  });

  it('log the address of a visitor without its last part, and no more than a thousand peers a minute', async () => {
    const api = await started();
    await api.ask('203.0.113.77', forwarded);
    expect(JSON.stringify(api.warnings())).not.toContain('203.0.113.77');
    for (let peer = 0; peer < 1100; peer += 1) await api.ask(`198.18.${peer >> 8}.${peer & 255}`, forwarded);
    expect([await api.counted(), api.warnings().length]).toEqual([1101, 1000]);
    api.clock.advance(60_000);
    await api.ask('203.0.113.77', forwarded);
    expect(api.warnings()).toHaveLength(1001);
  });
});

it('those of a named proxy, and calls without any, are neither counted nor logged', async () => {
  const api = await started('loopback,10.0.0.0/8');
  await api.ask('127.0.0.1', forwarded);
  await api.ask('::ffff:10.1.2.3', forwarded);
  await api.ask('192.168.0.7', { host: 'localhost' });
  expect([await api.counted(), api.warnings()]).toEqual([0, []]);
});

describe('TRUST_PROXY', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1', true],
    ['10.0.0.1', '10.0.0.2', false],
    ['10.0.0.0/255.255.0.0', '10.0.9.9', true],
    ['10.0.0.0/255.255.0.0', '10.1.0.1', false],
    ['192.0.2.0/24, 10.0.0.1', '10.0.0.1', true],
    ['uniquelocal', '172.20.0.1', true],
    ['linklocal', 'fe80::1', true],
    ['loopback', '::1', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['10.0.0.1', '', false],
  ])('%s names %s: %s', (given, address, expected) => {
    expect(trustedPeers(given)(address)).toBe(expected);
  });
});
