export { LateOwnProposal } from './late-own-proposal.ts';
export { ProposalCosts } from './proposal-costs.tsx';
export { ProposalPart } from './proposal-part.tsx';
export { ownProposalOf, type OwnProposal } from './proposal-view.ts';
export { useProposalTexts } from './use-proposal-texts.ts';
