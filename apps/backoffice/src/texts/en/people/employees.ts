import type { Texts } from '../../ptbr.ts';

export const employees: Texts['employees'] = {
  title: 'Employees',
  none: 'No employees with an account.',
  invitations: 'Open invitations',
  registration: 'Registration number',
  since: 'Account since',
  actions: 'Actions',
  invite: 'Invite an employee',
  inviteText:
    'The user gets a link by e-mail that is valid for 72 hours, and creates an employee account with the limits of that profile. The company is notified.',
  end: 'End',
  endTitle: (name) => `End the account of ${name}?`,
  endText:
    'The account is blocked and no longer belongs to the company. Deals under way stand. Both sides are notified by e-mail.',
  ended: 'Employee account ended.',
};
