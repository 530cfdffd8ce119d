import type { listDeadMails as contract } from '@patio/contract/messaging/mail/list-dead-mails.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { deadMails } from './dead-mails.store.ts';
import { deadMailCount, waitingMails } from './outbox.store.ts';

/** Undelivered mails, without their content. */
export const listDeadMails =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { page = 1, limit = 20 } }, { now }) => {
    const rows = await deadMails(database, limit, (page - 1) * limit);
    const waiting = await waitingMails(database);
    const oldest = waiting.flatMap((one) => (one.oldest === null ? [] : [one.oldest]));
    return {
      data: rows.map((row) => ({
        codigo: row.id,
        destinatario: row.recipient,
        assunto: row.subject,
        tentativas: row.tries,
        motivo: row.last_error ?? '',
        criadoEm: isoInstant(row.created_at),
        desistiuEm: isoInstant(row.dead_at),
        podeRepetir: row.useless_at === null || row.useless_at > now,
      })),
      total: await deadMailCount(database),
      page,
      limit,
      fila: {
        aguardando: waiting.reduce((sum, one) => sum + one.waiting, 0),
        maisAntigo: oldest.length === 0 ? null : isoInstant(Math.min(...oldest)),
      },
    };
  };
