import { Readable } from 'node:stream';
import type { ServerDeps } from '../../deps.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { WrittenJson } from '../../platform/http/written-json.ts';
import type { OfferFinder } from './find-offers.ts';
import type { OfferFilter } from './offer-filter.ts';
import { openOffersByCode } from './offers-by-code.store.ts';
import { viewerOf } from './viewer.ts';

/** Offers read at once: many enough to be quick, few enough that other calls are not kept waiting. */
const batchSize = 200;

/**
 * `{"data":[…]}` with every open offer of a filter, newest first. A short list is one reply; a long one is sent while it is read, so
 * that its length costs no memory.
 */
export async function sendAllOffers(
  { database }: ServerDeps,
  finder: OfferFinder,
  filter: OfferFilter,
  context: CallContext,
): Promise<WrittenJson> {
  const viewer = viewerOf(context);
  const { now } = context;
  const { index, slots } = await finder.find({ filter, viewer, now, origin: null, exact: true });
  const codes = Array.from(slots, (slot) => index.columns.code.at(slot)).sort((one, other) => other - one);
  const read = (from: number) => openOffersByCode(database, viewer, codes.slice(from, from + batchSize), now);
  const first = await read(0);
  if (codes.length <= batchSize) return new WrittenJson(`{"data":[${first.join(',')}]}`);
  return new WrittenJson(Readable.from(pieces(first, codes.length, read), { objectMode: false }));
}

async function* pieces(
  first: readonly string[],
  length: number,
  read: (from: number) => Promise<string[]>,
): AsyncGenerator<string> {
  yield `{"data":[${first.join(',')}`;
  let isEmpty = first.length === 0;
  for (let from = batchSize; from < length; from += batchSize) {
    const offers = await read(from);
    if (offers.length === 0) continue;
    yield `${isEmpty ? '' : ','}${offers.join(',')}`;
    isEmpty = false;
  }
  yield ']}';
}
