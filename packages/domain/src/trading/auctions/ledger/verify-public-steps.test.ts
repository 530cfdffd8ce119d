import { describe, expect, it } from 'vitest';
import { annulBids } from '../annulment/annul-bids.ts';
import { anAuctionRule, automatic, play } from '../auction.builder.ts';
import { decideClose } from '../ends/decide-close.ts';
import { ledgerLine } from './ledger-chain.ts';
import type { ChainedEntry } from './ledger-chain.ts';
import {
  closedLedger,
  publicBids,
  published,
  publicRule,
  sha256Hex,
} from '../../../testing-support/public-ledger.ts';
import { textsToHash, verifyPublicLedger } from './verify-public-ledger.ts';
import type { PublicLedger } from './verify-public-ledger.ts';

const { state, history } = play(publicRule, publicBids);
const open = published(state, history);
/** The leader raises their maximum in silence, and then over the reserve. */
const ended = closedLedger([automatic(22, 250_000, 3500), automatic(22, 400_000, 4000)]);
const END = publicRule.originalEnd;

const verified = (ledger: PublicLedger) => verifyPublicLedger(ledger, sha256Hex);
const linesOf = (ledger: PublicLedger) =>
  verified(ledger).steps.map(({ at, lines }) => [at, lines.map(({ entry }) => entry.seq)]);
const faultsOf = (ledger: PublicLedger) =>
  verified(ledger).steps.flatMap(({ lines }) => lines.map(({ fault }) => fault));
const wrongSteps = (ledger: PublicLedger) =>
  verified(ledger)
    .steps.filter(({ holds }) => !holds)
    .map(({ at }) => at);

/** The open ledger with one line changed; its hash is made again when it is to look whole. */
function changed(seq: number, change: Partial<ChainedEntry>, sealAgain = false): PublicLedger {
  const entries = open.entries.map((entry) => {
    if (entry.seq !== seq) return entry;
    const line = { ...entry, ...change };
    return sealAgain ? { ...line, hash: sha256Hex(ledgerLine(line)) } : line;
  });
  return { ...open, entries };
}

describe('the steps of a public ledger, rule 0.9', () => {
  it('are its instants with their lines, those of silent raises included once the maxima are known', () => {
    expect(linesOf(open)).toEqual([
      [1000, [1]],
      [2000, [2]],
      [3000, [3, 4]],
    ]);
    expect(linesOf(ended)).toEqual([
      [1000, [1]],
      [2000, [2]],
      [3000, [3, 4]],
      [3500, []],
      [4000, [5]],
      [END, [6]],
    ]);
  });

  it('bear what the rule makes of them only after the end', () => {
    expect(verified(open).steps.map(({ rule }) => rule)).toEqual([null, null, null]);
    expect(verified(ended).steps.map(({ rule }) => rule?.cause)).toEqual([
      'manual',
      'maximum',
      'manual',
      'raise',
      'raise',
      'sold',
    ]);
  });

  it('name everybody who appears in lines, maxima or as leader, and nobody else', () => {
    expect([...verified(ended).names]).toEqual([
      [1, 'P-11'],
      [2, 'P-22'],
    ]);
    const unheard = { participant: 'P-33', value: 1, at: 5, link: null };
    const more = { ...ended, maxima: [unheard], shown: { ...ended.shown, leader: 'P-44' } };
    expect([...verified(more).names.values()]).toEqual(['P-11', 'P-22', 'P-33', 'P-44']);
    const silent = play(anAuctionRule(), []);
    expect(verified(published(silent.state, silent.history)).names.size).toBe(0);
  });
});

describe('the chain of a public ledger', () => {
  it('names the fault of each line and the instants at which one does not hold', () => {
    expect(faultsOf(open)).toEqual(['none', 'none', 'none', 'none']);
    const renumbered = changed(3, { seq: 7 });
    expect(faultsOf(renumbered)).toEqual(['none', 'none', 'sequence', 'sequence']);
    expect(wrongSteps(renumbered)).toEqual([3000]);
    const unlinked = changed(3, { previous: 'f' });
    expect(faultsOf(unlinked)).toEqual(['none', 'none', 'link', 'none']);
    expect(wrongSteps(unlinked)).toEqual([3000]);
    const dearer = changed(4, { value: 1 });
    expect(faultsOf(dearer)).toEqual(['none', 'none', 'none', 'content']);
    expect(wrongSteps(dearer)).toEqual([3000]);
    const earlier = changed(4, { at: 2999 }, true);
    expect(faultsOf(earlier)).toEqual(['none', 'none', 'none', 'instant']);
    expect(verified(earlier).chain).toBe('broken');
  });

  it('needs the hashes of its lines, and of the reserve once it is open', () => {
    const lines = ended.entries.map((entry) => ledgerLine(entry));
    const sealed = { ...ended, rule: { ...ended.rule, secret: null } };
    expect(textsToHash(sealed)).toEqual([...lines, '1|reserva|350000|abc']);
    expect(textsToHash(open)).toEqual(lines.slice(0, 4));
  });
});

describe('what an open offer shows', () => {
  const outcome = (ledger: PublicLedger, shown: Partial<PublicLedger['shown']> = {}) =>
    verified({ ...ledger, shown: { ...ledger.shown, ...shown } }).outcome;

  it('is held against its last visible bid', () => {
    expect(outcome(open)).toBe('holds');
    expect(outcome(open, { price: 150_000 })).toBe('broken');
    expect(outcome(open, { leader: 'P-11' })).toBe('broken');
    expect(outcome(open, { leader: null })).toBe('broken');
  });

  it('is unknown before the first bid, but then nobody leads', () => {
    const silent = play(publicRule, []);
    const ledger = published(silent.state, silent.history);
    expect(outcome(ledger)).toBe('unknown');
    expect(outcome(ledger, { leader: 'P-11' })).toBe('broken');
  });

  it('is unknown after an annulment', () => {
    const annulled = annulBids(state, history, { lines: [3], at: 5000 });
    if (annulled.kind === 'refused') throw new Error(annulled.reason);
    const entries = [...history.entries, ...annulled.entries];
    const ledger = published(annulled.state, { ...history, entries });
    expect(outcome(ledger)).toBe('unknown');
    expect(outcome(ledger, { price: 1 })).toBe('unknown');
  });
});

describe('what an ended offer shows', () => {
  it('names no leader where nothing was bid', () => {
    const silent = play(publicRule, []);
    const closing = decideClose(silent.state, END);
    if (closing.kind === 'refused') throw new Error(closing.reason);
    const ledger = published(closing.state, { ...silent.history, entries: closing.entries });
    expect(verified(ledger).outcome).toBe('holds');
    const named = { ...ledger, shown: { ...ledger.shown, leader: 'P-44' } };
    expect(verified(named).outcome).toBe('broken');
    expect(verified({ ...named, entries: [] }).outcome).toBe('broken');
  });
});

describe('the seal of a public ledger', () => {
  const seal = (rule: Partial<PublicLedger['rule']>) =>
    verified({ ...open, rule: { ...open.rule, ...rule } }).seal;

  it('must be there from the beginning where there is a reserve, and only there', () => {
    expect(seal({})).toBe('unknown');
    expect(seal({ seal: null })).toBe('broken');
    expect(seal({ hasReserve: false, seal: null })).toBe('unknown');
  });
});
