import type { ReactNode } from 'react';
import { SmallPicture } from '../../../platform/pictures/small-picture.tsx';

interface Props {
  readonly photo: string | null;
  readonly number: string;
  /** Of the offer. */
  readonly title: string;
  /** What kind of deal it is, and with whom. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** What a deal is about: its number, photo and title, and what can be done with its page. */
export function DealHead({ photo, number, title, children, actions }: Props) {
  return (
    <section className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card sm:flex-row">
      <div className="aspect-[2/1] shrink-0 overflow-hidden bg-sunken sm:aspect-auto sm:w-56">
        <SmallPicture
          address={photo}
          width={224}
          height={150}
          sizes="(min-width: 600px) 224px, 100vw"
          className="h-full w-full object-cover"
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1.5 p-4">
        <p className="text-sm text-ink-3 tabular-nums">{number}</p>
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        {children}
        <div className="no-print mt-2 flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </section>
  );
}
