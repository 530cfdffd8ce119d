import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import {
  DIRECT_SALE,
  saleRightProblem,
  type GoodsOrigin,
  type SaleRight,
} from '@patio/domain/catalogue/catalogue/sale-right.ts';
import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import type { Cells } from './columns.ts';
import type { Problems } from './problems.ts';

/** Words of the column, in text without accents and capitals. */
const ORIGINS: readonly (readonly [pattern: RegExp, origin: GoodsOrigin])[] = [
  [/judici|tribunal|vara|penhora/, 'court'],
  [/publico|uniao|estado|municipi|prefeitura|receita federal|detran|autarquia/, 'public-body'],
  [/particular|privad|empresa|propri|banco|seguradora|loja/, 'private'],
];

const LIMITS = {
  leiloeiro: OFFER_LIMITS.auctioneer.name,
  matricula_leiloeiro: OFFER_LIMITS.auctioneer.registration,
  edital: OFFER_LIMITS.auctioneer.notice,
} as const;

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
      problems.refuse(column, reasonOf('text-long', { most: LIMITS[column] }));
    if (text === undefined && auctioneer !== null) problems.refuse(column, reasonOf('auctioneer-incomplete'));
  }
  const right = { origin, auctioneer };
  if (saleRightProblem(right) === 'auctioneer-needed') {
    problems.refuse('procedencia', reasonOf('auctioneer-needed'));
  }
  return auctioneer === null && origin === 'private' ? DIRECT_SALE : right;
}

/** Anything ambiguous is refused: such goods must not be sold as private ones. */
function readOrigin({ procedencia: text }: Cells, problems: Problems): GoodsOrigin {
  if (text === undefined) return 'private';
  const folded = foldText(text);
  const known = ORIGINS.find(([pattern]) => pattern.test(folded));
  if (known) return known[1];
  problems.refuse('procedencia', reasonOf('origin-unknown', { text }));
  return 'private';
}
