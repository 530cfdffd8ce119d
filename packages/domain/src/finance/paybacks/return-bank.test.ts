import { describe, expect, it } from 'vitest';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import {
  decideAskBank,
  decideGiveBank,
  decideProposeTransfer,
  nextBankReminder,
  type OwedBack,
} from './return-bank.ts';

const given: OwedBack = { owed: 100, asked: true, given: true, givenUp: false, open: null };
const asked = { ...given, given: false };
const untold = { ...asked, asked: false };
const givenUp = { ...given, givenUp: true };
const withOpen = (state: 'proposed' | 'sending') => ({
  ...given,
  owed: 0,
  open: { way: 'transfer' as const, state },
});

describe('the account to which what is owed back goes', () => {
  it.each([
    ['nobody was asked', untold, 'allowed'],
    ['they were asked and have not answered', asked, 'asked'],
    ['they answered what cannot be used', given, 'allowed'],
    ['nothing is owed', { ...untold, owed: 0 }, 'nothing-owed'],
    ['what went back twice was given up', { ...untold, givenUp: true }, 'given-up'],
    ['a transfer is open', withOpen('proposed'), 'open'],
  ] as const)('is asked for or not when %s', (_when, facts, decision) =>
    expect(decideAskBank(facts)).toBe(decision),
  );

  it.each([
    ['nobody was asked', untold, 'not-asked'],
    ['they were asked', asked, 'allowed'],
    ['a transfer is proposed', withOpen('proposed'), 'allowed'],
    ['a transfer is released', withOpen('sending'), 'released'],
    ['nothing is owed any more', { ...given, owed: 0 }, 'not-asked'],
    ['what went back twice was given up', givenUp, 'not-asked'],
  ] as const)('is taken or not when %s', (_when, facts, decision) =>
    expect(decideGiveBank(facts)).toBe(decision),
  );

  it.each([
    ['it is there', given, 'allowed'],
    ['it is not', asked, 'no-bank'],
    ['nothing is owed', { ...given, owed: 0 }, 'nothing-owed'],
    ['what went back twice was given up', givenUp, 'given-up'],
    ['a transfer is open', withOpen('sending'), 'open'],
  ] as const)('gets a proposed transfer or not when %s', (_when, facts, decision) =>
    expect(decideProposeTransfer(facts)).toBe(decision),
  );
});

describe('who was asked for their bank data', () => {
  // A Monday at noon in São Paulo.
  const notifiedAt = Date.UTC(2026, 10, 30, 15);
  const dayOfReminder = (reminders: number, days: number): string | null => {
    const due = nextBankReminder({ notifiedAt, reminders }, days, EVERY_WEEKDAY);
    return due === null ? null : new Date(due).toISOString().slice(0, 10);
  };

  it('is reminded three times, after working days that double', () => {
    expect([0, 1, 2, 3].map((reminders) => dayOfReminder(reminders, 1))).toEqual([
      '2026-12-02',
      '2026-12-04',
      '2026-12-10',
      null,
    ]);
  });

  it('is reminded a day later for each day that steps are reminded of earlier', () => {
    expect([0, 1, 2].map((days) => dayOfReminder(0, days))).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
  });
});
