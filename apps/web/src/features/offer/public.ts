export { Gallery } from './gallery.tsx';
export { Section } from './offer-sections.tsx';
export { VehicleFacts } from './vehicle-facts.tsx';
