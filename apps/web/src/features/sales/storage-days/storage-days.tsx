import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useStorageTexts } from './storage-texts.ts';

/** Each day so far, and why it did not count; folded, because there may be many. */
export function StorageDays({ days }: { readonly days: StorageOfPurchase['dias'] }) {
  const texts = useStorageTexts();
  const { date } = useDates();
  if (days.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">{texts.days(days.length)}</summary>
      <ul className="mt-1 text-sm">
        {days.map(({ dia, tipo }) => (
          <li key={dia} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1">
            <span className="tabular-nums">{date(Date.parse(`${dia}T15:00:00Z`))}</span>
            <span className="text-ink-2">{texts.kinds[tipo]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
