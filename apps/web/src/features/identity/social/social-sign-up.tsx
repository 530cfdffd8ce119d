import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SignUpConsents, SignUpFields, SignUpRefusal, SignUpSuccess } from '../accounts/public.ts';
import type { SocialRequest } from './begin-social.ts';
import type { Stage } from './stage.ts';
import { useSocialSignUp } from './use-social-sign-up.ts';

interface Props {
  readonly provider: SocialProvider;
  readonly stage: Extract<Stage, { kind: 'sign-up' }>;
  readonly request: SocialRequest;
  readonly back: string;
  /** The proof is no good any more. */
  readonly onExpired: () => void;
}

/** What is missing for an account, with what the provider knows filled in already (API-45, API-46). */
export function SocialSignUp({ provider, stage, request, back, onExpired }: Props) {
  const { social: texts, signUp: words } = useTexts();
  const form = useSocialSignUp(provider, stage, onExpired);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = PROVIDER_NAMES[provider];
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:py-12">
      <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {texts.finishTitle}
        </h1>
        <p className="mt-1 mb-5 text-ink-2">{texts.finishText(name)}</p>
        <ScriptForm
          noValidate
          onSubmit={form.submit}
          aria-busy={form.sending}
          className="flex flex-col gap-4"
        >
          {form.refused.length === 0 ? null : <SignUpRefusal erros={form.refused} />}
          <SignUpFields form={form} kind="individual" />
          <SignUpConsents
            terms={form.fields.terms}
            consentEmails={form.fields.consentEmails}
            error={form.errorOf('terms')}
            onChange={form.change}
          />
          <Button look="bid" size="large" type="submit" busy={form.sending} className="sm:self-end">
            {form.sending ? words.registering : words.register}
          </Button>
          {form.state === 'done' ? <SignUpSuccess store={request.store} /> : null}
        </ScriptForm>
        <div className="mt-6 border-t border-line pt-5">
          <Notice tone="plain" icon="info">
            <p className="font-medium">{texts.haveAccount}</p>
            <p>{texts.haveAccountText(name)}</p>
            <Link
              to={back}
              replace
              className="inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4"
            >
              {texts.signIn}
            </Link>
          </Notice>
        </div>
      </div>
    </div>
  );
}
