import { paybackErrors } from '@patio/contract/errors/purchases/payback-errors.ts';
import { listOwnPaybacks } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import { describe, expect, it } from 'vitest';
import { builtBankData as data } from '../../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { paybackScene } from '../../../../../test/scenes/purchases/payback-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';
import { whileMailRefused } from '../../../../../test/state/while-mail-refused.ts';
import { erasePaybackBanksJob } from './erase-payback-banks.job.ts';
import { remindOfPaybackBankJob } from './remind-of-bank.job.ts';

const scene = paybackScene();
const { pix } = scene;
const DAY = 86_400_000;

const ask = (by: Pick<Buyer, 'post'> = scene.finance) =>
  by.post(`/admin/purchases/${pix.purchase}/payback/bank-request`, { motivo: 'Veio por TED, sem a conta.' });
const give = (more: object = {}, by = pix.buyer) =>
  by.post(`/usrio/compras/${pix.purchase}/devolucoes/conta`, { ...data, ...more });
const read = (by: Pick<Buyer, 'get'> = scene.finance) =>
  by.get(`/admin/purchases/${pix.purchase}/payback/bank?motivo=Fazer%20a%20transfer%C3%AAncia`);
const own = async () => {
  const reply = await pix.buyer.get(`/usrio/compras/${pix.purchase}/devolucoes`);
  return listOwnPaybacks.success.schema.parse(reply.json()).data.conta;
};
const account = async () => (await scene.detail()).conta;
const release = (dadosEm: string | null, codigo: number) =>
  scene.colleague.post(`/admin/paybacks/${codigo}/decision`, { decisao: 'liberar', dadosEm });

/** A buyer who paid too much by a transfer is asked for their account. */
async function asked(): Promise<void> {
  await scene.paidByTransfer(12_300);
  expect((await ask()).statusCode).toBe(200);
}

