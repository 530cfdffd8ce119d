import type { Queries } from '../../../../platform/db/database.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import { packReply, type Packing } from '../../../../platform/http/bodies/packing.ts';
import type { NewestOffers, OfferFinder } from '../listing/find-offers.ts';
import { writeCursor } from '../index/page-cursor.ts';
import type { ListReply, FullRequest } from './list-ask.ts';
import { markFavourites } from './mark-favourites.ts';
import type { ListDeps, ListSettings } from './list-settings.ts';
import type { OfferTexts } from './offer-texts.ts';

/** Maximum of cached lists; the least recently requested is evicted first. */
const maxCached = 40;
/** Milliseconds for which a list is reused: the maximum age that visitors see; offers also end by the clock. */
const maxAgeMs = 1000;
/** A list is cached for this multiple of its cost, so that recomputing lists takes a tenth of the time at most. */
const costFactor = 10;

/** A list without marked favourites, the same for everyone with a profile. */
interface Built {
  readonly newest: NewestOffers;
  readonly builtAt: number;
  /** Milliseconds of reading, and of packing so far. */
  cost: number;
  readonly offers: readonly string[];
  readonly replies: Map<Packing | null, ListReply>;
}

/** Whole lists, capped, built once per change and shared by all clients (rule 0.37). */
export class WholeLists {
  readonly #database: Queries;
  readonly #finder: OfferFinder;
  readonly #texts: OfferTexts;
  readonly #settings: ListSettings;
  readonly #kept = new BoundedMap<string, Built>(maxCached);
  readonly #building = new Map<string, Promise<Built>>();

  /** `texts`: those of pages, so that only what changed since is read. */
  constructor({ database, settings }: ListDeps, finder: OfferFinder, texts: OfferTexts) {
    this.#database = database;
    this.#finder = finder;
    this.#texts = texts;
    this.#settings = settings;
  }

  /** API-01 without paging fields and API-03. */
  async reply(ask: FullRequest): Promise<ListReply> {
    const built = await this.#built(ask);
    const { accountId } = ask.viewer;
    if (accountId === null) return this.#shared(built, ask.packing);
    const marked = await markFavourites(this.#database, accountId, built.offers, built.newest.codes);
    return written(marked, built.newest, ask.packing);
  }

  async #built(ask: FullRequest): Promise<Built> {
    const { category, partner, viewer, now } = ask;
    const newest = await this.#finder.newest(category, partner, now, this.#settings.cap);
    const key = `${viewer.profileCode} ${category} ${partner}`;
    const cached = this.#kept.get(key);
    if (cached && this.#isGood(cached, newest, now)) return cached;
    const underWay = this.#building.get(key);
    if (underWay) return underWay;
    const building = this.#build(newest, ask).finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    const built = await building;
    // Unknown categories cost nothing, and must not evict real ones.
    if (built.offers.length === 0) return built;
    this.#kept.set(key, built);
    return built;
  }

  #isGood({ newest, builtAt, cost }: Built, { index }: NewestOffers, now: number): boolean {
    const isRecent = Math.abs(now - builtAt) < Math.max(maxAgeMs, cost * costFactor);
    return isRecent && (newest.index.version === index.version || !this.#settings.alwaysFresh);
  }

  async #build(newest: NewestOffers, { viewer, now }: FullRequest): Promise<Built> {
    const began = performance.now();
    const anybody = { ...viewer, accountId: null };
    const offers = await this.#texts.read(newest.index, anybody, newest.codes, now);
    return { newest, builtAt: now, cost: performance.now() - began, offers, replies: new Map() };
  }

  #shared(built: Built, packing: Packing | null): ListReply {
    const known = built.replies.get(packing);
    if (known) return known;
    const began = performance.now();
    const reply = written(built.offers, built.newest, packing);
    built.cost += performance.now() - began;
    built.replies.set(packing, reply);
    return reply;
  }
}

function written(
  offers: readonly string[],
  { total, codes }: NewestOffers,
  packing: Packing | null,
): ListReply {
  const last = codes.at(-1);
  const next =
    total > codes.length && last !== undefined
      ? writeCursor('MAIS_RECENTES', { key: last, code: last })
      : null;
  return { ...packReply(`{"data":[${offers.join(',')}],"total":${total}}`, packing), next };
}
