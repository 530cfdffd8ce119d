import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** The sales team's answer: their text, and until when the buyer may answer. */
interface Countered extends OfferMailFacts {
  readonly proposedCentavos: number;
  readonly message: string;
  readonly expiresAt: number;
}

/** To the buyer who got a counter-proposal (rule 0.7): `valueCentavos` is its value. */
export function proposalCountered(facts: Countered): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const proposed = formatMoney(facts.proposedCentavos);
  const until = dateTimeText(facts.expiresAt, facts.idiom);
  const { message, offerTitle } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: 'Contraproposta recebida',
      paragraphs: [
        `Em resposta à sua proposta de ${proposed} pela oferta “${offerTitle}”, a equipe de vendas propõe ${value}.`,
        ...(message === '' ? [] : [`Mensagem: ${message}`]),
        `Você pode aceitar, fazer outra proposta ou desistir até ${until} (horário de Brasília).`,
      ],
      button: 'Responder',
    },
    EN: {
      subject: 'Counter-proposal received',
      paragraphs: [
        `The sales team answered your proposal of ${proposed} for the offer “${offerTitle}” with a counter-proposal of ${value}.`,
        ...(message === '' ? [] : [`Message: ${message}`]),
        `You can accept it, propose another amount or withdraw until ${until} (Brasília time).`,
      ],
      button: 'Answer',
    },
  });
}
