import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { VehicleView } from '../../catalogue/public.ts';
import { LotOverview } from './lot-overview.tsx';
import { EquipmentSections } from '../offer-sections.tsx';
import { VehicleDetails, type Findings } from './vehicle-details.tsx';

const NOT_LOADED = { tanks: null, implements: null, optionals: null };

interface Props {
  readonly vehicles: readonly VehicleView[];
  readonly findings: Findings;
}

/** The vehicles of a lot: all in a table, each with expandable details. Works without scripts. */
export function LotVehicles({ vehicles, findings }: Props) {
  const { offer } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const openAll = (open: boolean): void => {
    for (const details of list.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []) {
      details.open = open;
    }
  };
  const show = (code: number): void => {
    const details = document.getElementById(`veiculo-${code}`);
    if (details instanceof HTMLDetailsElement) details.open = true;
  };
  return (
    <>
      <h2 className="mb-3 text-xl font-semibold">{offer.vehicles(vehicles.length)}</h2>
      <LotOverview vehicles={vehicles} findings={findings} onShow={show} />
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <Button look="plain" size="small" onClick={() => openAll(true)}>
          {offer.openAll}
        </Button>
        <Button look="plain" size="small" onClick={() => openAll(false)}>
          {offer.closeAll}
        </Button>
      </div>
      <div ref={list} data-part="lot" className="mt-2 flex flex-col gap-2">
        {vehicles.map((vehicle, index) => (
          <LotVehicle key={vehicle.code} vehicle={vehicle} number={index + 1} findings={findings} />
        ))}
      </div>
    </>
  );
}

interface VehicleProps {
  readonly vehicle: VehicleView;
  readonly number: number;
  readonly findings: Findings;
}

/** One vehicle, collapsed at first; its equipment is loaded when it is expanded. */
function LotVehicle({ vehicle, number, findings }: VehicleProps) {
  const { offer } = useTexts();
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It expands natively, even before hydration.
  useEffect(() => {
    if (details.current?.open === true) setOpened(true);
  }, []);
  return (
    <details
      ref={details}
      id={`veiculo-${vehicle.code}`}
      onToggle={() => setOpened(true)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 items-center gap-3 rounded-card px-4 py-2 font-medium hover:bg-sunken">
        <span className="grow">{offer.vehicleNumber(number, vehicle.name)}</span>
        <Icon name="down" size={18} className="group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-3 sm:p-4">
        <VehicleDetails vehicle={vehicle} findings={findings} />
        {opened ? <EquipmentSections code={vehicle.code} initial={NOT_LOADED} /> : null}
      </div>
    </details>
  );
}
