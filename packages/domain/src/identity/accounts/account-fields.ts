import type { FieldProblem, TextInput } from '../../forms/form-field.ts';
import { EMAIL_INPUT, NAME_LENGTH, PHONE_INPUT, PLAIN_INPUT } from '../../forms/inputs.ts';
import { maskDate } from '../../validation/birth-date.ts';
import { isDocumentText } from '../../validation/document-text.ts';

/** Kinds of accounts: F individual, J legal entity, C employee. */
export type AccountKind = 'F' | 'J' | 'C';

/** Error of a field in calls, by its key in the catalogue of field texts. */
export type AccountFailure =
  | 'name-required'
  | 'own-name-invalid'
  | 'surname-invalid'
  | 'phone-required'
  | 'phone-digits'
  | 'phone-invalid'
  | 'birth-invalid'
  | 'trade-name-required'
  | 'trade-name-invalid'
  | 'registration-invalid'
  | 'state-registration-invalid';

interface AccountFieldRow {
  readonly key: string;
  /** Its name in calls, and in its input. */
  readonly wire: string;
  /** Its column of `account`. */
  readonly column: string;
  /** The value if nothing is known. */
  readonly missing: '' | null;
  /** The kinds of account that have it. */
  readonly kinds: readonly AccountKind[];
  /** Who may change it (C-88, A§6): the user; the user unless a partner's platform manages it; the user while there is no value; nobody. */
  readonly change: 'user' | 'not-partners' | 'once' | 'never';
  /** Calls use a different format than the database. */
  readonly read?: 'document' | 'birth';
  /** Required of these kinds for a deal (A§5, FLOW-11 to FLOW-14). */
  readonly deal?: true;
  /** Maximum length in calls, and the error beyond it. */
  readonly length: number;
  readonly tooLong?: AccountFailure;
  readonly input: TextInput;
  readonly mask?: (typed: string) => string;
  /** Validates a new non-blank value. The flow is stricter, see `personalForm`. */
  readonly problem?: (text: string) => FieldProblem | null;
  /** The error in calls. */
  readonly failures?: Readonly<Partial<Record<FieldProblem, AccountFailure>>>;
}

const ALL = ['F', 'J', 'C'] as const;
const REGISTRATION = (text: string) => (isDocumentText(text, 'registration') ? null : 'characters');

/**
 * The data of an account's user: one row per text, in the order in which deals require them. Calls, rights, required data and both forms
 * are derived from it; the texts of a field have its key.
 */
