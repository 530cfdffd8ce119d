import { beforeEach, expect, it, vi } from 'vitest';
import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { storeOffers, recentOffers, rememberOffer } from './recent-offers.ts';

let stored = new Map<string, string>();

function answered(...kinds: string[]): void {
  const id = '6f1c3a9e-1b2d-4c3e-8f4a-5b6c7d8e9f00';
  vi.stubGlobal('document', {
    cookie: `consent=${[POLICY_VERSION, ['necessary', ...kinds].join('-'), Date.now(), id].join('.')}`,
  });
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

it('keeps the last twelve, the newest first, each once', () => {
  answered('functionality');
  for (let code = 1; code <= 14; code += 1) rememberOffer(code);
  rememberOffer(9);
  expect(recentOffers()).toEqual([9, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3]);
  storeOffers([]);
  expect(recentOffers()).toEqual([]);
});

it('stores and shows nothing without consent to functionality', () => {
  answered();
  rememberOffer(1);
  expect(stored.size).toBe(0);
  stored.set('patio.functionality.vistas', '1,2');
  expect(recentOffers()).toEqual([]);
});

it('leaves out what is no code', () => {
  answered('functionality');
  stored.set('patio.functionality.vistas', '5,abc,,-1,0,7');
  expect(recentOffers()).toEqual([5, 7]);
});
