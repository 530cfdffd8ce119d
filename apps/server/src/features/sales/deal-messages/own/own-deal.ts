import type { OwnConversation } from '@patio/contract/sales/deal-messages/own-conversation.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { conversationReader, conversationWriter, type DealFacts } from '../conversations.store.ts';

/** The deal of an account, or undefined: those of others are unknown. */
export function ownDeal(
  queries: Queries,
  { tipo, id }: OwnConversation,
  accountId: number,
): Promise<DealFacts | undefined> {
  const reader = conversationReader(queries);
  return tipo === 'compra' ? reader.ownPurchase(id, accountId) : reader.ownOffer(id, accountId);
}

/** The number of the conversation about a deal, which begins with the first who writes. */
export async function conversationOf(transaction: Transaction, deal: DealFacts, at: number): Promise<number> {
  const code = deal.code ?? (await conversationWriter(transaction).begin(deal, at));
  if (code !== undefined) return code;
  // Another call has begun it meanwhile.
  const found = await (deal.purchase_code === null
    ? conversationReader(transaction).ownOffer(deal.offer_code, deal.account_id)
    : conversationReader(transaction).purchase(deal.purchase_code));
  if (!found || found.code === null) throw new ApiError('conversation-not-found');
  return found.code;
}
