import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ConfirmField } from '../second-steps/public.ts';
import { AuthCard } from '../sessions/public.ts';
import type { Proof } from './social-calls.ts';
import type { Stage } from './stage.ts';

interface Props {
  readonly provider: SocialProvider;
  readonly stage: Extract<Stage, { kind: 'confirm' }>;
  readonly back: string;
  /** Links it; the words of what went wrong, or null. */
  readonly onConfirm: (proof: Proof, confirmation: string) => Promise<string | null>;
}

/** Asks the owner of the account to confirm that it is them, before an account at a provider opens it. */
export function ConfirmLink({ provider, stage: { hasPassword, proof }, back, onConfirm }: Props) {
  const { social: texts } = useTexts();
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = PROVIDER_NAMES[provider];
  const submit = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const problem = await onConfirm(proof, confirmation).catch(() => texts.linkFailed(name));
    setBusy(false);
    setError(problem);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && confirmation !== '') void submit();
  };
  return (
    <AuthCard title={texts.linkName(name)}>
      <ScriptForm noValidate onSubmit={onSubmit} aria-busy={busy} className="flex flex-col gap-4">
        <p className="text-ink-2">{texts.confirmLink(name)}</p>
        <ConfirmField hasPassword={hasPassword} value={confirmation} onChange={setConfirmation} />
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        <Button look="bid" size="large" type="submit" busy={busy} disabled={confirmation === ''}>
          {texts.linkName(name)}
        </Button>
        <Link
          to={back}
          replace
          className="inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4"
        >
          {texts.backToSecurity}
        </Link>
      </ScriptForm>
    </AuthCard>
  );
}
