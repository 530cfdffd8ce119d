import { canBuyNow } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { clearBit, hasBit, noBits, setBit, withRoom, type Bits } from './sets/bits.ts';
import type { ItemsReader, ItemsWriter } from './snapshot/snapshot-items.ts';
import { wideColumn } from './sets/number-column.ts';
import { SortedColumn } from './sets/sorted-column.ts';
import type { OfferFacts } from './offer-facts.store.ts';

/** How an offer can be bought, as sets of slots; `buy` for anyone without a price of their own. */
const dealFlags = ['spotlight', 'acceptsProposals', 'hasBid', 'buy', 'bid', 'proposal'] as const;
type DealFlag = (typeof dealFlags)[number];

/** The maximum instant. */
const never = 8.64e15;

/** The prices of a profile that has its own for some offers. */
export interface OwnPrices {
  /** Buy-now price, by slot. */
  readonly buyNow: Map<number, number>;
  /** Slots with such a price. */
  slots: Bits;
  /** Those of them that can be bought at that price. */
  buy: Bits;
  /** By the price shown to the profile. */
  readonly prices: SortedColumn;
}

/** The state of offers: what bids, price edits and the passing of ends change. Money in centavos, instants in epoch milliseconds. */
export class DealColumns {
  readonly publishedAt = wideColumn();
  /** `never` if bidding does not end it. */
  readonly endAt = wideColumn();
  readonly listPrice = wideColumn();
  readonly buyNow = wideColumn();
  readonly auctionPrice = wideColumn();
  readonly prices: SortedColumn;
  readonly ends: SortedColumn;
  readonly own = new Map<number, OwnPrices>();
  readonly #wide = [this.publishedAt, this.endAt, this.listPrice, this.buyNow, this.auctionPrice];
  readonly #sets = new Map<DealFlag, Bits>();
  /** The code of a slot; 0: empty. */
  readonly #code: (slot: number) => number;

  constructor(code: (slot: number) => number) {
    this.#code = code;
    const ifThere = (number: (slot: number) => number) => (slot: number) =>
      code(slot) === 0 ? NaN : number(slot);
    this.prices = new SortedColumn({ key: ifThere((slot) => this.listPrice.at(slot)), code });
    this.ends = new SortedColumn({ key: ifThere((slot) => this.endAt.at(slot)), code });
  }

  /** The slots that are so. */
  set(flag: DealFlag): Bits {
    return this.#sets.get(flag) ?? noBits(0);
  }

  /** Sets the current state of an offer. */
  put(slot: number, facts: OfferFacts): void {
    this.publishedAt.set(slot, facts.publishedAt);
    this.endAt.set(slot, facts.endAt ?? never);
    this.listPrice.set(slot, facts.listPrice);
    this.buyNow.set(slot, facts.buyNow);
    this.auctionPrice.set(slot, facts.auctionPrice);
    this.#mark('spotlight', slot, facts.spotlight);
    this.#mark('acceptsProposals', slot, facts.acceptsProposals);
    this.#mark('hasBid', slot, facts.hasBid);
    this.#mark('buy', slot, canBuyNow(facts.buyNow, facts.auctionPrice, facts.hasBid));
    this.#mark('bid', slot, facts.auctionPrice > 0);
    this.#mark('proposal', slot, facts.acceptsProposals && !facts.hasBid);
    this.prices.touch(slot);
    this.ends.touch(slot);
    this.#putOwn(slot, facts);
  }

  /** Forgets a slot. */
  drop(slot: number): void {
    for (const flag of dealFlags) this.#mark(flag, slot, false);
    this.prices.touch(slot);
    this.ends.touch(slot);
    for (const own of this.own.values()) this.#setOwn(own, slot, null);
  }

  write(to: ItemsWriter, size: number): void {
    for (const column of this.#wide) column.write(to, size);
    for (const sorted of [this.prices, this.ends]) sorted.write(to);
    for (const flag of dealFlags) to.put(this.set(flag));
    to.putAll(this.own.keys());
    for (const { buyNow, slots, buy, prices } of this.own.values()) {
      to.putAll(buyNow.keys());
      to.put(Float64Array.from(buyNow.values()));
      for (const bits of [slots, buy]) to.put(bits);
      prices.write(to);
    }
  }

  /** Into columns that nothing was put into. */
  read(from: ItemsReader): void {
    for (const column of this.#wide) column.read(from);
    for (const sorted of [this.prices, this.ends]) sorted.read(from);
    for (const flag of dealFlags) this.#sets.set(flag, from.takeAll());
    for (const profile of from.takeAll()) {
      const own = this.#noPrices();
      const slots = from.takeAll();
      const prices = new Float64Array(from.take());
      for (const [at, slot] of slots.entries()) own.buyNow.set(slot, prices[at] ?? 0);
      own.slots = from.takeAll();
      own.buy = from.takeAll();
      own.prices.read(from);
      this.own.set(profile, own);
    }
  }

  /** The price shown to a profile (C-41): buy-now, until bidding has reached it, else that of the auction. */
  priceFor(profileCode: number): (slot: number) => number {
    const own = this.own.get(profileCode);
    return (slot) => {
      const price = own?.buyNow.get(slot);
      return price === undefined ? this.listPrice.at(slot) : this.#shown(slot, price);
    };
  }

  #shown(slot: number, price: number): number {
    const auction = this.auctionPrice.at(slot);
    return canBuyNow(price, auction, hasBit(this.set('hasBid'), slot)) ? price : auction;
  }

  #mark(flag: DealFlag, slot: number, isSo: boolean): void {
    this.#sets.set(flag, marked(this.set(flag), slot, isSo));
  }

  #putOwn(slot: number, { profilePrices }: OfferFacts): void {
    const given = new Map(profilePrices ?? []);
    for (const profile of given.keys()) if (!this.own.has(profile)) this.own.set(profile, this.#noPrices());
    for (const [profile, own] of this.own) this.#setOwn(own, slot, given.get(profile) ?? null);
  }

  #noPrices(): OwnPrices {
    const buyNow = new Map<number, number>();
    const key = (slot: number) => {
      const price = buyNow.get(slot);
      return price === undefined ? NaN : this.#shown(slot, price);
    };
    return {
      buyNow,
      slots: noBits(32),
      buy: noBits(32),
      prices: new SortedColumn({ key, code: this.#code }),
    };
  }

  #setOwn(own: OwnPrices, slot: number, price: number | null): void {
    if (price === null && !own.buyNow.has(slot)) return;
    if (price === null) own.buyNow.delete(slot);
    else own.buyNow.set(slot, price);
    own.prices.touch(slot);
    const canBuy =
      price !== null && canBuyNow(price, this.auctionPrice.at(slot), hasBit(this.set('hasBid'), slot));
    own.slots = marked(own.slots, slot, price !== null);
    own.buy = marked(own.buy, slot, canBuy);
  }
}

function marked(bits: Bits, slot: number, isSo: boolean): Bits {
  const roomy = withRoom(bits, slot + 1);
  if (isSo) setBit(roomy, slot);
  else clearBit(roomy, slot);
  return roomy;
}
