import { compare } from '../load/compare.ts';
import { filled } from '../load/requests.ts';
import { startGenerator } from '../load/start-generator.ts';
import { listInSql } from '../limits/list-in-sql.ts';
import { recordSql, type RecordedCall } from '../limits/record-sql.ts';
import { startLimit } from '../limits/start-limit.ts';
import { atLeast, type Finding, type Row } from '../row.ts';
import { startApi } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

const connections = 16;

interface ReadingTask {
  readonly name: string;
  readonly work: string;
  /** Addresses; `{n}` is another number at every call, so that no cache helps. */
  readonly paths: (codes: readonly number[]) => readonly string[];
  /** What the limit sends for an address where the product asks the database for less: the SQL that gives the same reply. */
  readonly inSql?: (address: string, now: number) => RecordedCall;
}

/** Calls that read: product against a bare handler with the same SQL or the same reply, on catalogues of several sizes. */
function readingRow(task: ReadingTask): Row {
  return {
    name: task.name,
    async *run(world: World): AsyncIterable<Finding> {
      for (const size of world.sizes) yield await measure(world, size, task);
    },
  };
}

async function measure(world: World, size: number, task: ReadingTask): Promise<Finding> {
  const { url: databaseUrl, codes } = await world.offers(size);
  const paths = task.paths(codes);
  const addresses = recorded(paths, world.quick ? 30 : 60);
  const { inSql } = task;
  const now = Date.now();
  const calls = inSql
    ? addresses.map((address) => inSql(address, now))
    : await recordSql(databaseUrl, addresses);
  const api = await startApi(databaseUrl, world.dir);
  const bare = await startLimit('bare-sql.ts', { databaseUrl, calls });
  const generator = startGenerator();
  const read = (port: number) => () =>
    generator.run({ kind: 'read', port, paths, headers: {}, connections, milliseconds: world.roundMs });
  try {
    const { product, limit, ratio } = await compare(world.rounds, {
      product: read(api.port),
      limit: read(bare.port),
    });
    const queries = calls.flat(2).length / calls.length;
    const limited = inSql ? 'counted by the limit in SQL, ' : '';
    return atLeast(
      `${task.work}, ${size.toLocaleString('en')} offers`,
      { product: product.perSecond, limit: limit.perSecond, ratio },
      0.7,
      `${limited}${queries.toFixed(1)} queries a call; p99 ${product.p99.toFixed(0)} / ${limit.p99.toFixed(0)} ms`,
    );
  } finally {
    generator.stop();
    bare.stop();
    await api.stop();
  }
}

function recorded(paths: readonly string[], count: number): string[] {
  const length = paths.some((path) => path.includes('{n}')) ? count : paths.length;
  return Array.from({ length }, (_, index) => filled(paths[index % paths.length] ?? '', index));
}

/** A category with a mileage, cheapest first. */
export const listPage = readingRow({
  inSql: listInSql,
  name: 'list',
  work: 'list page, filters, order, total, facets, nothing kept',
  paths: () =>
    [1, 2, 3].map((category) => `/api/offer?limit=24&category=${category}&usageEnd={n}&order=MENOR_PRECO`),
});

const orders = ['MAIS_RECENTES', 'MENOR_PRECO', 'MAIOR_PRECO', 'TERMINA_LOGO', 'MAIS_ANTIGOS'];

/** First pages of six categories in five orders: cached counts help. */
export const listPageUsual = readingRow({
  inSql: listInSql,
  name: 'list-usual',
  work: 'list page, as visitors ask',
  paths: () =>
    Array.from(
      { length: 30 },
      (_, index) => `/api/offer?limit=24&category=${1 + (index % 6)}&order=${orders[index % orders.length]}`,
    ),
});

const words = ['fiat', 'gol', 'branco', 'volvo', 'diesel', 'hilux', 'onix', 'caminhao', 'sao paulo', 'civic'];

export const textSearch = readingRow({
  inSql: listInSql,
  name: 'search',
  work: 'text search',
  paths: () => words.map((word) => `/api/offer?limit=24&term=${encodeURIComponent(word)}&usageEnd={n}`),
});

export const offerDetail = readingRow({
  name: 'detail',
  work: 'offer detail',
  paths: (codes) =>
    Array.from({ length: 300 }, (_, index) => `/api/offer/${codes[(index * 31) % codes.length] ?? 0}`),
});