const TABLE = [
  {
    key: 'email',
    wire: 'email',
    column: 'email',
    missing: '',
    kinds: ALL,
    change: 'never',
    length: 320,
    input: EMAIL_INPUT,
  },
  {
    key: 'username',
    wire: 'login',
    column: 'username',
    missing: '',
    kinds: ALL,
    change: 'never',
    length: 320,
    input: { autoComplete: 'username' },
  },
  {
    key: 'name',
    wire: 'nome',
    column: 'name',
    missing: '',
    kinds: ALL,
    change: 'not-partners',
    deal: true,
    length: NAME_LENGTH,
    tooLong: 'own-name-invalid',
    input: { autoComplete: 'given-name' },
    failures: { required: 'name-required' },
  },
  {
    key: 'surname',
    wire: 'sobrenome',
    column: 'surname',
    missing: '',
    kinds: ALL,
    change: 'user',
    deal: true,
    length: NAME_LENGTH,
    tooLong: 'surname-invalid',
    input: { autoComplete: 'family-name' },
  },
  {
    key: 'document',
    wire: 'cpf',
    column: 'document',
    missing: null,
    kinds: ALL,
    change: 'once',
    read: 'document',
    deal: true,
    length: 30,
    input: PLAIN_INPUT,
    problem: (text) => (isDocumentText(text, 'tax-id') ? null : 'characters'),
  },
  {
    key: 'phone',
    wire: 'telefone',
    column: 'phone',
    missing: null,
    kinds: ALL,
    change: 'not-partners',
    deal: true,
    length: 30,
    tooLong: 'phone-invalid',
    input: PHONE_INPUT,
    problem: (text) => (!/^\d+$/.test(text) ? 'characters' : text.length > 20 ? 'invalid' : null),
    failures: { required: 'phone-required', characters: 'phone-digits', invalid: 'phone-invalid' },
  },
  {
    key: 'birth',
    wire: 'nascimento',
    column: 'birth',
    missing: null,
    kinds: ['F', 'C'],
    change: 'user',
    read: 'birth',
    deal: true,
    length: 10,
    tooLong: 'birth-invalid',
    input: { autoComplete: 'bday', inputMode: 'numeric' },
    mask: maskDate,
  },
  {
    key: 'tradeName',
    wire: 'nomeFantasia',
    column: 'trade_name',
    missing: null,
    kinds: ['J'],
    change: 'not-partners',
    deal: true,
    length: NAME_LENGTH,
    tooLong: 'trade-name-invalid',
    input: { autoComplete: 'organization' },
    failures: { required: 'trade-name-required' },
  },
  {
    key: 'registration',
    wire: 'matricula',
    column: 'registration',
    missing: null,
    kinds: ['C'],
    change: 'user',
    deal: true,
    length: 30,
    input: PLAIN_INPUT,
    problem: REGISTRATION,
    failures: { characters: 'registration-invalid' },
  },
  {
    key: 'stateRegistration',
    wire: 'inscricaoSocial',
    column: 'state_registration',
    missing: null,
    kinds: ['J'],
    change: 'once',
    length: 30,
    input: PLAIN_INPUT,
    problem: REGISTRATION,
    failures: { characters: 'state-registration-invalid' },
  },
] as const satisfies readonly AccountFieldRow[];

type Row = (typeof TABLE)[number];
export type AccountKey = Row['key'];
export type AccountColumn = Row['column'];
/** Fields that are '' while unknown. */
export type AlwaysColumn = Extract<Row, { readonly missing: '' }>['column'];
/** Fields that are null while unknown. */
export type MaybeColumn = Extract<Row, { readonly missing: null }>['column'];
export type DealKey = Extract<Row, { readonly deal: true }>['key'];

/** A row of the table. */
export interface AccountField<Key extends AccountKey = AccountKey> extends AccountFieldRow {
  readonly key: Key;
  readonly wire: Extract<Row, { readonly key: Key }>['wire'];
  readonly column: Extract<Row, { readonly key: Key }>['column'];
}

export const ACCOUNT_FIELDS: readonly AccountField[] = TABLE;
export const ALWAYS_FIELDS = TABLE.filter((row) => row.missing === '');
export const MAYBE_FIELDS = TABLE.filter((row) => row.missing === null);
export const DEAL_FIELDS = TABLE.filter((row) => 'deal' in row);

/** How the profile screen treats a field: required, optional or read-only, perhaps only for some kinds. */
interface ProfileRow {
  readonly key: AccountKey;
  readonly as: 'required' | 'optional' | 'shown';
  readonly kinds?: readonly AccountKind[];
}

/** The fields of the profile screen in their order (PROF-01 to PROF-05). */
export const PROFILE_FORM = [
  { key: 'name', as: 'required' },
  { key: 'surname', as: 'optional' },
  { key: 'email', as: 'shown' },
  { key: 'phone', as: 'required' },
  { key: 'username', as: 'shown', kinds: ['J', 'C'] },
  { key: 'document', as: 'shown', kinds: ['J', 'C'] },
  { key: 'tradeName', as: 'required' },
  { key: 'stateRegistration', as: 'shown' },
] as const satisfies readonly ProfileRow[];

/** The fields of the first step of the flow in their order; all are required (FLOW-11 to FLOW-14). */
export const PERSONAL_FORM = [
  'email',
  'username',
  'name',
  'surname',
  'document',
  'phone',
  'tradeName',
  'registration',
  'birth',
] as const satisfies readonly AccountKey[];
