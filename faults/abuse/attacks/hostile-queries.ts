import type { Attack } from '../attack.ts';
import { ask, flood, isBlocked, isFailure } from '../ask.ts';

const list = Array.from({ length: 2000 }, (_, index) => index).join(',');

const queries = [
  `/api/offer?term=${'uno%20'.repeat(2000)}`,
  `/api/offer?term=${encodeURIComponent("%' or 1=1; drop table bid; --")}`,
  `/api/offer?brands=${list}&models=${list}`,
  `/api/offer?codes=${list}`,
  '/api/offer?page=999999999&limit=999999999',
  '/api/offer?priceStart=-1e308&priceEnd=1e309',
  `/api/offer?${'a[b]=1&'.repeat(2000)}`,
  '/api/offer?__proto__[x]=1&constructor=1',
  '/api/offer/%00',
  '/api/offer/99999999999999999999',
  `/api/offer/suggest?term=${'%F0%9F%9A%97'.repeat(500)}`,
  `/home?term=${'a'.repeat(9000)}`,
] as const;

const bodies = [
  { method: 'POST', path: '/api/auth/login', body: { login: 'x'.repeat(200_000), password: { $gt: '' } } },
  // An upload takes this size, from its users alone.
  {
    method: 'POST',
    path: '/api/usrio/compras/1/documentos',
    body: Array.from({ length: 1_000_000 }, () => []),
  },
] as const;

const kinds = [...queries.map((path) => ({ path })), ...bodies];

/** Queries and bodies that are huge, deep, or mean something else to a database. */
export const hostileQueries: Attack = {
  name: 'hostile queries',
  async run({ origin }, signal) {
    const replies = await flood(8, signal, (count) =>
      ask(origin, kinds[count % kinds.length] ?? { path: '/' }),
    );
    return {
      tried: `${replies.length} requests`,
      blocked: replies.filter(isBlocked).length,
      lost: replies.filter(isFailure).length,
      note: `${kinds.length} kinds, in turn`,
    };
  },
};
