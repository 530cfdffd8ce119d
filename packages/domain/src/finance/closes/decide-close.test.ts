import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedCentavos, signedReais } from '../../money/signed-money.ts';
import { dayOf, endOfDay } from '../../time/sao-paulo.ts';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import { dayBefore, daysToPrepare, isOverdue, nextDay } from './close-days.ts';
import {
  decideClose,
  decideReopen,
  differenceOf,
  isAsStated,
  isOtherAccount,
  needsExplanation,
  type DayToClose,
} from './decide-close.ts';

const DAY = '2026-11-27';
const OVER = endOfDay(DAY);
const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const instants = fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 });
const even: DayToClose = {
  day: DAY,
  closed: false,
  firstOpen: DAY,
  book: 100,
  bank: 100,
  stated: [],
  otherAccount: false,
  pixRead: 0,
  pixBooked: 0,
  seen: 100,
  explained: false,
};

describe('a day may be closed', () => {
  it('without a word if all is even, and only with one if anything differs', () => {
    fc.assert(
      fc.property(cents, cents, fc.nat(1000), fc.nat(1000), (book, bank, pixRead, pixBooked) => {
        const day = { ...even, book, seen: book, bank, pixRead, pixBooked };
        const differs = book !== bank || pixRead !== pixBooked;
        expect(needsExplanation(day)).toBe(differs);
        expect(decideClose(day, OVER)).toBe(differs ? 'unexplained' : 'allowed');
        expect(decideClose({ ...day, explained: true }, OVER)).toBe('allowed');
        expect(book + differenceOf(day)).toBe(bank);
      }),
    );
  });

  it('against another balance than the bank states only with a word, of several accounts what all of them state', () => {
    fc.assert(
      fc.property(cents, fc.array(fc.nat(2), { maxLength: 3 }), (book, offsets) => {
        const stated = offsets.map((offset) => book + offset);
        const day = { ...even, book, seen: book, bank: book, stated };
        const asStated = offsets.every((offset) => offset === 0);
        expect(isAsStated(day)).toBe(asStated);
        expect(decideClose(day, OVER)).toBe(asStated ? 'allowed' : 'unexplained');
        expect(decideClose({ ...day, explained: true }, OVER)).toBe('allowed');
      }),
    );
  });

  it('by a statement of another account than last time only with a word', () => {
    expect(decideClose({ ...even, stated: [100], otherAccount: true }, OVER)).toBe('unexplained');
    expect(decideClose({ ...even, stated: [100], otherAccount: true, explained: true }, OVER)).toBe(
      'allowed',
    );
    expect(isOtherAccount(['341 2'], '341 1')).toBe(true);
    expect(isOtherAccount(['341 1', '341 2'], '341 1')).toBe(false);
    expect(isOtherAccount([], '341 1')).toBe(false);
    expect(isOtherAccount(['341 2'], null)).toBe(false);
  });

  it('from the first instant after it, in order, once, and against the balance that was seen', () => {
    expect(decideClose(even, OVER - 1)).toBe('not-over');
    expect(decideClose(even, OVER)).toBe('allowed');
    expect(decideClose({ ...even, firstOpen: dayBefore(DAY) }, OVER)).toBe('out-of-order');
    expect(decideClose({ ...even, firstOpen: null }, OVER)).toBe('out-of-order');
    expect(decideClose({ ...even, closed: true }, OVER)).toBe('closed');
    expect(decideClose({ ...even, seen: 99 }, OVER)).toBe('changed');
  });
});

it('the last closed day is opened again by another user alone', () => {
  const closed = { day: DAY, lastClosed: DAY, closedBy: 1 };
  expect(decideReopen(closed, 2)).toBe('allowed');
  expect(decideReopen(closed, 1)).toBe('own');
  expect(decideReopen({ ...closed, lastClosed: nextDay(DAY) }, 2)).toBe('not-last');
  expect(decideReopen({ ...closed, closedBy: null }, 2)).toBe('not-closed');
});

it('the days that are prepared leave out none, and none that is not over', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 60 }), (now, gap) => {
      const last = dayOf(now - gap * 86_400_000);
      const days = daysToPrepare(last, now);
      let before = last;
      for (const day of days) {
        expect(day).toBe(nextDay(before));
        expect(dayBefore(day)).toBe(before);
        expect(endOfDay(day)).toBeLessThanOrEqual(now);
        before = day;
      }
      expect(days).toHaveLength(Math.min(Math.max(gap - 1, 0), 31));
      expect(daysToPrepare(null, now)).toEqual([dayBefore(dayOf(now))]);
    }),
  );
});

it('a day is overdue once a whole working day has passed since', () => {
  // A Friday, a Saturday and a Sunday are closed on Monday.
  const tuesday = endOfDay('2026-11-30');
  for (const day of ['2026-11-27', '2026-11-28', '2026-11-29']) {
    expect(isOverdue(day, tuesday - 1, EVERY_WEEKDAY)).toBe(false);
    expect(isOverdue(day, tuesday, EVERY_WEEKDAY)).toBe(true);
  }
  const holidays = { ...EVERY_WEEKDAY, holidays: new Set(['2026-11-30']) };
  expect(isOverdue(DAY, tuesday, holidays)).toBe(false);
});

it('a balance below zero goes over the wire and back, and no fraction of a centavo', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(signedCentavos(signedReais(amount))).toBe(amount);
    }),
  );
  expect(signedCentavos(-0.001)).toBeNull();
  expect(Object.is(signedCentavos(-0), 0)).toBe(true);
});
