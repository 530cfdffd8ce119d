import type { Texts } from '../ptbr.ts';

export const desk: Texts['desk'] = {
  title: 'What is waiting for you',
  text: 'The most urgent first.',
  waiting: (count: number) => `${count} waiting`,
  oldest: (text: string) => `The oldest is from ${text}`,
  due: (text: string) => `The first expires on ${text}`,
  overdue: (count: number, text: string) =>
    count === 1 ? `1 overdue since ${text}` : `${count} overdue, the first since ${text}`,
  mine: (count: number) => `with you ${count}`,
  others: (count: number) => `with colleagues ${count}`,
  free: (count: number) => `free ${count}`,
  first: 'Open the first',
  none: 'Nothing waiting',
  nothingForRole: 'Nothing here is waiting for your role.',
  all: 'See the list',
};
