import { expect, test } from 'vitest';
import { timeLeftSpoken, timeLeftText } from './time-left.ts';

test.each([
  [705 * 3600, '29 dias e 9 h', '29 days and 9 h'],
  [47 * 3600 + 12 * 60 + 5, '47 h 12 min', '47 h 12 min'],
  [9 * 60 + 30, '9 min 30 s', '9 min 30 s'],
])(
  '%d seconds are told in two units, never in hundreds of hours, DETL-05',
  (seconds, portuguese, english) => {
    expect([timeLeftText(seconds, 'PTBR'), timeLeftText(seconds, 'EN')]).toEqual([portuguese, english]);
  },
);

test.each([
  [705 * 3600, '29 dias e 9 horas', '29 days and 9 hours'],
  [3600 + 61, '1 hora e 1 minuto', '1 hour and 1 minute'],
  [9 * 60 + 30, '9 minutos', '9 minutes'],
  [30, '30 segundos', '30 seconds'],
])('%d seconds are read out in whole words, DETL-05', (seconds, portuguese, english) => {
  expect([timeLeftSpoken(seconds, 'PTBR'), timeLeftSpoken(seconds, 'EN')]).toEqual([portuguese, english]);
});
