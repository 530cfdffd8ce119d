import type { IndexedOffers } from '../../src/features/catalogue/catalogue/index/offer-index.ts';
import { hasBit } from '../../src/features/catalogue/catalogue/index/sets/bits.ts';
import type { WordIndex } from '../../src/features/catalogue/catalogue/index/sets/word-index.ts';

/** What an index says of each offer, by its code: equal for two indexes of the same offers, whatever happened to them on the way. */
export function contentsOf({ columns }: IndexedOffers): ReadonlyMap<number, object> {
  const { deals } = columns;
  const words = [columns.words, columns.titleWords].map(wordsBySlot);
  const slots = Array.from({ length: columns.size }, (_, slot) => slot);
  const found = slots.filter((slot) => columns.slot(columns.code.at(slot)) === slot);
  const cheap = columns.deals.prices.between(-Infinity, 2_000_000, columns.size);
  const described = found.map((slot): [number, object] => [
    columns.code.at(slot),
    {
      values: Object.values(columns.values).map((column) =>
        column.at(slot).map((id) => [column.values[id], column.postings[id]?.slots().includes(slot)]),
      ),
      ranges: Object.values(columns.ranges).map((column) => [column.one(slot), column.several(slot)]),
      words: words.map((bySlot) => bySlot.get(slot)?.toSorted()),
      isLot: hasBit(columns.lots, slot),
      prices: [4, 5, 6, 7].map((profile) => deals.priceFor(profile)(slot)),
      instants: [deals.publishedAt.at(slot), deals.endAt.at(slot)],
      amounts: [deals.listPrice.at(slot), deals.buyNow.at(slot), deals.auctionPrice.at(slot)],
      flags: [hasBit(deals.set('hasBid'), slot), hasBit(deals.set('buy'), slot), hasBit(cheap, slot)],
    },
  ]);
  return new Map(described.toSorted(([one], [other]) => one - other));
}

function wordsBySlot(index: WordIndex): Map<number, string[]> {
  const bySlot = new Map<number, string[]>();
  for (const [id, word] of index.words.entries()) {
    for (const slot of index.postings[id]?.slots() ?? [])
      bySlot.set(slot, [...(bySlot.get(slot) ?? []), word]);
  }
  return bySlot;
}
