import { describe, expect, it } from 'vitest';
import { openDealsOf } from '../../../../people/personal-data/deletion/open-deals.store.ts';
import { mailsTo } from '../../../../../../test/mails.ts';
import { DAY } from '../../../../../../test/scenes/purchases/deposit-scene.ts';
import { depositTransferScene } from '../../../../../../test/scenes/purchases/deposit-transfer-scene.ts';
import { expectRefused } from '../../../../../../test/state/whole-state.ts';

const { scene, row, account, refused, give, propose, decide, record } = depositTransferScene();

describe('a transfer of a deposit of which more is owed', () => {
  it('made, what was paid again meanwhile goes back by Pix', async () => {
    const text = await scene.code();
    await scene.pix.pay(text);
    scene.server.clock.advance(90 * DAY);
    await scene.ended();
    await scene.follow();
    await give();
    await propose();
    await decide();
    await scene.pix.pay(text, null, true);
    const mails = await mailsTo(scene.server.deps.database, scene.ana.email);
    const told = (words: string) => mails.filter(({ subject }) => subject.startsWith(words)).length;
    expect([told('A sua caução volta para você'), told('A sua caução está a caminho')]).toEqual([1, 0]);
    await record();
    expect(await row()).toMatchObject({ situacao: 'devolvendo', atencao: null });
    await scene.send();
    expect(await row()).toMatchObject({ situacao: 'devolvida', atencao: null });
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await scene.book()).toEqual({});
  });

  it('that is proposed only gives way to a Pix that can go back', async () => {
    const text = await scene.code();
    await scene.pix.pay(text);
    scene.server.clock.advance(90 * DAY);
    await scene.ended();
    await scene.follow();
    await give();
    await propose();
    await scene.pix.pay(text, null, true);
    expect(await row()).toMatchObject({ atencao: null, transferencia: { situacao: 'retirada' } });
    await scene.send();
    expect(scene.returnedAtBank()).toBe(100_000);
    expect(await row()).toMatchObject({ atencao: 'propor', aDevolver: 1000 });
  });

  it('of what was paid twice for a deposit that is kept leaves it kept', async () => {
    const text = await scene.code();
    await scene.pix.pay(text);
    await scene.pix.pay(text, null, true);
    await refused(2);
    await scene.ana.bid(scene.offer, 11_000);
    await scene.undone();
    await scene.decide('reter');
    const { codigo } = await row();
    await scene.finance.post(`/admin/deposits/${codigo}/bank-request`, { motivo: 'O banco não devolve.' });
    scene.server.clock.advance(60_000);
    await give();
    await propose();
    expect((await decide('liberar', scene.colleague)).statusCode).toBe(200);
    const open = async () =>
      (await openDealsOf(scene.server.deps.database, scene.ana.id)).filter(({ kind }) => kind === 'deposit');
    expect(await open()).toMatchObject([{ kind: 'deposit' }]);
    await record();
    expect(await row()).toMatchObject({ situacao: 'retida', atencao: null, aDevolver: 0 });
    expect(await scene.book()).toEqual({ 'house-bank': 100_000, 'house-revenue': -100_000 });
    expect(await open()).toEqual([]);
    // Given back after all: what they told for the other money is not taken for this.
    scene.server.clock.advance(100 * DAY);
    expect((await scene.decide('devolver', scene.colleague)).statusCode).toBe(200);
    expect(await row()).toMatchObject({ atencao: 'dados', aDevolver: 1000, podeVerDados: false });
    expect(await account()).toMatchObject({ situacao: 'pedida', valor: 1000, ate: null, podeInformar: true });
    await expectRefused(scene.server, () => propose(), 409);
    await give();
    await propose();
    expect((await decide('liberar', scene.finance)).statusCode).toBe(409);
    expect(await open()).toMatchObject([{ kind: 'deposit' }]);
  });
});
