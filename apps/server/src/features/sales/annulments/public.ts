export { annulledLines } from './annulled-lines.ts';
export { announceLimited } from './announce-limited.ts';
export { recordAnnulments } from './annulments.store.ts';
export { askNextLeader, biddersIn, type RequestedAnnulment } from './ask-next-leader.ts';
export { BARRED } from './erased-bidders.store.ts';
export { leadBarOf, type LeadBar, type LeadBarOf } from './may-lead.ts';
export { recordStruck } from './record-struck.ts';
export { revivedBids, type RevivedBids } from './revived-bids.ts';
