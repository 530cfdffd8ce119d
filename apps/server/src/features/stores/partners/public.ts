export { approvePartner, type Approval } from './registration/approve-partner.ts';
export { listPartners, type ListedPartner } from './partners.store.ts';
export { storeSettings } from './store-settings.store.ts';
