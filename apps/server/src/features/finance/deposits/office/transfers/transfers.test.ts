import { depositErrors } from '@patio/contract/errors/purchases/deposit-errors.ts';
import { paybackErrors } from '@patio/contract/errors/purchases/payback-errors.ts';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../../../../test/scenes/purchases/deposit-scene.ts';
import { depositTransferScene } from '../../../../../../test/scenes/purchases/deposit-transfer-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../../test/state/whole-state.ts';

const { scene, row, account, transfer, tooOld, give, propose, decide, record, notMade, undo, released } =
  depositTransferScene();
const codesOf = (replies: readonly { readonly statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('the transfer', () => {
  it('is proposed, released by another user and recorded, and book, buyer and list say so', async () => {
    await tooOld();
    await give();
    const { server, finance, colleague, ana } = scene;
    await expectRefused(server, () => propose(finance, 999.99), 409);
    await expectOnlyChanged(server, () => propose(), {
      payback: added({ way: 'transfer', state: 'proposed', amount_cents: 100_000, proposed_by: finance.id }),
      payback_part: added({ amount_cents: 100_000, state: 'proposed' }),
      audit: added({ action: 'propose-deposit-transfer', actor_id: finance.id }),
    });
    await expectRefused(server, () => propose(colleague), 409);
    const own = await expectRefused(server, () => decide('liberar', finance), 409);
    expect(own.json()).toEqual({ erros: [paybackErrors['payback-own'].PTBR] });
    const at = server.clock.now();
    await expectOnlyChanged(server, () => decide(), {
      payback: { state: ['proposed', 'sending'], decided_by: [null, colleague.id], decided_at: [null, at] },
      payback_part: { state: ['proposed', 'sending'] },
      book_transaction: added({ kind: 'sending', by_id: colleague.id }),
      book_entry: [added({ amount_cents: -100_000 }), added({ amount_cents: 100_000 })],
      audit: added({ action: 'release-deposit-transfer', actor_id: colleague.id }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect(await account()).toMatchObject({ situacao: 'a-caminho', podeInformar: false, valor: 1000 });
    expect(await row()).toMatchObject({ atencao: 'transferir', transferencia: { podeRegistrar: true } });
    await expectOnlyChanged(server, () => record('ted  501'), {
      payback: {
        state: ['sending', 'done'],
        ended_at: [null, at],
        reference: [null, 'TED 501'],
        recorded_by: [null, finance.id],
      },
      payback_part: { state: ['sending', 'done'] },
      bid_deposit: { state: ['returning', 'returned'], ended_at: [null, at] },
      book_transaction: added({ kind: 'sent', by_id: finance.id, reference: 'TED 501' }),
      book_entry: [added({ amount_cents: -100_000 }), added({ amount_cents: 100_000 })],
      audit: added({ action: 'record-deposit-transfer', actor_id: finance.id }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect(await scene.book()).toEqual({});
    expect(await account()).toMatchObject({ situacao: 'feita', referencia: 'TED 501', podeInformar: false });
    expect(await row()).toMatchObject({ situacao: 'devolvida', atencao: null });
    // The same again, because the reply was lost, changes nothing.
    await expectOnlyChanged(server, () => record('TED 501'), {});
    await expectRefused(server, () => record('TED 502'), 409);
  });

  it('has a reference of its own, and is known on the statement of the bank', async () => {
    await released();
    await record('TED 777');
    const day = new Date(scene.server.clock.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    const text = `Data;Valor;Histórico;Documento\n${day.split('-').toReversed().join('/')};-1000,00;TED;TED 777\n`;
    const taken = await scene.finance.post('/admin/statements', {
      nome: 'extrato.csv',
      conta: null,
      conteudo: Buffer.from(text).toString('base64'),
    });
    const { codigo } = taken.json<{ data: { codigo: number } }>().data;
    const lines = await scene.finance.get(`/admin/statement-lines?extrato=${codigo}`);
    expect(lines.json()).toMatchObject({ data: [{ situacao: 'conferida' }] });
    await scene.begin();
    await released();
    const used = await expectRefused(scene.server, () => record('ted 777'), 409);
    expect(used.json()).toEqual({ erros: [paybackErrors['payback-reference'].PTBR] });
  });

  it('that is turned down, or could not be made, is owed again; the buyer learns why', async () => {
    await tooOld();
    await give();
    const ask = async () =>
      scene.finance.post(`/admin/deposits/${(await row()).codigo}/bank-request`, { motivo: 'Não confere.' });
    expect((await ask()).statusCode).toBe(200);
    expect(await account()).toMatchObject({ situacao: 'pedida', podeInformar: true });
    await expectRefused(scene.server, ask, 409);
    await give();
    await propose();
    await expectRefused(scene.server, ask, 409);
    expect((await decide('recusar', scene.finance)).statusCode).toBe(200);
    expect(await row()).toMatchObject({ atencao: 'propor', transferencia: { situacao: 'retirada' } });
    await propose();
    await decide();
    expect((await notMade()).statusCode).toBe(200);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, user: -100_000 });
    expect(await account()).toMatchObject({
      situacao: 'informada',
      falha: 'Conta encerrada.',
      podeInformar: true,
    });
    expect((await give({ conta: '22222-2' })).statusCode).toBe(200);
    await propose();
    await decide();
    await record();
    expect(await scene.state()).toEqual(['devolvida']);
    expect(await scene.book()).toEqual({});
  });

  it('is not released by who decided that the deposit goes back', async () => {
    await scene.defaulted();
    scene.server.clock.advance(60 * DAY);
    await scene.follow();
    await scene.server.deps.database.run(
      scene.pix.named('update bid_deposit set decided_by = $2, decided_at = now() where code = $1'),
      [(await row()).codigo, scene.colleague.id],
    );
    await give();
    await propose();
    const decider = await expectRefused(scene.server, () => decide('liberar', scene.colleague), 409);
    expect(decider.json()).toEqual({ erros: [depositErrors['deposit-transfer-decider'].PTBR] });
  });

  it('that was recorded by mistake is taken back by a colleague, and recorded again', async () => {
    await released();
    await record('TED 900');
    const { server, finance, colleague, ana } = scene;
    const own = await expectRefused(server, () => undo(finance), 409);
    expect(own.json()).toEqual({ erros: [depositErrors['deposit-transfer-own'].PTBR] });
    await expectOnlyChanged(server, () => undo(), {
      payback: {
        state: ['done', 'sending'],
        ended_at: [expect.any(Number), null],
        reference: ['TED 900', null],
        recorded_by: [finance.id, null],
        mistaken_by: [null, finance.id],
        undone: [0, 1],
        undone_by: [null, colleague.id],
        undone_at: [null, server.clock.now()],
        undo_reason: [null, 'Era de outra pessoa.'],
      },
      payback_part: { state: ['done', 'sending'] },
      bid_deposit: { state: ['returned', 'returning'], ended_at: [expect.any(Number), null] },
      book_transaction: added({ kind: 'reversal', by_id: colleague.id, reference: 'TED 900' }),
      book_entry: [added({ amount_cents: 100_000 }), added({ amount_cents: -100_000 })],
      audit: added({ action: 'undo-deposit-transfer', actor_id: colleague.id }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, sending: -100_000 });
    await expectRefused(server, () => undo(), 409);
    expect((await record('TED 900')).statusCode).toBe(200);
    expect((await undo()).statusCode).toBe(200);
    expect((await notMade()).statusCode).toBe(200);
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, user: -100_000 });
    await propose();
    await decide();
    await record('TED 901');
    expect(await scene.book()).toEqual({});
  });

  it('is released, recorded and taken back once by users at the same moment', async () => {
    await tooOld();
    await give();
    await propose();
    const code = await transfer();
    const { dadosEm } = await row();
    const release = () =>
      scene.colleague.post(`/admin/deposit-transfers/${code}/decision`, { decisao: 'liberar', dadosEm });
    expect(codesOf(await Promise.all([release(), release(), release(), release()]))).toEqual([
      200, 409, 409, 409,
    ]);
    const recorded = (referencia: string) =>
      scene.finance.post(`/admin/deposit-transfers/${code}/transfer`, { resultado: 'feita', referencia });
    expect(codesOf(await Promise.all([recorded('TED A'), recorded('TED B'), recorded('TED C')]))).toEqual([
      200, 409, 409,
    ]);
    const undone = () =>
      scene.colleague.post(`/admin/deposit-transfers/${code}/undo`, { motivo: 'Engano meu.' });
    expect(codesOf(await Promise.all([undone(), undone(), undone()]))).toEqual([200, 409, 409]);
  });

  it('goes to the account that was seen, whichever of a change and a release comes first', async () => {
    for (let race = 0; race < 3; race += 1) {
      if (race > 0) await scene.begin();
      await tooOld();
      await give();
      await propose();
      const [change, release] = await Promise.all([give({ conta: `3333${race}-1` }), decide()]);
      expect(codesOf([change, release])).toEqual([200, 409]);
      if (release.statusCode === 409) expect(await row()).toMatchObject({ atencao: 'propor' });
    }
  });

  it('is neither proposed nor released to an account that was not read', async () => {
    await tooOld();
    await give();
    const { codigo, dadosEm } = await row();
    scene.server.clock.advance(1000);
    await give({ conta: '44444-4' });
    const stale = await expectRefused(
      scene.server,
      () =>
        scene.finance.post(`/admin/deposits/${codigo}/transfers`, {
          valor: 1000,
          dadosEm,
          motivo: 'Passou.',
        }),
      409,
    );
    expect(stale.json()).toEqual({ erros: [depositErrors['deposit-bank-changed'].PTBR] });
    await propose();
    const code = await transfer();
    const body = { decisao: 'liberar', dadosEm };
    const unread = await expectRefused(
      scene.server,
      () => scene.colleague.post(`/admin/deposit-transfers/${code}/decision`, body),
      409,
    );
    expect(unread.json()).toEqual({ erros: [depositErrors['deposit-bank-changed'].PTBR] });
    expect((await decide()).statusCode).toBe(200);
  });
});
