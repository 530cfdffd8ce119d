import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { useState } from 'react';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useIdiom } from '../../../../platform/i18n/texts.ts';
import { draftObjections, registrationOf } from './registration-draft.ts';
import type { RegistrationState } from './use-registration.ts';

/** The actions of the first step: it validates before the call, and shows the server's errors (PREG-24). */
export function useDataStep({ draft, input, advance }: RegistrationState) {
  const idiom = useIdiom();
  const [objections, setObjections] = useState<readonly string[] | null>(null);
  const problems = draftObjections(input.fields);
  const form = useForm({
    input,
    problems,
    words: (_key, message) => fieldText(message, '', idiom),
    showErrors: 'tried',
    onObjected: (found) => setObjections([...new Set(found)]),
    send: async () => {
      setObjections(null);
      const { sendRegistration } = await import('./registration-calls.ts');
      const { marketing } = input.fields;
      const result = await sendRegistration(registrationOf(input.fields), { marketing, token: draft.token });
      if (!result.ok) return { taken: false, erros: result.erros };
      advance({ token: result.value, codeSentAt: Date.now() });
      return { taken: true };
    },
  });
  return { ...form, /** What stood against sending it when that was tried last. */ objections };
}
