import { compare } from '../load/compare.ts';
import { startGenerator } from '../load/start-generator.ts';
import { startLimit } from '../limits/start-limit.ts';
import { atLeast, type Finding, type Row } from '../row.ts';
import { startApi } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

const path = '/api/offer?limit=24&category=1&order=MENOR_PRECO';

/** The same page again: with the tag of the last reply, and without it, against the same bytes from memory. */
export const cachedPage: Row = {
  name: 'kept',
  async *run(world: World): AsyncIterable<Finding> {
    const size = Math.max(...world.sizes);
    const { url: databaseUrl } = await world.offers(size);
    const api = await startApi(databaseUrl, world.dir);
    try {
      const reply = await fetch(`http://127.0.0.1:${api.port}${path}`);
      const body = await reply.text();
      const etag = reply.headers.get('etag') ?? '';
      const sides = { world, port: api.port, size };
      yield await measure({ ...sides, body, kind: 'conditional', headers: { 'if-none-match': etag } });
      yield await measure({ ...sides, body, kind: 'whole', headers: {} });
    } finally {
      await api.stop();
    }
  },
};

async function measure(task: {
  readonly world: World;
  readonly port: number;
  readonly size: number;
  readonly body: string;
  readonly kind: 'conditional' | 'whole';
  readonly headers: Record<string, string>;
}): Promise<Finding> {
  const { world, body, kind, headers } = task;
  const bare = await startLimit('bare-bytes.ts', { body, type: 'application/json; charset=utf-8' });
  const generator = startGenerator();
  const read = (port: number) => () =>
    generator.run({
      kind: 'read',
      port,
      paths: [path],
      headers,
      connections: 16,
      milliseconds: world.roundMs,
    });
  try {
    const { product, limit, ratio } = await compare(world.rounds, {
      product: read(task.port),
      limit: read(bare.port),
    });
    const statuses = Object.keys(product.statuses).join(', ');
    return atLeast(
      `the same page again, ${kind}, ${task.size.toLocaleString('en')} offers`,
      { product: product.perSecond, limit: limit.perSecond, ratio },
      0.5,
      `${Math.round(body.length / 1024)} KB; answered ${statuses}`,
    );
  } finally {
    generator.stop();
    bare.stop();
  }
}
