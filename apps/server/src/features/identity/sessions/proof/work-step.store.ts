import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** Whether an account `a` is staff or a store user. */
export const WORKS = '(a.staff_role is not null or a.partner_id is not null)';

/** Whether a store `p` has users: those of a refused or closed one work for nobody, and are buyers like others. */
export const HAS_USERS = `p.status not in ('refused', 'closed')`;

/** Whether a second step was completed in a session `s`. */
export const STEP_SHOWN = 's.second_step_at is not null';

/** Whether an account `a` has a second step: mailed codes, an app or a passkey. */
export const HAS_STEP = `(a.two_step or exists (select from authenticator t where t.account_id = a.id and t.confirmed_at is not null)
  or exists (select from passkey k where k.account_id = a.id))`;

/** State of a session regarding the second step that work requires. */
export interface WorkStep {
  readonly works: boolean;
  readonly has: boolean;
  readonly shown: boolean;
}

const find = statement({
  name: 'session-work-step',
  text: `select ${WORKS} as works, ${HAS_STEP} as has, ${STEP_SHOWN} as shown
    from session s join account a on a.id = s.account_id where s.id = $1`,
});

const note = statement({
  name: 'session-note-step',
  text: `update session s set second_step_at = $2 where s.id = $1 and not exists (
    select from authenticator t where t.account_id = s.account_id and t.confirmed_at is not null)`,
});

/** State of a session; undefined if it is gone. */
export function workStepOf(queries: Queries, sessionId: string): Promise<WorkStep | undefined> {
  return queries.row(find, [sessionId]);
}

/** Records a mailed code in a session: it counts as a second step, unless an app replaces it (decision 0051). `now` in epoch milliseconds. */
export async function noteMailedStep(queries: Queries, sessionId: string, now: number): Promise<void> {
  await queries.run(note, [sessionId, new Date(now)]);
}
