import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPartner } from '../builders/partner.ts';
import { buildStaff, type StaffMember } from '../builders/staff.ts';
import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import type { FilledAccount } from '../scenes/filled-account.ts';
import { expectNothingChanged } from '../state/whole-state.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { buildBuyerOfStore, keysOf } from './buyer-of-store.ts';
import { bodies, parts, places } from './deals-of-stores.ts';

let server: TestServer;
let calls: readonly DeclaredCall[];
let buyer: FilledAccount;
let keys: ReadonlyMap<string, string>;
let seller: StaffMember;
let other: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  const reference = (await server.app.inject('/openapi.json')).json<Reference>();
  calls = declaredCalls(reference).filter(({ staff, stream }) => staff?.partners === true && !stream);
  const { database } = server.deps;
  const [selling, foreign] = await Promise.all(
    ['loja-que-vendeu', 'loja-alheia'].map((store) => buildPartner(database, { store })),
  );
  buyer = await buildBuyerOfStore(server, selling ?? 0);
  keys = await keysOf(server, buyer.id, [...places, ...parts]);
  seller = await buildStaff(server, { staffRole: null, partnerId: selling ?? 0 });
  other = await buildStaff(server, { staffRole: null, partnerId: foreign ?? 0 });
});
afterAll(() => server.close());

const placeOf = ({ path }: DeclaredCall) => places.find(([prefix]) => path.startsWith(`/api${prefix}`))?.[0];
const onDeals = () => calls.filter((call) => placeOf(call) !== undefined);

/** Makes a call on what the buyer has. */
function ask(call: DeclaredCall, by: StaffMember) {
  const own = keys.get(placeOf(call) ?? '') ?? '';
  const first = call.path.replace('/api', '').replace(/\{\w+\}/u, own);
  const url = parts
    .reduce((path, [name]) => path.replace(`{${name}}`, keys.get(name) ?? ''), first)
    .replace('{etapa}', 'atpv')
    .replace('{papel}', 'resumo');
  const body = bodies[call.name] ?? {};
  const change = { POST: by.post, PUT: by.put, DELETE: by.remove };
  return call.method === 'GET' ? by.get(url) : change[call.method](url, body);
}

describe('what a store has of its buyers', () => {
  it('is known to this test, call by call', () => {
    const writing = onDeals().filter(({ method }) => method !== 'GET');
    const byName = (one: string, two: string) => one.localeCompare(two);
    expect(writing.map(({ name }) => name).toSorted(byName)).toEqual(Object.keys(bodies).toSorted(byName));
    expect(onDeals().length - writing.length).toBeGreaterThan(12);
  });

  it('is not there for another store, whatever it calls, and nothing changes', async () => {
    await expectNothingChanged(server, async () => {
      const open: string[] = [];
      for (const call of onDeals()) {
        const { statusCode } = await ask(call, other);
        if (statusCode !== 404) open.push(`${call.name} ${statusCode}`);
      }
      const about = [await other.post('/admin/conversations', { compra: buyer.purchase })];
      open.push(...about.filter(({ statusCode }) => statusCode !== 404).map(({ body }) => body));
      expect(open).toEqual([]);
    });
  });

  it('is named in no list, spreadsheet or figure of another store, and in those of its own', async () => {
    const read = calls.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    expect(read.length).toBeGreaterThan(20);
    const naming = async (by: StaffMember) => {
      const found: string[] = [];
      for (const call of read) {
        const { body } = await ask(call, by);
        const named = [buyer.surname, buyer.email, buyer.document, buyer.phone].some((one) =>
          body.includes(one),
        );
        if (named) found.push(call.name);
      }
      return found;
    };
    expect(await naming(other)).toEqual([]);
    expect(await naming(seller)).toEqual(expect.arrayContaining(['list-purchases', 'list-conversations']));
  });

  it('is read by its own users at the same addresses', async () => {
    const missing: string[] = [];
    for (const call of onDeals().filter(({ method }) => method === 'GET')) {
      const { statusCode } = await ask(call, seller);
      if (statusCode !== 200) missing.push(`${call.name} ${statusCode}`);
    }
    expect(missing).toEqual([]);
  });

  it('is changed by its own users at the same addresses, as far as it stands', async () => {
    const refused: string[] = [];
    for (const call of onDeals().filter(({ method }) => method !== 'GET')) {
      const { statusCode } = await ask(call, seller);
      if ([400, 403, 404, 422, 500].includes(statusCode)) refused.push(`${call.name} ${statusCode}`);
    }
    expect(refused).toEqual([]);
  });
});
