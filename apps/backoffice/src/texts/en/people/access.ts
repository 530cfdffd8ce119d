import type { Texts } from '../../ptbr.ts';

export const access: Texts['access'] = {
  title: 'Sign-in to the account',
  changes: 'Changes of e-mail and username',
  none: 'No changes of e-mail or username.',
  kind: 'What changes',
  kinds: { email: 'E-mail', usuario: 'Username' },
  fromTo: 'From → to',
  waits: (until) => `Takes effect on ${until}`,
  states: {
    feita: 'Done',
    recusada: 'Refused by the owner',
    cancelada: 'Cancelled by staff',
    impossivel: 'Impossible: already in use',
  },
  change: 'Change e-mail or username',
  changeText:
    'The change takes effect after 72 hours. The current address gets a link that cancels it now, and the new one is notified. When the e-mail changes, the sessions end and the new one has to be confirmed.',
  next: 'New',
  proof: 'How the owner proved who they are',
  ask: 'Request the change',
  asked: 'Change requested: it takes effect after 72 hours.',
  wrong: {
    email: 'Enter a valid e-mail.',
    usuario: '3 to 100 letters, digits, dots, hyphens or underscores.',
  },
  cancel: 'Cancel the change',
  cancelTitle: 'Cancel the change?',
  cancelText: (before) => `The account keeps ${before}.`,
  cancelled: 'Change cancelled.',
  password: 'Ask for a new password',
  passwordTitle: (name) => `Ask ${name} for a new password?`,
  passwordText:
    'The sessions end now, and the next sign-in opens nothing but the form for a new password. The owner gets an e-mail with the reason.',
  passwordAsked: 'New password asked for.',
  stopTitle: 'Cancel the change',
  stopText:
    'If you did not ask to change the e-mail or username of your account, cancel the change here. The account stays as it is.',
  stop: 'It was not me: cancel the change',
  stopped: 'The change was cancelled, and your account stays as it is. To be safe, set a new password.',
  newPassword: 'Set a new password',
  noLink: 'Open this page by the link in the e-mail about the change.',
};
