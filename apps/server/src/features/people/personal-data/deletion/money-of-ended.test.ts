import { getPersonalData } from '@patio/contract/people/personal-data/get-personal-data.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { describe, expect, it } from 'vitest';
import { day, deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { paybackScene } from '../../../../../test/scenes/purchases/payback-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';
import { findBankRefundsJob } from '../../../finance/bank-refunds/find-bank-refunds.job.ts';
import { chargeStorage } from '../../../finance/charges/public.ts';

const money = paybackScene();
const { pix } = money;

const change = (text: string) =>
  pix.server.deps.database.run({ name: '', text: `update purchase set ${text} where code = $1` }, [
    pix.purchase,
  ]);
const complete = () => change(`status = 'X', finished_at = now()`);
const obstacles = async () => {
  const reply = await pix.buyer.get('/usrio/dados');
  const { exclusao } = getPersonalData.success.schema.parse(reply.json());
  return exclusao.impedimentos.map(({ tipo }) => tipo);
};
const goes = () => deletionScene(pix.server).askToGo(pix.buyer.id);

describe('an account that the house owes money', () => {
  it('stays until what was paid too much for a completed purchase went back, and is told why', async () => {
    await money.paidByPix(1_230_000);
    await complete();
    expect(await obstacles()).toEqual(['devolucao']);
    const refused = await expectRefused(pix.server, goes, 409);
    expect(refused.json<{ erros: string[] }>().erros[0]).toContain('dinheiro que temos a devolver a você');
    await money.propose('pix', 300);
    await money.decide('liberar');
    // On its way.
    expect(await obstacles()).toEqual(['devolucao']);
    await money.send();
    expect(await obstacles()).toEqual([]);
    expect((await goes()).statusCode).toBe(201);
  });

  it.each([
    [
      'paid part of a purchase that was undone',
      async () => {
        await money.paidByPix(500_000);
        await money.cancelled();
      },
    ],
    [
      'paid a purchase after it was undone',
      async () => {
        await money.cancelled();
        await late();
      },
    ],
    [
      'has a payment by another payer that finance has not decided',
      async () => {
        await byOther();
        await money.cancelled();
      },
    ],
  ])('stays if it %s', async (_, happens) => {
    await happens();
    expect(await obstacles()).toContain('devolucao');
    await expectRefused(pix.server, goes, 409);
  });

  it('is not erased if that comes after it asked to go', async () => {
    await money.cancelled();
    const scene = deletionScene(pix.server);
    expect((await goes()).statusCode).toBe(201);
    await late();
    pix.server.clock.advance(7 * day);
    await scene.job();
    expect(await scene.erasedAt(pix.buyer.id)).toBeNull();
  });
});

describe('an account that owes money', () => {
  it('stays while the bank has the payment of a completed purchase back', async () => {
    const payment = await money.paidByPix();
    await complete();
    expect(await obstacles()).toEqual([]);
    await pix.bank.giveBack(payment);
    await findBankRefundsJob(pix.deps).run();
    expect(await obstacles()).toEqual(['cobranca']);
    await expectRefused(pix.server, goes, 409);
  });

  it('stays while it owes storage, and not for a price that sales approved by hand', async () => {
    await change(`payment_approved = true, payment_approved_at = now()`);
    await complete();
    expect(await obstacles()).toEqual([]);
    const { deps, clock } = pix.server;
    const fact = { code: pix.purchase, at: clock.now(), amount: 3000, by: money.sales.id };
    await deps.database.transact((transaction) => chargeStorage(deps, transaction, fact));
    expect(await obstacles()).toEqual(['cobranca']);
    const refused = await expectRefused(pix.server, goes, 409);
    expect(refused.json<{ erros: string[] }>().erros[0]).toContain('pague na página da compra');
  });
});

/** The code of a cancelled purchase is paid all the same. */
async function late(): Promise<void> {
  await money.paidByTransfer(100);
}

async function byOther(): Promise<void> {
  const reply = await money.finance.post(
    `/admin/charges/${(await money.detail()).cobrancas[0]?.codigo}/receipts`,
    {
      valor: 100,
      dia: dayOf(pix.server.clock.now()),
      pagador: 'Outro Pagador',
      documentoPagador: null,
      referencia: `TED OUTRO ${pix.purchase}`,
    },
  );
  expect(reply.statusCode).toBe(201);
}
