import type { OfferOrder } from '@patio/domain/catalogue/catalogue/sort-offers.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';

const ORDERS = [
  'MAIS_RECENTES',
  'MAIS_ANTIGOS',
  'MAIOR_PRECO',
  'MENOR_PRECO',
  'DISTANCIA',
  'TERMINA_LOGO',
] as const;

interface Props {
  readonly title: string;
  /** Null: unknown, because the list could not be loaded. */
  readonly count: number | null;
  readonly order: OfferOrder;
  readonly onOrder: (order: OfferOrder) => void;
  readonly onFilter: () => void;
  readonly activeFilters: number;
  /** Used by the skip link to find the filters where they are behind this button. */
  readonly filterId?: string;
  readonly children?: ReactNode;
}

/** Title, count, order and filter of a list (HOME-05, SORT-01). */
export function ListHeader({
  title,
  count,
  order,
  onOrder,
  onFilter,
  activeFilters,
  filterId,
  children,
}: Props) {
  const { home } = useTexts();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex grow flex-wrap items-center gap-x-4 max-sm:w-full">
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="text-ink-3" aria-live="polite">
          {count === null ? null : home.count(count)}
        </p>
      </div>
      <label className="flex items-center gap-2 text-sm text-ink-2 max-sm:grow">
        <span className="max-md:sr-only">{home.orderBy}</span>
        <select
          value={order}
          onChange={(event) => {
            const chosen = ORDERS.find((name) => name === event.target.value);
            if (chosen !== undefined) onOrder(chosen);
          }}
          className="h-11 grow rounded-control border border-line-strong bg-surface px-3 text-[15px] text-ink"
        >
          {ORDERS.map((name) => (
            <option key={name} value={name}>
              {home.orders[name]}
            </option>
          ))}
        </select>
      </label>
      <Button look="quiet" id={filterId} onClick={onFilter}>
        <Icon name="filter" size={18} />
        {home.filterBy}
        {activeFilters === 0 ? null : (
          <span className="grid size-5 place-items-center rounded-full bg-accent text-xs text-on-accent">
            {activeFilters}
          </span>
        )}
      </Button>
      {children}
    </div>
  );
}
