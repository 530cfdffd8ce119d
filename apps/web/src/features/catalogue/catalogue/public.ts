export { ActiveFilters } from './filters/active-filters.tsx';
export type { CardList } from './cards/card-list.ts';
export { CardRow } from './cards/card-row.tsx';
export { cardAction, offerAddress, priceLabel, shownOn } from './cards/card-words.ts';
export { cardView, usageText, yearsText, type CardView } from './cards/card-view.ts';
export { filterFromAddress } from './filters/filter-address.ts';
export { heldBy, type FilterOptions } from './filters/filter-options.ts';
export { queryOf } from './filters/filter-query.ts';
export { FilterSheet } from './filters/filter-sheet.tsx';
export { FilterSidebar } from './filters/filter-sidebar.tsx';
export { cleared, type FilterState } from './filters/filter-state.ts';
export { useActiveKinds } from './filter-words/use-active-kinds.ts';
export { GridSkeleton } from './list/grid-skeleton.tsx';
export { homeView, type HomeView } from './home/home-view.ts';
export { ListHeader } from './home/list-header.tsx';
export { cardList, optionsOf } from './home/load-home.ts';
export { OfferCard } from './cards/offer-card.tsx';
export { PageLinks } from './list/page-links.tsx';
export { PlaceBar } from './places/place-bar.tsx';
export { useHome } from './home/use-home.ts';
export { EmptyDrawing } from './cards/empty-drawing.tsx';
export { Film } from './cards/film.tsx';
export { galleryItems, thumbnails, type GalleryItem } from './cards/gallery-items.ts';
export {
  liveView,
  offerView,
  resultView,
  type ResultView,
  type LiveView,
  type OfferView,
} from './vehicle/offer-view.ts';
export { vehicleView, type VehicleView } from './vehicle/vehicle-view.ts';
