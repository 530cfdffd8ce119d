export { ActiveFilters } from './active-filters.tsx';
export type { CardList } from './card-list.ts';
export { CardRow } from './card-row.tsx';
export { cardView, usageText, yearsText, type CardView } from './card-view.ts';
export { filterFromAddress } from './filter-address.ts';
export { heldBy, type FilterOptions } from './filter-options.ts';
export { queryOf } from './filter-query.ts';
export { FilterSheet } from './filter-sheet.tsx';
export { FilterSidebar } from './filter-sidebar.tsx';
export { cleared, type FilterState } from './filter-state.ts';
export { useActiveKinds } from './use-active-kinds.ts';
export { GridSkeleton } from './grid-skeleton.tsx';
export { homeView, type HomeView } from './home-view.ts';
export { ListHeader } from './list-header.tsx';
export { cardList, optionsOf } from './load-home.ts';
export { OfferCard } from './offer-card.tsx';
export { PageLinks } from './page-links.tsx';
export { PlaceBar } from './place-bar.tsx';
export { useHome } from './use-home.ts';
export { EmptyDrawing } from './empty-drawing.tsx';
export { Film } from './film.tsx';
export { galleryItems, thumbnails, type GalleryItem } from './gallery-items.ts';
export {
  liveView,
  offerView,
  resultView,
  type ResultView,
  type LiveView,
  type OfferView,
} from './offer-view.ts';
export { vehicleView, type VehicleView } from './vehicle-view.ts';
