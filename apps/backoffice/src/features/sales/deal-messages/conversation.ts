import type { Reply } from '@patio/contract/route/define-route.ts';
import type { getConversation } from '@patio/contract/sales/deal-messages/get-conversation.ts';

/** A conversation with its latest messages, as its call gives it. */
export type Conversation = Reply<typeof getConversation>['data'];
