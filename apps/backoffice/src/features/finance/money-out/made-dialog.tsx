import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import type { MoneyOutTexts } from './money-out-step.ts';

const LONGEST = 80;

interface Props {
  /** In reais. */
  readonly amount: number;
  readonly texts: MoneyOutTexts;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onMade: (reference: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reference that the bank gave a transfer. */
export function MadeDialog({ amount, texts, busy, problem, onMade, onClose }: Props) {
  const [reference, setReference] = useState('');
  return (
    <Confirmation
      title={texts.madeTitle(moneyText(amount))}
      text={texts.madeText}
      action={texts.actions.made}
      busy={busy}
      problem={problem}
      onConfirm={() => onMade(reference)}
      onClose={onClose}
    >
      <TextInput
        mt="sm"
        label={texts.reference}
        value={reference}
        maxLength={LONGEST}
        data-autofocus
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </Confirmation>
  );
}
