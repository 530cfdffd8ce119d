import { movePurchaseDelivery } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { MoneyField } from '../../../../platform/panels/fields/money-field.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { StepProps } from './step-props.ts';
import { NoteField } from './note-field.tsx';
import { StepForm } from './step-form.tsx';

/** Proposes the freight of a purchase, or another one, which the buyer accepts or refuses. */
export function ProposeFreight({ code, delivery, onClose }: StepProps) {
  const { deliveries: texts } = useTexts();
  const action = useAction(movePurchaseDelivery);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const cents = parseMoney(amount);
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (cents === null) return;
    const body = { passo: 'propor', versao: delivery.versao, valor: cents / 100, texto: note } as const;
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  return (
    <StepForm
      title={texts.steps.propor}
      text={texts.follows.propor}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <MoneyField
        label={texts.amount}
        value={amount}
        error={tried && cents === null ? texts.amountWrong : null}
        onChange={setAmount}
      />
      <NoteField value={note} onChange={setNote} />
    </StepForm>
  );
}
