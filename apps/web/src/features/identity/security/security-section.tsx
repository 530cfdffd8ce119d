import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** One part of the security page. */
export function SecuritySection({ title, text, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id={heading} className="text-lg font-semibold">
        {title}
      </h2>
      {text === undefined ? null : <p className="mt-1 text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
