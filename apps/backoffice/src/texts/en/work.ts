import type { Texts } from '../ptbr.ts';

export const work: Texts['work'] = {
  with: 'With',
  me: 'Me',
  withMe: 'With you',
  nobody: 'Nobody',
  free: 'Free',
  house: 'The house’s team',
  take: 'Take',
  return: 'Give back',
  takeOver: 'Take it over',
  taken: (count) => (count === 1 ? 'You have 1 item.' : `You have ${count} items.`),
  returned: (count) => (count === 1 ? '1 item given back.' : `${count} items given back.`),
};
