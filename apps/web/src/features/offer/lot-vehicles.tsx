import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { ScrollArea } from '@patio/ui/scroll-area.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCount } from '../../platform/i18n/counts.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import type { VehicleView } from '../catalogue/public.ts';
import { legalSummary } from './legal-sheet.tsx';
import { EquipmentSections } from './offer-sections.tsx';
import { VehicleDetails, type Findings } from './vehicle-details.tsx';

const NOT_LOADED = { tanks: null, implements: null, optionals: null };

interface Props {
  readonly vehicles: readonly VehicleView[];
  readonly findings: Findings;
}

/** The vehicles of a lot: all in a table, each with its details to open. Reading needs no script. */
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
      <Overview vehicles={vehicles} findings={findings} onShow={show} />
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

/** One vehicle, closed at first; its equipment is asked for when it is opened. */
function LotVehicle({ vehicle, number, findings }: VehicleProps) {
  const { offer } = useTexts();
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It opens by itself, even before the page is taken over.
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

function Overview({ vehicles, findings, onShow }: Props & { onShow: (code: number) => void }) {
  const { offer, condition } = useTexts();
  const count = useCount();
  const legal = (code: number): string => {
    const found = findings.conditions.value?.find(({ codigo }) => codigo === code);
    return found === undefined ? '' : legalSummary(found.legal, condition.summary);
  };
  const heads = [offer.vehicle, offer.years, offer.usage, offer.plate, offer.location, condition.legal];
  return (
    <ScrollArea label={offer.vehicles(vehicles.length)}>
      <table className="w-full text-left text-sm">
        <thead className="text-ink-3">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle, index) => (
            <tr key={vehicle.code} className="border-t border-line align-top">
              <th scope="row" className="min-w-44 py-2 pr-4 font-medium">
                <a
                  href={`#veiculo-${vehicle.code}`}
                  onClick={() => onShow(vehicle.code)}
                  className="inline-flex min-h-6 items-center text-accent hover:underline pointer-coarse:min-h-11"
                >
                  {offer.vehicleNumber(index + 1, vehicle.name)}
                </a>
              </th>
              {[vehicle.years, count(vehicle.usage), vehicle.plate, vehicle.place].map((cell, at) => (
                <td key={at} className="py-2 pr-4 whitespace-nowrap tabular-nums">
                  {cell || '—'}
                </td>
              ))}
              <td className="min-w-40 py-2">{legal(vehicle.code) || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
