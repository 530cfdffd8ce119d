import type { WireIncrementBand } from '@patio/contract/wire/increments.ts';
import type {
  IncrementBand,
  IncrementTable,
  StatedBand,
} from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { reaisFromCentavos, statedCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { versionOf } from '../../../platform/versions/version-of.ts';
import { editorFor } from './increments.policy.ts';
import type { ListedTable } from './increments.store.ts';

/** Bands in reais. */
export function presentBands(bands: readonly IncrementBand[]): WireIncrementBand[] {
  return bands.map(({ upTo, step }) => ({
    ate: upTo === null ? null : reaisFromCentavos(upTo),
    passo: reaisFromCentavos(step),
  }));
}

/** A table with its place. */
export function presentTable({ partnerId, categoryCode, bands }: IncrementTable) {
  return { parceiro: partnerId, categoria: categoryCode, faixas: presentBands(bands) };
}

/** The same in a list, as its reader sees it. */
export function presentListed(table: ListedTable, actor: Actor) {
  return {
    ...presentTable(table),
    codigo: table.code,
    loja: table.store,
    nomeCategoria: table.category,
    por: editorFor(actor, table),
    em: isoInstant(table.changed_at),
    versao: tableVersion(table),
  };
}

/** Version of a table: the same bands, the same version. */
export function tableVersion({ bands }: Pick<IncrementTable, 'bands'>): string {
  return versionOf(bands.flatMap(({ upTo, step }) => [upTo, step]));
}

/** Bands as entered, in centavos. */
export function bandsFromWire(given: readonly WireIncrementBand[]): StatedBand[] {
  return given.map(({ ate, passo }) => ({
    upTo: ate === null ? null : statedCentavos(ate),
    step: statedCentavos(passo),
  }));
}
