import type { exportSurveyAnswers as contract } from '@patio/contract/sales/surveys/export-survey-answers.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportList, type CsvColumn } from '../../../../platform/lists/public.ts';
import { ANSWERS, type AnswerRow } from './answers.store.ts';

const OCCASIONS: Readonly<Record<AnswerRow['occasion'], { readonly PTBR: string; readonly EN: string }>> = {
  completed: { PTBR: 'Compra concluída', EN: 'Completed purchase' },
  cancelled: { PTBR: 'Negócio cancelado', EN: 'Cancelled deal' },
  lost: { PTBR: 'Oferta perdida', EN: 'Lost offer' },
};

const COLUMNS: readonly CsvColumn<AnswerRow>[] = [
  { PTBR: 'Quando', EN: 'When', cell: ({ answered_at: at }) => ({ instant: isoInstant(at) }) },
  { PTBR: 'Pesquisa', EN: 'Survey', cell: ({ occasion }, idiom) => OCCASIONS[occasion][idiom] },
  {
    PTBR: 'Pergunta',
    EN: 'Question',
    cell: ({ statement, statement_en: english }, idiom) => (idiom === 'EN' && english ? english : statement),
  },
  {
    PTBR: 'Resposta',
    EN: 'Answer',
    cell: ({ answer, answer_en: english }, idiom) => (idiom === 'EN' ? english : answer),
  },
  { PTBR: 'Oferta', EN: 'Offer', cell: ({ offer_code: code }) => code },
  { PTBR: 'Título', EN: 'Title', cell: ({ title }) => title },
  { PTBR: 'Loja', EN: 'Store', cell: ({ store }) => store },
];

/** The answers of a query as CSV. */
export const exportSurveyAnswers =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) =>
    exportList(database, { list: ANSWERS, query, columns: COLUMNS, name: 'survey-answers' }, context);
