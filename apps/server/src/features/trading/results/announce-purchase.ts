import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { OfferNewsFacts, SendableMail } from '../../messaging/mail/public.ts';
import { personOf } from './people.store.ts';
import { purchasePath } from './purchase-path.ts';
import { writeToUser } from './write-to-user.ts';

/** A purchase as its buyer is told of it. */
export interface AnnouncedPurchase {
  readonly code: number;
  readonly offer_code: number;
  readonly account_id: number;
  readonly partner_id: number | null;
  readonly title: string;
}

interface PurchaseNews {
  /** The part of the page of the purchase that shows it. */
  readonly section: 'proximo' | 'documentos' | 'transferencia' | 'reclamacoes' | 'diarias';
  /** Identifies the fact, so that nobody is notified twice. */
  readonly fact: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly write: (facts: OfferNewsFacts) => SendableMail;
}

/** Tells the buyer of a purchase what happened to it after the sale, in their language; nobody if their account was deleted. */
export async function announcePurchase(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  purchase: AnnouncedPurchase,
  { section, fact, at, write }: PurchaseNews,
): Promise<void> {
  const { code, offer_code: offer, account_id: accountId, partner_id: partnerId, title } = purchase;
  const person = await personOf(transaction, accountId);
  if (!person) return;
  await writeToUser(
    deps,
    transaction,
    { code: offer, partnerId, title },
    {
      person,
      event: 'purchase',
      path: `${purchasePath(code)}#${section}`,
      dedupeKey: fact,
      at,
      idiom: person.idiom ?? 'PTBR',
      write,
    },
  );
}
