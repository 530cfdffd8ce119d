import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let caio: Buyer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  [ana, bia, caio] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const offer = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const annul = (code: number, body: object, by: StaffMember = sales) =>
  by.post(`/admin/offers/${code}/annul`, { motivo: 'engano', nota: 'Pediu por telefone.', ...body });
const stat = async (code: number) =>
  (await server.app.inject({ url: `/api/offer/${code}/stat` })).json<Record<string, unknown>>();
const notified = (code: number) =>
  server.deps.database.rows<{ recipient: string; subject: string; text: string }>(
    {
      name: 'test.told',
      text: 'select recipient, subject, text from mail where dedupe_key like $1 order by id',
    },
    [`%annulled%:${code}:%`],
  );

describe('a bid that was annulled, rule 0.36', () => {
  it.each(['once', undefined])('may be sent again as a new one under the key %s', async (key) => {
    const code = await offer();
    const bid = () => ana.bid(code, 12_000, key === undefined ? {} : { key });
    const first = await bid();
    expect((await bid()).json()).toEqual(first.json());
    await annul(code, { linhas: [1] });
    const again = await bid();
    expect(again.statusCode).toBe(201);
    expect(again.json()).not.toEqual(first.json());
    expect((await bid()).json()).toEqual(again.json());
    const { lines, chain } = await readStoredAuction(server.deps.database, code);
    expect([lines, chain]).toEqual([['L 1200000', 'Z 1200000', 'L 1200000'], 'intact']);
  });

  it('leaves the reply to another bid of the same person as it is', async () => {
    const code = await offer();
    const first = await ana.bid(code, 11_000, { key: 'first' });
    await bia.bid(code, 12_000);
    await ana.bid(code, 13_000, { key: 'second' });
    await annul(code, { linhas: [3] });
    expect((await ana.bid(code, 11_000, { key: 'first' })).json()).toEqual(first.json());
    expect((await ana.bid(code, 13_000, { key: 'second' })).statusCode).toBe(201);
  });
});

