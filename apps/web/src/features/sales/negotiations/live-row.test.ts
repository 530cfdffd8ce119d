import { aNegotiation } from '@patio/domain/sales/negotiations/negotiation.builder.ts';
import { rowActions } from '@patio/domain/sales/negotiations/row-actions.ts';
import { expect, it } from 'vitest';
import { changedRows, isOver, liveRow } from './live-row.ts';

/** Widens a literal to `number`. */
const count = (value: number): number => value;
const row = {
  code: 7,
  active: true,
  kind: 'bid',
  pseudonym: 'P-1',
  currentValue: 100_000,
  hasBid: true,
  end: Date.UTC(2026, 10, 20, 20),
  secondsLeft: 3600,
  leading: true,
  status: null,
  facts: aNegotiation(),
  actions: rowActions(aNegotiation()),
  changes: count(0),
} as const;
const event = (change: object = {}) =>
  JSON.stringify({
    codigoOferta: 7,
    status: 'A',
    valorLeilao: 1000,
    lider: 'P-1',
    end: '2026-11-20T20:00:00.000Z',
    agora: '2026-11-20T19:00:00.000Z',
    ...change,
  });
const after = (change: object) => liveRow(row, event(change), Date.now());

it('shows a new price and that its reader was overtaken, who can bid again, NEGO-12', () => {
  expect(after({ valorLeilao: 1500, lider: 'P-2' })).toMatchObject({
    currentValue: 150_000,
    leading: false,
    status: 'overcome',
    actions: { bids: true, raises: false },
    changes: 1,
  });
});

it('knows the first bid, even one of the opening price, and that all were annulled', () => {
  const opened = liveRow({ ...row, kind: 'proposal', hasBid: false }, event({ hasBid: true }), Date.now());
  expect(opened).toMatchObject({ hasBid: true, currentValue: 100_000 });
  expect(after({ hasBid: false })).toMatchObject({ hasBid: false });
});

it('shows that its reader leads again', () => {
  const overtaken = after({ valorLeilao: 1500, lider: 'P-2' });
  expect(liveRow(overtaken, event({ valorLeilao: 1600 }), Date.now())).toMatchObject({
    leading: true,
    status: null,
    actions: { bids: false, raises: true },
    changes: 2,
  });
});

it('follows an end that moves without a flash', () => {
  const moved = after({ end: '2026-11-20T20:03:00.000Z' });
  expect(moved.changes).toBe(0);
  expect(moved.secondsLeft).toBeCloseTo(3780, 0);
});

it('leaves the standing of a user who only made a proposal alone', () => {
  const proposing = { ...row, kind: 'proposal', leading: false, status: null } as const;
  expect(liveRow(proposing, event({ valorLeilao: 1500, lider: 'P-2' }), Date.now())).toMatchObject({
    currentValue: 150_000,
    leading: false,
    status: null,
    actions: { bids: false, raises: true },
  });
});

it.each([
  ['nothing new', event()],
  ['another offer', event({ codigoOferta: 8, valorLeilao: 1500 })],
  ['something else', 'null'],
])('stays the same row for %s', (_what, text) => {
  expect(liveRow(row, text, 0)).toBe(row);
});

it('knows when an offer is over', () => {
  expect([isOver(event()), isOver(event({ status: 'V' })), isOver('')]).toEqual([false, true, false]);
});

it('counts what has changed between two readings', () => {
  const fresh = [
    { ...row, currentValue: 120_000 },
    { ...row, code: 8 },
  ];
  expect(changedRows([{ ...row, changes: 3 }], fresh).map(({ changes }) => changes)).toEqual([4, 0]);
});
