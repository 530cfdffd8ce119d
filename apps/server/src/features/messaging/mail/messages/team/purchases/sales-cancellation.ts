import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof WORDS.PTBR.subjects;
  /** Centavos. */
  readonly valueCentavos: number;
  /** The buyer; null if it was only a best bid. */
  readonly buyerName: string | null;
  /** The reason chosen from the list, or staff's text; null: not shown. */
  readonly reason: string | null;
  /** The buyer's text, masked; null: none. */
  readonly text: string | null;
  /** Whether bank data was sent; mails never contain the data itself. */
  readonly hasBankData: boolean;
  /** Deadline for a decision; null if none is needed. Epoch milliseconds. */
  readonly decideBy: number | null;
  /** When the reopened offer ends; null if it is closed. Epoch milliseconds. */
  readonly openUntil: number | null;
}

const WORDS = {
  PTBR: {
    subjects: {
      'purchase-cancelled': 'Compra cancelada pelo comprador',
      'cancellation-requested': 'Pedido de cancelamento para analisar',
      'purchase-defaulted': 'Compra não concluída pelo comprador',
    },
    value: 'Valor',
    buyer: 'Comprador',
    reason: 'Motivo',
    text: 'Justificativa',
    bankData: 'Há dados bancários para o estorno, guardados cifrados.',
    decide: (when: string) =>
      `Próximo passo: a equipe de vendas aprova ou recusa o pedido${when === '' ? '' : ` até ${when}`}. Até lá, não entregue o veículo.`,
    reopened: (when: string) => `Próximo passo: não entregue o veículo. A oferta foi reaberta até ${when}.`,
    ended:
      'Próximo passo: não entregue o veículo. A oferta está encerrada sem venda; a equipe de vendas pode dar uma segunda chance ao participante seguinte.',
    refund: 'A equipe de vendas cuida do estorno.',
  },
  EN: {
    subjects: {
      'purchase-cancelled': 'Purchase cancelled by the buyer',
      'cancellation-requested': 'Cancellation request to review',
      'purchase-defaulted': 'Purchase not completed by the buyer',
    },
    value: 'Price',
    buyer: 'Buyer',
    reason: 'Reason',
    text: 'In the buyer’s words',
    bankData: 'The buyer gave bank details for the refund; they are stored encrypted.',
    decide: (when: string) =>
      `Next step: the sales team approves or refuses the request${when === '' ? '' : ` by ${when}`}. Until then, do not hand the vehicle over.`,
    reopened: (when: string) =>
      `Next step: do not hand the vehicle over. The offer was reopened until ${when}.`,
    ended:
      'Next step: do not hand the vehicle over. The offer has ended without a sale; the sales team can give the next bidder a second chance.',
    refund: 'The sales team takes care of the refund.',
  },
} as const;

/** To sellers: who defaulted on or cancelled a purchase, why, and what to do (S-11, S-13). */
export function salesCancellation(facts: Facts): MailContent {
  return teamMail(facts, { PTBR: wordsOf('PTBR', facts), EN: wordsOf('EN', facts) });
}

function wordsOf(idiom: Idiom, facts: Facts) {
  const { kind, valueCentavos, buyerName, reason, text, hasBankData } = facts;
  const words = WORDS[idiom];
  const why = reason === null ? [] : [`${words.reason}: ${reason}.`];
  // Staff's text about a buyer is about a person; a reason from the list is not.
  const isWritten = kind === 'purchase-defaulted';
  return {
    subject: words.subjects[kind],
    personal: [
      ...(buyerName === null ? [] : [`${words.buyer}: ${buyerName}.`]),
      ...(isWritten ? why : []),
      ...(text === null ? [] : [`${words.text}: ${text}`]),
    ],
    lines: [
      `${words.value}: ${formatMoney(valueCentavos)}.`,
      ...(isWritten ? [] : why),
      ...(hasBankData ? [words.bankData] : []),
      nextStep(idiom, facts),
    ],
  };
}

function nextStep(idiom: Idiom, { kind, decideBy, openUntil, hasBankData }: Facts): string {
  const words = WORDS[idiom];
  if (kind === 'cancellation-requested')
    return words.decide(decideBy === null ? '' : instantIn(idiom, decideBy));
  const refund = hasBankData ? ` ${words.refund}` : '';
  return (openUntil === null ? words.ended : words.reopened(instantIn(idiom, openUntil))) + refund;
}
