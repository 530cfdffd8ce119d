export { ProposalMessages } from './proposal-messages.tsx';
export { PurchaseMessages } from './purchase-messages.tsx';
