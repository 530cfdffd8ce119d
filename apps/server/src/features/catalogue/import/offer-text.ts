import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';
import type { Cells, Column } from './rows/columns.ts';
import { readFlag } from './rows/read-words.ts';
import type { OfferRow } from './rows/read-row.ts';

/** Boolean columns, and the text of each. */
const FACTS: readonly (readonly [column: Column, fact: string])[] = [
  ['unico_dono', 'Único dono'],
  ['revisoes_concessionaria', 'Revisões feitas na concessionária'],
  ['revisoes_agenda', 'Revisões em dia'],
  ['ipva_pago', 'IPVA pago'],
  ['licenciado', 'Licenciado'],
  ['garantia_fabrica', 'Garantia de fábrica'],
  ['aceita_troca', 'Aceita troca'],
  ['blindado', 'Blindado'],
];

/** Returns the title: the row's own, or brand, model, version and years. Plain text, never HTML. */
export function offerTitle({ vehicle, years, cells }: OfferRow): string {
  const composed = [vehicle.brandName, vehicle.modelName, vehicle.version]
    .filter((part) => part !== '')
    .join(' ');
  const own = cells.marca !== undefined && cells.titulo !== undefined ? cells.titulo : composed;
  const shown = years.made === null ? '' : ` ${years.made}/${years.model ?? years.made}`;
  const room = OFFER_LIMITS.title - shown.length;
  return `${cutText(own.replace(/\s+/g, ' '), room).trim()}${own.endsWith(shown) ? '' : shown}`;
}

/** Returns the facts that the row answers with yes. */
export function offerFacts(cells: Cells): string[] {
  return FACTS.filter(([column]) => readFlag(cells[column])).map(([, fact]) => fact);
}

/**
 * Returns the description as HTML in which everything from the file is text: a list if there are several items, a plain sentence otherwise.
 */
export function offerDescription(cells: Cells): string {
  const lines = (cells.descricao ?? '').split('\n').map((line) => line.trim());
  const items = [...lines.filter((line) => line !== ''), ...offerFacts(cells)].map(escapeHtml);
  return items.length > 1 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : (items[0] ?? '');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
