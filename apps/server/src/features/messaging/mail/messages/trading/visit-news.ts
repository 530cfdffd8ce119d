import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** What a visitor is told about their visit. */
export type VisitNews =
  | 'booked'
  | 'asked'
  | 'approved'
  | 'refused'
  | 'moved'
  | 'cancelled'
  | 'offer-over'
  | 'place-gone'
  | 'day-closed'
  | 'unanswered'
  | 'reminder'
  | 'missed';

interface Facts extends AccountMailFacts {
  readonly what: VisitNews;
  readonly name: string;
  readonly offerTitle: string;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly city: string;
  readonly uf: string;
  /** Null while it is not known to the visitor. */
  readonly where: { readonly address: string; readonly contact: string; readonly notes: string } | null;
  /** What who decided wrote. */
  readonly reason: string | null;
  /** Absolute URLs. */
  readonly visitsAddress: string;
  readonly offerAddress: string;
}

/** Those after which another time can be chosen on the page of the offer. */
const AGAIN: ReadonlySet<VisitNews> = new Set(['cancelled', 'day-closed', 'unanswered', 'place-gone']);

type Words = Readonly<
  Record<VisitNews, (title: string, at: string) => readonly [subject: string, text: string]>
>;

const PTBR: Words = {
  booked: (title, at) => [`Visita agendada: ${title}`, `Sua visita está agendada para ${at}.`],
  asked: (title, at) => [
    `Pedido de visita: ${title}`,
    `Você pediu uma visita para ${at}. Como você não veio a visitas anteriores, a equipe precisa aprovar. Avisamos assim que houver uma resposta.`,
  ],
  approved: (title, at) => [`Visita aprovada: ${title}`, `Sua visita de ${at} foi aprovada.`],
  refused: (title, at) => [
    `Visita não aprovada: ${title}`,
    `Seu pedido de visita para ${at} não foi aprovado.`,
  ],
  moved: (title, at) => [`Novo horário da visita: ${title}`, `Sua visita agora é em ${at}.`],
  cancelled: (title, at) => [
    `Visita cancelada: ${title}`,
    `Sua visita de ${at} foi cancelada por quem vende.`,
  ],
  'offer-over': (title, at) => [
    `Visita cancelada: ${title}`,
    `Sua visita de ${at} foi cancelada, porque a oferta não está mais disponível.`,
  ],
  'place-gone': (title, at) => [
    `Visita cancelada: ${title}`,
    `Sua visita de ${at} foi cancelada, porque o veículo não está mais neste local.`,
  ],
  'day-closed': (title, at) => [
    `Visita cancelada: ${title}`,
    `Sua visita de ${at} foi cancelada, porque o local não recebe visitas nesse dia. Escolha outro horário.`,
  ],
  unanswered: (title, at) => [
    `Pedido de visita sem resposta: ${title}`,
    `Seu pedido de visita para ${at} não foi respondido a tempo. Desculpe. Você pode escolher outro horário.`,
  ],
  reminder: (title, at) => [`Sua visita é amanhã: ${title}`, `Lembrete: sua visita é em ${at}.`],
  missed: (title, at) => [
    `Você não veio à visita: ${title}`,
    `Quem vende registrou que você não veio à visita de ${at}. Depois de faltas repetidas, novas visitas dependem da aprovação da equipe. Se você veio, fale com a equipe.`,
  ],
};

const EN: Words = {
  booked: (title, at) => [`Visit booked: ${title}`, `Your visit is booked for ${at}.`],
  asked: (title, at) => [
    `Visit requested: ${title}`,
    `You have asked for a visit on ${at}. As you did not come to earlier visits, the team has to approve it. We tell you as soon as there is an answer.`,
  ],
  approved: (title, at) => [`Visit approved: ${title}`, `Your visit on ${at} was approved.`],
  refused: (title, at) => [
    `Visit not approved: ${title}`,
    `Your request for a visit on ${at} was not approved.`,
  ],
  moved: (title, at) => [`New time of your visit: ${title}`, `Your visit is now on ${at}.`],
  cancelled: (title, at) => [`Visit cancelled: ${title}`, `Your visit on ${at} was cancelled by the seller.`],
  'offer-over': (title, at) => [
    `Visit cancelled: ${title}`,
    `Your visit on ${at} was cancelled, because the offer is no longer available.`,
  ],
  'place-gone': (title, at) => [
    `Visit cancelled: ${title}`,
    `Your visit on ${at} was cancelled, because the vehicle is no longer at this place.`,
  ],
  'day-closed': (title, at) => [
    `Visit cancelled: ${title}`,
    `Your visit on ${at} was cancelled, because the place takes no visits on that day. Choose another time.`,
  ],
  unanswered: (title, at) => [
    `Visit request without an answer: ${title}`,
    `Your request for a visit on ${at} was not answered in time. We are sorry. You can choose another time.`,
  ],
  reminder: (title, at) => [`Your visit is tomorrow: ${title}`, `A reminder: your visit is on ${at}.`],
  missed: (title, at) => [
    `You did not come to the visit: ${title}`,
    `The seller noted that you did not come to the visit on ${at}. After several of these, new visits need the approval of the team. If you did come, talk to the team.`,
  ],
};

const LABELS = {
  PTBR: {
    hello: (name: string) => `Olá, ${name}.`,
    where: 'Endereço',
    contact: 'Procure por',
    reason: 'Motivo',
    bring: 'Leve um documento com foto. Se não puder vir, cancele: o horário fica livre para outra pessoa.',
    visits: 'Ver, mudar ou pôr na agenda',
    offer: 'Escolher outro horário',
    brasilia: 'horário de Brasília',
  },
  EN: {
    hello: (name: string) => `Hello, ${name}.`,
    where: 'Address',
    contact: 'Ask for',
    reason: 'Reason',
    bring: 'Bring a document with a photo. If you cannot come, cancel: the time is then free for others.',
    visits: 'See, move or add to a calendar',
    offer: 'Choose another time',
    brasilia: 'Brasília time',
  },
} as const;

/** To a visitor: that a visit is booked, was moved or cancelled, is tomorrow, or that they did not come. */
export function visitNews(facts: Facts): MailContent {
  return accountMail(facts, { PTBR: wordsIn('PTBR', PTBR, facts), EN: wordsIn('EN', EN, facts) });
}

function wordsIn(idiom: Idiom, words: Words, facts: Facts) {
  const { what, name, offerTitle, from, city, uf, where, reason, visitsAddress, offerAddress } = facts;
  const labels = LABELS[idiom];
  const [subject, text] = words[what](offerTitle, `${dateTimeText(from, idiom)} (${labels.brasilia})`);
  const place =
    where === null
      ? []
      : [
          `${labels.where}: ${where.address}, ${city}, ${uf}`,
          `${labels.contact}: ${where.contact}`,
          ...(where.notes === '' ? [] : [where.notes]),
          labels.bring,
        ];
  return {
    subject,
    greeting: labels.hello(name),
    paragraphs: [text, ...(reason === null ? [] : [`${labels.reason}: ${reason}`]), ...place],
    button: AGAIN.has(what)
      ? { text: labels.offer, address: offerAddress }
      : { text: labels.visits, address: visitsAddress },
  };
}
