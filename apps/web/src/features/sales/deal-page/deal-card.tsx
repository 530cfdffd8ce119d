import type { ReactNode } from 'react';

/** One part of the page of a deal, with its title. */
export function DealCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}
