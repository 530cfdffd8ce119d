import { passwordFields } from '@patio/domain/identity/accounts/account-forms.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { PasswordChecklist, SecretField } from '../../sessions/public.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Current password, new password with what it needs, and the new one again (PROF-06, PASS-18, PASS-20). */
export function ProfilePasswords({
  form,
  known,
  optional,
}: {
  readonly form: ProfileForm;
  /** E-mail and the like, which the password may not be made of. */
  readonly known: readonly string[];
  readonly optional: boolean;
}) {
  const { profile: words } = useTexts();
  const { user } = useSession();
  return (
    <>
      <p className="mb-4 text-ink-2">{optional ? words.passwordOptionalText : words.passwordText}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          {passwordFields({ optional, typed: form.fields }).map((field) => (
            <SecretField key={field.key} label={words.fields[field.key]} {...fieldProps(form, field)} />
          ))}
        </div>
        <PasswordChecklist
          password={form.fields.password}
          isUnchanged={form.fields.password.trim() === form.fields.oldPassword.trim()}
          personal={[form.fields.name, form.fields.surname, form.fields.tradeName, ...known]}
          work={user !== null && (user.isPartner || user.staffRole !== null)}
          set="wide"
        />
      </div>
    </>
  );
}
