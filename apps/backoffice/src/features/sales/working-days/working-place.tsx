import { Button, TextInput } from '@mantine/core';
import type { listWorkingDays } from '@patio/contract/sales/working-days/list-working-days.ts';
import { saveWorkingPlace } from '@patio/contract/sales/working-days/save-working-place.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { PlaceFields, type Place } from '../../../platform/panels/fields/place-fields.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

type Local = Reply<typeof listWorkingDays>['local'];

/** Where the house works: its holidays count for terms, and until when something arrives on the same day. */
export function WorkingPlace({ place, mayEdit }: { place: Local; mayEdit: boolean }) {
  const { workingDays: texts } = useTexts();
  const [changing, change] = useState(false);
  const { uf, cidade, corte } = place;
  return (
    <Section
      title={texts.place}
      actions={
        mayEdit ? (
          <Button size="compact-sm" variant="default" onClick={() => change(true)}>
            {texts.changePlace}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          [texts.where, uf === null ? texts.national : cidade === null ? uf : `${cidade.nome}, ${uf}`],
          [texts.cutOff, corte ?? texts.noCutOff],
        ]}
      />
      {changing ? <PlaceDialog place={place} onClose={() => change(false)} /> : null}
    </Section>
  );
}

/** Of the version that was open first: the page is read again beneath it. */
function PlaceDialog({ place: given, onClose }: { place: Local; onClose: () => void }) {
  const { workingDays: texts, common } = useTexts();
  const action = useAction(saveWorkingPlace);
  const [before] = useState(given);
  const [place, setPlace] = useState<Place>({ uf: before.uf, city: before.cidade?.codigo ?? null });
  const [cutOff, setCutOff] = useState(before.corte ?? '');
  const confirm = async (motivo: string): Promise<void> => {
    const body = { uf: place.uf, cidade: place.city, corte: cutOff === '' ? null : cutOff };
    if (await action.run({ body: { ...body, versao: before.versao, motivo } }, texts.placeSaved)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.changePlace}
      text={texts.placeText}
      reason={common.reasonInside}
      action={common.save}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <PlaceFields value={place} onChange={setPlace} />
      <TextInput
        type="time"
        label={texts.cutOff}
        value={cutOff}
        onChange={(event) => setCutOff(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
