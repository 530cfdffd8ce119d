import {
  instantOf,
  isReserveMet,
  isTaken,
  standingOf,
  write,
  type BidVerdict,
  type ReferenceAuction,
} from './reference-auction.ts';

export type ReferenceBid = {
  readonly who: number;
  readonly amount: number;
  readonly automatic: boolean;
  readonly clock: number;
  readonly limitReached: boolean;
};

/** A bid: refused in the order 406, 206, 429, 422, 409, or recorded with the lines that everyone sees. */
export function bid(auction: ReferenceAuction, given: ReferenceBid): BidVerdict {
  const { who, amount, automatic } = given;
  const at = instantOf(auction, given.clock);
  const { price, leader } = standingOf(auction);
  const leads = leader?.who === who;
  const raises = leads && automatic;
  if (!isTaken(auction, at)) return '406';
  if (given.limitReached && !raises) return '206';
  if (!raises && isTooSoon(auction, who, at)) return '429';
  if (amount <= 0 || (leader === null && amount < auction.rule.base)) return '422';
  if (raises && amount <= leader.maximum) return '422';
  if ((!leads || automatic) && isShortOfStep(auction, amount)) return '422';
  if (leads && !automatic) return '409';
  if (leader !== null && !leads && amount <= price) return '409';
  auction.bids.push({ who, amount, automatic, at, fallen: false });
  const after = standingOf(auction);
  const won = after.leader?.who === who;
  const lines = linesOf(given, {
    won,
    raises,
    moved: after.price !== price,
    leader: after.leader?.who ?? who,
    price: after.price,
  });
  const end = extendedEnd(auction, at);
  if ((after.price !== price || after.leader?.who !== leader?.who) && end > auction.end) {
    auction.end = end;
    lines.push({ type: 'X', who: null, value: after.price });
  }
  write(auction, at, lines);
  if (raises) return 'raised';
  return won ? 'leads' : 'beaten';
}

/** Where steps bind, what lies above the price lies a whole step above it. */
function isShortOfStep(auction: ReferenceAuction, amount: number): boolean {
  const { price, leader } = standingOf(auction);
  const { minimumStep, increment } = auction.rule;
  return minimumStep === 'increment' && leader !== null && amount > price && amount - price < increment;
}

type Written = { type: 'L' | 'P' | 'X'; who: number | null; value: number };

function linesOf(
  { who, amount, automatic }: ReferenceBid,
  seen: { won: boolean; raises: boolean; moved: boolean; leader: number; price: number },
): Written[] {
  const own: Written = { type: automatic ? 'P' : 'L', who, value: amount };
  const answer: Written = { type: 'P', who: seen.leader, value: seen.price };
  if (seen.raises) return seen.moved ? [answer] : [];
  if (!seen.won) return [own, answer];
  return [automatic ? answer : own];
}

/** Three minutes between two bids of the same user, unless another user leads by now or the end is near (S-03, rules 0.4). */
function isTooSoon(auction: ReferenceAuction, who: number, at: number): boolean {
  const { throttleMs, softCloseMs } = auction.rule;
  const mine = auction.bids.findLast((one) => one.who === who);
  if (mine === undefined || throttleMs === 0) return false;
  if (standingOf(auction).leader?.who !== who) return false;
  if (softCloseMs > 0 && at >= auction.end - softCloseMs && at < auction.end) return false;
  return at - mine.at < throttleMs;
}

function extendedEnd({ rule, end, announced }: ReferenceAuction, at: number): number {
  if (rule.softCloseMs === 0) return end;
  return Math.max(end, Math.min(at + rule.softCloseMs, announced + rule.softCloseCapMs));
}

/** Annuls visible lines while the offer is open (S-12): nothing is deleted, the end stays, the rest is worked out again. */
export function annul(
  auction: ReferenceAuction,
  seqs: readonly number[],
  clock: number,
): 'annulled' | 'refused' {
  const standing = auction.lines.filter((line) => isBid(line) && !line.struck);
  const chosen = standing.filter((line) => seqs.includes(line.seq));
  if (auction.status !== 'A' || chosen.length === 0 || chosen.length < new Set(seqs).size) return 'refused';
  const fallingLines = whatFalls(auction, standing, chosen);
  const falling = standing.filter((line) => fallingLines.has(line));
  const at = instantOf(auction, clock);
  for (const line of falling.toReversed()) {
    line.struck = true;
    if (isMereAnswer(auction, line, fallingLines)) continue;
    const own = auction.lines.filter(
      (one) => isBid(one) && one.who === line.who && (one === line || !one.struck),
    );
    const next = own[own.indexOf(line) + 1];
    for (const bid of auction.bids.filter(({ who }) => who === line.who)) {
      const isLine = !bid.automatic && line.type === 'L' && bid.at === line.at;
      const hangs =
        line.type === 'P' || (next?.type !== 'P' && bid.at > line.at && bid.at < (next?.at ?? at));
      if (isLine || (bid.automatic && hangs)) bid.fallen = true;
    }
  }
  for (const line of falling) {
    if (!isMereAnswer(auction, line, fallingLines)) continue;
    // A bidder of whom nothing is seen any more has no bid left either.
    const seen = auction.lines.some((one) => isBid(one) && !one.struck && one.who === line.who);
    if (!seen) for (const bid of auction.bids.filter(({ who }) => who === line.who)) bid.fallen = true;
  }
  write(
    auction,
    at,
    falling.toReversed().map(({ who, value }) => ({ type: 'Z', who, value })),
  );
  return 'annulled';
}

