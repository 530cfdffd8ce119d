import type { StatementLineDetail } from '@patio/contract/finance/statements/statement-line.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { findLine } from './lines-list.store.ts';
import { presentLines } from './present-lines.ts';

/** Beyond these a user searches: an amount that so many charges have says nothing. */
const MOST_CANDIDATES = 12;

/** A movement with all that it may pay at an instant (epoch milliseconds); undefined: there is none. */
export async function showLine(
  queries: Queries,
  code: number,
  now: number,
): Promise<StatementLineDetail | undefined> {
  const found = await findLine(queries, code);
  if (found === undefined) return undefined;
  const [presented] = await presentLines(queries, [found], now);
  if (presented === undefined) return undefined;
  const { ignored_by: ignoredBy, ignored_at: ignoredAt } = found;
  return {
    ...presented.row,
    candidatas: presented.candidates.slice(0, MOST_CANDIDATES),
    referencia: found.reference,
    arquivo: found.file_name,
    importadoPor: { codigo: found.imported_by, nome: found.importer },
    importadoEm: isoInstant(found.imported_at),
    ignoradaPor: ignoredBy === null ? null : { codigo: ignoredBy, nome: found.ignorer ?? '' },
    ignoradaEm: ignoredAt === null ? null : isoInstant(ignoredAt),
  };
}
