import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-form.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FormText } from '../../../../platform/forms/form-text.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { PasswordChecklist, SecretField } from '../../sessions/public.ts';
import { signUpTexts, type SignUpTextField } from './sign-up-values.ts';
import type { SignUpForm } from './use-sign-up-form.ts';

interface Props {
  readonly form: SignUpForm;
  readonly kind: ApplicantKind;
}

/** Names and e-mail, then CPF or CNPJ and telephone side by side, masked while they are typed (C-94). */
export function SignUpFields({ form, kind }: Props) {
  const { signUp: texts } = useTexts();
  const labels: Readonly<Record<string, string>> = texts.fields;
  const hints: Readonly<Record<string, string>> = texts.hints;
  const shown = (fields: readonly SignUpTextField[]) =>
    fields.map((field) => (
      <FormText
        key={field.key}
        form={form}
        field={field}
        label={labels[field.text] ?? field.text}
        hint={hints[field.text]}
      />
    ));
  const fields = signUpTexts(kind, false);
  const isNumber = ({ key }: SignUpTextField): boolean => key === 'document' || key === 'phone';
  return (
    <>
      {shown(fields.filter((field) => !isNumber(field)))}
      <div className="grid gap-4 sm:grid-cols-2">{shown(fields.filter(isNumber))}</div>
    </>
  );
}

/** The password twice, with what it needs (PASS-16 to PASS-20). */
export function PasswordFields({ form, kind }: Props) {
  const { signUp: texts } = useTexts();
  const { password, name, tradeName, email } = form.fields;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {signUpTexts(kind, true).map((field) =>
          field.key === 'password' || field.key === 'repeat' ? (
            <SecretField key={field.key} label={texts.fields[field.key]} {...fieldProps(form, field)} />
          ) : null,
        )}
      </div>
      <PasswordChecklist password={password} personal={[name, tradeName, email]} set="wide" />
    </>
  );
}
