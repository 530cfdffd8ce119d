import { getBiddingRule } from '@patio/contract/trading/auctions/get-bidding-rule.ts';
import { getIncrements } from '@patio/contract/trading/auctions/get-increments.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
let partner: number;
let staff: number;
let seller: number;

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0' });
  const { database } = server.deps;
  partner = await buildPartner(database, { store: 'loja-passos' });
  staff = (await buildAccount(database, { staffRole: 'sales' })).id;
  seller = (await buildAccount(database, { partnerId: partner })).id;
});
afterAll(() => server.close());

const steps = async (code: number) => (await server.ask(getIncrements, { params: { id: code } })).incremento;
const automatic = async (code: number) =>
  (await server.ask(getBiddingRule, { params: { id: code } })).automatico;

async function put(account: number, url: string, given: object) {
  const payload = url === '/increments' ? { motivo: 'Passos novos.', ...given } : given;
  const { headers } = await buildSession(server.deps, account, { office: true });
  const call: InjectOptions = { method: 'PUT', url: `/api/admin${url}`, headers, payload };
  return server.app.inject(call);
}

const set = (parceiro: number | null, categoria: number | null, passo: number) =>
  put(staff, '/increments', { parceiro, categoria, faixas: [{ ate: null, passo }] });

const audited = async (action: string) => {
  const rows = await server.deps.database.rows<{ subject: string; details: Record<string, unknown> }>(
    {
      name: 'test.audited',
      text: 'select subject, details, before, after from audit where action = $1 order by code desc',
    },
    [action],
  );
  return rows[0];
};

interface Listed {
  readonly codigo: number;
  readonly parceiro: number | null;
  readonly categoria: number | null;
  readonly por: string | null;
  readonly versao: string;
}
async function list(account: number) {
  const { headers } = await buildSession(server.deps, account, { office: true });
  return (await server.get('/admin/increments', headers)).json<{ data: Listed[]; padrao: unknown[] }>();
}

/** The increments of a new offer without any of its own, by its price in reais. */
const newOffer = (reais: number, partnerId: number | null = null, categoryCode = 1) =>
  server.offer({
    partnerId,
    auction: { baseCents: reais * 100, incrementCents: null },
    vehicles: [{ categoryCode }],
  });

describe('the increments of an offer, API-07', () => {
  it.each([1000, 50_000, 61_050, 500_000.01, 3_000_000])(
    'at R$ %d are 100, 200, 300, 400 where nobody has set any, DETL-03',
    async (reais) => {
      for (const partnerId of [null, partner]) {
        const code = await newOffer(reais, partnerId);
        expect(await steps(code)).toEqual([100, 200, 300, 400]);
        expect(await automatic(code)).toBe(100);
      }
    },
  );

  it('follow the price into the next band that staff set, while the automatic step stays as the offer opened, S-02', async () => {
    const faixas = [
      { ate: 20_000, passo: 100 },
      { ate: null, passo: 200 },
    ];
    await put(staff, '/increments', { parceiro: null, categoria: 5, faixas });
    const code = await newOffer(19_900, null, 5);
    const ana = await buildBuyer(server);
    expect((await ana.bid(code, 20_000.01)).statusCode).toBe(201);
    expect(await steps(code)).toEqual([200, 400, 600, 800]);
    expect(await automatic(code)).toBe(100);
    const bia = await buildBuyer(server);
    expect((await bia.bid(code, 30_000, { automatic: true })).json()).toMatchObject({
      data: { valorLeilao: 20_100.01 },
    });
    await put(staff, '/increments', { parceiro: null, categoria: 5, faixas: [] });
  });

  it('are its own list whatever the price, and its smallest is the automatic step, S-02', async () => {
    const code = await server.offer({
      incrementsCents: [75_000, 25_000],
      auction: { baseCents: 60_000_000, incrementCents: null },
    });
    expect(await steps(code)).toEqual([250, 750]);
    expect(await server.ask(getBiddingRule, { params: { id: code } })).toMatchObject({
      faixas: null,
      automatico: 250,
    });
  });
});

