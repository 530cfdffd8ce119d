import { describe, expect, it } from 'vitest';
import { secretsOf } from './secrets.ts';

const END = 1_000_000;

describe('the secrets of an auction, rule 0.41', () => {
  it('stay sealed while it is open, for nobody knows how long', () => {
    expect(secretsOf({ status: 'A', end: END, conditionalUntil: null }, END * 2)).toEqual({
      kind: 'sealed',
      opensAt: null,
    });
  });
  it('stay sealed until the end of an offer that was sold before it, since it may be opened again', () => {
    const sold = { status: 'V', end: END, conditionalUntil: null } as const;
    expect(secretsOf(sold, END + 1999)).toEqual({ kind: 'sealed', opensAt: END + 2000 });
    expect(secretsOf(sold, END + 2000)).toEqual({ kind: 'open' });
    expect(secretsOf({ ...sold, status: 'E' }, END + 2000)).toEqual({ kind: 'open' });
  });
  it('stay sealed while the sales team decides on a best bid below the reserve', () => {
    const waiting = { status: 'E', end: END, conditionalUntil: END * 3 } as const;
    expect(secretsOf(waiting, END * 4)).toEqual({ kind: 'sealed', opensAt: END * 3 });
  });
});
