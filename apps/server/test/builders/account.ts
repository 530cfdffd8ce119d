import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { hashPassword } from '../../src/features/identity/sessions/public.ts';
import type { Queries } from '../../src/platform/db/database.ts';
import { documentOf } from './tax-id.ts';

/** The password of every built account that names none. */
export const builtPassword = 'Senha@123';

export interface AccountTraits {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  readonly profileCode: 4 | 5 | 6 | 7;
  readonly document: string | null;
  readonly phone: string | null;
  /** yyyy-mm-dd. */
  readonly birth: string | null;
  readonly tradeName: string | null;
  readonly registration: string | null;
  readonly mustChangePassword: boolean;
  readonly twoStep: boolean;
  readonly emailConfirmed: boolean;
  /** Level 2 of trust (rule 0.26); level 1 without, and level 0 where the e-mail is not confirmed either. */
  readonly identityVerified: boolean;
  /** Centavos that the house holds of the account. */
  readonly depositCents: number;
  readonly partnerId: number | null;
  readonly staffRole: StaffRole | null;
  /** Epoch milliseconds UTC. */
  readonly blockedAt: number | null;
}

export type BuiltAccount = Pick<AccountTraits, 'email' | 'username' | 'password' | 'name'> & {
  readonly id: number;
};

const insert = {
  name: 'build-account',
  text: `insert into account (email, username, password_hash, name, surname, document, phone, birth, trade_name, registration,
      profile_code, kind, client_type, company_type, must_change_password, two_step, partner_id, staff_role, blocked_at, created_at, email_confirmed_at, identity_verified_at, deposit_cents)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, now(), case when $20::boolean then now() end, case when $21::boolean then now() end, $22) returning id`,
} as const;

const lightKib = 64;
let built = 0;
const hashes = new Map<string, Promise<string>>();

/** Inserts an account: an individual with everything that a purchase needs, by default. */
export async function buildAccount(
  database: Queries,
  given: Partial<AccountTraits> = {},
): Promise<BuiltAccount> {
  const traits = withDefaults(given);
  const row = await database.row<{ id: number }>(insert, [
    traits.email,
    traits.username,
    await hashOnce(traits.password),
    traits.name,
    traits.surname,
    traits.document,
    traits.phone,
    traits.birth,
    traits.tradeName,
    traits.registration,
    traits.profileCode,
    traits.profileCode === 7 ? 'F' : traits.profileCode === 6 ? 'C' : 'J',
    traits.profileCode === 7 ? 7 : null,
    traits.profileCode === 4 || traits.profileCode === 5 ? traits.profileCode : null,
    traits.mustChangePassword,
    traits.twoStep,
    traits.partnerId,
    traits.staffRole,
    traits.blockedAt === null ? null : new Date(traits.blockedAt),
    traits.emailConfirmed,
    traits.identityVerified,
    traits.depositCents,
  ]);
  if (!row) throw new Error('The account was not inserted.');
  const { email, username, password, name } = traits;
  return { id: row.id, email, username, password, name };
}

function withDefaults(given: Partial<AccountTraits>): AccountTraits {
  built += 1;
  const email = given.email ?? `pessoa${built}@patio.test`;
  const profileCode = given.profileCode ?? 7;
  const isCompany = profileCode === 4 || profileCode === 5;
  return {
    email,
    username: email,
    password: builtPassword,
    name: `Pessoa ${built}`,
    surname: 'da Silva',
    profileCode,
    document: documentOf(isCompany ? 'cnpj' : 'cpf', built),
    phone: '27999990000',
    birth: isCompany ? null : '1990-02-01',
    tradeName: isCompany ? `Loja ${built}` : null,
    registration: profileCode === 6 ? String(1000 + built) : null,
    mustChangePassword: false,
    // Anyone who works here has a second step.
    twoStep: (given.staffRole ?? null) !== null || (given.partnerId ?? null) !== null,
    emailConfirmed: true,
    identityVerified: true,
    depositCents: 0,
    partnerId: null,
    staffRole: null,
    blockedAt: null,
    ...given,
  };
}

/** As light as `APP_MODE=test` makes it, and each password once. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password, lightKib, 'test');
  hashes.set(password, known);
  return known;
}
