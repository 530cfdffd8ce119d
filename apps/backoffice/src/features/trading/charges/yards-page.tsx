import { Button, TextInput } from '@mantine/core';
import { listYards } from '@patio/contract/trading/charges/list-yards.ts';
import { saveYard } from '@patio/contract/trading/charges/save-yard.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { PlaceFields, type Place } from '../../../platform/panels/fields/place-fields.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';

type Yard = Reply<typeof listYards>['data'][number];
type Row = Yard & { readonly codigo: number };

/** Where vehicles are collected, of the house and of stores, and when. */
export function YardsPage() {
  const { yards: texts } = useTexts();
  const records = useRecords(listYards, ({ data }) =>
    data.map((yard, index): Row => ({ ...yard, codigo: index + 1 })),
  );
  const [adding, add] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.none}
        filters={<Button onClick={() => add(true)}>{texts.add}</Button>}
        columns={[
          { label: texts.city, cell: ({ nomeCidade, uf }) => `${nomeCidade}, ${uf}` },
          { label: texts.store, cell: ({ loja }) => loja ?? texts.house },
          { label: texts.address, cell: ({ endereco }) => endereco },
          { label: texts.hours, cell: ({ horario }) => horario || '—' },
        ]}
      />
      {open === undefined ? null : (
        <YardDialog key={open.codigo} yard={open} onClose={() => records.open(null)} />
      )}
      {adding ? <YardDialog yard={null} onClose={() => add(false)} /> : null}
    </>
  );
}

/** A place of collection; without an address it is removed. */
function YardDialog({ yard, onClose }: { yard: Yard | null; onClose: () => void }) {
  const { yards: texts, common } = useTexts();
  const ownStore = useUser().loja?.codigo ?? null;
  const action = useAction(saveYard);
  const [place, setPlace] = useState<Place>({ uf: yard?.uf ?? null, city: yard?.cidade ?? null });
  const [address, setAddress] = useState(yard?.endereco ?? '');
  const [hours, setHours] = useState(yard?.horario ?? '');
  const [tried, setTried] = useState(false);
  const removes = yard !== null && address.trim() === '';
  const short = !removes && address.trim().length < 5;
  const confirm = async (motivo: string): Promise<void> => {
    if (place.city === null || short) return;
    const body = {
      parceiro: yard === null ? ownStore : yard.parceiro,
      cidade: place.city,
      endereco: removes ? null : address,
      horario: hours,
      lido: yard === null ? null : { endereco: yard.endereco, horario: yard.horario },
      motivo,
    };
    if (await action.run({ body }, removes ? texts.removed : texts.saved)) onClose();
  };
  return (
    <ReasonDialog
      title={yard === null ? texts.add : `${yard.nomeCidade}, ${yard.uf}`}
      text={yard === null ? texts.addText : texts.editText}
      reason={common.reasonInside}
      action={removes ? texts.remove : common.save}
      danger={removes}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {yard === null ? (
        <PlaceFields
          value={place}
          cityError={tried && place.city === null ? common.required : null}
          onChange={setPlace}
        />
      ) : null}
      <TextInput
        label={texts.address}
        maxLength={200}
        value={address}
        error={tried && short ? common.required : null}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextInput
        label={texts.hours}
        maxLength={200}
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
