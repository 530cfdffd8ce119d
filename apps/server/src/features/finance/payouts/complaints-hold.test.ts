import { describe, expect, it } from 'vitest';
import { buyerStep, complain } from '../../../../test/scenes/purchases/complaint-scene.ts';
import { payoutScene } from '../../../../test/scenes/purchases/payout-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

const scene = payoutScene();

describe('a sale of which the buyer complains', () => {
  it('is held as long as the complaint is open, also if its payout was proposed before', async () => {
    const sale = await scene.sold();
    const state = async () => (await scene.statement(scene.member)).linhas[0]?.situacao;
    expect((await scene.propose()).statusCode).toBe(201);
    expect((await complain(sale.buyer, sale.purchase)).statusCode).toBe(201);
    expect(await state()).toBe('em-reclamacao');
    scene.server.clock.advance(6 * 60_000);
    expect(await scene.list()).toMatchObject({ devido: 0 });
    expect((await scene.finance.get(`/admin/stores/${scene.store}/statement.csv`)).body).toContain(
      'Retida: reclamação em aberto',
    );
    await expectRefused(scene.server, () => scene.decide(), 409);
    expect((await scene.decide('recusar')).statusCode).toBe(200);
    await expectRefused(scene.server, () => scene.propose(scene.finance, 12_000), 409);
    expect((await buyerStep(sale.buyer, sale.purchase, 'withdraw')).statusCode).toBe(200);
    expect(await state()).toBe('devido');
    await scene.paidOut();
    expect(await state()).toBe('repassado');
  });
});
