import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  /** The last value was stated by the sales team. */
  readonly countered: boolean;
  /** Centavos. */
  readonly bidCentavos: number;
}

/** To the buyer whose proposal a bid has reached (rule 0.30): `valueCentavos` is the last value stated. */
export function proposalLapsed(facts: Facts): MailContent {
  const [value, bid] = [formatMoney(facts.valueCentavos), formatMoney(facts.bidCentavos)];
  const { countered, offerTitle } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: countered ? 'Um lance superou a contraproposta' : 'Um lance superou sua proposta',
      paragraphs: [
        `A oferta “${offerTitle}” recebeu um lance de ${bid}, e ${countered ? 'a contraproposta' : 'sua proposta'} de ${value} não vale mais: vence o melhor preço.`,
        'Para continuar na disputa, dê um lance maior enquanto a oferta estiver aberta.',
      ],
      button: 'Ver os detalhes',
    },
    EN: {
      subject: countered ? 'A bid has reached the counter-proposal' : 'A bid has reached your proposal',
      paragraphs: [
        `The offer “${offerTitle}” has a bid of ${bid}, and ${countered ? 'the counter-proposal' : 'your proposal'} of ${value} no longer stands: the best price wins.`,
        'To stay in the running, place a higher bid while the offer is open.',
      ],
      button: 'See the details',
    },
  });
}
