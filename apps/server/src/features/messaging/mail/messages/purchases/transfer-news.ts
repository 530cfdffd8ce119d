import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { STEP_WORDS } from '@patio/contract/sales/transfer/step-words.ts';
import type { TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferNewsFacts } from '../offers/offer-mail-facts.ts';

/** What a buyer is told of the transfer: what was done, decided or taken back, or that their last day is near or over. */
export type TransferTold = 'done' | 'confirmed' | 'refused' | 'waived' | 'undone' | 'ten' | 'three' | 'late';

interface Facts extends OfferNewsFacts {
  readonly what: TransferTold;
  readonly step: TransferStep;
  /** A note or a reason, in the words of who wrote it. */
  readonly words: string | null;
  /** The last day of the buyer, yyyy-mm-dd; of a reminder. */
  readonly due: string | null;
  /** What the buyer does next. */
  readonly next: TransferStep | null;
}

type Lines = readonly [subject: string, ...paragraphs: string[]];
type Said = (step: string, words: string, due: string) => Lines;

const remind: Readonly<Record<'near' | 'late', Readonly<Record<Idiom, Said>>>> = {
  near: {
    PTBR: (_step, _words, due) => [
      'Transfira o veículo no Detran',
      `O prazo para a vistoria e a transferência no Detran termina em ${due}. Depois dele há multa, e o veículo pode ser retido.`,
      'Já fez? Marque na página da compra, com o comprovante.',
    ],
    EN: (_step, _words, due) => [
      'Transfer the vehicle at the Detran',
      `The time for the inspection and the transfer at the Detran ends on ${due}. After it there is a fine, and the vehicle may be held.`,
      'Have you done it? Mark it on the page of the purchase, with the proof.',
    ],
  },
  late: {
    PTBR: (_step, _words, due) => [
      'O prazo da transferência terminou',
      `O prazo para transferir o veículo no Detran era ${due}. Transfira o quanto antes: multas desde a entrega são suas, e quem vendeu avisa o Detran.`,
      'Já fez? Marque na página da compra, com o comprovante.',
    ],
    EN: (_step, _words, due) => [
      'The time for the transfer is over',
      `The vehicle had to be transferred at the Detran by ${due}. Do it as soon as you can: fines since the delivery are yours, and the seller notifies the Detran.`,
      'Have you done it? Mark it on the page of the purchase, with the proof.',
    ],
  },
};

const WORDS: Readonly<Record<TransferTold, Readonly<Record<Idiom, Said>>>> = {
  done: {
    PTBR: (step, words) => [
      'A transferência do veículo andou',
      `Feito: ${step}.`,
      ...(words === '' ? [] : [`Observação: ${words}`]),
    ],
    EN: (step, words) => [
      'The transfer of the vehicle goes on',
      `Done: ${step}.`,
      ...(words === '' ? [] : [`Note: ${words}`]),
    ],
  },
  confirmed: {
    PTBR: (step) => ['Uma etapa da transferência foi confirmada', `Conferimos e confirmamos: ${step}.`],
    EN: (step) => ['A step of the transfer was confirmed', `We have checked and confirmed: ${step}.`],
  },
  refused: {
    PTBR: (step, words) => [
      'Uma etapa da transferência não foi confirmada',
      `Não pudemos confirmar: ${step}. Motivo: ${words}`,
      'Corrija e marque de novo na página da compra.',
    ],
    EN: (step, words) => [
      'A step of the transfer was not confirmed',
      `We could not confirm: ${step}. Reason: ${words}`,
      'Correct it and mark it again on the page of the purchase.',
    ],
  },
  waived: {
    PTBR: (step, words) => [
      'Uma etapa da transferência não se aplica',
      `Não é preciso: ${step}. Motivo: ${words}`,
    ],
    EN: (step, words) => [
      'A step of the transfer does not apply',
      `There is no need for: ${step}. Reason: ${words}`,
    ],
  },
  undone: {
    PTBR: (step, words) => [
      'Uma etapa da transferência foi desfeita',
      `Voltou a ficar aberta: ${step}. Motivo: ${words}`,
    ],
    EN: (step, words) => ['A step of the transfer was taken back', `Open again: ${step}. Reason: ${words}`],
  },
  ten: remind.near,
  three: remind.near,
  late: remind.late,
};

const NEXT: Readonly<Record<Idiom, (step: string) => string>> = {
  PTBR: (step) => `Agora é com você: ${step}. Marque na página da compra, com o comprovante.`,
  EN: (step) => `Now it is your turn: ${step}. Mark it on the page of the purchase, with the proof.`,
};

/** To the buyer: what became of a step of the transfer of ownership, or that their last day for it is near or over. */
export function transferNews(facts: Facts): MailContent {
  const { what, step, words, due, next } = facts;
  const wordsIn = (idiom: Idiom, button: string) => {
    const day = due === null ? '' : dateText(Date.parse(`${due}T12:00:00Z`), idiom);
    const [subject, ...said] = WORDS[what][idiom](STEP_WORDS[idiom][step], words ?? '', day);
    const paragraphs = next === null ? said : [...said, NEXT[idiom](STEP_WORDS[idiom][next])];
    return { subject, paragraphs, button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Ver minha compra'),
    EN: wordsIn('EN', 'See my purchase'),
  });
}
