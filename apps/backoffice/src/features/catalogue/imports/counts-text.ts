import type { ImportRow } from '@patio/contract/catalogue/imports/import-words.ts';
import type { Texts } from '../../../texts/ptbr.ts';

const KINDS = ['novas', 'mudadas', 'iguais', 'recusadas', 'repetidas'] as const;

/** How many lines had which outcome, without those that no line had. */
export function countsText({ contagem, linhas }: ImportRow, texts: Texts['imports']): string {
  const parts = KINDS.filter((kind) => contagem[kind] > 0).map((kind) => texts.summary[kind](contagem[kind]));
  return parts.length === 0 ? (linhas === 0 ? '—' : String(linhas)) : parts.join(', ');
}
