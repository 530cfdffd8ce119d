import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '../../../../test/scenes/purchases/pix-scene.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import { verifyBook } from '../book/public.ts';

const scene = paybackScene();

const steps = fc.array(
  fc.oneof(
    fc.record({ step: fc.constant('pay'), cents: fc.integer({ min: 1, max: 900_000 }) }),
    fc.record({
      step: fc.constantFrom('propose', 'release', 'reject', 'send', 'send', 'cancel', 'record', 'undo'),
      cents: fc.nat(3),
    }),
    fc.record({ step: fc.constant('bank'), cents: fc.nat(5) }),
  ),
  { minLength: 8, maxLength: 25 },
);
const MOODS = ['right', 'lost', 'down', 'wrong'] as const;
const REFUNDS = ['done', 'processing', 'failed'] as const;

/** One step of a history; what is not possible is refused by the server. */
async function take({ step, cents }: { step: string; cents: number }): Promise<void> {
  const { bank, process } = scene.pix;
  const detail = await scene.detail();
  const [payback] = detail.devolucoes;
  const way = detail.formas[cents % Math.max(detail.formas.length, 1)];
  const path = `/admin/paybacks/${payback?.codigo ?? 0}`;
  if (step === 'pay' && (await scene.pix.list()).length > 0) {
    bank.set({ answers: 'right' });
    await scene.paidByPix(cents);
  }
  if (step === 'propose' && way) await scene.propose(way.forma, way.valor, { cobranca: way.cobranca });
  if (step === 'release') await scene.colleague.post(`${path}/decision`, { decisao: 'liberar' });
  if (step === 'reject')
    await scene.finance.post(`${path}/decision`, { decisao: 'recusar', motivo: 'Não agora.' });
  if (step === 'record')
    await scene.finance.post(`${path}/transfer`, {
      resultado: 'feita',
      referencia: `TED ${payback?.codigo}`,
    });
  if (step === 'cancel' && cents === 0)
    await scene.sales.post(`/admin/purchases/${scene.pix.purchase}/default`, { motivo: 'Não pagou.' });
  if (step === 'undo')
    await scene.colleague.post(`/admin/receipts/${detail.recebimentos[0]?.codigo ?? 0}/undo`, {
      motivo: 'Engano.',
    });
  if (step === 'bank')
    bank.set({ answers: MOODS[cents % 4] ?? 'right', refunds: REFUNDS[cents % 3] ?? 'done' });
  if (step === 'send') await scene.send({ ...scene.pix.deps, bank: process.client });
}

it('after every history the book says what the bank has, to the centavo', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await scene.pix.buy();
      const { bank, server } = scene.pix;
      const [payments, returned] = [bank.state.payments.length, scene.returnedAtBank()];
      for (const each of taken) {
        await take(each);
        server.clock.advance(MINUTE);
      }
      bank.set({ answers: 'right', refunds: 'done' });
      await bank.settleRefunds('DEVOLVIDO');
      server.clock.advance(70 * MINUTE);
      await scene.send();
      const arrived = bank.state.payments.slice(payments).reduce((sum, { centavos }) => sum + centavos, 0);
      const transfers = (await scene.detail()).devolucoes
        .filter(({ forma, situacao }) => forma === 'transferencia' && situacao === 'feita')
        .reduce((sum, { valor }) => sum + Math.round(valor * 100), 0);
      const book = await scene.pix.book();
      expect(book['house-bank'] ?? 0).toBe(arrived - (scene.returnedAtBank() - returned) - transfers);
      const faults: string[] = [];
      await verifyBook(server.deps.database, (fault) => faults.push(fault));
      expect(faults).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
