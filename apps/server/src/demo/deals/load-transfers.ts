import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { replayTransfer } from '../../features/sales/transfer/public.ts';
import type { LoadedPurchase } from './load-deals.ts';

const DAY = 86_400_000;

type Step = 'atpv' | 'assinatura-vendedor' | 'assinatura-comprador' | 'detran';
type Done = readonly [step: Step, kind: 'done' | 'sent' | 'confirmed', words?: string];

const SIGNED: readonly Done[] = [
  ['atpv', 'done', 'Emitida pelo aplicativo do Detran.'],
  ['assinatura-vendedor', 'done'],
];

/** How far the transfer of a sale is by its stage, and for sales that were handed over one after another: at the Detran, to confirm, done. */
const BY_STAGE: Readonly<Partial<Record<LoadedPurchase['sale']['deal']['stage'], readonly Done[]>>> = {
  C: [SIGNED[0] ?? ['atpv', 'done']],
  L: [...SIGNED, ['assinatura-comprador', 'sent']],
};
const HANDED_OVER: readonly (readonly Done[])[] = [
  [...SIGNED, ['assinatura-comprador', 'confirmed']],
  [...SIGNED, ['assinatura-comprador', 'confirmed'], ['detran', 'sent', 'Placa nova já instalada.']],
  [...SIGNED, ['assinatura-comprador', 'confirmed'], ['detran', 'confirmed']],
];

/** Transfers of the sales of the demo world: some go on, some wait for the team, some are done. */
export async function loadTransfers(
  transaction: Transaction,
  purchases: readonly LoadedPurchase[],
  { sellerId, now }: { readonly sellerId: number; readonly now: number },
): Promise<void> {
  let handedOver = 0;
  for (const { code, sale } of purchases) {
    const { stage, cancellation } = sale.deal;
    if (cancellation !== null) continue;
    const done = stage === 'X' ? (HANDED_OVER[Math.min(handedOver, 2)] ?? []) : (BY_STAGE[stage] ?? []);
    if (stage === 'X') handedOver += 1;
    const pause = Math.min(DAY, (now - sale.at) / (done.length + 2));
    const events = done.map(([step, kind, words = null], index) => {
      const at = sale.at + pause * (index + 1);
      const byBuyer = kind === 'sent';
      const side = byBuyer ? ('buyer' as const) : ('house' as const);
      const accountId = byBuyer ? sale.buyerId : sellerId;
      return { step, kind, side, accountId, at, on: dayOf(at), words };
    });
    await replayTransfer(transaction, code, events);
  }
}
