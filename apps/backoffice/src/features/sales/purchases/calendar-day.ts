import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';

/** A calendar day of the wire as text: `27/11/2026`. */
export function calendarDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** What comes next with a purchase, and by when. */
export function actionText({ proximaAcao, acaoEm }: Pick<PurchaseRow, 'proximaAcao' | 'acaoEm'>): string {
  return proximaAcao === null || acaoEm === null ? '—' : `${calendarDay(acaoEm)} · ${proximaAcao}`;
}
