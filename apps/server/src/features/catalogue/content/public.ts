export { refuseStale, showAtOnce } from './content-changed.ts';
export { followContacts } from './contacts/follow-contacts.ts';
export { nameChanged, writeEnglish } from './translations.store.ts';
