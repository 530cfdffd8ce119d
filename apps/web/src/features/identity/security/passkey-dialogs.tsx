import type { Passkey } from '@patio/contract/identity/passkeys/passkey.ts';
import { Field } from '@patio/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ConfirmDialog, ConfirmField, FormDialog } from '../second-steps/public.ts';
import type { usePasskeys } from './use-passkeys.ts';

const MOST_LETTERS = 60;

interface Props {
  readonly change: ReturnType<typeof usePasskeys>;
  readonly hasPassword: boolean;
  readonly deviceName: string;
}

/** The question about passkeys that is open. */
export function PasskeyDialogs({ change, hasPassword, deviceName }: Props) {
  const { secondSteps: texts } = useTexts();
  const { dialog, close } = change;
  switch (dialog?.kind) {
    case 'add':
      return <AddDialog change={change} hasPassword={hasPassword} deviceName={deviceName} />;
    case 'rename':
      return (
        <RenameDialog
          passkey={dialog.passkey}
          onClose={close}
          onRename={(name) => change.rename(dialog.passkey, name)}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={texts.removeTitle(dialog.passkey.nome)}
          text={texts.removeText}
          submitLabel={texts.remove}
          look="danger"
          hasPassword={hasPassword}
          onClose={close}
          onConfirm={(confirmation) => change.remove(dialog.passkey, confirmation)}
        />
      );
    case undefined:
      return null;
  }
}

function AddDialog({ change, hasPassword, deviceName }: Props) {
  const { secondSteps: texts } = useTexts();
  const [name, setName] = useState(deviceName);
  const [confirmation, setConfirmation] = useState('');
  return (
    <FormDialog
      title={texts.addKeyTitle}
      submitLabel={texts.addKey}
      incomplete={name.trim() === '' || confirmation === ''}
      onClose={change.close}
      onSubmit={() => change.add(name.trim(), confirmation)}
    >
      <NameField value={name} onChange={setName} />
      <ConfirmField hasPassword={hasPassword} value={confirmation} onChange={setConfirmation} />
    </FormDialog>
  );
}

interface RenameProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onRename: (name: string) => Promise<string | null>;
}

function RenameDialog({ passkey, onClose, onRename }: RenameProps) {
  const { secondSteps: texts } = useTexts();
  const [name, setName] = useState(passkey.nome);
  return (
    <FormDialog
      title={texts.renameTitle}
      submitLabel={texts.save}
      incomplete={name.trim() === ''}
      onClose={onClose}
      onSubmit={() => onRename(name.trim())}
    >
      <NameField value={name} onChange={setName} />
    </FormDialog>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { secondSteps: texts } = useTexts();
  return (
    <Field
      label={texts.keyName}
      hint={texts.keyNameHint}
      name="nome"
      autoComplete="off"
      maxLength={MOST_LETTERS}
      required
      error={value.trim() === '' ? texts.keyNameNeeded : null}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
