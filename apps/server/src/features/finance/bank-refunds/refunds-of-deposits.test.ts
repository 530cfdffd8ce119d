import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const scene = depositScene();

const look = () => findBankRefundsJob(scene.pix.deps).run();
const lastPix = () => scene.pix.bank.state.payments.at(-1)?.endToEndId ?? '';

async function gaveBack(centavos?: number, pix = lastPix()) {
  await scene.pix.bank.giveBack(pix, { nature: 'MED_OPERACIONAL', ...(centavos && { centavos }) });
  await look();
}

afterEach(() => scene.verify());

describe('the Pix of a deposit that the bank gives back without us', () => {
  it('is held no more: it is returned, told, and nothing goes back twice', async () => {
    await scene.left();
    await gaveBack();
    expect([await scene.state(), await scene.book()]).toEqual([['devolvida'], {}]);
    await scene.ended();
    await scene.follow();
    await scene.send();
    expect(scene.returnedAtBank()).toBe(100_000);
    const [mail] = await mailsTo(scene.server.deps.database, scene.ana.email);
    expect(mail?.subject).toContain('O banco devolveu o Pix da sua caução');
    // They may leave another one.
    expect((await scene.own()).length).toBe(1);
  });

  it('in part: the rest goes back by us', async () => {
    await scene.left();
    await gaveBack(40_000);
    expect(await scene.state()).toEqual(['devolvendo']);
    await scene.send();
    expect([await scene.state(), await scene.book()]).toEqual([['devolvida'], {}]);
    expect(scene.returnedAtBank()).toBe(100_000);
  });

  it('while it goes back by us: ours is refused, and it is back once', async () => {
    await scene.left();
    await scene.ended();
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
    await gaveBack();
    expect(await scene.state()).toEqual(['devolvendo']);
    await scene.send();
    expect([await scene.state(), await scene.book()]).toEqual([['devolvida'], {}]);
    expect(scene.returnedAtBank()).toBe(100_000);
  });

  it('that was kept is owed again by who left it', async () => {
    await scene.defaulted();
    await scene.decide('reter');
    await gaveBack();
    expect(await scene.state()).toEqual(['retida']);
    expect(await scene.book()).toEqual({ receivable: 100_000, 'house-revenue': -100_000 });
  });

  it('that paid the price opens the price again', async () => {
    const pix = await usedForPrice();
    await gaveBack(undefined, pix.id);
    expect(await scene.pix.book()).toMatchObject({ receivable: 100_000 });
    expect([await scene.state(), await scene.book()]).toEqual([['usada'], {}]);
  });

  it('that paid the price opens it, though a second Pix of the deposit went back by us', async () => {
    const pix = await usedForPrice();
    await scene.pix.pay(pix.code, null, true);
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
    await gaveBack(undefined, pix.id);
    expect(await scene.pix.book()).toMatchObject({ receivable: 100_000 });
    await scene.send();
    expect([await scene.state(), await scene.book()]).toEqual([['devolvida'], {}]);
    expect(scene.returnedAtBank()).toBe(200_000);
  });

  it('that was the second one, and goes back by us at that moment, leaves the price paid', async () => {
    const pix = await usedForPrice();
    await scene.pix.pay(pix.code, null, true);
    await scene.follow();
    await gaveBack();
    await scene.send();
    expect(await scene.pix.book()).not.toHaveProperty('receivable');
    expect([await scene.state(), await scene.book()]).toEqual([['devolvida'], {}]);
    expect(scene.returnedAtBank()).toBe(100_000);
  });
});

/** A deposit that paid the last part of the price; gives its code and the id of its Pix. */
async function usedForPrice(): Promise<{ readonly code: string; readonly id: string }> {
  const code = await scene.code();
  await scene.pix.pay(code);
  const id = lastPix();
  await scene.ana.bid(scene.offer, 11_000);
  await scene.ended();
  await scene.follow();
  scene.pix.purchase = await purchaseOf(scene.server, scene.offer);
  const [deposit] = await scene.own();
  expect((await scene.ana.post(`/usrio/caucoes/${deposit?.codigo}/uso`, { usar: true })).statusCode).toBe(
    200,
  );
  for (const { cobranca, emAberto } of await scene.pix.list())
    await scene.finance.post(`/admin/charges/${cobranca}/receipts`, {
      valor: emAberto,
      dia: dayOf(scene.server.clock.now()),
      pagador: await scene.pix.buyerName(),
      documentoPagador: null,
      referencia: `TED ${scene.offer}-${cobranca}`,
    });
  expect(await scene.state()).toEqual(['usada']);
  return { code, id };
}
