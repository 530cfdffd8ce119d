import type { surveyTextsPt } from './ptbr.ts';

export const surveyTextsEn: typeof surveyTextsPt = {
  title: 'Survey',
  progress: (number: number, count: number) => `Question ${number} of ${count}`,
  answer: 'Your answer',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  needed: 'You must answer to continue',
  failed: 'Your answers could not be sent. Please try again.',
  loadFailed: 'The survey could not be loaded.',
  missingTitle: 'Survey not found',
  missingText: 'Check the link we sent you by e-mail.',
  home: 'Go to the home page',
  thanks: 'Thank you for answering our survey!',
  thanksText: 'Your answers help us improve our service and future offers.',
};
