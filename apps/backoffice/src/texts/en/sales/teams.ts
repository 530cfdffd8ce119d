import type { Texts } from '../../ptbr.ts';

export const teams: Texts['teams'] = {
  title: 'Teams by category',
  category: 'Category',
  members: 'Who is notified',
  everyone: 'The whole sales team',
  inactive: 'no longer notified',
  hint: 'These users are notified of sales, proposals, questions and cancellations of the category. Without any, the whole sales team is.',
  reason: 'Reason, read by those who join and leave',
  saved: 'Team saved. Those who joined and left were notified.',
};
