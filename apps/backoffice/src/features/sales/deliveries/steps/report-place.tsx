import { TextInput } from '@mantine/core';
import { movePurchaseDelivery } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { StepProps } from './step-props.ts';
import { NoteField } from './note-field.tsx';
import { StepForm } from './step-form.tsx';
import { instantOf, nowTyped, WhenField } from './when-field.tsx';

/** Tells the buyer where their vehicle is. */
export function ReportPlace({ code, delivery, onClose }: StepProps) {
  const { deliveries: texts, common } = useTexts();
  const action = useAction(movePurchaseDelivery);
  const [place, setPlace] = useState('');
  const [when, setWhen] = useState(nowTyped);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (place.trim() === '' || when === '') return;
    const { versao } = delivery;
    const body = { passo: 'informar', versao, local: place, em: instantOf(when), texto: note } as const;
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  return (
    <StepForm
      title={texts.steps.informar}
      text={texts.follows.informar}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextInput
        label={texts.place}
        maxLength={120}
        value={place}
        error={tried && place.trim() === '' ? common.required : null}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <WhenField value={when} tried={tried} onChange={setWhen} />
      <NoteField value={note} onChange={setNote} />
    </StepForm>
  );
}
