import { Link } from '../../../../platform/navigation/link.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** Numbered pages, shown only when there is more than one; choosing one scrolls to the top of the grid (HOME-06, HOME-07). */
export function PageLinks({ page, pages, addressOf }: Props) {
  const { home } = useTexts();
  if (pages <= 1) return null;
  return (
    <nav aria-label={home.pages} className="mt-8 flex flex-wrap justify-center gap-1.5">
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap${index}`} aria-hidden="true" className="grid size-11 place-items-center text-ink-3">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={`${addressOf(number)}#ofertas`}
            aria-label={home.page(number)}
            aria-current={number === page ? 'page' : undefined}
            className="grid h-11 min-w-11 place-items-center rounded-control border border-line bg-surface px-2 font-medium tabular-nums hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
          >
            {number}
          </Link>
        ),
      )}
    </nav>
  );
}
