import { paybackErrors } from '@patio/contract/errors/purchases/payback-errors.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { paybackScene } from '../../../../../test/scenes/purchases/payback-scene.ts';
import { MINUTE } from '../../../../../test/scenes/purchases/pix-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';
import { verifyBook } from '../../book/public.ts';

const scene = paybackScene();
const { pix } = scene;

afterAll(async () => {
  const faults: string[] = [];
  await verifyBook(pix.server.deps.database, (fault) => faults.push(fault));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** What finance sees of what is proposed, and that releasing it is refused if it is not offered. */
async function expectNotReleased(impedimento: string, error: keyof typeof paybackErrors): Promise<void> {
  const { devolucoes, ...shown } = await scene.detail();
  expect(shown).toMatchObject({ impedimento, podePropor: true });
  expect(devolucoes[0]).toMatchObject({ situacao: 'proposta', podeRecusar: true });
  for (const user of [scene.finance, scene.colleague]) {
    const path = `/admin/purchases/${pix.purchase}/payback`;
    const seen = (await user.get(path)).json<{ data: { devolucoes: { podeLiberar: boolean }[] } }>().data;
    expect(seen.devolucoes[0]?.podeLiberar).toBe(false);
  }
  const refused = await expectRefused(pix.server, () => scene.decide('liberar'), 409);
  expect(refused.json()).toMatchObject({ erros: [paybackErrors[error].PTBR] });
}

describe('a payback that cannot be released any more', () => {
  it('as more is owed by now says so, and proposing again takes its place', async () => {
    await scene.paidByTransfer(12_300);
    await scene.propose('transferencia', 300);
    await scene.paidByTransfer(200);
    await expectNotReleased('mudou', 'payback-changed');
    expect((await scene.detail()).formas).toMatchObject([{ forma: 'transferencia', valor: 500 }]);
    await expectRefused(pix.server, () => scene.propose('transferencia', 300), 409);
    expect((await scene.propose('transferencia', 500)).statusCode).toBe(201);
    const { impedimento, devolucoes } = await scene.detail();
    expect(impedimento).toBeNull();
    expect(devolucoes).toMatchObject([
      { situacao: 'proposta', valor: 500, partes: [{ situacao: 'proposta' }] },
      { situacao: 'retirada', valor: 300, decisao: 'Pago a mais.', partes: [{ situacao: 'retirada' }] },
    ]);
    expect((await scene.decide('liberar')).statusCode).toBe(200);
  });

  it('as its Pix is too old says so, and the buyer can be asked for an account instead', async () => {
    await scene.paidByPix(1_230_000);
    await scene.propose('pix', 300);
    expect((await scene.detail()).conta.podePedir).toBe(false);
    pix.server.clock.advance(91 * 24 * 60 * MINUTE);
    await expectNotReleased('mudou', 'payback-changed');
    expect((await scene.detail()).conta.podePedir).toBe(true);
    const path = `/admin/purchases/${pix.purchase}/payback/bank-request`;
    expect((await scene.finance.post(path, { motivo: 'O prazo do Pix passou.' })).statusCode).toBe(200);
    expect(await scene.detail()).toMatchObject({
      impedimento: null,
      devolucoes: [{ situacao: 'retirada', decisao: 'O prazo do Pix passou.' }],
      conta: { podePedir: false },
    });
    expect((await scene.propose('transferencia', 300)).statusCode).toBe(201);
  });

  it('as no Pix is offered any more says so, and another way takes its place', async () => {
    await scene.paidByPix(1_230_000);
    await scene.propose('pix', 300);
    const { config } = pix.server.deps;
    const before = config.pix;
    Object.assign(config, { pix: { ...before, bank: null, local: false } });
    try {
      await expectNotReleased('sem-pix', 'payback-impossible');
      const { formas, conta } = await scene.detail();
      expect(formas).toMatchObject([{ forma: 'transferencia' }]);
      expect(conta.podePedir).toBe(true);
      expect((await scene.propose('transferencia', 300)).statusCode).toBe(201);
    } finally {
      Object.assign(config, { pix: before });
    }
  });

  it('as nothing is owed by now is turned down, and nothing takes its place', async () => {
    const charge = (await scene.detail()).cobrancas[0]?.codigo ?? 0;
    await scene.paidByTransfer(12_300, charge);
    await scene.propose('transferencia', 300);
    const receipts = (await scene.detail()).recebimentos;
    const undo = `/admin/receipts/${receipts[0]?.codigo ?? 0}/undo`;
    expect((await scene.colleague.post(undo, { motivo: 'De outra compra.' })).statusCode).toBe(200);
    expect(await scene.detail()).toMatchObject({
      impedimento: 'mudou',
      podePropor: false,
      formas: [],
      devolucoes: [{ podeLiberar: false, podeRecusar: true }],
    });
    expect((await scene.decide('recusar')).statusCode).toBe(200);
    expect((await scene.detail()).impedimento).toBeNull();
  });
});
