import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import { useIdiom } from './idiom-store.ts';

/** Reais of the wire as text: `R$ 1.234,56`. */
export function moneyText(reais: number): string {
  return formatMoney(centavosFromReais(reais) ?? 0);
}

/** How the screens write instants of the wire, in São Paulo's time. */
export function useDateText(): (instant: string) => string {
  const idiom = useIdiom();
  return (instant) => dateTimeText(Date.parse(instant), idiom);
}
