import type { ReactNode } from 'react';

/** The narrow card of the screens around signing in. */
export function AuthCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md px-4 py-10 sm:py-16">
      <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-2xl font-bold">{title}</h1>
        {text === undefined ? null : <p className="mt-1 text-ink-2">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}
