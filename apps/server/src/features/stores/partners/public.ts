export { approvePartner, type Decision } from './registration/approve-partner.ts';
export { refusePartner } from './registration/refuse-partner.ts';
export {
  AWAITS_APPROVAL,
  lockPartner,
  listPartners,
  type ListedPartner,
  type LockedPartner,
} from './partners.store.ts';
export { writeData, writeProfile, type StoreData, type StoreProfile } from './profile.store.ts';
export { photoAddress, photoGuid } from './photo-address.ts';
export { writeToStore } from './write-to-store.ts';
export { storeSettings } from './store-settings.store.ts';
