import { getDepositBank } from '@patio/contract/finance/deposits/get-deposit-bank.ts';
import { depositErrors } from '@patio/contract/errors/purchases/deposit-errors.ts';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { DAY } from '../../../../../test/scenes/purchases/deposit-scene.ts';
import { depositTransferScene } from '../../../../../test/scenes/purchases/deposit-transfer-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';
import { eraseDepositBanksJob } from './erase-deposit-banks.job.ts';

const { scene, row, account, tooOld, refused, give, propose, decide, record, released } =
  depositTransferScene();
const subjects = async () =>
  (await mailsTo(scene.server.deps.database, scene.ana.email)).map(({ subject }) => subject);

describe('a deposit that the bank no longer returns by Pix', () => {
  it('asks its buyer for their account, once, and stands with finance without a clock', async () => {
    await tooOld();
    await scene.follow();
    expect(await account()).toMatchObject({ situacao: 'pedida', valor: 1000, podeInformar: true, ate: null });
    expect(await row()).toMatchObject({
      situacao: 'devolvendo',
      atencao: 'dados',
      prazo: null,
      aDevolver: 1000,
    });
    const told = (await subjects()).filter((each) => each.includes('Precisamos da sua conta'));
    expect(told).toHaveLength(1);
    expect((await subjects()).filter((each) => each.includes('está a caminho'))).toEqual([]);
    await expectRefused(scene.server, () => propose(), 409);
  });

  it('is asked about as soon as what the bank refused is too old as well', async () => {
    await scene.left();
    await scene.ended();
    await scene.follow();
    await refused();
    expect(await row()).toMatchObject({ atencao: 'devolver', podePedirDados: true });
    await scene.follow();
    expect(await account()).toBeNull();
    scene.server.clock.advance(90 * DAY);
    await scene.follow();
    expect(await account()).toMatchObject({ situacao: 'pedida' });
    expect(await row()).toMatchObject({ atencao: 'dados' });
  });

  it('or earlier, if finance asks because the bank refused it', async () => {
    await scene.left();
    await scene.ended();
    await scene.follow();
    await refused();
    const { codigo } = await row();
    const asked = () =>
      scene.finance.post(`/admin/deposits/${codigo}/bank-request`, {
        motivo: 'A conta que pagou foi encerrada.',
      });
    await expectOnlyChanged(scene.server, asked, {
      bid_deposit: { bank_asked_at: [null, scene.server.clock.now()] },
      audit: added({ action: 'ask-deposit-bank', actor_id: scene.finance.id }),
      mail: mailTo(scene.ana.email),
      notification: noticeTo(scene.ana.id),
    });
    const again = await expectRefused(scene.server, asked, 409);
    expect(again.json()).toEqual({ erros: [depositErrors['deposit-bank-asked'].PTBR] });
  });
});

describe('the account of who left it', () => {
  it('is kept encrypted, with the clock of finance, and every missing field is named', async () => {
    const code = await tooOld();
    const { server, ana } = scene;
    const bad = await expectRefused(server, () => give({ banco: ' ', cidade: 1 }), 422);
    expect(bad.json()).toEqual({ erros: ['Digite o banco', 'Selecione a cidade'] });
    await expectOnlyChanged(server, () => give(), {
      bid_deposit: {
        bank_data: [null, expect.any(String)],
        bank_given_at: [null, server.clock.now()],
        transfer_by: [null, expect.any(Number)],
      },
      audit: added({ action: 'give-deposit-bank', actor_id: ana.id }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    const stored = await server.deps.database.row<{ text: string }>(
      scene.pix.named(`select encode(bank_data, 'escape') as text from bid_deposit where code = $1`),
      [code],
    );
    expect(stored?.text).not.toContain('98765-4');
    expect(await account()).toMatchObject({ situacao: 'informada', podeInformar: true });
    expect(await row()).toMatchObject({ atencao: 'propor', podePropor: true, podeVerDados: true });
    expect((await row()).prazo).not.toBeNull();
  });

  it('is asked of them alone: another user neither sees nor sets it', async () => {
    const code = await tooOld();
    await expectRefused(scene.server, () => give({}, scene.bia, code), 404);
    expect(await scene.own(scene.bia)).toEqual([]);
    await give();
    const path = `/admin/deposits/${code}/bank?motivo=Fazer%20a%20devolu%C3%A7%C3%A3o`;
    const sales = await buildStaff(scene.server);
    const support = await buildStaff(scene.server, { staffRole: 'support' });
    for (const user of [scene.ana, scene.bia, sales, support]) {
      expect((await user.get(path)).statusCode).toBe(403);
      for (const call of [
        () => user.post(`/admin/deposits/${code}/bank-request`, { motivo: 'Pedir os dados.' }),
        () => user.post(`/admin/deposits/${code}/transfers`, { valor: 1000, motivo: 'Devolver.' }),
        () => user.post('/admin/deposit-transfers/1/decision', { decisao: 'liberar' }),
        () => user.post('/admin/deposit-transfers/1/transfer', { resultado: 'feita', referencia: 'TED' }),
        () => user.post('/admin/deposit-transfers/1/undo', { motivo: 'Era de outra.' }),
      ])
        await expectRefused(scene.server, call, 403);
    }
    const read = getDepositBank.success.schema.parse((await scene.finance.get(path)).json());
    expect(read.data).toMatchObject({ conta: '98765-4', titular: false, nome: 'Maria da Conta' });
    const audit = await scene.server.deps.database.row<{ details: object }>(
      scene.pix.named(
        `select details from audit where action = 'get-deposit-bank' order by code desc limit 1`,
      ),
    );
    expect(audit?.details).toMatchObject({ deposit: code, reason: 'Fazer a devolução' });
  });

  it('is not taken while a Pix goes back, and not for a deposit that is held', async () => {
    await scene.left();
    const early = await expectRefused(scene.server, () => give(), 409);
    expect(early.json()).toEqual({ erros: [depositErrors['deposit-bank-not-asked'].PTBR] });
    await scene.ended();
    await scene.follow();
    await expectRefused(scene.server, () => give(), 409);
  });

  it('that is changed before the release turns the proposal down, and after it stays', async () => {
    await tooOld();
    await give();
    await propose();
    expect((await give({ conta: '11111-2' })).statusCode).toBe(200);
    expect(await row()).toMatchObject({ atencao: 'propor', transferencia: { situacao: 'retirada' } });
    await expectRefused(scene.server, () => decide(), 409);
    await propose();
    await decide();
    const late = await expectRefused(scene.server, () => give({ conta: '66666-6' }), 409);
    expect(late.json()).toEqual({ erros: [depositErrors['deposit-bank-released'].PTBR] });
  });

  it('is forgotten 90 days after the money went back, not before', async () => {
    await released();
    const kept = async () => (await row()).podeVerDados;
    const erase = () => eraseDepositBanksJob(scene.server.deps).run();
    scene.server.clock.advance(200 * DAY);
    await erase();
    expect(await kept()).toBe(true);
    await record();
    scene.server.clock.advance(90 * DAY - 1);
    await erase();
    expect(await kept()).toBe(true);
    scene.server.clock.advance(1);
    await erase();
    expect(await kept()).toBe(false);
  });
});
