import { annulBids } from '../trading/auctions/annulment/annul-bids.ts';
import { isAuctionOpen, openAuction } from '../trading/auctions/auction-state.ts';
import type { AuctionRule, AuctionState } from '../trading/auctions/auction-state.ts';
import { decideBid } from '../trading/auctions/bids/decide-bid.ts';
import { decideClose } from '../trading/auctions/ends/decide-close.ts';
import { decideConditional } from '../trading/auctions/ends/decide-conditional.ts';
import { decideDefault } from '../trading/auctions/ends/decide-default.ts';
import { endBySale } from '../trading/auctions/ends/end-by-sale.ts';
import type { LedgerEntry, Maximum } from '../trading/auctions/ledger/ledger-entry.ts';
import { moveAuctionEnd } from '../trading/auctions/ends/move-end.ts';
import { reopenAuction } from '../trading/auctions/ends/reopen-auction.ts';
import { isBidLine, standingLinesOf } from '../trading/auctions/bids/standing-bids.ts';
import type { AuctionHistory } from '../trading/auctions/bids/standing-bids.ts';
import { decideProposalStep } from '../sales/proposals/decide-proposal-step.ts';
import { decideProposal } from '../sales/proposals/decide-proposal.ts';
import type { Proposal } from '../sales/proposals/proposal.ts';
import { decideBuyNow } from '../sales/buy-now/decide-buy-now.ts';
import { answerSecondChance } from '../sales/second-chances/answer-second-chance.ts';
import { offerSecondChance } from '../sales/second-chances/offer-second-chance.ts';
import type { SecondChance } from '../sales/second-chances/second-chance.ts';
import type { ModelCommand } from './model-command.ts';

type Of<K extends ModelCommand['kind']> = Extract<ModelCommand, { kind: K }>;
type Written = {
  readonly state: AuctionState;
  readonly entries: readonly LedgerEntry[];
  readonly maximum?: Maximum | null;
  readonly countChange?: number;
};

export type EngineSettings = { readonly throttleMs: number; readonly buyNow: number; readonly floor: number };

/** An auction that the rules of the product decide, with everything that they would have written. */
export class EngineAuction {
  state: AuctionState;
  history: AuctionHistory = { entries: [], maxima: [] };
  bidCount = 0;
  readonly #settings: EngineSettings;
  readonly #lastBidAt = new Map<number, number>();
  readonly #proposals = new Map<number, Proposal>();
  #buyer: number | null = null;
  #defaulters: number[] = [];
  #chances: SecondChance[] = [];

  constructor(rule: AuctionRule, settings: EngineSettings) {
    this.state = openAuction(rule);
    this.#settings = settings;
  }

  /** Tries a command; the answer in the words of the reference. */
  take(command: ModelCommand): string {
    switch (command.kind) {
      case 'bid':
        return this.#bid(command);
      case 'annul':
        return this.#annul(command);
      case 'close':
        return this.#close(command);
      case 'buy':
        return this.#buy(command);
      case 'propose':
        return this.#propose(command);
      case 'move':
        return this.#move(command);
      case 'best-bid':
        return this.#decideBest(command);
      case 'default':
        return this.#default(command);
      case 'offer-chance':
        return this.#offerChance(command);
      case 'answer-chance':
        return this.#answerChance(command);
      case 'reopen':
        return this.#reopen(command);
      case 'move-end':
        return this.#moveEnd(command);
    }
  }

