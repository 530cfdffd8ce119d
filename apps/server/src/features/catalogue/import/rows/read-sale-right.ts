import {
  DIRECT_SALE,
  saleRightProblem,
  type GoodsOrigin,
  type SaleRight,
} from '@patio/domain/catalogue/catalogue/sale-right.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import type { Cells } from './columns.ts';
import type { Problems } from './problems.ts';

/** Words of the column, in text without accents and capitals. */
const ORIGINS: readonly (readonly [pattern: RegExp, origin: GoodsOrigin])[] = [
  [/judici|tribunal|vara|penhora/, 'court'],
  [/publico|uniao|estado|municipi|prefeitura|receita federal|detran|autarquia/, 'public-body'],
  [/particular|privad|empresa|propri|banco|seguradora|loja/, 'private'],
];

const LIMITS = { leiloeiro: 120, matricula_leiloeiro: 60, edital: 200 } as const;

/**
 * Parses the right under which a row is sold: directly, or by the auctioneer whose name, registration and notice are in the row.
 * Impermissible sales are refused (rule 0.42).
 */
export function readSaleRight(cells: Cells, problems: Problems): SaleRight {
  const origin = readOrigin(cells, problems);
  const { leiloeiro: name, matricula_leiloeiro: registration, edital: notice } = cells;
  const none = name === undefined && registration === undefined && notice === undefined;
  const auctioneer = none
    ? null
    : { name: name ?? '', registration: registration ?? '', notice: notice ?? '' };
  for (const column of ['leiloeiro', 'matricula_leiloeiro', 'edital'] as const) {
    const text = cells[column];
    if (text !== undefined && text.length > LIMITS[column])
      problems.refuse(column, `tem mais de ${LIMITS[column]} caracteres`);
    if (text === undefined && auctioneer !== null)
      problems.refuse(column, 'venda por leiloeiro oficial exige nome, matrícula e edital');
  }
  const right = { origin, auctioneer };
  if (saleRightProblem(right) === 'auctioneer-needed') {
    problems.refuse(
      'procedencia',
      'bens de tribunais e órgãos públicos só são vendidos por leiloeiro oficial, com matrícula e edital',
    );
  }
  return auctioneer === null && origin === 'private' ? DIRECT_SALE : right;
}

/** Anything ambiguous is refused: such goods must not be sold as private ones. */
function readOrigin({ procedencia: text }: Cells, problems: Problems): GoodsOrigin {
  if (text === undefined) return 'private';
  const folded = foldText(text);
  const known = ORIGINS.find(([pattern]) => pattern.test(folded));
  if (known) return known[1];
  problems.refuse('procedencia', `"${text}" não é particular, judicial nem órgão público`);
  return 'private';
}
