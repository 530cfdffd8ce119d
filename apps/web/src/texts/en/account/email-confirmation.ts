import type { Dictionary } from '../../dictionary.ts';

export const emailConfirmationTexts: Dictionary['emailConfirmation'] = {
  title: 'Confirm e-mail',
  onlyIfYours: 'Did you create this account? Confirm only if you did.',
  confirming: 'Confirming your e-mail…',
  confirmed: 'E-mail confirmed. Thank you!',
  confirm: 'Confirm e-mail',
  dead: 'This link no longer works. Sign in and request another in your profile.',
  failed: 'The e-mail could not be confirmed right now.',
  toOffers: 'See the offers',
  ask: (email) =>
    `Confirm that ${email} is yours: open the link we sent to this address. Until then, updates on your deals appear only here on the site.`,
  sendAgain: 'Send the link again',
  sent: 'We sent the link. Check your spam folder too.',
  often: 'We have already sent the link a few times. Check your e-mail and try again later.',
  sendFailed: 'The link could not be sent right now. Try again.',
};
