import { describe, expect, it } from 'vitest';
import { buyerDebt, cameBack, EMPTY, returnable } from '../book/book-account.ts';
import {
  askedAgainFrom,
  decideAsk,
  decideGiveUp,
  decideGiveUpUndo,
  decideRelease,
  owedByBuyer,
} from './buyer-debt.ts';

describe('what a buyer owes', () => {
  it.each([
    ['nothing moved', 0, 0, 0],
    ['too much went back', 500, 0, 500],
    ['something is owed back', -500, 0, 0],
    ['too much, and as much is on its way, which may be noted as not made', 500, -500, 0],
    ['too much, and less is on its way', 500, -200, 300],
  ])('%s', (_what, user, sending, debt) => {
    expect(buyerDebt({ ...EMPTY, user, sending })).toBe(debt);
  });

  it.each([
    ['nothing was given up', -500, 0, 0, 500],
    ['nothing came back of it', 0, 500, 0, 0],
    ['something is owed still', 200, 500, 0, 0],
    ['a part came back', -200, 500, 200, 0],
    ['more came than was given up', -700, 500, 500, 200],
  ])('given up: %s', (_what, user, loss, came, back) => {
    const balances = { ...EMPTY, user, 'buyer-loss': loss };
    expect([cameBack(balances), returnable(balances)]).toEqual([came, back]);
  });

  it('is what may be given up, with what a completed purchase lacks again and no other', () => {
    expect(owedByBuyer({ user: 500, sending: -200, receivable: 900 }, false)).toBe(300);
    expect(owedByBuyer({ user: 500, sending: -200, receivable: 900 }, true)).toBe(1200);
    expect(owedByBuyer({ user: 0, sending: -1000, receivable: 900 }, true)).toBe(0);
  });
});

it('a buyer is asked for what they owe, again for the same only after a day, and never while it waits to be given up', () => {
  const debt = { debt: 5, open: false, erased: false, asked: null };
  const asked = { amount: 5, at: 1000 };
  expect(decideAsk(debt, 0)).toBe('allowed');
  expect(decideAsk({ ...debt, debt: 0 }, 0)).toBe('none');
  expect(decideAsk({ ...debt, open: true }, 0)).toBe('open');
  expect(decideAsk({ ...debt, erased: true }, 0)).toBe('erased');
  expect(decideAsk({ ...debt, asked }, 86_400_999)).toBe('asked');
  expect(decideAsk({ ...debt, asked }, 86_401_000)).toBe('allowed');
  expect(decideAsk({ ...debt, asked: { ...asked, amount: 4 } }, 1000)).toBe('allowed');
  expect(askedAgainFrom(5, asked, 86_400_999)).toBe(86_401_000);
  expect(askedAgainFrom(5, asked, 86_401_000)).toBeNull();
  expect(askedAgainFrom(5, null, 0)).toBeNull();
});

describe('giving a debt up', () => {
  it('is proposed once, of something', () => {
    expect(decideGiveUp({ debt: 5, open: false })).toBe('allowed');
    expect(decideGiveUp({ debt: 5, open: true })).toBe('open');
    expect(decideGiveUp({ debt: 0, open: false })).toBe('none');
  });

  it('is released by another user, of what is owed still; anyone turns it down', () => {
    const proposal = { state: 'proposed', proposedBy: 1, amount: 5 } as const;
    expect(decideRelease(proposal, { release: true, by: 2, debt: 5 })).toBe('allowed');
    expect(decideRelease(proposal, { release: true, by: 1, debt: 5 })).toBe('own');
    expect(decideRelease(proposal, { release: true, by: 2, debt: 6 })).toBe('changed');
    expect(decideRelease(proposal, { release: false, by: 1, debt: 0 })).toBe('allowed');
    for (const state of ['released', 'withdrawn', 'undone'] as const)
      expect(decideRelease({ ...proposal, state }, { release: false, by: 2, debt: 5 })).toBe('decided');
  });

  it('is undone by another user than who released it, once', () => {
    expect(decideGiveUpUndo({ state: 'released', decidedBy: 2 }, 1)).toBe('allowed');
    expect(decideGiveUpUndo({ state: 'released', decidedBy: 2 }, 2)).toBe('own');
    for (const state of ['proposed', 'withdrawn', 'undone'] as const)
      expect(decideGiveUpUndo({ state, decidedBy: 2 }, 1)).toBe('decided');
  });
});
