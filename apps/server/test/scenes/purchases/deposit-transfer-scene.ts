import { expect } from 'vitest';
import { builtBankData } from '../../builders/bank-data.ts';
import { DAY, depositScene, type DepositScene } from './deposit-scene.ts';

/** A house with deposits that the bank no longer returns by Pix, and how they go back by transfer. */
export function depositTransferScene() {
  const scene = depositScene();
  const row = async () => {
    const [deposit] = await scene.listed();
    if (deposit === undefined) throw new Error('There is no deposit.');
    return deposit;
  };
  const transfer = async () => (await row()).transferencia?.codigo ?? 0;
  const steps = {
    row,
    transfer,
    /** The account as its buyer sees it. */
    account: async () => (await scene.own())[0]?.conta ?? null,
    /** A deposit that is to go back after the bank no longer returns its Pix; gives its code. */
    async tooOld(): Promise<number> {
      await scene.left();
      scene.server.clock.advance(90 * DAY);
      await scene.ended();
      await scene.follow();
      return (await scene.own())[0]?.codigo ?? 0;
    },
    refused: (payments = 1) => refuse(scene, payments),
    give: async (more: object = {}, by = scene.ana, code?: number) =>
      by.post(`/usrio/caucoes/${code ?? (await scene.own())[0]?.codigo ?? 0}/conta`, {
        ...builtBankData,
        ...more,
      }),
    propose: async (by = scene.finance, valor = 1000) =>
      by.post(`/admin/deposits/${(await row()).codigo}/transfers`, {
        valor,
        dadosEm: (await row()).dadosEm ?? '2026-01-01T00:00:00.000Z',
        motivo: 'O Pix passou de 90 dias.',
      }),
    async decide(decisao: 'liberar' | 'recusar' = 'liberar', by = scene.colleague) {
      const more =
        decisao === 'recusar' ? { motivo: 'Conta de outra pessoa.' } : { dadosEm: (await row()).dadosEm };
      return by.post(`/admin/deposit-transfers/${await transfer()}/decision`, { decisao, ...more });
    },
    ...endings(scene, transfer),
  };
  return {
    scene,
    ...steps,
    /** The account is there, and its transfer is released. */
    async released(): Promise<void> {
      await steps.tooOld();
      for (const step of [() => steps.give(), () => steps.propose(), () => steps.decide()])
        expect((await step()).statusCode).toBeLessThan(300);
    },
  };
}

/** How the transfer of the one deposit ends: made, not made, or undone after all. */
function endings(scene: DepositScene, transfer: () => Promise<number>) {
  let made = 0;
  return {
    record: async (referencia = `TED caução ${(made += 1)}`, by = scene.finance) =>
      by.post(`/admin/deposit-transfers/${await transfer()}/transfer`, { resultado: 'feita', referencia }),
    notMade: async (by = scene.finance) =>
      by.post(`/admin/deposit-transfers/${await transfer()}/transfer`, {
        resultado: 'nao-feita',
        motivo: 'Conta encerrada.',
      }),
    undo: async (by = scene.colleague, more: object = {}) =>
      by.post(`/admin/deposit-transfers/${await transfer()}/undo`, {
        motivo: 'Era de outra pessoa.',
        ...more,
      }),
  };
}

/** The bank refuses what it is asked to return of the last payments. */
async function refuse(scene: DepositScene, payments: number): Promise<void> {
  const full = { id: 'x', rtrId: 'D', centavos: 100_000, askedAt: 0, settledAt: 0 };
  for (const { refunds } of scene.pix.bank.state.payments.slice(-payments))
    refunds.push({ ...full, status: 'DEVOLVIDO' });
  await scene.send();
}
