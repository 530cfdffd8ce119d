import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { FinePayer } from '@patio/domain/sales/transfer/fine-payer.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferNewsFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferNewsFacts {
  readonly what: 'added' | 'removed';
  readonly cents: number;
  /** The day of the offence, yyyy-mm-dd. */
  readonly on: string;
  readonly description: string;
  readonly payer: FinePayer;
  /** Why another one pays than by the day of the delivery, or why it was struck. */
  readonly reason: string | null;
}

const PAYS = {
  buyer: {
    PTBR: 'Ela é de depois da entrega, e quem paga é você.',
    EN: 'It is from after the delivery, and you pay it.',
  },
  seller: {
    PTBR: 'Quem paga é quem vendeu. Você não precisa fazer nada.',
    EN: 'The seller pays it. There is nothing for you to do.',
  },
  agreed: { PTBR: 'Quem paga é você.', EN: 'You pay it.' },
} as const;

/** To the buyer: a fine of the vehicle became known after the sale, with who pays it; or it was struck. */
export function transferFine(facts: Facts): MailContent {
  const { what, cents, on, description, payer, reason } = facts;
  const wordsIn = (idiom: Idiom, button: string) => {
    const day = dateText(Date.parse(`${on}T12:00:00Z`), idiom);
    const fine = `${description}, ${day}, ${formatMoney(cents)}`;
    const pays = PAYS[payer === 'buyer' && reason !== null ? 'agreed' : payer][idiom];
    const why = reason === null ? [] : [idiom === 'EN' ? `Reason: ${reason}` : `Motivo: ${reason}`];
    if (what === 'removed') {
      const said =
        idiom === 'EN' ? `This fine no longer counts: ${fine}.` : `Esta multa não vale mais: ${fine}.`;
      const subject = idiom === 'EN' ? 'A fine was struck' : 'Uma multa foi apagada';
      return { subject, paragraphs: [said, ...why], button };
    }
    const subject =
      idiom === 'EN'
        ? 'There is a fine of the vehicle you bought'
        : 'Há uma multa do veículo que você comprou';
    return { subject, paragraphs: [`${fine}.`, pays, ...why], button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Ver minha compra'),
    EN: wordsIn('EN', 'See my purchase'),
  });
}
