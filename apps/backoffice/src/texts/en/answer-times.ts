import type { Texts } from '../ptbr.ts';

export const answerTimes: Texts['answerTimes'] = {
  days: 'Days',
  lastDays: (days: number) => `Last ${days} days`,
  how: (hours: number) =>
    `From arrival to the first answer, in hours by the clock: nights, weekends and holidays count. The promised time is ${hours} hours; for data requests, the legal date.`,
  kind: 'Kind',
  team: 'Team',
  answered: 'Answered',
  median: 'Half within',
  p90: 'Nine in ten within',
  inTime: 'In time',
  overdue: 'Overdue now',
  kinds: {
    question: 'Questions',
    proposal: 'Proposals',
    cancellation: 'Cancellations',
    verification: 'Verifications',
    'data-request': 'Data requests',
  },
  teams: { todas: 'All', vendas: 'General team', lojas: 'Stores', categoria: '' },
  duration: (minutes: number) => {
    const [most, rest] =
      minutes < 60
        ? [0, minutes]
        : minutes < 2880
          ? [60, minutes % 60]
          : [1440, Math.floor((minutes % 1440) / 60)];
    if (most === 0) return `${rest} min`;
    const whole = `${Math.floor(minutes / most)} ${most === 60 ? 'h' : 'd'}`;
    return rest === 0 ? whole : `${whole} ${rest} ${most === 60 ? 'min' : 'h'}`;
  },
};
