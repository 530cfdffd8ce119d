/** An offer to bid on: its code and the least first bid in centavos. */
export interface BidTarget {
  readonly code: number;
  readonly base: number;
}

interface Load {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** Requests at most; without it only the time ends the load. */
  readonly atMost?: number;
}

/** Addresses asked for in turn (`{n}` is another number each time), each connection as fast as it can. */
export interface ReadingLoad extends Load {
  readonly kind: 'read';
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Bids that lead: each on a random offer of the connection's own share, or all on the one offer given, each by another user than the
 * bid before.
 */
export interface BiddingLoad extends Load {
  readonly kind: 'bid';
  readonly offers: readonly BidTarget[];
  readonly tokens: readonly string[];
  /** Bids a second in all; null: each connection as fast as it can. */
  readonly perSecond: number | null;
}

export type LoadJob = ReadingLoad | BiddingLoad;

/** What a load found. Times in milliseconds, of the requests that went well only. */
export interface LoadResult {
  /** Requests that went well, a second. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Replies by status. */
  readonly statuses: Readonly<Record<string, number>>;
}
