import type { OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { house } from '../../../platform/house/house.ts';
import { pickupText } from '../../trading/costs/public.ts';
import { usePurchaseTexts } from './purchase-texts.ts';
import { VehiclesLeft } from './vehicles-left.tsx';

/** Where the vehicle is handed over: at the buyer's address, or where it stands. */
export function Receiving({ purchase }: { purchase: OwnPurchase }) {
  const texts = usePurchaseTexts();
  const { dateTime: date } = useDates();
  const { entrega } = purchase;
  const delivered = entrega.frete === 'S';
  const places = entrega.retirada.length === 0 ? [house().office] : entrega.retirada.map(pickupText);
  const lines = delivered ? [entrega.endereco ?? texts.noAddress] : places;
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card">
      <h2 className="font-semibold">{texts.receiving}</h2>
      {purchase.retiradaEm === null ? null : (
        <p className="mt-2 font-medium">{texts.collectedOn(date(Date.parse(purchase.retiradaEm)))}</p>
      )}
      <p className="mt-2">{delivered ? texts.delivered : texts.collected}</p>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-sm wrap-anywhere text-ink-2">
          {line}
        </p>
      ))}
      <VehiclesLeft vehicles={purchase.veiculos} />
    </section>
  );
}
