export { ProposalMessages } from './proposal-messages.tsx';
export { OfferMessages, PurchaseMessages } from './purchase-messages.tsx';
