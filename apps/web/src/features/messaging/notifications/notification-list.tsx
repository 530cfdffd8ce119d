import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { DayOfNotifications, NotificationView } from './notification-view.ts';

interface Props {
  readonly days: readonly DayOfNotifications[];
  readonly openCode: number | null;
  /** `DD/MM/YYYY` of today and yesterday, once running in the browser. */
  readonly names: ReadonlyMap<string, string>;
}

/** Titles and times under date headers (NOTF-01). */
export function NotificationList({ days, openCode, names }: Props) {
  const { notifications: texts } = useTexts();
  const { date } = useDates();
  const nameOf = ({ day, items: [first] }: DayOfNotifications): string =>
    names.get(day) ?? (first === undefined ? day : date(Date.parse(first.at)));
  return (
    <nav aria-label={texts.list}>
      {days.map((each) => (
        <section key={each.day} aria-label={nameOf(each)} className="[content-visibility:auto]">
          <h2 className="bg-sunken px-4 py-1.5 text-sm font-semibold text-ink-2">{nameOf(each)}</h2>
          <ul>
            {each.items.map((item) => (
              <li key={item.code} className="border-b border-line">
                <Line item={item} open={item.code === openCode} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Line({ item, open }: { item: NotificationView; open: boolean }) {
  const { notifications: texts } = useTexts();
  const link = useLink();
  return (
    <Link
      to={link(`/notification/?n=${item.code}`)}
      preventScrollReset
      aria-current={open ? 'true' : undefined}
      className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken aria-[current]:bg-accent-soft"
    >
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${item.read ? '' : 'bg-accent'}`} />
      <span className={`min-w-0 grow leading-5 wrap-anywhere ${item.read ? 'text-ink-2' : 'font-semibold'}`}>
        {item.title}
        {item.read ? null : <span className="sr-only">{` (${texts.unread})`}</span>}
      </span>
      <time dateTime={item.at} className="shrink-0 text-sm text-ink-2">
        {item.time}
      </time>
    </Link>
  );
}
