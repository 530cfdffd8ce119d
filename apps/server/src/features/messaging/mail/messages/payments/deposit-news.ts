import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { TRANSFER_WORDS, type TransferNews } from './deposit-transfer-words.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly what:
    | 'held'
    | 'returning'
    | 'returned'
    | 'failed'
    | 'undecided'
    | 'kept'
    | 'excess'
    | 'used'
    | 'rest'
    | 'rest-later'
    | 'by-bank'
    | TransferNews;
  /** Centavos. */
  readonly amount: number;
  /** In the words of staff; null: nobody decided. */
  readonly reason: string | null;
  /** Until when the house may decide; epoch milliseconds. */
  readonly until: number | null;
  /** Of a transfer. */
  readonly reference: string | null;
}

type Words = (money: string, until: string) => readonly [subject: string, text: string];

const WORDS: Readonly<Record<Idiom, Readonly<Record<Facts['what'], Words>>>> = {
  PTBR: {
    ...TRANSFER_WORDS.PTBR,
    held: (money) => [
      'A sua caução está guardada',
      `Recebemos e guardamos a sua caução de ${money}. Os seus lances nesta oferta já valem acima do limite. Se você não comprar, ela volta sozinha para a conta que pagou. Só a falta de pagamento de uma compra, depois do vencimento, permite à casa reter este valor, e nunca mais do que ele.`,
    ],
    returning: (money) => [
      'A sua caução está a caminho',
      `Vamos devolver ${money} por Pix à conta que pagou, em geral em poucos minutos.`,
    ],
    returned: (money) => ['Devolvemos a sua caução', `Devolvemos ${money} por Pix à conta que pagou.`],
    failed: (money) => [
      'A devolução da caução ainda não foi possível',
      `O banco não concluiu a devolução de ${money}. O dinheiro continua seu: a nossa equipe tenta de novo e avisa você.`,
    ],
    excess: (money) => [
      'Devolvemos o que veio a mais da caução',
      `Recebemos mais do que a caução. Devolvemos ${money} por Pix à conta que pagou, em geral em poucos minutos; a caução em si fica como está.`,
    ],
    undecided: (money, until) => [
      'A sua compra não foi paga, e a caução aguarda uma decisão',
      `A sua compra foi desfeita por falta de pagamento. A casa pode reter a caução de ${money} até ${until}. Sem decisão até lá, ela volta sozinha para você. Se houve um engano, responda a esta mensagem.`,
    ],
    kept: (money) => [
      'A sua caução foi retida',
      `A casa reteve a caução de ${money}, porque a compra não foi paga no prazo. Se não concorda, responda a esta mensagem.`,
    ],
    used: (money) => [
      'A sua caução pagou o preço',
      `Usamos ${money} da sua caução no preço da compra, como você escolheu. O preço está pago. Se a compra for desfeita, este valor também volta para você.`,
    ],
    rest: (money) => [
      'Devolvemos o que sobrou da sua caução',
      `O preço não precisou da caução inteira. Devolvemos ${money} por Pix à conta que pagou, em geral em poucos minutos.`,
    ],
    'rest-later': (money) => [
      'O que sobrou da sua caução é seu',
      `O preço não precisou da caução inteira. Sobram ${money}, que são seus: o banco não os devolve por Pix agora, e a nossa equipe cuida disso e avisa você.`,
    ],
    'by-bank': (money) => [
      'O banco devolveu o Pix da sua caução',
      `O banco devolveu ${money} da sua caução à conta que tinha pago, sem um pedido da nossa equipe. Esse valor já não vale como caução. Se não foi você que pediu, responda a esta mensagem.`,
    ],
  },
  EN: {
    ...TRANSFER_WORDS.EN,
    held: (money) => [
      'Your deposit is held',
      `We have received and hold your deposit of ${money}. Your bids on this offer now count above the limit. If you do not buy, it returns by itself to the account that paid. Only a purchase that is not paid after it is due lets the house keep this amount, and never more than it.`,
    ],
    returning: (money) => [
      'Your deposit is on its way back',
      `We are returning ${money} by Pix to the account that paid, usually within minutes.`,
    ],
    returned: (money) => [
      'We have returned your deposit',
      `We have returned ${money} by Pix to the account that paid.`,
    ],
    failed: (money) => [
      'Your deposit could not be returned yet',
      `The bank did not complete the return of ${money}. You still have this money: our team tries again and writes to you.`,
    ],
    excess: (money) => [
      'We are returning what was too much for your deposit',
      `We received more than the deposit. We are returning ${money} by Pix to the account that paid, usually within minutes; the deposit itself stays as it is.`,
    ],
    undecided: (money, until) => [
      'Your purchase was not paid, and your deposit awaits a decision',
      `Your purchase was undone because it was not paid. The house may keep the deposit of ${money} until ${until}. Without a decision by then it returns by itself. If this is a mistake, answer this message.`,
    ],
    kept: (money) => [
      'Your deposit was kept',
      `The house has kept the deposit of ${money}, because the purchase was not paid in time. If you do not agree, answer this message.`,
    ],
    used: (money) => [
      'Your deposit has paid the price',
      `We have used ${money} of your deposit for the price of the purchase, as you chose. The price is paid. If the purchase is undone, you get this amount back as well.`,
    ],
    rest: (money) => [
      'We are returning what is left of your deposit',
      `The price did not need the whole deposit. We are returning ${money} by Pix to the account that paid, usually within minutes.`,
    ],
    'rest-later': (money) => [
      'What is left of your deposit is yours',
      `The price did not need the whole deposit. ${money} is left and yours: the bank does not return it by Pix now, and our team sees to it and writes to you.`,
    ],
    'by-bank': (money) => [
      'The bank gave back the Pix of your deposit',
      `The bank gave ${money} of your deposit back to the account that had paid, without being asked by our team. This amount is no deposit any more. If it was not you who asked for it, answer this message.`,
    ],
  },
};

/** To who left a deposit: it is held, goes back, awaits a decision, or was kept. */
export function depositNews(facts: Facts): MailContent {
  const { what, amount, reason, until, reference } = facts;
  const wordsIn = (idiom: Idiom, [button, why, number]: readonly [string, string, string]) => {
    const [subject, first] = WORDS[idiom][what](
      formatMoney(amount),
      until === null ? '' : dateText(until, idiom),
    );
    const more = [
      ...(reference === null ? [] : [`${number}: ${reference}`]),
      ...(reason === null ? [] : [`${why}: ${reason}`]),
    ];
    return { subject, paragraphs: [first, ...more], button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', ['Ver minhas cauções', 'Motivo', 'Referência do banco']),
    EN: wordsIn('EN', ['See my deposits', 'Reason', 'Reference of the bank']),
  });
}
