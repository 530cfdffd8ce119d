import { getOwnTrust } from '@patio/contract/people/trust/get-own-trust.ts';
import { describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { DAY, depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

const scene = depositScene();

describe('a bid above the value', () => {
  it('is refused with amount and way until the deposit is left, and nothing is recorded', async () => {
    const refused = await expectRefused(scene.server, () => scene.ana.bid(scene.offer, 10_600), 206);
    expect(refused.json()).toMatchObject({
      erros: [expect.stringMatching(/R\$\s1\.000,00/)],
      tipo: 'CAUCAO',
      valor: 1000,
      acimaDe: 10_500,
      forma: 'pix',
    });
    expect((await scene.ana.bid(scene.offer, 10_500)).statusCode).toBe(201);
    // Asked for is not left.
    await scene.code();
    expect((await scene.ana.bid(scene.offer, 10_600)).statusCode).toBe(206);
    await scene.left();
    expect(await scene.state()).toEqual(['guardada']);
    expect((await scene.bia.bid(scene.offer, 10_600, { automatic: true })).statusCode).toBe(206);
    expect((await scene.ana.bid(scene.offer, 10_700, { automatic: true })).statusCode).toBe(201);
  });

  it('needs what the store asks, unless its offer asks for something else', async () => {
    const plain = await buildAuctionedOffer(scene.server.deps.database, scene.server.clock.now());
    const store = await buildPartner(scene.server.deps.database, { store: 'caucaoloja' });
    await scene.server.deps.database.run(
      scene.pix.named('update offer set partner_id = $1 where code = any($2::bigint[])'),
      [store, [plain, scene.offer]],
    );
    const rule = { parceiro: store, valor: 500, acimaDe: 0, motivo: 'Contrato da loja.' };
    expect((await scene.finance.put('/admin/deposit-rules', rule)).statusCode).toBe(200);
    const refused = await scene.ana.bid(plain, 10_100);
    expect(refused.json()).toMatchObject({ tipo: 'CAUCAO', valor: 500 });
    expect(refused.body).toContain('Lances nesta oferta pedem uma caução de R$');
    expect((await scene.ana.bid(scene.offer, 10_600)).json()).toMatchObject({ tipo: 'CAUCAO', valor: 1000 });
  });

  it('raises the limit of a verified user by ten times what is held', async () => {
    await scene.server.deps.database.run(
      scene.pix.named('update account set identity_verified_at = now() where id = $1'),
      [scene.ana.id],
    );
    const trust = async () =>
      getOwnTrust.success.schema.parse((await scene.ana.get('/usrio/confianca')).json()).data;
    const before = await trust();
    await scene.left();
    expect(await trust()).toMatchObject({ nivel: 3, limite: before.limite + 10_000, caucao: 1000 });
  });
});

describe('no deposit is asked for', () => {
  const set = (text: string, value: number | Date) =>
    scene.server.deps.database.run(scene.pix.named(text), [scene.offer, value]);
  const expectUnknown = () =>
    expectRefused(scene.server, () => scene.ana.post('/usrio/caucoes', { cdofrta: scene.offer }), 404);

  it('for an offer that is to be on the site later, until its hour has come', async () => {
    const hour = scene.server.clock.now() + 60_000;
    await set('update offer set published_at = $2 where code = $1', new Date(hour));
    await expectUnknown();
    scene.server.clock.set(hour);
    expect(await scene.code()).not.toBe('');
  });

  it('for an offer of a suspended store', async () => {
    const store = await buildPartner(scene.server.deps.database, { store: 'parada', status: 'suspended' });
    await set('update offer set partner_id = $2 where code = $1', store);
    await expectUnknown();
  });
});

describe('a deposit', () => {
  it('returns by itself to who did not win, once, and both are told', async () => {
    await scene.left();
    await scene.left(scene.bia);
    await scene.ana.bid(scene.offer, 11_000);
    await scene.bia.bid(scene.offer, 12_000);
    expect(await scene.book()).toEqual({ 'house-bank': 200_000, deposits: -200_000 });
    await scene.ended();
    await Promise.all([scene.follow(), scene.follow()]);
    expect([await scene.state(), await scene.state(scene.bia)]).toEqual([['devolvendo'], ['guardada']]);
    await Promise.all([scene.send(), scene.send()]);
    await scene.send();
    expect(await scene.state()).toEqual(['devolvida']);
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, deposits: -100_000 });
    const subjects = (await mailsTo(scene.server.deps.database, scene.ana.email)).map(
      ({ subject }) => subject,
    );
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringContaining('A sua caução está guardada'),
        expect.stringContaining('Devolvemos a sua caução'),
      ]),
    );
  });

  it('of the winner returns once the purchase is paid', async () => {
    await scene.left();
    await scene.ana.bid(scene.offer, 11_000);
    await scene.ended();
    await scene.follow();
    expect(await scene.state()).toEqual(['guardada']);
    scene.pix.purchase = await purchaseOf(scene.server, scene.offer);
    for (const { cobranca } of await scene.pix.list())
      await scene.finance.post(`/admin/charges/${cobranca}/receipts`, {
        valor: 11_000,
        dia: new Date(scene.server.clock.now() - DAY / 8).toISOString().slice(0, 10),
        pagador: await scene.pix.buyerName(),
        documentoPagador: null,
        referencia: `TED ${scene.offer}-${cobranca}`,
      });
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
  });

  it('is told by a mail that leads to it, on the page of the store that sells', async () => {
    const store = await buildPartner(scene.server.deps.database, { store: 'lojacaucao' });
    await scene.server.deps.database.run(
      scene.pix.named('update offer set partner_id = $1 where code = $2'),
      [store, scene.offer],
    );
    await scene.left();
    const [mail] = await mailsTo(scene.server.deps.database, scene.ana.email);
    expect(mail?.subject).toContain('A sua caução está guardada');
    expect(mail?.text).toMatch(/\/lojacaucao\/perfil#caucoes$/m);
  });

  it('is asked for once, and shown to its buyer alone', async () => {
    const codes = await Promise.all([scene.code(), scene.code(), scene.code()]);
    expect(new Set(codes).size).toBe(1);
    expect(await scene.state()).toEqual(['pedida']);
    expect(await scene.own(scene.bia)).toEqual([]);
    const [deposit] = await scene.own();
    expect((await scene.bia.post(`/usrio/caucoes/${deposit?.codigo}/devolucao`, {})).statusCode).toBe(404);
    expect((await scene.bia.get('/admin/deposits')).statusCode).toBe(403);
  });

  it('counts once however often the bank tells it, and what was paid twice goes back', async () => {
    const text = await scene.code();
    const paid = await scene.pix.pay(text);
    if (!('payment' in paid)) throw new Error('Not paid.');
    const { endToEndId, txid } = paid.payment;
    await Promise.all([1, 2, 3].map(() => scene.pix.tell({ pix: [{ endToEndId, txid }] })));
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, deposits: -100_000 });
    await scene.pix.pay(text, null, true);
    await scene.send();
    expect(await scene.state()).toEqual(['guardada']);
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, deposits: -100_000 });
  });

  it('that nobody paid lapses, and one that is paid afterwards goes back', async () => {
    const text = await scene.code();
    await scene.ended();
    await scene.follow();
    expect(await scene.own()).toEqual([]);
    await scene.pix.pay(text, null, true);
    await scene.send();
    expect(await scene.state()).toEqual(['devolvida']);
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await scene.book()).toEqual({});
  });

  it('paid at the moment in which it lapses goes back, once', async () => {
    const text = await scene.code();
    await scene.ended();
    await Promise.all([scene.pix.pay(text, null, true), scene.follow()]);
    await scene.follow();
    await scene.send();
    expect(await scene.state()).toEqual(['devolvida']);
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await scene.book()).toEqual({});
  });

  it('is asked back while others lead, and not while it stands for a lead', async () => {
    await scene.left();
    await scene.ana.bid(scene.offer, 11_000);
    await expectRefused(scene.server, () => scene.askBack(), 409);
    await scene.left(scene.bia);
    await scene.bia.bid(scene.offer, 12_000);
    expect((await scene.askBack()).statusCode).toBe(200);
    expect((await scene.askBack()).statusCode).toBe(200);
    expect(await scene.state()).toEqual(['devolvendo']);
    expect((await scene.ana.bid(scene.offer, 13_000)).statusCode).toBe(206);
    await scene.send();
    await scene.left();
    expect(await scene.state()).toEqual(['guardada', 'devolvida']);
    expect((await scene.ana.bid(scene.offer, 13_000)).statusCode).toBe(201);
  });

  it('either stands for a bid or goes back, who comes first counts', async () => {
    await scene.left();
    const [bid, back] = await Promise.all([scene.ana.bid(scene.offer, 11_000), scene.askBack()]);
    const [bids, backs] = [bid.statusCode, back.statusCode];
    expect([
      [201, 409],
      [206, 200],
    ]).toContainEqual([bids, backs]);
    expect(await scene.state()).toEqual([backs === 200 ? 'devolvendo' : 'guardada']);
  });

  it('that the bank does not return stands with finance, who return it again', async () => {
    await scene.left();
    await scene.ended();
    await scene.follow();
    const payment = scene.pix.bank.state.payments.at(-1);
    payment?.refunds.push({
      id: 'x',
      rtrId: 'D',
      centavos: 100_000,
      askedAt: 0,
      settledAt: 0,
      status: 'DEVOLVIDO',
    });
    await scene.send();
    expect(await scene.listed('&atencao=devolver')).toMatchObject([
      { situacao: 'devolvendo', aDevolver: 1000 },
    ]);
    payment?.refunds.splice(0);
    expect((await scene.decide('devolver')).statusCode).toBe(200);
    await scene.send();
    expect(await scene.listed()).toMatchObject([{ situacao: 'devolvida', atencao: null, aDevolver: 0 }]);
  });
});
