import { debtErrors } from '@patio/contract/errors/purchases/debt-errors.ts';
import { getOwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { debtScene } from '../../../../test/scenes/purchases/debt-scene.ts';
import { DUE } from '../../../../test/scenes/purchases/pix-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

const scene = debtScene();
const { money } = scene;
const GIVEN_UP = { 'house-revenue': -1_200_000, 'buyer-loss': 1_200_000 };

let charge = 0;

/** A completed purchase whose Pix the bank takes back. */
beforeEach(async () => {
  const pix = await money.paidByPix();
  for (const passo of ['retirada', 'conclusao']) {
    const moved = await money.sales.post(`/admin/purchases/${money.pix.purchase}/step`, { passo });
    if (moved.statusCode !== 200) throw new Error(moved.body);
  }
  charge = (await money.detail()).cobrancas[0]?.codigo ?? 0;
  await money.pix.bank.giveBack(pix);
  await scene.look();
});
afterEach(async () => {
  const faults = await scene.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

async function purchase() {
  const reply = await money.pix.buyer.get(`/usrio/compras/${money.pix.purchase}`);
  return getOwnPurchase.success.schema.parse(reply.json()).data;
}

const subjects = async () =>
  (await mailsTo(money.pix.server.deps.database, money.pix.buyer.email)).map(({ subject }) => subject);

describe('giving up what a completed purchase owes again', () => {
  it('is offered where its charge is, without asking the buyer once more', async () => {
    expect(await scene.shown(charge)).toMatchObject({
      valor: 12_000,
      cobradoDeNovo: 12_000,
      situacao: 'pedida',
      podePedir: false,
      podePerdoar: true,
    });
    expect(await scene.listed('pedida')).toContain(charge);
    expect(await scene.listed('pedir,liberar,voltou')).not.toContain(charge);
    await expectRefused(money.pix.server, () => scene.ask(charge), 409);
  });

  it('is released by another user: a loss, the purchase stays completed and is paid, and its buyer is told', async () => {
    await scene.propose(charge);
    expect(await scene.listed('liberar')).toContain(charge);
    const { server, buyer } = money.pix;
    await expectRefused(server, () => scene.propose(charge, money.colleague), 409);
    await expectRefused(server, () => scene.decide(charge, 'liberar', money.finance), 409);
    await expectOnlyChanged(server, () => scene.decide(charge, 'liberar'), {
      buyer_give_up: expect.objectContaining({ state: ['proposed', 'released'] }),
      book_transaction: added({ kind: 'given-up', charge_code: charge, by_id: money.colleague.id }),
      book_entry: [added({ amount_cents: 1_200_000 }), added({ amount_cents: -1_200_000 })],
      purchase: expect.objectContaining({
        payment_approved: [false, true],
        payment_withdrawn_at: [expect.any(Number), null],
      }),
      audit: ['release-debt-give-up', 'follow-payment'].map((action) => added({ action })),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await money.pix.book()).toEqual(GIVEN_UP);
    expect(await purchase()).toMatchObject({ situacao: 'X', proximo: null, pagamento: { aprovado: true } });
    expect(await money.pix.list()).toEqual([]);
    expect(await subjects()).toContainEqual(expect.stringMatching(/^Você não precisa mais pagar/));
    expect(await scene.shown(charge)).toMatchObject({ valor: 0, perdoado: 12_000, situacao: 'perdoada' });
    await expectRefused(server, () => scene.propose(charge), 409);
  });

  it('is undone by another user than who released it: it is owed again, and its buyer is told', async () => {
    await scene.propose(charge);
    await scene.decide(charge, 'liberar');
    const { server } = money.pix;
    await expectRefused(server, () => scene.undo(charge, money.colleague), 409);
    expect((await scene.undo(charge)).statusCode).toBe(200);
    expect(await money.pix.book()).toEqual(DUE);
    expect(await purchase()).toMatchObject({ situacao: 'X', proximo: { acao: 'pagar-entregue' } });
    expect(await money.pix.list()).toMatchObject([{ emAberto: 12_000 }]);
    expect(await subjects()).toContainEqual(
      expect.stringMatching(/^Um valor da sua compra volta a ser cobrado/),
    );
    await scene.propose(charge);
    expect((await scene.decide(charge, 'liberar')).statusCode).toBe(200);
    expect(await money.pix.book()).toEqual(GIVEN_UP);
  });

  it('of another amount than is owed by then, as its buyer paid meanwhile, is not released', async () => {
    await scene.propose(charge);
    await money.paidByTransfer(2_000, charge);
    const changed = await expectRefused(money.pix.server, () => scene.decide(charge, 'liberar'), 409);
    expect(changed.json()).toMatchObject({ erros: [debtErrors['debt-changed'].PTBR] });
    expect((await scene.decide(charge, 'recusar', money.finance)).statusCode).toBe(200);
    await scene.propose(charge);
    expect((await scene.decide(charge, 'liberar')).statusCode).toBe(200);
    expect(await scene.shown(charge)).toMatchObject({ perdoado: 10_000 });
    expect(await purchase()).toMatchObject({ proximo: null });
  });

  it('after which the money came is undone before anything goes back', async () => {
    await scene.propose(charge);
    await scene.decide(charge, 'liberar');
    await money.paidByTransfer(12_000, charge);
    expect(await scene.listed('voltou')).toContain(charge);
    expect(await money.detail()).toMatchObject({ impedimento: 'perdao', podePropor: false });
    expect((await scene.undo(charge)).statusCode).toBe(200);
    expect(await money.detail()).toMatchObject({ valor: 0 });
    expect(await purchase()).toMatchObject({ proximo: null, pagamento: { aprovado: true } });
  });

  it('is not offered of a purchase that is not completed: its price is paid, or it is cancelled', async () => {
    await money.pix.buy();
    const open = (await money.detail()).cobrancas[0]?.codigo ?? 0;
    await expectRefused(money.pix.server, () => scene.propose(open), 409);
  });
});
