import type { SurveyOccasion } from '@patio/contract/sales/surveys/survey-results.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { OptionRow } from '../surveys.store.ts';

/** A period, between instants, of a store (0: the house) or of all. */
export interface ResultsScope {
  readonly occasion: SurveyOccasion;
  readonly from: number;
  readonly until: number;
  readonly store: number | null;
}

const uses = `(select count(*) from survey_invitation i cross join lateral jsonb_to_recordset(i.answers) r(pergunta bigint)
  where i.survey_guid = q.survey_guid and r.pergunta = q.id)`;

const questionColumns = `q.id, q.statement, q.statement_en, q.kind, q.options, q.rated, q.version, a.name as editor, q.changed_at, ${uses} as uses
  from survey_question q left join account a on a.id = q.changed_by`;

interface QuestionShape {
  kind: 'TEXTO_LIVRE' | 'ESCOLHA';
  options: readonly OptionRow[];
}

const title = statement({
  name: 'surveys.title',
  text: 'select title, title_en from survey where occasion = $1',
});
const questions = statement({
  name: 'surveys.questions-of-staff',
  text: `select ${questionColumns} join survey s on s.guid = q.survey_guid where s.occasion = $1 order by q.position`,
  shape: shape<QuestionShape>(),
});

const ofStore = `from survey_invitation i join survey s on s.guid = i.survey_guid left join offer o on o.code = i.offer_code
  where s.occasion = $1 and ($4::bigint is null or coalesce(o.partner_id, 0) = $4)`;

const invited = statement({
  name: 'surveys.invited',
  text: `select count(*) filter (where i.created_at >= $2 and i.created_at < $3) as invited,
      count(i.answered_at) filter (where i.created_at >= $2 and i.created_at < $3) as of_these,
      count(*) filter (where i.answered_at >= $2 and i.answered_at < $3) as answered
    ${ofStore} and (i.created_at >= $2 and i.created_at < $3 or i.answered_at >= $2 and i.answered_at < $3)`,
});

const inPeriod = `${ofStore} and i.answered_at >= $2 and i.answered_at < $3`;
const week = `to_char(date_trunc('week', i.answered_at at time zone 'America/Sao_Paulo'), 'YYYY-MM-DD')`;

const answers = statement({
  name: 'surveys.answers',
  text: `select w.week, r.pergunta as question, r.opcao as option, count(*) as n
    from (select ${week} as week, i.answers ${inPeriod}) w
    cross join lateral jsonb_to_recordset(w.answers) r(pergunta bigint, opcao bigint, resposta text)
    where r.opcao is not null or btrim(r.resposta) <> '' group by 1, 2, 3`,
});
const byWeek = statement({
  name: 'surveys.by-week',
  text: `select ${week} as week, count(*) as answered ${inPeriod} group by 1`,
});

const stores = statement({
  name: 'surveys.stores',
  text: `select p.id as codigo, p.name as nome from partner p where exists (
      select from survey_invitation i join offer o on o.code = i.offer_code where o.partner_id = p.id)
    order by p.name, p.id`,
});

/** What was answered to a survey in a period. */
export async function readResults(queries: Queries, { occasion, from, until, store }: ResultsScope) {
  const scope = [occasion, new Date(from), new Date(until), store];
  return {
    survey: await queries.row(title, [occasion]),
    questions: await queries.rows(questions, [occasion]),
    stores: await queries.rows(stores),
    invited: await queries.row(invited, scope),
    answers: await queries.rows(answers, scope),
    weeks: await queries.rows(byWeek, scope),
  };
}
export type ResultRows = Awaited<ReturnType<typeof readResults>>;
export type QuestionRowOfStaff = ResultRows['questions'][number];

const lock = statement({
  name: 'surveys.lock-question',
  text: 'select id from survey_question where id = $1 for update',
});
const find = statement({
  name: 'surveys.find-question',
  text: `select ${questionColumns} where q.id = $1`,
  shape: shape<QuestionShape>(),
});
const write = statement({
  name: 'surveys.write-question',
  text: `update survey_question set statement = $2, statement_en = $3, options = $4, version = version + 1, changed_by = $5, changed_at = $6
    where id = $1`,
});

/** The wording of a question. */
export interface Wording {
  readonly statement: string;
  readonly english: string;
  readonly options: readonly OptionRow[];
}

/** Changes questions within a transaction. */
export function questionWriter(transaction: Transaction) {
  return {
    /** The question under lock; undefined if unknown. */
    async lock(id: number): Promise<QuestionRowOfStaff | undefined> {
      await transaction.run(lock, [id]);
      return transaction.row(find, [id]);
    },
    write: (id: number, { statement: text, english, options }: Wording, by: number, at: number) =>
      transaction.run(write, [id, text, english, JSON.stringify(options), by, new Date(at)]),
  };
}
