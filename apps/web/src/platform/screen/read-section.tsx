import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

interface Props {
  /** By which links lead here, `#documentos`. */
  readonly id: string;
  readonly title: string;
  /** What the section is for, below its title. */
  readonly hint?: string;
  /** What was read, or that it is being read, or could not be. */
  readonly read: unknown;
  /** Class of the height of what stands in for it meanwhile. */
  readonly height: string;
  readonly failedText: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A part of a page that is read by itself: `loading`, `failed`, or its content. */
export function ReadSection({ id, title, hint, read, height, failedText, onRetry, children }: Props) {
  const { shell } = useTexts();
  const section = useRef<HTMLElement>(null);
  const there = read !== 'loading' && read !== 'failed';
  useEffect(() => {
    // A notification leads here; the section was not there when the browser looked for it.
    if (there && location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [there, id]);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h2 id={`${id}-titulo`} className="text-lg font-semibold">
        {title}
      </h2>
      {hint === undefined ? null : <p className="mt-1 text-sm text-ink-2">{hint}</p>}
      {read === 'loading' ? (
        <div role="status" aria-label={shell.loading} className="mt-3">
          <Skeleton className={height} />
        </div>
      ) : read === 'failed' ? (
        <div className="mt-3">
          <ErrorState text={failedText} retryLabel={shell.retry} onRetry={onRetry} />
        </div>
      ) : (
        children
      )}
    </section>
  );
}
