import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

export interface InvitationRow {
  readonly survey_guid: string;
  readonly title: string;
  readonly title_en: string;
  readonly answered: boolean;
}

export interface OptionRow {
  readonly id: number;
  readonly descricao: string;
  readonly descricaoEn?: string;
  readonly valor: string;
}

export interface QuestionRow {
  readonly id: number;
  readonly statement: string;
  readonly statement_en: string;
  readonly kind: 'TEXTO_LIVRE' | 'ESCOLHA';
  readonly options: readonly OptionRow[];
}

const invitation = `select i.survey_guid, s.title, s.title_en, i.answered_at is not null as answered
         from survey_invitation i join survey s on s.guid = i.survey_guid
         where i.guid = $1 and i.deal_code = $2`;

const find = statement({ name: 'surveys.find', text: invitation });
const lock = statement({ name: 'surveys.lock', text: `${invitation} for update of i` });

const questions = statement({
  name: 'surveys.questions',
  text: 'select id, statement, statement_en, kind, options from survey_question where survey_guid = $1 order by position',
  shape: shape<Pick<QuestionRow, 'options'>>(),
});

const answer = statement({
  name: 'surveys.answer',
  text: 'update survey_invitation set answered_at = $2, answers = $3 where guid = $1',
});

/** An invitation by its link; undefined if unknown. */
export function findInvitation(
  queries: Queries,
  guid: string,
  dealCode: number,
): Promise<InvitationRow | undefined> {
  return queries.row(find, [guid, dealCode]);
}

/** The questions of a survey in their order. */
export function questionsOf(queries: Queries, surveyGuid: string): Promise<QuestionRow[]> {
  return queries.rows(questions, [surveyGuid]);
}

/** Returns an invitation. */
export function invitationWriter(transaction: Transaction) {
  return {
    /** Waits for the lock. */
    lock: (guid: string, dealCode: number) => transaction.row(lock, [guid, dealCode]),
    answer: (guid: string, answers: readonly object[], at: number) =>
      transaction.run(answer, [guid, new Date(at), JSON.stringify(answers)]),
  };
}
