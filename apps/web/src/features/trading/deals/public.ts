export type { DealPanelProps } from './deal-panel-props.ts';
export { takesProposals } from './deal-actions.tsx';
export { DealPanel } from './deal-panel.tsx';
export { LateOfferDialogs } from './dialogs/late-offer-dialogs.ts';
export type { OpenDialog } from './dialogs/open-dialog.ts';
export { StickyBar } from './sticky-bar.tsx';
export { useDeal } from './use-deal.ts';
