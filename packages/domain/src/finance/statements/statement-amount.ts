import { isCentavos, type Centavos } from '../../money/centavos.ts';

const LONGEST = 40;
const SIGNED = /^([-+(]?)(\d[\d.,]*)(\)|[-+DC]?)$/;
const WHOLE = /^\d+$/;
/** The last separator is that of the decimals. */
const DECIMALS = /^([\d.,]*\d)?([.,])(\d{1,2})(?:0{2,})?$/;
const DOTS = /^\d{1,3}(?:\.\d{3})+$/;
const COMMAS = /^\d{1,3}(?:,\d{3})+$/;

/**
 * An amount as banks write it, in centavos, below zero if it went out: a sign before or behind, brackets, D or C behind, decimals after a
 * comma or a point. `ambiguous`: one separator before three digits, which may be thousands or decimals. Null: no amount.
 */
export function statementAmount(text: string): Centavos | 'ambiguous' | null {
  if (text.length > LONGEST) return null;
  const bare = text
    .toUpperCase()
    .replaceAll(/R\$|BRL|[\s\u00a0\u202f]/g, '')
    .replaceAll(/[\u2212\u2013]/g, '-');
  const match = SIGNED.exec(bare);
  if (match === null) return null;
  const [, before = '', digits = '', behind = ''] = match;
  if ((before === '(') !== (behind === ')')) return null;
  if (before === '-' && (behind === 'C' || behind === '+')) return null;
  const amount = unsigned(digits);
  if (typeof amount !== 'number' || amount === 0) return amount;
  return before === '-' || before === '(' || behind === '-' || behind === 'D' ? -amount : amount;
}

function unsigned(text: string): Centavos | 'ambiguous' | null {
  if (/^\d+[.,]\d{3}$/.test(text)) return 'ambiguous';
  if (WHOLE.test(text)) return bounded(Number(text) * 100);
  if (DOTS.test(text) || COMMAS.test(text)) return bounded(Number(text.replaceAll(/[.,]/g, '')) * 100);
  const match = DECIMALS.exec(text);
  if (match === null) return null;
  const [, whole = '0', separator, decimals = ''] = match;
  const grouped = separator === ',' ? DOTS : COMMAS;
  if (!WHOLE.test(whole) && !grouped.test(whole)) return null;
  return bounded(Number(`${whole.replaceAll(/[.,]/g, '')}${decimals.padEnd(2, '0')}`));
}

const bounded = (amount: number): Centavos | null => (isCentavos(amount) ? amount : null);
