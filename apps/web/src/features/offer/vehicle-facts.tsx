import { useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import type { VehicleView } from '../catalogue/public.ts';

/** Cards with what is known about a vehicle; of a lot, about the one that is chosen (DETL-19 to DETL-23). */
export function VehicleFacts({ vehicles }: { vehicles: readonly VehicleView[] }) {
  const { offer } = useTexts();
  const [chosen, setChosen] = useState(0);
  const vehicle = vehicles[chosen];
  if (vehicle === undefined) return null;
  return (
    <>
      {vehicles.length > 1 ? (
        <div role="group" aria-label={offer.chooseVehicle} className="strip mb-4 gap-2">
          {vehicles.map(({ code, name }, index) => (
            <button
              key={code}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className="min-h-11 max-w-72 shrink-0 truncate rounded-full border border-line-strong px-4 text-sm font-medium aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
            >
              {index + 1}. {name}
            </button>
          ))}
        </div>
      ) : null}
      <Facts vehicle={vehicle} />
    </>
  );
}

function Facts({ vehicle }: { vehicle: VehicleView }) {
  const { offer } = useTexts();
  const facts = [
    [vehicle.countsHours ? offer.hours : offer.usage, vehicle.usage],
    [offer.years, vehicle.years],
    [offer.plate, vehicle.plate],
    [offer.gearbox, vehicle.gearbox],
    [offer.colour, vehicle.colour],
    [offer.fuel, vehicle.fuel],
    [offer.steering, vehicle.steering],
    [offer.traction, vehicle.traction],
    [offer.location, vehicle.place],
  ] as const;
  const all = [...facts.map(([title, value]) => ({ title, value })), ...vehicle.more];
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {all.map(({ title, value }) => (
        <div key={title} className="rounded-control border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-ink-3">{title}</dt>
          <dd className={value === '' ? 'text-ink-3' : 'font-semibold first-letter:uppercase'}>
            {value || offer.notGiven}
          </dd>
        </div>
      ))}
    </dl>
  );
}
