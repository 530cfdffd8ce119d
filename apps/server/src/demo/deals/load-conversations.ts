import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { replayMessages } from '../../features/sales/deal-messages/public.ts';
import type { LoadedPurchase } from './load-deals.ts';

const HOUR = 3_600_000;

/** What is said about a sale by its stage: buyer and seller in turns, and how many hours ago. */
const TALKS: Readonly<Partial<Record<LoadedPurchase['sale']['deal']['stage'], readonly Line[]>>> = {
  V: [[3, 'buyer', 'Bom dia! Já posso mandar os dados para o contrato?']],
  N: [
    [30, 'buyer', 'O veículo vem com a chave reserva e o manual?'],
    [27, 'house', 'Vem sim, os dois estão no cofre do pátio. Enviamos uma foto junto com o contrato.'],
    [5, 'buyer', 'Perfeito. Consigo retirar no sábado de manhã?'],
  ],
  C: [
    [52, 'house', 'Recebemos o comprovante. Assim que o valor compensar, liberamos o veículo.'],
    [50, 'buyer', 'Obrigada! O recibo de transferência sai quando?'],
    [28, 'house', 'Preparamos a intenção de venda no mesmo dia da liberação e avisamos por aqui.'],
  ],
  L: [
    [26, 'house', 'O veículo está liberado. Traga um documento com foto e o código de retirada.'],
    [2, 'buyer', 'Meu irmão pode retirar por mim?'],
  ],
};

type Line = readonly [hoursAgo: number, side: 'buyer' | 'house', text: string];

interface Facts {
  readonly config: Config;
  /** Of the sales team. */
  readonly sellerId: number;
  readonly now: number;
}

/** Conversations about sales that are on their way, one for each stage; some wait for an answer. */
export async function loadConversations(
  transaction: Transaction,
  purchases: readonly LoadedPurchase[],
  { config, sellerId, now }: Facts,
): Promise<void> {
  const begun = new Set<string>();
  for (const { code, sale } of purchases) {
    const { stage, cancellation } = sale.deal;
    const lines = (TALKS[stage] ?? []).filter(([hoursAgo]) => now - hoursAgo * HOUR > sale.at);
    if (cancellation !== null || begun.has(stage) || lines.length === 0) continue;
    begun.add(stage);
    const messages = lines.map(([hoursAgo, side, text]) => ({
      side,
      authorId: side === 'buyer' ? sale.buyerId : sellerId,
      text,
      at: now - hoursAgo * HOUR,
    }));
    await replayMessages(transaction, config, code, messages);
  }
}
