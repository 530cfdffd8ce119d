import type { listAudit as contract } from '@patio/contract/people/audit/list-audit.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownStore, readList, type Scope } from '../../../platform/lists/public.ts';
import { AUDIT, AUDIT_OF_STORE, KIND_OF_ROW, SETTING_OF_ROW, STORE_OF_ROW } from './audit-list.store.ts';
import { auditReader, readsKind, type AuditReader } from './audit.policy.ts';
import { presentAudit } from './audit.present.ts';

/** The audit log, as far as the user may read it. */
export const listAudit =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const reader = auditReader(actor);
    const { rows, ...page } = await readList(database, auditFor(reader), query, scopeOf(reader));
    const kinds = query['tipo']?.split(',') ?? [];
    const actions = query['acao']?.split(',') ?? [];
    return {
      data: rows.map((row) => presentAudit(row, reader)),
      ...page,
      legivel: readsKind(reader, kinds, actions),
    };
  };

/** The list as a reader may search it. */
export const auditFor = (reader: AuditReader) => (reader.reads === 'store' ? AUDIT_OF_STORE : AUDIT);

/** The rows that a reader may read, as conditions of the list. */
export function scopeOf(reader: AuditReader): readonly Scope[] {
  if (reader.reads === 'all') return [];
  const kinds: Scope = { sql: KIND_OF_ROW, condition: { kind: 'words', words: reader.kinds } };
  if (reader.reads === 'store') return [kinds, ...ownStore(STORE_OF_ROW, reader.store)];
  if (!reader.kinds.includes('setting')) return [kinds];
  return [kinds, { sql: SETTING_OF_ROW, condition: { kind: 'words', words: ['', ...reader.settings] } }];
}
