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
  /** Does it with what was typed; the words of what went wrong, or null. */
  readonly onConfirm: (confirmation: string) => Promise<string | null>;
}

/** Asks the owner to confirm a change of how the account is protected. */
export function ConfirmDialog({ text, hasPassword, onConfirm, ...dialog }: Props) {
  const [confirmation, setConfirmation] = useState('');
  return (
    <FormDialog {...dialog} incomplete={confirmation === ''} onSubmit={() => onConfirm(confirmation)}>
      <p>{text}</p>
      <ConfirmField hasPassword={hasPassword} value={confirmation} onChange={setConfirmation} />
    </FormDialog>
  );
}
