import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { endAuction, purchaseOf, undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expireSecondChancesJob } from './public.ts';

const DAY = 86_400_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let caio: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
});
beforeEach(async () => {
  [ana, bia, caio] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

/** Ana bid 12,000, Bia 13,000, Caio won with 15,000 and did not keep it. */
const undone = () =>
  undoSale(server, sales, [
    [ana, 12_000],
    [bia, 13_000],
    [caio, 15_000],
  ]);
const offer = (code: number, body: object = {}) => sales.post(`/admin/offers/${code}/second-chance`, body);
const answer = (buyer: Buyer, code: number, aceita: boolean, key?: string) =>
  buyer.post(`/offer/${code}/segunda-chance`, { aceita }, key ? { 'idempotency-key': key } : {});
const row = async (buyer: Buyer, code: number) =>
  (await buyer.get('/offer/myoffers'))
    .json<{ data: { codigo: number }[] }>()
    .data.find(({ codigo }) => codigo === code);
const mails = (code: number) =>
  server.deps.database.rows<{ recipient: string; subject: string }>(
    { name: 'test.mails', text: 'select recipient, subject from mail where dedupe_key like $1 order by id' },
    [`second-chance-%${code}%`],
  );
const salesMail = async () => {
  server.clock.advance(1000);
  await notifySellingSide(server);
  return server.deps.database.row<{ subject: string }>({
    name: 'test.sales-mail',
    text: `select subject from mail where dedupe_key like 'selling:%:second-chance-%' order by id desc limit 1`,
  });
};
const result = async (code: number) =>
  (await server.app.inject({ url: `/api/offer/${code}/resultado` })).json<object>();

describe('a second chance', () => {
  it('goes to the next bidder at their own bid, who sees it among their negotiations and by mail', async () => {
    const code = await undone();
    const reply = await offer(code);
    expect(reply.statusCode).toBe(201);
    const ate = new Date(server.clock.now() + 3 * DAY).toISOString();
    expect(reply.json()).toMatchObject({ data: { codigoOferta: code, valor: 13_000, ate } });
    expect(await row(bia, code)).toMatchObject({ winner: '', segundaChance: { valor: 13_000, ate } });
    expect(await row(ana, code)).toMatchObject({ winner: 'N', segundaChance: null });
    expect(await mails(code)).toEqual([
      { recipient: bia.email, subject: 'Segunda chance para você – Fiat Uno 1.0' },
    ]);
    expect(await result(code)).toMatchObject({ forma: 'segunda-chance', valor: null });
  });

  it('is a sale when accepted: purchase, ledger, winner, mails', async () => {
    const code = await undone();
    await offer(code);
    const reply = await answer(bia, code, true);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      data: { codigoOferta: code, situacao: 'aceita', codigoCompra: await purchaseOf(server, code) },
    });
    expect(await row(bia, code)).toMatchObject({
      winner: 'W',
      statusOferta: 'V',
      lanceVencedor: 13_000,
      segundaChance: null,
    });
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.lines.slice(-3)).toEqual(['F 1500000', 'F 0', 'F 1300000']);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    expect(await result(code)).toMatchObject({ forma: 'vendida-segunda-chance', valor: 13_000 });
    expect((await mails(code)).at(-1)).toEqual({
      recipient: bia.email,
      subject: 'A oferta é sua – Fiat Uno 1.0',
    });
    expect(await salesMail()).toEqual({ subject: 'Segunda chance aceita – Fiat Uno 1.0' });
  });

  it('goes on to the one after them by a new decision only, when declined', async () => {
    const code = await undone();
    await offer(code);
    expect((await offer(code)).json()).toEqual({
      erros: [
        'Esta oferta já está em segunda chance com outro participante. Aguarde a resposta ou o fim do prazo.',
      ],
    });
    expect((await answer(bia, code, false)).json()).toMatchObject({ data: { situacao: 'recusada' } });
    expect(await row(bia, code)).toMatchObject({ winner: 'N', segundaChance: null });
    expect(await row(ana, code)).toMatchObject({ segundaChance: null });
    expect((await offer(code)).json()).toMatchObject({ data: { valor: 12_000 } });
    expect((await answer(bia, code, true)).statusCode).toBe(409);
    await answer(ana, code, false);
    const last = await offer(code);
    expect([last.statusCode, last.json()]).toEqual([
      409,
      { erros: ['Não há outro participante a quem oferecer a segunda chance.'] },
    ]);
  });

  it('is over at its deadline, and notified; not a moment before', async () => {
    const code = await undone();
    await offer(code, { dias: 1 });
    server.clock.advance(DAY - 1);
    await expireSecondChancesJob(server.deps).run();
    expect(await row(bia, code)).toMatchObject({ segundaChance: { valor: 13_000 } });
    server.clock.advance(1);
    const late = await answer(bia, code, true);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { erros: ['O prazo desta segunda chance terminou.'] },
    ]);
    await expireSecondChancesJob(server.deps).run();
    await expireSecondChancesJob(server.deps).run();
    expect(await row(bia, code)).toMatchObject({ winner: 'N', segundaChance: null });
    expect((await mails(code)).map(({ subject }) => subject)).toEqual([
      'Segunda chance para você – Fiat Uno 1.0',
      'Segunda chance encerrada – Fiat Uno 1.0',
    ]);
    expect(await result(code)).toMatchObject({ forma: 'desfeita' });
  });

  it('is answered once; the same answer again gets the same reply, with a key or without', async () => {
    const code = await undone();
    await offer(code);
    const first = await answer(bia, code, true, 'yes');
    expect((await answer(bia, code, true, 'yes')).json()).toEqual(first.json());
    server.clock.advance(60_000);
    expect((await answer(bia, code, true)).json()).toEqual(first.json());
    expect((await answer(bia, code, false, 'yes')).statusCode).toBe(422);
    const other = await answer(bia, code, false);
    expect([other.statusCode, other.json()]).toEqual([
      409,
      { erros: ['Esta segunda chance já foi respondida.'] },
    ]);
  });

  it('ends once when answers, expiry and another offer meet, on two servers', async () => {
    const app = await server.another();
    for (const moment of [0, DAY]) {
      const code = await undone();
      await offer(code, { dias: 1 });
      server.clock.advance(moment);
      const { headers } = await buildSession(server.deps, bia.id);
      const url = `/api/offer/${code}/segunda-chance`;
      const [, ...answers] = await Promise.all([
        expireSecondChancesJob(server.deps).run(),
        answer(bia, code, true, `a${code}`),
        answer(bia, code, false, `b${code}`),
        app.inject({ method: 'POST', url, headers, payload: { aceita: true } }),
        sales.through(app).post(`/admin/offers/${code}/second-chance`, {}),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      const auction = await readStoredAuction(server.deps.database, code);
      expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
      const sold = auction.lines.filter((line) => line === 'F 1300000').length;
      expect(sold).toBe(auction.stored.status === 'V' ? 1 : 0);
      if (moment === DAY) expect(sold).toBe(0);
    }
  });

  it('goes on after a second default, to anyone who is left', async () => {
    const code = await undone();
    await offer(code);
    await answer(bia, code, true);
    const purchase = await purchaseOf(server, code);
    await sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Também não pagou.' });
    expect((await offer(code)).json()).toMatchObject({ data: { valor: 12_000 } });
    await answer(ana, code, true);
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.stored).toMatchObject({ status: 'V', price: 1_200_000 });
    expect(auction.replayed).toEqual(auction.stored);
  });
});

