import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-form.ts';
import { useRef } from 'react';
import { track } from '../../../../platform/analytics/track.ts';
import { problemText } from '../../../../platform/forms/problem-text.ts';
import type { FormInput } from '../../../../platform/forms/use-fields.ts';
import { useForm, type FormOutcome } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { signUpTexts, valueProblems, type SignUpKey, type SignUpValues } from './sign-up-values.ts';

interface Rules {
  readonly input: FormInput<SignUpValues>;
  readonly kind: ApplicantKind;
  /** False: a provider proves who signs up (S-36). */
  readonly withPassword: boolean;
  /** `key` names this very form, so that sending it again makes no second account. */
  readonly send: (key: string) => Promise<FormOutcome>;
}

/** The form of a sign-up. Invalid characters are reported at once, the rest after a submit attempt (SIGN-12 to SIGN-24). */
export function useSignUpForm({ input, kind, withPassword, send }: Rules) {
  const { signUp: texts, shell } = useTexts();
  const keyOf = useRequestKey();
  const fields = signUpTexts(kind, withPassword);
  const textOf = (key: SignUpKey): string => fields.find((field) => field.key === key)?.text ?? key;
  return useForm({
    input,
    problems: valueProblems(input.fields, kind, withPassword),
    words: (key, problem) => problemText<string>(texts.errors, textOf(key), problem, shell.genericError),
    showErrors: 'tried',
    atOnce: (problem) => problem === 'characters',
    send: async () => {
      const outcome = await send(keyOf(JSON.stringify([kind, input.fields])));
      track({ event: 'signup', result: outcome.taken ? 'success' : 'failure' });
      return outcome;
    },
  });
}

export type SignUpForm = ReturnType<typeof useSignUpForm>;

/** One key per form: the same content sent again uses the same key, because its first reply may have been lost. */
function useRequestKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
