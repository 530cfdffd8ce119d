import { Field } from '@patio/ui/field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

interface Props {
  /** Where the code comes from. */
  readonly by: 'email' | 'app';
  readonly value: string;
  /** Result of asking for another code; '' before. */
  readonly said: string;
  readonly onChange: (value: string) => void;
  readonly onSendAgain: () => void;
}

const WAY =
  '-mt-2 inline-flex min-h-11 items-center self-start font-medium text-accent-strong underline underline-offset-4';

/** The field for the second step, with what was done or has to be done (LOGN-02). */
export function SecondStepFields({ by, value, said, onChange, onSendAgain }: Props) {
  const { session, social } = useTexts();
  const [recovery, setRecovery] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector('input')?.focus(), [recovery]);
  const asked = recovery ? session.recoveryCodeAsked : session.appCodeAsked;
  return (
    <div ref={part} className="flex flex-col gap-4">
      <div role="status">
        <Notice tone="info" icon={by === 'email' ? 'mail' : 'shield'}>
          {by === 'email' ? said || session.codeSent : asked}
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
      {by === 'email' ? (
        <button type="button" className={WAY} onClick={onSendAgain}>
          {social.sendAgain}
        </button>
      ) : (
        <button
          type="button"
          className={WAY}
          onClick={() => {
            setRecovery(!recovery);
            onChange('');
          }}
        >
          {recovery ? session.useAppCode : session.useRecoveryCode}
        </button>
      )}
    </div>
  );
}
