import { describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { DAY, depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

const scene = depositScene();

describe('after a default', () => {
  it('finance keep the whole deposit, and a colleague gives it back', async () => {
    await scene.defaulted();
    expect(await scene.listed('&atencao=decidir')).toMatchObject([{ situacao: 'guardada', valor: 1000 }]);
    expect((await scene.decide('reter')).statusCode).toBe(200);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, 'house-revenue': -100_000 });
    expect(await scene.own()).toMatchObject([{ situacao: 'retida', motivo: 'Não pagou a compra.' }]);
    await expectRefused(scene.server, () => scene.decide('reter'), 409);
    await expectRefused(scene.server, () => scene.decide('devolver'), 409);
    expect((await scene.decide('devolver', scene.colleague)).statusCode).toBe(200);
    await scene.send();
    expect(await scene.state()).toEqual(['devolvida']);
    expect(await scene.book()).toEqual({});
  });

  it('and returns by itself if nobody decides in time', async () => {
    await scene.defaulted();
    scene.server.clock.advance(8 * DAY);
    await expectRefused(scene.server, () => scene.decide('reter'), 409);
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
  });

  it('two users at the same moment decide once', async () => {
    await scene.defaulted();
    const replies = await Promise.all([scene.decide('reter'), scene.decide('reter', scene.colleague)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('and without one it is never kept', async () => {
    await scene.left();
    await expectRefused(scene.server, () => scene.decide('reter'), 409);
  });
});

describe('what was paid twice and the bank does not return', () => {
  /** Pays the deposit twice; the bank refuses to return either until `again` is called. */
  async function paidTwice(): Promise<{ readonly again: () => void }> {
    const text = await scene.code();
    await scene.pix.pay(text);
    await scene.pix.pay(text, null, true);
    const payments = scene.pix.bank.state.payments.slice(-2);
    const full = { id: 'x', rtrId: 'D', centavos: 100_000, askedAt: 0, settledAt: 0 };
    for (const { refunds } of payments) refunds.push({ ...full, status: 'DEVOLVIDO' });
    await scene.send();
    expect(await scene.listed('&atencao=devolver')).toMatchObject([
      { situacao: 'guardada', aDevolver: 1000, valor: 1000 },
    ]);
    return { again: () => payments.forEach(({ refunds }) => refunds.splice(0)) };
  }

  it('goes back alone: the deposit stands for the lead as before', async () => {
    const { again } = await paidTwice();
    await scene.ana.bid(scene.offer, 11_000);
    again();
    expect((await scene.decide('devolver')).statusCode).toBe(200);
    await scene.send();
    expect(await scene.state()).toEqual(['guardada']);
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, deposits: -100_000 });
    const mails = await mailsTo(scene.server.deps.database, scene.ana.email);
    expect(mails.map(({ subject }) => subject).filter((each) => each.startsWith('Devolvemos a sua'))).toEqual(
      [],
    );
    await expectRefused(scene.server, () => scene.decide('devolver'), 409);
  });

  it('goes back also by who kept the deposit, which stays kept', async () => {
    const { again } = await paidTwice();
    await scene.ana.bid(scene.offer, 11_000);
    await scene.undone();
    expect((await scene.decide('reter')).statusCode).toBe(200);
    again();
    expect((await scene.decide('devolver')).statusCode).toBe(200);
    await scene.send();
    expect(await scene.listed()).toMatchObject([
      { situacao: 'retida', motivo: 'Não pagou a compra.', aDevolver: 0 },
    ]);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, 'house-revenue': -100_000 });
  });

  it('is not said to be on its way once a Pix is too old for the bank', async () => {
    await paidTwice();
    scene.server.clock.advance(90 * DAY);
    await expectRefused(scene.server, () => scene.decide('devolver'), 409);
  });
});

