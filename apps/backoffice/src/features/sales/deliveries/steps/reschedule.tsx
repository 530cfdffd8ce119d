import { movePurchaseDelivery } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { DayField } from '../../../../platform/panels/fields/day-field.tsx';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { StepProps } from './step-props.ts';

/** Gives a delivery another day of arrival. */
export function Reschedule({ code, delivery, onClose }: StepProps) {
  const { deliveries: texts, common } = useTexts();
  const action = useAction(movePurchaseDelivery);
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = async (motivo: string): Promise<void> => {
    if (day === '') return;
    const body = { passo: 'reagendar', versao: delivery.versao, chegada: day, motivo } as const;
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.steps.reagendar}
      text={texts.follows.reagendar}
      reason={texts.buyerReads}
      action={texts.steps.reagendar}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <DayField
        label={texts.fields.chegada}
        value={day}
        error={tried && day === '' ? common.required : null}
        onChange={setDay}
      />
    </ReasonDialog>
  );
}
