import type { OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useVehiclesLeftTexts } from './vehicles-left-texts.ts';

/** Of a lot: which vehicles left the yard, when, and which have not. */
export function VehiclesLeft({ vehicles }: { vehicles: OwnPurchase['veiculos'] }) {
  const texts = useVehiclesLeftTexts();
  const { dateTime } = useDates();
  if (vehicles.length === 0) return null;
  const left = vehicles.filter(({ saiuEm }) => saiuEm !== null).length;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 id="each-vehicle" className="text-sm font-semibold">
        {texts.title}
        <span className="ml-2 font-normal text-ink-3">{texts.someLeft(left, vehicles.length)}</span>
      </h3>
      <ul aria-labelledby="each-vehicle" className="mt-1 flex flex-col gap-2 text-sm">
        {vehicles.map(({ nome, placa, saiuEm }, index) => (
          <li key={index}>
            <p className="wrap-anywhere">{[nome, placa].filter(Boolean).join(' · ')}</p>
            <p
              className={`flex items-center gap-1.5 ${saiuEm === null ? 'text-ink-3' : 'font-medium text-ok'}`}
            >
              <Icon name={saiuEm === null ? 'clock' : 'check'} size={15} className="shrink-0" />
              {saiuEm === null ? texts.notLeft : texts.left(dateTime(Date.parse(saiuEm)))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
