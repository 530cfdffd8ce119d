import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildAuctionedOffer,
  type AuctionedOfferTraits,
} from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';
import { closeDueAuctions } from '../../closing/close-due-auctions.ts';

const HOUR = 3_600_000;
const reason = { motivo: 'Documentos em análise.' };

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let owner: Buyer;
let store: number;
let stores = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  store = await buildPartner(server.deps.database, { store: `loja-${'x'.repeat(stores)}` });
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  owner = await buildBuyer(server, { partnerId: store });
});

const sell = async (given: Partial<AuctionedOfferTraits> = {}): Promise<number> => {
  const traits = { buyNowCents: 4_590_000, acceptsProposals: true, ...given };
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), traits);
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [code, store],
  );
  return code;
};
const change = (verb: 'suspend' | 'release') => sales.post(`/admin/stores/${store}/${verb}`, reason);
const get = (path: string, by?: Buyer) => (by ? by.get(path) : server.app.inject({ url: `/api${path}` }));
const terms = (code: number, by: Buyer) => ({
  cdofrta: code,
  cdmoeda: 1,
  frete: 'N',
  endereco: null,
  cdusrio: by.id,
});
const propose = async (code: number, by: Buyer, vllance = 9_000) => {
  const reply = await by.post('/lance/purpose', { ...terms(code, by), vllance });
  return reply.json<{ data: { codigo: number } }>().data.codigo;
};
const lastMail = (to: string) =>
  server.deps.database.row<{ subject: string; text: string }>(
    {
      name: 'test.last-mail',
      text: 'select subject, text from mail where recipient = $1 order by id desc limit 1',
    },
    [to],
  );
const auction = (code: number) =>
  server.deps.database.row<{ end_at: number; original_end_at: number; open: boolean }>(
    { name: 'test.end', text: 'select end_at, original_end_at, open from auction where offer_code = $1' },
    [code],
  );

