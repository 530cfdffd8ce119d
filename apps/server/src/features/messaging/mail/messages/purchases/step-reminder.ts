import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { BuyerStep } from '@patio/domain/sales/purchases/step-reminders.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferNewsFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferNewsFacts {
  readonly step: BuyerStep;
  /** The last day, yyyy-mm-dd. */
  readonly due: string;
  readonly late: boolean;
}

const STEPS: Readonly<Record<Idiom, Readonly<Record<BuyerStep, readonly [title: string, advice: string]>>>> =
  {
    PTBR: {
      payment: [
        'pague o veículo',
        'Pague só das formas que a página da compra mostra ou que a equipe combinou com você.',
      ],
      pickup: [
        'retire o veículo',
        'Marque dia e hora na página da compra. Leve um documento com foto e o código de retirada.',
      ],
      'assinatura-comprador': [
        'assine a ATPV-e',
        'Assine a autorização de transferência e marque na página da compra, com o comprovante.',
      ],
      'storage-payment': [
        'pague as diárias de pátio',
        'O valor e cada dia que contou estão na página da compra. Pague só das formas que ela mostra.',
      ],
      'delivery-answer': [
        'responda ao valor do frete',
        'Aceite o valor na página da compra, ou recuse e retire o veículo no pátio.',
      ],
      'delivery-payment': [
        'pague o frete',
        'O veículo sai com a transportadora depois do pagamento. Pague só das formas que a página da compra mostra.',
      ],
    },
    EN: {
      payment: [
        'pay for the vehicle',
        'Pay only in the ways that the page of the purchase shows, or that the team has agreed with you.',
      ],
      pickup: [
        'collect the vehicle',
        'Book a day and a time on the page of the purchase. Bring a photo ID and the pickup code.',
      ],
      'assinatura-comprador': [
        'sign the ATPV-e',
        'Sign the authorisation of the transfer, and mark it on the page of the purchase with the proof.',
      ],
      'storage-payment': [
        'pay for the storage',
        'The amount and each day that counted are on the page of the purchase. Pay only in the ways that it shows.',
      ],
      'delivery-answer': [
        'answer the price of the freight',
        'Accept it on the page of the purchase, or refuse it and collect the vehicle at the yard.',
      ],
      'delivery-payment': [
        'pay for the freight',
        'The vehicle leaves with the carrier once it is paid. Pay only in the ways that the page of the purchase shows.',
      ],
    },
  };

/** To the buyer: a step of a purchase is theirs, and its last day is near or over. */
export function stepReminder(facts: Facts): MailContent {
  const { step, due, late } = facts;
  const day = (idiom: Idiom): string => dateText(endOfDay(due) - 1, idiom);
  const [titlePt, advicePt] = STEPS.PTBR[step];
  const [titleEn, adviceEn] = STEPS.EN[step];
  return offerMail(facts, {
    PTBR: {
      subject: late ? `Prazo vencido: ${titlePt}` : `Lembrete: ${titlePt} até ${day('PTBR')}`,
      paragraphs: [
        late
          ? `O prazo desta etapa da compra de “${facts.offerTitle}” era ${day('PTBR')}.`
          : `O prazo desta etapa da compra de “${facts.offerTitle}” termina em ${day('PTBR')}.`,
        advicePt,
        'Já fez, ou algo impede? Escreva para a equipe na página da compra.',
      ],
      button: 'Ver minha compra',
    },
    EN: {
      subject: late ? `Overdue: ${titleEn}` : `Reminder: ${titleEn} by ${day('EN')}`,
      paragraphs: [
        late
          ? `This step of your purchase of “${facts.offerTitle}” was due on ${day('EN')}.`
          : `This step of your purchase of “${facts.offerTitle}” is due by ${day('EN')}.`,
        adviceEn,
        'Have you done it, or does something keep you from it? Write to the team on the page of the purchase.',
      ],
      button: 'See my purchase',
    },
  });
}
