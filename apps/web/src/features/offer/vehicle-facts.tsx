import { useCount } from '../../platform/i18n/counts.ts';
import { useTerm } from '../../platform/i18n/terms.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import type { VehicleView } from '../catalogue/public.ts';

/** Cards with what is known about a vehicle (DETL-19 to DETL-23). */
export function VehicleFacts({ vehicle }: { vehicle: VehicleView }) {
  const { offer } = useTexts();
  const term = useTerm();
  const count = useCount();
  const facts = [
    [vehicle.countsHours ? offer.hours : offer.usage, count(vehicle.usage)],
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
      {all.map(({ title, value }, at) => (
        <div
          key={`${at}${title}`}
          className="rounded-control border border-line bg-surface px-3 py-3 sm:px-4"
        >
          <dt className="text-sm text-ink-3">{term(title)}</dt>
          <dd className={value === '' ? 'text-ink-3' : 'font-semibold first-letter:uppercase'}>
            {term(value) || offer.notGiven}
          </dd>
        </div>
      ))}
    </dl>
  );
}
