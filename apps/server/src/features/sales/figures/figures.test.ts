import type { Reply } from '@patio/contract/route/define-route.ts';
import type { readFigures } from '@patio/contract/sales/figures/read-figures.ts';
import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const today = () => dayOf(server.clock.now());
const period = (more = '') => `?de=${today()}&ate=${today()}${more}`;
const read = async (member: StaffMember, query: string) =>
  (await member.get(`/admin/figures${query}`)).json<Reply<typeof readFigures>>().data;

/** An offer sold by one bid. */
async function sell(reais: number): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
  await ana.bid(code, reais);
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  return code;
}

const referTo = (code: number) =>
  server.deps.database.run(
    {
      name: 'refer',
      text: `insert into vehicle_reference (vehicle_code, fipe_code, given)
        select code, '001234-5', true from vehicle where offer_code = $1`,
    },
    [code],
  );

describe('the figures of a period', () => {
  it('count what was published, followed, bid on, sold and cancelled, for the house and for a store', async () => {
    const { database } = server.deps;
    const partner = await buildPartner(database, { store: 'loja-de-numeros' });
    const sold = await buildAuctionedOffer(database, server.clock.now(), {});
    await buildAuctionedOffer(database, server.clock.now(), {});
    const ofStore = await buildAuctionedOffer(database, server.clock.now(), {});
    await database.run({ name: 'to-store', text: 'update offer set partner_id = $1 where code = $2' }, [
      partner,
      ofStore,
    ]);
    await ana.post('/offer/favorite', { codigoOferta: sold });
    await ana.bid(sold, 12_000);
    await bia.bid(sold, 13_000);
    await ana.bid(ofStore, 11_000);
    expect((await read(sales, period())).abertas).toEqual({
      ofertas: 3,
      semLances: 1,
      semLancesAteSeteDias: 1,
    });
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);

    const all = await read(sales, period());
    expect(all.total).toEqual({ vendas: 2, valor: 24_000, canceladas: 0 });
    expect(all.origens).toEqual([{ origem: 'lance', vendas: 2, valor: 24_000, canceladas: 0 }]);
    expect(all.encerradas).toEqual({ ofertas: 3, seguidores: 1, lances: 3, semLances: 1 });
    expect(all.funil).toEqual({ publicadas: 3, acompanhadas: 1, disputadas: 2, vendidas: 2, concluidas: 0 });
    expect(all.etapas[0]).toMatchObject({ etapa: 'V', passaram: 0, mediana: null, agora: 2 });
    expect(all.semanas).toHaveLength(1);
    expect(all.referencia).toMatchObject({ comparadas: 0, mediana: null });
    expect((await read(sales, period('&loja=0'))).total).toMatchObject({ vendas: 1, valor: 13_000 });
    expect((await read(sales, period(`&loja=${partner}`))).total).toMatchObject({ vendas: 1, valor: 11_000 });
    const member = await buildStaff(server, { partnerId: partner, staffRole: null });
    expect((await read(member, period('&loja=0'))).total).toMatchObject({ vendas: 1, valor: 11_000 });
  });

  it('compare sale prices with the reference price of their month, and time the steps', async () => {
    const { database } = server.deps;
    await database.run({
      name: 'reference',
      text: `with m as (insert into reference_model (fipe_code, brand, brand_key, model, from_table)
          values ('001234-5', 'Fiat', 'fiat', 'Uno', true) returning fipe_code)
        insert into reference_price (fipe_code, year_model, month, cents)
        select fipe_code, 2020, month::date, cents from m,
          (values ('2020-01-01', 1000000), ('2100-01-01', 9900000)) as p(month, cents)`,
    });
    const [dear, cheap, undone] = [await sell(12_500), await sell(11_000), await sell(10_500)];
    for (const code of [dear, cheap, undone]) await referTo(code);
    const before = await read(sales, period());
    expect(before.referencia).toEqual({
      comparadas: 3,
      mediana: 10,
      faixas: [
        { de: null, ate: -30, vendas: 0 },
        { de: -30, ate: -20, vendas: 0 },
        { de: -20, ate: -10, vendas: 0 },
        { de: -10, ate: 0, vendas: 0 },
        { de: 0, ate: 10, vendas: 1 },
        { de: 10, ate: null, vendas: 2 },
      ],
    });

    const purchases = await database.rows<{ code: number; offer_code: number }>(
      { name: 'their-purchases', text: 'select code, offer_code from purchase where offer_code = any($1)' },
      [[dear, cheap, undone]],
    );
    const purchaseOf = (offer: number) => purchases.find(({ offer_code: code }) => code === offer)?.code;
    const motivo = 'A compra não se concretizou.';
    expect((await sales.post(`/admin/purchases/${purchaseOf(undone)}/default`, { motivo })).statusCode).toBe(
      200,
    );
    for (const passo of ['negociacao', 'credito']) {
      server.clock.advance(3_600_000);
      const moved = await sales.post(`/admin/purchases/${purchaseOf(dear)}/step`, { passo });
      expect(moved.statusCode).toBe(200);
    }
    const after = await read(sales, period());
    expect(after.referencia).toMatchObject({ comparadas: 2, mediana: 17.5 });
    expect(after.total).toEqual({
      vendas: before.total.vendas - 1,
      valor: before.total.valor - 10_500,
      canceladas: 1,
    });
    expect(after.semanas.map(({ canceladas }) => canceladas)).toEqual([1]);
    const [negotiation, credit] = after.etapas;
    expect(negotiation?.passaram).toBe(1);
    expect(negotiation?.mediana).toBeGreaterThanOrEqual(2);
    expect(credit).toMatchObject({ passaram: 0, mediana: null, agora: 1 });
  });

  it('are empty, not missing, where nothing happened', async () => {
    const quiet = await read(sales, '?de=2020-01-01&ate=2020-01-31');
    expect(quiet.total).toEqual({ vendas: 0, valor: 0, canceladas: 0 });
    expect(quiet.semanas.map(({ semana }) => semana)).toEqual([
      '2019-12-30',
      '2020-01-06',
      '2020-01-13',
      '2020-01-20',
      '2020-01-27',
    ]);
    expect(quiet.etapas.map(({ etapa }) => etapa)).toEqual(['V', 'C', 'L']);
  });

  it('refuse a period that runs backwards, is too long or is none', async () => {
    for (const query of [
      '?de=2026-02-01&ate=2026-01-01',
      '?de=2020-01-01&ate=2026-01-01',
      '?de=x&ate=y',
      '',
    ]) {
      expect((await sales.get(`/admin/figures${query}`)).statusCode).toBe(422);
    }
  });

  it('leave as a spreadsheet, which is audited', async () => {
    const reply = await sales.get(`/admin/figures.csv${period()}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('Semana de;Vendas;Valor;Canceladas');
    const last = await server.deps.database.row<{ subject: string }>({
      name: 'last-export',
      text: `select subject from audit where action = 'export-list' order by code desc limit 1`,
    });
    expect(last?.subject).toBe('list figures');
  });

  it('leave table by table as well', async () => {
    const file = async (query: string) => sales.get(`/admin/figures.csv${period(query)}`);
    const [whole, funnel] = [await file(''), await file('&quadro=funil')];
    expect(funnel.headers['content-disposition']).toContain('figures-funil-');
    expect(funnel.body.split('\r\n').map((line) => line.split(';')[0])).toEqual([
      '\uFEFFOfertas publicadas no período',
      'Publicadas',
      'Acompanhadas',
      'Com lance ou proposta',
      'Vendidas',
      'Concluídas',
      '',
    ]);
    expect(whole.body).toContain(funnel.body.slice(1));
    expect(whole.body.length).toBeGreaterThan(funnel.body.length);
    expect((await file('&quadro=tudo')).statusCode).toBe(422);
  });
});
