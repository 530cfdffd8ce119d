export { LatePartnerCard } from './late-partner-card.ts';
