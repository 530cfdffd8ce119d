export { PickupSection } from './pickup-section.tsx';
