import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { MissingDocument } from '@patio/domain/sales/purchase-documents/missing-documents.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { nextStepWords, type WrittenStage } from './next-step-words.ts';
import { DOCUMENT_NAMES } from './purchase-document-names.ts';

interface Facts extends OfferMailFacts {
  readonly purchaseCode: number;
  /** Epoch milliseconds. */
  readonly boughtAt: number;
  /** What it waits for, or that it has ended. */
  readonly next: WrittenStage | 'completed' | 'cancelled';
  readonly missing: readonly MissingDocument[];
}

const ENDED = {
  PTBR: { completed: 'A compra está concluída.', cancelled: 'A compra foi cancelada.' },
  EN: { completed: 'The purchase is completed.', cancelled: 'The purchase was cancelled.' },
} as const;

/** To the buyer, who asked for it: what they bought, what it costs in all, and what comes next. */
export function purchaseSummary(facts: Facts): MailContent {
  const { purchaseCode: code, offerTitle: title, boughtAt, valueCentavos, costs, next, missing } = facts;
  const price = formatMoney(valueCentavos);
  const step = (idiom: Idiom): string =>
    typeof next === 'string' ? ENDED[idiom][next] : nextStepWords(next, idiom);
  const rest = (idiom: Idiom): readonly string[] => [
    ...(costs === undefined ? [] : [costs.join(' ')]),
    step(idiom),
    ...(missing.length === 0 ? [] : [missingWords(missing, idiom)]),
  ];
  return offerMail(facts, {
    PTBR: {
      subject: `Resumo da compra nº ${code}`,
      paragraphs: [
        `Compra nº ${code}, de ${dateText(boughtAt, 'PTBR')}: “${title}”, por ${price}.`,
        ...rest('PTBR'),
      ],
      button: 'Ver minha compra',
    },
    EN: {
      subject: `Summary of purchase no. ${code}`,
      paragraphs: [
        `Purchase no. ${code} of ${dateText(boughtAt, 'EN')}: “${title}”, at ${price}.`,
        ...rest('EN'),
      ],
      button: 'See my purchase',
    },
  });
}

function missingWords(missing: readonly MissingDocument[], idiom: Idiom): string {
  const english = idiom === 'EN';
  const parts = missing.map(({ kind, what, owner, dueOn }) => {
    const turn =
      what === 'check'
        ? english
          ? 'sent, being checked'
          : 'enviado, em conferência'
        : owner === 'buyer'
          ? english
            ? 'your turn'
            : 'com você'
          : english
            ? 'with the seller'
            : 'com quem vende';
    const day = dueOn === null ? '' : dateText(endOfDay(dueOn) - 1, idiom);
    const until = day === '' ? '' : english ? `, by ${day}` : `, até ${day}`;
    return `${DOCUMENT_NAMES[idiom][kind]} (${turn}${until})`;
  });
  return `${english ? 'Missing documents' : 'Documentos que faltam'}: ${parts.join('; ')}.`;
}
