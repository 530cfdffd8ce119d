import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type {
  ConditionGrade,
  LegalItem,
  OdometerState,
} from '@patio/domain/catalogue/conditions/legal-items.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import type { ConditionDraft, LegalCheckDraft } from '../../conditions/public.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';
import type { Cells, Column } from './columns.ts';
import type { Problems } from './problems.ts';
import { readNotes } from './read-notes.ts';
import { readFlag } from './read-words.ts';

/** The columns of the legal sheet, each with its item. */
const LEGAL: readonly (readonly [column: Column, item: LegalItem])[] = [
  ['furto_roubo', 'furto-roubo'],
  ['multas', 'multas'],
  ['ipva', 'ipva'],
  ['licenciamento', 'licenciamento'],
  ['seguro_obrigatorio', 'seguro-obrigatorio'],
  ['alienacao_fiduciaria', 'alienacao-fiduciaria'],
  ['reserva_de_dominio', 'reserva-de-dominio'],
  ['restricao_judicial', 'restricao-judicial'],
  ['restricao_administrativa', 'restricao-administrativa'],
];

const GRADES: Readonly<Record<string, ConditionGrade>> = {
  otimo: 'otimo',
  bom: 'bom',
  regular: 'regular',
  ruim: 'ruim',
  sucata: 'sucata',
};
const ODOMETERS: Readonly<Record<string, OdometerState>> = {
  conferido: 'conferido',
  declarado: 'declarado',
  divergente: 'divergente',
  inoperante: 'inoperante',
};

/**
 * Parses the legal sheet and the condition of a row (Lei 13.111/2015). An ambiguous cell is left out with a remark: its item stays "not
 * provided". Undefined if the row has none of them.
 */
export function readCondition(cells: Cells, problems: Problems): ConditionDraft | undefined {
  const checked = {
    checkedOn: readCheckDay(cells, problems),
    source: cells.fonte_verificacao === undefined ? null : cutText(cells.fonte_verificacao, 100),
  };
  const legal = LEGAL.flatMap(([column, item]) => {
    const found = readCheck(cells, column, problems);
    // A stolen vehicle is not offered, not even by a seller who says so.
    if (item === 'furto-roubo' && found?.status === 'consta')
      problems.refuse(column, reasonOf('theft-on-record'));
    return found === null ? [] : [{ item, ...found, ...checked }];
  });
  const condition = {
    legal,
    grade: readWord(cells, 'estado_geral', GRADES, problems),
    odometer: readWord(cells, 'hodometro', ODOMETERS, problems),
    chassisRestamped: readYesNo(cells, 'chassi_remarcado', problems),
    keys: readCount(cells, 'chaves', [0, 20], problems),
    manual: readYesNo(cells, 'manual', problems),
    owners: readCount(cells, 'proprietarios', [1, 100], problems) ?? (readFlag(cells.unico_dono) ? 1 : null),
    notes: readNotes(cells),
  };
  const { legal: _legal, notes, ...facts } = condition;
  const silent =
    legal.length === 0 && notes.length === 0 && Object.values(facts).every((fact) => fact === null);
  return silent ? undefined : condition;
}

/** What is owed or not; of these, paid says that nothing is. */
const DEBTS: ReadonlySet<Column> = new Set<Column>(['multas', 'ipva', 'licenciamento', 'seguro_obrigatorio']);

/** "nada consta", "consta", an amount, "consta R$ 293,47: duas multas"; of a debt also "pago". */
function readCheck(
  cells: Cells,
  column: Column,
  problems: Problems,
): Pick<LegalCheckDraft, 'status' | 'cents' | 'note'> | null {
  const text = cells[column];
  if (text === undefined) return null;
  if (/^(nada consta|sem debitos?|quitad[oa]|em dia)$/.test(foldText(text))) return { status: 'nada-consta' };
  if (DEBTS.has(column) && /^pag[oa]s?$/.test(foldText(text))) return { status: 'nada-consta' };
  const bare = parseMoney(text);
  if (bare !== null) return bare === 0 ? { status: 'nada-consta' } : { status: 'consta', cents: bare };
  const said = /^consta\b[\s:,-]*((?:R\$\s*)?\d[\d.]*(?:,\d{1,2})?)?[\s:,-]*(.*)$/is.exec(text);
  if (said === null) {
    return problems.notice(column, reasonOf('legal-unclear', { text }));
  }
  const [, amount, note = ''] = said;
  return {
    status: 'consta',
    cents: amount === undefined ? null : parseMoney(amount),
    note: cutText(note.trim(), 300) || null,
  };
}

function readWord<T>(
  cells: Cells,
  column: Column,
  words: Readonly<Record<string, T>>,
  problems: Problems,
): T | null {
  const text = cells[column];
  if (text === undefined) return null;
  const key = foldText(text);
  return (
    (Object.hasOwn(words, key) ? words[key] : undefined) ??
    problems.notice(column, reasonOf('word-unknown', { text }))
  );
}

function readYesNo(cells: Cells, column: Column, problems: Problems): boolean | null {
  const text = cells[column];
  if (text === undefined) return null;
  if (readFlag(text)) return true;
  return /^(n|nao|0|false)$/.test(foldText(text))
    ? false
    : problems.notice(column, reasonOf('not-yes-or-no', { text }));
}

function readCount(
  cells: Cells,
  column: Column,
  [least, most]: readonly [number, number],
  problems: Problems,
): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const count = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  return count >= least && count <= most
    ? count
    : problems.notice(column, reasonOf('number-range', { text, least, most }));
}

/** Parses the date of the check: `30/06/2026` or `2026-06-30`, as `2026-06-30`. Impossible dates are left out. */
function readCheckDay(cells: Cells, problems: Problems): string | null {
  const text = cells.verificado_em;
  if (text === undefined) return null;
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month}-${day}`;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : NaN;
  const real = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return real ? iso : problems.notice('verificado_em', reasonOf('not-a-date', { text }));
}
