import { Field } from '@patio/ui/field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';

interface Props {
  /** Where the code comes from. */
  readonly by: 'email' | 'app';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field for the second step, with what was done or has to be done (LOGN-02). */
export function SecondStepFields({ by, value, onChange }: Props) {
  const { session } = useTexts();
  const [recovery, setRecovery] = useState(false);
  const asked = recovery ? session.recoveryCodeAsked : session.appCodeAsked;
  return (
    <>
      <div role="status">
        <Notice tone="info" icon={by === 'email' ? 'mail' : 'shield'}>
          {by === 'email' ? session.codeSent : asked}
        </Notice>
      </div>
      <Field
        label={recovery ? session.recoveryCode : session.accessCode}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {by === 'app' ? (
        <button
          type="button"
          className="-mt-2 inline-flex min-h-11 items-center self-start font-medium text-accent-strong underline underline-offset-4"
          onClick={() => {
            setRecovery(!recovery);
            onChange('');
          }}
        >
          {recovery ? session.useAppCode : session.useRecoveryCode}
        </button>
      ) : null}
    </>
  );
}