describe('who gets no second chance', () => {
  it('nobody while the bids of the offer are under suspicion', async () => {
    const code = await undone();
    await server.deps.database.run(
      {
        name: 'test.flag',
        text: `insert into review_flag (offer_code, kind, account_ids, evidence, raised_at)
               values ($1, 'bidding-pattern', array[1]::bigint[], '{}', now())`,
      },
      [code],
    );
    const refused = await offer(code);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ erros: string[] }>().erros[0]).toContain('alerta de suspeita em aberto');
  });

  it('anyone who has used up their purchases: staff are notified, and they are refused if that comes later', async () => {
    const take = (until: number) =>
      server.deps.database.run(
        {
          name: 'test.take-away',
          text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_COMPRAR', -1000, $2)`,
        },
        [bia.id, new Date(until)],
      );
    const code = await undone();
    await take(server.clock.now() + 1000);
    const refused = await offer(code);
    expect(refused.json<{ erros: string[] }>().erros[0]).toContain('já usou todas as compras deste mês');
    server.clock.advance(1001);
    await offer(code);
    await take(server.clock.now() + 1000);
    const reply = await answer(bia, code, true);
    expect([reply.statusCode, reply.json()]).toEqual([
      206,
      { erros: ['Limite da franquia mensal ultrapassado'], tipo: 'PODE_COMPRAR' },
    ]);
    server.clock.advance(1001);
    expect((await answer(bia, code, true)).statusCode).toBe(200);
  });

  it('anyone who was blocked, or is stopped by their strikes: the one after them', async () => {
    for (const reais of [11_000, 11_100, 11_200]) await undoSale(server, sales, [[bia, reais]]);
    const code = await undoSale(server, sales, [
      [ana, 12_000],
      [caio, 15_000],
    ]);
    await server.deps.database.run(
      { name: 'test.block', text: 'update account set blocked_at = now() where id = $1' },
      [ana.id],
    );
    expect((await offer(code)).statusCode).toBe(409);
  });

  it('the next bidder of an offer whose purchase was regretted or cancelled by the sales team: it is sold to nobody, S-11 S-13', async () => {
    await server.deps.database.run({
      name: 'test.reason',
      text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
    });
    for (const asked of [false, true]) {
      const code = await endAuction(server, [
        [ana, 12_000],
        [bia, 13_000],
      ]);
      if (asked) await bia.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: '' });
      else await bia.post('/offer/arrependimento', { cdOfrta: code });
      if (asked) {
        expect((await offer(code)).statusCode).toBe(409);
        const open = (await sales.get('/admin/cancellations')).json<{ data: { codigo: number }[] }>();
        await sales.post(`/admin/cancellations/${open.data.at(-1)?.codigo}`, { decisao: 'aprovar' });
      }
      const shown = await server.app.inject({ url: `/api/offer/${code}/resultado` });
      expect(shown.json()).toMatchObject({ encerrada: true, forma: 'desfeita' });
      expect(await row(bia, code)).toMatchObject({ winner: 'W', statusOferta: 'V', tipoUltimoLance: 'B' });
      const auction = await readStoredAuction(server.deps.database, code);
      expect([auction.chain, auction.replayed, auction.lines.at(-1)]).toEqual([
        'intact',
        auction.stored,
        'F 0',
      ]);
      expect((await offer(code)).json()).toMatchObject({ data: { valor: 12_000 } });
      expect((await answer(ana, code, true)).json()).toMatchObject({ data: { situacao: 'aceita' } });
    }
  });

  it('nobody of an offer that nobody defaulted on', async () => {
    const sold = await endAuction(server, [[ana, 12_000]]);
    const unsold = await endAuction(server, []);
    for (const code of [sold, unsold]) {
      expect((await offer(code)).json()).toEqual({
        erros: ['Só há segunda chance para uma oferta encerrada cujo comprador não concluiu a compra.'],
      });
    }
    expect((await offer(999_999_999)).statusCode).toBe(404);
    expect((await offer(sold, { dias: 8 })).statusCode).toBe(422);
  });

  it('another user: another user’s answer finds nothing', async () => {
    const code = await undone();
    await offer(code);
    expect((await answer(ana, code, true)).statusCode).toBe(404);
    expect((await bia.post(`/offer/${code}/segunda-chance`, { aceita: 'talvez' })).statusCode).toBe(422);
    expect((await ana.post(`/admin/offers/${code}/second-chance`, {})).statusCode).toBe(403);
  });
});
