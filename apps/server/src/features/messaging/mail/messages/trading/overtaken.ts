import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { valueInAll } from '../value-in-all.ts';

interface Overtaken extends OfferMailFacts {
  /** Epoch milliseconds. */
  readonly endAt: number;
  /** Bids above the reader's were withdrawn or annulled since, and there is still a higher one. */
  readonly fell?: boolean;
}

/** To the previous leader: `valueCentavos` is the current price. */
export function overtaken(facts: Overtaken): MailContent {
  const value = valueInAll(facts);
  const end = dateTimeText(facts.endAt, facts.idiom);
  if (facts.fell === true) return fallen(facts, value, end);
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

function fallen(facts: Overtaken, value: string, end: string): MailContent {
  return offerMail(facts, {
    PTBR: {
      subject: 'Lances acima do seu foram retirados',
      paragraphs: [
        `Lances acima do seu na oferta “${facts.offerTitle}” foram retirados. O valor atual é ${value}, e ainda há um lance maior que o seu.`,
        `A oferta agora recebe lances até ${end} (horário de Brasília).`,
      ],
      button: 'Dar novo lance',
    },
    EN: {
      subject: 'Bids above yours were withdrawn',
      paragraphs: [
        `Bids above yours on the offer “${facts.offerTitle}” were withdrawn. The current bid is ${value}, still higher than yours.`,
        `The offer now takes bids until ${end} (Brasília time).`,
      ],
      button: 'Place a new bid',
    },
  });
}
