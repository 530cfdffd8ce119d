import { Field } from '@patio/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ConfirmDialog, FormDialog } from '../second-steps/public.ts';
import { QrCode } from '../../../platform/qr/qr-code.tsx';

interface Props {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** The app is on: its recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
}

interface Secret {
  readonly segredo: string;
  readonly uri: string;
}

/** Sets an authenticator app up: who it is, the secret, a first code. */
export function SetUpAppDialog({ hasPassword, onClose, onDone }: Props) {
  const { secondSteps: texts } = useTexts();
  const [secret, setSecret] = useState<Secret | null>(null);
  if (secret !== null) return <ShowSecret secret={secret} onClose={onClose} onDone={onDone} />;
  return (
    <ConfirmDialog
      title={texts.appOnTitle}
      text={texts.confirmFirst}
      submitLabel={texts.next}
      hasPassword={hasPassword}
      onClose={onClose}
      onConfirm={async (confirmation) => {
        const { beginApp } = await import('./second-step-calls.ts');
        const result = await beginApp(confirmation);
        if (!result.ok) return result.text || texts.saveFailed;
        setSecret(result.value);
        return null;
      }}
    />
  );
}

function ShowSecret({ secret, onClose, onDone }: Omit<Props, 'hasPassword'> & { secret: Secret }) {
  const { secondSteps: texts } = useTexts();
  const [code, setCode] = useState('');
  const confirm = async (): Promise<string | null> => {
    const { confirmApp } = await import('./second-step-calls.ts');
    const result = await confirmApp(code);
    if (!result.ok) return result.text || texts.saveFailed;
    onDone(result.value.codigos);
    return null;
  };
  return (
    <FormDialog
      title={texts.appOnTitle}
      submitLabel={texts.confirmApp}
      incomplete={code.trim() === ''}
      onClose={onClose}
      onSubmit={confirm}
    >
      <p>{texts.scan}</p>
      <QrCode content={secret.uri} label={texts.qrLabel} />
      <p>
        {texts.typeInstead}
        <code className="mt-1 block font-mono text-ink wrap-anywhere select-all">
          {secret.segredo.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <Field
        label={texts.appCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormDialog>
  );
}
