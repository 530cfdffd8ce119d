import { surveyAnswersList, type SurveyOccasion } from '@patio/contract/sales/surveys/survey-results.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';

// Who answered is not selected: the survey asks for texts without a name.
const from = `from survey_invitation i
  cross join lateral jsonb_to_recordset(i.answers) r(pergunta bigint, opcao bigint, resposta text)
  left join survey s on s.guid = i.survey_guid left join survey_question q on q.id = r.pergunta
  left join offer o on o.code = i.offer_code left join partner p on p.id = o.partner_id
  left join lateral jsonb_to_recordset(q.options) c(id bigint, descricao text, "descricaoEn" text) on c.id = r.opcao`;

const base = statement({
  name: 'surveys.answer-list',
  text: `select i.code * 100 + q.position as code, s.occasion, q.id as question, q.statement, q.statement_en, q.kind,
    coalesce(r.resposta, c.descricao, '') as answer, coalesce(r.resposta, nullif(c."descricaoEn", ''), c.descricao, '') as answer_en,
    i.offer_code, o.title, p.name as store, i.answered_at ${from}`,
  shape: shape<{ occasion: SurveyOccasion; kind: 'TEXTO_LIVRE' | 'ESCOLHA' }>(),
  // Only answered surveys have answers, each to a question of its own.
  neverNull: ['code', 'occasion', 'question', 'statement', 'statement_en', 'kind', 'answered_at'],
});

/** Where the list of answers comes from. */
export const ANSWERS = listSource(surveyAnswersList, {
  base,
  from,
  key: '(i.code * 100 + q.position)',
  sorts: { em: { sql: 'i.answered_at', type: 'timestamptz' } },
  filters: {
    ocasiao: 's.occasion',
    tipo: 'q.kind',
    pergunta: 'q.id',
    loja: 'coalesce(o.partner_id, 0)',
    em: 'i.answered_at',
  },
  searched: { texts: ['r.resposta', 'o.title'], codes: ['i.offer_code'] },
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type AnswerRow = RowOf<typeof base>;
