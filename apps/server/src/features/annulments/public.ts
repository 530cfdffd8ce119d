export { annulledLines } from './annulled-lines.ts';
export { recordAnnulments, type AnnulledLine } from './annulments.store.ts';
