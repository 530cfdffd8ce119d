import { readConversation } from '@patio/contract/sales/deal-messages/read-conversation.ts';
import { useEffect } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import type { Conversation } from './conversation.ts';

/** Marks what the buyer has written as read while the conversation is on the screen of a visible tab. */
export function useReadMark({ codigo, mensagens }: Conversation): void {
  const unread = mensagens.findLast(({ minha, lidaEm }) => !minha && lidaEm === null)?.codigo;
  useEffect(() => {
    if (unread === undefined) return undefined;
    const mark = (): void => {
      if (document.visibilityState !== 'visible') return;
      // It stays unread, which the next look at it mends.
      void officeCall(readConversation, { params: { id: codigo }, body: { ate: unread } }).catch(
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [codigo, unread]);
}
