import { NumberInput } from '@mantine/core';
import { offerSecondChance } from '@patio/contract/sales/second-chances/offer-second-chance.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** Offers the undone sale to the next bidder of the chain, whom the rules choose. */
export function SecondChanceDialog({
  code,
  onClose,
}: {
  readonly code: number;
  readonly onClose: () => void;
}) {
  const { ended: texts } = useTexts();
  const dateText = useDateText();
  const action = useAction(offerSecondChance);
  const [days, setDays] = useState<string | number>('');
  const confirm = async (): Promise<void> => {
    const body = typeof days === 'number' ? { dias: days } : {};
    const reply = await action.give({ params: { id: code }, body }, ({ data }) =>
      texts.chanceOffered(moneyText(data.valor), dateText(data.ate)),
    );
    if (reply !== null) onClose();
  };
  return (
    <Confirmation
      title={texts.chanceTitle}
      text={texts.chanceText}
      action={texts.actions['segunda-chance']}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <NumberInput
        mt="sm"
        label={texts.days}
        description={texts.daysHint}
        min={1}
        max={7}
        allowDecimal={false}
        value={days}
        onChange={setDays}
      />
    </Confirmation>
  );
}
