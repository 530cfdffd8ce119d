import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { PasswordChecklist, SecretField } from '../../sessions/public.ts';
import type { ProfileField } from '../profile-fields.ts';
import { problemText } from '../profile-words.ts';
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
  const { password, profile: words } = useTexts();
  const { user } = useSession();
  const typed = (name: ProfileField) => ({
    name,
    required: !optional,
    value: form.fields[name],
    error: form.touched.has(name) ? problemText(form.problems.get(name), { password, profile: words }) : null,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.change(name, event.target.value),
    onBlur: () => form.touch(name),
  });
  return (
    <>
      <p className="mb-4 text-ink-2">{optional ? words.passwordOptionalText : words.passwordText}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <SecretField
            label={words.currentPassword}
            {...typed('oldPassword')}
            autoComplete="current-password"
          />
          <SecretField label={words.newPassword} {...typed('password')} autoComplete="new-password" />
          <SecretField label={words.repeatPassword} {...typed('repeated')} autoComplete="new-password" />
        </div>
        <PasswordChecklist
          password={form.fields.password}
          isKept={form.fields.password.trim() === form.fields.oldPassword.trim()}
          personal={[form.fields.nome, form.fields.sobrenome, form.fields.nomeFantasia, ...known]}
          work={user !== null && (user.isPartner || user.staffRole !== null)}
          set="wide"
        />
      </div>
    </>
  );
}
