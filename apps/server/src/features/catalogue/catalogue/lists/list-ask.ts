import type { OfferOrder, OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { PackedReply, Packing } from '../../../../platform/http/bodies/packing.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import type { Position } from '../index/offer-order.ts';

/** The part of a list that a page shows. */
export interface PageRequested {
  readonly order: OfferOrder;
  readonly limit: number;
  readonly after: Position | null;
  readonly origin: Coordinates | null;
  readonly offset: number;
}

/** One page of a filtered list, with its total and its facets. */
export interface PageRequest {
  readonly about: 'page';
  readonly packing: Packing | null;
  readonly query: OfferQuery;
  readonly page: PageRequested;
  readonly viewer: Viewer;
  readonly now: number;
}

/** All open offers of a category and a store, or of all (null), the newest first and not more than the cap. */
export interface FullRequest {
  readonly about: 'whole';
  readonly packing: Packing | null;
  readonly category: number | null;
  readonly partner: string | null;
  readonly viewer: Viewer;
  readonly now: number;
}

/** What a user who types these words may mean. */
export interface SuggestionsAsk {
  readonly about: 'suggestions';
  readonly packing: Packing | null;
  readonly typed: readonly string[];
  readonly category: number | null;
  readonly partner: string | null;
  readonly now: number;
}

/** What lists are asked for: plain data, so that it can go to another thread; `packing` is how the reply is wanted, null as it is. */
export type ListRequest = PageRequest | FullRequest | SuggestionsAsk;

/** The reply to an ask. */
export interface ListReply extends PackedReply {
  /** Of a whole list: where the rest begins, as a cursor of MAIS_RECENTES. Null when everything is there. */
  readonly next: string | null;
}

/** Answers lists, here or in a thread of its own. */
export interface Lists {
  /** Errors: those of the database. */
  answer(ask: ListRequest): Promise<ListReply>;
  /** Whether the open offers have been read. */
  isLoaded(): boolean;
  close(): Promise<void>;
}
