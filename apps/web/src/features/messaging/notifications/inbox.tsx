import { Icon } from '@patio/ui/icon.tsx';
import { buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { formatDate } from '@patio/domain/time/sao-paulo.ts';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { NotificationContent } from './notification-content.tsx';
import { NotificationList } from './notification-list.tsx';
import type { NotificationView } from './notification-view.ts';
import { useInbox } from './use-inbox.ts';

const DAY_MS = 86_400_000;

/** The inbox in its four states: loading, failed, empty, full (NOTF-01 to NOTF-11). */
export function Inbox({ inbox }: { inbox: PrivateData<readonly NotificationView[]> }) {
  const { notifications: texts, shell } = useTexts();
  const link = useLink();
  const { revalidate } = useRevalidator();
  usePrivatePage(inbox);
  if (inbox.state === 'stale') {
    return (
      <div className="mt-5 flex flex-col gap-2" role="status" aria-label={shell.loading}>
        {[1, 2, 3, 4].map((number) => (
          <Skeleton key={number} className="h-14 md:w-[360px]" />
        ))}
      </div>
    );
  }
  if (inbox.state === 'failed') {
    return (
      <div className="mt-5">
        <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
      </div>
    );
  }
  if (inbox.value.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        drawing={<Icon name="bell" size={72} className="text-ink-3" />}
        action={
          <Link to={link('/home')} className={buttonLook('bid')}>
            {texts.seeOffers}
          </Link>
        }
      />
    );
  }
  return <Full notifications={inbox.value} />;
}

/** Small screens show either the list or the open notification, never both (NOTF-05). */
function Full({ notifications }: { notifications: readonly NotificationView[] }) {
  const { notifications: texts } = useTexts();
  const link = useLink();
  const { days, open, unread } = useInbox(notifications);
  const names = useDayNames();
  return (
    <>
      <div
        className={`flex flex-wrap items-center justify-between gap-3 ${open === null ? '' : 'max-md:hidden'}`}
      >
        <p className="text-ink-2" aria-live="polite">
          {texts.unreadCount(unread)}
        </p>
        <Link to={link('/avisos/')} className={buttonLook('quiet')}>
          {texts.chooseAlerts}
        </Link>
      </div>
      <div className="mt-4 grid overflow-hidden rounded-card border border-line bg-surface max-md:-mx-4 max-md:rounded-none max-md:border-x-0 md:grid-cols-[360px_minmax(0,1fr)]">
        <div
          className={`md:max-h-[70dvh] md:min-h-[480px] md:overflow-y-auto md:border-r md:border-line ${open === null ? '' : 'max-md:hidden'}`}
        >
          <NotificationList days={days} openCode={open?.code ?? null} names={names} />
        </div>
        <div className={open === null ? 'max-md:hidden' : ''}>
          {open === null ? (
            <p className="grid h-full place-items-center p-8 text-center text-ink-2">{texts.choose}</p>
          ) : (
            <NotificationContent item={open} />
          )}
        </div>
      </div>
    </>
  );
}

/** "Hoje" and "Ontem" are set once the page is in the browser: the server-rendered page must not depend on the current time. */
function useDayNames(): ReadonlyMap<string, string> {
  const { notifications: texts } = useTexts();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  if (now === null) return new Map();
  return new Map([
    [formatDate(now), texts.today],
    [formatDate(now - DAY_MS), texts.yesterday],
  ]);
}
