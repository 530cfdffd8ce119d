import { listOwnPaybacks } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import { describe, expect, it } from 'vitest';
import { builtBankData as data } from '../../../../../test/builders/bank-data.ts';
import { paybackScene } from '../../../../../test/scenes/purchases/payback-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';
import { seal } from '../../../../platform/secrets/seal.ts';

const scene = paybackScene();
const { pix } = scene;

const ask = () =>
  scene.finance.post(`/admin/purchases/${pix.purchase}/payback/bank-request`, {
    motivo: 'Veio por TED, sem a conta.',
  });
const give = () => pix.buyer.post(`/usrio/compras/${pix.purchase}/devolucoes/conta`, data);
const own = async () => {
  const reply = await pix.buyer.get(`/usrio/compras/${pix.purchase}/devolucoes`);
  return listOwnPaybacks.success.schema.parse(reply.json()).data.conta;
};
const account = async () => (await scene.detail()).conta;

/** The buyer was asked for their account, and gave it. */
async function given(): Promise<void> {
  for (const step of [ask, give]) expect((await step()).statusCode).toBe(200);
  pix.server.clock.advance(1000);
}

/** What is owed was transferred to the account that is there. Reais. */
async function transferred(valor: number): Promise<void> {
  const { informadaEm: dadosEm } = await account();
  expect((await scene.propose('transferencia', valor, { dadosEm })).statusCode).toBe(201);
  const { codigo } = await scene.last();
  const released = await scene.colleague.post(`/admin/paybacks/${codigo}/decision`, {
    decisao: 'liberar',
    dadosEm,
  });
  expect(released.statusCode).toBe(200);
  const referencia = `TED ${pix.purchase} ${codigo}`;
  expect((await scene.transfer({ resultado: 'feita', referencia })).statusCode).toBe(200);
  pix.server.clock.advance(1000);
}

/** Who was paid by the record of the refund. */
async function payee(): Promise<string | undefined> {
  const row = await pix.server.deps.database.row<{ id: number }>(
    pix.named('select id from cancellation where purchase_code = $1'),
    [pix.purchase],
  );
  const record = await scene.finance.get(`/admin/cancellations/${row?.id}/refund-record?motivo=Fisco`);
  return record.json<{ data: { favorecido: { nome: string } | null } }>().data.favorecido?.nome;
}

/** The purchase is undone, and its cancellation names this account. */
async function cancelledWith(name: string): Promise<void> {
  await scene.cancelled();
  const named: BankData = {
    bank: 'Outro',
    branch: '1',
    account: '2',
    pix: null,
    holderIsBuyer: false,
    document: '456',
    name,
    cep: '29100000',
    cityCode: 3_205_200,
    street: 'Rua',
  };
  const { config, database } = pix.server.deps;
  const sealed = seal(config.secretKey, bankDataPlace(pix.purchase), JSON.stringify(named));
  await database.run(pix.named('update cancellation set bank_data = $2 where purchase_code = $1'), [
    pix.purchase,
    sealed,
  ]);
}

describe('the account given for what went back', () => {
  it('is not taken for what is owed later: its buyer is asked again', async () => {
    await scene.paidByTransfer(12_300);
    await given();
    await transferred(300);
    await scene.paidByTransfer(50);
    expect(await own()).toBeNull();
    expect(await account()).toMatchObject({ pedidaEm: null, informadaEm: null, podePedir: true });
    await expectRefused(pix.server, give, 409);
    expect((await ask()).statusCode).toBe(200);
    expect(await own()).toMatchObject({ situacao: 'pedida', valor: 50, podeInformar: true });
  });

  it('is there again while the transfer turns out not to have left', async () => {
    await scene.paidByTransfer(12_300);
    await given();
    const { informadaEm } = await account();
    await transferred(300);
    const undone = await scene.finance.post(`/admin/paybacks/${(await scene.last()).codigo}/undo`, {
      motivo: 'Nada saiu do banco.',
    });
    expect(undone.statusCode).toBe(200);
    expect(await account()).toMatchObject({ informadaEm, podeVer: true });
  });

  it('that was never given, as the money went by Pix, may be asked for again', async () => {
    await scene.paidByPix(1_230_000);
    expect((await ask()).statusCode).toBe(200);
    await scene.propose('pix', 300);
    pix.server.clock.advance(1000);
    await scene.decide('liberar');
    await scene.send();
    expect((await scene.last()).situacao).toBe('feita');
    await scene.paidByTransfer(50);
    expect(await own()).toBeNull();
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('the payee of a refund', () => {
  it('is who the buyer named when they were asked for it', async () => {
    await scene.paidByTransfer(12_000);
    await cancelledWith('Quem a desistência nomeou');
    pix.server.clock.advance(1000);
    await given();
    await transferred(12_000);
    expect(await payee()).toBe(data.nome);
  });

  it('is who a later cancellation names, not who they named before', async () => {
    await scene.paidByTransfer(12_300);
    await given();
    await cancelledWith('Quem a desistência nomeou');
    await transferred(12_300);
    expect(await payee()).toBe('Quem a desistência nomeou');
  });

  it('is who they named before, if the cancellation names nobody', async () => {
    await scene.paidByTransfer(12_300);
    await given();
    await scene.cancelled();
    await transferred(12_300);
    expect(await payee()).toBe(data.nome);
  });
});
