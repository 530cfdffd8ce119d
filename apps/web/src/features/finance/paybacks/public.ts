export { PaybacksSection } from './paybacks-section.tsx';
