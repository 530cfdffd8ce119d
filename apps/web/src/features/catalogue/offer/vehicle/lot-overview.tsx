import type { ReactNode } from 'react';
import { useCount } from '../../../../platform/i18n/counts.ts';
import { useTerm } from '../../../../platform/i18n/terms.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useTermLang } from '../../../../platform/i18n/written-lang.ts';
import type { Dictionary } from '../../../../texts/dictionary.ts';
import type { VehicleView } from '../../catalogue/public.ts';
import { legalSummary } from './legal-sheet.tsx';
import type { Findings } from './vehicle-details.tsx';

/** Set explicitly, because browsers drop table roles under another `display`. */
const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface Props {
  readonly vehicles: readonly VehicleView[];
  readonly findings: Findings;
  readonly onShow: (code: number) => void;
}

/**
 * The vehicles of a lot with their main facts: a table where its columns fit, else one block per vehicle. The roles keep it a table for
 * screen readers in both layouts.
 */
export function LotOverview({ vehicles, findings, onShow }: Props) {
  const { offer, condition } = useTexts();
  const heads = [
    offer.vehicle,
    offer.years,
    meterTitle(vehicles, offer),
    offer.plate,
    offer.location,
    condition.legal,
  ];
  return (
    <div className="@container">
      <table
        {...ROLE.table}
        aria-label={offer.vehicles(vehicles.length)}
        className="block w-full text-left text-sm @2xl:table"
      >
        <thead {...ROLE.rowgroup} className="sr-only text-ink-3 @2xl:not-sr-only @2xl:table-header-group">
          <tr {...ROLE.row}>
            {heads.map((head) => (
              <th
                key={head}
                {...ROLE.columnheader}
                scope="col"
                className="py-2 pr-3 align-bottom font-medium"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rowgroup} className="block @2xl:table-row-group">
          {vehicles.map((vehicle, index) => (
            <Row
              key={vehicle.code}
              vehicle={vehicle}
              number={index + 1}
              heads={heads.slice(1)}
              findings={findings}
              onShow={onShow}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<Props, 'findings' | 'onShow'> {
  readonly vehicle: VehicleView;
  readonly number: number;
  /** Titles of the cells after the name. */
  readonly heads: readonly string[];
}

function Row({ vehicle, number, heads, findings, onShow }: RowProps) {
  const { offer, condition } = useTexts();
  const count = useCount();
  const found = findings.conditions.value?.find(({ codigo }) => codigo === vehicle.code);
  const legal = found === undefined ? '' : legalSummary(found.legal, condition.summary);
  const cells = [vehicle.years, count(vehicle.usage), vehicle.plate, vehicle.place, legal];
  return (
    <tr
      {...ROLE.row}
      className="grid grid-cols-2 gap-x-4 border-t @md:grid-cols-3 border-line py-2 align-top @2xl:table-row @2xl:py-0"
    >
      <th {...ROLE.rowheader} scope="row" className="col-span-full font-medium @2xl:py-2 @2xl:pr-3">
        <a
          href={`#veiculo-${vehicle.code}`}
          onClick={() => onShow(vehicle.code)}
          className="inline-flex min-h-6 items-center text-accent hover:underline pointer-coarse:min-h-11"
        >
          {offer.vehicleNumber(number, vehicle.name)}
        </a>
        <Facts vehicle={vehicle} />
      </th>
      {cells.map((cell, at) => (
        <td
          key={heads[at]}
          {...ROLE.cell}
          className={`py-0.5 tabular-nums @2xl:py-2 @2xl:pr-3 ${at < 3 ? 'whitespace-nowrap' : ''} ${at === cells.length - 1 ? 'col-span-2 @2xl:col-auto' : ''}`}
        >
          <span aria-hidden="true" className="block text-xs text-ink-3 @2xl:hidden">
            {heads[at]}
          </span>
          {cell || '—'}
        </td>
      ))}
    </tr>
  );
}

/** Fuel, gearbox and colour in one line. */
function Facts({ vehicle: { fuel, gearbox, colour } }: Pick<RowProps, 'vehicle'>): ReactNode {
  const term = useTerm();
  const langOf = useTermLang();
  const known = [fuel, gearbox, colour].filter((fact) => fact !== '');
  return known.length === 0 ? null : (
    <span className="block font-normal text-ink-3">
      {known.map((fact, at) => (
        <span key={at} lang={langOf(fact)}>
          {at === 0 ? '' : ' · '}
          {term(fact)}
        </span>
      ))}
    </span>
  );
}

/** The unit of the vehicles' meters. */
function meterTitle(vehicles: readonly VehicleView[], { usage, hours }: Dictionary['offer']): string {
  const counted = vehicles.filter(({ usage: counts }) => counts !== '');
  if (!counted.some(({ countsHours }) => countsHours)) return usage;
  return counted.every(({ countsHours }) => countsHours) ? hours : `${usage} / ${hours}`;
}
