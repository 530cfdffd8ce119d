import { Readable } from 'node:stream';
import type { ServerDeps } from '../../deps.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { WrittenJson } from '../../platform/http/written-json.ts';
import type { OfferFilter } from './offer-filter.ts';
import { readPage, type PageQuestion, type PageRow } from './offer-page.store.ts';
import { viewerOf } from './viewer.ts';

/** Offers read at once: many enough to be quick, few enough that other calls are not kept waiting. */
const batchSize = 200;

/**
 * `{"data":[…]}` with every open offer of a filter, newest first. A short list is one reply; a long one is sent while it is read, so
 * that its length costs no memory.
 */
export async function sendAllOffers(
  { database }: ServerDeps,
  filter: OfferFilter,
  context: CallContext,
): Promise<WrittenJson> {
  const question: PageQuestion = {
    filter,
    viewer: viewerOf(context),
    now: context.now,
    order: 'MAIS_RECENTES',
    origin: null,
    limit: batchSize,
    offset: 0,
    after: null,
    way: 'gather',
    nearest: null,
  };
  const first = await readPage(database, question);
  if (first.length < batchSize) return new WrittenJson(`{"data":[${joined(first)}]}`);
  const read = (after: PageRow) => readPage(database, { ...question, after, way: 'walk' });
  return new WrittenJson(Readable.from(pieces(first, read), { objectMode: false }));
}

const joined = (rows: readonly PageRow[]) => rows.map((row) => row.offer).join(',');

async function* pieces(
  first: PageRow[],
  read: (after: PageRow) => Promise<PageRow[]>,
): AsyncGenerator<string> {
  yield `{"data":[${joined(first)}`;
  let last = first.at(-1);
  while (last) {
    const rows = await read(last);
    if (rows.length > 0) yield `,${joined(rows)}`;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  }
  yield ']}';
}
