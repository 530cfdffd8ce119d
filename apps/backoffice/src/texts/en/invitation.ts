import type { Texts } from '../ptbr.ts';

export const invitation: Texts['invitation'] = {
  title: 'Invitation',
  toStaff: (role) => `You are invited to the team, with the role ${role}.`,
  toEmployee: (company) => `You are invited to have an employee account of ${company}.`,
  toStore: (store) => `You were invited to work in the back office of the store ${store}.`,
  noLink: 'Open this page by the link in the invitation e-mail.',
  email: 'E-mail',
  until: 'Valid until',
  name: 'Your name',
  password: 'Choose a password',
  passwordHint:
    'At least 8 characters, with an upper-case and a lower-case letter, a digit and a symbol. It must be hard to guess: combine words that do not belong together.',
  again: 'Repeat the password',
  different: 'The passwords are not the same.',
  present: 'Your password',
  presentHint: 'This e-mail has an account already: enter its password to accept.',
  newPassword: 'New password',
  newPasswordHint:
    'Your current password is easy to guess for an account that works here. Choose another one: it is valid at the site too.',
  code: 'Access code',
  codeHint: 'Your account requires a second step: enter the code from the e-mail or the app.',
  terms: 'I have read and accept the terms of use',
  termsLink: 'Read the terms of use',
  accept: 'Accept the invitation',
  required: 'Fill in this field.',
  done: 'Invitation accepted',
  doneStaff:
    'Now sign in to the back office with your e-mail and password. At each sign-in we send a code to your e-mail.',
  doneEmployee: 'Your account is ready. Now sign in at the site with your e-mail and password.',
  toOffice: 'Sign in to the back office',
  toSite: 'Sign in at the site',
};
