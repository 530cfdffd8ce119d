import type { FieldMessage } from '@patio/contract/errors/field-texts.ts';
import type {
  ApplicantKind,
  SignUpField,
  SignUpProblem,
} from '@patio/domain/identity/accounts/sign-up-problems.ts';

type Words = Readonly<
  Record<Exclude<SignUpField, 'password'>, Readonly<Record<SignUpProblem, FieldMessage>>>
>;

const email = all('email-invalid', 'email-required');
const phone = all('phone-digits', 'phone-required');
const tradeName = all('trade-name-invalid', 'trade-name-required');

const words: Readonly<Record<ApplicantKind, Words>> = {
  individual: {
    email,
    phone,
    tradeName,
    name: all('own-name-invalid', 'own-name-required'),
    document: { ...all('cpf-invalid', 'cpf-required'), characters: 'phone-digits', length: 'cpf-length' },
  },
  company: {
    email,
    phone,
    tradeName,
    name: all('own-name-invalid', 'responsible-required'),
    document: {
      ...all('cnpj-invalid', 'cnpj-required'),
      characters: 'cnpj-characters',
      length: 'cnpj-length',
    },
  },
};

function all(wrong: FieldMessage, missing: FieldMessage): Record<SignUpProblem, FieldMessage> {
  return { required: missing, invalid: wrong, characters: wrong, length: wrong, rules: wrong };
}

/** The words for what is wrong with a field of a sign-up; a password's are those of its rules. */
export function signUpMessage(
  kind: ApplicantKind,
  field: Exclude<SignUpField, 'password'>,
  problem: SignUpProblem,
): FieldMessage {
  return words[kind][field][problem];
}
