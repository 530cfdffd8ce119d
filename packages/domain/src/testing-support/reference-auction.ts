/**
 * The auction restated as simply as it can be, from the published rules alone (rules 0.3 to 0.6, 0.9, 0.19, S-01 to S-03, S-08, S-12). It keeps
 * every bid and works out price and leader from all of them each time again; it knows nothing of the engine that it is held against.
 */
export type ReferenceRule = {
  readonly version: 1 | 2 | 3;
  readonly base: number;
  readonly increment: number;
  readonly minimumStep: 'any' | 'increment';
  readonly reserve: number | null;
  readonly originalEnd: number;
  readonly softCloseMs: number;
  readonly softCloseCapMs: number;
  readonly throttleMs: number;
};

type BidRecord = {
  readonly who: number;
  readonly amount: number;
  readonly automatic: boolean;
  readonly at: number;
  fallen: boolean;
};
type LineRecord = {
  readonly seq: number;
  readonly at: number;
  readonly type: 'L' | 'P' | 'X' | 'Z' | 'F' | 'R' | 'M';
  readonly who: number | null;
  readonly value: number;
  struck: boolean;
};

export type Standing = {
  readonly price: number;
  readonly leader: { who: number; maximum: number; since: number } | null;
};

export type BidVerdict = 'leads' | 'raised' | 'beaten' | `${206 | 406 | 409 | 422 | 429}`;

/** Everything about one auction, changed in place by the functions of `reference-actions.ts`. */
export type ReferenceAuction = {
  readonly rule: ReferenceRule;
  readonly bids: BidRecord[];
  readonly lines: LineRecord[];
  status: 'A' | 'V' | 'E';
  /** After a second chance the sale sets price and leader; until then they follow from the bids. */
  soldTo: Standing | null;
  end: number;
  /** The end that was announced last: extensions reach so far beyond it. */
  announced: number;
  conditional: boolean;
  lastAt: number;
};

/** An auction before its first bid. */
export function openReference(rule: ReferenceRule): ReferenceAuction {
  return {
    rule,
    bids: [],
    lines: [],
    status: 'A',
    soldTo: null,
    end: rule.originalEnd,
    announced: rule.originalEnd,
    conditional: false,
    lastAt: 0,
  };
}

/** Price and leader from all bids that have not fallen, one after the other (rules 0.5, 0.6). */
export function standingOf({ rule, bids, soldTo }: ReferenceAuction): Standing {
  if (soldTo !== null) return soldTo;
  let price = rule.base;
  let leader: Standing['leader'] = null;
  for (const bid of bids.filter(({ fallen }) => !fallen)) {
    const { who, amount, automatic, at } = bid;
    if (leader === null) {
      if (!automatic) price = Math.max(price, amount);
      leader = { who, maximum: amount, since: at };
    } else if (leader.who === who) {
      if (!automatic) price = Math.max(price, amount);
      if (amount > leader.maximum) leader = { who, maximum: amount, since: at };
    } else if (amount > leader.maximum) {
      price = automatic ? Math.min(amount, leader.maximum + rule.increment) : amount;
      leader = { who, maximum: amount, since: at };
    } else {
      price = Math.min(leader.maximum, amount + rule.increment);
    }
    if (rule.reserve !== null && leader.maximum >= rule.reserve) price = Math.max(price, rule.reserve);
  }
  return { price, leader };
}

/**
 * How many bids everyone sees (rule 0.34). Since version 2 as many as the bids that have not fallen would have made alone: one for who takes
 * the lead, two for who is beaten at once, one for a raise only where it moves the price. Before, the lines without those annulled.
 */
export function countOf(auction: ReferenceAuction): number {
  if (auction.rule.version === 1) {
    const annulled = auction.lines.filter(({ type }) => type === 'Z').length;
    return auction.lines.filter(({ type }) => type === 'L' || type === 'P').length - annulled;
  }
  const bids = auction.bids.filter(({ fallen }) => !fallen);
  const after = (index: number) => standingOf({ ...auction, soldTo: null, bids: bids.slice(0, index) });
  return bids.reduce((count, { who }, index) => {
    const [before, now] = [after(index), after(index + 1)];
    if (before.leader?.who === who) return count + (now.price > before.price ? 1 : 0);
    return count + (now.leader?.who === who ? 1 : 2);
  }, 0);
}

/** Whether the reserve is met, as the page says it. */
export function isReserveMet(auction: ReferenceAuction): boolean {
  const { reserve } = auction.rule;
  return reserve === null || (standingOf(auction).leader?.maximum ?? 0) >= reserve;
}

/** The instant under which something is written: the clock's, but always after the last one. */
export function instantOf({ lastAt }: ReferenceAuction, clock: number): number {
  return clock > lastAt ? clock : lastAt + 1;
}

/** Whether bids are taken. */
export function isTaken({ status, end }: ReferenceAuction, at: number): boolean {
  return status === 'A' && at < end;
}

/** Writes lines under one instant. */
export function write(
  auction: ReferenceAuction,
  at: number,
  lines: readonly { type: LineRecord['type']; who: number | null; value: number }[],
): void {
  for (const line of lines) {
    auction.lines.push({ seq: auction.lines.length + 1, at, struck: false, ...line });
  }
  auction.lastAt = at;
}
