import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterProps } from './filter-props.ts';

interface Props extends FilterProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onClear: () => void;
}

/** The filters beside the lists of a desktop: 280 px, or 52 px when collapsed (FILT-01, FILT-02). */
export function FilterSidebar({ open, onToggle, onClear, ...panel }: Props) {
  const { home } = useTexts();
  return (
    <aside
      id="filtros"
      tabIndex={-1}
      aria-label={home.filters}
      className={`hidden shrink-0 self-start rounded-card border border-line bg-surface lg:block ${open ? 'w-[280px]' : 'w-[52px]'}`}
    >
      <div className={`flex items-center ${open ? 'py-1.5 pr-1 pl-4' : 'justify-center py-1.5'}`}>
        {open ? (
          <>
            <h2 className="grow font-semibold">{home.filters}</h2>
            <Button look="plain" size="small" onClick={onClear}>
              {home.clear}
            </Button>
          </>
        ) : null}
        <button
          type="button"
          aria-label={open ? home.collapse : home.expand}
          aria-expanded={open}
          onClick={onToggle}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name={open ? 'left' : 'filter'} />
        </button>
      </div>
      {open ? (
        <div className="border-t border-line px-4 py-4">
          <FilterPanel {...panel} />
        </div>
      ) : null}
    </aside>
  );
}
