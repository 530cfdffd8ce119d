import { Button } from '@patio/ui/button.tsx';
import { Field } from '@patio/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SecretField } from '../sessions/public.ts';

interface Props {
  /** False: a mailed code takes the place of the password. */
  readonly hasPassword: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The password of the owner, or the code that is mailed to one who has none. */
export function ConfirmField({ hasPassword, value, onChange }: Props) {
  const { secondSteps: texts } = useTexts();
  if (!hasPassword) return <MailedCode value={value} onChange={onChange} />;
  return (
    <SecretField
      label={texts.confirmPassword}
      name="confirmacao"
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function MailedCode({ value, onChange }: Omit<Props, 'hasPassword'>) {
  const { secondSteps: texts } = useTexts();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    setBusy(true);
    const { mailConfirmation } = await import('./mail-confirmation.ts');
    const result = await mailConfirmation();
    setBusy(false);
    setSaid(result.ok ? texts.codeSent : result.text || texts.saveFailed);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{texts.confirmCodeText}</p>
      <Button busy={busy} onClick={() => void send()}>
        {texts.sendCode}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      <Field
        label={texts.confirmCode}
        name="confirmacao"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        className="w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
