import { Icon } from '@patio/ui/icon.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';

/** One part of the way of a deal. */
export interface DealLine {
  readonly part: string;
  readonly name: string;
  readonly state: 'done' | 'now' | 'open';
  /** When it was done, as in calls; null: `words` are shown. */
  readonly at: string | null;
  readonly words: string;
}

const LOOKS: Readonly<Record<DealLine['state'], string>> = {
  done: 'bg-ok text-surface',
  now: 'bg-accent text-on-accent',
  open: 'border border-line bg-sunken text-ink-3',
};

/** The way of a deal, with its dates. */
export function DealTimeline({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly DealLine[];
}) {
  const { dateTime } = useDates();
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ol className="mt-3 flex flex-col">
        {lines.map(({ part, name, state, at, words }) => (
          <li
            key={part}
            aria-current={state === 'now' ? 'step' : undefined}
            className="flex gap-3 pb-4 last:pb-0"
          >
            <span className={`grid size-7 shrink-0 place-items-center rounded-full ${LOOKS[state]}`}>
              {state === 'done' ? <Icon name="check" size={16} /> : null}
              {state === 'now' ? <Icon name="clock" size={16} /> : null}
            </span>
            <span className="min-w-0">
              <span className={`block ${state === 'now' ? 'font-semibold' : ''}`}>{name}</span>
              <span className="block text-sm text-ink-3">
                {at === null ? words : dateTime(Date.parse(at))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
