import type { AuditKind } from '@patio/contract/people/audit/audit-kinds.ts';
import { noteAudit } from '../db/changes-made.ts';
import type { Transaction } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** A value of an audit row. No secrets. */
export type AuditValue = string | number | boolean | null | readonly number[] | readonly string[];
/** Values by name; amounts in centavos. */
export type AuditValues = Readonly<Record<string, AuditValue>>;

/** What an action was done to: `offer 12`, `list purchases`, or settings of the house. */
export type AuditSubject = 'house' | `${AuditKind} ${string}`;

/** An action of a user in the back office, or of a command of an operator. */
export interface Audited {
  /** Null: a command did it. */
  readonly actorId: number | null;
  /** The command, if no user was signed in: `partners`. */
  readonly command?: string;
  /** The name of the operation: `annul-bids`. */
  readonly action: string;
  readonly subject: AuditSubject;
  /** Context needed to understand the action later, such as its reason. */
  readonly details?: AuditValues;
  /** Fields that the action changed, before and after it: the same names in both. */
  readonly before?: AuditValues;
  readonly after?: AuditValues;
  /** The store of a record that no longer exists; of others, and without it, the record says so. */
  readonly partnerId?: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

const record = statement({
  name: 'audit.record',
  text: `insert into audit (actor_id, command, action, subject, details, before, after, at, partner_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($11, case $9::text
      when 'partner' then (select p.id from partner p where p.id = $10::bigint)
      when 'offer' then (select o.partner_id from offer o where o.code = $10::bigint)
      when 'proposal' then (select o.partner_id from proposal p join offer o on o.code = p.offer_code where p.code = $10::bigint)
      when 'conversation' then (select o.partner_id from deal_conversation c join offer o on o.code = c.offer_code where c.code = $10::bigint)
      when 'complaint' then (select o.partner_id from complaint c join purchase p on p.code = c.purchase_code
        join offer o on o.code = p.offer_code where c.code = $10::bigint)
      when 'visit' then (select o.partner_id from visit w join offer o on o.code = w.offer_code where w.code = $10::bigint)
      when 'visit-place' then (select w.partner_id from visit_place w where w.code = $10::bigint)
      when 'question' then (select o.partner_id from question q join offer o on o.code = q.offer_code where q.code = $10::bigint)
      when 'purchase' then (select o.partner_id from purchase p join offer o on o.code = p.offer_code where p.code = $10::bigint)
      when 'freight-rate' then (select r.partner_id from freight_rate r where r.code = $10::bigint) end))`,
});

/** Writes an audit row in the transaction of the action (S-11, S-46). */
export async function recordAudit(transaction: Transaction, audited: Audited): Promise<void> {
  const {
    actorId,
    command = null,
    action,
    subject,
    details = {},
    before,
    after,
    partnerId = null,
    at,
  } = audited;
  const [kind = subject, id = ''] = subject.split(' ');
  await transaction.run(record, [
    actorId,
    command,
    action,
    subject,
    JSON.stringify(details),
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
    new Date(at),
    kind,
    /^\d+$/u.test(id) ? Number(id) : null,
    partnerId,
  ]);
  noteAudit(transaction);
}
