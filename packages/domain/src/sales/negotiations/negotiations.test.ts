import { describe, expect, it } from 'vitest';
import { historyLabel, shownUser, visibleHistory } from './bid-history.ts';
import type { HistoryStatus } from './bid-history.ts';
import { displayedStatus } from './displayed-status.ts';
import { lastBidKind } from './last-bid-type.ts';
import { aNegotiation } from './negotiation.builder.ts';
import { isOvercome } from './negotiation.ts';
import { negotiationView, rowActions, type RowFacts } from './row-actions.ts';
import { winnerFlag } from './winner-flag.ts';

describe('status text, A§4 and C-75', () => {
  it.each([
    [{ status: 'X', saleCancellationRejectedAt: 1 }, 'cancelRejectBuy'],
    [{ status: 'L', cancellationRejectedAt: 1 }, 'cancelReject'],
    [{ status: 'X', cancellationRejectedAt: 1 }, 'checkout'],
    [{ status: 'V', saleCancellationRejectedAt: 1 }, 'waitingContact'],
    [{ status: 'X', saleCancellationRejectedAt: 1, cancelledAt: 2, regrettedAt: 2 }, 'regretted'],
    [{ status: 'V', cancellationUnderReview: true, cancelledAt: 1 }, 'cancelAnalyze'],
    [{ status: 'L', cancellationUnderReview: true, cancellationRejectedAt: 1 }, 'cancelReject'],
    [{ status: 'V', cancelledAt: 1, negotiationAt: 1 }, 'cancelled'],
    [{ status: 'V', negotiationAt: 1 }, 'negotiation'],
    [{ status: 'V' }, 'waitingContact'],
    [{ status: 'C' }, 'waitingLiberation'],
    [{ status: 'L' }, 'waitingWithdrawal'],
    [{ status: 'X' }, 'checkout'],
    [{ status: 'A' }, null],
    [{ status: 'E' }, null],
  ] as const)('shows for %o the text %s', (changes, key) => {
    expect(displayedStatus(aNegotiation({ winner: 'W', ...changes }))).toBe(key);
    expect(displayedStatus(aNegotiation({ winner: '', ...changes }))).toBe(key);
  });
  it.each([
    [{ status: 'A', lastBidIsOwn: false }, 'overcome'],
    [{ status: 'A', lastBidIsOwn: true }, 'missedOffer'],
    [{ status: 'V', lastBidIsOwn: false, cancelledAt: 1 }, 'missedOffer'],
  ] as const)('shows to a non-winner with %o the text %s', (changes, key) => {
    expect(displayedStatus(aNegotiation({ winner: 'N', ...changes }))).toBe(key);
  });
  it('is empty where no rule of a row that is not lost applies, STAT-11', () => {
    for (const winner of ['', 'W'] as const) {
      for (const status of ['A', 'E'] as const) {
        expect(displayedStatus(aNegotiation({ winner, status, lastBidIsOwn: false }))).toBeNull();
        expect(displayedStatus(aNegotiation({ winner, status, negotiationAt: 1 }))).toBeNull();
      }
    }
  });
  it('goes by the first rule that matches, in their order, STAT-12', () => {
    // Each change adds what the rule above asks for to a row that the rules below match already.
    const steps = [
      [{ status: 'X' }, 'checkout'],
      [{ cancelledAt: 1 }, 'cancelled'],
      [{ cancellationUnderReview: true }, 'cancelAnalyze'],
      [{ saleCancellationRejectedAt: 1 }, 'cancelRejectBuy'],
    ] as const;
    let row = aNegotiation({ winner: 'W' });
    for (const [change, key] of steps) {
      row = { ...row, ...change };
      expect(displayedStatus(row)).toBe(key);
    }
    const held = { winner: 'W', status: 'L', cancellationUnderReview: true, cancelledAt: 1 } as const;
    expect(displayedStatus(aNegotiation(held))).toBe('cancelAnalyze');
    expect(displayedStatus(aNegotiation({ ...held, cancellationRejectedAt: 1 }))).toBe('cancelReject');
    expect(
      displayedStatus(aNegotiation({ winner: 'W', status: 'V', negotiationAt: 1, cancelledAt: 1 })),
    ).toBe('cancelled');
  });
});

