export { LateOwnProposal } from './late-own-proposal.ts';
export { PurchaseDialog, Refusal, type RefusedPurchase } from './purchase-dialog.tsx';
export { ProposalCosts } from './proposal-costs.tsx';
export { ProposalPart } from './proposal-part.tsx';
export { ownProposalOf, type OwnProposal } from './proposal-view.ts';
export { useProposalTexts } from './use-proposal-texts.ts';
