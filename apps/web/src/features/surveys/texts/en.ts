import type { surveyTextsPt } from './ptbr.ts';

export const surveyTextsEn: typeof surveyTextsPt = {
  title: 'Survey',
  progress: (number: number, count: number) => `Question ${number} of ${count}`,
  answer: 'Your answer',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  needed: 'You must answer to go on',
  failed: 'Your answers could not be sent. Please try again.',
  loadFailed: 'The survey could not be loaded.',
  missingTitle: 'Survey not found',
  missingText: 'Check the link that you were sent by e-mail.',
  home: 'Go to the start page',
  thanks: 'Thank you for answering our survey!',
  thanksText: 'Your answers help to improve our service and the offers to come.',
};
