import { Skeleton } from '@patio/ui/states.tsx';

/** Placeholder cards with the size of the real ones. */
export function GridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <ul
      role="status"
      aria-label={label}
      className="grid justify-center gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(268px,1fr))] lg:grid-cols-[repeat(auto-fill,268px)] lg:justify-between lg:gap-x-0"
    >
      {Array.from({ length: count }, (_, card) => (
        <li
          key={card}
          aria-hidden="true"
          className="w-full overflow-hidden rounded-card border border-line bg-surface max-sm:w-[calc(100vw-32px)] lg:w-[268px]"
        >
          <div className="aspect-[268/178] animate-pulse bg-sunken" />
          <div className="flex h-[246px] flex-col gap-2 p-3.5">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-3 h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-auto h-7 w-1/2" />
            <Skeleton className="mt-1 h-9 w-full" />
          </div>
        </li>
      ))}
    </ul>
  );
}
