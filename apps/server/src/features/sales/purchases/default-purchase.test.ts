import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { endAuction, purchaseOf, undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { mailsTo } from '../../../../test/mails.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const undo = (purchase: number, motivo = 'Não pagou no prazo.', by: StaffMember = sales) =>
  by.post(`/admin/purchases/${purchase}/default`, { motivo });
const row = async (buyer: Buyer, code: number) =>
  (await buyer.get('/offer/myoffers'))
    .json<{ data: { codigo: number }[] }>()
    .data.find(({ codigo }) => codigo === code);

describe('a buyer who defaults on their purchase, S-11', () => {
  it('loses it: the offer has ended without sale, they get a strike and a mail, and the next one is known', async () => {
    const buyer = await buildBuyer(server);
    const code = await endAuction(server, [
      [bia, 12_000],
      [buyer, 15_000],
    ]);
    const purchase = await purchaseOf(server, code);
    const reply = await undo(purchase);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      data: {
        codigoCompra: purchase,
        codigoOferta: code,
        statusOferta: 'E',
        registros: 1,
        proximo: { valor: 12_000 },
      },
    });
    expect(await row(buyer, code)).toMatchObject({ winner: 'W', dataCancelada: expect.any(String) });
    expect(await row(bia, code)).toMatchObject({ winner: 'N', segundaChance: null });
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.lines.slice(-2)).toEqual(['F 1500000', 'F 0']);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    const mail = await server.deps.database.row<{ recipient: string; text: string }>(
      { name: 'test.mail', text: 'select recipient, text from mail where dedupe_key = $1' },
      [`default-${purchase}:${code}:${buyer.id}`],
    );
    expect(mail?.recipient).toBe(buyer.email);
    expect(mail?.text).toContain('Não pagou no prazo.');
    expect(mail?.text).toContain('1 de 3');
    const result = await server.app.inject({ url: `/api/offer/${code}/resultado` });
    expect(result.json()).toMatchObject({ forma: 'desfeita', valor: null });
  });

  it('is released by that: their cancellation request is answered, and waits for nobody, S-13', async () => {
    const buyer = await buildBuyer(server);
    const code = await endAuction(server, [[buyer, 15_000]]);
    const purchase = await purchaseOf(server, code);
    await server.deps.database.run({
      name: 'test.reason',
      text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
    });
    await sales.post(`/admin/purchases/${purchase}/step`, { passo: 'negociacao' });
    const cancellation = await buyer.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: '' });
    expect(cancellation.json()).toEqual({ data: 'AGUARDANDO' });
    expect((await undo(purchase)).statusCode).toBe(200);
    const saved = await server.deps.database.row(
      { name: 'test.request', text: 'select outcome from cancellation where purchase_code = $1' },
      [purchase],
    );
    expect(saved).toEqual({ outcome: 'defaulted' });
  });

  it('is so once, however often the call is repeated, also at the same time on two servers', async () => {
    const buyer = await buildBuyer(server);
    const code = await endAuction(server, [[buyer, 15_000]]);
    const purchase = await purchaseOf(server, code);
    const elsewhere = sales.through(await server.another());
    const replies = await Promise.all([
      undo(purchase),
      undo(purchase, 'Não pagou.', elsewhere),
      undo(purchase),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const { data } = (await sales.get(`/admin/accounts/${buyer.id}/strikes`)).json<{ data: object[] }>();
    expect(data).toHaveLength(1);
    const { lines } = await readStoredAuction(server.deps.database, code);
    expect(lines.filter((line) => line === 'F 0')).toHaveLength(1);
  });

  it('can be undone while it waits for credit, not later, and not when it was cancelled', async () => {
    const waiting = await buildPurchasedOffer(server, ana.id, { status: 'C' });
    expect((await undo(await purchaseOf(server, waiting))).statusCode).toBe(200);
    const refused = {
      erros: ['Esta compra já foi cancelada ou está adiantada demais para ser desfeita assim.'],
    };
    const late = await undo(
      await purchaseOf(server, await buildPurchasedOffer(server, bia.id, { status: 'L' })),
    );
    expect([late.statusCode, late.json()]).toEqual([409, refused]);
    const cancelled = await buildPurchasedOffer(server, bia.id, {
      columns: { cancelled_at: server.clock.now() },
    });
    expect((await undo(await purchaseOf(server, cancelled))).json()).toEqual(refused);
    expect((await undo(999_999_999)).statusCode).toBe(404);
    expect((await undo(await purchaseOf(server, waiting), '?')).statusCode).toBe(422);
  });
});

describe('strikes', () => {
  it('stop bids, proposals and purchases with the third, and not after one is taken back', async () => {
    const buyer = await buildBuyer(server);
    const other = await buildBuyer(server);
    const open = { buyNowCents: 5_000_000, acceptsProposals: true } as const;
    for (const reais of [11_000, 12_000, 13_000]) await undoSale(server, sales, [[buyer, reais]]);
    const code = await endAuction(server, [], { ...open, endAt: server.clock.now() + 86_400_000 });
    const deal = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null };
    const deals = () =>
      Promise.all([
        buyer.bid(code, 11_000),
        buyer.post('/lance/purpose', { ...deal, vllance: 20_000 }),
        buyer.post('/compreja', { ...deal, vllance: 50_000 }),
      ]);
    for (const refused of await deals()) {
      expect(refused.statusCode).toBe(403);
      expect(refused.json<{ erros: string[] }>().erros[0]).toMatch(
        /^Sua conta não pode dar lances.* até \d\d\/\d\d\/\d{4}, .*Fale com a equipe de vendas/u,
      );
    }
    expect((await other.bid(code, 11_000)).statusCode).toBe(201);
    const limits = (await buyer.get('/usrio/limites')).json<object[]>();
    expect(limits).toHaveLength(2);
    const listed = (await sales.get(`/admin/accounts/${buyer.id}/strikes`)).json<{
      data: { codigo: number; conta: boolean }[];
    }>();
    expect(listed).toMatchObject({ contam: 3, limite: 3, impedidaAte: expect.any(String) });
    const [newest] = listed.data;
    const path = `/admin/accounts/${buyer.id}/strikes/${newest?.codigo}`;
    expect((await sales.remove(path, { motivo: '' })).statusCode).toBe(422);
    expect((await sales.remove(path, { motivo: 'O banco devolveu por engano.' })).statusCode).toBe(204);
    expect((await sales.remove(path, { motivo: 'O banco devolveu por engano.' })).statusCode).toBe(404);
    const [newestMail] = await mailsTo(server.deps.database, buyer.email);
    expect(newestMail?.subject).toMatch(/^Registro retirado – /);
    expect((await buyer.bid(code, 15_000)).statusCode).toBe(201);
    expect((await sales.get(`/admin/accounts/${buyer.id}/strikes`)).json()).toMatchObject({
      contam: 2,
      impedidaAte: null,
    });
  });

  it('count for twelve months', async () => {
    const buyer = await buildBuyer(server);
    for (const reais of [11_000, 12_000, 13_000]) await undoSale(server, sales, [[buyer, reais]]);
    const year = 366 * 86_400_000;
    server.clock.advance(year);
    const code = await endAuction(server, [], { endAt: server.clock.now() + 86_400_000 });
    expect((await buyer.bid(code, 11_000)).statusCode).toBe(201);
  });

  it('are nobody’s business but the sales team’s', async () => {
    expect((await ana.get(`/admin/accounts/${ana.id}/strikes`)).statusCode).toBe(403);
    expect((await sales.get('/admin/accounts/999999999/strikes')).statusCode).toBe(404);
  });
});
