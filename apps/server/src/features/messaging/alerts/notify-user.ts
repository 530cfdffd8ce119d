import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { chosenChannels, type AlertEvent } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { SendableMail } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { alertFoot, type AlertFoot } from './alert-foot.ts';
import { choicesOf } from './choices.store.ts';
import { mailPerson } from './mails/mail-person.ts';
import { enqueuePush } from './push/push-messages.store.ts';

/** One message to one user. */
export interface Telling {
  readonly person: { readonly id: number; readonly email: string };
  readonly idiom: Idiom;
  readonly event: AlertEvent;
  /** The offer it is about, if any: a later message about it replaces an earlier one on a device. */
  readonly offerCode?: number;
  /** The offers, if it is about several. */
  readonly offerCodes?: readonly number[];
  /** Path within the site that the message links to. */
  readonly path: string;
  readonly write: (foot: AlertFoot['links']) => SendableMail;
  /** The same in a language that is read in the back office; absent: only in `idiom`. */
  readonly writeIn?: (idiom: Idiom) => SendableMail;
  /** The address of the record in the back office, below /painel. */
  readonly officePath?: string | null;
  /** Identifies the fact, so that nobody is notified twice. */
  readonly dedupeKey: string;
  /** The mail is sent separately. */
  readonly withoutMail?: boolean;
  /** The notification with this key replaces an earlier unread one. */
  readonly replaces?: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** A push message expires if the device is off for this long. */
const pushLifeMs = 12 * 3_600_000;

/** Notifies a user on the channels that they have chosen for the event, in the transaction that causes it (S-40, S-41). */
export async function notifyUser(
  { config, live }: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  telling: Telling,
): Promise<void> {
  const { person, idiom, event, path, offerCode, dedupeKey, now } = telling;
  const tag = offerCode === undefined ? event : `oferta-${offerCode}`;
  const channels = chosenChannels(event, await choicesOf(transaction, person.id));
  const { links, unsubscribeAddress } = alertFoot(config, { accountId: person.id, events: [event] }, idiom);
  const mail = telling.write(links);
  const title = mail.noticeTitle ?? mail.subject;
  if (channels.has('mail') && !telling.withoutMail) {
    const offerCodes = telling.offerCodes ?? (offerCode === undefined ? [] : [offerCode]);
    const about = { person, event, offerCodes, dedupeKey, now };
    await mailPerson({ config }, transaction, { ...about, mail, unsubscribeAddress });
  }
  if (channels.has('app')) {
    await notify({ live }, transaction, {
      accountId: person.id,
      title,
      body: mail.notice,
      path,
      officePath: telling.officePath ?? null,
      ...(telling.writeIn === undefined ? {} : { texts: textsOf(telling.writeIn) }),
      ...(offerCode === undefined ? {} : { offerCode }),
      ...(telling.replaces === undefined ? { dedupeKey } : { dedupeKey: telling.replaces, replaces: true }),
      now,
    });
  }
  if (channels.has('push')) {
    const payload = JSON.stringify({ titulo: title, caminho: path, marca: tag, idioma: idiom });
    const expiresAt = now + pushLifeMs;
    await enqueuePush(transaction, { accountId: person.id, tag, payload, dedupeKey, now, expiresAt });
  }
}

function textsOf(writeIn: (idiom: Idiom) => SendableMail) {
  const textIn = (idiom: Idiom) => {
    const mail = writeIn(idiom);
    return { title: mail.noticeTitle ?? mail.subject, body: mail.notice };
  };
  return { PTBR: textIn('PTBR'), EN: textIn('EN') };
}
