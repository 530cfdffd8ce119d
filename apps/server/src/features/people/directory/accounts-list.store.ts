import { accountsList } from '@patio/contract/people/directory/account-row.ts';
import { statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, type ListDeclaration } from '../../../platform/lists/public.ts';
import { heldDeposits } from '../limits/public.ts';
import { SEARCHED_ACCOUNT } from '../../identity/accounts/public.ts';

const from = `from account a left join partner p on p.id = a.partner_id`;

const base = statement({
  name: 'directory.accounts',
  text: `select a.id, trim(a.name || ' ' || a.surname) as name, a.email, a.document, a.phone, a.kind, a.profile_code, a.created_at,
    a.email_confirmed_at, a.identity_verified_at, a.deposit_cents + ${heldDeposits('a.id')} as deposit_cents, a.blocked_at, a.listed_at, a.staff_role, a.partner_id,
    p.name as store ${from}`,
});

type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type AccountListRow = RowOfStatement<typeof base>;

/** As `trustLevel` of the domain. */
const LEVEL = `case when a.email_confirmed_at is null then '0' when a.identity_verified_at is null then '1'
  when a.deposit_cents + ${heldDeposits('a.id')} > 0 then '3' else '2' end`;

/** Where the list of accounts comes from. */
export const ACCOUNTS = listSource(accountsList, {
  base,
  from,
  key: 'a.id',
  sorts: {
    criadaEm: { sql: 'a.created_at', type: 'timestamptz' },
    nome: { sql: `search_text(a.name || ' ' || a.surname)`, type: 'text' },
  },
  filters: {
    codigo: 'a.id',
    // Accounts that were made for users of the team are no employees of companies.
    tipo: `case when a.kind = 'C' and a.staff_role is not null then 'equipe' else a.kind end`,
    nivel: LEVEL,
    bloqueada: 'a.blocked_at is not null',
    impedida: 'a.listed_at is not null',
    equipe: 'a.staff_role is not null',
    deLoja: 'a.partner_id is not null',
    loja: 'a.partner_id',
    criadaEm: 'a.created_at',
  },
  searched: { texts: [SEARCHED_ACCOUNT], codes: ['a.id'] },
});

/** What an account is found by apart from its document. */
const WITHOUT_DOCUMENT = `a.name || ' ' || a.surname || ' ' || a.email || ' ' || a.username || ' ' || coalesce(a.phone, '') || ' ' ||
  coalesce(a.trade_name, '')`;

/**
 * The same for those who may not read a whole CPF, or they could find out the rest digit by digit. `SEARCHED_ACCOUNT` is there for its
 * index.
 */
export const ACCOUNTS_WITHOUT_DOCUMENT: ListDeclaration<AccountListRow> = {
  ...ACCOUNTS,
  source: {
    ...ACCOUNTS.source,
    searched: {
      ...ACCOUNTS.source.searched,
      texts: [(contains) => `${contains(SEARCHED_ACCOUNT)} and ${contains(WITHOUT_DOCUMENT)}`],
    },
  },
};

/** Only accounts of people: what is left of an erased one is found by its number alone. */
export const NOT_ERASED = [{ sql: 'a.erased_at is null', condition: { kind: 'flag', is: true } }] as const;
