import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useSearchParams } from 'react-router';
import { useToday } from '../../../platform/desk/use-today.ts';

const DAY_MS = 86_400_000;

/** Lengths that are offered, in days until today. */
export const LENGTHS = [7, 28, 84, 365] as const;

/** The days that figures are about; they stand in the address. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** Days until today, if they are one of the offered lengths. */
  readonly length: number | null;
  /** The number of a store, 0 for the house; '' for all. */
  readonly store: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly query: { readonly de: string; readonly ate: string; readonly loja?: number };
  set(changes: Readonly<Record<string, string>>): void;
}

/** The first day of so many days that end with `to`; both are yyyy-mm-dd. */
export function daysBefore(to: string, days: number): string {
  return dayOf(Date.parse(`${to}T12:00:00Z`) - (days - 1) * DAY_MS);
}

/** The period in the address; without one, the last four weeks. */
export function usePeriod(): Period {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const to = parameters.get('ate') ?? today;
  const from = parameters.get('de') ?? daysBefore(to, 28);
  const store = /^\d{1,15}$/.exec(parameters.get('loja') ?? '')?.[0] ?? '';
  const fields = { de: from, ate: to, ...(store === '' ? {} : { loja: store }) };
  return {
    from,
    to,
    length: to === today ? (LENGTHS.find((days) => daysBefore(today, days) === from) ?? null) : null,
    store,
    fields,
    query: { de: from, ate: to, ...(store === '' ? {} : { loja: Number(store) }) },
    set: (changes) => {
      const next = new URLSearchParams({ ...Object.fromEntries(parameters), ...fields });
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name);
        else next.set(name, value);
      setParameters(next, { replace: true });
    },
  };
}
