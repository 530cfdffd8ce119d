import type { guessTextsPt, strengthTextsPt } from './ptbr.ts';

/** Texts about a password that meets all rules and is easy to guess. */
export const guessTextsEn: typeof guessTextsPt = {
  common: 'This password is one of the most common and easy to guess. Choose another.',
  personal: 'This password is based on your name or e-mail and easy to guess. Choose another.',
};

/** How hard a password is to guess, and what makes it harder. */
export const strengthTextsEn: typeof strengthTextsPt = {
  label: 'Estimated strength of the password',
  levels: ['very weak', 'weak', 'fair', 'strong'],
  advice:
    'Hint: combine three or four words that do not belong together. Your name, your e-mail and “Pátio” do not count.',
  work: 'Accounts of staff and stores need a strong password.',
};
