import type { listNotices as contract } from '@patio/contract/messaging/notifications/list-notices.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { newestNotices, unreadNotices } from './notifications.store.ts';

/** The notifications of a user of the back office, in the language in which they read it, as far as they were written in it. */
export const listNotices =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, idiom }) => {
    const [rows, unread] = await Promise.all([
      newestNotices(database, actor.accountId),
      unreadNotices(database, actor.accountId),
    ]);
    return {
      data: rows.map((row) => ({
        codigo: row.code,
        titulo: row.texts?.[idiom].title ?? row.title,
        texto: row.texts?.[idiom].body ?? row.body,
        em: isoInstant(row.created_at),
        lida: row.read,
        caminho: row.office_path,
      })),
      naoLidas: unread,
    };
  };
