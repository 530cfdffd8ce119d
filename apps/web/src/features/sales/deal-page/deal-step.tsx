import { Icon } from '@patio/ui/icon.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { useId, type ReactNode } from 'react';

interface Props {
  /** What is said above everything else. */
  readonly notice?: ReactNode;
  /** "Next step", and whose turn it is; absent: nothing comes next. */
  readonly turn?: { readonly label: string; readonly owner: string; readonly isOwn: boolean };
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** Until when, in words; absent: without a term. */
  readonly due?: { readonly text: string; readonly isLate: boolean };
}

/** What comes next in a deal, whose turn it is and until when; or how it ended. */
export function DealStep({ notice, turn, title, text, children, due }: Props) {
  const id = useId();
  return (
    <section
      id="proximo"
      aria-labelledby={id}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      {notice}
      {turn === undefined ? null : (
        <div className="mb-1 flex flex-wrap items-center gap-2">
          <p className="text-sm text-ink-3">{turn.label}</p>
          <Badge tone={turn.isOwn ? 'info' : 'plain'}>{turn.owner}</Badge>
        </div>
      )}
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-ink-2">{text}</p>
      {children}
      {due === undefined ? null : (
        <p className={`mt-3 flex items-center gap-1.5 text-sm font-medium ${due.isLate ? 'text-warn' : ''}`}>
          <Icon name={due.isLate ? 'alert' : 'clock'} size={16} className="shrink-0" />
          {due.text}
        </p>
      )}
    </section>
  );
}
