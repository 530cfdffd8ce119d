import type { addressBookTexts as ptbr } from '../../ptbr/account/address-book.ts';

export const addressBookTexts: typeof ptbr = {
  failed: 'Your addresses could not be loaded.',
  emptyTitle: 'No address yet',
  emptyText: 'Add an address for freight and documents. You can have several and choose a main one.',
  makeMain: 'Make main address',
  mainChanged: 'Main address changed.',
  edit: 'Edit',
  remove: 'Remove',
  removed: 'Address removed.',
};
