import type { Dictionary } from '../../dictionary.ts';

export const interestTexts = {
  title: 'What are you looking for?',
  subtitle: 'Choose the categories that interest you. You can change them later in your profile.',
  signInFirst: 'You need to sign in to save your interests. What you choose here will not be lost.',
  failed: 'The categories could not be loaded right now.',
  emptyTitle: 'No categories yet',
  emptyText: 'As soon as there are categories, you will be able to choose yours here.',
} satisfies Dictionary['interests'];
