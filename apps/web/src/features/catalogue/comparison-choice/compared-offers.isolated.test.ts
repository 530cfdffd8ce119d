import { beforeEach, expect, it, vi } from 'vitest';
import { choose, chooseAll, chosenOffers, unchoose } from './compared-offers.ts';

const offer = (code: number) => ({ code, title: `Oferta ${code}`, photo: null });
const codes = (): number[] => chosenOffers().map(({ code }) => code);
let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  chooseAll([]);
});

it('keeps up to four in their order, one of them once, and takes no fifth', () => {
  for (const code of [4, 2, 9, 2, 1]) expect(choose(offer(code))).toBe(true);
  expect(choose(offer(5))).toBe(false);
  expect(codes()).toEqual([4, 2, 9, 1]);
  unchoose(2);
  expect(choose(offer(5))).toBe(true);
  expect(codes()).toEqual([4, 9, 1, 5]);
});

it('stays with the tab, and invalid stored values count as nothing', () => {
  choose(offer(3));
  const cookies = stored.get('patio.comparar') ?? '';
  stored.set('patio.comparar', '{"not": "a list"}');
  expect(codes()).toEqual([]);
  stored.set('patio.comparar', 'broken');
  expect(codes()).toEqual([]);
  stored.set('patio.comparar', '[{"code": "3"}, null, {"code": 8, "title": "Oito", "photo": null}]');
  expect(codes()).toEqual([8]);
  stored.set('patio.comparar', cookies);
  expect(codes()).toEqual([3]);
});

it('gives the same list until it changes, as React asks for', () => {
  choose(offer(3));
  expect(chosenOffers()).toBe(chosenOffers());
  chooseAll([]);
  expect(stored.has('patio.comparar')).toBe(false);
});
