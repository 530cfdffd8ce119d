import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { randomFrom } from '../../../../../test/fuzz/random.ts';
import { staffOffers } from '../../../../../test/scenes/staff-offers-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { ownStore, readList, type ListDeclaration } from '../../../../platform/lists/public.ts';
import { STORE_OF_OFFER } from './offer-columns.store.ts';
import { STAFF_OFFERS, type StaffOfferRow } from './staff-offers.store.ts';

let server: TestServer;
let stores: readonly number[];

beforeAll(async () => {
  server = await startTestServer({}, 'reference');
  const { database } = server.deps;
  stores = [
    await buildPartner(database, { store: 'primeira' }),
    await buildPartner(database, { store: 'segunda' }),
  ];
  const { id: accountId } = await buildAccount(database, {});
  // What is scheduled is told by the clock of the database.
  await staffOffers(database, {
    pick: randomFrom(1).below,
    now: Date.now(),
    stores,
    accountId,
    count: 160,
  });
});
afterAll(() => server.close());

/** The same list, of all rows at once: what its parts must come to. */
const WHOLE: ListDeclaration<StaffOfferRow> = {
  spec: STAFF_OFFERS.spec,
  source: (({ parts: _parts, ...source }) => source)(STAFF_OFFERS.source),
};

const ORDERS = ['codigo', 'titulo', 'preco', 'fim', 'mudada'];
const STATES = 'rascunho aguardando devolvida agendada no-ar suspensa fora encerrada vendida'.split(' ');

describe('the list of all offers', () => {
  it('has offers in every state', async () => {
    for (const situacao of STATES)
      expect((await read(STAFF_OFFERS, { situacao })).total, situacao).toBeGreaterThan(0);
  });

  it.each(ORDERS.flatMap((order) => [order, `-${order}`]))(
    'found part by part is the list found as a whole, by %s',
    async (order) => {
      await expectSame({ order, limit: '7' }, null);
      await expectSame({ order, limit: '50', page: '3' }, null);
      await expectSame({ order: `${order},codigo`, limit: '20', page: '2' }, stores[0] ?? null);
    },
  );

  it.each(
    STATES.map((situacao) => ({ situacao })).concat([
      { situacao: 'no-ar,vendida,rascunho' },
      { situacao: 'encerrada,fora' },
      { situacao: 'agendada,aguardando' },
    ]),
  )('in $situacao, by every order', async ({ situacao }) => {
    for (const order of ORDERS) await expectSame({ situacao, order, limit: '9' }, null);
  });

  it('narrowed by anything, for the house and for a store', async () => {
    const pick = randomFrom(7).below;
    for (let turn = 0; turn < 150; turn += 1) {
      const query = randomQuery(pick);
      await expectSame(query, pick(3) === 0 ? (stores[pick(2)] ?? null) : null);
    }
  });

  it.each<readonly [Readonly<Record<string, string>>, (row: StaffOfferRow) => boolean]>([
    [{ semFoto: 'S' }, ({ photos }) => photos === 0],
    [{ comFaltas: 'S' }, ({ problems }) => problems > 0],
    [{ destaque: 'S' }, ({ spotlight }) => spotlight],
    [{ 'preco.de': '2500' }, ({ price_cents: cents }) => (cents ?? 0) >= 250_000],
    [{ placa: 'abc2e' }, ({ plate }) => plate?.startsWith('ABC2E') ?? false],
    [{ busca: 'novo' }, ({ title }) => title.startsWith('Uno novo')],
    [{ loja: '0' }, ({ partner_id: store }) => store === null],
  ])('narrowed to %o has the rows of which it is true', async (query, isTrue) => {
    const all = await read(STAFF_OFFERS, { limit: '500' });
    const narrowed = await read(STAFF_OFFERS, { ...query, limit: '500' });
    expect(narrowed.rows).toEqual(all.rows.filter(isTrue));
    expect(narrowed.rows.length).toBeGreaterThan(0);
    expect(narrowed.rows.length).toBeLessThan(all.rows.length);
  });

  it('is searched by plate', async () => {
    const { rows } = await read(STAFF_OFFERS, { situacao: 'no-ar', limit: '500' });
    const { code, plate } = rows.find((row) => row.change === null && row.plate !== null) ?? {};
    const found = await read(STAFF_OFFERS, { busca: plate ?? '', limit: '500' });
    expect(found.rows.map((row) => row.code)).toContain(code);
  });

  it('gives every row once to who follows its cursors', async () => {
    for (const order of ['preco', '-preco', 'fim', '-fim', 'titulo', '-mudada,preco']) {
      const codes: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof read>> = await read(STAFF_OFFERS, {
          order,
          limit: '11',
          cursor,
        });
        codes.push(...page.rows.map(({ code }) => code));
        cursor = page.next;
      }
      const whole = await read(WHOLE, { order, limit: '500' });
      expect(codes, order).toEqual(whole.rows.map(({ code }) => code));
    }
  });

  it('refuses a cursor of another order', async () => {
    const { next } = await read(STAFF_OFFERS, { order: 'preco', limit: '5' });
    await expect(read(STAFF_OFFERS, { order: 'fim', limit: '5', cursor: next ?? '' })).rejects.toMatchObject({
      code: 'list-cursor',
    });
  });
});

function read(
  list: ListDeclaration<StaffOfferRow>,
  query: Readonly<Record<string, string>>,
  store: number | null = null,
) {
  return readList(server.deps.database, list, query, ownStore(STORE_OF_OFFER, store));
}

async function expectSame(query: Readonly<Record<string, string>>, store: number | null): Promise<void> {
  const [parts, whole] = [await read(STAFF_OFFERS, query, store), await read(WHOLE, query, store)];
  expect(parts, JSON.stringify({ query, store })).toEqual(whole);
}

/** Some filters at once, in some order. */
function randomQuery(pick: (below: number) => number): Record<string, string> {
  const one = (...values: readonly string[]) => values[pick(values.length)] ?? '';
  const filters: Record<string, string> = {
    situacao: one(...STATES),
    categoria: one('1', '1,2', '99'),
    subcategoria: '1',
    marca: one('1', '2', '1,2'),
    modelo: one('1', '2'),
    loja: one('0', String(stores[0]), `0,${stores[1]}`),
    semFoto: one('S', 'N'),
    comFaltas: one('S', 'N'),
    destaque: one('S', 'N'),
    'preco.de': one('1000', '2500'),
    'preco.ate': one('3000', '4000.5'),
    'fim.de': one('2020-01-01', '2027-01-01'),
    'fim.ate': '2040-01-01',
    placa: one('abc1', '2e1', '1d15', '%'),
    busca: one('uno', 'ônibus', 'abc', '900012', '_'),
  };
  const asked = Object.entries(filters).filter(() => pick(6) === 0);
  const order = [one(...ORDERS), one(...ORDERS)].map((sort) => `${one('', '-')}${sort}`);
  return {
    ...Object.fromEntries(asked),
    order: order.slice(0, 1 + pick(2)).join(','),
    limit: one('5', '50', '200'),
  };
}
