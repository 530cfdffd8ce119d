import { describe, expect, it } from 'vitest';
import { mustBeSent, type DraftStanding } from './must-be-sent.ts';

const begun: DraftStanding = { state: 'draft', ofStore: true, begunByHouse: false, wasSent: false };

describe('a draft must be sent by its store first', () => {
  it.each<[string, boolean, Partial<DraftStanding>]>([
    ['that the store is writing', true, {}],
    ['that the store took back', true, { wasSent: true }],
    ['that was sent back to the store', true, { state: 'returned', wasSent: true }],
    ['that the house began, and the store sent and took back', true, { begunByHouse: true, wasSent: true }],
    ['but not one that waits for approval', false, { state: 'waiting', wasSent: true }],
    ['but not one that the house wrote for a store', false, { begunByHouse: true }],
    ['but not one of the house', false, { ofStore: false }],
  ])('%s', (_draft, expected, facts) => {
    expect(mustBeSent({ ...begun, ...facts })).toBe(expected);
  });
});
