import { beforeEach, describe, expect, it } from 'vitest';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import { seal } from '../../../platform/secrets/seal.ts';

const scene = paybackScene();
const { pix } = scene;

const reference = () => `TED ${pix.purchase} E`;

/** The colleague released a transfer that finance proposed, and recorded it as made. Reais; returns the payback. */
async function made(valor: number, referencia: string): Promise<number> {
  const steps = [
    () => scene.propose('transferencia', valor),
    () => scene.decide('liberar'),
    () => scene.transfer({ resultado: 'feita', referencia }),
  ];
  for (const step of steps) {
    const reply = await step();
    if (reply.statusCode >= 300) throw new Error(reply.body);
  }
  pix.server.clock.advance(1000);
  return (await scene.last()).codigo;
}

async function undo(payback: number): Promise<void> {
  const reply = await scene.finance.post(`/admin/paybacks/${payback}/undo`, {
    motivo: 'Nada saiu do banco.',
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

const refundMade = async () =>
  (await scene.finance.get(`/admin/refunds?situacao=devolvido&comprador=${pix.buyer.id}`)).json<{
    total: number;
  }>().total;

describe('the refund of a purchase that was undone, when a payback turns out not to have left', () => {
  let first: number;
  beforeEach(async () => {
    await scene.paidByTransfer(12_000);
    await scene.cancelled();
    first = await made(12_000, reference());
  });

  it('stays as an earlier payback completed it, and is due again if it was part of that', async () => {
    await scene.paidByTransfer(50);
    const later = await made(50, `${reference()} 2`);
    await undo(later);
    expect(await refundMade()).toBe(1);
    await scene.transfer({ resultado: 'feita', referencia: `${reference()} 2` });
    await undo(first);
    expect(await refundMade()).toBe(0);
  });

  it('keeps its payee once the bank data is deleted, rule 0.43', async () => {
    const { server, purchase } = pix;
    const text = JSON.stringify({ nome: 'Maria da Conta', documento: '123' });
    const payee = seal(server.deps.config.secretKey, `refund-payee:${purchase}`, text);
    const stored = await server.deps.database.row<{ id: number }>(
      pix.named('update cancellation set refund_payee = $2 where purchase_code = $1 returning id'),
      [purchase, payee],
    );
    await undo(first);
    await scene.transfer({ resultado: 'feita', referencia: reference() });
    const asked = new URLSearchParams({ motivo: 'Pedido do fisco' });
    const record = await scene.finance.get(
      `/admin/cancellations/${stored?.id}/refund-record?${asked.toString()}`,
    );
    expect(record.json()).toMatchObject({
      data: { favorecido: { nome: 'Maria da Conta', documento: '123' }, comprovante: reference() },
    });
  });
});
