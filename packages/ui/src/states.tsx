import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  readonly drawing?: ReactNode;
  /** A way out. */
  readonly action?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, text, drawing, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      {drawing}
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="max-w-md text-ink-2">{text}</p>
      {action}
    </div>
  );
}

interface ErrorProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Reports a failed call and offers to retry. */
export function ErrorState({ text, retryLabel, onRetry }: ErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4 text-danger"
    >
      <Icon name="alert" />
      <p className="grow">{text}</p>
      <Button size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

const TONES = {
  info: 'bg-accent-soft text-accent-strong',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  plain: 'bg-sunken text-ink-2',
} as const;

export type Tone = keyof typeof TONES;

/** A short message in the flow of the page. */
export function Notice({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <div className={`flex items-start gap-2.5 rounded-control px-3 py-2.5 text-sm ${TONES[tone]}`}>
      {icon === undefined ? null : <Icon name={icon} size={18} className="mt-px" />}
      <div className="grow">{children}</div>
    </div>
  );
}

/** A word on a small coloured background. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

/** A grey placeholder of the size of the coming content. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-control bg-sunken ${className}`} />;
}
