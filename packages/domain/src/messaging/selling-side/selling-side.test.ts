import { STAFF_ROLES } from '../../staff/staff-role.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comesTogether, houseActs, SELLING_EVENTS, SELLING_TOPICS, sellingTopic } from './selling-events.ts';
import { canSell, sellingTeam, type TeamCandidate } from './selling-team.ts';

const candidate = (given: Partial<TeamCandidate> & { readonly id: number }): TeamCandidate => ({
  role: 'sales',
  away: false,
  ...given,
});

describe('what sellers are notified of', () => {
  test('comes together where any user can cause it at will, and at once where a deal is decided, rule 0.38', () => {
    const events = [
      'bought',
      'won',
      'conditional',
      'counter-accepted',
      'purchase-cancelled',
      'purchase-defaulted',
    ] as const;
    for (const event of events) expect([event, comesTogether(sellingTopic(event))]).toEqual([event, false]);
    const asked = ['question-asked', 'proposal-received', 'proposal-raised', 'proposal-withdrawn'] as const;
    for (const event of asked) expect([event, comesTogether(sellingTopic(event))]).toEqual([event, true]);
  });

  test('goes to the house too where only it can take the next step', () => {
    expect(houseActs('cancellation-requested')).toBe(true);
    expect(houseActs('purchase-defaulted')).toBe(true);
    expect(houseActs('bought')).toBe(false);
    expect(houseActs('question-asked')).toBe(false);
  });

  test('belongs to a topic that people can choose', () => {
    for (const { topic } of Object.values(SELLING_EVENTS)) expect(SELLING_TOPICS).toContain(topic);
  });
});

describe('who of the house is notified of an offer', () => {
  const sales = [candidate({ id: 3 }), candidate({ id: 1 })];

  test('the team of its category, in the order of their numbers', () => {
    const own = [candidate({ id: 9 }), candidate({ id: 4, role: 'administrator' })];
    expect(sellingTeam(own, sales)).toEqual([4, 9]);
  });

  test('everybody of sales where the category has no team, or nobody of it is left', () => {
    expect(sellingTeam([], sales)).toEqual([1, 3]);
    const left = [
      candidate({ id: 4, away: true }),
      candidate({ id: 5, role: 'content' }),
      candidate({ id: 6, role: null }),
    ];
    expect(sellingTeam(left, sales)).toEqual([1, 3]);
  });

  test('never who cannot act on a deal, no matter who is named', () => {
    const anybody = fc.record({
      id: fc.integer({ min: 1, max: 50 }),
      role: fc.constantFrom(...STAFF_ROLES, null),
      away: fc.boolean(),
    } as const);
    const people = fc.uniqueArray(anybody, { selector: ({ id }) => id });
    fc.assert(
      fc.property(people, people, (own, everybody) => {
        const stated = sellingTeam(own, everybody);
        const known = [...own, ...everybody];
        for (const id of stated) expect(known.some((one) => one.id === id && canSell(one))).toBe(true);
        if (own.some(canSell)) expect(stated).toHaveLength(own.filter(canSell).length);
      }),
    );
  });
});