describe('the bands of tenants', () => {
  it('hold in the order category of the store, store, category of the house, house, else 100 reais', async () => {
    const [car, truck] = [1, 3];
    const seen = async () => [
      (await steps(await newOffer(30_000, partner, car)))[0],
      (await steps(await newOffer(30_000, partner, truck)))[0],
      (await steps(await newOffer(30_000, null, car)))[0],
      (await steps(await newOffer(30_000, null, truck)))[0],
    ];
    expect(await seen()).toEqual([100, 100, 100, 100]);
    await set(null, null, 11);
    expect(await seen()).toEqual([11, 11, 11, 11]);
    await set(null, car, 22);
    expect(await seen()).toEqual([22, 11, 22, 11]);
    await set(partner, null, 33);
    expect(await seen()).toEqual([33, 33, 22, 11]);
    await set(partner, car, 44);
    expect(await seen()).toEqual([44, 33, 22, 11]);
    for (const [parceiro, categoria] of [
      [partner, car],
      [partner, null],
      [null, car],
      [null, null],
    ]) {
      expect((await put(staff, '/increments', { parceiro, categoria, faixas: [] })).statusCode).toBe(200);
    }
    expect(await seen()).toEqual([100, 100, 100, 100]);
  });

  it('change the buttons of open offers at once, and their automatic step not', async () => {
    const code = await newOffer(30_000);
    await set(null, null, 70);
    expect(await steps(code)).toEqual([70, 140, 210, 280]);
    expect(await automatic(code)).toBe(100);
    expect(await audited('save-increment-table')).toEqual({
      subject: expect.stringMatching(/^increment-table \d+$/u),
      details: { category: null, reason: 'Passos novos.' },
      before: { bands: '' },
      after: { bands: expect.stringMatching(/^R\$\s70,00$/u) },
    });
    await put(staff, '/increments', { faixas: [] });
  });

  it('are listed for staff, those of a store for its own people', async () => {
    await set(null, 2, 50);
    await set(partner, null, 60);
    const own = {
      parceiro: partner,
      loja: expect.any(String),
      categoria: null,
      nomeCategoria: null,
      faixas: [{ ate: null, passo: 60 }],
    };
    const ofHouse = { parceiro: null, loja: null, categoria: 2, faixas: [{ ate: null, passo: 50 }] };
    const read = (await list(staff)).data;
    expect(read).toMatchObject([ofHouse, own]);
    expect(read.map(({ por }) => typeof por)).toEqual(['string', 'string']);
    const seen = (await list(seller)).data;
    expect(seen).toMatchObject([{ ...own, por: null }]);
    expect(seen).toHaveLength(1);
    expect((await list(seller)).padrao).toEqual([{ ate: null, passo: 100 }]);
  });

  it.each([
    [
      'bounds that fall',
      [
        { ate: 2, passo: 1 },
        { ate: 1, passo: 1 },
        { ate: null, passo: 1 },
      ],
      'crescer',
    ],
    ['no last band', [{ ate: 2, passo: 1 }], 'crescer'],
    ['a step of nothing', [{ ate: null, passo: 0 }], 'maior que zero'],
    ['a negative step', [{ ate: null, passo: -5 }], 'passo'],
    ['parts of a centavo', [{ ate: null, passo: 10.005 }], 'maior que zero'],
    ['text', [{ ate: null, passo: '10,00' }], 'passo'],
    [
      '21 bands',
      Array.from({ length: 21 }, (_, index) => ({ ate: index < 20 ? index + 1 : null, passo: 1 })),
      '1 a 20',
    ],
  ])('are refused with %s, and nothing changes', async (_name, faixas, words) => {
    const reply = await put(staff, '/increments', { categoria: 4, faixas });
    expect([reply.statusCode, reply.json<{ erros: string[] }>().erros[0]]).toEqual([
      422,
      expect.stringContaining(words),
    ]);
    expect((await steps(await newOffer(30_000, null, 4)))[0]).toBe(100);
  });

  it('of the house or of another store are not for the people of a store; unknown places are refused', async () => {
    const faixas = [{ ate: null, passo: 1 }];
    const other = await buildPartner(server.deps.database, { store: 'loja-vizinha' });
    expect((await put(seller, '/increments', { faixas })).statusCode).toBe(403);
    expect((await put(seller, '/increments', { parceiro: other, faixas })).statusCode).toBe(403);
    expect((await put(seller, '/increments', { parceiro: partner, faixas })).statusCode).toBe(200);
    expect((await put(staff, '/increments', { parceiro: 987_654, faixas })).statusCode).toBe(404);
    expect((await put(staff, '/increments', { categoria: 987_654, faixas })).statusCode).toBe(422);
    expect((await put(staff, '/increments', { categoria: 9e12, faixas })).statusCode).toBe(422);
  });
});

