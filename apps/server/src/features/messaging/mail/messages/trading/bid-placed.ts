import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';
import { valueInAll } from '../value-in-all.ts';

/** To the bidder: `valueCentavos` is their bid, or their maximum when `automatic`. */
export function bidPlaced(
  facts: OfferMailFacts & { readonly automatic: boolean; readonly endAt: number },
): MailContent {
  const value = valueInAll(facts);
  const end = dateTimeText(facts.endAt, facts.idiom);
  const { offerTitle, automatic } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: automatic ? 'Lance automático registrado' : 'Lance registrado',
      paragraphs: [
        automatic
          ? `Registramos seu valor máximo de ${value} na oferta “${offerTitle}”. Daremos lances por você até esse valor, sempre só o necessário. Ninguém mais vê o seu máximo.`
          : `Registramos seu lance de ${value} na oferta “${offerTitle}”.`,
        `A oferta termina em ${end} (horário de Brasília). Um lance nos últimos minutos pode adiar o fim. Avisaremos se o seu lance for superado e quando houver resultado.`,
      ],
      button: 'Acompanhar o lance',
    },
    EN: {
      subject: automatic ? 'Automatic bid recorded' : 'Bid recorded',
      paragraphs: [
        automatic
          ? `We recorded your maximum of ${value} on the offer “${offerTitle}”. We bid for you up to that amount, never more than needed. Nobody else sees your maximum.`
          : `We recorded your bid of ${value} on the offer “${offerTitle}”.`,
        `The offer ends on ${end} (Brasília time). A bid in the final minutes may extend it. We will let you know if you are outbid and when there is a result.`,
      ],
      button: 'Follow the bid',
    },
  });
}
