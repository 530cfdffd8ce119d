import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { civilFromInstant } from '@patio/domain/time/civil-date.ts';
import type { Cells, Column } from './columns.ts';
import type { Problems } from './problems.ts';

const HIGHEST_PRICE = 10_000_000_000;
const HIGHEST_USAGE = 5_000_000;

/** Parses an amount in centavos; blank is null, and anything but a usual positive amount is refused. */
export function readMoney(cells: Cells, column: Column, problems: Problems): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const centavos = parseMoney(text);
  if (centavos === null)
    return problems.refuse(column, `"${text}" não é um valor em reais (exemplo: 98.900,00)`);
  if (centavos === 0) return problems.refuse(column, 'o valor precisa ser maior que zero');
  if (centavos > HIGHEST_PRICE)
    return problems.refuse(column, `"${text}" está acima do limite de R$ 100 milhões`);
  return centavos;
}

/** Parses kilometres or hours ("38.500", "512300 km"); blank is null, and signs and decimals are refused. */
export function readUsage(cells: Cells, column: 'km' | 'horimetro', problems: Problems): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const bare = text.replace(/\s*(km|h|horas?)\.?$/i, '');
  if (bare.startsWith('-')) return problems.refuse(column, `"${text}" é negativo`);
  if (!/^(\d{1,3}(\.\d{3})+|\d{1,9})$/.test(bare))
    return problems.refuse(column, `"${text}" não é um número inteiro`);
  const value = Number(bare.replaceAll('.', ''));
  if (value > HIGHEST_USAGE) return problems.refuse(column, `"${text}" está acima do possível`);
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
    problems.refuse('ano_modelo', `${model} vem antes do ano de fabricação ${made}`);
  }
  return { made: made ?? model, model: model ?? made };
}

function readYear(text: string | undefined, column: Column, now: number, problems: Problems): number | null {
  const bare = text?.trim();
  if (bare === undefined || bare === '') return null;
  const year = /^\d{4}$/.test(bare) ? Number(bare) : null;
  const latest = civilFromInstant(now).year + 2;
  if (year === null || year < 1900 || year > latest) {
    return problems.refuse(column, `"${bare}" não é um ano entre 1900 e ${latest}`);
  }
  return year;
}
