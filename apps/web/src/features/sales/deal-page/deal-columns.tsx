import { Skeleton } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** The page of a deal: what happens to it, and beside it what it costs and whom to ask. */
export function DealColumns({
  children,
  aside,
}: {
  readonly children: ReactNode;
  readonly aside: ReactNode;
}) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
      <div className="flex min-w-0 flex-col gap-6">{aside}</div>
    </div>
  );
}

/** The same while it is loaded. */
export function DealLoading() {
  const { shell } = useTexts();
  return (
    <div role="status" aria-label={shell.loading} className="grid gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
