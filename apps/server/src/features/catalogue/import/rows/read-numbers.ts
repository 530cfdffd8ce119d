import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { latestYear, OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import type { Cells, Column } from './columns.ts';
import type { Problems } from './problems.ts';

/** Parses an amount in centavos; blank is null, and anything but a usual positive amount is refused. */
export function readMoney(cells: Cells, column: Column, problems: Problems): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const centavos = parseMoney(text);
  if (centavos === null) return problems.refuse(column, reasonOf('money-unreadable', { text }));
  if (centavos === 0) return problems.refuse(column, reasonOf('money-zero'));
  if (centavos > OFFER_LIMITS.price) return problems.refuse(column, reasonOf('money-huge', { text }));
  return centavos;
}

/** Parses kilometres or hours ("38.500", "512300 km"); blank is null, and signs and decimals are refused. */
export function readUsage(cells: Cells, column: 'km' | 'horimetro', problems: Problems): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const bare = text.replace(/\s*(km|h|horas?)\.?$/i, '');
  if (bare.startsWith('-')) return problems.refuse(column, reasonOf('number-negative', { text }));
  if (!/^(\d{1,3}(\.\d{3})+|\d{1,9})$/.test(bare))
    return problems.refuse(column, reasonOf('number-not-whole', { text }));
  const value = Number(bare.replaceAll('.', ''));
  if (value > OFFER_LIMITS.usage) return problems.refuse(column, reasonOf('number-impossible', { text }));
  return value;
}

export type Years = { made: number | null; model: number | null };

/** Parses the years: `ano_fabricacao` and `ano_modelo`, or `ano` as "2021", "2021/2022" for both. */
export function readYears(cells: Cells, now: number, problems: Problems): Years {
  const [first, second] = (cells.ano ?? '').split('/');
  const made = readYear(
    cells.ano_fabricacao ?? first,
    cells.ano_fabricacao ? 'ano_fabricacao' : 'ano',
    now,
    problems,
  );
  const model = readYear(
    cells.ano_modelo ?? second ?? first,
    cells.ano_modelo ? 'ano_modelo' : 'ano',
    now,
    problems,
  );
  if (made !== null && model !== null && model < made) {
    problems.refuse('ano_modelo', reasonOf('years-order', { model: String(model), made: String(made) }));
  }
  return { made: made ?? model, model: model ?? made };
}

function readYear(text: string | undefined, column: Column, now: number, problems: Problems): number | null {
  const bare = text?.trim();
  if (bare === undefined || bare === '') return null;
  const year = /^\d{4}$/.test(bare) ? Number(bare) : null;
  const latest = latestYear(now);
  if (year === null || year < OFFER_LIMITS.earliestYear || year > latest) {
    return problems.refuse(column, reasonOf('year-range', { text: bare, latest: String(latest) }));
  }
  return year;
}
