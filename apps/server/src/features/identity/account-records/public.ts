export {
  correctAccount,
  correctRegistration,
  isNameTaken,
  isDocumentTaken,
  renameAccount,
} from './corrections.store.ts';
export { accountMarks } from './staff-marks.store.ts';
export { insertStoreAccount, updateStoreAccount } from './store-accounts.store.ts';
