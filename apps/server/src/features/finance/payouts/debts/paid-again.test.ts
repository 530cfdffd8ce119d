import { describe, expect, it } from 'vitest';
import { payoutScene } from '../../../../../test/scenes/purchases/payout-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';

const scene = payoutScene();

describe('a completed purchase whose payment is taken back after its payout', () => {
  it('is a debt of its store, which is over once it is paid again: the store is paid once', async () => {
    await scene.commission(5);
    const sale = await scene.sold();
    await scene.paidOut();
    const before = await scene.book(sale);
    for (const _ of [1, 2]) {
      const [receipt] = await scene.rows<{ code: number }>(
        `select max(code) as code from receipt where charge_code = $1`,
        [sale.charge],
      );
      const undone = await scene.colleague.post(`/admin/receipts/${receipt?.code}/undo`, {
        motivo: 'O banco tomou.',
      });
      expect(undone.statusCode).toBe(200);
      expect(await scene.statement()).toMatchObject({
        devido: -11_400,
        podePropor: false,
        linhas: [{ situacao: 'devolver', aRepassar: -11_400 }],
      });
      await scene.paid(sale);
      expect(await scene.book(sale)).toEqual(before);
      expect(await scene.statement()).toMatchObject({
        devido: 0,
        aVencer: 0,
        linhas: [{ situacao: 'repassado' }],
      });
      await expectRefused(scene.server, () => scene.propose(scene.finance, 11_400), 409);
    }
    expect(await scene.faults()).toEqual([]);
  });
});
