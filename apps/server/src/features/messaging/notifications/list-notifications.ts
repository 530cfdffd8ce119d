import type { listNotifications as contract } from '@patio/contract/messaging/notifications/list-notifications.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { notificationsOf } from './notifications.store.ts';

export const listNotifications =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => {
    const rows = await notificationsOf(database, actor.accountId);
    return rows.map((row) => ({
      codigoNotificacao: row.code,
      tituloNotificacao: row.title,
      descricaoNotificacao: row.body,
      dataInicio: isoInstant(row.created_at),
      nomeArquivo: row.attachment_name,
      tamanho: row.attachment_bytes,
      guid: row.attachment_guid,
      lida: row.read,
    }));
  };
