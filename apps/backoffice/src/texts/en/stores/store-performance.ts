import type { Texts } from '../../ptbr.ts';

export const storePerformance: Texts['storePerformance'] = {
  figures: 'Sales and offers of the last four weeks',
  toFigures: 'Another period and more figures',
  answers: 'Answers of the last 30 days',
  how: (hours: number) =>
    `From arrival to the first answer, in hours by the clock: nights, weekends and holidays count. The promised time is ${hours} hours.`,
  waiting: 'Waiting now',
};
