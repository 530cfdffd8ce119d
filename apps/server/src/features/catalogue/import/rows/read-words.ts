import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import type { Cells } from './columns.ts';
import type { Problems } from './problems.ts';

type Word = readonly [pattern: RegExp, name: string | null];

/** In this order: a hybrid that also burns petrol is a hybrid. */
const FUELS: readonly Word[] = [
  [/hibrid|hybrid|\bphev\b|\bmhev\b|\bhev\b/, 'Híbrido'],
  [/eletric|electric|\bbev\b/, 'Elétrico'],
  [
    /\bflex|flex\b|totalflex|bicombustivel|gasolina e (alcool|etanol)|(alcool|etanol) (e )?gasolina|gasolina alcool/,
    'Flex',
  ],
  [/diesel|\bdies\b|\btdi\b|\bbiodiesel\b/, 'Diesel'],
  [/\bgnv\b|gas natural/, 'GNV'],
  [/gasolina|\bgas\b/, 'Gasolina'],
  [/alcool|etanol/, 'Etanol'],
];

const GEARBOXES: readonly Word[] = [
  [/semi ?automatic/, 'Semiautomático'],
  [/automatizad|dualogic|i motion|imotion|easytronic|\bdct\b|i shift|opticruise/, 'Automatizado'],
  [/\bcvt\b|xtronic|multidrive/, 'CVT'],
  [/automatic|\baut\b|tiptronic|steptronic|s tronic/, 'Automático'],
  [/manual|mecanic|\bmec\b/, 'Manual'],
];

const COLOURS: readonly Word[] = [
  [/branc/, 'Branco'],
  [/grafite|chumbo/, 'Grafite'],
  [/prata|prateado/, 'Prata'],
  [/cinza/, 'Cinza'],
  [/pret[oa]/, 'Preto'],
  [/vinho|bordo/, 'Vinho'],
  [/vermelh/, 'Vermelho'],
  [/azul/, 'Azul'],
  [/verde/, 'Verde'],
  [/amarel/, 'Amarelo'],
  [/bege|areia/, 'Bege'],
  [/marrom/, 'Marrom'],
  [/bronze/, 'Bronze'],
  [/laranja/, 'Laranja'],
  [/dourad/, 'Dourado'],
  [/rosa/, 'Rosa'],
  [/roxo|lilas/, 'Roxo'],
  [/varias|fantasia|outra/, 'Fantasia'],
];

/** Returns the fuel: from its own column, where an unknown word is refused, otherwise from the version. */
export function readFuel(cells: Cells, problems: Problems): string | null {
  if (cells.combustivel === undefined) return wordIn(FUELS, cells.versao) ?? wordIn(FUELS, cells.titulo);
  if (/^outros?$/.test(foldText(cells.combustivel))) return null;
  return (
    wordIn(FUELS, cells.combustivel) ??
    problems.refuse('combustivel', reasonOf('word-unknown', { text: cells.combustivel }))
  );
}

/** Returns the gearbox: from its own column, where an unknown word is left out, otherwise from the version. */
export function readGearbox(cells: Cells, problems: Problems): string | null {
  if (cells.cambio === undefined) return wordIn(GEARBOXES, cells.versao);
  return (
    wordIn(GEARBOXES, cells.cambio) ??
    problems.notice('cambio', reasonOf('word-unknown', { text: cells.cambio }))
  );
}

/** Returns the colour by its usual name; an unknown one is left out. */
export function readColour(cells: Cells, problems: Problems): string | null {
  if (cells.cor === undefined) return null;
  return (
    wordIn(COLOURS, cells.cor) ?? problems.notice('cor', reasonOf('colour-unknown', { text: cells.cor }))
  );
}

/** Parses yes or no: "S", "sim", "1", "x", "true". */
export function readFlag(text: string | undefined): boolean {
  return text !== undefined && /^(s|sim|1|x|true|verdadeiro|y)$/i.test(text.trim());
}

function wordIn(words: readonly Word[], text: string | undefined): string | null {
  if (text === undefined) return null;
  const plain = foldText(text);
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
