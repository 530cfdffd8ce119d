import type { Dictionary } from '../dictionary.ts';

export const successTexts = {
  registered: 'You are registered! Now choose your interests.',
  saved: 'Your details have been saved!',
  passwordCreated: 'Your password has been created!',
  cancellationRequested: 'Your cancellation request has been sent for review.',
  purchaseCancelled: 'Your purchase has been cancelled.',
  proposalCancelled: 'Your proposal has been cancelled.',
} satisfies Dictionary['success'];
