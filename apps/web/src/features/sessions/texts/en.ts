import type { guessTextsPt } from './ptbr.ts';

/** What is said of a password that keeps all rules and is guessed at once. */
export const guessTextsEn: typeof guessTextsPt = {
  common: 'This password is among the most used ones and easy to guess. Choose another.',
  personal: 'This password is made of your name or your e-mail and easy to guess. Choose another.',
};
