import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { newPasswordProblem, type NewPasswordProblem } from './new-password-problem.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { SecretField } from '../secret-field.tsx';
import { useSignOutOnLeave } from '../use-sign-out-on-leave.ts';

/**
 * A new password, twice, under what it needs (PASS-02 to PASS-15), and the present one where the server asks for it: in an open session.
 * `onExpired`: the session ended meanwhile.
 */
export function NewPasswordForm({ onExpired }: { onExpired: () => void }) {
  const { password: texts } = useTexts();
  const link = useLink();
  const navigate = useNavigate();
  const release = useSignOutOnLeave();
  const { user } = useSession();
  const personal = user === null ? [] : [user.nome];
  const works = user !== null && (user.isPartner || user.staffRole !== null);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [present, setPresent] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const filled = [present ?? 'none', password, repeated].every((typed) => typed.trim() !== '');
  const refuse = (text: string, at: FieldName): void => {
    setError(text);
    form.current?.querySelector<HTMLInputElement>(`input[name="${at}"]`)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (present?.trim() === '') return refuse(texts.currentMissing, 'senhaAtual');
    const problem = newPasswordProblem(password, repeated);
    const isSecondMissing = password.trim() !== '' && repeated.trim() === '';
    if (problem !== null) return refuse(wordsOf(problem, texts), isSecondMissing ? 'confirmacao' : 'senha');
    setError(null);
    setSending(true);
    const { saveNewPassword } = await import('./save-new-password.ts');
    const result = await saveNewPassword({ password, repeated, present });
    setSending(false);
    if (result.kind === 'present-wanted') {
      // The field is there before it is gone to.
      flushSync(() => setPresent(present ?? ''));
      return refuse(result.text || texts.currentMissing, 'senhaAtual');
    }
    if (result.kind === 'refused') return refuse(result.text || texts.failed, 'senha');
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
      {present === null ? null : (
        <SecretField
          label={texts.current}
          name="senhaAtual"
          hint={texts.currentHint}
          autoComplete="current-password"
          required
          value={present}
          onChange={(event) => setPresent(event.target.value)}
        />
      )}
      <PasswordChecklist password={password} personal={personal} work={works} set="narrow" />
      <SecretField
        label={texts.create}
        name="senha"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <SecretField
        label={texts.repeat}
        name="confirmacao"
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

type FieldName = 'senhaAtual' | 'senha' | 'confirmacao';

function wordsOf(problem: NewPasswordProblem, texts: ReturnType<typeof useTexts>['password']): string {
  if (problem === 'missing') return texts.fieldsRequired;
  return problem === 'differ' ? texts.differ : texts.problems[problem];
}
