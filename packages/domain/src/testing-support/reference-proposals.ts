import { instantOf, isTaken, standingOf, type ReferenceAuction } from './reference-auction.ts';
import { sellApart } from './reference-actions.ts';

const TERM = 48 * 3_600_000;

/** A proposal restated: whose turn it is, or how it ended (S-07, rules 0.7, 0.22). */
export type ReferenceProposal = {
  amount: number;
  expires: number;
  turn: 'staff' | 'buyer' | 'over';
};

export type ReferenceProposals = Map<number, ReferenceProposal>;

type Move = 'accept' | 'reject' | 'counter' | 'withdraw' | 'expire';

/** Sends a proposal; 406 closed, 422 no amount, 409 a bid exists. A new one takes the place of the open one. */
export function propose(
  auction: ReferenceAuction,
  proposals: ReferenceProposals,
  { who, amount, clock, floor }: { who: number; amount: number; clock: number; floor: number },
): 'sent' | 'below-floor' | '406' | '409' | '422' {
  if (!isTaken(auction, clock)) return '406';
  if (amount <= 0) return '422';
  if (standingOf(auction).leader !== null) return '409';
  const low = amount < floor;
  proposals.set(who, { amount, expires: clock + TERM, turn: 'staff' });
  return low ? 'below-floor' : 'sent';
}

/** A step by the side whose turn it is; `amount` for a counter. True when it was taken. */
export function move(
  auction: ReferenceAuction,
  proposals: ReferenceProposals,
  given: { who: number; by: 'staff' | 'buyer'; step: Move; amount: number; clock: number; floor: number },
): boolean {
  const { who, by, step, amount, clock } = given;
  const proposal = proposals.get(who);
  if (proposal === undefined || proposal.turn === 'over') return false;
  const over = clock >= proposal.expires;
  if (step === 'expire') return over && end(proposal);
  if (step === 'withdraw') return by === 'buyer' && end(proposal);
  if (step === 'reject') return by === 'staff' && end(proposal);
  if (proposal.turn !== by || over || !isTaken(auction, clock)) return false;
  if (step === 'counter') {
    if (amount <= 0) return false;
    if (amount <= currentBid(auction)) return false;
    Object.assign(proposal, { amount, expires: clock + TERM, turn: by === 'staff' ? 'buyer' : 'staff' });
    return true;
  }
  if (proposal.amount <= currentBid(auction)) return false;
  end(proposal);
  sellApart(auction, who, proposal.amount, instantOf(auction, clock));
  endAll(proposals);
  return true;
}

/** What must be exceeded by whatever is sold apart from the bids (rule 0.30). */
export function currentBid(auction: ReferenceAuction): number {
  const { leader, price } = standingOf(auction);
  return leader === null ? 0 : price;
}

/** A sale ends every proposal that is still open. */
export function endAll(proposals: ReferenceProposals): void {
  for (const proposal of proposals.values()) proposal.turn = 'over';
}

function end(proposal: ReferenceProposal): true {
  proposal.turn = 'over';
  return true;
}