describe('annulling bids, S-12', () => {
  it('gives price and lead back, notifies both, and the ledger replays to what is stored', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await bia.bid(code, 30_000);
    const reply = await annul(code, { linhas: [2] });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      data: { codigoOferta: code, anuladas: [3], valorLeilao: 12_000, lances: 1, liderMudou: true },
    });
    expect(await stat(code)).toMatchObject({ valorLeilao: 12_000, lances: 1, hasBid: true });
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.lines).toEqual(['L 1200000', 'L 3000000', 'Z 3000000']);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    const [mail] = await notified(code);
    expect(mail).toMatchObject({ recipient: bia.email });
    expect(mail?.text).toContain('valor digitado por engano');
    expect(mail?.text).not.toContain('Pediu por telefone');
    const regained = await server.deps.database.rows<{ recipient: string }>(
      { name: 'test.regained', text: 'select recipient from mail where dedupe_key like $1' },
      [`%lead-regained%:${code}:%`],
    );
    expect(regained).toEqual([{ recipient: ana.email }]);
  });

  it('shows in the public ledger which line fell and why, never the note', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await annul(code, { linhas: [1], motivo: 'suspeita' });
    const ledger = await server.app.inject({ url: `/api/offer/${code}/ledger` });
    expect(ledger.json<{ entradas: object[] }>().entradas[1]).toMatchObject({
      tipo: 'Z',
      anula: 1,
      motivo: 'suspeita',
    });
    expect(ledger.body).not.toContain('Pediu por telefone');
  });

  it('leaves an offer all of whose bids fell as if nobody had bid: in the list too', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await annul(code, { linhas: [1] });
    expect(await stat(code)).toMatchObject({ valorLeilao: 10_000, lances: 0, hasBid: false, lider: null });
    const listed = await server.app.inject({ url: '/api/offer?page=1&limit=100' });
    const offers = listed.json<{ data: { codigo: number }[] }>().data;
    expect(offers.find(({ codigo }) => codigo === code)).toMatchObject({
      hasBid: false,
      valorLeilao: 10_000,
    });
    expect((await bia.bid(code, 10_000)).statusCode).toBe(201);
  });

  it('annuls all bids of a user in one call', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await bia.bid(code, 50_000, { automatic: true });
    await ana.bid(code, 20_000);
    const reply = await annul(code, { usuario: bia.id, motivo: 'regras' });
    expect(reply.json()).toMatchObject({ data: { valorLeilao: 20_000, liderMudou: true } });
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.stored.leader?.bidderId).toBe(ana.id);
    expect(auction.replayed).toEqual(auction.stored);
  });

  it('has its effect once when the call is repeated, also after the offer has ended', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await bia.bid(code, 13_000);
    await annul(code, { linhas: [2] });
    const before = await readStoredAuction(server.deps.database, code);
    const again = await annul(code, { linhas: [2] });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ data: { anuladas: [], valorLeilao: 12_000, lances: 1 } });
    expect((await annul(code, { usuario: bia.id })).json()).toMatchObject({ data: { anuladas: [] } });
    expect(await readStoredAuction(server.deps.database, code)).toEqual(before);
    expect(await notified(code)).toHaveLength(1);
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect((await annul(code, { linhas: [2] })).statusCode).toBe(200);
    const late = await annul(code, { linhas: [1] });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { erros: ['A oferta já terminou, e seus lances não podem mais ser anulados.'] },
    ]);
  });

  it('refuses what is no bid and says what is wrong with the rest, changing nothing', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    expect((await annul(code, { linhas: [9] })).statusCode).toBe(409);
    expect((await annul(code, { usuario: caio.id })).statusCode).toBe(409);
    expect((await annul(code, {})).statusCode).toBe(422);
    expect((await annul(code, { linhas: [1], usuario: ana.id })).statusCode).toBe(422);
    expect((await annul(code, { linhas: [1], motivo: 'raiva' })).statusCode).toBe(422);
    const short = await annul(code, { linhas: [1], nota: ' ok ' });
    expect([short.statusCode, short.json()]).toEqual([
      422,
      { erros: ['Escreva o motivo com 5 a 500 caracteres.'] },
    ]);
    expect((await annul(999_999_999, { linhas: [1] })).statusCode).toBe(404);
    expect(await stat(code)).toMatchObject({ valorLeilao: 12_000, lances: 1 });
  });

  it('is an action of the sales team alone, and written down', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    const content = await buildStaff(server, { staffRole: 'content' });
    expect((await annul(code, { linhas: [1] }, content)).statusCode).toBe(403);
    expect((await ana.post(`/admin/offers/${code}/annul`, {})).statusCode).toBe(403);
    await annul(code, { linhas: [1] });
    const audit = await server.deps.database.row(
      {
        name: 'test.audit',
        text: 'select actor_id, action, details, before, after from audit where subject = $1',
      },
      [`offer ${code}`],
    );
    expect(audit).toMatchObject({
      actor_id: sales.id,
      action: 'annul-bids',
      details: { lines: [1], reason: 'engano' },
      before: { price: 1_200_000, leader: ana.id, bids: 1 },
      after: { price: 1_000_000, leader: null, bids: 0 },
    });
  });

  it('holds against bids that come at the same time, on two servers', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    const elsewhere = sales.through(await server.another());
    const bids = [13_000, 14_000, 15_000, 16_000, 17_000, 18_000];
    await Promise.all([
      ...bids.map((reais, index) => (index % 2 ? bia : caio).bid(code, reais)),
      annul(code, { usuario: ana.id }),
      annul(code, { linhas: [1] }, elsewhere),
      annul(code, { usuario: bia.id }, elsewhere),
      ana.bid(code, 19_000),
    ]);
    const auction = await readStoredAuction(server.deps.database, code);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    const counted = auction.lines.filter((line) => /^[LP]/u.test(line)).length;
    const struck = auction.lines.filter((line) => line.startsWith('Z')).length;
    expect(await stat(code)).toMatchObject({ lances: counted - struck });
  });
});
