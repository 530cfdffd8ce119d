import { Badge } from '@mantine/core';
import { listPickupPlaces } from '@patio/contract/sales/pickups/list-pickup-places.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { RecordList } from '../../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../../platform/lists/use-records.ts';
import { PickupPlacePanel } from './pickup-place-panel.tsx';
import type { PickupPlace } from './pickup-place.ts';

/** The pickup places, when each hands vehicles over, and how many bookings do not fit that. */
export function PickupPlacesPage() {
  const { pickups: texts, yards } = useTexts();
  const records = useRecords(listPickupPlaces, ({ data }) =>
    data.map((place, index): PickupPlace => ({ ...place, codigo: index + 1 })),
  );
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.placesTitle}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.noPlaces}
        columns={[
          { label: texts.place, cell: ({ nomeCidade, uf }) => `${nomeCidade}, ${uf}` },
          { label: yards.store, cell: ({ loja }) => loja ?? yards.house },
          { label: yards.address, cell: ({ endereco }) => endereco },
          {
            label: texts.hours,
            cell: ({ vale, horario }) =>
              `${texts.hoursOf(vale.das, vale.ate)}${horario === null ? ` (${texts.usual})` : ''}`,
          },
          { label: texts.capacity, cell: ({ vale }) => String(vale.lugares) },
          { label: texts.standing, cell: ({ marcadas }) => String(marcadas) },
          {
            label: texts.outside,
            cell: ({ fora }) =>
              fora.length === 0 ? (
                '—'
              ) : (
                <Badge color="warn" variant="light">
                  {fora.length}
                </Badge>
              ),
          },
        ]}
      />
      {open === undefined ? null : (
        <PickupPlacePanel
          key={`${open.parceiro ?? ''} ${open.cidade}`}
          place={open}
          onClose={() => records.open(null)}
        />
      )}
    </>
  );
}
