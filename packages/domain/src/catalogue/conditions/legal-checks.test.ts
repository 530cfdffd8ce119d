import { describe, expect, test } from 'vitest';
import { checkedVehicle, checkProblems, requiredItems, type DatedCheck } from './legal-checks.ts';
import { legalItems } from './legal-items.ts';

const TODAY = '2026-06-30';
const clean = (checkedOn: string): DatedCheck[] =>
  legalItems.map((item) => ({ item, status: 'nada-consta', checkedOn }));
const stolen: DatedCheck = { item: 'furto-roubo', status: 'consta', checkedOn: '2020-01-01' };

describe('checks of a vehicle', () => {
  test('are not required as long as no days are set, but a stolen vehicle is refused', () => {
    const terms = { theftDays: 0, otherDays: 0 };
    expect(requiredItems(terms)).toEqual([]);
    expect(checkProblems([], terms, TODAY)).toEqual([]);
    expect(checkProblems([stolen], terms, TODAY)).toEqual(['theft-found']);
    expect(checkProblems([stolen], null, TODAY)).toEqual(['theft-found']);
  });

  test('count until the last day, and of each item', () => {
    const terms = { theftDays: 10, otherDays: 30 };
    expect(checkProblems(clean('2026-06-20'), terms, TODAY)).toEqual([]);
    expect(checkProblems(clean('2026-06-19'), terms, TODAY)).toEqual(['check-old']);
    expect(checkProblems(clean('2026-06-29').slice(0, 8), terms, TODAY)).toEqual(['check-missing']);
    expect(checkProblems(clean('2026-05-31').slice(1), { theftDays: 0, otherDays: 30 }, TODAY)).toEqual([]);
  });

  test('debts are told, not refused', () => {
    const owed: DatedCheck = { item: 'multas', status: 'consta', checkedOn: TODAY };
    expect(checkProblems([owed], null, TODAY)).toEqual([]);
  });

  test('belong to a plate, and without one to the only vehicle', () => {
    expect(checkedVehicle('ABC1D23', 2)).toBe('ABC1D23');
    expect([checkedVehicle(null, 1), checkedVehicle('', 1), checkedVehicle(null, 2)]).toEqual([
      '-',
      '-',
      null,
    ]);
  });
});
