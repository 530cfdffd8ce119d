import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Reopened extends OfferMailFacts {
  /**
   * Whether a bid of the reader counts again, and leads; `limited`: none does, because it exceeds the account's limit; `no-deposit`: as the deposit has gone back; `none`: the reader
   * had proposed, or every bid was annulled.
   */
  readonly stake: 'leads' | 'bids' | 'limited' | 'no-deposit' | 'barred' | 'none';
  /** Epoch milliseconds. */
  readonly endAt: number;
  readonly withdrawUntil: number;
}

/** To users who were notified that an offer was lost, if its sale fell through before the end: `valueCentavos` is the current price. */
export function offerReopened(facts: Reopened): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const end = dateTimeText(facts.endAt, facts.idiom);
  const until = dateTimeText(facts.withdrawUntil, facts.idiom);
  const { stake } = facts;
  return offerMail(facts, {
    PTBR: {
      subject: 'Oferta reaberta',
      paragraphs: [
        `A venda da oferta “${facts.offerTitle}” não se concretizou. Ela está aberta de novo até ${end} (horário de Brasília), no valor de ${value}.`,
        ...portugueseStake(stake, until),
      ],
      button: 'Ver a oferta',
    },
    EN: {
      subject: 'Offer open again',
      paragraphs: [
        `The sale of the offer “${facts.offerTitle}” did not go through. It is open again until ${end} (Brasília time), at ${value}.`,
        ...englishStake(stake, until),
      ],
      button: 'See the offer',
    },
  });
}

function portugueseStake(stake: Reopened['stake'], until: string): readonly string[] {
  const withdraw = `Se você não tem mais interesse, retire seus lances até ${until}, na página da oferta. Não custa nada e não fica registro contra você.`;
  switch (stake) {
    case 'leads':
      return ['Seu lance voltou a valer e é o maior.', withdraw];
    case 'bids':
      return ['Seu lance voltou a valer, mas há um maior.', withdraw];
    case 'limited':
      return [
        'Seus lances não voltaram a valer, porque com eles sua conta passaria do limite. No seu perfil você vê o limite e como aumentá-lo.',
      ];
    case 'no-deposit':
      return [
        'Seus lances não voltaram a valer, porque a caução deles já voltou para você. Você não deve nada por eles; para participar outra vez, deixe uma caução e dê um novo lance.',
      ];
    case 'barred':
      return [
        'Seus lances não voltaram a valer, porque sua conta não pode comprar agora. Você não deve nada por eles.',
      ];
    case 'none':
      return ['Você pode participar outra vez.'];
  }
}

function englishStake(stake: Reopened['stake'], until: string): readonly string[] {
  const withdraw = `If you are no longer interested, withdraw your bids by ${until} on the offer’s page. It costs nothing and will not be held against you.`;
  switch (stake) {
    case 'leads':
      return ['Your bid counts again and is the highest.', withdraw];
    case 'bids':
      return ['Your bid counts again, but there is a higher one.', withdraw];
    case 'limited':
      return [
        'Your bids do not count, because they would take your account over its limit. Your profile shows the limit and how to raise it.',
      ];
    case 'no-deposit':
      return [
        'Your bids do not count, because their deposit has gone back to you. You owe nothing for them; to take part again, leave a deposit and place a new bid.',
      ];
    case 'barred':
      return ['Your bids do not count, because your account may not buy now. You owe nothing for them.'];
    case 'none':
      return ['You can take part again.'];
  }
}
