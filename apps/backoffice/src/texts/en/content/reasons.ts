import type { Texts } from '../../ptbr.ts';

export const reasons: Texts['reasons'] = {
  title: 'Reasons for cancelling',
  add: 'New reason',
  description: 'Reason',
  english: 'In English',
  englishHint: 'Empty: users of the site in English read Portuguese.',
  needsText: 'Explanation required',
  uses: 'Cancellations',
  state: 'State',
  on: 'Offered',
  off: 'Off',
  offered: 'Offered to buyers who cancel',
  named: (count) =>
    count === 1
      ? '1 cancellation shows this text, which therefore stays.'
      : `${count} cancellations show this text, which therefore stays.`,
  saved: 'Reason saved.',
  delete: 'Delete reason',
  deleteText: 'No cancellation uses this reason. It ceases to exist.',
  deleted: 'Reason deleted.',
};
