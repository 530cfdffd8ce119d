import { questionsList } from '@patio/contract/trading/questions/list-staff-questions.ts';
import { statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, takenBy, type ListDeclaration } from '../../../platform/lists/public.ts';

const STATE = `case when q.hidden_at is not null then 'oculta' when q.answer is null then 'aberta' else 'respondida' end`;

const from = `from question q left join offer o on o.code = q.offer_code left join account a on a.id = q.answered_by`;

const base = statement({
  name: 'questions.staff-list',
  text: `select q.code, q.offer_code, o.title, q.text, q.answer, q.created_at, q.answered_at, q.hidden_at is not null as hidden, q.hide_reason,
    nullif(concat_ws(' ', a.name, nullif(a.surname, '')), '') as answerer,
    a.partner_id as answerer_store ${from}`,
  // A question is on an offer.
  neverNull: ['title'],
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type StaffQuestionRow = RowOf<typeof base>;

const ofTitle = (contains: (sql: string) => string): string =>
  `q.offer_code in (select code from offer where ${contains('title')})`;

/** Where the list of questions comes from. */
export const QUESTIONS = listSource(questionsList, {
  base,
  from,
  key: 'q.code',
  sorts: { em: { sql: 'q.created_at', type: 'timestamptz' } },
  filters: {
    situacao: STATE,
    em: 'q.created_at',
    oferta: 'q.offer_code',
    loja: 'o.partner_id',
    comQuem: takenBy('question', 'q.code'),
  },
  searched: {
    texts: ['q.text', ofTitle],
    codes: ['q.code', 'q.offer_code'],
  },
});

/** The same for a store. It reads questions without contacts (rule 0.21), so that a search in them would tell a number digit by digit. */
export const QUESTIONS_OF_STORE: ListDeclaration<StaffQuestionRow> = {
  ...QUESTIONS,
  source: { ...QUESTIONS.source, searched: { ...QUESTIONS.source.searched, texts: [ofTitle] } },
};

/** Without a choice of the caller: questions that wait. */
export function waitingUnlessChosen(chosen: unknown) {
  return typeof chosen === 'string' && chosen !== ''
    ? []
    : [{ sql: STATE, condition: { kind: 'words' as const, words: ['aberta'] } }];
}

/** The scope of a store: questions on its own offers. */
export const STORE_OF_QUESTION = 'o.partner_id';
