import type { FieldProblem, FormField } from '../../forms/form-field.ts';
import { NAME_LENGTH, PHONE_INPUT, PLAIN_INPUT } from '../../forms/inputs.ts';
import { parsePhone } from '../../validation/phone.ts';

export type ContactKey = 'name' | 'phone' | 'message';

/** A field of the message to a store, with the error for each of its problems. */
interface ContactField extends FormField<ContactKey> {
  readonly failures: Readonly<
    Partial<Record<FieldProblem, `contact-${ContactKey}-required` | 'contact-phone-invalid'>>
  >;
}

/** A visitor's message to a store, in the order of the form (S-43, PART-07). */
export const CONTACT_FIELDS: readonly ContactField[] = [
  {
    key: 'name',
    name: 'nome',
    required: true,
    maxLength: NAME_LENGTH,
    input: { autoComplete: 'name' },
    failures: { required: 'contact-name-required' },
  },
  {
    key: 'phone',
    name: 'telefone',
    required: true,
    maxLength: 30,
    input: PHONE_INPUT,
    problem: (phone) => (parsePhone(phone) === null ? 'invalid' : null),
    failures: { required: 'contact-phone-required', invalid: 'contact-phone-invalid' },
  },
  {
    key: 'message',
    name: 'mensagem',
    required: true,
    maxLength: 1000,
    input: PLAIN_INPUT,
    failures: { required: 'contact-message-required' },
  },
];
