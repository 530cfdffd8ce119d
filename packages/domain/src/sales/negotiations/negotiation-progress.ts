import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';
import type { ProposalAction, ProposalStatus } from '../proposals/proposal-transitions.ts';

/** A user's deals on one offer, with their dates. Instants in epoch milliseconds. */
export interface NegotiationProgress {
  readonly status: OfferStatus;
  readonly endsAt: number;
  readonly closedAt: number | null;
  /** No deals on the offer are possible now: its store is closed, or staff took it off the site. */
  readonly unavailable: boolean;
  /** When it became a purchase of this user; null: it has not. */
  readonly purchasedAt: number | null;
  /** Null: the user has not bid. `withdrawn`: by themselves, or released at their request. */
  readonly bids: {
    readonly firstAt: number;
    readonly standing: 'leads' | 'outbid' | 'withdrawn' | 'annulled';
    /** When the last of them was withdrawn or annulled; null: one stands. */
    readonly takenAt: number | null;
  } | null;
  /** Until when the sales team decides on this user's bid below the reserve (rule 0.6). */
  readonly decisionUntil: number | null;
  /** Until when they may take the offer as the next bidder. */
  readonly secondChanceUntil: number | null;
  /** Their latest proposal (rule 0.7); null without one. */
  readonly proposal: {
    readonly status: ProposalStatus;
    readonly lastStep: ProposalAction;
    readonly lastStepAt: number;
    readonly sentAt: number;
    /** The last answer of the sales team; null: none. */
    readonly answeredAt: number | null;
    /** When the user accepted what the team had proposed; null: they have not. */
    readonly acceptedAt: number | null;
    /** The sales team's value stands, or stood at the end. */
    readonly countered: boolean;
    /** Until when the side whose turn it is may answer. */
    readonly until: number;
  } | null;
}

export type NegotiationStep = 'end' | 'outbid' | 'decision' | 'answer' | 'reply' | 'second-chance' | 'stay';

export interface NegotiationNext {
  readonly step: NegotiationStep;
  /** Whose turn it is; `nobody`: the end of the offer comes by itself. */
  readonly owner: 'buyer' | 'seller' | 'nobody';
  readonly due: number | null;
}

/** What a negotiation waits for, of whom and until when; null: of nothing, because it is over or became a purchase. */
export function negotiationNext(facts: NegotiationProgress, now: number): NegotiationNext | null {
  const { proposal, purchasedAt, secondChanceUntil, decisionUntil } = facts;
  if (purchasedAt !== null) return null;
  if (facts.unavailable && isRunning(facts)) return { step: 'stay', owner: 'seller', due: null };
  if (secondChanceUntil !== null) return { step: 'second-chance', owner: 'buyer', due: secondChanceUntil };
  if (proposal?.status === 'countered') return { step: 'reply', owner: 'buyer', due: proposal.until };
  if (decisionUntil !== null) return { step: 'decision', owner: 'seller', due: decisionUntil };
  if (proposal?.status === 'pending') return { step: 'answer', owner: 'seller', due: proposal.until };
  if (!isBidding(facts)) return null;
  const mayBid = facts.bids?.standing === 'outbid' && facts.endsAt > now;
  return { step: mayBid ? 'outbid' : 'end', owner: mayBid ? 'buyer' : 'nobody', due: facts.endsAt };
}

/**
 * How a negotiation ended without a purchase of this user: sold to `others`, `unsold`, bids or proposal `withdrawn`, bids `annulled`, the
 * proposal `refused`, `expired` without an answer, or `lapsed` because a bid reached it.
 */
export type NegotiationOutcome =
  | 'others'
  | 'unsold'
  | 'withdrawn'
  | 'annulled'
  | 'refused'
  | 'expired'
  | 'lapsed';

const ENDED: Readonly<Partial<Record<ProposalAction, NegotiationOutcome>>> = {
  withdraw: 'withdrawn',
  reject: 'refused',
  expire: 'expired',
  lapse: 'lapsed',
};

