import type { listOfferBids } from '@patio/contract/trading/monitor/list-offer-bids.ts';
import type { listRunningOffers } from '@patio/contract/trading/monitor/list-running-offers.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const HOUR = 3_600_000;
const motivo = 'Vistoria pendente.';

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
beforeEach(async () => {
  // Offers of earlier tests end: each test sees its own.
  await server.deps.database.run({
    name: 'test.hide',
    text: 'update offer set published_at = null where published_at is not null',
  });
  await server.deps.database.run({
    name: 'test.no-stays',
    text: 'update stay set over_at = began_at, outcome = $$annulled$$ where over_at is null',
  });
});
afterAll(() => server.close());

const offer = (hours: number, given = {}) => {
  const now = server.clock.now();
  return buildAuctionedOffer(server.deps.database, now, { endAt: now + hours * HOUR, ...given });
};
const read = async (query = '') =>
  (await sales.get(`/admin/running-offers${query}`)).json<Reply<typeof listRunningOffers>>();
const codes = async (query = '') => (await read(query)).data.map(({ codigo }) => codigo);
const bids = async (code: number, query = '') =>
  (await sales.get(`/admin/offers/${code}/bids${query}`)).json<Reply<typeof listOfferBids>>();
const flag = (code: number, accounts: readonly number[]) =>
  server.deps.database.run(
    {
      name: 'test.flag',
      text: `insert into review_flag (offer_code, kind, account_ids, evidence, raised_at) values ($1, 'same-device', $2, '{}', now())`,
    },
    [code, accounts],
  );

describe('running offers', () => {
  it('are listed by their ends, with figures that the public does not see', async () => {
    const [late, soon] = [await offer(3), await offer(1, { reserveCents: 5_000_000 })];
    await ana.bid(soon, 12_000);
    await bia.bid(soon, 13_000);
    await ana.post('/offer/favorite', { codigoOferta: soon });
    await flag(soon, [ana.id, bia.id]);
    const { data, agora } = await read();
    expect(data.map(({ codigo }) => codigo)).toEqual([soon, late]);
    expect(agora).toBe(new Date(server.clock.now()).toISOString());
    expect(data[0]).toMatchObject({
      valor: 13_000,
      lances: 2,
      participantes: 2,
      favoritos: 1,
      lider: { codigo: bia.id },
      reserva: 'abaixo',
      categoria: { codigo: 1, nome: 'Carros' },
      loja: null,
      suspeitas: 1,
      suspensa: null,
    });
    expect(data[1]).toMatchObject({ lances: 0, lider: null, reserva: 'sem' });
  });

  it('show suspended ones with the reason, and neither ended nor unpublished ones', async () => {
    const [running, stopped] = [await offer(1), await offer(2)];
    await offer(3, { status: 'V' });
    await sales.post(`/admin/offers/${stopped}/suspend`, { motivo });
    expect(await codes()).toEqual([running, stopped]);
    expect((await read('?suspensa=S')).data).toMatchObject([
      { codigo: stopped, suspensa: { causa: 'oferta', motivo } },
    ]);
  });

  it('are narrowed by category, store, reserve, flag and bids', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-ao-vivo' });
    const [plain, flagged, ofStore] = [
      await offer(1),
      await offer(2, { reserveCents: 1_100_000 }),
      await offer(3),
    ];
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [ofStore, store],
    );
    await ana.bid(flagged, 12_000);
    await flag(flagged, [ana.id]);
    expect(await codes('?suspeita=S')).toEqual([flagged]);
    expect(await codes('?reserva=atingida')).toEqual([flagged]);
    expect(await codes('?comLances=N')).toEqual([plain, ofStore]);
    expect(await codes(`?loja=${store}`)).toEqual([ofStore]);
    expect(await codes('?loja=0')).toEqual([plain, flagged]);
    expect(await codes('?categoria=1&order=-fim')).toEqual([ofStore, flagged, plain]);
    expect(await codes('?categoria=2')).toEqual([]);
    expect((await sales.get('/admin/running-offers?reserva=segredo')).statusCode).toBe(422);
  });

  it('of a closing hour with 300 offers come page by page', async () => {
    for (let index = 0; index < 300; index += 1) await offer(1, { title: `Carro ${index}` });
    const first = await read('?limit=100');
    expect([first.data.length, first.total]).toEqual([100, 300]);
    expect((await read(`?limit=100&cursor=${first.next}`)).data).toHaveLength(100);
  });

  it('are for the sales team alone', async () => {
    for (const staffRole of ['content', null] as const) {
      const other = await buildStaff(server, { staffRole, partnerId: null });
      expect((await other.get('/admin/running-offers')).statusCode).toBe(403);
      expect((await other.get('/admin/offers/1/bids')).statusCode).toBe(403);
    }
  });
});

