import { expect, it } from 'vitest';
import { addEntries, EMPTY, isBalanced, type Balances, type Entry } from './book-account.ts';
import {
  postAccepted,
  postBankRefund,
  postCharge,
  postHeld,
  postGivenUp,
  postOwedAgain,
  postReceipt,
  postReturn,
  postReversal,
  postSending,
  postUnsent,
} from './postings.ts';

it.each([0, -1, 0.5, NaN, Infinity, 2 ** 53])('nothing is posted for an amount of %s', (amount) => {
  const charge = { creditor: 'house', balances: EMPTY, cancelled: false } as const;
  const postings = [
    () => postCharge('house', amount),
    () => postReceipt(charge, amount),
    () => postHeld(amount),
    () => postOwedAgain(charge, amount),
    () => postAccepted(charge, amount),
    () => postReturn(charge, amount, 'user'),
  ];
  for (const posting of postings) expect(posting).toThrow(RangeError);
});

it('entries that do not balance are none', () => {
  const one = { account: 'house-bank', amount: 1 } as const;
  expect(isBalanced([])).toBe(false);
  expect(isBalanced([one])).toBe(false);
  expect(isBalanced([one, { account: 'user', amount: -2 }])).toBe(false);
  expect(isBalanced([one, { account: 'user', amount: -1 }])).toBe(true);
  expect(
    isBalanced([
      { ...one, amount: 0 },
      { account: 'user', amount: 0 },
    ]),
  ).toBe(false);
});

it('what did not leave the bank pays what its charge lacks by then', () => {
  const charge: { creditor: 'house'; balances: Balances; cancelled: boolean } = {
    creditor: 'house',
    balances: EMPTY,
    cancelled: false,
  };
  const post = (entries: readonly Entry[] | null): readonly Entry[] => {
    charge.balances = addEntries(charge.balances, entries ?? []);
    return entries ?? [];
  };
  post(postCharge('house', 100));
  const first = post(postReceipt(charge, 100));
  post(postReceipt(charge, 100));
  post(postSending(charge, 100));
  post(postReversal(charge, first, 0));
  expect(charge.balances).toMatchObject({ receivable: 100, user: 0, sending: -100 });
  post(postUnsent(charge, 100));
  expect(charge.balances).toMatchObject({ receivable: 0, user: 0, sending: 0, 'house-bank': 100 });
});

it('a charge that was paid after the house had given something up lacks it once that is owed again, as if nothing had been given up', () => {
  let balances: Balances = EMPTY;
  const post = (step: (charge: Parameters<typeof postReceipt>[0]) => readonly Entry[]): Balances =>
    (balances = addEntries(balances, step({ creditor: 'store', balances, cancelled: false })));
  post(() => postCharge('store', 900));
  post((charge) => postBankRefund(charge, 100));
  const before = balances;
  post((charge) => postGivenUp(charge, 100));
  expect(post((charge) => postReceipt(charge, 900))).toMatchObject({
    receivable: 0,
    'third-party': -900,
    user: 0,
  });
  const again = post((charge) => postOwedAgain(charge, 100));
  expect(again).toMatchObject({ receivable: 100, 'third-party': -800, user: 0, 'buyer-loss': 0 });
  balances = before;
  expect(post((charge) => postReceipt(charge, 900))).toEqual(again);
});

it('a charge that lacks its money again is paid once that is given up, a loss of the house alone, and lacks it once it is owed again', () => {
  for (const creditor of ['house', 'store'] as const) {
    let balances: Balances = EMPTY;
    const post = (step: (charge: Parameters<typeof postReceipt>[0]) => readonly Entry[]): Balances =>
      (balances = addEntries(balances, step({ creditor, balances, cancelled: false })));
    post(() => postCharge(creditor, 900));
    const paid = post((charge) => postReceipt(charge, 900));
    const lacking = post((charge) => postBankRefund(charge, 900));
    expect(post((charge) => postGivenUp(charge, 900))).toEqual({
      ...paid,
      'house-bank': 0,
      'buyer-loss': 900,
    });
    expect(post((charge) => postOwedAgain(charge, 900))).toEqual(lacking);
  }
  const charge = { creditor: 'house', balances: EMPTY, cancelled: false } as const;
  for (const amount of [0, -1, 0.5]) expect(() => postGivenUp(charge, amount)).toThrow(RangeError);
});
