import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type {
  AccountKind,
  AlwaysColumn,
  MaybeColumn,
} from '@patio/domain/identity/accounts/account-fields.ts';
import type { StaffRole } from '@patio/contract/route/define-route.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { heldDeposits } from '../limits/public.ts';

/** An account as staff see it: the texts of `ACCOUNT_FIELDS`, and more. Instants in epoch milliseconds UTC. */
export interface HeadRow
  extends Readonly<Record<AlwaysColumn, string>>, Readonly<Record<MaybeColumn, string | null>> {
  readonly id: number;
  readonly kind: AccountKind;
  readonly profile_code: number;
  readonly state_registration_exempt: boolean;
  readonly accepts_mail: boolean;
  readonly idiom: Idiom | null;
  readonly created_at: number;
  readonly last_access_at: number | null;
  readonly email_confirmed_at: number | null;
  readonly identity_verified_at: number | null;
  readonly deposit_cents: number;
  /** What they left by Pix for offers, which is held. */
  readonly paid_deposit_cents: number;
  readonly blocked_at: number | null;
  readonly listed_at: number | null;
  readonly erased_at: number | null;
  readonly staff_role: StaffRole | null;
  readonly partner_id: number | null;
  readonly partner_name: string | null;
  readonly has_second_step: boolean;
  readonly address: string | null;
}

/** How much of an account there is. */
export interface CountsRow {
  readonly bids: number;
  readonly proposals: number;
  readonly running_purchases: number;
  readonly purchases: number;
  readonly requests: number;
  readonly flags: number;
  readonly verification: number | null;
}

const head = statement({
  name: 'directory.head',
  text: `select a.id, a.email, a.username, a.name, a.surname, a.document, a.phone, a.birth, a.trade_name, a.state_registration,
      a.state_registration_exempt, a.registration, a.profile_code, a.kind, a.accepts_mail, a.idiom, a.created_at, a.email_confirmed_at,
      a.identity_verified_at, a.deposit_cents, ${heldDeposits('a.id')} as paid_deposit_cents, a.blocked_at, a.listed_at, a.erased_at, a.staff_role, a.partner_id, p.name as partner_name,
      a.two_step or exists (select from authenticator t where t.account_id = a.id) or exists (select from passkey k where k.account_id = a.id)
        as has_second_step,
      (select max(s.last_seen_at) from session s where s.account_id = a.id) as last_access_at,
      (select concat_ws(', ', d.street, d.number, nullif(d.complement, ''), d.district, c.name || '/' || f.uf, d.cep)
        from address d join city c on c.code = d.city_code join state f on f.code = d.state_code where d.account_id = a.id and d.main) as address
    from account a left join partner p on p.id = a.partner_id where a.id = $1`,
});

const counts = statement({
  name: 'directory.counts',
  text: `select
      (select count(*) from participation p join auction u on u.offer_code = p.offer_code where p.account_id = $1 and u.open) as bids,
      (select count(*) from proposal where account_id = $1 and status in ('open', 'countered')) as proposals,
      (select count(*) from purchase where account_id = $1 and cancelled_at is null and finished_at is null) as running_purchases,
      (select count(*) from purchase where account_id = $1) as purchases,
      (select count(*) from personal_data_request where account_id = $1 and state = 'open') as requests,
      (select count(*) from review_flag where $1 = any (account_ids) and status = 'open') as flags,
      (select code from identity_request where account_id = $1 and state = 'open') as verification`,
});

const document = statement({
  name: 'directory.document',
  text: 'select document from account where id = $1',
});

/** An account by its number, erased or not. */
export function headOf(queries: Queries, accountId: number): Promise<HeadRow | undefined> {
  return queries.row(head, [accountId]);
}

/** How much of an account there is. */
export async function countsOf(queries: Queries, accountId: number): Promise<CountsRow> {
  const row = await queries.row(counts, [accountId]);
  if (!row) throw new Error('Counts give one row.');
  return row;
}

/** The CPF or CNPJ of an account; undefined: there is no such account. */
export async function documentOf(queries: Queries, accountId: number): Promise<string | null | undefined> {
  const row = await queries.row(document, [accountId]);
  return row && row.document;
}
