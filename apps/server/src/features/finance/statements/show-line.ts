import type { StatementLineDetail } from '@patio/contract/finance/statements/statement-line.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { findLine } from './lines-list.store.ts';
import { straysLike } from './same-money.store.ts';
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
  const {
    ignored_by: ignoredBy,
    ignored_at: ignoredAt,
    identified_by: identifiedBy,
    identified_at: identifiedAt,
  } = found;
  const like = found.ignored_at === null ? await straysLike(queries, code) : [];
  return {
    ...presented.row,
    candidatas: presented.candidates.slice(0, MOST_CANDIDATES),
    referencia: found.reference,
    arquivo: found.file_name,
    importadoPor: { codigo: found.imported_by, nome: found.importer },
    importadoEm: isoInstant(found.imported_at),
    ignoradaPor: ignoredBy === null ? null : { codigo: ignoredBy, nome: found.ignorer ?? '' },
    ignoradaEm: instantOf(ignoredAt),
    pixParecidos: like.map((stray) => ({
      codigo: stray.code,
      pagoEm: isoInstant(stray.paid_at),
      referencia: stray.end_to_end_id,
      restante: reaisFromCentavos(stray.left_cents),
    })),
    codigoPix: found.stray_code,
    outroDinheiro: found.apart_reason,
    ditoPor: identifiedBy === null ? null : { codigo: identifiedBy, nome: found.teller ?? '' },
    ditoEm: instantOf(identifiedAt),
  };
}
