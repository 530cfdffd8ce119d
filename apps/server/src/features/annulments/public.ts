export { recordAnnulments } from './annulments.store.ts';
