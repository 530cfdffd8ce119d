import type { listDeadMails as contract } from '@patio/contract/messaging/mail/list-dead-mails.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { DEAD, MAILS } from './dead-mails.store.ts';
import { waitingMails } from './outbox.store.ts';

/** Undelivered mails, without their content. */
export const listDeadMails =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const { rows, ...page } = await readList(database, MAILS, query, DEAD);
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
        desistiuEm: isoInstant(row.dead_at ?? now),
        podeRepetir: row.useless_at === null || row.useless_at > now,
      })),
      ...page,
      fila: {
        aguardando: waiting.reduce((sum, one) => sum + one.waiting, 0),
        maisAntigo: oldest.length === 0 ? null : isoInstant(Math.min(...oldest)),
      },
    };
  };
