import type { listAccounts as contract } from '@patio/contract/people/directory/list-accounts.ts';
import type { AccountRow } from '@patio/contract/people/directory/account-row.ts';
import { trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { maskedDocument } from './account-head.present.ts';
import { accountsFor } from './accounts-for.ts';
import { NOT_ERASED, type AccountListRow } from './accounts-list.store.ts';

export const listAccounts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const { list, query: asked } = accountsFor(actor, query);
    const { rows, ...page } = await readList(database, list, asked, NOT_ERASED);
    return { data: rows.map(present), ...page };
  };

function present(row: AccountListRow): AccountRow {
  return {
    codigo: row.id,
    nome: row.name,
    email: row.email,
    documento: maskedDocument(row.document),
    telefone: row.phone,
    tipoPerfilFlag: row.kind,
    perfil: row.profile_code,
    nivel: trustLevel({
      emailConfirmed: row.email_confirmed_at !== null,
      identityVerified: row.identity_verified_at !== null,
      deposit: row.deposit_cents,
    }),
    criadaEm: isoInstant(row.created_at),
    bloqueadaEm: row.blocked_at === null ? null : isoInstant(row.blocked_at),
    impedidaEm: row.listed_at === null ? null : isoInstant(row.listed_at),
    papel: row.staff_role,
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.store ?? '' },
  };
}
