import { expect, it } from 'vitest';
import { ownResult, type OwnResultFacts } from './own-result.ts';

const nothing: OwnResultFacts = {
  status: 'V',
  purchase: null,
  secondChance: false,
  undecidedBest: false,
  tookPart: false,
};

it.each([
  ['a buyer', { purchase: 'stands' }, 'yours'],
  ['a buyer who had bid', { purchase: 'stands', tookPart: true, status: 'X' }, 'yours'],
  ['a bidder who lost', { tookPart: true }, 'others'],
  ['a visitor', {}, 'none'],
  ['a bidder while it is open', { status: 'A', tookPart: true }, 'none'],
  ['the best bidder below the reserve', { status: 'E', undecidedBest: true, tookPart: true }, 'deciding'],
  ['another bidder below the reserve', { status: 'E', tookPart: true }, 'none'],
  ['the next bidder', { status: 'E', secondChance: true, tookPart: true }, 'offered'],
  ['who cancelled', { status: 'E', purchase: 'cancelled' }, 'undone'],
  ['who cancelled, and another buyer has it now', { purchase: 'cancelled' }, 'others'],
] as const)('to %s an offer that is over is what it is', (_who, change, result) => {
  expect(ownResult({ ...nothing, ...change })).toBe(result);
});
