import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresPeriod, mondayOf, mondaysOf, REFERENCE_BANDS } from './figures-period.ts';

describe('the period of figures', () => {
  it('is of days of São Paulo, the last one included', () => {
    expect(figuresPeriod('2026-11-01', '2026-11-01')).toEqual({
      from: Date.parse('2026-11-01T03:00:00Z'),
      until: Date.parse('2026-11-02T03:00:00Z'),
    });
  });

  it('has weeks that begin on a Monday, across the end of a year too', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondaysOf('2026-12-30', '2027-01-04')).toEqual(['2026-12-28', '2027-01-04']);
  });

  it('lies in its weeks, whatever the days', () => {
    const text = fc.date({ min: new Date('2019-06-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(text, fc.nat({ max: 365 }), (start, days) => {
        const from = start.toISOString().slice(0, 10);
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        const mondays = mondaysOf(from, to);
        expect(mondays[0]).toBe(mondayOf(from));
        expect(mondays.at(-1)).toBe(mondayOf(to));
        expect(mondays.every((monday) => new Date(`${monday}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
      }),
    );
  });

  it('has bands without a gap', () => {
    expect(REFERENCE_BANDS[0]?.from).toBeNull();
    expect(REFERENCE_BANDS.at(-1)?.until).toBeNull();
    for (const [at, { until }] of REFERENCE_BANDS.entries())
      if (at + 1 < REFERENCE_BANDS.length) expect(REFERENCE_BANDS[at + 1]?.from).toBe(until);
  });
});