const showsBidButton = (facts: RowFacts) => rowActions(facts).bids;
const cancelAction = (facts: RowFacts) => rowActions(facts).cancels;
const showsCancelMenu = (facts: RowFacts) => cancelAction(facts) !== null;
const isRowClickable = (facts: RowFacts) => rowActions(facts).opens;

describe('actions of a row', () => {
  it('shows the bid button only on active offers the user does not lead, NEGO-12', () => {
    expect(showsBidButton(aNegotiation())).toBe(false);
    expect(showsBidButton(aNegotiation({ lastBidType: 'P' }))).toBe(false);
    expect(showsBidButton(aNegotiation({ winner: 'N', lastBidIsOwn: false }))).toBe(true);
    expect(showsBidButton(aNegotiation({ lastBidType: 'O' }))).toBe(true);
    expect(showsBidButton(aNegotiation({ winner: 'N', lastBidIsOwn: false, status: 'V' }))).toBe(false);
  });
  const leftOver = { status: 'V', winner: '' } as const;
  it('shows the cancel menu on what is left over, NEGO-13', () => {
    expect(showsCancelMenu(aNegotiation(leftOver))).toBe(true);
  });
  it.each([
    { status: 'A' as const },
    { winner: 'N' as const, lastBidIsOwn: false },
    { winner: 'W' as const },
    { lastBidType: 'O' },
    { lastBidType: '?' },
    { cancelledAt: '2026-01-01' },
    { cancellationRequestedAt: 1 },
    { cancellationUnderReview: true },
  ])('hides it with %o, NEGO-13 and NEGO-16', (changes) => {
    expect(showsCancelMenu(aNegotiation({ ...leftOver, ...changes }))).toBe(false);
  });
  it('shows it on an open proposal that is not overcome, NEGO-14', () => {
    const proposal = aNegotiation({ lastBidType: 'O' });
    expect(cancelAction(proposal)).toBe('cancelProposal');
    expect(cancelAction({ ...proposal, winner: 'N', lastBidIsOwn: false })).toBeNull();
    expect(cancelAction({ ...proposal, lastBidType: 'K' })).toBeNull();
  });
  it('shows it on a recent sale without a request, NEGO-15', () => {
    const sold = aNegotiation({ status: 'C', winner: 'W', soldRecently: true });
    expect(showsCancelMenu(sold)).toBe(true);
    expect(showsCancelMenu({ ...sold, soldRecently: false })).toBe(false);
    expect(showsCancelMenu({ ...sold, saleCancellationRequestedAt: 1 })).toBe(false);
  });
  it('offers the dialog before there is an order and the screen afterwards, C-78', () => {
    const sold = aNegotiation({ status: 'V', winner: 'W', soldRecently: true });
    expect(cancelAction(sold)).toBe('cancelPurchase');
    const order = { invoiceIssued: false, paymentApproved: false, paymentMethod: null };
    expect(cancelAction({ ...sold, order })).toBe('requestCancellation');
    expect(cancelAction(aNegotiation())).toBeNull();
  });
  it('has none on a missed offer, no matter who bid last there, NEGO-13', () => {
    for (const lastBidIsOwn of [true, false]) {
      for (const status of ['E', 'V', 'C', 'L', 'X'] as const) {
        const lost = aNegotiation({ status, winner: 'N', lastBidIsOwn });
        expect(rowActions(lost)).toMatchObject({ opens: false, bids: false, raises: false, cancels: null });
      }
    }
  });
  it('withdraws from a conditional sale, which is no purchase, and only for the author of its best bid', () => {
    const best = aNegotiation({ status: 'E' });
    expect(rowActions(best)).toMatchObject({ cancels: 'withdrawConditional', atOnce: false });
    expect(cancelAction({ ...best, lastBidIsOwn: false })).toBeNull();
    expect(cancelAction({ ...best, cancellationUnderReview: true })).toBeNull();
    expect(cancelAction({ ...best, hasSecondChance: true })).toBeNull();
  });
  it('lets the one who leads raise, and nobody deal on what is unavailable', () => {
    expect(rowActions(aNegotiation())).toMatchObject({ bids: false, raises: true });
    expect(rowActions(aNegotiation({ unavailable: true }))).toMatchObject({ bids: false, raises: false });
    const overtaken = aNegotiation({ winner: 'N', lastBidIsOwn: false });
    expect(rowActions(overtaken)).toMatchObject({ bids: true, raises: false });
    expect(rowActions({ ...overtaken, unavailable: true })).toMatchObject({ bids: false });
  });
  it('is overcome where another user stands above the user, in any status, C-76', () => {
    const cases = (['W', 'N', ''] as const).flatMap((winner) =>
      [true, false].map((lastBidIsOwn) => isOvercome({ winner, lastBidIsOwn })),
    );
    expect(cases).toEqual([false, false, false, true, false, false]);
  });
  it('lets every row but a missed offer be clicked, NEGO-09', () => {
    expect(isRowClickable(aNegotiation({ status: 'V', winner: 'N', lastBidIsOwn: false }))).toBe(false);
    expect(isRowClickable(aNegotiation({ winner: 'N', lastBidIsOwn: false }))).toBe(true);
    expect(isRowClickable(aNegotiation())).toBe(true);
  });
  it('lists won offers under purchases, NEGO-11', () => {
    expect((['W', 'N', ''] as const).map((winner) => negotiationView({ winner }))).toEqual([
      'compra',
      'negociacao',
      'negociacao',
    ]);
  });
});

