import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import { messages, pageAddress, sellerOf } from '../../messaging/mail/public.ts';
import { readNotice } from '../../messaging/notifications/public.ts';
import { negotiationPath, purchasePath } from '../../trading/results/public.ts';
import type { Conversation } from './conversations.store.ts';

const buyer = statement({
  name: 'conversations.buyer',
  text: 'select id, email, name, idiom, blocked_at is not null as blocked from account where id = $1 and erased_at is null',
  shape: shape<{ idiom: Idiom | null }>(),
});

type Deal = Pick<
  Conversation,
  'code' | 'account_id' | 'offer_code' | 'purchase_code' | 'title' | 'partner_id'
>;

/** Who is written to; undefined: the account was deleted. */
export const buyerOf = (queries: Queries, accountId: number) => queries.row(buyer, [accountId]);

/** The page on which a buyer reads and answers, within the site. */
export function pathOf({ purchase_code: bought, offer_code: offer }: Deal): string {
  return `${bought === null ? negotiationPath(offer) : purchasePath(bought)}#mensagens`;
}

const noticeKey = (code: number): string => `deal-messages:${code}`;

/** What every mail and notification about messages says, except who reads it. */
export async function messageFacts({ config }: Pick<ServerDeps, 'config'>, queries: Queries, deal: Deal) {
  const store = await sellerOf(queries, deal.partner_id);
  return {
    brand: config.brand,
    store,
    offerTitle: deal.title,
    address: pageAddress(config.publicUrl, store, pathOf(deal)),
  };
}

/** Notifies a buyer on the site and on their devices of the first message that they have not read; mail follows only after silence. */
export async function notifyBuyer(
  deps: ServerDeps,
  transaction: Transaction,
  deal: Deal,
  now: number,
): Promise<void> {
  const person = await buyerOf(transaction, deal.account_id);
  if (!person || person.blocked) return;
  const idiom = person.idiom ?? 'PTBR';
  const facts = await messageFacts(deps, transaction, deal);
  await notifyUser(deps, transaction, {
    person,
    idiom,
    event: 'deal-message',
    path: pathOf(deal),
    dedupeKey: `deal-message:${deal.code}:${now}`,
    replaces: noticeKey(deal.code),
    withoutMail: true,
    now,
    write: (foot) =>
      messages.dealMessages({ ...facts, idiom, foot, name: person.name, texts: [], more: 0, files: 0 }),
  });
}

/** What a buyer has read on the page of a conversation needs no notification any more. */
export async function noticeUntilRead(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { code, account_id: accountId }: Pick<Conversation, 'code' | 'account_id'>,
  now: number,
): Promise<void> {
  await readNotice(deps, transaction, { accountId, dedupeKey: noticeKey(code), now });
}