describe('the bank data of a buyer who is owed money by transfer', () => {
  it('are asked for, once, with a reason that they read', async () => {
    await scene.paidByTransfer(12_300);
    expect([await own(), (await account()).podePedir]).toEqual([null, true]);
    const { server, buyer, purchase } = pix;
    await expectOnlyChanged(server, ask, {
      payback_bank: added({ purchase_code: purchase, asked_by: scene.finance.id, given_at: null }),
      audit: added({
        action: 'ask-payback-bank',
        actor_id: scene.finance.id,
        subject: `purchase ${purchase}`,
        details: { buyer: buyer.id, amount: 30_000, reason: 'Veio por TED, sem a conta.' },
      }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await own()).toEqual({
      situacao: 'pedida',
      valor: 300,
      motivo: 'Veio por TED, sem a conta.',
      podeInformar: true,
    });
    const again = await expectRefused(server, ask, 409);
    expect(again.json()).toEqual({ erros: [paybackErrors['payback-bank-asked'].PTBR] });
  });

  it('are kept encrypted, and read by finance alone, for a reason', async () => {
    await asked();
    const { server, buyer, purchase } = pix;
    expect((await expectRefused(server, () => give({ banco: ' ' }), 422)).json()).toEqual({
      erros: ['Digite o banco'],
    });
    await expectOnlyChanged(server, give, {
      payback_bank: { given_at: [null, server.clock.now()], bank_data: [null, expect.any(String)] },
      audit: added({ action: 'give-payback-bank', actor_id: buyer.id, subject: `purchase ${purchase}` }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    const stored = await server.deps.database.row<{ text: string }>(
      pix.named(`select encode(bank_data, 'escape') as text from payback_bank where purchase_code = $1`),
      [purchase],
    );
    expect(stored?.text).not.toContain(data.conta);
    const seen = await expectOnlyChanged(server, read, {
      audit: added({ action: 'get-payback-bank', details: { reason: 'Fazer a transferência' } }),
    });
    expect(seen.json()).toMatchObject({ data: { conta: data.conta, nome: data.nome } });
    const another = await buildBuyer(server);
    await expectRefused(server, () => give({}, another), 404);
    for (const by of [scene.sales, buyer]) {
      await expectRefused(server, () => read(by), 403);
      await expectRefused(server, () => ask(by), 403);
    }
  });

  it('are not taken unasked, nor once nothing is owed or the transfer is released', async () => {
    await scene.paidByTransfer(12_300);
    const early = await expectRefused(pix.server, give, 409);
    expect(early.json()).toEqual({ erros: [paybackErrors['payback-bank-not-asked'].PTBR] });
    await ask();
    await give();
    const { informadaEm } = await account();
    await scene.propose('transferencia', 300, { dadosEm: informadaEm });
    expect((await release(informadaEm, (await scene.last()).codigo)).statusCode).toBe(200);
    const late = await expectRefused(pix.server, () => give({ conta: '11111-2' }), 409);
    expect(late.json()).toEqual({ erros: [paybackErrors['payback-bank-released'].PTBR] });
    await scene.transfer({ resultado: 'feita', referencia: `TED ${pix.purchase}` });
    await expectRefused(pix.server, give, 409);
    await expectRefused(pix.server, ask, 409);
    expect(await own()).toBeNull();
  });

  it('that were not the ones that were read are neither proposed nor released, and changing them turns a proposal down', async () => {
    await asked();
    await give();
    const { informadaEm } = await account();
    const blind = await expectRefused(pix.server, () => scene.propose('transferencia', 300), 409);
    expect(blind.json()).toEqual({ erros: [paybackErrors['payback-bank-changed'].PTBR] });
    await scene.propose('transferencia', 300, { dadosEm: informadaEm });
    const { codigo } = await scene.last();
    await expectRefused(pix.server, () => release(null, codigo), 409);
    pix.server.clock.advance(1000);
    expect((await give({ conta: '11111-2' })).statusCode).toBe(200);
    expect(await scene.last()).toMatchObject({ codigo, situacao: 'retirada' });
    await expectRefused(pix.server, () => release(informadaEm, codigo), 409);
    await expectRefused(pix.server, () => scene.propose('transferencia', 300, { dadosEm: informadaEm }), 409);
  });

  it('are reminded of three times, by day, and never once they are there', async () => {
    await asked();
    const subjects = async () =>
      (await mailsTo(pix.server.deps.database, pix.buyer.email)).filter(({ subject }) =>
        /conta/.test(subject),
      );
    const before = (await subjects()).length;
    for (let day = 0; day < 60; day += 1) {
      pix.server.clock.advance(DAY / 2);
      await remindOfPaybackBankJob(pix.server.deps).run();
    }
    expect((await subjects()).length - before).toBe(3);
    expect(await account()).toMatchObject({ lembretes: 3 });
    await give();
    expect(await account()).toMatchObject({ podeVer: true });
  });

  it('are reminded of later if that fails, and others are reminded meanwhile', async () => {
    await asked();
    const first = pix.buyer;
    await pix.buy();
    await asked();
    const mails = async (buyer: Buyer) => (await mailsTo(pix.server.deps.database, buyer.email)).length;
    const before = [await mails(first), await mails(pix.buyer)];
    const remind = async () => {
      // Twice, as it may be night.
      for (let half = 0; half < 2; half += 1) {
        await remindOfPaybackBankJob(pix.server.deps).run();
        pix.server.clock.advance(DAY / 2);
      }
      return [(await mails(first)) - (before[0] ?? 0), (await mails(pix.buyer)) - (before[1] ?? 0)];
    };
    pix.server.clock.advance(10 * DAY);
    expect(await whileMailRefused(pix.server.deps.database, first.email, remind)).toEqual([0, 1]);
    expect(await remind()).toEqual([1, 1]);
  });

  it('are deleted some time after the money went back, not before', async () => {
    await asked();
    await give();
    const erase = () => erasePaybackBanksJob(pix.server.deps).run();
    pix.server.clock.advance(200 * DAY);
    await erase();
    const { informadaEm, podeVer } = await account();
    expect(podeVer).toBe(true);
    await scene.propose('transferencia', 300, { dadosEm: informadaEm });
    await release(informadaEm, (await scene.last()).codigo);
    await scene.transfer({ resultado: 'feita', referencia: `TED ${pix.purchase}` });
    const kept = () =>
      pix.server.deps.database.rows(pix.named('select given_at from payback_bank where purchase_code = $1'), [
        pix.purchase,
      ]);
    pix.server.clock.advance(89 * DAY);
    await erase();
    expect(await kept()).toHaveLength(1);
    pix.server.clock.advance(2 * DAY);
    await erase();
    expect(await kept()).toEqual([]);
  });
});
