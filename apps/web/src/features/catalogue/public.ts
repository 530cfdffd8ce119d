export { CardRow } from './card-row.tsx';
export { cardView, type CardView } from './card-view.ts';
export { EmptyDrawing } from './empty-drawing.tsx';
export { Film } from './film.tsx';
export { galleryItems, thumbnails, type GalleryItem } from './gallery-items.ts';
export { liveView, offerView, resultView, type ResultView, type LiveView, type OfferView } from './offer-view.ts';
export type { VehicleView } from './vehicle-view.ts';
