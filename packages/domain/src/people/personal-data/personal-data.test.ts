import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saoPauloTime } from '../../time/sao-paulo.ts';
import { deletionBar } from './personal-data-request.ts';
import { codeOfProtocol, protocolNumber } from './protocol-number.ts';
import { daysLeft, requestDue, salesRecordEnd } from './terms-of-requests.ts';

const years = fc.integer({ min: 2025, max: 2199 });
const codes = fc.integer({ min: 1, max: 99_999_999 });
const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2199, 0, 1) });

describe('protocol numbers, S-52', () => {
  it('name the request they were made of', () => {
    expect(protocolNumber(2026, 123)).toBe('2026-000123-8');
    expect(protocolNumber(2025, 99_999_999)).toBe('2025-99999999-5');
    expect(protocolNumber(33, 1)).toBe('0033-000001-5');
    fc.assert(
      fc.property(years, codes, (year, code) => {
        expect(codeOfProtocol(protocolNumber(year, code))).toBe(code);
      }),
    );
  });

  it('are refused with any one digit wrong, or two neighbours changed', () => {
    fc.assert(
      fc.property(years, codes, fc.nat(), fc.integer({ min: 1, max: 9 }), (year, code, at, by) => {
        const right = protocolNumber(year, code);
        const places = [...right].flatMap((letter, place) => (letter === '-' ? [] : [place]));
        const place = places[at % places.length] ?? 0;
        const wrong = right.slice(0, place) + ((Number(right[place]) + by) % 10) + right.slice(place + 1);
        expect(codeOfProtocol(wrong)).toBeNull();
        const next = right[place + 1] ?? '-';
        if (next === '-' || next === right[place]) return;
        expect(
          codeOfProtocol(right.slice(0, place) + next + right[place] + right.slice(place + 2)),
        ).toBeNull();
      }),
    );
  });

  it('are read with spaces around them', () => {
    expect(codeOfProtocol(' 2026-000123-8\n')).toBe(123);
  });

  // All but the last few with the right check digit, in a form that is written otherwise or not at all.
  it.each([
    '2026-0000123-6',
    '2026-0000000-4',
    protocolNumber(2026, 0),
    '2026-12345-4',
    'x2026-000123-8',
    '12026-000123-8',
    '2026-000123-8-1',
    '2026-000123-80',
    '2026-1-1',
    '',
    'x',
  ])('refuse %j', (text) => {
    expect(codeOfProtocol(text)).toBeNull();
  });
});

describe('the clock of a request, rule 0.14', () => {
  it('ends with the fifteenth calendar day after the day of opening, weekends and changes of month included', () => {
    const opened = Date.parse('2026-02-20T23:30:00-03:00');
    expect(new Date(requestDue(opened, 15)).toISOString()).toBe('2026-03-08T03:00:00.000Z');
    expect(requestDue(Date.parse('2026-02-20T00:00:00-03:00'), 15)).toBe(requestDue(opened, 15));
    expect(requestDue(Date.parse('2026-02-21T00:00:00-03:00'), 15)).toBe(requestDue(opened, 15) + 86_400_000);
  });

  it('leaves all its days on the day of opening and none on the last one', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 60 }), (opened, days) => {
        const due = requestDue(opened, days);
        expect(daysLeft(due, opened)).toBe(days);
        expect(daysLeft(due, due - 1)).toBe(0);
        expect(daysLeft(due, due)).toBe(-1);
        expect(saoPauloTime(due)).toMatchObject({ hour: 0, minute: 0, second: 0 });
      }),
    );
  });
});

describe('the record of a sale', () => {
  it('is retained through the same day five years later', () => {
    expect(salesRecordEnd(Date.parse('2026-06-01T15:00:00Z'), 5)).toBe(Date.parse('2031-06-02T03:00:00Z'));
    expect(salesRecordEnd(Date.parse('2024-02-29T15:00:00Z'), 5)).toBe(Date.parse('2029-03-01T03:00:00Z'));
  });
});

it('lets nobody go who works here or owes a deal', () => {
  const free = { isStaff: false, isPartner: false, openDeals: 0 };
  expect(deletionBar(free)).toBeNull();
  expect(deletionBar({ ...free, openDeals: 1 })).toBe('open-deals');
  expect(deletionBar({ ...free, isStaff: true })).toBe('works-here');
  expect(deletionBar({ ...free, isPartner: true, openDeals: 2 })).toBe('works-here');
});
