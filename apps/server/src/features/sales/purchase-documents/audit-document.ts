import type { AuditAction } from '@patio/contract/people/audit/audit-actions.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { DocumentRow } from './documents.store.ts';

type Row = Pick<DocumentRow, 'guid' | 'purchase_code' | 'kind' | 'version' | 'state'>;

/** Records what someone of the selling side did with a document: without the name that a user gave it. */
export async function auditDocument(
  transaction: Transaction,
  action: AuditAction,
  { guid, purchase_code, kind, version, state }: Row,
  { accountId }: Pick<Actor, 'accountId'>,
  at: number,
): Promise<void> {
  const removes = action === 'remove-purchase-document';
  const adds = action === 'add-purchase-document';
  await recordAudit(transaction, {
    actorId: accountId,
    action,
    subject: `purchase ${purchase_code}`,
    details: { document: guid, kind, version },
    ...(adds || removes
      ? { before: { state: adds ? null : state }, after: { state: adds ? state : null } }
      : {}),
    at,
  });
}
