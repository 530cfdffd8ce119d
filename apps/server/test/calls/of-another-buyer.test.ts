import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildSession } from '../builders/session.ts';
import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import type { FilledAccount } from '../scenes/filled-account.ts';
import { expectNothingChanged } from '../state/whole-state.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { buildBuyerOfStore, keysOf } from './buyer-of-store.ts';
import { bodies, document, notOffered, ofAll, ofOffers, onlyNamed, places } from './calls-of-buyers.ts';

let server: TestServer;
let calls: readonly DeclaredCall[];
let owner: FilledAccount;
let others: readonly (readonly [who: string, headers: Record<string, string>])[];
let keys: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const reference = (await server.app.inject('/openapi.json')).json<Reference>();
  calls = declaredCalls(reference).filter(
    ({ needsSession, staff, stream }) => needsSession && staff === null && !stream,
  );
  const store = await buildPartner(server.deps.database, { store: 'loja-que-vendeu' });
  const other = await buildPartner(server.deps.database, { store: 'loja-alheia' });
  owner = await buildBuyerOfStore(server, store);
  keys = await keysOf(server, owner.id, [...places, ['document', document]]);
  others = [
    ['another buyer', await signedIn(await buildBuyer(server))],
    ['a user of the store that sold', await signedIn(await buildBuyer(server, { partnerId: store }))],
    ['a user of another store', await signedIn(await buildBuyer(server, { partnerId: other }))],
    ['sales, at the site', await signedIn(await buildBuyer(server, { staffRole: 'sales' }))],
  ];
});
afterAll(() => server.close());

const signedIn = async ({ id }: Pick<Buyer, 'id'>) => (await buildSession(server.deps, id)).headers;

/** The address of a call on what the buyer has. */
function urlOf({ path }: DeclaredCall): string {
  const place = places.find(([prefix]) => path.startsWith(`/api${prefix}`))?.[0] ?? '';
  const key = keys.get(place) ?? '';
  return path
    .replace('{tipo}', 'compra')
    .replace('{etapa}', 'detran')
    .replace('{papel}', 'resumo')
    .replace(/\{(id|codigo|protocolo)\}/u, key)
    .replace('{guid}', place.includes('{guid}') ? key : (keys.get('document') ?? ''));
}

const ask = (call: DeclaredCall, headers: Record<string, string>) =>
  server.app.inject({
    method: call.method,
    url: urlOf(call),
    headers,
    ...(call.method === 'GET' ? {} : { payload: bodies[call.name] ?? {} }),
  });

const onThings = () =>
  calls.filter(
    ({ path, name }) => path.includes('{') && ![...ofAll, ...ofOffers, ...notOffered].includes(name),
  );

describe('what a buyer has', () => {
  it('is known to this test, call by call', () => {
    const writing = onThings().filter(({ method }) => method !== 'GET');
    const byName = (one: string, two: string) => one.localeCompare(two);
    expect(writing.map(({ name }) => name).toSorted(byName)).toEqual(Object.keys(bodies).toSorted(byName));
    const placed = calls.filter(({ path }) => places.some(([prefix]) => path.startsWith(`/api${prefix}`)));
    expect(onThings().filter((call) => !placed.includes(call))).toEqual([]);
  });

  it('is not there for another buyer, a store or staff, whatever they call, and nothing changes', async () => {
    await expectNothingChanged(server, async () => {
      const open: string[] = [];
      for (const [who, headers] of others)
        for (const call of onThings()) {
          const { statusCode } = await ask(call, headers);
          if (statusCode !== 404 && statusCode !== 403) open.push(`${who}: ${call.name} ${statusCode}`);
        }
      expect(open).toEqual([]);
    });
  });

  it('is named in no list and no answer about an offer that others read', async () => {
    const told: string[] = [];
    const read = calls.filter(
      ({ method, path, name }) => method === 'GET' && (!path.includes('{') || ofOffers.includes(name)),
    );
    expect(read.length).toBeGreaterThan(15);
    for (const [who, headers] of others)
      for (const call of read) {
        const { body } = await ask(call, headers);
        const named = [owner.surname, owner.email, owner.document, owner.phone].filter((one) =>
          body.includes(one),
        );
        if (named.length > 0) told.push(`${who}: ${call.name} ${named.join(' ')}`);
      }
    expect(told).toEqual([]);
  });

  it('is read by the buyer at the same addresses', async () => {
    const headers = await signedIn(owner);
    const missing: string[] = [];
    for (const call of onThings().filter(
      ({ method, name }) => method === 'GET' && !onlyNamed.includes(name),
    )) {
      const { statusCode } = await ask(call, headers);
      if (statusCode !== 200) missing.push(`${call.name} ${statusCode}`);
    }
    expect(missing).toEqual([]);
  });
});
