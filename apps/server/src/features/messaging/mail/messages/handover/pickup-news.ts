import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

interface Facts extends OfferMailFacts {
  readonly what: 'booked' | 'moved' | 'cancelled' | 'missed' | 'reminded';
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** City and state. */
  readonly place: string;
  readonly address: string;
  /** As the place words them; empty: not known. */
  readonly hours: string;
  /** Who comes instead of the buyer; null: the buyer. */
  readonly thirdParty: string | null;
  readonly byTeam: boolean;
  /** In the words of the team; null: the buyer acted. */
  readonly reason: string | null;
}

const SUBJECTS: Readonly<Record<Facts['what'], Readonly<Record<Idiom, string>>>> = {
  booked: { PTBR: 'Sua retirada está marcada', EN: 'Your pickup is booked' },
  moved: { PTBR: 'O horário da sua retirada mudou', EN: 'The time of your pickup has changed' },
  cancelled: { PTBR: 'Sua retirada foi cancelada', EN: 'Your pickup was cancelled' },
  missed: { PTBR: 'Você não veio retirar o veículo', EN: 'You did not come to collect the vehicle' },
  reminded: { PTBR: 'Amanhã é o dia da sua retirada', EN: 'Your pickup is tomorrow' },
};

/** To the buyer: when and where they collect what they bought, and what to bring; or what became of their booking. */
export function pickupNews(facts: Facts): MailContent {
  return offerMail(facts, { PTBR: inPortuguese(facts), EN: inEnglish(facts) });
}

function inPortuguese({ what, startsAt, place, address, hours, thirdParty, byTeam, reason }: Facts) {
  const when = dateTimeText(startsAt, 'PTBR');
  const button = 'Ver minha compra';
  const subject = SUBJECTS[what].PTBR;
  const because = reason === null ? [] : [`A equipe escreveu: ${reason}`];
  if (what === 'cancelled') {
    const first = byTeam
      ? `A equipe cancelou a retirada de ${when}.`
      : `Você cancelou a retirada de ${when}.`;
    return { subject, button, paragraphs: [first, ...because, 'Marque outro horário na página da compra.'] };
  }
  if (what === 'missed') {
    const first = `A retirada de ${when}, em ${place}, passou sem que a saída fosse confirmada.`;
    return {
      subject,
      button,
      paragraphs: [first, 'Marque outro horário na página da compra, ou fale com a equipe.'],
    };
  }
  const where = [address, place].filter((part) => part !== '').join(', ');
  return {
    subject,
    button,
    paragraphs: [
      `${byTeam && what !== 'reminded' ? 'A equipe marcou para você: ' : ''}${when}, em ${where}.`,
      ...because,
      ...(hours === '' ? [] : [`Horário do local: ${hours}.`]),
      thirdParty === null
        ? 'Leve um documento com foto e o código de retirada, que está na página da compra.'
        : `${thirdParty} retira por você: é preciso um documento com foto, uma autorização assinada e o código de retirada, que está na página da compra.`,
      'Mude ou cancele na página da compra, se precisar.',
    ],
  };
}

function inEnglish({ what, startsAt, place, address, hours, thirdParty, byTeam, reason }: Facts) {
  const when = dateTimeText(startsAt, 'EN');
  const button = 'See my purchase';
  const subject = SUBJECTS[what].EN;
  const because = reason === null ? [] : [`The team wrote: ${reason}`];
  if (what === 'cancelled') {
    const first = byTeam
      ? `The team cancelled the pickup of ${when}.`
      : `You cancelled the pickup of ${when}.`;
    return {
      subject,
      button,
      paragraphs: [first, ...because, 'Book another slot on the page of the purchase.'],
    };
  }
  if (what === 'missed') {
    const first = `The pickup of ${when}, at ${place}, passed without an exit.`;
    return {
      subject,
      button,
      paragraphs: [first, 'Book another slot on the page of the purchase, or talk to the team.'],
    };
  }
  const where = [address, place].filter((part) => part !== '').join(', ');
  return {
    subject,
    button,
    paragraphs: [
      `${byTeam && what !== 'reminded' ? 'The team booked for you: ' : ''}${when}, at ${where}.`,
      ...because,
      ...(hours === '' ? [] : [`Hours of the place: ${hours}.`]),
      thirdParty === null
        ? 'Bring a photo ID and the pickup code, which is on the page of the purchase.'
        : `${thirdParty} collects for you: they bring a photo ID, a signed authorisation and the pickup code, which is on the page of the purchase.`,
      'Change or cancel it on the page of the purchase if you need to.',
    ],
  };
}
