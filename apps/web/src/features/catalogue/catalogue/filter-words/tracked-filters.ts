import type { TrackedFilters } from '../../../../platform/analytics/tracked-event.ts';
import type { FilterState } from '../filters/filter-state.ts';

/** The filter state under the names of the specification (B§3). */
export function trackedFilters(filter: FilterState): TrackedFilters {
  return {
    lot: filter.lot,
    vehicle: filter.vehicle,
    priceRanger: { start: filter.price.start, end: filter.price.end },
    usageRanger: { start: filter.usage.start, end: filter.usage.end },
    brandsSelected: filter.brands,
    subcategoriesSelected: filter.subcategories,
    modelsSelected: filter.models,
    category: filter.category,
    location: { state: filter.state, city: filter.city },
    term: filter.term,
    order: filter.order,
  };
}
