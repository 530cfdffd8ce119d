import { expect, it } from 'vitest';
import { plainFile } from './copied-file.ts';
import { FreeCopies } from './free-copies.ts';

const file = (length: number) => plainFile([Buffer.alloc(length, 'x')]);

it('a copy has one user at a time', () => {
  const copies = new FreeCopies();
  const page = file(10);
  const [one, other] = [copies.take(page), copies.take(page)];
  expect(one).not.toBe(other);
  copies.giveBack(page, one);
  copies.giveBack(page, other);
  expect(new Set([copies.take(page), copies.take(page)])).toEqual(new Set([one, other]));
  const third = copies.take(page);
  expect([one, other]).not.toContain(third);
  expect(third.toString()).toBe('x'.repeat(10));
});

it('a copy is used again for its own file only, and not after that was forgotten', () => {
  const copies = new FreeCopies();
  const [page, other] = [file(10), file(10)];
  const copy = copies.take(page);
  copies.giveBack(page, copy);
  expect(copies.take(other)).not.toBe(copy);
  copies.forget(page);
  expect(copies.take(page)).not.toBe(copy);
});

it('copies that wait take no more than the limit', () => {
  const copies = new FreeCopies(25);
  const [page, other] = [file(10), file(10)];
  const taken = [page, page, other].map((one) => ({ one, copy: copies.take(one) }));
  for (const { one, copy } of taken) copies.giveBack(one, copy);
  const used = taken.map(({ copy }) => copy);
  expect(used).toContain(copies.take(other));
  expect(used).not.toContain(copies.take(page));
});
