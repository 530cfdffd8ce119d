/** Days, hours, minutes and seconds left. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

interface Props {
  readonly left: TimeLeft;
  readonly labels: Readonly<Record<keyof TimeLeft, string>>;
  /** Sentence for screen readers, rarely changed. */
  readonly spoken: string;
  readonly urgent?: boolean;
}

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The time left in four boxes of fixed width, so that ticking causes no layout shift. */
export function Countdown({ left, labels, spoken, urgent = false }: Props) {
  return (
    <div role="timer" aria-label={spoken} data-testid="countdown" className="grid grid-cols-4 gap-1.5">
      {PARTS.map((part) => (
        <div
          key={part}
          aria-hidden="true"
          className={`rounded-control py-1.5 text-center ${urgent ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink'}`}
        >
          <div className="money text-xl leading-6 font-semibold">{String(left[part]).padStart(2, '0')}</div>
          <div className={`text-[11px] leading-4 ${urgent ? '' : 'text-ink-3'}`}>{labels[part]}</div>
        </div>
      ))}
    </div>
  );
}
