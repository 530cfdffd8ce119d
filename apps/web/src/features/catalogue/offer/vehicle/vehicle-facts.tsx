import { useCount } from '../../../../platform/i18n/counts.ts';
import { useTerm } from '../../../../platform/i18n/terms.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useTermLang } from '../../../../platform/i18n/written-lang.ts';
import type { VehicleView } from '../../catalogue/public.ts';

/** Cards with the known facts of a vehicle (DETL-19 to DETL-23). */
export function VehicleFacts({ vehicle }: { vehicle: VehicleView }) {
  const { offer } = useTexts();
  const term = useTerm();
  const count = useCount();
  const langOf = useTermLang();
  const facts = [
    [vehicle.countsHours ? offer.hours : offer.usage, count(vehicle.usage)],
    [offer.years, vehicle.years],
    [offer.plate, vehicle.plate],
    [offer.gearbox, vehicle.gearbox],
    [offer.colour, vehicle.colour],
    [offer.fuel, vehicle.fuel],
    [offer.steering, vehicle.steering],
    [offer.traction, vehicle.traction],
  ] as const;
  const all = [
    ...facts.map(([title, value]) => ({ title, value, titleLang: undefined })),
    ...vehicle.more.map(({ title, value }) => ({ title, value, titleLang: langOf(title) })),
    { title: offer.location, value: vehicle.place, titleLang: undefined },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {all.map(({ title, value, titleLang }, at) => (
        <div
          key={`${at}${title}`}
          className="rounded-control border border-line bg-surface px-3 py-3 sm:px-4"
        >
          <dt lang={titleLang} className="text-sm text-ink-3">
            {term(title)}
          </dt>
          <dd
            lang={langOf(value)}
            className={value === '' ? 'text-ink-3' : 'font-semibold first-letter:uppercase'}
          >
            {term(value) || offer.notGiven}
          </dd>
        </div>
      ))}
    </dl>
  );
}
