import { isCentavos } from './centavos.ts';
import type { Centavos } from './centavos.ts';

const PREFIX = /^R\$[ \u00a0]*/;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/;
const PLAIN = /^(\d*)(?:,(\d{0,2}))?$/;
const DECIMAL_POINT = /^(\d+)\.(\d{1,2})$/;

/**
 * Reads an amount as Brazilians write it, in centavos; null for anything else.
 *
 * Accepted: an optional `R$`, dots between thousands, a comma before at most two decimals ("R$ 1.234,56", "139.800", "1500,5"), an
 * unfinished comma ("100," is 100, ",50" is 50 centavos), and a single point before one or two decimals as spreadsheets write it
 * ("139800.50"). A point before three digits always separates thousands ("1.234" is 1,234 reais).
 *
 * Refused because it could mean two things or needs guessing: English grouping ("1,234.56"), two commas ("17,500,00"), spaces between
 * digits ("1 234,56"), signs, words ("10 mil", "à vista"), exponents, other currencies, digits of other scripts, groups of the wrong
 * length, fractions of a centavo.
 */
export function parseMoney(text: string): Centavos | null {
  const bare = text.trim().replace(PREFIX, '');
  const match = GROUPED.exec(bare) ?? PLAIN.exec(bare) ?? DECIMAL_POINT.exec(bare);
  if (match === null || !/\d/.test(bare)) return null;
  const reais = (match[1] ?? '').replaceAll('.', '');
  const decimals = (match[2] ?? '').padEnd(2, '0');
  const centavos = Number(`${reais}${decimals}`);
  return isCentavos(centavos) ? centavos : null;
}
