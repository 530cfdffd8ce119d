import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Number of entries; shown if above zero. */
  readonly count?: number;
  readonly id?: string;
  /** The name of the part whose root element this is. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export function Section({ title, count = 0, id, part, children }: SectionProps) {
  return (
    <section id={id} data-part={part} aria-label={title} className="mt-10 print:mt-5">
      <h2 className="mb-3 text-xl font-semibold">
        {title}
        {count === 0 ? null : <span className="font-normal text-ink-3"> ({count})</span>}
      </h2>
      {children}
    </section>
  );
}