describe('the bids of an offer', () => {
  it('name who bid, how, and what is suspected, the newest first; maxima stay secret', async () => {
    const code = await offer(1);
    await ana.bid(code, 12_000);
    await bia.bid(code, 20_000, { automatic: true });
    await flag(code, [bia.id]);
    const { data } = await bids(code);
    expect(data).toMatchObject([
      {
        conta: { codigo: bia.id },
        automatico: true,
        lider: true,
        anulada: null,
        suspeitas: ['mesmo-aparelho'],
      },
      { conta: { codigo: ana.id }, valor: 12_000, automatico: false, lider: false, suspeitas: [] },
    ]);
    expect(JSON.stringify(data)).not.toContain('20000');
  });

  it('say that one was annulled and why, and who leads then', async () => {
    const code = await offer(1);
    await ana.bid(code, 12_000);
    await bia.bid(code, 13_000);
    const [top] = (await bids(code)).data;
    const body = { linhas: [top?.seq], motivo: 'engano', nota: 'Digitou um zero a mais.' };
    await sales.post(`/admin/offers/${code}/annul`, body);
    expect((await bids(code)).data).toMatchObject([
      { conta: { codigo: bia.id }, anulada: 'engano', lider: false },
      { conta: { codigo: ana.id }, anulada: null, lider: true },
    ]);
    // A colleague who was slower: nothing happens twice, and the reply says so.
    const again = await sales.post(`/admin/offers/${code}/annul`, body);
    expect(again.json()).toMatchObject({ data: { anuladas: [] } });
  });

  it('are annulled once by two users at the same time, on two servers, and the second is told', async () => {
    const code = await offer(1);
    await ana.bid(code, 12_000);
    await bia.bid(code, 13_000);
    const [top] = (await bids(code)).data;
    const body = { linhas: [top?.seq], motivo: 'engano', nota: 'Digitou um zero a mais.' };
    const colleague = (await buildStaff(server)).through(await server.another());
    const replies = await Promise.all(
      [sales, colleague].map((by) => by.post(`/admin/offers/${code}/annul`, body)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const counts = replies.map(
      (reply) => reply.json<{ data: { anuladas: number[] } }>().data.anuladas.length,
    );
    expect(new Set(counts)).toEqual(new Set([0, 1]));
    const rows = await server.deps.database.row<{ rows: number }>(
      {
        name: 'test.annul-rows',
        text: `select count(*) as rows from audit where subject = $1 and action = 'annul-bids'`,
      },
      [`offer ${code}`],
    );
    expect(rows?.rows).toBe(1);
  });

  it('are read page by page, and an unknown offer has none', async () => {
    const code = await offer(1);
    for (let value = 11; value <= 15; value += 1) await (value % 2 ? ana : bia).bid(code, value * 1000);
    const first = await bids(code, '?limit=3');
    expect(first.data.map(({ valor }) => valor)).toEqual([15_000, 14_000, 13_000]);
    const rest = await bids(code, `?limit=3&antes=${first.proximo}`);
    expect([rest.data.map(({ valor }) => valor), rest.proximo]).toEqual([[12_000, 11_000], null]);
    expect((await sales.get('/admin/offers/999999/bids')).statusCode).toBe(404);
  });
});
