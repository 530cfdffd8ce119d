export { Gallery } from './gallery.tsx';
export { Section } from './section.tsx';
export { gapText, monthText, offerReference, type OfferReference } from './reference-view.ts';
export { VehicleFacts } from './vehicle-facts.tsx';
