import {
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationText,
} from '@patio/domain/stores/partners/registration.ts';
import type { ReactNode } from 'react';
import { fieldProps, type TextForm } from '../../../../platform/forms/field-props.ts';
import { FormText } from '../../../../platform/forms/form-text.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { PasswordChecklist, SecretField } from '../../../identity/sessions/public.ts';

/** The person responsible for the company, and the sign-in data; all other fields are about the company. */
const PERSON: readonly RegistrationField[] = ['contactName', 'cpf'];
const ACCESS: readonly RegistrationField[] = ['password', 'confirmation'];

/** The fields of the form (PREG-03). */
export function RegistrationFields({ form }: { readonly form: TextForm<RegistrationText> }) {
  const { partners: texts } = useTexts();
  const { fields } = form;
  const hints: Readonly<Partial<Record<RegistrationText, string>>> = texts.hints;
  const groupOf = (key: RegistrationText) =>
    PERSON.includes(key) ? 'person' : ACCESS.includes(key) ? 'access' : 'company';
  const shown = (group: 'person' | 'company') =>
    REGISTRATION_FIELDS.filter(({ key }) => groupOf(key) === group).map((field) => (
      <FormText
        key={field.key}
        form={form}
        field={field}
        label={texts.fields[field.key]}
        hint={hints[field.key]}
      />
    ));
  return (
    <div className="flex flex-col gap-6">
      <Group title={texts.person}>{shown('person')}</Group>
      <Group title={texts.company}>{shown('company')}</Group>
      <Group title={texts.access}>
        {REGISTRATION_FIELDS.filter(({ key }) => groupOf(key) === 'access').map((field) => (
          <SecretField key={field.key} label={texts.fields[field.key]} {...fieldProps(form, field)} />
        ))}
        <PasswordChecklist
          password={fields.password}
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
