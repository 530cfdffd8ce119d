import type { AuditAction } from '@patio/contract/people/audit/audit-actions.ts';
import { AUDIT_KINDS } from '@patio/contract/people/audit/audit-kinds.ts';
import type { DeskKind, WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import { recordAudit, type AuditSubject } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';

/** A piece of work that went from one user to another; null: from or to nobody. */
export interface Handed {
  readonly kind: WorkKind;
  readonly code: number;
  readonly before: number | null;
  readonly after: number | null;
}

interface Change<Kind extends DeskKind> extends Omit<Handed, 'kind'> {
  readonly kind: Kind;
  /** As audit rows call the record: `question 12`. */
  readonly subject: string;
  readonly action: AuditAction;
  /** Null: it ended by itself. */
  readonly by: number | null;
  readonly reason?: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Writes down that work changed hands, and gives what it takes to undo it. */
export async function changeHands<Kind extends DeskKind>(
  transaction: Transaction,
  { kind, code, before, after, subject, action, by, reason, at }: Change<Kind>,
) {
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null ? { command: 'worker' } : {}),
    action,
    subject: auditSubject(subject),
    details: { work: kind, number: code, ...(reason === undefined ? {} : { reason }) },
    before: { assignee: before },
    after: { assignee: after },
    at,
  });
  return { kind, code, before, after };
}

/** A record as audit rows call it. */
export function auditSubject(subject: string): AuditSubject {
  const [name = '', number = ''] = subject.split(' ');
  const of = AUDIT_KINDS.find((one) => one === name);
  if (of === undefined) throw new Error(`There is no audit of ${name}.`);
  return `${of} ${number}`;
}