describe('a store that is suspended, rule 0.31', () => {
  it('is closed at once to everybody: lists, page, figures, bids, purchases, proposals, questions', async () => {
    const code = await sell();
    expect((await change('suspend')).json()).toMatchObject({ data: { situacao: 'suspensa', ofertas: 1 } });
    const listed = (await get('/offer?page=1&limit=100')).json<{ data: { codigo: number }[] }>().data;
    expect(listed.map(({ codigo }) => codigo)).not.toContain(code);
    const paths = [
      '',
      '/stat',
      '/ledger',
      '/verify',
      '/prgnt',
      '/resultado',
      '/gallery',
      '/price',
      '/increments',
      '/stream',
    ];
    for (const path of paths) {
      expect([path, (await get(`/offer/${code}${path}`)).statusCode]).toEqual([path, 404]);
    }
    const deals: readonly (readonly [string, object])[] = [
      ['/lance', { ...terms(code, ana), vllance: 12_000, ismaximo: false }],
      ['/lance/purpose', { ...terms(code, ana), vllance: 9_000 }],
      ['/compreja', { ...terms(code, ana), vllance: 45_900 }],
      ['/offer/prgnt', { codigoOferta: code, pergunta: 'Aceita troca?' }],
      ['/offer/favorite', { codigoOferta: code }],
    ];
    for (const [path, body] of deals) await expectRefused(server, () => ana.post(path, body), 404);
  });

  it('is unavailable, not unknown, to those who deal there, and to nobody who sells', async () => {
    const code = await sell();
    const proposal = await propose(code, bia);
    await sales.post(`/admin/proposals/${proposal}/counter`, { valor: 9_500, valorProposta: 9_000 });
    await ana.bid(code, 10_000);
    await change('suspend');
    for (const by of [ana, bia]) {
      expect((await get(`/offer/${code}`, by)).json()).toMatchObject({ codigo: code, indisponivel: 'loja' });
    }
    const again = await expectRefused(
      server,
      () => ana.post('/lance', { ...terms(code, ana), vllance: 12_000, ismaximo: false }),
      406,
    );
    expect(again.body).toContain('A loja desta oferta está indisponível');
    await expectRefused(
      server,
      () => bia.post(`/lance/purpose/${proposal}/aceitar`, { vllance: 9_500 }),
      406,
    );
    await expectRefused(server, () => owner.get(`/offer/${code}`), 404);
    expect((await ana.get('/offer/myoffers')).json()).toMatchObject({
      data: [{ codigo: code, statusOferta: 'A', indisponivel: 'loja' }],
    });
  });

  it('loses its panel, and nobody accepts for it', async () => {
    const code = await sell();
    const proposal = await propose(code, bia);
    expect((await owner.get('/admin/proposals')).statusCode).toBe(200);
    await change('suspend');
    for (const path of ['/admin/proposals', '/admin/questions', '/admin/conditional-sales']) {
      const reply = await expectRefused(server, () => owner.get(path), 403);
      expect(reply.body).toContain('Sua loja está suspensa');
    }
    const accept = `/admin/proposals/${proposal}/accept`;
    await expectRefused(server, () => owner.post(accept, { valor: 9_000 }), 403);
    await expectRefused(server, () => sales.post(accept, { valor: 9_000 }), 406);
    await change('release');
    expect((await owner.post(accept, { valor: 9_000 })).statusCode).toBe(200);
  });

  it('notifies bidders, proposers, buyers, the store and the house, once', async () => {
    const [code, sold] = [await sell(), await sell()];
    await ana.bid(code, 12_000);
    const other = await sell();
    await propose(other, bia);
    const buyer = await buildBuyer(server);
    await buyer.post('/compreja', { ...terms(sold, buyer), vllance: 45_900 });
    await change('suspend');
    expect((await change('suspend')).json()).toMatchObject({ data: { situacao: 'suspensa', ofertas: 0 } });
    expect((await lastMail(ana.email))?.text).toContain('você pode retirá-los na página da oferta');
    expect((await lastMail(bia.email))?.text).toContain('não pode ser aceita agora');
    expect((await lastMail(buyer.email))?.subject).toMatch(/^Nossa equipe cuida da sua compra/);
    const team = await lastMail(sales.email);
    expect(team?.subject).toMatch(/^Loja suspensa/);
    expect(team?.text).toContain('Ofertas abertas que pararam: 2.');
    expect((await owner.get('/usrio/notif')).body).toContain('Sua loja foi suspensa');
    const audited = await server.deps.database.rows<{ action: string }>(
      { name: 'test.audit', text: 'select action from audit where subject = $1' },
      [`partner ${store}`],
    );
    expect(audited).toEqual([{ action: 'suspend-store' }]);
    const listed = (await sales.get(`/admin/stays?loja=${store}`)).json<{ total: number }>();
    expect(listed).toMatchObject({ total: 2, data: [{ causa: 'loja', motivo: reason.motivo }, {}] });
  });

  it('does not end while it stands still, and then runs for as long as it had left, an hour at least', async () => {
    const code = await sell();
    await ana.bid(code, 12_000);
    const before = await auction(code);
    server.clock.advance(HOUR / 2);
    await change('suspend');
    server.clock.advance(3 * HOUR);
    await closeDueAuctions(server.deps);
    expect(await auction(code)).toMatchObject({ open: true, end_at: before?.end_at });
    await change('release');
    const after = await auction(code);
    expect(after).toMatchObject({ open: true, end_at: (before?.end_at ?? 0) + 3.5 * HOUR });
    expect((await lastMail(ana.email))?.subject).toMatch(/^A oferta voltou/);
    const stored = await readStoredAuction(server.deps.database, code);
    expect([stored.chain, stored.replayed]).toEqual(['intact', stored.stored]);
    expect((await get(`/offer/${code}`)).statusCode).toBe(200);
    await bia.bid(code, 13_000);
    server.clock.advance(HOUR + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect((await auction(code))?.open).toBe(false);
  });

  it('lets bidders withdraw after a day, and no earlier', async () => {
    const code = await sell();
    await ana.bid(code, 12_000);
    server.clock.advance(1);
    await change('suspend');
    server.clock.advance(24 * HOUR - 1);
    await expectRefused(server, () => ana.post(`/offer/${code}/desistencia`, {}), 409);
    server.clock.advance(1);
    expect((await ana.post(`/offer/${code}/desistencia`, {})).statusCode).toBe(200);
    await change('release');
    expect((await get(`/offer/${code}/stat`)).json()).toMatchObject({ lances: 0, hasBid: false });
  });
});
