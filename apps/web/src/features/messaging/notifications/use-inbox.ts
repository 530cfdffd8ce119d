import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { byDay, type NotificationView } from './notification-view.ts';

/** The inbox: which notification is open (from the address), and what has been read since it was loaded. */
export function useInbox(loaded: readonly NotificationView[]) {
  const [query] = useSearchParams();
  const [readNow, setReadNow] = useState<ReadonlySet<number>>(new Set());
  const notifications = useMemo(
    () => loaded.map((item) => (readNow.has(item.code) ? { ...item, read: true } : item)),
    [loaded, readNow],
  );
  const wanted = Number(query.get('n'));
  const open = notifications.find(({ code }) => code === wanted) ?? null;
  const markRead = useMarkRead(setReadNow);
  const unreadCode = open === null || open.read ? null : open.code;
  useEffect(() => {
    if (unreadCode !== null) void markRead(unreadCode);
  }, [markRead, unreadCode]);
  const unread = notifications.filter(({ read }) => !read).length;
  useCount(unread);
  return { days: byDay(notifications), open, unread };
}

/** Marks one as read, here at once and on the server (NOTF-10). A failure is shown; the next load shows it as unread again. */
function useMarkRead(setReadNow: (change: (codes: ReadonlySet<number>) => ReadonlySet<number>) => void) {
  const { notifications: texts } = useTexts();
  return useCallback(
    async (code: number): Promise<void> => {
      setReadNow((codes) => new Set([...codes, code]));
      const { readNotification } = await import('./read-notification.ts');
      if (!(await readNotification(code))) showNotice({ tone: 'danger', text: texts.readFailed });
    },
    [setReadNow, texts],
  );
}

/** The count in the menu follows what is read here; the server's own count comes with the next renewal of the session. */
function useCount(unread: number): void {
  const { user, setUser } = useSession();
  useEffect(() => {
    if (user !== null && unread < user.notifications) setUser({ ...user, notifications: unread });
  }, [setUser, unread, user]);
}
