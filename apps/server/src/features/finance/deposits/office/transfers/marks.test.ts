import { depositErrors } from '@patio/contract/errors/purchases/deposit-errors.ts';
import { paybackErrors } from '@patio/contract/errors/purchases/payback-errors.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../../../test/builders/staff.ts';
import { depositTransferScene } from '../../../../../../test/scenes/purchases/deposit-transfer-scene.ts';
import { importSent } from '../../../../../../test/scenes/purchases/sent-statement.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../../test/state/whole-state.ts';
import { findBankRefundsJob } from '../../../bank-refunds/find-bank-refunds.job.ts';

const { scene, row, account, transfer, released, record, undo } = depositTransferScene();

const correct = async (referencia: string, by: Pick<Buyer, 'post'> = scene.finance, code?: number) =>
  by.post(`/admin/deposit-transfers/${code ?? (await transfer())}/reference`, {
    referencia,
    motivo: 'O número foi digitado errado.',
  });
let made = 0;
const reference = () => `TED CAUÇÃO R${(made += 1)}`;

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
    const told = { erros: [paybackErrors['payback-by-bank'].PTBR] };
    const refused = await expectRefused(server, () => undo(colleague, { outroDinheiro: true }), 409);
    expect(refused.json()).toEqual(told);
    expect((await row()).transferencia).toMatchObject({ podeCorrigir: false });
    expect((await expectRefused(server, () => correct(reference()), 409)).json()).toEqual(told);
  });
});

describe('a transfer of a deposit that was recorded under a wrong reference', () => {
  it('gets the right one, and nothing else changes: its movement is found, and nobody is told', async () => {
    await released();
    const [wrong, right] = [reference(), reference()];
    await record(wrong);
    const { server, finance, ana, offer } = scene;
    expect((await row()).transferencia).toMatchObject({ referencia: wrong, podeCorrigir: true });
    const day = dayOf(server.clock.now());
    const line = await importSent(finance, { amount: 100_000, id: right, day });
    await expectOnlyChanged(server, () => correct(right.toLowerCase()), {
      payback: { reference: [wrong, right] },
      audit: added({
        action: 'correct-deposit-reference',
        actor_id: finance.id,
        subject: `offer ${offer}`,
        details: {
          deposit: (await row()).codigo,
          buyer: ana.id,
          payback: await transfer(),
          amount: 100_000,
          reason: 'O número foi digitado errado.',
        },
        before: { reference: wrong },
        after: { reference: right },
      }),
    });
    expect(await account()).toMatchObject({ situacao: 'feita', referencia: right });
    expect((await row()).transferencia).toMatchObject({ movimento: { codigo: line }, podeCorrigir: false });
    const found = await expectRefused(server, () => correct(wrong), 409);
    expect(found.json()).toEqual({ erros: [paybackErrors['payback-of-movement'].PTBR] });
  });

  it('stays as it is where the same one is typed again', async () => {
    await released();
    const same = reference();
    await record(same);
    await expectOnlyChanged(scene.server, () => correct(same.toLowerCase()), {});
  });

  it('never gets one that stands for other money that went out', async () => {
    await released();
    const taken = reference();
    await record(taken);
    await scene.pix.buy();
    await scene.begin();
    await released();
    await record(reference());
    const refused = await expectRefused(scene.server, () => correct(taken), 409);
    expect(refused.json()).toEqual({ erros: [paybackErrors['payback-reference'].PTBR] });
  });

  it('is corrected by finance alone, and only while it is recorded as made', async () => {
    await released();
    const { server, ana } = scene;
    expect((await row()).transferencia).toMatchObject({ podeCorrigir: false });
    const early = await expectRefused(server, () => correct(reference()), 409);
    expect(early.json()).toEqual({ erros: [depositErrors['deposit-transfer-not-recorded'].PTBR] });
    await record(reference());
    for (const by of [await buildStaff(server), ana])
      await expectRefused(server, () => correct(reference(), by), 403);
    await expectRefused(server, () => correct(reference(), scene.finance, 999_999), 404);
  });

  it('gets one of two that two users type at the same moment, after the other', async () => {
    await released();
    await record(reference());
    const typed = [reference(), reference()] as const;
    const replies = await Promise.all([correct(typed[0]), correct(typed[1], scene.colleague)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const steps = await scene.server.deps.database.rows<{ before: object; after: object }>(
      scene.pix.named(
        `select before, after from audit where action = 'correct-deposit-reference' and (details->>'payback')::int = $1 order by code`,
      ),
      [await transfer()],
    );
    expect(steps).toHaveLength(2);
    expect(steps[1]).toMatchObject({
      before: steps[0]?.after,
      after: { reference: (await row()).transferencia?.referencia },
    });
  });
});
