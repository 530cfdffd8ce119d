import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { DAY, depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
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
});
