import { isEmail } from '@patio/domain/validation/email.ts';
import { Button } from '@patio/ui/button.tsx';
import { Field } from '@patio/ui/field.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useGoal } from '../../../../platform/session/use-goal.ts';
import { AuthCard } from '../auth-card.tsx';

interface Refusal {
  /** Below the field. */
  readonly field: string | null;
  /** In the line above it. */
  readonly line: string | null;
}

const NOTHING: Refusal = { field: null, line: null };

/** Asks for the e-mail to which a link for a new password goes (FORG-01 to FORG-07). */
export function ForgotForm() {
  const { password: texts, shell } = useTexts();
  const link = useLink();
  const { signIn } = useGoal();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState(NOTHING);
  const [sending, setSending] = useState(false);
  const refuse = (found: Refusal): void => {
    setRefusal(found);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (): Promise<void> => {
    const address = email.trim();
    // An empty field has two texts: one below it, one in the line (C-25).
    if (address === '') return refuse({ field: texts.emailMissing, line: texts.emailMissingLine });
    if (!isEmail(address)) return refuse({ field: texts.emailInvalid, line: null });
    setRefusal(NOTHING);
    setSending(true);
    const { sendForgot } = await import('./send-forgot.ts');
    const result = await sendForgot(address);
    setSending(false);
    if (result.ok) return navigate(link('/auth/confirmar/forgot'));
    return refuse({ field: null, line: result.text || shell.genericError });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void submit();
  };
  return (
    <AuthCard title={texts.forgotTitle} text={texts.forgotText}>
      <ScriptForm
        ref={form}
        noValidate
        onSubmit={onSubmit}
        aria-busy={sending}
        className="flex flex-col gap-4"
      >
        {refusal.line === null ? null : (
          <div role="alert">
            <Notice tone="danger" icon="alert">
              {refusal.line}
            </Notice>
          </div>
        )}
        <Field
          label={texts.email}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          required
          value={email}
          error={refusal.field}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button look="bid" size="large" type="submit" busy={sending}>
          {sending ? texts.forgotSending : texts.forgotSubmit}
        </Button>
        <Link
          to={signIn}
          className="inline-flex min-h-11 items-center self-start font-medium text-accent-strong underline underline-offset-4"
        >
          {texts.backToSignIn}
        </Link>
      </ScriptForm>
    </AuthCard>
  );
}
