import type { OfferOrder, OfferQuery } from '@patio/contract/catalogue/list-offers.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { Packing } from '../../../platform/http/packed-bytes.ts';
import type { Viewer } from '../offer-conditions.store.ts';
import type { Position } from '../offer-order.ts';

/** The part of a list that a page shows. */
export interface PageAsked {
  readonly order: OfferOrder;
  readonly limit: number;
  readonly after: Position | null;
  readonly origin: Coordinates | null;
  readonly offset: number;
}

/** One page of a filtered list, with its total and its facets. */
export interface PageAsk {
  readonly about: 'page';
  readonly query: OfferQuery;
  readonly page: PageAsked;
  readonly viewer: Viewer;
  readonly now: number;
}

/** All open offers of a category and a store, or of all (null), the newest first and not more than the cap. */
export interface WholeAsk {
  readonly about: 'whole';
  readonly category: number | null;
  readonly partner: string | null;
  readonly viewer: Viewer;
  /** How it is packed for the one who asks; null: as it is. */
  readonly packing: Packing | null;
  readonly now: number;
}

/** What somebody who types these words may mean. */
export interface SuggestionsAsk {
  readonly about: 'suggestions';
  readonly typed: readonly string[];
  readonly category: number | null;
  readonly partner: string | null;
  readonly now: number;
}

/** What lists are asked for: plain data, so that it can go to another thread. */
export type ListAsk = PageAsk | WholeAsk | SuggestionsAsk;

/** A whole list as it goes out. */
export interface WholeReply {
  readonly body: Uint8Array;
  readonly etag: string;
  /** Where the rest begins, as a cursor of MAIS_RECENTES; null when everything is there. */
  readonly next: string | null;
}

/** The reply to an ask: JSON, or a whole list with what belongs to it. */
export type ReplyTo<A extends ListAsk> = A extends WholeAsk ? WholeReply : string;

/** Answers lists, here or in a thread of its own. */
export interface Lists {
  /** Errors: those of the database. */
  answer<A extends ListAsk>(ask: A): Promise<ReplyTo<A>>;
  /** Whether the open offers have been read. */
  isLoaded(): boolean;
  close(): Promise<void>;
}
