import { expect, it } from 'vitest';
import { changeFromText, changeToText, type Change } from './change.ts';

const changes: readonly Change[] = [
  { kind: 'offer', offerCode: 12 },
  { kind: 'notice', accountId: 7 },
  { kind: 'negotiation', accountId: 7, offerCode: 12 },
  { kind: 'message', accountId: 7, conversation: 31 },
];

it.each(changes)('reads back what it wrote: $kind', (change) => {
  expect(changeFromText(changeToText(change))).toEqual(change);
});

it('writes an offer as its bare code, as the releases before did', () => {
  expect(changeToText({ kind: 'offer', offerCode: 12 })).toBe('12');
});

it.each(['', 'x12', '1:2', 'a1:2', 'n1', 'n1:', 'm1', 'm1:', '-1', '1e3', '12345678901234567'])(
  'makes nothing of %j',
  (text) => {
    expect(changeFromText(text)).toBeNull();
  },
);
