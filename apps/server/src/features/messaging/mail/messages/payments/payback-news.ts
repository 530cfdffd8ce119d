import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  /** `undone`: it was said to have left by mistake. */
  readonly what: 'released' | 'done' | 'undone' | 'failed';
  readonly way: 'pix' | 'transfer' | 'set-off';
  /** Centavos. */
  readonly amount: number;
  /** Centavos that did go back when the others could not; 0 else. */
  readonly returned: number;
  /** Of the transfer. */
  readonly reference: string | null;
}

type Words = (amount: string, reference: string | null) => readonly [subject: string, text: string];

const RELEASED: Readonly<Record<Idiom, Readonly<Record<Facts['way'], string>>>> = {
  PTBR: {
    pix: 'O Pix volta para a conta de onde veio, em geral em poucos minutos.',
    transfer: 'A transferência é feita pela nossa equipe. Avisamos você quando ela sair.',
    'set-off': '',
  },
  EN: {
    pix: 'The Pix returns to the account from which it came, usually within minutes.',
    transfer: 'Our team makes the transfer. We notify you once it has left.',
    'set-off': '',
  },
};

const DONE: Readonly<Record<Idiom, Readonly<Record<Facts['way'], Words>>>> = {
  PTBR: {
    pix: (amount) => ['Devolvemos o seu Pix', `Devolvemos ${amount} por Pix à conta que pagou.`],
    transfer: (amount, reference) => [
      'Transferimos o valor devolvido',
      `Transferimos ${amount} para a conta do seu banco. Referência: ${reference ?? '—'}.`,
    ],
    'set-off': (amount) => [
      'Usamos o valor pago a mais em outra cobrança',
      `Os ${amount} que você pagou a mais pagaram outra cobrança desta compra.`,
    ],
  },
  EN: {
    pix: (amount) => [
      'We have returned your Pix',
      `We have returned ${amount} by Pix to the account that paid.`,
    ],
    transfer: (amount, reference) => [
      'We have transferred the money back',
      `We have transferred ${amount} to your bank account. Reference: ${reference ?? '—'}.`,
    ],
    'set-off': (amount) => [
      'We used what you paid too much for another charge',
      `The ${amount} that you had paid too much have paid another charge of this purchase.`,
    ],
  },
};

function wordsOf({ what, way, amount, returned, reference }: Facts, idiom: Idiom): readonly [string, string] {
  const money = formatMoney(amount);
  if (what === 'done') return DONE[idiom][way](money, reference);
  const english = idiom === 'EN';
  if (what === 'undone')
    return english
      ? [
          'The transfer has not left yet',
          `We told you that we had transferred ${money}, but that was recorded by mistake: the money has not left yet. It is still yours. We notify you once the transfer has left.`,
        ]
      : [
          'A transferência ainda não saiu',
          `Avisamos que tínhamos transferido ${money}, mas isso foi registrado por engano: o dinheiro ainda não saiu. Ele continua seu. Avisamos você quando a transferência sair.`,
        ];
  if (what === 'released')
    return english
      ? ['Your money is on its way back', `We are returning ${money}. ${RELEASED.EN[way]}`]
      : ['O seu dinheiro está a caminho', `Vamos devolver ${money}. ${RELEASED.PTBR[way]}`];
  const part = returned === 0 ? '' : formatMoney(returned);
  return english
    ? [
        part === '' ? 'The money could not be returned yet' : 'Part of the money could not be returned yet',
        `${part === '' ? '' : `We have returned ${part}. `}The bank did not complete the return of ${money}. You still have this money: our team looks for another way and writes to you.`,
      ]
    : [
        part === '' ? 'A devolução ainda não foi possível' : 'Parte da devolução ainda não foi possível',
        `${part === '' ? '' : `Devolvemos ${part}. `}O banco não concluiu a devolução de ${money}. O dinheiro continua seu: a nossa equipe procura outra forma e avisa você.`,
      ];
}

/** To the buyer: money that is owed back is on its way, has left, has not left after all, or could not be returned yet. */
export function paybackNews(facts: Facts): MailContent {
  const wordsIn = (idiom: Idiom, button: string) => {
    const [subject, first] = wordsOf(facts, idiom);
    return { subject, paragraphs: [first], button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Ver minha compra'),
    EN: wordsIn('EN', 'See my purchase'),
  });
}
