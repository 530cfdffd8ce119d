import type { ButtonLook } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { ConfirmField } from './confirm-field.tsx';
import { FormDialog } from './form-dialog.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly look?: ButtonLook;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** Confirms with the input; returns an error message, or null. */
  readonly onConfirm: (confirmation: string) => Promise<string | null>;
}

/** Asks the owner to confirm a change to the account's protection. */
export function ConfirmDialog({ text, hasPassword, onConfirm, ...dialog }: Props) {
  const [confirmation, setConfirmation] = useState('');
  return (
    <FormDialog {...dialog} incomplete={confirmation === ''} onSubmit={() => onConfirm(confirmation)}>
      <p>{text}</p>
      <ConfirmField hasPassword={hasPassword} value={confirmation} onChange={setConfirmation} />
    </FormDialog>
  );
}
