import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

/** To the buyer whose pickup code was replaced by staff; the code itself is only on the page of the purchase. */
export function pickupCodeReplaced(facts: OfferMailFacts): MailContent {
  return offerMail(facts, {
    PTBR: {
      subject: 'Seu código de retirada mudou',
      paragraphs: [
        `O código de retirada da sua compra “${facts.offerTitle}” foi trocado, e o anterior não vale mais.`,
        'O novo está na página da compra. Mostre-o só na saída do pátio; quem o tem pode pedir o veículo.',
      ],
      button: 'Ver minha compra',
    },
    EN: {
      subject: 'Your pickup code has changed',
      paragraphs: [
        `The pickup code of your purchase “${facts.offerTitle}” was replaced, and the old one is no longer valid.`,
        'The new one is on the page of the purchase. Show it only at the exit of the yard: anyone who has it can ask for the vehicle.',
      ],
      button: 'See my purchase',
    },
  });
}