describe('winner flag, C-75', () => {
  const standing = {
    status: 'A',
    awarded: false,
    leads: false,
    hasOpenProposal: false,
    lastActionIsOwn: false,
  } as const;
  it.each([
    [{ awarded: true, status: 'X' }, 'W'],
    [{ leads: true }, ''],
    [{ hasOpenProposal: true }, ''],
    [{ leads: true, status: 'E' }, ''],
    [{}, 'N'],
    [{ leads: true, status: 'V' }, 'N'],
    [{ hasOpenProposal: true, status: 'E' }, ''],
    [{ hasOpenProposal: true, status: 'V' }, 'N'],
    [{ hasSecondChance: true, status: 'E' }, ''],
    [{ hasSecondChance: false, status: 'E' }, 'N'],
    [{ lastActionIsOwn: true }, ''],
    [{ lastActionIsOwn: true, status: 'V' }, 'N'],
  ] as const)('with %o is "%s"', (changes, flag) => {
    expect(winnerFlag({ ...standing, ...changes })).toBe(flag);
  });
});

describe('bid types and history', () => {
  it.each([
    ['B', 'cancel'],
    ['C', 'buy'],
    ['P', 'bid'],
    ['L', 'bid'],
    ['R', 'bidRejected'],
    ['Z', 'bidCancelled'],
    ['K', 'bidWithdrawn'],
    ['O', 'proposal'],
    ['?', 'proposal'],
    ['', 'proposal'],
  ])('reads %s as %s, NEGO-18', (code, kind) => {
    expect(lastBidKind(code)).toBe(kind);
  });
  it('shows four of five entries, NEGO-17', () => {
    const statuses: HistoryStatus[] = [null, 'R', 'K', 'Z', '.'];
    const entries = statuses.map((status) => ({ userId: 1, type: 'L', status }));
    expect(visibleHistory(entries).map(historyLabel)).toEqual([
      'done',
      'bidRejected',
      'bidWithdrawn',
      'bidCancelled',
    ]);
    expect(historyLabel({ userId: 1, type: 'O', status: 'R' })).toBe('proposalRejected');
    expect(historyLabel({ userId: 1, type: 'O', status: 'K' })).toBe('proposalWithdrawn');
    expect(historyLabel({ userId: 1, type: 'O', status: '.' })).toBeNull();
  });
  it('takes the numbers of other users out, C-85', () => {
    expect([1, 2].map((userId) => shownUser(userId, 1))).toEqual([1, null]);
  });
});
