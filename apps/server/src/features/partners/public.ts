export { approvePartner, type Approval } from './approve-partner.ts';
export { listPartners, type ListedPartner } from './partners.store.ts';
export { storeSettings } from './store-settings.store.ts';
