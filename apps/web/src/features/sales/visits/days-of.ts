import { dayOf } from '@patio/domain/time/sao-paulo.ts';

interface Timed {
  readonly inicio: string;
  readonly livres: number;
}

/** Slots with room by their day in São Paulo, `2026-11-28`, in order. */
export function daysOf<T extends Timed>(slots: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(
    slots.filter(({ livres }) => livres > 0),
    ({ inicio }) => dayOf(Date.parse(inicio)),
  );
}

/** The name of a weekday and the day of the month, `sáb., 28/11`. */
export function dayName(at: number, idiom: 'PTBR' | 'EN'): string {
  return new Intl.DateTimeFormat(idiom === 'EN' ? 'en-GB' : 'pt-BR', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'America/Sao_Paulo',
  }).format(at);
}
