import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { findImport, lockImport, type ImportRecord } from './imports.store.ts';

/** An import that the user may reach; others are unknown to them. Errors: `import-not-found`. */
export async function openImport(queries: Queries, id: number, actor: Actor): Promise<ImportRecord> {
  return reachable(await findImport(queries, id), actor);
}

/** The same, locked. */
export async function openLockedImport(
  transaction: Transaction,
  id: number,
  actor: Actor,
): Promise<ImportRecord> {
  return reachable(await lockImport(transaction, id), actor);
}

function reachable(row: ImportRecord | undefined, actor: Actor): ImportRecord {
  if (row === undefined || !mayReachStore(actor, row.origin_partner_id))
    throw new ApiError('import-not-found');
  return row;
}

/** The subject of an import in the audit log. */
export const auditSubject = (id: number): `import ${number}` => `import ${id}`;
