import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import {
  chosenChannels,
  isOfSelling,
  type AlertChoice,
} from '@patio/domain/messaging/alerts/alert-events.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { searchAddress } from '@patio/domain/catalogue/saved-searches/search-address.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import { pageAddress, type DigestLine } from '../../mail/public.ts';
import type { HeldAlert } from './digest-facts.store.ts';
import type { MailedEvent } from './mailed-event.ts';

interface LineWriter {
  readonly idiom: Idiom;
  readonly publicUrl: string;
  /** The user's current positions. */
  readonly choices: readonly AlertChoice[];
}

const WORDS = {
  PTBR: {
    until: 'até',
    leads: ' – você está na frente',
    overtaken: ' – seu lance foi superado',
    answered: (title: string) => `Sua pergunta foi respondida: ${title}`,
    found: (count: number, name: string) =>
      count === 1 ? `1 oferta nova: ${name}` : `${count} ofertas novas: ${name}`,
    asked: (count: number, title: string) =>
      count === 1 ? `1 pergunta espera resposta: ${title}` : `${count} perguntas esperam resposta: ${title}`,
    proposed: (count: number, title: string) =>
      count === 1 ? `1 proposta espera resposta: ${title}` : `${count} propostas esperam resposta: ${title}`,
    written: (title: string) => `Há mensagens novas sobre ${title}`,
    visited: (title: string) => `Há visitas novas ou mudadas a ${title}`,
    news: 'Há uma novidade na sua conta',
  },
  EN: {
    until: 'until',
    leads: ' – you are in the lead',
    overtaken: ' – you were outbid',
    answered: (title: string) => `Your question was answered: ${title}`,
    found: (count: number, name: string) =>
      count === 1 ? `1 new offer: ${name}` : `${count} new offers: ${name}`,
    asked: (count: number, title: string) =>
      count === 1
        ? `1 question waits for an answer: ${title}`
        : `${count} questions wait for an answer: ${title}`,
    proposed: (count: number, title: string) =>
      count === 1
        ? `1 proposal waits for an answer: ${title}`
        : `${count} proposals wait for an answer: ${title}`,
    written: (title: string) => `There are new messages about ${title}`,
    visited: (title: string) => `There are new or changed visits to ${title}`,
    news: 'There is news in your account',
  },
} as const;

/** The lines for held alerts in their current state: once for each subject, without anything that is over or no longer wanted. */
export function digestLines(
  held: readonly HeldAlert[],
  writer: LineWriter,
): { readonly lines: readonly DigestLine[]; readonly events: readonly MailedEvent[] } {
  const notice = held.flatMap((alert) => {
    const line = isWanted(alert, writer) ? lineOf(alert, writer) : null;
    return line === null ? [] : [{ event: alert.event, line }];
  });
  return {
    lines: [...new Map(notice.map(({ line }) => [`${line.text} ${line.address}`, line])).values()],
    events: [...new Set(notice.map(({ event }) => event))].toSorted((one, other) => one.localeCompare(other)),
  };
}

function isWanted({ event, search }: HeldAlert, { choices }: LineWriter): boolean {
  return event === 'saved-search' ? search?.wanted === true : chosenChannels(event, choices).has('mail');
}

/** Null if there is nothing left to report. */
function lineOf({ event, offer, search }: HeldAlert, writer: LineWriter): DigestLine | null {
  const { idiom, publicUrl } = writer;
  const words = WORDS[idiom];
  if (search !== null) {
    const { found, name, query, store } = search;
    const home = store === null ? '/home' : `/${store}/home`;
    return found === 0
      ? null
      : { text: words.found(found, name), address: publicUrl + searchAddress(query, home) };
  }
  if (offer !== null && event === 'selling-message')
    return { text: words.written(offer.title), address: `${publicUrl}/notification` };
  if (offer !== null && event === 'selling-visit')
    return { text: words.visited(offer.title), address: `${publicUrl}/notification` };
  if (offer !== null && isOfSelling(event)) return sellingLine(event, offer, writer);
  if (offer === null) return { text: words.news, address: `${publicUrl}/notification` };
  const page = (query: string) => pageAddress(publicUrl, offer.seller, `/oferta/${offer.code}${query}`);
  if (event === 'question') return { text: words.answered(offer.title), address: page('') };
  if (!offer.open) return null;
  const { title, price, endAt, standing } = offer;
  return {
    text: `${title} – ${formatMoney(price)}, ${words.until} ${dateTimeText(endAt, idiom)}${standing === null ? '' : words[standing]}`,
    address: page(standing === 'overtaken' ? '?view=leilao&lance=minimo' : '?view=leilao'),
  };
}

/** What waits for sellers; null once it is answered. */
function sellingLine(
  event: MailedEvent,
  { code, title, seller, shown, asked, proposed }: NonNullable<HeldAlert['offer']>,
  { idiom, publicUrl }: LineWriter,
): DigestLine | null {
  const words = WORDS[idiom];
  const isQuestion = event === 'selling-question';
  const count = isQuestion ? asked : proposed;
  if (count === 0) return null;
  return {
    text: isQuestion ? words.asked(count, title) : words.proposed(count, title),
    address: shown ? pageAddress(publicUrl, seller, `/oferta/${code}`) : `${publicUrl}/notification`,
  };
}
