import type { SellingTopic } from '@patio/domain/messaging/selling-side/selling-events.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, type RankedMail, type SendableMail } from '../mail/public.ts';
import { houseRecipients, recipientsOf, recipientsOfStore, recipientsWithRole } from './news/recipients.ts';
import { addressesOfStore, whoWorksOn } from './news/sellers.store.ts';
import { sendTeamMessage } from './news/send-team-message.ts';
import { deskFacts, teamFacts } from './news/team-facts.ts';
import type { Reader, TeamFacts } from './news/team-message.ts';
import { notifiedOffer } from './news/notified-offer.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

interface Told<Facts> {
  /** Identifies the fact, so that nobody is notified twice. */
  readonly fact: string;
  /** Where its readers act on it, below /painel. */
  readonly officePath: string;
  readonly write: (facts: Facts & Reader) => SendableMail;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface SellersFacts extends TeamFacts {
  /** It goes to the one user who was named. */
  readonly toOne: boolean;
}

/**
 * Notifies the sellers of an offer of a staff action, in its transaction: such actions are rare, so they need not be left to the worker as
 * deals are. Sellers, channels and language are as for all events (decision 0070). `to`: only this user of theirs or of the house, while they
 * work there.
 */
export async function notifySellers(
  deps: Deps,
  transaction: Transaction,
  {
    offerCode,
    topic = 'sale',
    to,
    fact,
    officePath,
    write,
    now,
  }: Told<SellersFacts> & { readonly offerCode: number; readonly topic?: SellingTopic; readonly to?: number },
): Promise<void> {
  const offer = await notifiedOffer(transaction, offerCode, now);
  if (!offer) return;
  const asked = { offer, houseToo: false, salesEmail: deps.config.brand.salesEmail };
  const one = to === undefined ? undefined : await whoWorksOn(transaction, to, offerCode);
  const recipients =
    one === undefined ? await recipientsOf(transaction, asked) : [{ people: [one], address: null }];
  const team = { ...teamFacts(deps.config, offer), toOne: one !== undefined };
  const message = { fact, officePath, write: (reader: Reader) => write({ ...team, ...reader }) };
  await sendTeamMessage(deps, transaction, { offer, topic, message, recipients, now });
}

/** Notifies the whole sales team of work that belongs to no single offer. */
export async function notifySalesTeam(
  deps: Deps,
  transaction: Transaction,
  { fact, officePath, write, now }: Told<ReturnType<typeof deskFacts>>,
): Promise<void> {
  const recipients = [await houseRecipients(transaction, null, deps.config.brand.salesEmail)];
  const desk = deskFacts(deps.config);
  const message = { fact, officePath, write: (reader: Reader) => write({ ...desk, ...reader }) };
  await sendTeamMessage(deps, transaction, { offer: null, topic: 'sale', message, recipients, now });
}

/** Notifies the staff of some roles of what waits for them: a document to be checked, unless it is about something else. */
export async function notifyCheckers(
  deps: Deps,
  transaction: Transaction,
  {
    roles,
    topic = 'document',
    fact,
    officePath,
    write,
    now,
  }: Told<ReturnType<typeof deskFacts>> & {
    readonly roles: readonly StaffRole[];
    readonly topic?: SellingTopic | 'document';
  },
): Promise<void> {
  const recipients = [await recipientsWithRole(transaction, roles, deps.config.brand.salesEmail)];
  const desk = deskFacts(deps.config);
  const message = { fact, officePath, write: (reader: Reader) => write({ ...desk, ...reader }) };
  await sendTeamMessage(deps, transaction, { offer: null, topic, message, recipients, now });
}

/** Notifies the users of a store of what belongs to no single offer, such as its money, on the channels that each has chosen. */
export async function notifyStore(
  deps: Deps,
  transaction: Transaction,
  { store, fact, officePath, write, now }: Told<ReturnType<typeof deskFacts>> & { readonly store: number },
): Promise<void> {
  const recipients = [await recipientsOfStore(transaction, store)];
  const desk = deskFacts(deps.config);
  const message = { fact, officePath, write: (reader: Reader) => write({ ...desk, ...reader }) };
  await sendTeamMessage(deps, transaction, { offer: null, topic: 'sale', message, recipients, now });
}

/** Mails every user of a store, and its own address, whatever each has chosen: for what guards the store itself. */
export async function mailStore(
  deps: Pick<Deps, 'config'>,
  transaction: Transaction,
  {
    store,
    fact,
    write,
    now,
  }: Omit<Told<ReturnType<typeof deskFacts>>, 'officePath' | 'write'> & {
    readonly store: number;
    readonly write: (facts: ReturnType<typeof deskFacts> & Reader) => RankedMail<'outcome'>;
  },
): Promise<void> {
  const desk = deskFacts(deps.config);
  for (const { email, idiom } of await addressesOfStore(transaction, store))
    await enqueueMail(transaction, {
      ...write({ ...desk, idiom }),
      reader: 'known',
      to: email,
      dedupeKey: `store:${email}:${fact}`,
      now,
    });
}
