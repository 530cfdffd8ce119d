import { paybackErrors } from '@patio/contract/errors/purchases/payback-errors.ts';
import { payoutErrors } from '@patio/contract/errors/purchases/payout-errors.ts';
import { expect, it } from 'vitest';
import { payoutScene } from '../../../../test/scenes/purchases/payout-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

const scene = payoutScene();

/** A released payout of a store of its own: its code. */
async function released(): Promise<number> {
  await scene.newStore();
  await scene.sold();
  await scene.propose();
  await scene.decide();
  return (await scene.last()).codigo;
}

/** A released transfer to a buyer who paid too much: its code. */
async function payback(): Promise<number> {
  const sale = await scene.sell();
  await scene.paid(sale, 12_001);
  const body = { forma: 'transferencia', valor: 1, motivo: 'Pago a mais.' };
  const proposed = await scene.finance.post(`/admin/purchases/${sale.purchase}/paybacks`, body);
  expect(proposed.statusCode).toBe(201);
  const [last] = await scene.rows<{ code: number }>('select max(code) as code from payback');
  const code = last?.code ?? 0;
  const decided = await scene.colleague.post(`/admin/paybacks/${code}/decision`, { decisao: 'liberar' });
  expect(decided.statusCode).toBe(200);
  return code;
}

const toStore = (code: number, referencia: string) =>
  scene.colleague.post(`/admin/payouts/${code}/transfer`, { resultado: 'feito', referencia });
const toBuyer = (code: number, referencia: string) =>
  scene.colleague.post(`/admin/paybacks/${code}/transfer`, { resultado: 'feita', referencia });

/** How many of them stand, and how many are refused with an error of the catalogue. */
async function statuses(replies: readonly ReturnType<typeof toStore>[]): Promise<readonly number[]> {
  const codes = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
  return codes.toSorted((one, other) => one - other);
}

it('a transfer to a store and one to a buyer never have the same reference', async () => {
  const [store, buyer] = [await released(), await payback()];
  await toStore(store, 'TED 7001');
  const refused = await expectRefused(scene.server, () => toBuyer(buyer, 'ted 7001'), 409);
  expect(refused.json()).toMatchObject({ erros: [paybackErrors['payback-reference'].PTBR] });
  expect((await toBuyer(buyer, 'TED 7002')).statusCode).toBe(200);
  const another = await released();
  const back = await expectRefused(scene.server, () => toStore(another, 'TED  7002'), 409);
  expect(back.json()).toMatchObject({ erros: [payoutErrors['payout-reference'].PTBR] });
});

it('two payouts, two paybacks, or one of each recorded at the same moment: the second is told that the reference is taken', async () => {
  const payouts = [await released(), await released()];
  expect(await statuses(payouts.map((code) => toStore(code, 'TED 1')))).toEqual([200, 409]);
  const paybacks = [await payback(), await payback()];
  expect(await statuses(paybacks.map((code) => toBuyer(code, 'TED 2')))).toEqual([200, 409]);
  const [store, buyer] = [await released(), await payback()];
  expect(await statuses([toStore(store, 'TED 3'), toBuyer(buyer, 'TED 3')])).toEqual([200, 409]);
});