describe('what an offer asks', () => {
  it('is changed as it was read, and removed', async () => {
    const rules = (await scene.finance.get('/admin/deposit-rules')).json<{
      data: { codigo: number; versao: string; oferta: { codigo: number } | null }[];
    }>().data;
    const rule = rules.find(({ oferta }) => oferta?.codigo === scene.offer);
    const body = { oferta: scene.offer, valor: 2000, acimaDe: 0, motivo: 'Subiu de valor.' };
    await expectRefused(scene.server, () => scene.finance.put('/admin/deposit-rules', body), 409);
    await scene.left();
    const changed = await scene.finance.put('/admin/deposit-rules', { ...body, versao: rule?.versao });
    expect(changed.statusCode).toBe(200);
    // Who has left what was told leaves no more.
    expect((await scene.ana.bid(scene.offer, 11_000)).statusCode).toBe(201);
    const gone = { motivo: 'Não é mais preciso.', versao: rule?.versao };
    const path = `/admin/deposit-rules/${rule?.codigo}/removal`;
    await expectRefused(scene.server, () => scene.finance.post(path, gone), 409);
    expect((await scene.finance.post(path, { ...gone, versao: '2' })).statusCode).toBe(200);
    expect((await scene.bia.bid(scene.offer, 12_000)).statusCode).toBe(201);
    expect((await scene.bia.post('/usrio/caucoes', { cdofrta: scene.offer })).statusCode).toBe(409);
  });

  it('is one offer or one store, and an amount', async () => {
    const body = { valor: 1000, acimaDe: 0, motivo: 'Contrato.' };
    expect((await scene.finance.put('/admin/deposit-rules', body)).statusCode).toBe(422);
    expect(
      (await scene.finance.put('/admin/deposit-rules', { ...body, oferta: 1, parceiro: 1 })).statusCode,
    ).toBe(422);
    expect(
      (await scene.finance.put('/admin/deposit-rules', { ...body, oferta: 999_999_999 })).statusCode,
    ).toBe(404);
  });

  it.each([
    ['an amount of nothing', { valor: 0 }, 422],
    ['a negative amount', { valor: -1 }, 422],
    ['more than R$ 1.000.000,00', { valor: 1_000_000.01 }, 422],
    ['parts of a centavo', { valor: 1.005 }, 422],
    ['a negative value', { acimaDe: -0.01 }, 422],
    ['a reason of 501 characters', { motivo: 'a'.repeat(501) }, 422],
    ['a reason of no words', { motivo: '     ' }, 422],
    ['a store that there is not', { oferta: null, parceiro: 999_999_999 }, 404],
    ['the version of another rule', { versao: '7' }, 409],
  ])('refuses %s, and nothing changes', async (_what, given, status) => {
    const offer = await buildAuctionedOffer(scene.server.deps.database, scene.server.clock.now());
    const body = { oferta: offer, valor: 1000, acimaDe: 0, motivo: 'Contrato.', ...given };
    await expectRefused(scene.server, () => scene.finance.put('/admin/deposit-rules', body), status);
  });

  it('is set once by two users at the same moment', async () => {
    const offer = await buildAuctionedOffer(scene.server.deps.database, scene.server.clock.now());
    const body = { oferta: offer, valor: 1000, acimaDe: 0, motivo: 'Contrato.' };
    const replies = await Promise.all(
      [scene.finance, scene.colleague].map((user) => user.put('/admin/deposit-rules', body)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is set by sales and finance; deposits are seen and decided on by finance alone', async () => {
    const sales = await buildStaff(scene.server);
    const support = await buildStaff(scene.server, { staffRole: 'support' });
    const body = { oferta: scene.offer, valor: 2000, acimaDe: 0, motivo: 'Contrato.', versao: '1' };
    await scene.left();
    const [deposit] = await scene.listed();
    const decision = { decisao: 'devolver', motivo: 'A pedido.' };
    for (const user of [support, scene.ana])
      expect((await user.put('/admin/deposit-rules', body)).statusCode).toBe(403);
    expect((await sales.put('/admin/deposit-rules', body)).statusCode).toBe(200);
    for (const user of [sales, support, scene.ana]) {
      expect((await user.get('/admin/deposits')).statusCode).toBe(403);
      expect((await user.get('/admin/deposits.csv')).statusCode).toBe(403);
      expect((await user.post(`/admin/deposits/${deposit?.codigo}/decision`, decision)).statusCode).toBe(403);
    }
  });
});

describe('what a price leaves of a deposit', () => {
  /** A price of R$ 11.000,00 for which a deposit of R$ 1.000,00 was chosen, of which a transfer leaves R$ 600,00 to pay after so many days. */
  async function rest(days: number): Promise<readonly string[]> {
    await scene.left();
    await scene.ana.bid(scene.offer, 11_000);
    await scene.ended();
    scene.pix.purchase = await purchaseOf(scene.server, scene.offer);
    const [own] = await scene.own();
    expect((await scene.ana.post(`/usrio/caucoes/${own?.codigo}/uso`, { usar: true })).statusCode).toBe(200);
    scene.server.clock.advance(days * DAY);
    const [price] = await scene.pix.list();
    const body = {
      valor: 10_400,
      dia: new Date(scene.server.clock.now() - DAY / 8).toISOString().slice(0, 10),
      pagador: await scene.pix.buyerName(),
      documentoPagador: null,
      referencia: `TED do resto ${scene.offer}`,
    };
    const paid = await scene.finance.post(`/admin/charges/${price?.cobranca}/receipts`, body);
    expect(paid.statusCode).toBe(201);
    expect(await scene.own()).toMatchObject([{ situacao: 'usada', usado: 600 }]);
    const mails = await mailsTo(scene.server.deps.database, scene.ana.email);
    return mails.map(({ subject }) => subject).filter((subject) => /sobrou|sua conta/.test(subject));
  }

  it('goes back by Pix, and its mail says so', async () => {
    expect(await rest(1)).toEqual([expect.stringContaining('Devolvemos o que sobrou')]);
    await scene.send();
    expect(await scene.listed()).toMatchObject([{ aDevolver: 0, pixAte: null }]);
  });

  it('after the time in which the bank returns it their account is asked for, and no mail says that it goes back by Pix', async () => {
    expect(await rest(95)).toEqual([expect.stringContaining('Precisamos da sua conta')]);
    const [listed] = await scene.listed();
    expect(listed).toMatchObject({ atencao: 'dados', aDevolver: 400 });
    expect(Date.parse(listed?.pixAte ?? '')).toBeLessThan(scene.server.clock.now());
  });
});
