import { CallFailure } from '@patio/api-client/call-failure.ts';
import { listNotices } from '@patio/contract/messaging/notifications/list-notices.ts';
import { readNotices } from '@patio/contract/messaging/notifications/read-notices.ts';
import { getConversation } from '@patio/contract/sales/deal-messages/get-conversation.ts';
import { listConversations } from '@patio/contract/sales/deal-messages/list-conversations.ts';
import { getDesk } from '@patio/contract/sales/desk/get-desk.ts';
import { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { officeCall } from '../api/office-call.ts';
import { useReply } from '../api/use-reply.ts';
import { sayNews } from '../feedback.ts';
import { watchNotices, type StreamedNotice } from './watch-notices.ts';

/** Calls whose replies change with a message. */
const SHOWING_MESSAGES = [getConversation.name, listConversations.name, getPurchase.name, getDesk.name];

/** The title of a notice in the language of the screen; the streamed one is in that of the account. */
async function titleOf({ codigo, titulo }: StreamedNotice): Promise<string> {
  try {
    return (await officeCall(listNotices)).data.find((each) => each.codigo === codigo)?.titulo ?? titulo;
  } catch {
    return titulo;
  }
}

export type Notice = Reply<typeof listNotices>['data'][number];

/** The notifications of the user, live: a new one is shown at once, and lists are read again, because something has happened. */
export function useNotices() {
  const client = useQueryClient();
  const { reply, failed, retry } = useReply(listNotices);
  useEffect(
    () =>
      watchNotices({
        onNotice: (streamed) => {
          void titleOf(streamed).then(sayNews);
          void client.invalidateQueries();
        },
        onChange: () => void client.invalidateQueries({ queryKey: [listNotices.name] }),
        onMessage: () => {
          for (const name of SHOWING_MESSAGES) void client.invalidateQueries({ queryKey: [name] });
        },
      }),
    [client],
  );
  const notices = reply?.data ?? null;
  const read = async (): Promise<void> => {
    const newest = notices?.[0];
    if (newest === undefined || reply?.naoLidas === 0) return;
    try {
      await officeCall(readNotices, {
        body: { ate: Math.max(...(notices ?? []).map(({ codigo }) => codigo)) },
      });
      await client.invalidateQueries({ queryKey: [listNotices.name] });
    } catch (failure) {
      // They stay unread, which the next look at them mends.
      if (!(failure instanceof CallFailure)) throw failure;
    }
  };
  return { notices, unread: reply?.naoLidas ?? 0, failed, retry, read };
}
