import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-problems.ts';
import { useRef, useState, type FormEvent } from 'react';
import { track } from '../../../../platform/analytics/track.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { keepAwaited } from '../../email-confirmation/public.ts';
import { keepInterestToken } from '../../../catalogue/interests/public.ts';
import { formProblems, type FormField, type FormProblem } from './sign-up-form.ts';
import type { SignUp } from './use-sign-up.ts';

/** The state of a sign-up form and what its button does (SIGN-12 to SIGN-24). */
export function useSignUpForm({ draft, secrets, forget }: SignUp, kind: ApplicantKind) {
  const { shell } = useTexts();
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const keyOf = useRequestKey();
  const problems = formProblems(draft, secrets, kind);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    setTried(true);
    setRefused(null);
    if (problems.size > 0) {
      form.querySelector<HTMLElement>(`[data-field="${[...problems.keys()][0] ?? ''}"]`)?.focus();
      return;
    }
    setState('sending');
    const { submitSignUp } = await import('./submit-sign-up.ts');
    const result = await submitSignUp(draft, secrets, kind, keyOf(JSON.stringify([kind, draft, secrets])));
    track({ event: 'signup', result: result.ok ? 'success' : 'failure' });
    setState(result.ok ? 'done' : 'ready');
    if (!result.ok) return setRefused(result.erros.length > 0 ? result.erros : [shell.genericError]);
    keepInterestToken(result.token);
    keepAwaited();
    forget();
  };
  return {
    state,
    refused,
    /** What is wrong with a field; signs that do not belong there are told at once, the rest once the form was sent. */
    problemOf: (field: FormField): FormProblem | null => {
      // Behind the success the passwords are gone already.
      if (state === 'done') return null;
      const problem = problems.get(field) ?? null;
      return tried || problem === 'characters' ? problem : null;
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (state === 'ready') void submit(event.currentTarget);
    },
  };
}

/** One key for one form: the same content sent again keeps it, for its first reply may have been lost. */
export function useRequestKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