describe('the steps of one offer', () => {
  it('are set and taken back by staff, with an entry in the audit', async () => {
    const code = await newOffer(30_000, null, 4);
    const reply = await put(staff, `/offers/${code}/increments`, { incremento: [900, 300, 300] });
    expect(reply.json()).toEqual({ data: { codigoOferta: code, incremento: [300, 900], automatico: 300 } });
    expect(await steps(code)).toEqual([300, 900]);
    expect(await audited('set-offer-increments')).toMatchObject({
      subject: `offer ${code}`,
      before: { increments: [] },
      after: { increments: [30_000, 90_000], step: 30_000 },
    });
    await put(staff, `/offers/${code}/increments`, { incremento: [], automatico: 125.5 });
    expect([await steps(code), await automatic(code)]).toEqual([[100, 200, 300, 400], 125.5]);
    await put(staff, `/offers/${code}/increments`, { incremento: [], automatico: null });
    expect(await automatic(code)).toBe(100);
  });

  it('keep the automatic one after the first bid, the buttons may still change, S-02', async () => {
    const code = await newOffer(30_000, null, 4);
    const ana = await buildBuyer(server);
    await ana.bid(code, 30_000);
    const refused = await put(staff, `/offers/${code}/increments`, { incremento: [50], automatico: 50 });
    expect([refused.statusCode, refused.json<{ erros: string[] }>().erros[0]]).toEqual([
      409,
      'Esta oferta já tem lances: o incremento do lance automático não muda mais.',
    ]);
    expect(await steps(code)).toEqual([100, 200, 300, 400]);
    expect((await put(staff, `/offers/${code}/increments`, { incremento: [50] })).statusCode).toBe(200);
    expect([await steps(code), await automatic(code)]).toEqual([[50], 100]);
  });

  it('outlive an edit of the offer that names none', async () => {
    const code = await newOffer(30_000, null, 4);
    await put(staff, `/offers/${code}/increments`, { incremento: [700], automatico: 650 });
    await server.offer({ code, auction: { baseCents: 9_000_000, incrementCents: null } });
    expect([await steps(code), await automatic(code)]).toEqual([[700], 650]);
  });

  it('are not for the people of another store, nor for offers that are over or unknown', async () => {
    const payload = { incremento: [50] };
    const [own, foreign] = [await newOffer(30_000, partner), await newOffer(30_000)];
    expect((await put(seller, `/offers/${own}/increments`, payload)).statusCode).toBe(200);
    expect((await put(seller, `/offers/${foreign}/increments`, payload)).statusCode).toBe(404);
    expect((await put(staff, '/offers/987654321/increments', payload)).statusCode).toBe(404);
    const over = await server.offer({ status: 'V' });
    expect((await put(staff, `/offers/${over}/increments`, payload)).statusCode).toBe(406);
    for (const bad of [{ incremento: [0] }, { incremento: [1.005] }, { incremento: [], automatico: 0 }, {}]) {
      expect((await put(staff, `/offers/${own}/increments`, bad)).statusCode).toBe(422);
    }
    expect(await steps(own)).toEqual([50]);
  });
});
