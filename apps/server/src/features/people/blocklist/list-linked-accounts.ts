import type { listLinkedAccounts as contract } from '@patio/contract/people/blocklist/list-linked-accounts.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { blocklistReader } from './blocklist.store.ts';
import { linkedAccounts } from './linked-accounts.store.ts';

export const listLinkedAccounts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }) => {
    if (!(await blocklistReader(database).target(id))) return fail('user-not-found');
    const rows = await linkedAccounts(database, id);
    return {
      data: rows.map((row) => ({
        conta: row.id,
        nome: row.name,
        perfil: row.profile_code,
        criadaEm: isoInstant(row.created_at),
        bloqueada: row.blocked,
        impedida: row.listed,
        sinais: [...row.signs],
      })),
    };
  };
