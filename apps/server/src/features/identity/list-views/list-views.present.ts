import type { Actor } from '../../../platform/http/call-context.ts';
import type { ViewRow } from './list-views.store.ts';

/** A view as its user sees it. */
export function presentView(row: ViewRow, { accountId, staffRole }: Actor) {
  return {
    codigo: row.code,
    nome: row.name,
    consulta: row.query,
    colunas: row.columns === null ? null : [...row.columns],
    papel: row.role,
    minha: row.role === null ? row.account_id === accountId : staffRole === 'administrator',
  };
}
