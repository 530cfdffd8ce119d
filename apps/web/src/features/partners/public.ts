export { PartnerCard } from './partner-card.tsx';
