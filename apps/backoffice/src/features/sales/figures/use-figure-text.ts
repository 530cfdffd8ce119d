import { useIdiom } from '../../../platform/i18n/idiom-store.ts';

/** Numbers as the user reads them; a missing one is a dash. */
export function useFigureText() {
  const locale = useIdiom() === 'EN' ? 'en-GB' : 'pt-BR';
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return {
    count: (value: number) => number.format(value),
    percent: (value: number | null, sign: boolean) =>
      value === null ? '—' : `${(sign ? signed : number).format(value)} %`,
    /** Hours below two days, days above. */
    duration: (hours: number | null, unit: { readonly hours: string; readonly days: string }) =>
      hours === null
        ? '—'
        : hours < 48
          ? `${number.format(hours)} ${unit.hours}`
          : `${number.format(hours / 24)} ${unit.days}`,
  };
}
