import type { listAccountNotifications as contract } from '@patio/contract/people/directory/list-account-notifications.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { isAccount, notificationsOf } from './account-lists.store.ts';

export const listAccountNotifications =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }) => {
    if (!(await isAccount(database, id))) return fail('user-not-found');
    const rows = await notificationsOf(database, id);
    return {
      data: rows.map((row) => ({
        codigo: row.code,
        titulo: row.title,
        em: isoInstant(row.created_at),
        lidaEm: row.read_at === null ? null : isoInstant(row.read_at),
        nomeArquivo: row.attachment_name,
      })),
    };
  };
