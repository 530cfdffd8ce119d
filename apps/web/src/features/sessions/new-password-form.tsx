import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ScriptForm } from '../../platform/forms/script-form.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { newPasswordProblem, type NewPasswordProblem } from './new-password-problem.ts';
import { useSession } from '../../platform/session/session.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { SecretField } from './secret-field.tsx';
import { useSignOutOnLeave } from './use-sign-out-on-leave.ts';

/** A new password, twice, under what it needs (PASS-02 to PASS-15). `onExpired`: the session ended meanwhile. */
export function NewPasswordForm({ onExpired }: { onExpired: () => void }) {
  const { password: texts } = useTexts();
  const link = useLink();
  const navigate = useNavigate();
  const release = useSignOutOnLeave();
  const { user } = useSession();
  const personal = user === null ? [] : [user.nome];
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const filled = password.trim() !== '' && repeated.trim() !== '';
  const refuse = (text: string): void => {
    setError(text);
    const [first, second] = form.current?.querySelectorAll('input') ?? [];
    (password.trim() !== '' && repeated.trim() === '' ? second : first)?.focus();
  };
  const submit = async (): Promise<void> => {
    const problem = newPasswordProblem(password, repeated);
    if (problem !== null) return refuse(wordsOf(problem, texts));
    setError(null);
    setSending(true);
    const { saveNewPassword } = await import('./save-new-password.ts');
    const result = await saveNewPassword(password, repeated);
    setSending(false);
    if (result.kind === 'refused') return refuse(result.text || texts.failed);
    release();
    if (result.kind === 'expired') return onExpired();
    return navigate(link('/auth/confirmar/password'), { replace: true });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void submit();
  };
  return (
    <ScriptForm ref={form} noValidate onSubmit={onSubmit} aria-busy={sending} className="flex flex-col gap-4">
      {error === null ? null : (
        <div
          role="alert"
          className="flex items-start gap-2.5 rounded-control bg-danger px-3 py-3 font-medium text-surface"
        >
          <Icon name="alert" className="mt-px shrink-0" />
          {error}
        </div>
      )}
      <PasswordChecklist password={password} personal={personal} set="narrow" />
      <SecretField
        label={texts.create}
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SecretField
        label={texts.repeat}
        autoComplete="new-password"
        required
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
      {/* It only looks disabled: pressing it says what is missing (PASS-05, PASS-08). */}
      <Button
        look="bid"
        size="large"
        type="submit"
        busy={sending}
        aria-disabled={!filled || undefined}
        className="aria-disabled:opacity-45"
      >
        {sending ? texts.changing : texts.change}
      </Button>
      <p className="text-sm text-ink-3">{texts.newText}</p>
    </ScriptForm>
  );
}

function wordsOf(problem: NewPasswordProblem, texts: ReturnType<typeof useTexts>['password']): string {
  if (problem === 'missing') return texts.fieldsRequired;
  return problem === 'differ' ? texts.differ : texts.problems[problem];
}
