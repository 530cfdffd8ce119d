import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  /** Beyond the limit of the account, the deposit has gone back, or the account may not buy. */
  readonly why: 'exposure' | 'deposit' | 'barred';
}

/** To a bidder whose bid would have led again and may not: `valueCentavos` is the current price. */
export function bidsLimited(facts: Facts): MailContent {
  const { why } = facts;
  const value = formatMoney(facts.valueCentavos);
  return offerMail(facts, {
    PTBR: {
      subject: 'Seus lances deixaram de valer',
      paragraphs: [
        `Lances maiores que os seus na oferta “${facts.offerTitle}” deixaram de valer. ${WHY.PTBR[why]} Por isso eles também deixaram de valer, e você não deve nada por eles.`,
        `O valor agora é ${value}. ${NEXT.PTBR[why]}`,
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Your bids no longer count',
      paragraphs: [
        `Bids above yours on the offer “${facts.offerTitle}” no longer count. ${WHY.EN[why]} So they no longer count either, and you owe nothing for them.`,
        `The price is now ${value}. ${NEXT.EN[why]}`,
      ],
      button: 'See the offer',
    },
  });
}

const WHY = {
  PTBR: {
    exposure: 'Com os seus na frente, sua conta passaria do limite.',
    barred: 'Os seus voltariam a liderar, mas sua conta não pode comprar agora.',
    deposit: 'Os seus voltariam a liderar, mas a caução deles já voltou para você.',
  },
  EN: {
    exposure: 'With your bids in the lead, your account would exceed its limit.',
    barred: 'Yours would lead again, but your account may not buy now.',
    deposit: 'Yours would lead again, but their deposit has gone back to you.',
  },
} as const;

const NEXT = {
  PTBR: {
    exposure:
      'No seu perfil você vê o limite e como aumentá-lo. Enquanto a oferta estiver aberta, você pode dar outro lance dentro dele.',
    barred: 'Se você acha que é um engano, responda a este e-mail.',
    deposit: 'Enquanto a oferta estiver aberta, você pode deixar outra caução e dar um novo lance.',
  },
  EN: {
    exposure:
      'Your profile shows the limit and how to raise it. While the offer is open, you can bid again within the limit.',
    barred: 'If you think that this is a mistake, reply to this e-mail.',
    deposit: 'While the offer is open, you can leave another deposit and place a new bid.',
  },
} as const;
