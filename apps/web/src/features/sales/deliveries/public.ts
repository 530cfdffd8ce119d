export { DeliverySection } from './delivery-section.tsx';
