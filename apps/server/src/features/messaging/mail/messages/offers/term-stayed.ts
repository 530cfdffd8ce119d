import { dateTimeText } from '@patio/domain/time/date-text.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from './offer-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  /** The sales team decides on the reader's bid, or the reader answers a second chance. */
  readonly deal: 'conditional' | 'second-chance';
  /** Instants in epoch milliseconds. */
  readonly notice:
    | { readonly kind: 'stopped'; readonly freeFrom: number }
    | { readonly kind: 'running'; readonly until: number }
    | { readonly kind: 'ended' };
}

/**
 * To who waits for the decision on their best bid, or has a second chance, when the store is suspended, comes back or is closed for good (rule
 * 0.31): `valueCentavos` is their bid.
 */
export function termStayed(facts: Facts): MailContent {
  const { deal, notice, idiom, offerTitle: title } = facts;
  const value = formatMoney(facts.valueCentavos);
  const when =
    notice.kind === 'ended'
      ? ''
      : dateTimeText(notice.kind === 'stopped' ? notice.freeFrom : notice.until, idiom);
  const told = { title, value, when };
  return offerMail(facts, {
    PTBR: { ...PTBR[deal][notice.kind](told), button: 'Ver a negociação' },
    EN: { ...EN[deal][notice.kind](told), button: 'See the negotiation' },
  });
}

interface Told {
  readonly title: string;
  readonly value: string;
  readonly when: string;
}
interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}
type Texts = Readonly<
  Record<Facts['deal'], Readonly<Record<Facts['notice']['kind'], (told: Told) => Words>>>
>;

const PTBR: Texts = {
  conditional: {
    stopped: ({ title, value, when }) => ({
      subject: 'A decisão sobre o seu lance espera',
      paragraphs: [
        `A loja da oferta “${title}” está indisponível. O prazo para decidir sobre o seu lance de ${value} está parado e volta a correr quando a loja voltar.`,
        `Se não quiser esperar, peça para desistir em suas negociações: a partir de ${when} (horário de Brasília) o pedido vale sozinho, sem decisão de ninguém, sem custo e sem registro contra você.`,
        'Avisamos quando o prazo voltar a correr, ou se a loja for encerrada.',
      ],
    }),
    running: ({ title, value, when }) => ({
      subject: 'O prazo da decisão voltou a correr',
      paragraphs: [
        `A loja da oferta “${title}” voltou. Quem vende decide sobre o seu lance de ${value} até ${when} (horário de Brasília). Sem resposta até lá, você está livre.`,
        'O tempo em que a loja ficou parada não contou.',
      ],
    }),
    ended: ({ title, value }) => ({
      subject: 'Você está livre do seu lance',
      paragraphs: [
        `A loja da oferta “${title}” foi encerrada. Seu lance de ${value} não vale mais.`,
        'Nada precisa ser pago, e isso não conta contra você.',
      ],
    }),
  },
  'second-chance': {
    stopped: ({ title, value }) => ({
      subject: 'Sua segunda chance espera',
      paragraphs: [
        `A loja da oferta “${title}” está indisponível. O prazo para você aceitar a oferta por ${value} está parado: você não perde a vez.`,
        'Quando a loja voltar, você tem o tempo que restava, e pelo menos um dia útil. Recusar continua possível e não custa nada.',
        'Avisamos quando o prazo voltar a correr, ou se a loja for encerrada.',
      ],
    }),
    running: ({ title, value, when }) => ({
      subject: 'Responda à sua segunda chance',
      paragraphs: [
        `A loja da oferta “${title}” voltou, e a oferta ainda pode ser sua por ${value}. O tempo em que a loja ficou parada não contou.`,
        `Responda até ${when} (horário de Brasília). Aceitar é uma compra; recusar não custa nada.`,
      ],
    }),
    ended: ({ title, value }) => ({
      subject: 'Segunda chance encerrada',
      paragraphs: [
        `A loja da oferta “${title}” foi encerrada, e a oferta por ${value} não pode mais ser aceita.`,
        'Nada precisa ser pago, e isso não conta contra você.',
      ],
    }),
  },
};

const EN: Texts = {
  conditional: {
    stopped: ({ title, value, when }) => ({
      subject: 'The decision on your bid waits',
      paragraphs: [
        `The store of the offer “${title}” is unavailable. The term for the decision on your bid of ${value} has stopped and runs again when the store is back.`,
        `If you do not want to wait, ask to withdraw in My negotiations: from ${when} (Brasília time) on, the request takes effect by itself, without anyone’s decision. It costs nothing and will not be held against you.`,
        'We will let you know when the term runs again, or if the store is closed.',
      ],
    }),
    running: ({ title, value, when }) => ({
      subject: 'The term of the decision runs again',
      paragraphs: [
        `The store of the offer “${title}” is back. The seller decides on your bid of ${value} by ${when} (Brasília time). Without an answer by then you are free.`,
        'The time of the suspension did not count.',
      ],
    }),
    ended: ({ title, value }) => ({
      subject: 'You are released from your bid',
      paragraphs: [
        `The store of the offer “${title}” was closed. Your bid of ${value} is no longer valid.`,
        'There is nothing to pay, and it does not count against you.',
      ],
    }),
  },
  'second-chance': {
    stopped: ({ title, value }) => ({
      subject: 'Your second chance waits',
      paragraphs: [
        `The store of the offer “${title}” is unavailable. Your time to take the offer at ${value} has stopped: you do not lose your turn.`,
        'When the store is back, you have the time that was left, and at least one working day. You can decline at any time, at no cost.',
        'We will let you know when the term runs again, or if the store is closed.',
      ],
    }),
    running: ({ title, value, when }) => ({
      subject: 'Answer your second chance',
      paragraphs: [
        `The store of the offer “${title}” is back, and the offer can still be yours at ${value}. The time of the suspension did not count.`,
        `Answer by ${when} (Brasília time). If you accept, you buy the vehicle; declining costs nothing.`,
      ],
    }),
    ended: ({ title, value }) => ({
      subject: 'Second chance over',
      paragraphs: [
        `The store of the offer “${title}” was closed, and the offer at ${value} can no longer be accepted.`,
        'There is nothing to pay, and it does not count against you.',
      ],
    }),
  },
};
