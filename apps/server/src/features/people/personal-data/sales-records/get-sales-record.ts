import type { getSalesRecord as contract } from '@patio/contract/people/personal-data/get-sales-record.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { readBuyer } from './sales-record.ts';
import { salesRecord } from './sales-records.store.ts';

const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

export const getSalesRecord =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { actor, now }) => {
    const row = await salesRecord(database, params.id);
    if (!row || row.kept_until <= now) return fail('not-found');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'get-sales-record',
        subject: `sales-record ${row.code}`,
        details: { reason: query.motivo },
        at: now,
      }),
    );
    const { prova, ...comprador } = readBuyer(config, row.code, row.content);
    return {
      data: {
        compra: row.code,
        oferta: row.offer_code,
        titulo: row.title,
        valor: reaisFromCentavos(row.value_cents),
        compradoEm: isoInstant(row.created_at),
        concluidoEm: orNull(row.finished_at),
        canceladoEm: orNull(row.cancelled_at),
        guardadoAte: isoInstant(row.kept_until - 1),
        comprador,
        prova,
      },
    };
  };
