import { timeLeftParts, type TimeLeftPart } from '@patio/domain/time/time-left.ts';
import type { Idiom } from './idiom.ts';

type Words = Readonly<Record<TimeLeftPart['unit'], readonly [one: string, several: string]>>;

const PTBR: Words = {
  day: ['dia', 'dias'],
  hour: ['hora', 'horas'],
  minute: ['minuto', 'minutos'],
  second: ['segundo', 'segundos'],
};
const EN: Words = {
  day: ['day', 'days'],
  hour: ['hour', 'hours'],
  minute: ['minute', 'minutes'],
  second: ['second', 'seconds'],
};
/** The same in both languages. */
const SHORT = { hour: 'h', minute: 'min', second: 's' } as const;

/** Remaining time for display: `29 dias e 9 h`, `47 h 12 min`, `9 min 30 s`; nothing finer than `finest`. */
export function timeLeftText(seconds: number, idiom: Idiom, finest: 'minute' | 'second' = 'second'): string {
  const words = idiom === 'EN' ? EN : PTBR;
  const parts = timeLeftParts(seconds, finest);
  return parts
    .map(({ unit, count }) => `${count} ${unit === 'day' ? words.day[count === 1 ? 0 : 1] : SHORT[unit]}`)
    .join(parts[0]?.unit === 'day' ? and(idiom) : ' ');
}

/** The same for screen readers, in whole words and whole minutes, so that it rarely changes. */
export function timeLeftSpoken(seconds: number, idiom: Idiom): string {
  const words = idiom === 'EN' ? EN : PTBR;
  return timeLeftParts(seconds, seconds < 60 ? 'second' : 'minute')
    .map(({ unit, count }) => `${count} ${words[unit][count === 1 ? 0 : 1]}`)
    .join(and(idiom));
}

function and(idiom: Idiom): string {
  return idiom === 'EN' ? ' and ' : ' e ';
}
