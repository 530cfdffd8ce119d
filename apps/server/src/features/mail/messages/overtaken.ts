import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

/** To the one who led until now: `valueCentavos` is the price now. */
export function overtaken(facts: OfferMailFacts & { readonly endAt: number }): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const end = formatDateTime(facts.endAt);
  return offerMail(facts, {
    PTBR: {
      subject: 'Seu lance foi superado',
      paragraphs: [
        `Seu lance na oferta “${facts.offerTitle}” foi superado. O valor atual é ${value}.`,
        `Você ainda pode dar um novo lance até ${end} (horário de Brasília).`,
      ],
      button: 'Dar novo lance',
    },
    EN: {
      subject: 'You were outbid',
      paragraphs: [
        `Your bid on the offer “${facts.offerTitle}” was outbid. The current bid is ${value}.`,
        `You can still place a new bid until ${end} (Brasília time).`,
      ],
      button: 'Place a new bid',
    },
  });
}
