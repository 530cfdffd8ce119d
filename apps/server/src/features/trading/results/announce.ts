import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow, Bidder } from '../auctions/public.ts';
import { writtenCosts, writtenStorage } from '../costs/public.ts';
import type { AlertEvent } from '@patio/domain/messaging/alerts/alert-events.ts';
import { stageOwner } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { nextStepWords, type OfferMailFacts, type SendableMail } from '../../messaging/mail/public.ts';
import { deliveryOf } from './delivery.store.ts';
import { writeToUser } from './write-to-user.ts';

/** One message to one user about an offer, on the channels that they have chosen, in the transaction that causes it. */
export interface Announcement {
  readonly person: Bidder;
  /** Its event, from the closed list: it decides the channels. */
  readonly event: AlertEvent;
  /** Its link within the site; the page of the offer if absent. */
  readonly path?: string;
  /** Centavos. */
  readonly value: number;
  /** Identifies the fact, so that nobody is notified twice. */
  readonly fact: string;
  readonly at: number;
  /** The user has bought: the mail states the total to pay. */
  readonly bought?: boolean;
  /** The language of the current request; otherwise the user's, otherwise Portuguese. */
  readonly idiom?: Idiom;
  readonly write: (facts: OfferMailFacts) => SendableMail;
}

/** Sends one announcement: mail, notification, push. */
export async function announce(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  row: AuctionRow,
  { person, event, value, fact, at, bought = false, write, ...given }: Announcement,
): Promise<void> {
  const { offer_code: code, offer_partner_id: partnerId, title } = row;
  const idiom = given.idiom ?? person.idiom ?? 'PTBR';
  const delivery = bought ? await deliveryOf(transaction, code, person.id) : undefined;
  await writeToUser(
    deps,
    transaction,
    { code, partnerId, title },
    {
      person,
      event,
      path: given.path ?? `/oferta/${code}`,
      dedupeKey: `${fact}:${code}:${person.id}`,
      at,
      idiom,
      write: (facts) =>
        write({
          ...facts,
          valueCentavos: value,
          ...(delivery ? { costs: summaryOf(delivery, { value, idiom, at }) } : {}),
        }),
    },
  );
}

type Bought = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>;

/** What every mail about a sale says of it besides its price: the whole cost, its number, and what comes next. */
function summaryOf(
  { code, stage, due, costs, storage, ...delivery }: Bought,
  { value, idiom, at }: { readonly value: number; readonly idiom: Idiom; readonly at: number },
): readonly string[] {
  return [
    ...writtenCosts(costs, value, delivery, idiom),
    ...(storage === null ? [] : [writtenStorage({ ...storage, freight: delivery.freight }, idiom)]),
    idiom === 'EN' ? `Purchase no. ${code}.` : `Compra nº ${code}.`,
    ...(stage === null
      ? []
      : [nextStepWords({ stage, owner: stageOwner(stage), due, late: due !== null && due < at }, idiom)]),
  ];
}
