import type { Transaction } from '../../platform/db/database.ts';
import { statement, type Statement } from '../../platform/db/statement.ts';

const favourites = statement({
  name: 'demo.favourites',
  text: `insert into favourite (account_id, offer_code, created_at)
    select * from json_to_recordset($1::json) as d(account_id bigint, offer_code bigint, created_at timestamptz)`,
});

const interests = statement({
  name: 'demo.interests',
  text: `insert into interest (account_id, category_code)
    select * from json_to_recordset($1::json) as d(account_id bigint, category_code integer)`,
});

const questions = statement({
  name: 'demo.questions',
  text: `insert into question (offer_code, account_id, text, answer, answered_at, created_at)
    select * from json_to_recordset($1::json) as d(offer_code bigint, account_id bigint, text text, answer text,
      answered_at timestamptz, created_at timestamptz)
    order by created_at`,
});

const notifications = statement({
  name: 'demo.notifications',
  text: `insert into notification (account_id, title, body, attachment_guid, attachment_name, attachment_bytes, dedupe_key,
      created_at, read_at)
    select * from json_to_recordset($1::json) as d(account_id bigint, title text, body text, attachment_guid uuid,
      attachment_name text, attachment_bytes integer, dedupe_key text, created_at timestamptz, read_at timestamptz)
    order by created_at`,
});

const invitations = statement({
  name: 'demo.invitations',
  text: `insert into survey_invitation (guid, survey_guid, deal_code, offer_code, account_id, answered_at, answers)
    select * from json_to_recordset($1::json) as d(guid uuid, survey_guid uuid, deal_code bigint, offer_code bigint,
      account_id bigint, answered_at timestamptz, answers jsonb)`,
});

/** Writes what people do besides bidding; rows have the names of their columns. */
export function socialWriter(transaction: Transaction) {
  const write = (written: Statement) => (rows: readonly object[]) =>
    transaction.run(written, [JSON.stringify(rows)]);
  return {
    favourites: write(favourites),
    interests: write(interests),
    questions: write(questions),
    notifications: write(notifications),
    invitations: write(invitations),
  };
}
