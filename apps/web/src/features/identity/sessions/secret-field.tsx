import type { FieldProps } from '@patio/ui/field.tsx';
import { PasswordField } from '@patio/ui/password-field.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** A field for a password, with the words of its eye. */
export function SecretField(props: Omit<FieldProps, 'type'>) {
  const { session } = useTexts();
  return <PasswordField {...props} showLabel={session.showPassword} hideLabel={session.hidePassword} />;
}
