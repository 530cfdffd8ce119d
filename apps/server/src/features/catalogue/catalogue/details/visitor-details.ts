import type { Queries } from '../../../../platform/db/database.ts';
import type { KnownReply } from '../../../../platform/http/bodies/conditional-replies.ts';
import type { Packing } from '../../../../platform/http/bodies/packing.ts';
import type { LiveHub } from '../../../../platform/live/live-hub.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import { ChangeFeed } from './change-feed.ts';
import { PackedOffer } from './packed-offer.ts';
import { visitorOffers } from './visitor-offers.store.ts';

interface VisitorDetailsOptions {
  readonly database: Queries;
  readonly live: Pick<LiveHub, 'onChange'>;
  /** Milliseconds by which this process may lag behind changes of others. */
  readonly maxAgeMs: number;
  /** Limit of what is cached, in bytes; by default 48 MB, some ten thousand offers. */
  readonly mostBytes?: number;
  /** Milliseconds of this process. */
  readonly now?: () => number;
}

/** A request for an offer at `now`, in epoch milliseconds. */
interface Asked {
  readonly code: number;
  readonly packing: Packing | null;
  readonly now: number;
}

const usualMostBytes = 48 * 1024 * 1024;

/**
 * Caches published offers as they are sent to visitors, until they change (decision 0167). A reply holds nothing that depends on the time of
 * the request: an offer that has ended says so by its end, and one that is not published yet is not cached.
 */
export class VisitorDetails {
  readonly #feed: ChangeFeed;
  readonly #load: ReturnType<typeof visitorOffers>;
  readonly #cached: BoundedMap<number, PackedOffer>;
  /** What is being read, by code: shared by all who ask meanwhile, and cached unless the offer changes before it is there. */
  readonly #loading = new Map<number, Promise<PackedOffer | null>>();
  readonly #unfollow: () => void;

  constructor({ database, live, maxAgeMs, mostBytes = usualMostBytes, now }: VisitorDetailsOptions) {
    const onChange = (changed: readonly number[] | 'any') => this.#forget(changed);
    this.#feed = new ChangeFeed({
      queries: database,
      maxAgeMs,
      onChange,
      ...(now === undefined ? {} : { now }),
    });
    this.#load = visitorOffers(database);
    this.#cached = new BoundedMap(mostBytes, (offer) => offer.mostBytes);
    // Sooner than the feed, so that a visitor who was told of a change and asks sees it.
    this.#unfollow = live.onChange((changes) => {
      onChange(
        changes === 'any'
          ? 'any'
          : changes.flatMap((change) => (change.kind === 'offer' ? [change.offerCode] : [])),
      );
    });
  }

  /** The offer, if it is cached, certainly current and packed like that already. */
  cached(code: number, packing: Packing | null): KnownReply | null {
    const offer = this.#cached.get(code);
    if (offer === undefined || !this.#feed.isCurrent()) return null;
    return offer.packedAlready(packing);
  }

  /** The offer; null: there is none, or it is not published. Errors: those of the database. */
  async read({ code, packing, now }: Asked): Promise<KnownReply | null> {
    await this.#feed.follow();
    const offer = this.#cached.get(code) ?? (await (this.#loading.get(code) ?? this.#begin(code, now)));
    return offer?.packed(packing) ?? null;
  }

  /** Ends following changes. */
  close(): void {
    this.#unfollow();
  }

  #begin(code: number, now: number): Promise<PackedOffer | null> {
    const loading = this.#load({ code, now }).then((json) => (json === null ? null : new PackedOffer(json)));
    this.#loading.set(code, loading);
    const end = (offer: PackedOffer | null) => {
      // Otherwise the offer has changed since the read began.
      if (this.#loading.get(code) !== loading) return;
      this.#loading.delete(code);
      if (offer !== null) this.#cached.set(code, offer);
    };
    loading.then(end, () => end(null));
    return loading;
  }

  #forget(changed: readonly number[] | 'any'): void {
    if (changed === 'any') {
      this.#cached.clear();
      this.#loading.clear();
      return;
    }
    for (const code of changed) {
      this.#cached.delete(code);
      this.#loading.delete(code);
    }
  }
}
