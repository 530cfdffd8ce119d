/** How far a buyer was reminded of the last day for the transfer: not at all, 10 days before, 3 days before, once it was over. */
export const REMINDERS = ['none', 'ten', 'three', 'late'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The reminder that is due with so many days left, if a less urgent one was the last; null: none. */
export function dueReminder(daysLeft: number, last: Reminder): Exclude<Reminder, 'none'> | null {
  const due = daysLeft < 0 ? 'late' : daysLeft <= 3 ? 'three' : daysLeft <= 10 ? 'ten' : null;
  return due !== null && REMINDERS.indexOf(due) > REMINDERS.indexOf(last) ? due : null;
}
