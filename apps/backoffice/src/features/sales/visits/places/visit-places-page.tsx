import { listVisitPlaces } from '@patio/contract/sales/visits/list-visit-places.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { RecordList } from '../../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../../platform/lists/use-records.ts';
import type { VisitPlace } from './visit-place.ts';
import { VisitPlacePanel } from './visit-place-panel.tsx';

/** The pickup places, and whether and when each takes visits. */
export function VisitPlacesPage() {
  const { visits: texts } = useTexts();
  const records = useRecords(listVisitPlaces, ({ data }) =>
    data.map((place, index): VisitPlace => ({ ...place, codigo: index + 1 })),
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
          { label: texts.store, cell: ({ loja }) => loja ?? texts.house },
          { label: texts.address, cell: ({ endereco }) => endereco },
          {
            label: texts.takes,
            cell: ({ visitas }) => (visitas?.aberto === true ? texts.yes : texts.takesNone),
          },
          {
            label: texts.capacity,
            cell: ({ visitas }) => (visitas === null ? '—' : String(visitas.lugares)),
          },
          {
            label: texts.standing,
            cell: ({ visitas }) => (visitas === null ? '—' : String(visitas.abertas)),
          },
        ]}
      />
      {open === undefined ? null : (
        <VisitPlacePanel
          key={`${open.parceiro ?? ''} ${open.cidade}`}
          place={open}
          onClose={() => records.open(null)}
        />
      )}
    </>
  );
}
