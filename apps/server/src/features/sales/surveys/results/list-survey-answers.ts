import type { listSurveyAnswers as contract } from '@patio/contract/sales/surveys/list-survey-answers.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { ANSWERS } from './answers.store.ts';

/** Answers to surveys, without who gave them. */
export const listSurveyAnswers =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, ANSWERS, query);
    const data = rows.map((row) => ({
      codigo: row.code,
      ocasiao: row.occasion,
      pergunta: { id: row.question, enunciado: row.statement, enunciadoEn: row.statement_en },
      tipo: row.kind,
      resposta: row.answer,
      respostaEn: row.answer_en,
      oferta: row.offer_code === null ? null : { codigo: row.offer_code, titulo: row.title ?? '' },
      loja: row.store,
      em: isoInstant(row.answered_at),
    }));
    return { data, ...page };
  };
