import type { exportAccounts as contract } from '@patio/contract/people/directory/export-accounts.ts';
import { trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../platform/lists/public.ts';
import { maskedDocument } from './account-head.present.ts';
import { accountsFor } from './accounts-for.ts';
import { NOT_ERASED, type AccountListRow } from './accounts-list.store.ts';

const KINDS = {
  F: { PTBR: 'Pessoa física', EN: 'Individual' },
  J: { PTBR: 'Pessoa jurídica', EN: 'Company' },
  C: { PTBR: 'Colaborador', EN: 'Employee' },
  team: { PTBR: 'Equipe', EN: 'Team' },
};

const COLUMNS: readonly CsvColumn<AccountListRow>[] = [
  { PTBR: 'Conta', EN: 'Account', cell: ({ id }) => id },
  { PTBR: 'Nome', EN: 'Name', cell: ({ name }) => name },
  { PTBR: 'E-mail', EN: 'E-mail', cell: ({ email }) => email },
  { PTBR: 'Telefone', EN: 'Phone', cell: ({ phone }) => phone },
  // The whole of it is read one by one, with an audit row for each.
  { PTBR: 'CPF ou CNPJ', EN: 'CPF or CNPJ', cell: ({ document }) => maskedDocument(document) },
  {
    PTBR: 'Tipo',
    EN: 'Kind',
    cell: ({ kind, staff_role: role }, idiom) => KINDS[kind === 'C' && role !== null ? 'team' : kind][idiom],
  },
  {
    PTBR: 'Nível',
    EN: 'Level',
    cell: (row) =>
      trustLevel({
        emailConfirmed: row.email_confirmed_at !== null,
        identityVerified: row.identity_verified_at !== null,
        deposit: row.deposit_cents,
      }),
  },
  { PTBR: 'Criada em', EN: 'Created on', cell: ({ created_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Bloqueada', EN: 'Blocked', cell: ({ blocked_at: at }) => at !== null },
  { PTBR: 'Impedida', EN: 'Barred', cell: ({ listed_at: at }) => at !== null },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
];

/** The accounts of a query as CSV. */
export const exportAccounts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(
      database,
      { ...accountsFor(context.actor, query), scope: NOT_ERASED, columns: COLUMNS, name: 'accounts' },
      context,
    );
