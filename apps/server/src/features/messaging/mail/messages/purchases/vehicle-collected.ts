import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly plate: string | null;
  /** Who collected it; empty if `undone`. */
  readonly collector: string;
  /** The exit was noted by mistake and taken back. */
  readonly undone: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** To the buyer whose vehicle left through the gate, or did not after all. */
export function vehicleCollected(facts: Facts): MailContent {
  const { offerTitle, collector, undone } = facts;
  const plate = facts.plate === null ? '' : ` (${facts.plate})`;
  const when = (idiom: 'PTBR' | 'EN') => dateTimeText(facts.at, idiom);
  return offerMail(facts, {
    PTBR: {
      subject: undone ? 'A retirada foi desfeita' : 'Seu veículo foi retirado',
      paragraphs: undone
        ? [
            `A saída da sua compra “${offerTitle}” tinha sido registrada por engano. O veículo continua no pátio.`,
          ]
        : [
            `O veículo da sua compra “${offerTitle}”${plate} saiu do pátio em ${when('PTBR')}, entregue a ${collector}.`,
            'Não foi você nem alguém que você mandou? Fale com a nossa equipe agora.',
          ],
      button: 'Ver minha compra',
    },
    EN: {
      subject: undone ? 'The collection was undone' : 'Your vehicle was collected',
      paragraphs: undone
        ? [
            `The exit of your purchase “${offerTitle}” had been noted by mistake. The vehicle is still in the yard.`,
          ]
        : [
            `The vehicle of your purchase “${offerTitle}”${plate} left the yard on ${when('EN')}, handed over to ${collector}.`,
            'Was it neither you nor a person you sent? Talk to our team now.',
          ],
      button: 'See my purchase',
    },
  });
}
