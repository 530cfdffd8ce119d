import type { MailContent } from '../mail-content.ts';
import { teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: 'proposal-withdrawn' | 'purchase-cancelled' | 'cancellation-requested';
  readonly reason: string;
  readonly text: string | null;
  /** Whether bank data came along; the data itself is in no mail. */
  readonly hasBankData: boolean;
}

const SUBJECTS = {
  'proposal-withdrawn': 'Proposta retirada pelo comprador',
  'purchase-cancelled': 'Compra cancelada pelo comprador',
  'cancellation-requested': 'Pedido de cancelamento para analisar',
} as const;

/** To the sales team: who cancelled what, and why (S-13). */
export function salesCancellation(facts: Facts): MailContent {
  const { kind, reason, text, hasBankData } = facts;
  return teamMail(facts, {
    subject: SUBJECTS[kind],
    as: 'Comprador',
    lines: [
      `Motivo: ${reason}.`,
      ...(text === null ? [] : [`Justificativa: ${text}`]),
      ...(hasBankData ? ['Há dados bancários para o estorno, guardados cifrados.'] : []),
    ],
  });
}
