import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { useState, type FormEvent } from 'react';
import { track } from '../../../platform/analytics/track.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import {
  applicantOf,
  formProblems,
  keepDraft,
  keptDraft,
  useRequestKey,
  type FormField,
  type FormProblem,
  type SignUpDraft,
} from '../accounts/public.ts';
import { keepAwaited } from '../email-confirmation/public.ts';
import { keepInterestToken } from '../../catalogue/interests/public.ts';
import type { Stage } from './stage.ts';

/** The state of the sign-up with a provider. What is typed is kept in the tab like that of the other sign-ups. */
export function useSocialSignUp(
  provider: SocialProvider,
  { proof, profile }: Extract<Stage, { kind: 'sign-up' }>,
  onExpired: () => void,
) {
  const { shell } = useTexts();
  const [draft, setDraft] = useState((): SignUpDraft => {
    const kept = keptDraft();
    return { ...kept, name: profile.name || kept.name, email: profile.email || kept.email };
  });
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const keyOf = useRequestKey();
  const problems = formProblems(draft, null, 'individual');

  const submit = async (form: HTMLFormElement): Promise<void> => {
    setTried(true);
    setRefused(null);
    if (problems.size > 0) {
      form.querySelector<HTMLElement>(`[data-field="${[...problems.keys()][0] ?? ''}"]`)?.focus();
      return;
    }
    setState('sending');
    const { signUpSocially } = await import('./social-calls.ts');
    const { name: nome, email, document: cpf, phone: telefone } = applicantOf(draft, 'individual');
    const body = { ...proof, nome, email, cpf, telefone, aceitaEmails: draft.consentEmails };
    const result = await signUpSocially(provider, body, keyOf(JSON.stringify([provider, draft])));
    track({ event: 'signup', result: result.kind === 'made' ? 'success' : 'failure' });
    setState(result.kind === 'made' ? 'done' : 'ready');
    if (result.kind === 'expired') return onExpired();
    if (result.kind === 'refused')
      return setRefused(result.erros.length > 0 ? result.erros : [shell.genericError]);
    keepInterestToken(result.token);
    // Google vouches for its own address; Facebook says nothing of any.
    if (provider !== 'google' || email.toLowerCase() !== profile.email.toLowerCase()) keepAwaited();
    keepDraft(null);
  };
  return {
    state,
    draft,
    refused,
    change: (part: Partial<SignUpDraft>): void => {
      setDraft((now) => {
        const next = { ...now, ...part };
        keepDraft(next);
        return next;
      });
    },
    /** What is wrong with a field; signs that do not belong there are told at once, the rest once the form was sent. */
    problemOf: (field: FormField): FormProblem | null => {
      const problem = problems.get(field) ?? null;
      return tried || problem === 'characters' ? problem : null;
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (state === 'ready') void submit(event.currentTarget);
    },
  };
}