  #write({ state, entries, maximum = null, countChange = entries.filter(isBidLine).length }: Written): void {
    this.state = state;
    this.bidCount += countChange;
    this.history = {
      entries: [...this.history.entries, ...entries],
      maxima: maximum === null ? this.history.maxima : [...this.history.maxima, maximum],
    };
  }

  #bid({ who, amount, automatic, clock, limitReached }: Of<'bid'>): string {
    const lastOwnBidAt = this.#lastBidAt.get(who) ?? null;
    const { throttleMs } = this.#settings;
    const decision = decideBid(
      this.state,
      { bidderId: who, amount, automatic, at: clock },
      { lastOwnBidAt, throttleMs, limitReached },
    );
    if (decision.kind === 'refused') return String(decision.refusal.status);
    this.#write(decision);
    this.#lastBidAt.set(who, decision.at);
    if (decision.kind === 'beaten') return 'beaten';
    return decision.raisedOnly ? 'raised' : 'leads';
  }

  #annul({ pick, everything, clock }: Of<'annul'>): string {
    const line = this.history.entries[pick];
    const whole =
      everything && line?.participant
        ? standingLinesOf(this.history, line.participant, this.state.version)
        : [];
    const lines = whole.length > 0 ? whole : [pick + 1];
    if (line !== undefined && !isBidLine(line) && whole.length > 0) return 'refused';
    const decision = annulBids(this.state, this.history, { lines, at: clock });
    if (decision.kind === 'refused') return 'refused';
    this.#write(decision);
    return 'annulled';
  }

  #close({ clock, early }: Of<'close'>): string {
    const decision = decideClose(this.state, clock, early);
    if (decision.kind === 'refused') return 'refused';
    this.#write(decision);
    if (decision.outcome.result === 'sold') this.#buyer = decision.outcome.winner;
    if (decision.outcome.result !== 'conditional') this.#endProposals(clock);
    return decision.outcome.result;
  }

  #buy({ who, stated, clock, limitReached }: Of<'buy'>): string {
    const decision = decideBuyNow({
      offerOpen: isAuctionOpen(this.state, clock),
      limitReached,
      price: this.#settings.buyNow,
      statedPrice: stated,
      bidding: this.state,
    });
    if (decision.kind === 'refused') return String(decision.refusal.status);
    return this.#sellApart(who, decision.price, clock);
  }

  #sellApart(buyerId: number, price: number, at: number): string {
    const sale = endBySale(this.state, { buyerId, price, at });
    if (sale.kind === 'refused') return 'refused';
    this.#write(sale);
    this.#buyer = buyerId;
    this.#endProposals(at);
    return 'bought';
  }

  #propose({ who, amount, clock }: Of<'propose'>): string {
    const decision = decideProposal({
      offerOpen: isAuctionOpen(this.state, clock),
      limitReached: false,
      hasBid: this.state.hasBid,
      takesProposals: true,
      buyerId: who,
      statedBuyerId: null,
      amount,
      floor: this.#settings.floor,
      at: clock,
    });
    if (decision.kind === 'refused') return String(decision.refusal.status);
    this.#proposals.set(who, decision.proposal);
    return decision.proposal.refuseAt === undefined ? 'sent' : 'below-floor';
  }

  #move({ who, by, step, amount, clock }: Of<'move'>): string {
    const proposal = this.#proposals.get(who);
    if (proposal === undefined) return 'refused';
    const actor = step === 'expire' ? 'system' : by;
    const open = isAuctionOpen(this.state, clock);
    const currentBid = this.state.hasBid ? this.state.price : null;
    const move = { step, actor, at: clock, amount, floor: this.#settings.floor, currentBid } as const;
    const decision = decideProposalStep(proposal, move, open);
    if (decision.kind === 'refused') return 'refused';
    this.#proposals.set(who, decision.proposal);
    if (decision.sold) this.#sellApart(who, decision.proposal.amount, clock);
    return 'moved';
  }

  #endProposals(at: number): void {
    for (const [who, proposal] of this.#proposals) {
      const step = decideProposalStep(proposal, { step: 'lose-to-sale', actor: 'system', at }, false);
      if (step.kind === 'moved') this.#proposals.set(who, step.proposal);
    }
  }

  #decideBest({ choice, clock }: Of<'best-bid'>): string {
    const buyer = this.state.leader?.bidderId ?? null;
    const decision = decideConditional(this.state, choice, clock);
    if (decision.kind === 'refused') return 'refused';
    this.#write(decision);
    if (decision.sold) this.#buyer = buyer;
    this.#endProposals(clock);
    return decision.sold ? 'sold' : 'released';
  }

  #default({ clock }: Of<'default'>): string {
    const decision = decideDefault(this.state, clock);
    if (decision.kind === 'refused') return 'refused';
    this.#write(decision);
    if (this.#buyer !== null) this.#defaulters = [...this.#defaulters, this.#buyer];
    return 'defaulted';
  }

  #offerChance({ days, clock }: Of<'offer-chance'>): string {
    const decision = offerSecondChance(this.state, this.history, {
      defaulters: this.#defaulters,
      earlier: this.#chances,
      barred: [],
      underReview: false,
      days,
      at: clock,
    });
    if (decision.kind === 'refused') return 'refused';
    this.#chances = [...this.#chances, decision.chance];
    return `${decision.chance.bidderId} for ${decision.chance.value}`;
  }

  #answerChance({ answer, clock }: Of<'answer-chance'>): string {
    const chance = this.#chances.at(-1);
    if (chance === undefined) return 'refused';
    const decision = answerSecondChance(this.state, chance, answer, clock);
    if (decision.kind === 'refused') return 'refused';
    const status = decision.kind === 'sold' ? 'accepted' : decision.status;
    this.#chances = [...this.#chances.slice(0, -1), { ...chance, status }];
    if (decision.kind === 'ended') return status;
    this.#write(decision);
    this.#buyer = chance.bidderId;
    return 'accepted';
  }

  /** Never while a sale stands or a second chance waits, for which the caller looks. */
  #reopen({ clock }: Of<'reopen'>): string {
    const waits = this.#chances.some(({ status }) => status === 'offered');
    if (waits || this.state.status === 'V') return 'refused';
    const decision = reopenAuction(this.state, this.history, clock);
    if (decision.kind === 'refused') return 'refused';
    this.#write(decision);
    return 'reopened';
  }

  #moveEnd({ to, clock }: Of<'move-end'>): string {
    const decision = moveAuctionEnd(this.state, to, clock);
    if (decision.kind === 'refused') return 'refused';
    this.#write(decision);
    return 'moved';
  }
}
