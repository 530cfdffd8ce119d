import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useDeliveryTexts } from './delivery-texts.ts';

/** What happened with a delivery, the latest first. */
export function DeliveryHistory({ delivery: { historico } }: { readonly delivery: Delivery }) {
  const texts = useDeliveryTexts();
  const { dateTime } = useDates();
  if (historico.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium">{texts.history}</h3>
      <ol className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-3">
        {historico.map(({ passo, em, local, texto }, at) => (
          <li key={historico.length - at} className="min-w-0">
            <p className="wrap-anywhere">{[texts.steps[passo], local].filter(Boolean).join(': ')}</p>
            <p className="text-sm text-ink-3 tabular-nums">{dateTime(Date.parse(em))}</p>
            {texto === null ? null : (
              <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{texto}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
