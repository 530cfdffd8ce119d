import { readFileSync } from 'node:fs';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../clock/clock.ts';

const TEXT_PATH = '/.well-known/security.txt';
/** With a dot, which no store has in its name. */
const POLICY_PATH = '/security-policy.txt';
/** RFC 9116 recommends less than a year; the text is generated for each request. */
const VALID_MS = 180 * 86_400_000;
const A_DAY = 'public, max-age=86400';

/** How to report a vulnerability: `security.txt` (RFC 9116) and the policy that it names, which is SECURITY.md. */
export function securityTextRoutes(
  app: FastifyInstance,
  { publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>,
  clock: Clock,
): void {
  const policy = readFileSync(new URL('../../../../../SECURITY.md', import.meta.url), 'utf8');
  app.get(TEXT_PATH, async (_request, reply) => {
    const lines = [
      `Contact: mailto:${brand.email}`,
      `Expires: ${isoInstant(clock.now() + VALID_MS)}`,
      'Preferred-Languages: pt, en',
      `Canonical: ${publicUrl}${TEXT_PATH}`,
      `Policy: ${publicUrl}${POLICY_PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', A_DAY)
      .send(`${lines.join('\n')}\n`);
  });
  app.get(POLICY_PATH, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', A_DAY).send(policy),
  );
}
