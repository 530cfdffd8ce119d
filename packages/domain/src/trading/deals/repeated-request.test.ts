import { describe, expect, it } from 'vitest';
import { judgeRepeat, storedUnder, REPEAT_DEFAULTS } from './repeated-request.ts';

const bid = { key: null, fingerprint: 'bid of 1000 on offer 2' };
const DAY = 24 * 60 * 60_000;

describe('double sending without a key, rules 0.20', () => {
  const kept = { fingerprint: bid.fingerprint, at: 5000 };
  it('knows the same bid by the same user within ten seconds', () => {
    const judged = [15_000, 15_001, 4_990, -5_001].map((now) => judgeRepeat(bid, kept, now));
    expect(judged).toEqual(['repeated', 'new', 'repeated', 'new']);
  });
  it('keeps a request under what it says itself, so that another user, offer, kind or value is another one', () => {
    const other = { key: null, fingerprint: 'bid of 1001 on offer 2' };
    expect(storedUnder(bid)).not.toBe(storedUnder(other));
    expect(judgeRepeat(other, null, 5000)).toBe('new');
  });
});

describe('a repeated key, rule 0.8', () => {
  const keyed = { ...bid, key: 'a1' };
  const kept = { fingerprint: bid.fingerprint, at: 0 };
  it('stands for the first request for a day', () => {
    expect(storedUnder(keyed)).toBe('a1');
    expect([DAY, DAY + 1].map((now) => judgeRepeat(keyed, kept, now))).toEqual(['repeated', 'new']);
  });
  it('with another request is refused, for as long as it stands for the first', () => {
    const other = { ...keyed, fingerprint: 'another' };
    expect([DAY, DAY + 1].map((now) => judgeRepeat(other, kept, now))).toEqual(['key-reused', 'new']);
  });
  it('counts as long as the house decides', () => {
    const windows = { ...REPEAT_DEFAULTS, keyedMs: 1000 };
    expect([1000, 1001].map((now) => judgeRepeat(keyed, kept, now, windows))).toEqual(['repeated', 'new']);
  });
});
