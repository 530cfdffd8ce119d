import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-problems.ts';
import { Button } from '@patio/ui/button.tsx';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { SignUpConsents } from './sign-up-consents.tsx';
import { NameFields, NumberFields, PasswordFields } from './sign-up-fields.tsx';
import { SignUpRefusal } from './sign-up-refusal.tsx';
import { SignUpSuccess } from './sign-up-success.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';
import type { SignUp } from './use-sign-up.ts';

/** The form of a person or a company (SIGN-20). */
export function SignUpForm({ flow, kind }: { flow: SignUp; kind: ApplicantKind }) {
  const { signUp: texts } = useTexts();
  const { state, refused, problemOf, submit } = useSignUpForm(flow, kind);
  const sending = state === 'sending';
  return (
    <ScriptForm noValidate onSubmit={submit} aria-busy={sending} className="flex flex-col gap-4">
      {refused === null ? null : <SignUpRefusal erros={refused} />}
      <NameFields flow={flow} kind={kind} problemOf={problemOf} />
      <NumberFields flow={flow} kind={kind} problemOf={problemOf} />
      <PasswordFields flow={flow} problemOf={problemOf} />
      <SignUpConsents
        terms={flow.draft.terms}
        consentEmails={flow.draft.consentEmails}
        error={problemOf('terms') === null ? null : texts.errors.terms}
        onChange={flow.change}
      />
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button onClick={flow.back}>{texts.previous}</Button>
        <Button look="bid" size="large" type="submit" busy={sending} className="max-sm:w-full">
          {sending ? texts.registering : texts.register}
        </Button>
      </div>
      {state === 'done' ? <SignUpSuccess /> : null}
    </ScriptForm>
  );
}
