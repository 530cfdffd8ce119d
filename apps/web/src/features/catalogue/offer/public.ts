export { Gallery } from './gallery/gallery.tsx';
export { Section } from './section.tsx';
export { StickyColumn } from './sticky-column.tsx';
export { gapText, monthText, offerReference, type OfferReference } from './reference/reference-view.ts';
export { VehicleFacts } from './vehicle/vehicle-facts.tsx';
