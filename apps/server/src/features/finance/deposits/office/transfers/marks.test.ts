import { paybackErrors } from '@patio/contract/errors/purchases/payback-errors.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { describe, expect, it } from 'vitest';
import { depositTransferScene } from '../../../../../../test/scenes/purchases/deposit-transfer-scene.ts';
import { importSent } from '../../../../../../test/scenes/purchases/sent-statement.ts';
import { expectRefused } from '../../../../../../test/state/whole-state.ts';
import { findBankRefundsJob } from '../../../bank-refunds/find-bank-refunds.job.ts';

const { scene, row, released, record, undo } = depositTransferScene();

describe('a transfer of a deposit that was recorded as made', () => {
  it('and that a statement has is taken back only if its movement is said to be other money, which is open again then', async () => {
    await released();
    const reference = `TED caução extrato`;
    await record(reference);
    const { server, finance, colleague } = scene;
    const line = await importSent(finance, {
      amount: 100_000,
      id: reference,
      day: dayOf(server.clock.now()),
    });
    const state = async () =>
      (await finance.get(`/admin/statement-lines/${line}`)).json<{ data: { situacao: string } }>().data
        .situacao;
    expect(await state()).toBe('conferida');
    expect((await row()).transferencia?.movimento).toMatchObject({ codigo: line });
    const refused = await expectRefused(server, () => undo(), 409);
    expect(refused.json()).toEqual({ erros: [paybackErrors['payback-undo-movement'].PTBR] });
    await expectRefused(server, () => undo(finance, { outroDinheiro: true }), 409);
    expect((await undo(colleague, { outroDinheiro: true })).statusCode).toBe(200);
    expect(await state()).toBe('aberta');
    const audit = await server.deps.database.row<{ details: object }>(
      scene.pix.named(
        `select details from audit where action = 'undo-deposit-transfer' order by code desc limit 1`,
      ),
    );
    expect(audit?.details).toMatchObject({ movement: line, reference: reference.toUpperCase() });
  });

  it('under the id of what the bank gave back by itself stays', async () => {
    await released();
    const { server, pix, colleague } = scene;
    const refund = await pix.bank.giveBack(pix.bank.state.payments.at(-1)?.endToEndId ?? '');
    await record(refund?.rtrId ?? '');
    await findBankRefundsJob(pix.deps).run();
    expect((await row()).transferencia).toMatchObject({ situacao: 'feita', podeDesfazer: false });
    const refused = await expectRefused(server, () => undo(colleague, { outroDinheiro: true }), 409);
    expect(refused.json()).toEqual({ erros: [paybackErrors['payback-by-bank'].PTBR] });
  });
});
