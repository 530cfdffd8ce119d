import { describe, expect, it } from 'vitest';
import { annulBids } from '../annulment/annul-bids.ts';
import { anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import type { PlayedAuction } from '../auction.builder.ts';
import { decideClose } from '../ends/decide-close.ts';
import { decideConditional } from '../ends/decide-conditional.ts';
import { decideDefault } from '../ends/decide-default.ts';
import { endBySale } from '../ends/end-by-sale.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { ledgerSteps } from './ledger-steps.ts';
import { sellToRunnerUp } from '../ends/sell-to-runner-up.ts';
import type { AuctionHistory } from '../bids/standing-bids.ts';

const rule = anAuctionRule({ reserve: 350_000 });

const withLines = (history: AuctionHistory, lines: readonly LedgerEntry[]): AuctionHistory => ({
  ...history,
  entries: [...history.entries, ...lines],
});

const changed = (history: AuctionHistory, seq: number, change: Partial<LedgerEntry>): AuctionHistory => ({
  ...history,
  entries: history.entries.map((line) => (line.seq === seq ? { ...line, ...change } : line)),
});

/** A bid, a maximum that answers it, a challenge, and the leader raising their maximum. */
const fought = play(rule, [
  manual(1, 120_000, 1000),
  automatic(2, 200_000, 2000),
  manual(1, 150_000, 3000),
  automatic(2, 400_000, 4000),
]);

describe('the steps of a ledger, rules 0.5 and 0.9', () => {
  it('describe the input, what the rule produces for it, and the resulting state', () => {
    const steps = ledgerSteps(rule, fought.history);
    expect(steps.map((step) => [step.cause, step.leads, step.agrees, step.after.price])).toEqual([
      ['manual', true, true, 120_000],
      ['maximum', true, true, 130_000],
      ['manual', false, true, 160_000],
      ['raise', true, true, 350_000],
    ]);
    expect(steps.at(-1)?.after).toEqual(fought.state);
  });

  it.each([
    ['another value of an automatic answer', changed(fought.history, 4, { value: 170_000 }), 3000],
    ['another participant', changed(fought.history, 4, { participant: 1 }), 3000],
    ['a bid that no longer beats what stands', changed(fought.history, 3, { value: 110_000 }), 3000],
    [
      'a missing answer',
      { ...fought.history, entries: fought.history.entries.filter((line) => line.seq !== 4) },
      3000,
    ],
    ['an answer with another number', changed(fought.history, 4, { seq: 9 }), 3000],
    ['an answer of another kind', changed(fought.history, 4, { type: 'L' }), 3000],
    ['a lower maximum', { ...fought.history, maxima: [{ bidderId: 2, value: 130_000, at: 2000 }] }, 3000],
    [
      'a maximum that nobody could set',
      { ...fought.history, maxima: [...fought.history.maxima, { bidderId: 2, value: 1, at: 5000 }] },
      5000,
    ],
    [
      'two maxima under one instant',
      { ...fought.history, maxima: [...fought.history.maxima, { bidderId: 3, value: 500_000, at: 4000 }] },
      4000,
    ],
  ] satisfies readonly (readonly [string, AuctionHistory, number])[])('show %s', (_name, history, at) => {
    const wrong = ledgerSteps(rule, history).find((step) => !step.agrees);
    expect(wrong?.at).toBe(at);
  });

  it('explain an annulment, and see one whose lines do not fall together', () => {
    const decision = annulBids(fought.state, fought.history, { lines: [2], at: 5000 });
    if (decision.kind === 'refused') throw new Error(decision.reason);
    const history = withLines(fought.history, decision.entries);
    const step = ledgerSteps(rule, history).at(-1);
    expect(step).toMatchObject({ cause: 'annulment', leads: false, agrees: true, after: decision.state });
    const short = { ...history, entries: history.entries.slice(0, -1) };
    expect(ledgerSteps(rule, short).at(-1)).toMatchObject({ cause: 'annulment', agrees: false });
    const strange = changed(history, history.entries.length, { value: 1 });
    expect(ledgerSteps(rule, strange).at(-1)).toMatchObject({ cause: 'annulment', agrees: false });
  });

  it('name every end: sold, a default, a second chance', () => {
    const closed = decideClose(fought.state, rule.originalEnd);
    if (closed.kind === 'refused') throw new Error(closed.reason);
    const defaulted = decideDefault(closed.state, rule.originalEnd + 10);
    if (defaulted.kind === 'refused') throw new Error(defaulted.reason);
    const sold = sellToRunnerUp(defaulted.state, { bidderId: 1, value: 150_000 }, rule.originalEnd + 20);
    if (sold.kind === 'refused') throw new Error(sold.reason);
    const lines = [...closed.entries, ...defaulted.entries, ...sold.entries];
    const steps = ledgerSteps(rule, withLines(fought.history, lines)).slice(-3);
    expect(steps.map((step) => [step.cause, step.leads, step.agrees])).toEqual([
      ['sold', false, true],
      ['defaulted', false, true],
      ['second-chance-taken', false, true],
    ]);
    expect(steps.at(-1)?.after).toEqual(sold.state);
  });

  it('name a conditional end and what the sales team made of it, however long it had', () => {
    const low = play(rule, [manual(1, 120_000, 1000)]);
    const closed = decideClose({ ...low.state, conditionalWorkingDays: 20 }, rule.originalEnd);
    if (closed.kind === 'refused') throw new Error(closed.reason);
    const late = rule.originalEnd + 15 * 86_400_000;
    for (const [choice, cause] of [
      ['accept', 'best-bid-accepted'],
      ['release', 'best-bid-released'],
    ] as const) {
      const decided = decideConditional(closed.state, choice, late);
      if (decided.kind === 'refused') throw new Error(decided.reason);
      const steps = ledgerSteps(rule, withLines(low.history, [...closed.entries, ...decided.entries]));
      expect(steps.slice(-2).map((step) => [step.cause, step.agrees])).toEqual([
        ['conditional', true],
        [cause, true],
      ]);
    }
  });

  it('name a sale apart from the bids, also to who leads below the reserve', () => {
    const low = play(rule, [manual(1, 120_000, 1000)]);
    const ended = endBySale(low.state, { buyerId: 1, price: 120_000, at: 2000 });
    if (ended.kind === 'refused') throw new Error(ended.reason);
    const step = ledgerSteps(rule, withLines(low.history, ended.entries)).at(-1);
    expect(step).toMatchObject({ cause: 'sold-otherwise', agrees: true, after: ended.state });
  });

  it('name a sale to another buyer at exactly the price', () => {
    const ended = endBySale(fought.state, { buyerId: 9, price: fought.state.price, at: 5000 });
    if (ended.kind === 'refused') throw new Error(ended.reason);
    const step = ledgerSteps(rule, withLines(fought.history, ended.entries)).at(-1);
    expect(step).toMatchObject({ cause: 'sold-otherwise', agrees: true, after: ended.state });
  });

  /** What cannot be explained counts as it is written. */
  const countedAfter = ({ entries }: AuctionHistory, lines: readonly LedgerEntry[]) => {
    const of = (...types: string[]) =>
      [...entries, ...lines].filter(({ type }) => types.includes(type)).length;
    return of('L', 'P') - of('Z');
  };
  const end = (participant: number | null, seq = 7) =>
    ({ seq, at: rule.originalEnd + seq, participant, type: 'F', value: 350_000 }) as const;
  it.each([
    ['an extension of its own', fought, [{ ...end(null), type: 'X' }]],
    ['an automatic line without a maximum', fought, [{ ...end(2), type: 'P' }]],
    ['a manual line without a bidder', fought, [{ ...end(null), type: 'L' }]],
    ['an annulment of a bid that nobody placed', fought, [{ ...end(5), type: 'Z' }]],
    ['a buyer named after the sale', fought, [end(2), end(1, 8)]],
    ['nobody named after an end without sale', play(rule, []), [{ ...end(null), value: 0 }, end(null, 8)]],
  ] satisfies readonly (readonly [string, PlayedAuction, readonly LedgerEntry[]])[])(
    'see %s as unexplained',
    (_name, { history }, lines) => {
      const steps = ledgerSteps(rule, withLines(history, lines));
      expect(steps.at(-1)).toEqual({
        at: lines.at(-1)?.at,
        cause: 'unexplained',
        bid: null,
        leads: false,
        recorded: lines.slice(-1),
        derived: [],
        agrees: false,
        bidCount: countedAfter(history, lines),
        after: steps.at(-2)?.after,
      });
    },
  );
});
