import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { dateText, dateTimeText } from '@patio/domain/time/date-text.ts';
import { useIdiom } from './idiom-store.ts';

/** Reais of the wire as text: `R$ 1.234,56`. */
export function moneyText(reais: number): string {
  return formatMoney(centavosFromReais(reais) ?? 0);
}

/** The same as it is typed, without the sign of the currency; empty without an amount. */
export function typedMoney(reais: number | null): string {
  return reais === null ? '' : moneyText(reais).replace(/^R\$\s*/u, '');
}

/** How the screens write instants of the wire, in São Paulo's time; day and time stay on one line. */
export function useDateText(): (instant: string) => string {
  const idiom = useIdiom();
  return (instant) => dateTimeText(Date.parse(instant), idiom).replaceAll(' ', '\u00A0');
}

/** The same without the time of day. */
export function useDayText(): (instant: string) => string {
  const idiom = useIdiom();
  return (instant) => dateText(Date.parse(instant), idiom);
}
