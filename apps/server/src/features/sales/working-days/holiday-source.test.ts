import { describe, expect, it } from 'vitest';
import { computedHolidays } from './holiday-source.ts';

const days = async (year: number, uf: string | null = null) =>
  (await computedHolidays.holidays(year, { uf })).map(({ day }) => day);

describe('holidays that nobody has to enter, rule 0.44', () => {
  it('are those of the law and the days on which no bank works', async () => {
    expect(await days(2027)).toEqual([
      '2027-01-01',
      '2027-02-08',
      '2027-02-09',
      '2027-03-26',
      '2027-04-21',
      '2027-05-01',
      '2027-05-27',
      '2027-09-07',
      '2027-10-12',
      '2027-11-02',
      '2027-11-15',
      '2027-11-20',
      '2027-12-25',
    ]);
    expect(await days(2023)).not.toContain('2023-11-20');
  });

  it('are more in a state that has its own', async () => {
    expect(await days(2026)).not.toContain('2026-07-09');
    expect(await days(2026, 'SP')).toContain('2026-07-09');
    expect(await days(2026, 'ES')).toContain('2026-04-13');
  });
});
