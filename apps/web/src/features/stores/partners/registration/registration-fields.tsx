import type { RegistrationField } from '@patio/domain/stores/partners/registration.ts';
import { maskCnpj } from '@patio/domain/validation/cnpj.ts';
import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { MaskedField } from '@patio/ui/masked-field.tsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { PasswordChecklist, SecretField } from '../../../identity/sessions/public.ts';
import type { Passwords, TypedFields } from './registration-draft.ts';
import type { RegistrationState } from './use-registration.ts';

interface Props {
  readonly registration: RegistrationState;
  readonly objections: ReadonlyMap<RegistrationField, string>;
  readonly onChange: (change: Partial<TypedFields & Passwords>) => void;
}

type TextName = Exclude<keyof TypedFields, 'terms' | 'marketing'>;

/** The fields of the form (PREG-03). */
export function RegistrationFields({ registration, objections, onChange }: Props) {
  const { partners: texts } = useTexts();
  const { fields } = registration.draft;
  const { passwords } = registration;
  const text = (
    name: TextName,
    more: InputHTMLAttributes<HTMLInputElement> & { hint?: string; mask?: (typed: string) => string },
  ) => {
    return (
      <MaskedField
        mask={(typed) => typed}
        {...more}
        name={name}
        label={texts[name]}
        value={fields[name]}
        required={name !== 'site'}
        error={objections.get(name)}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    );
  };
  return (
    <div className="flex flex-col gap-6">
      <Group title={texts.person}>
        {text('contactName', { autoComplete: 'name', maxLength: 100 })}
        {text('cpf', { inputMode: 'numeric', autoComplete: 'off', mask: maskCpf })}
      </Group>
      <Group title={texts.company}>
        {text('tradeName', { autoComplete: 'organization', maxLength: 100 })}
        {text('legalName', { autoComplete: 'off', maxLength: 100 })}
        {text('email', {
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 254,
          hint: texts.emailHint,
        })}
        {text('site', { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', maxLength: 200 })}
        {text('cnpj', { autoComplete: 'off', autoCapitalize: 'characters', mask: maskCnpj })}
        {text('phone', {
          inputMode: 'tel',
          autoComplete: 'tel-national',
          maxLength: 20,
          hint: texts.phoneHint,
        })}
      </Group>
      <Group title={texts.access}>
        <SecretField
          name="password"
          label={texts.password}
          autoComplete="new-password"
          required
          value={passwords.password}
          error={objections.get('password')}
          onChange={(event) => onChange({ password: event.target.value })}
        />
        <SecretField
          name="confirmation"
          label={texts.confirmation}
          autoComplete="new-password"
          required
          value={passwords.confirmation}
          error={objections.get('confirmation')}
          onChange={(event) => onChange({ confirmation: event.target.value })}
        />
        <PasswordChecklist
          password={passwords.password}
          personal={[fields.contactName, fields.tradeName, fields.legalName, fields.email]}
          work
          set="wide"
          className="sm:col-span-2"
        />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-ink-2">{title}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
