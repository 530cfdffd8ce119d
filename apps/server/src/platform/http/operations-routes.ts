import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

const isAlive = { status: 'ok' } as const;

/** Health and metrics: fixed URLs for tools, outside the API base. */
export function operationsRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  isReady: () => Promise<boolean>,
): void {
  app.get('/health/live', async () => isAlive);
  app.get('/health/ready', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