/** How it ended, by what came last while the offer is open; null: it runs, or became a purchase. */
export function negotiationOutcome(facts: NegotiationProgress, now: number): NegotiationOutcome | null {
  const { status, bids, proposal, purchasedAt } = facts;
  if (purchasedAt !== null || negotiationNext(facts, now) !== null) return null;
  const standing = bids?.standing;
  const taken = standing === 'withdrawn' || standing === 'annulled' ? standing : undefined;
  const ended = proposal === null ? undefined : ENDED[proposal.lastStep];
  if (status === 'A') {
    // The sale that it lost to was undone, since the offer is open again.
    const refused = proposal?.lastStep === 'lose-to-sale' ? 'refused' : ended;
    const proposalIsLast = (proposal?.lastStepAt ?? 0) > (bids?.takenAt ?? 0);
    return (proposalIsLast ? (refused ?? taken) : (taken ?? refused)) ?? 'unsold';
  }
  if (status === 'E') return taken ?? (bids === null ? ended : undefined) ?? 'unsold';
  return 'others';
}

export type NegotiationPart =
  | 'bid'
  | 'proposal'
  | 'answer'
  | 'reply'
  | 'end'
  | 'decision'
  | 'second-chance'
  | 'purchase';

export interface NegotiationLine {
  readonly part: NegotiationPart;
  /** `never`: the negotiation was over before. */
  readonly state: 'done' | 'now' | 'ahead' | 'never';
  /** When it was done; null otherwise. */
  readonly at: number | null;
}

const PART_OF: Readonly<Record<NegotiationStep, NegotiationPart | null>> = {
  end: 'end',
  outbid: 'end',
  decision: 'decision',
  answer: 'answer',
  reply: 'reply',
  'second-chance': 'second-chance',
  stay: null,
};

/** What has happened in a negotiation, what it waits for, and what comes after. */
export function negotiationTimeline(facts: NegotiationProgress, now: number): readonly NegotiationLine[] {
  const next = negotiationNext(facts, now);
  const current = next === null ? null : PART_OF[next.step];
  return datesOf(facts).map(([part, at]): NegotiationLine => {
    if (part === current) return { part, state: 'now', at: null };
    if (at !== null) return { part, state: 'done', at };
    return { part, state: next === null ? 'never' : 'ahead', at: null };
  });
}

type Dated = readonly [part: NegotiationPart, at: number | null];

/** The parts of this negotiation in their order, with their dates as far as they have one. */
function datesOf({ bids, proposal, ...facts }: NegotiationProgress): readonly Dated[] {
  const begun: Dated[] = [];
  if (bids !== null) begun.push(['bid', bids.firstAt]);
  if (proposal !== null) begun.push(['proposal', proposal.sentAt]);
  const parts = begun.toSorted(([, one], [, other]) => (one ?? 0) - (other ?? 0));
  if (proposal !== null) {
    parts.push(['answer', proposal.status === 'pending' ? null : proposal.answeredAt]);
    if (proposal.countered) parts.push(['reply', proposal.acceptedAt]);
  }
  if (bids !== null) parts.push(['end', facts.closedAt]);
  if (facts.decisionUntil !== null) parts.push(['decision', null]);
  if (facts.secondChanceUntil !== null) parts.push(['second-chance', null]);
  return [...parts, ['purchase', facts.purchasedAt]];
}

/** Whether bids of this user still stand on an open offer. */
function isBidding({ status, bids }: NegotiationProgress): boolean {
  return status === 'A' && (bids?.standing === 'leads' || bids?.standing === 'outbid');
}

function isRunning(facts: NegotiationProgress): boolean {
  const { proposal, decisionUntil, secondChanceUntil } = facts;
  const proposes = proposal?.status === 'pending' || proposal?.status === 'countered';
  return proposes || decisionUntil !== null || secondChanceUntil !== null || isBidding(facts);
}
