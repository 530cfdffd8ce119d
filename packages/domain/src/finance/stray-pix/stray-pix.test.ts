import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntries, EMPTY, isBalanced } from '../book/book-account.ts';
import { decideStrayRelease, decideStrayReturn, postStray, type StrayBooking } from './stray-pix.ts';

const DAY = 86_400_000;
const now = 200 * DAY;

/** A model of it that knows nothing of entries: what is on suspense, and on its way back. */
class Stray {
  left = 0;
  sending = 0;
  balances = EMPTY;

  take(kind: StrayBooking, amount: number): void {
    const most = {
      stray: amount,
      'stray-taken': this.left,
      sending: this.left,
      sent: this.sending,
      unsent: this.sending,
      'bank-refund': this.left,
      'bank-refund-undone': amount,
    };
    const moved = Math.min(amount, most[kind]);
    if (moved === 0) return;
    const entries = postStray(kind, moved);
    if (!isBalanced(entries)) throw new Error('What is posted does not balance.');
    this.balances = addEntries(this.balances, entries);
    if (kind === 'stray' || kind === 'unsent' || kind === 'bank-refund-undone') this.left += moved;
    if (kind === 'stray-taken' || kind === 'sending' || kind === 'bank-refund') this.left -= moved;
    if (kind === 'sending') this.sending += moved;
    if (kind === 'sent' || kind === 'unsent') this.sending -= moved;
  }
}

describe('a Pix without a charge', () => {
  it('stands on suspense or on its way back, and the bank has both, whatever becomes of it', () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom<StrayBooking>(
          'stray',
          'stray-taken',
          'sending',
          'sent',
          'unsent',
          'bank-refund',
          'bank-refund-undone',
        ),
        fc.integer({ min: 1, max: 900 }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        const stray = new Stray();
        for (const [kind, amount] of taken) stray.take(kind, amount);
        expect(stray.balances).toEqual({
          ...EMPTY,
          'house-bank': stray.left + stray.sending,
          suspense: 0 - stray.left,
          sending: 0 - stray.sending,
        });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, -1, 0.5, NaN])('is not booked for %s', (amount) => {
    expect(() => postStray('stray', amount)).toThrow(RangeError);
  });

  it('is returned whole, once, within 89 days', () => {
    const given = { left: 500, paidAt: now };
    const decide = (of: Partial<typeof given>, open = false) =>
      decideStrayReturn({ ...given, ...of }, { open, way: 'pix', now });
    expect(decide({})).toBe('allowed');
    expect(decide({ left: 0 })).toBe('settled');
    expect(decide({}, true)).toBe('proposed');
    expect(decide({ paidAt: now - 89 * DAY })).toBe('allowed');
    const old = { ...given, paidAt: now - 89 * DAY - 1 };
    expect(decide(old)).toBe('too-old');
    // What left by another way is closed at any time.
    expect(decideStrayReturn(old, { open: false, way: 'elsewhere', now })).toBe('allowed');
    expect(decideStrayReturn(old, { open: true, way: 'elsewhere', now })).toBe('proposed');
  });

  it('is released by another user than who proposed it, as it was proposed', () => {
    const proposal = { state: 'proposed', amount: 500, proposedBy: 1, way: 'pix' } as const;
    const stray = { left: 500, paidAt: now };
    const by = (user: number, release = true) => ({ release, by: user, now });
    expect(decideStrayRelease(proposal, stray, by(2))).toBe('allowed');
    expect(decideStrayRelease(proposal, stray, by(1))).toBe('own');
    expect(decideStrayRelease(proposal, stray, by(1, false))).toBe('allowed');
    expect(decideStrayRelease(proposal, { ...stray, left: 499 }, by(2))).toBe('changed');
    expect(decideStrayRelease(proposal, { ...stray, paidAt: now - 90 * DAY }, by(2))).toBe('too-old');
    const left = { ...proposal, way: 'elsewhere' } as const;
    expect(decideStrayRelease(left, { ...stray, paidAt: now - 90 * DAY }, by(2))).toBe('allowed');
    expect(decideStrayRelease(left, stray, by(1))).toBe('own');
    for (const state of ['sending', 'done', 'failed', 'withdrawn'] as const)
      for (const release of [true, false])
        expect(decideStrayRelease({ ...proposal, state }, stray, by(2, release))).toBe('decided');
  });
});
