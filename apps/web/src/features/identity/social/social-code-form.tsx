import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { Button } from '@patio/ui/button.tsx';
import { Field } from '@patio/ui/field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AuthCard } from '../sessions/public.ts';
import type { Proof } from './social-calls.ts';
import type { Stage } from './stage.ts';

interface Props {
  readonly provider: SocialProvider;
  readonly stage: Extract<Stage, { kind: 'code' }>;
  readonly back: string;
  /** Returns what is wrong with a code; null: it was right, or the page goes on otherwise. */
  readonly onCode: (proof: Proof, code: string) => Promise<string | null>;
}

/** The second step of an account that has one, after the provider has confirmed who it is (S-33). */
export function SocialCodeForm({ provider, stage: { by, proof }, back, onCode }: Props) {
  const { social: texts, session, shell } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const refuse = (text: string): void => {
    setError(text);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (): Promise<void> => {
    if (code.trim() === '') return refuse(texts.codeMissing);
    setBusy(true);
    setError(null);
    const problem = await onCode(proof, code.trim());
    setBusy(false);
    if (problem !== null) refuse(problem);
  };
  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    const { sendCode } = await import('./social-calls.ts');
    const result = await sendCode(provider, proof);
    setBusy(false);
    setSaid(result.ok ? texts.sentAgain : result.text || shell.genericError);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return (
    <AuthCard title={texts.codeTitle}>
      <ScriptForm ref={form} noValidate onSubmit={onSubmit} aria-busy={busy} className="flex flex-col gap-4">
        <Notice tone="info" icon={by === 'email' ? 'mail' : 'shield'}>
          {by === 'email' ? texts.codeByMail : texts.codeByApp}
        </Notice>
        <Field
          label={texts.code}
          inputMode={by === 'email' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          maxLength={20}
          required
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button look="bid" size="large" type="submit" busy={busy}>
          {session.submit}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link
            to={back}
            replace
            className="inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4"
          >
            {texts.backToSignIn}
          </Link>
          {by === 'email' ? (
            <Button look="plain" disabled={busy} onClick={() => void sendAgain()}>
              {texts.sendAgain}
            </Button>
          ) : null}
        </div>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {said}
        </p>
      </ScriptForm>
    </AuthCard>
  );
}
