import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { teamMail, until, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof SUBJECTS;
  /** Centavos. */
  readonly valueCentavos: number;
  /** Who bought; null while it was a best bid only. */
  readonly buyerName: string | null;
  /** Why, as it was chosen from the list, or as staff wrote it; null: it is told nowhere. */
  readonly reason: string | null;
  /** What the buyer wrote, masked; null: nothing. */
  readonly text: string | null;
  /** Whether bank data came along; the data itself is in no mail. */
  readonly hasBankData: boolean;
  /** Until when it is to be decided; null when nothing is. Epoch milliseconds. */
  readonly decideBy: number | null;
  /** When the offer ends that was reopened; null while it is closed. Epoch milliseconds. */
  readonly openUntil: number | null;
}

const SUBJECTS = {
  'purchase-cancelled': 'Compra cancelada pelo comprador',
  'cancellation-requested': 'Pedido de cancelamento para analisar',
  'purchase-defaulted': 'Compra não concluída pelo comprador',
} as const;

/** To those who sell: who does not keep a purchase, why, and what is to be done (S-11, S-13). */
export function salesCancellation(facts: Facts): MailContent {
  const { kind, valueCentavos, buyerName, reason, text, hasBankData } = facts;
  const why = reason === null ? [] : [`Motivo: ${reason}.`];
  // What staff wrote about a buyer is about a person; what he chose from a list is not.
  const isWritten = kind === 'purchase-defaulted';
  return teamMail(facts, {
    subject: SUBJECTS[kind],
    personal: [
      ...(buyerName === null ? [] : [`Comprador: ${buyerName}.`]),
      ...(isWritten ? why : []),
      ...(text === null ? [] : [`Justificativa: ${text}`]),
    ],
    lines: [
      `Valor: ${formatMoney(valueCentavos)}.`,
      ...(isWritten ? [] : why),
      ...(hasBankData ? ['Há dados bancários para o estorno, guardados cifrados.'] : []),
      nextStep(facts),
    ],
  });
}

function nextStep({ kind, decideBy, openUntil, hasBankData }: Facts): string {
  if (kind === 'cancellation-requested') {
    const when = decideBy === null ? '' : ` ${until(formatDateTime(decideBy))}`;
    return `Próximo passo: a equipe de vendas aprova ou recusa o pedido${when}. Até lá, não entregue o veículo.`;
  }
  const refund = hasBankData ? ' A equipe de vendas cuida do estorno.' : '';
  if (openUntil !== null)
    return `Próximo passo: não entregue o veículo. A oferta foi reaberta ${until(formatDateTime(openUntil))}.${refund}`;
  return `Próximo passo: não entregue o veículo. A oferta está encerrada sem venda; a equipe de vendas pode dar uma segunda chance ao participante seguinte.${refund}`;
}
