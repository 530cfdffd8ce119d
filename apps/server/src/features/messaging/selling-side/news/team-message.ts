import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Brand } from '../../../../config/config.ts';
import type { MailStore, SendableMail } from '../../mail/public.ts';
import type { NewsRow } from './selling-news.store.ts';
import type { NotifiedOffer } from './notified-offer.store.ts';

/** The reader of a message: their language, and where they choose such messages. */
export interface Reader {
  readonly idiom: Idiom;
  readonly foot?: readonly { readonly text: string; readonly address: string }[];
}

/** Facts of every mail to sellers, except its reader. */
export interface TeamFacts {
  readonly brand: Brand;
  readonly store: MailStore | null;
  readonly offerTitle: string;
  readonly offerAddress: string | null;
  readonly alertsAddress: string;
}

/** Data for the message about a deal. */
export interface NotifiedDeal {
  readonly offer: NotifiedOffer;
  readonly team: TeamFacts;
  /** Deadline for sellers to contact a buyer about something that happened at an instant. */
  readonly answerBy: (at: number) => number;
}

/** One message, about one event or several of the same kind. */
export interface TeamMessage {
  readonly event: NewsRow['event'];
  /** Identifies the fact within the offer, so that nobody is notified twice. */
  readonly fact: string;
  readonly write: (reader: Reader) => SendableMail;
  /** Where its readers act on it, below /painel; null: nowhere. */
  readonly officePath: string | null;
}

/** The name of one piece of news. */
export function factOf({ event, ref, step }: NewsRow): string {
  return `${event}:${ref}:${step}`;
}
