import type { guessTextsPt } from './ptbr.ts';

/** What is said of a password that keeps all rules and is guessed at once. */
export const guessTextsEn: typeof guessTextsPt = {
  common: 'This password is one of the most common and easy to guess. Choose another.',
  personal: 'This password is based on your name or e-mail and easy to guess. Choose another.',
};
