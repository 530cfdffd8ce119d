import type { Dictionary } from '../dictionary.ts';

export const emailConfirmationTexts: Dictionary['emailConfirmation'] = {
  title: 'Confirm e-mail',
  onlyIfYours: 'Did you create this account? Confirm only if you did.',
  confirming: 'Confirming your e-mail…',
  confirmed: 'E-mail confirmed. Thank you!',
  confirm: 'Confirm e-mail',
  dead: 'This link is no longer good. Sign in and ask for another in your profile.',
  failed: 'The e-mail could not be confirmed now.',
  toOffers: 'See the offers',
  ask: (email) =>
    `Confirm that ${email} is yours: open the link that we sent to this e-mail. Until then, news of your deals appears only here on the site.`,
  sendAgain: 'Send the link again',
  sent: 'We sent the link. Look into the spam folder too.',
  often: 'We sent the link a few times already. Look into your e-mail and try again later.',
  sendFailed: 'The link could not be sent now. Try again.',
};
