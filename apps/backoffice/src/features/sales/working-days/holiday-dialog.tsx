import { TextInput } from '@mantine/core';
import { saveHoliday } from '@patio/contract/sales/working-days/save-holiday.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { PlaceFields, type Place } from '../../../platform/panels/fields/place-fields.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { Holiday } from './holiday.ts';

/** Enters a holiday; `given`: a calculated one, which becomes a working day. */
export function HolidayDialog({ given, onClose }: { given: Holiday | null; onClose: () => void }) {
  const { workingDays: texts, common } = useTexts();
  const action = useAction(saveHoliday);
  const [day, setDay] = useState(given?.dia ?? '');
  const [name, setName] = useState(given?.nome ?? '');
  const [place, setPlace] = useState<Place>({ uf: given?.uf ?? null, city: given?.cidade?.codigo ?? null });
  const [tried, setTried] = useState(false);
  const confirm = async (motivo: string): Promise<void> => {
    if (day === '' || name.trim() === '') return;
    const where = { uf: place.uf, cidade: place.city };
    const body = { dia: day, nome: name, ...where, util: given !== null, motivo };
    if (await action.run({ body }, given === null ? texts.added : texts.madeWorking)) onClose();
  };
  return (
    <ReasonDialog
      title={given === null ? texts.add : texts.makeWorking}
      text={given === null ? texts.addText : texts.makeWorkingText(given.nome)}
      reason={common.reasonInside}
      action={given === null ? texts.add : texts.makeWorking}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {given === null ? (
        <>
          <DayField
            label={texts.day}
            value={day}
            error={tried && day === '' ? common.required : null}
            onChange={setDay}
          />
          <TextInput
            label={texts.name}
            maxLength={120}
            value={name}
            error={tried && name.trim() === '' ? common.required : null}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <PlaceFields value={place} onChange={setPlace} />
        </>
      ) : null}
    </ReasonDialog>
  );
}