type Line = ReferenceAuction['lines'][number];

/** The chosen lines, and all that falls with them: the automatic lines of a bidder together, and answers with the bids that they answered. */
function whatFalls(
  auction: ReferenceAuction,
  standing: readonly Line[],
  chosen: readonly Line[],
): ReadonlySet<Line> {
  const falling = new Set(chosen);
  for (;;) {
    const before = falling.size;
    const instructed = new Set(
      [...falling]
        .filter((line) => line.type === 'P' && !isMereAnswer(auction, line, falling))
        .map(({ who }) => who),
    );
    const fallen = new Set(falling);
    for (const line of standing) {
      if (line.type === 'P' && instructed.has(line.who)) falling.add(line);
      if (isMereAnswer(auction, line, fallen)) falling.add(line);
    }
    if (falling.size === before || auction.rule.version === 1) return falling;
  }
}

/** Since version 2: whether a line only answered a bid of another user whose own line falls. */
function isMereAnswer(auction: ReferenceAuction, line: Line, falling: ReadonlySet<Line>): boolean {
  if (auction.rule.version === 1) return false;
  const placed = auction.bids.find(({ at }) => at === line.at);
  if (placed === undefined || placed.who === line.who) return false;
  return [...falling].some((one) => isBid(one) && one.at === line.at && one.who === placed.who);
}

function isBid({ type }: { readonly type: string }): boolean {
  return type === 'L' || type === 'P';
}

/** Closes: sold to the leader, conditional below the reserve, or ended without sale (S-08, rules 0.6). */
export function close(
  auction: ReferenceAuction,
  clock: number,
  early: boolean,
): 'refused' | 'sold' | 'conditional' | 'unsold' {
  if (auction.status !== 'A' || (!early && clock < auction.end)) return 'refused';
  const { price, leader } = standingOf(auction);
  const at = instantOf(auction, clock);
  const met = isReserveMet(auction);
  auction.status = leader !== null && met ? 'V' : 'E';
  auction.conditional = leader !== null && !met;
  const unnamed = auction.conditional && at < auction.end;
  write(auction, at, [
    { type: 'F', who: unnamed ? null : (leader?.who ?? null), value: leader === null ? 0 : price },
  ]);
  return leader === null ? 'unsold' : met ? 'sold' : 'conditional';
}

/** Sold apart from the bids: bought at once (S-06) or by a proposal (S-07). */
export function sellApart(auction: ReferenceAuction, who: number, value: number, clock: number): boolean {
  if (auction.status !== 'A') return false;
  auction.status = 'V';
  write(auction, instantOf(auction, clock), [{ type: 'F', who, value }]);
  return true;
}

/** The sales team takes the best bid below the reserve, or lets it go (rules 0.6). */
export function decideBest(auction: ReferenceAuction, accepts: boolean, clock: number): boolean {
  if (!auction.conditional) return false;
  const { price, leader } = standingOf(auction);
  auction.conditional = false;
  auction.status = accepts ? 'V' : 'E';
  write(auction, instantOf(auction, clock), [
    { type: 'F', who: accepts ? (leader?.who ?? null) : null, value: accepts ? price : 0 },
  ]);
  return true;
}

/** The buyer defaults on their purchase: ended without sale. */
export function fail(auction: ReferenceAuction, clock: number): boolean {
  if (auction.status !== 'V') return false;
  auction.status = 'E';
  write(auction, instantOf(auction, clock), [{ type: 'F', who: null, value: 0 }]);
  return true;
}

/** Who comes next after those passed over, and for how much: their own best standing bid, or the price where they lead. */
export function nextBest(
  auction: ReferenceAuction,
  passedOver: ReadonlySet<number>,
): { who: number; value: number } | null {
  const left = auction.bids.filter((one) => !one.fallen && !passedOver.has(one.who));
  const most = Math.max(0, ...left.map(({ amount }) => amount));
  const best = left.find(({ amount }) => amount === most);
  if (best === undefined) return null;
  const { price, leader } = standingOf(auction);
  return { who: best.who, value: leader?.who === best.who ? price : best.amount };
}

/** The next bidder takes their second chance. */
export function takeChance(auction: ReferenceAuction, who: number, value: number, clock: number): boolean {
  if (auction.status !== 'E' || auction.conditional) return false;
  const at = instantOf(auction, clock);
  auction.status = 'V';
  auction.soldTo = { price: value, leader: { who, maximum: value, since: at } };
  write(auction, at, [{ type: 'F', who, value }]);
  return true;
}

/** Opens again what ended before its end without a sale (rule 0.28): the bids are as they were, and the end is a day away at least. */
export function reopen(auction: ReferenceAuction, clock: number): boolean {
  const at = instantOf(auction, clock);
  if (auction.status !== 'E' || auction.conditional || at >= auction.end) return false;
  auction.status = 'A';
  auction.soldTo = null;
  announce(auction, at + 86_400_000);
  write(auction, at, [{ type: 'R', who: null, value: auction.end }]);
  return true;
}

/** Announces a later end (rules 0.31, 0.32). */
export function moveEnd(auction: ReferenceAuction, to: number, clock: number): boolean {
  const at = instantOf(auction, clock);
  if (auction.status !== 'A' || to <= auction.end || to <= at) return false;
  announce(auction, to);
  write(auction, at, [{ type: 'M', who: null, value: to }]);
  return true;
}

function announce(auction: ReferenceAuction, end: number): void {
  if (end <= auction.end) return;
  auction.end = end;
  auction.announced = end;
}
