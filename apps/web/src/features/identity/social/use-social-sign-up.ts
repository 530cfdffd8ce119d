import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { useState } from 'react';
import type { FormOutcome } from '../../../platform/forms/use-form.ts';
import {
  applicantOf,
  draftOfValues,
  storeDraft,
  storedDraft,
  NO_SECRETS,
  useSignUpForm,
  valuesOf,
} from '../accounts/public.ts';
import { storeAwaited } from '../email-confirmation/public.ts';
import { storeInterestToken } from '../../catalogue/interests/public.ts';
import type { Stage } from './stage.ts';

/** The state of the sign-up with a provider. What is typed is stored in the tab like that of the other sign-ups. */
export function useSocialSignUp(
  provider: SocialProvider,
  { proof, profile }: Extract<Stage, { kind: 'sign-up' }>,
  onExpired: () => void,
) {
  const [draft, setDraft] = useState(() => {
    const stored = storedDraft();
    return { ...stored, name: profile.name || stored.name, email: profile.email || stored.email };
  });
  const fields = valuesOf(draft, NO_SECRETS, 'individual');
  const send = async (key: string): Promise<FormOutcome> => {
    const { signUpSocially } = await import('./social-calls.ts');
    const { name: nome, email, document: cpf, phone: telefone } = applicantOf(fields, 'individual');
    const body = { ...proof, nome, email, cpf, telefone, aceitaEmails: fields.consentEmails };
    const result = await signUpSocially(provider, body, key);
    if (result.kind === 'expired') {
      onExpired();
      return { taken: false, erros: [] };
    }
    if (result.kind === 'refused') return { taken: false, erros: result.erros };
    storeInterestToken(result.token);
    // Google vouches for its own address; Facebook says nothing of any.
    if (provider !== 'google' || email.toLowerCase() !== profile.email.toLowerCase()) storeAwaited();
    storeDraft(null);
    return { taken: true };
  };
  const change = (step: (now: typeof fields) => typeof fields): void =>
    setDraft((now) => {
      const next = draftOfValues(now, step(valuesOf(now, NO_SECRETS, 'individual')), 'individual');
      storeDraft(next);
      return next;
    });
  return useSignUpForm({ input: { fields, change }, kind: 'individual', withPassword: false, send });
}
