import { lookAgainAt } from '@patio/domain/finance/payouts/look-again.ts';
import { planPayout } from '@patio/domain/finance/payouts/plan-payout.ts';
import { storeDebt } from '@patio/domain/finance/payouts/plan-repayment.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoutScene } from '../../../../../test/scenes/purchases/payout-scene.ts';
import { comingOf, latestStandings, standingsOf, type StandingClaim } from '../standings.ts';

const scene = payoutScene();
const DAY = 86_400_000;
let made = 0;

const STEPS = [
  'sell',
  'sell',
  'pay',
  'pay',
  'pay-half',
  'hand-over',
  'hand-over',
  'wait',
  'wait',
  'propose',
  'release',
  'transfer',
  'fail',
  'cancel',
  'unpay',
  'repay',
  'undo-repayment',
  'before-the-book',
] as const;
const steps = fc.array(fc.record({ step: fc.constantFrom(...STEPS), which: fc.nat(2) }), {
  minLength: 10,
  maxLength: 30,
});

type Sale = Awaited<ReturnType<typeof scene.sell>>;

/** What is done with one sale; what is not possible is refused by the server. */
async function move(step: (typeof STEPS)[number], sale: Sale): Promise<void> {
  if (step === 'pay') await scene.paid(sale);
  if (step === 'pay-half') await scene.paid(sale, 6000);
  if (step === 'hand-over') await scene.handOver(sale);
  if (step === 'cancel') await scene.cancelled(sale).catch(() => undefined);
  const receipt = 'select max(code) as code from receipt where charge_code = $1';
  const [last] = await scene.rows<{ code: number | null }>(receipt, [sale.charge]);
  if (step === 'unpay')
    await scene.colleague.post(`/admin/receipts/${last?.code ?? 0}/undo`, { motivo: 'De outra compra.' });
  if (step === 'before-the-book')
    await scene.run(`update receipt set source = 'opening' where code = $1`, [last?.code ?? 0]);
}

/** What is done with the store. */
async function settle(step: (typeof STEPS)[number]): Promise<void> {
  if (step === 'wait') scene.server.clock.advance(8 * DAY);
  if (step === 'propose') await scene.propose();
  if (step === 'release') await scene.decide().catch(() => undefined);
  if (step === 'transfer' || step === 'fail')
    await scene.transfer(step === 'transfer').catch(() => undefined);
  const { divida, devolucoes } = await scene.statement();
  if (step === 'repay')
    await scene.finance.post(`/admin/stores/${scene.store}/repayments`, {
      valor: Math.max(1, divida / 2),
      forma: 'especie',
      dia: dayOf(scene.server.clock.now()),
      referencia: `Recibo ${(made += 1)}`,
    });
  if (step === 'undo-repayment')
    await scene.colleague.post(`/admin/store-repayments/${devolucoes[0]?.codigo ?? 0}/undo`, {
      motivo: 'Era de outra loja.',
    });
}

/** Everything that is decided by how the charges of a store stand. */
function decided(claims: readonly StandingClaim[], now: number) {
  const standings = claims.map(({ standing }) => standing);
  return {
    plan: planPayout(standings),
    debt: storeDebt(standings),
    coming: comingOf(claims),
    lookAt: lookAgainAt(standings, now),
  };
}

it('after every history what is not settled decides the same as everything that was ever charged', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await scene.newStore();
      await scene.commission(5);
      const sales: Sale[] = [];
      const { deps, clock } = scene.server;
      for (const { step, which } of taken) {
        const sale = sales[which % Math.max(sales.length, 1)];
        if (step === 'sell') sales.push(await scene.sell());
        else if (sale !== undefined) await move(step, sale);
        await settle(step);
        const at = { store: scene.store, now: clock.now() };
        const all = await latestStandings(deps, deps.database, { ...at, most: null });
        const unsettled = await standingsOf(deps, deps.database, at);
        expect(decided(unsettled, at.now)).toEqual(decided(all, at.now));
        expect(unsettled).toEqual(
          all.filter(
            ({ row: { arrived, passed_on: passedOn, before_book: before } }) =>
              !before && arrived !== passedOn,
          ),
        );
      }
    }),
    { numRuns: 15 },
  );
});
