import { afterEach, describe, expect, it } from 'vitest';
import { DUE, PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { verifyBook } from '../book/public.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const scene = paybackScene();

const look = () => findBankRefundsJob(scene.pix.deps).run();

afterEach(async () => {
  const faults: string[] = [];
  await verifyBook(scene.pix.server.deps.database, (fault) => faults.push(fault));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

describe('a refund that the bank made by itself', () => {
  it('changes what follows from it, and nothing else', async () => {
    const pix = await scene.paidByPix();
    const charge = (await scene.detail()).cobrancas[0]?.codigo;
    const { server, buyer, purchase } = scene.pix;
    const refund = await scene.pix.bank.giveBack(pix, { nature: 'MED_FRAUDE' });
    const at = server.clock.now();
    await expectOnlyChanged(server, look, {
      bank_refund: added({
        end_to_end_id: pix,
        refund_id: refund?.id,
        return_id: refund?.rtrId,
        amount_cents: 1_200_000,
        nature: 'fraud',
        state: 'done',
        open_cents: 0,
        covered_cents: 0,
        done_at: at,
        checked_by: null,
      }),
      bank_refund_part: added({
        charge_code: charge,
        stray_code: null,
        amount_cents: 1_200_000,
        undone_at: null,
      }),
      book_transaction: added({
        kind: 'bank-refund',
        charge_code: charge,
        by_id: null,
        reference: refund?.rtrId.toUpperCase(),
      }),
      book_entry: [added({ amount_cents: -1_200_000 }), added({ amount_cents: 1_200_000 })],
      purchase: expect.objectContaining({ payment_approved: [true, false] }),
      audit: [
        added({ action: 'note-bank-refund', actor_id: null }),
        added({ action: 'book-bank-refund', actor_id: null, subject: `purchase ${purchase}` }),
        added({ action: 'follow-payment', actor_id: null }),
      ],
      mail: [mailTo(buyer.email), added({ dedupe_key: expect.stringMatching(/^selling:/) })],
      notification: [noticeTo(buyer.id), added({ dedupe_key: expect.stringMatching(/^selling:/) })],
    });
  });

  it('is none if we asked for it, while it is on its way and afterwards', async () => {
    await scene.paidByPix(1_230_000);
    await scene.propose('pix', 300);
    await scene.decide('liberar');
    scene.pix.bank.set({ refunds: 'processing' });
    await scene.send();
    await expectNothingChanged(scene.pix.server, async () => void (await look()));
    await scene.pix.bank.settleRefunds('DEVOLVIDO');
    await expectNothingChanged(scene.pix.server, async () => void (await look()));
  });

  it('is no more to go back by us: what is proposed is not released', async () => {
    const pix = await scene.paidByPix(1_230_000);
    await scene.propose('pix', 300);
    await scene.pix.bank.giveBack(pix, { centavos: 30_000 });
    await look();
    expect(await scene.pix.book()).toEqual(PAID);
    await expectRefused(scene.pix.server, () => scene.decide('liberar'), 409);
  });

  it('of a cancelled purchase pays what is owed back; what went back before is owed by the buyer', async () => {
    const pix = await scene.paidByPix();
    await scene.cancelled();
    await scene.propose('transferencia', 12_000);
    await scene.decide('liberar');
    expect((await scene.transfer({ resultado: 'feita', referencia: 'TED 77' })).statusCode).toBe(200);
    expect(await scene.pix.book()).toEqual({});
    await scene.pix.bank.giveBack(pix);
    await look();
    expect(await scene.pix.book()).toEqual({ 'house-bank': -1_200_000, user: 1_200_000 });
    expect(await scene.detail()).toMatchObject({ valor: 0, formas: [] });
  });

  it('that was recorded as the transfer of a payback is in the book once', async () => {
    const pix = await scene.paidByPix(1_230_000);
    await scene.propose('transferencia', 300);
    await scene.decide('liberar');
    const refund = await scene.pix.bank.giveBack(pix, { centavos: 30_000 });
    const made = { resultado: 'feita', referencia: refund?.rtrId };
    expect((await scene.transfer(made)).statusCode).toBe(200);
    await look();
    expect(await scene.pix.book()).toEqual(PAID);
    const [row] = (await scene.finance.get(`/admin/bank-refunds?busca=${pix}`)).json<{ data: object[] }>()
      .data;
    expect(row).toMatchObject({ situacao: 'conferir', jaRegistrado: 300, compras: [] });
  });

  it('that is booked is not recorded as a transfer as well', async () => {
    const pix = await scene.paidByPix(1_230_000);
    await scene.propose('transferencia', 300);
    await scene.decide('liberar');
    const refund = await scene.pix.bank.giveBack(pix, { centavos: 30_000 });
    await look();
    expect(await scene.pix.book()).toMatchObject({ receivable: 30_000, sending: -30_000 });
    const made = { resultado: 'feita', referencia: refund?.rtrId };
    await expectRefused(scene.pix.server, () => scene.transfer(made), 409);
    const not = { resultado: 'nao-feita', motivo: 'Devolvido no aplicativo.' };
    expect((await scene.transfer(not)).statusCode).toBe(200);
    expect(await scene.pix.book()).toEqual(PAID);
  });

  it('of a Pix of before the book, or of another key, is left alone', async () => {
    const other = await scene.pix.bank.payToKey(700, { key: 'outra-chave' });
    await scene.pix.bank.giveBack(other.endToEndId);
    await expectNothingChanged(scene.pix.server, async () => void (await look()));
    expect(await scene.pix.book()).toEqual(DUE);
  });
});
