import type { listOpenQuestions as contract } from '@patio/contract/trading/questions/list-open-questions.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { openQuestions } from './open-questions.store.ts';
import { storeOf } from '../../../platform/access/store-access.ts';

/** Unanswered questions, without their authors. */
export const listOpenQuestions =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => {
    const rows = await openQuestions(database, storeOf(actor));
    return {
      data: rows.map((row) => ({
        codigo: row.code,
        codigoOferta: row.offer_code,
        tituloOferta: row.title,
        pergunta: row.text,
        em: isoInstant(row.created_at),
      })),
    };
  };
