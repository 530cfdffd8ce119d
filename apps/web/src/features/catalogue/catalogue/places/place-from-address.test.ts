import { expect, test } from 'vitest';
import { placeFromAddress } from './place-from-address.ts';
import { homeView } from '../home/home-view.ts';

const at = (path: string) => placeFromAddress(new URL(path, 'https://patio.test'), true);

test('a place in an address goes into the cookie of this visit, and the address loses it', () => {
  const fromAddress = at('/loja-norte/home/5?brands=1%2C2&radius=100&lat=-20.3&lon=-40.29');
  expect(fromAddress?.address).toBe('/loja-norte/home/5?brands=1%2C2&radius=100');
  const [pair = '', ...traits] = fromAddress?.cookie.split('; ') ?? [];
  expect(traits).toEqual(['Path=/', 'SameSite=Lax', 'Secure']);
  expect(homeView(pair).place).toEqual({ lat: -20.3, lon: -40.29, name: null, approximate: false });
});

test('an address without a place stays', () => {
  expect(at('/home?radius=100')).toBeNull();
});

test.each(['lat=91&lon=0', 'lat=a&lon=b', 'lat=1', 'lon=%0D%0AX'])(
  '%s is no place: nothing is stored',
  (query) => {
    expect(at(`/home?${query}`)).toEqual({ address: '/home', cookie: '' });
  },
);
