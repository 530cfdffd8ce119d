import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-form.ts';
import { Button } from '@patio/ui/button.tsx';
import type { FormOutcome } from '../../../../platform/forms/use-form.ts';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { storeInterestToken } from '../../../catalogue/interests/public.ts';
import { storeAwaited } from '../../email-confirmation/public.ts';
import { SignUpConsents } from './sign-up-consents.tsx';
import { PasswordFields, SignUpFields } from './sign-up-fields.tsx';
import { SignUpRefusal } from './sign-up-refusal.tsx';
import { SignUpSuccess } from './sign-up-success.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';
import type { SignUp } from './use-sign-up.ts';

/** The form of a person or a company (SIGN-20). */
export function SignUpForm({ flow, kind }: { flow: SignUp; kind: ApplicantKind }) {
  const { signUp: texts } = useTexts();
  const input = flow.inputOf(kind);
  const send = async (key: string): Promise<FormOutcome> => {
    const { submitSignUp } = await import('./submit-sign-up.ts');
    const result = await submitSignUp(input.fields, { kind, companyType: flow.draft.companyType, key });
    if (!result.ok) return { taken: false, erros: result.erros };
    storeInterestToken(result.token);
    storeAwaited();
    flow.forget();
    return { taken: true };
  };
  const form = useSignUpForm({ input, kind, withPassword: true, send });
  return (
    <ScriptForm noValidate onSubmit={form.submit} aria-busy={form.sending} className="flex flex-col gap-4">
      {form.refused.length === 0 ? null : <SignUpRefusal erros={form.refused} />}
      <SignUpFields form={form} kind={kind} />
      <PasswordFields form={form} kind={kind} />
      <SignUpConsents
        terms={form.fields.terms}
        consentEmails={form.fields.consentEmails}
        error={form.errorOf('terms')}
        onChange={form.change}
      />
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button onClick={flow.back}>{texts.previous}</Button>
        <Button look="bid" size="large" type="submit" busy={form.sending} className="max-sm:w-full">
          {form.sending ? texts.registering : texts.register}
        </Button>
      </div>
      {form.state === 'done' ? <SignUpSuccess /> : null}
    </ScriptForm>
  );
}
