import { plainName } from '../charges/payer.ts';

/** What a table may say of a movement. */
const NAMES = {
  day: [
    'data',
    'data lancamento',
    'data do lancamento',
    'data movimento',
    'data do movimento',
    'data mov',
    'data transacao',
    'data da transacao',
    'dt lancamento',
    'dt',
    'dia',
    'date',
    'day',
  ],
  amount: ['valor', 'valor r', 'valor em r', 'valor em reais', 'montante', 'quantia', 'amount', 'value'],
  incoming: ['credito', 'credito r', 'creditos', 'entrada', 'entradas', 'entrada r', 'credit'],
  outgoing: ['debito', 'debito r', 'debitos', 'saida', 'saidas', 'saida r', 'debit'],
  direction: ['d c', 'c d', 'dc', 'cd', 'natureza', 'debito credito', 'credito debito', 'sinal', 'tipo'],
  text: [
    'descricao',
    'historico',
    'lancamento',
    'lancamentos',
    'memo',
    'detalhes',
    'detalhe',
    'description',
    'titulo',
    'observacao',
  ],
  name: [
    'nome',
    'pagador',
    'remetente',
    'favorecido',
    'contraparte',
    'nome razao social',
    'razao social',
    'beneficiario',
    'origem destino',
    'name',
    'payer',
  ],
  document: ['cpf', 'cnpj', 'cpf cnpj', 'cnpj cpf', 'documento do pagador', 'cpf cnpj do pagador'],
  id: [
    'identificador',
    'id',
    'id transacao',
    'id da transacao',
    'fitid',
    'documento',
    'docto',
    'doc',
    'numero do documento',
    'n documento',
    'num documento',
    'referencia',
    'codigo da transacao',
    'end to end',
    'endtoendid',
    'reference',
  ],
} as const;

type Column = keyof typeof NAMES;
/** Where each column stands in a row, from 0; without those that the table lacks. */
export type CsvColumns = Readonly<Partial<Record<Column, number>>>;

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name): [string, Column] => [name, isColumn(column) ? column : 'text']),
  ),
);

function isColumn(name: string): name is Column {
  return name in NAMES;
}

/** The columns that a row names; null: it is not the head of a statement, which has days, and amounts in one column or two. */
export function csvColumns(cells: readonly string[]): CsvColumns | null {
  const columns: Partial<Record<Column, number>> = {};
  for (const [at, cell] of cells.entries()) {
    const column = cell.length > 60 ? undefined : COLUMN_OF.get(plainName(cell));
    if (column !== undefined && columns[column] === undefined) columns[column] = at;
  }
  const { day, amount, incoming, outgoing } = columns;
  const complete = amount !== undefined || (incoming !== undefined && outgoing !== undefined);
  return day !== undefined && complete ? columns : null;
}
