import type { ModelCommand } from './model-command.ts';
import {
  isTaken,
  openReference,
  standingOf,
  type ReferenceAuction,
  type ReferenceRule,
} from './reference-auction.ts';
import {
  annul,
  bid,
  close,
  decideBest,
  fail,
  moveEnd,
  nextBest,
  reopen,
  sellApart,
  takeChance,
} from './reference-actions.ts';
import { currentBid, endAll, move, propose, type ReferenceProposals } from './reference-proposals.ts';

const DAY = 86_400_000;
const MOST_DAYS = 7;

type Chance = { who: number; value: number; deadline: number; open: boolean };

/** The reference with what stands around the bidding: proposals, sales that fail, second chances. */
export class ReferenceRun {
  readonly auction: ReferenceAuction;
  readonly #buyNow: number;
  readonly #floor: number;
  readonly #decisionTerm: (at: number) => number;
  readonly #proposals: ReferenceProposals = new Map();
  readonly #failed = new Set<number>();
  readonly #chances: Chance[] = [];
  #buyer: number | null = null;
  #decideUntil = 0;

  constructor(
    rule: ReferenceRule,
    given: { buyNow: number; floor: number; decisionTerm: (at: number) => number },
  ) {
    this.auction = openReference(rule);
    this.#buyNow = given.buyNow;
    this.#floor = given.floor;
    this.#decisionTerm = given.decisionTerm;
  }

  /** Runs a command and returns its result. */
  take(command: ModelCommand): string {
    const { auction } = this;
    const { clock } = command;
    switch (command.kind) {
      case 'bid':
        return bid(auction, command);
      case 'annul':
        return annul(auction, this.#linesToAnnul(command.pick, command.everything), clock);
      case 'close':
        return this.#close(clock, command.early);
      case 'buy':
        if (!isTaken(auction, clock)) return '406';
        if (command.limitReached) return '206';
        if (this.#buyNow <= 0 || command.stated !== this.#buyNow) return '422';
        if (currentBid(auction) >= this.#buyNow) return '409';
        return this.#sellApart(command.who, this.#buyNow, clock);
      case 'propose':
        return propose(auction, this.#proposals, { ...command, floor: this.#floor });
      case 'move':
        return this.#move(command);
      case 'best-bid':
        return this.#decideBest(command.choice, clock);
      case 'default':
        if (!fail(auction, clock)) return 'refused';
        if (this.#buyer !== null) this.#failed.add(this.#buyer);
        return 'defaulted';
      case 'offer-chance':
        return this.#offerChance(command.days, clock);
      case 'answer-chance':
        return this.#answerChance(command.answer, clock);
      case 'reopen':
        if (this.#chances.some(({ open }) => open)) return 'refused';
        return reopen(auction, clock) ? 'reopened' : 'refused';
      case 'move-end':
        return moveEnd(auction, command.to, clock) ? 'moved' : 'refused';
    }
  }

  /** Instants at which something that was allowed no longer is, or the other way round. */
  edges(): readonly number[] {
    const { rule, bids, end, conditional } = this.auction;
    return [
      ...[...this.#proposals.values()].filter(({ turn }) => turn !== 'over').map(({ expires }) => expires),
      ...bids.slice(-1).map(({ at }) => at + rule.throttleMs),
      ...(conditional ? [this.#decideUntil] : []),
      ...this.#chances.filter(({ open }) => open).map(({ deadline }) => deadline),
      end - rule.softCloseMs,
    ];
  }

  #linesToAnnul(pick: number, everything: boolean): readonly number[] {
    const { lines } = this.auction;
    const who = lines[pick]?.who ?? null;
    if (!everything || who === null) return [pick + 1];
    const own = lines.filter(
      (line) => line.who === who && !line.struck && (line.type === 'L' || line.type === 'P'),
    );
    const isBid = lines[pick]?.type === 'L' || lines[pick]?.type === 'P';
    if (own.length === 0 || !isBid) return [pick + 1];
    return own.map(({ seq }) => seq);
  }

  #close(clock: number, early: boolean): string {
    const { leader } = standingOf(this.auction);
    const result = close(this.auction, clock, early);
    if (result === 'sold') this.#buyer = leader?.who ?? null;
    if (result === 'conditional') this.#decideUntil = this.#decisionTerm(this.auction.lastAt);
    if (result === 'sold' || result === 'unsold') endAll(this.#proposals);
    return result;
  }

  #sellApart(who: number, value: number, clock: number): string {
    if (!sellApart(this.auction, who, value, clock)) return 'refused';
    this.#buyer = who;
    endAll(this.#proposals);
    return 'bought';
  }

  #move(command: Extract<ModelCommand, { kind: 'move' }>): string {
    const before = this.auction.status;
    if (!move(this.auction, this.#proposals, { ...command, floor: this.#floor })) return 'refused';
    if (before === 'A' && this.auction.status === 'V') this.#buyer = command.who;
    return 'moved';
  }

  #decideBest(choice: 'accept' | 'release' | 'expire', clock: number): string {
    const over = clock >= this.#decideUntil;
    if (!this.auction.conditional || (choice === 'accept' && over) || (choice === 'expire' && !over))
      return 'refused';
    const { leader } = standingOf(this.auction);
    decideBest(this.auction, choice === 'accept', clock);
    endAll(this.#proposals);
    if (choice !== 'accept') return 'released';
    this.#buyer = leader?.who ?? null;
    return 'sold';
  }

  #offerChance(days: number, clock: number): string {
    const { status, conditional } = this.auction;
    if (status !== 'E' || conditional || this.#failed.size === 0 || days > MOST_DAYS) return 'refused';
    if (clock < this.auction.end) return 'refused';
    if (this.#chances.some(({ open }) => open)) return 'refused';
    const passedOver = new Set([...this.#failed, ...this.#chances.map(({ who }) => who)]);
    const best = nextBest(this.auction, passedOver);
    if (best === null) return 'refused';
    this.#chances.push({ ...best, deadline: clock + days * DAY, open: true });
    return `${best.who} for ${best.value}`;
  }

  #answerChance(answer: 'accept' | 'decline' | 'expire', clock: number): string {
    const chance = this.#chances.at(-1);
    if (chance === undefined || !chance.open) return 'refused';
    const over = clock >= chance.deadline;
    if (answer === 'expire' ? !over : over) return 'refused';
    if (answer === 'accept' && !takeChance(this.auction, chance.who, chance.value, clock)) return 'refused';
    chance.open = false;
    if (answer === 'accept') this.#buyer = chance.who;
    return { accept: 'accepted', decline: 'declined', expire: 'expired' }[answer];
  }
}
