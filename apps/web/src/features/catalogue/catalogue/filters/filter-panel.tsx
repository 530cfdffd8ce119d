import { MACHINES_CATEGORY } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { isFullRange } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ChoiceList } from './choice-list.tsx';
import { FilterGroup } from './filter-group.tsx';
import { LIST_NAMES } from './filter-options.ts';
import type { FilterProps } from './filter-props.ts';
import { FurtherFilters } from './further-filters.tsx';
import { KindToggles } from './kind-toggles.tsx';
import { PlaceFilter } from '../places/place-filter.tsx';
import { PriceRange, UsageRange } from './range-filters.tsx';

/** All filters: those named in the documents are open, the rest is collapsed below (B§2, FILT-03 to FILT-28). */
export function FilterPanel(props: FilterProps) {
  const { home } = useTexts();
  const { filter } = props;
  return (
    <>
      <noscript>
        <p className="pb-3 text-sm text-ink-2">{home.noScript}</p>
      </noscript>
      <div className="-my-2 flex flex-col">
        <FilterGroup title={home.kinds} open chosen={!filter.lot || !filter.vehicle}>
          <KindToggles {...props} />
        </FilterGroup>
        <FilterGroup title={home.price} open chosen={!isFullRange(filter.price)}>
          <PriceRange {...props} />
        </FilterGroup>
        <FilterGroup
          title={filter.category === MACHINES_CATEGORY ? home.hours : home.usage}
          open
          chosen={!isFullRange(filter.usage)}
        >
          <UsageRange {...props} />
        </FilterGroup>
        {LIST_NAMES.map((name) => (
          <ChoiceList key={name} name={name} {...props} />
        ))}
        <FilterGroup title={home.location} open chosen={filter.state !== '' || filter.city !== ''}>
          <PlaceFilter {...props} />
        </FilterGroup>
        <FurtherFilters {...props} />
      </div>
    </>
  );
}
