import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writeComplaint } from './complaints.store.ts';
import type { LoadedPurchase } from './load-deals.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const STORIES = [
  {
    category: 'vicio-oculto',
    remedy: 'conserto',
    text: 'Três semanas depois da retirada o câmbio passou a trepidar em segunda marcha. O mecânico disse que o defeito é antigo.',
    answer: null,
  },
  {
    category: 'documentos',
    remedy: 'documento',
    text: 'O documento assinado do veículo ainda não chegou, e sem ele não consigo transferir.',
    answer: null,
  },
  {
    category: 'debitos',
    remedy: 'desconto',
    text: 'Apareceu uma multa de antes da compra no aplicativo da CNH.',
    answer: 'A multa é anterior à venda e será paga por nós. A taxa de renovação não é devida.',
  },
] as const;

/** Complaints about sales that were released, one of each kind: one waits, one was decided. */
export async function loadComplaints(
  transaction: Transaction,
  purchases: readonly LoadedPurchase[],
  { deciderId, now }: { readonly deciderId: number; readonly now: number },
): Promise<void> {
  const released = purchases.filter(
    ({ sale: { deal } }) => (deal.stage === 'X' || deal.stage === 'L') && deal.cancellation === null,
  );
  for (const [index, story] of STORIES.entries()) {
    const purchase = released[index];
    if (purchase === undefined) return;
    const openedAt = Math.max(purchase.sale.at + HOUR, now - (index + 1) * DAY);
    await writeComplaint(transaction, {
      ...story,
      purchase: purchase.code,
      openedAt,
      answeredAt: Math.min(openedAt + 5 * HOUR, now),
      dueAt: story.answer === null ? addWorkingDays(openedAt, 5) : now + 9 * DAY,
      decider: deciderId,
    });
  }
}
