import type { MessageSide } from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import { listConversations } from '@patio/contract/sales/deal-messages/list-conversations.ts';
import { mayReachStore, storeOf, worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { conversationReader, type Conversation, type DealFacts } from '../conversations.store.ts';
import type { Reader } from '../messages.present.ts';

/** The side that a user of the back office writes for. */
export const sideOf = (actor: Actor): MessageSide =>
  worksForTheHouse(actor, listConversations) ? 'house' : 'store';

/** Whether a user may read and answer what is said about a deal. */
export const mayReach = (actor: Actor, deal: Pick<DealFacts, 'partner_id'>): boolean =>
  mayReachStore(actor, deal.partner_id, listConversations);

/** How a user reads messages about a deal. */
export const readerOf = (actor: Actor, deal: Pick<DealFacts, 'purchase_code'>): Reader => ({
  side: sideOf(actor),
  store: storeOf(actor, listConversations),
  bought: deal.purchase_code !== null,
});

/** Buyers have no name for a store until the sale. */
export const buyerName = (actor: Actor, deal: Pick<DealFacts, 'purchase_code' | 'buyer'>): string | null =>
  sideOf(actor) === 'house' || deal.purchase_code !== null ? deal.buyer : null;

/** A conversation that a user may reach; undefined: there is none for them. */
export async function reachedConversation(
  queries: Queries,
  code: number,
  actor: Actor,
): Promise<Conversation | undefined> {
  const found = await conversationReader(queries).find(code);
  return found && mayReach(actor, found) ? found : undefined;
}
