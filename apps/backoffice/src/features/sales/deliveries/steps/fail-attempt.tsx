import { movePurchaseDelivery } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { StepProps } from './step-props.ts';
import { instantOf, nowTyped, WhenField } from './when-field.tsx';

/** Records that the carrier could not deliver, and why. */
export function FailAttempt({ code, delivery, onClose }: StepProps) {
  const { deliveries: texts } = useTexts();
  const action = useAction(movePurchaseDelivery);
  const [when, setWhen] = useState(nowTyped);
  const [tried, setTried] = useState(false);
  const confirm = async (motivo: string): Promise<void> => {
    if (when === '') return;
    const body = { passo: 'falhar', versao: delivery.versao, em: instantOf(when), motivo } as const;
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.steps.falhar}
      text={texts.follows.falhar}
      reason={texts.buyerReads}
      action={texts.steps.falhar}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <WhenField value={when} tried={tried} onChange={setWhen} />
    </ReasonDialog>
  );
}
