import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferNewsFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferNewsFacts {
  readonly what: 'ending' | 'begun' | 'charged' | 'waived';
  /** yyyy-mm-dd; null: the free days are over. */
  readonly lastFree: string | null;
  /** Of all vehicles of the purchase. Centavos. */
  readonly daily: number;
  readonly most: number;
  readonly owed: number;
  /** The last day to pay what was charged, yyyy-mm-dd; null: nothing was. */
  readonly dueOn: string | null;
  /** What was charged or waived; null: nothing was. */
  readonly amount: number | null;
  /** In the words of the team. */
  readonly reason: string | null;
}

/** To the buyer: the free days of storage end, storage costs now, it was charged, or some of it was waived. */
export function storageNews(facts: Facts): MailContent {
  return offerMail(facts, { PTBR: inPortuguese(facts), EN: inEnglish(facts) });
}

const day = (date: string | null, idiom: Idiom): string =>
  date === null ? '—' : dateText(endOfDay(date) - 1, idiom);

function inPortuguese({ what, offerTitle, lastFree, dueOn, daily, most, owed, amount, reason }: Facts) {
  const button = 'Ver minha compra';
  const price = `Cada dia útil custa ${formatMoney(daily)}, no máximo ${formatMoney(most)} ao todo. O dia em que o veículo sai não é cobrado.`;
  if (what === 'waived')
    return {
      subject: 'Diárias de pátio dispensadas',
      button,
      paragraphs: [
        `A equipe dispensou ${formatMoney(amount ?? 0)} das diárias de pátio de “${offerTitle}”.`,
        ...(reason === null ? [] : [`A equipe escreveu: ${reason}`]),
        `Ainda em aberto: ${formatMoney(owed)}. O que você já tinha pago do valor dispensado é devolvido.`,
      ],
    };
  if (what === 'charged')
    return {
      subject: `Diárias de pátio: pague até ${day(dueOn, 'PTBR')}`,
      button,
      paragraphs: [
        `Cobramos ${formatMoney(amount ?? 0)} de diárias de pátio de “${offerTitle}”, a pagar até ${day(dueOn, 'PTBR')}.`,
        'Cada dia que contou, e como pagar, estão na página da compra.',
      ],
    };
  const first =
    what === 'ending'
      ? `O último dia sem custo de “${offerTitle}” no pátio é ${day(lastFree, 'PTBR')}.`
      : `Os dias sem custo de “${offerTitle}” no pátio acabaram. Até ontem são ${formatMoney(owed)}.`;
  return {
    subject:
      what === 'ending'
        ? `Retire até ${day(lastFree, 'PTBR')} sem pagar pátio`
        : 'Seu veículo passou a pagar diárias de pátio',
    button,
    paragraphs: [
      first,
      price,
      'Marque a retirada na página da compra. Dias em que você não podia retirar, como os sem horário livre, não contam.',
    ],
  };
}

function inEnglish({ what, offerTitle, lastFree, dueOn, daily, most, owed, amount, reason }: Facts) {
  const button = 'See my purchase';
  const price = `Each working day costs ${formatMoney(daily)}, and at most ${formatMoney(most)} in all. The day on which the vehicle leaves is not charged.`;
  if (what === 'waived')
    return {
      subject: 'Storage was waived',
      button,
      paragraphs: [
        `The team waived ${formatMoney(amount ?? 0)} of the storage of “${offerTitle}”.`,
        ...(reason === null ? [] : [`The team wrote: ${reason}`]),
        `Still open: ${formatMoney(owed)}. What you had paid of the waived amount is returned.`,
      ],
    };
  if (what === 'charged')
    return {
      subject: `Storage: pay by ${day(dueOn, 'EN')}`,
      button,
      paragraphs: [
        `We charged ${formatMoney(amount ?? 0)} for the storage of “${offerTitle}”, to be paid by ${day(dueOn, 'EN')}.`,
        'Each day that counted, and how to pay, are on the page of the purchase.',
      ],
    };
  const first =
    what === 'ending'
      ? `The last free day of “${offerTitle}” in the yard is ${day(lastFree, 'EN')}.`
      : `The free days of “${offerTitle}” in the yard are over. Until yesterday it is ${formatMoney(owed)}.`;
  return {
    subject:
      what === 'ending'
        ? `Collect by ${day(lastFree, 'EN')} without paying storage`
        : 'Storage of your vehicle costs now',
    button,
    paragraphs: [
      first,
      price,
      'Book your pickup on the page of the purchase. Days on which you could not collect, such as those without a free slot, do not count.',
    ],
  };
}
