import { describe, expect, it } from 'vitest';
import { anAuctionRule, automatic, play } from '../auction.builder.ts';
import { GENESIS_HASH } from './ledger-chain.ts';
import {
  closedLedger,
  publicBids,
  published,
  publicRule,
  sha256Hex,
} from '../../../testing-support/public-ledger.ts';
import { textsToHash, verifyPublicLedger } from './verify-public-ledger.ts';
import type { PublicLedger } from './verify-public-ledger.ts';

const ended = closedLedger([automatic(22, 250_000, 3500), automatic(22, 400_000, 4000)]);
const verified = (ledger: PublicLedger) => verifyPublicLedger(ledger, sha256Hex);
const verdicts = (ledger: PublicLedger) => {
  const { chain, rule: byRule, outcome, seal, maxima, verdict } = verified(ledger);
  return { chain, rule: byRule, outcome, seal, maxima, verdict };
};

/** The lines with the seals of the first two exchanged. */
function swapped(): PublicLedger['entries'] {
  const [first, second] = ended.entries;
  return ended.entries.map((line) => {
    if (line === first) return { ...line, seal: second?.seal ?? null };
    return line === second ? { ...line, seal: first?.seal ?? null } : line;
  });
}

/** A line that was changed and resealed, with all the lines after it. */
function resealed(seq: number, change: object): PublicLedger {
  let previous = GENESIS_HASH;
  const entries = ended.entries.map((entry) => {
    const line = { ...entry, ...(entry.seq === seq ? change : {}), previous };
    const [hash] = textsToHash({ ...ended, rule: { ...ended.rule, reserve: null }, entries: [line] }).map(
      (text) => sha256Hex(text),
    );
    previous = hash ?? '';
    return { ...line, hash: previous };
  });
  return { ...ended, entries };
}

describe('checking a public ledger as an outsider, rule 0.9', () => {
  it('an ended one holds in chain, rule, outcome and seal', () => {
    expect(verdicts(ended)).toEqual({
      chain: 'holds',
      rule: 'holds',
      outcome: 'holds',
      seal: 'holds',
      maxima: 'holds',
      verdict: 'holds',
    });
    expect(ended.shown.price).toBe(350_000);
    expect(verified(ended).steps.every((step) => step.holds)).toBe(true);
    expect(verified(ended).names.get(1)).toBe('P-11');
  });

  it('an open one holds so far, its maxima unseen', () => {
    const { state, history } = play(publicRule, publicBids);
    expect(verdicts(published(state, history))).toEqual({
      chain: 'holds',
      rule: 'unknown',
      outcome: 'holds',
      seal: 'unknown',
      maxima: 'unknown',
      verdict: 'so-far',
    });
  });

  it('one below its reserve holds without anybody knowing how much it is', () => {
    const below = closedLedger();
    expect(below.rule.reserve).toBeNull();
    expect(verdicts(below)).toMatchObject({
      rule: 'holds',
      outcome: 'holds',
      seal: 'unknown',
      verdict: 'holds',
    });
  });

  it.each([
    [
      'a changed value',
      { entries: ended.entries.map((line) => (line.seq === 2 ? { ...line, value: 1 } : line)) },
      'chain',
    ],
    ['a line that is gone', { entries: ended.entries.filter((line) => line.seq !== 2) }, 'chain'],
    ['a last line that is gone', { entries: ended.entries.slice(0, -1) }, 'outcome'],
    ['lines in another order', { entries: ended.entries.toReversed() }, 'chain'],
    ['another price on show', { shown: { ...ended.shown, price: 360_000 } }, 'outcome'],
    ['another leader on show', { shown: { ...ended.shown, leader: 'P-11' } }, 'outcome'],
    ['another end on show', { shown: { ...ended.shown, end: 1 } }, 'outcome'],
    ['another status on show', { shown: { ...ended.shown, status: 'E' as const } }, 'outcome'],
    [
      'a reserve that was moved',
      { rule: { ...ended.rule, reserve: { value: 340_000, secret: 'abc' } } },
      'seal',
    ],
    ['a reserve without a seal', { rule: { ...ended.rule, seal: null } }, 'seal'],
    ['a maximum that is gone', { maxima: ended.maxima?.slice(1) ?? [] }, 'rule'],
    ['a lower maximum', { maxima: ended.maxima?.map((one) => ({ ...one, value: 200_001 })) ?? [] }, 'rule'],
    [
      'an earlier maximum',
      { maxima: ended.maxima?.map((one) => ({ ...one, at: one.at - 1 })) ?? [] },
      'rule',
    ],
    ['another step', { rule: { ...ended.rule, increment: 20_000 } }, 'rule'],
  ] as const)('shows %s', (_name, change, where) => {
    const broken = verdicts({ ...ended, ...change });
    expect(broken[where]).toBe('broken');
    expect(broken.verdict).toBe('broken');
  });

  it('shows a line that was changed and resealed by the rule alone', () => {
    const changed = resealed(2, { value: 140_000 });
    expect(verdicts(changed)).toMatchObject({ chain: 'holds', rule: 'broken', verdict: 'broken' });
    expect(
      verified(changed)
        .steps.filter((step) => !step.holds)
        .map((step) => step.at),
    ).toEqual([2000]);
  });

  it('says nothing about an offer that was imported as sold', () => {
    const { state, history } = play(anAuctionRule(), []);
    expect(verdicts(published({ ...state, status: 'V' }, history))).toMatchObject({
      outcome: 'unknown',
      verdict: 'holds',
    });
  });

  it.each([
    [
      'a raise in silence that was put in afterwards',
      { maxima: [...(ended.maxima ?? []), { participant: 'P-22', value: 500_000, at: 5000, link: 'f' }] },
    ],
    [
      'a raise in silence that was taken out',
      { maxima: ended.maxima?.filter(({ at }) => at !== 3500) ?? [] },
    ],
    ['a line whose seal was left out', { entries: ended.entries.map((line) => ({ ...line, seal: null })) }],
    ['a line with the seal of another', { entries: swapped() }],
    ['maxima without the secret of their seals', { rule: { ...ended.rule, secret: null } }],
  ] as const)('shows %s, rule 0.41', (_name, change) => {
    expect(verdicts({ ...ended, ...change })).toMatchObject({ maxima: 'broken', verdict: 'broken' });
  });

  it('shows a line without its seal while the maxima are still secret, rule 0.41', () => {
    const { state, history } = play(publicRule, publicBids);
    const open = published(state, history);
    const entries = open.entries.map((line, index) => (index === 1 ? { ...line, seal: null } : line));
    expect(verdicts({ ...open, entries })).toMatchObject({ maxima: 'broken', verdict: 'broken' });
  });

  it('asks no seals of a ledger that began under version 1 of the rules, rules 0.34, 0.41', () => {
    const { state, history } = play(anAuctionRule({ version: 1 }), publicBids);
    const sold = published({ ...state, status: 'V' }, history);
    expect(sold.entries.every(({ seal }) => seal === null)).toBe(true);
    expect(verdicts(sold)).toMatchObject({ chain: 'holds', maxima: 'unknown' });
  });
});
