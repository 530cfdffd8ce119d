import { expect, it } from 'vitest';
import { roomFor } from './room-for.ts';

const onItsWay = { problem: null };
const refused = { problem: 'grande demais' };

it('an offer takes photos up to its limit, counting those that are on their way', () => {
  expect(roomFor(0, [])).toBe(80);
  expect(roomFor(70, [onItsWay, refused, onItsWay])).toBe(8);
  expect(roomFor(80, [])).toBe(0);
  expect(roomFor(79, [onItsWay, onItsWay])).toBe(0);
});
