import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { OfferedChange, OfferedField } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';
import type { SavedOffer } from '../../catalogue/public.ts';
import type { Column } from '../rows/columns.ts';
import type { Problem } from '../rows/problems.ts';

type Refusal = NonNullable<SavedOffer['refusal']>;

/** The column of a file for a fact, if there is one. */
const COLUMN_OF: Readonly<Partial<Record<OfferedField, Column>>> = {
  category: 'categoria',
  subcategory: 'subcategoria',
  brand: 'marca',
  model: 'modelo',
  version: 'versao',
  plate: 'placa',
  yearManufacture: 'ano_fabricacao',
  yearModel: 'ano_modelo',
  usage: 'km',
  fuel: 'combustivel',
  gearbox: 'cambio',
  colour: 'cor',
  city: 'cidade',
  grade: 'estado_geral',
  odometer: 'hodometro',
  chassisRestamped: 'chassi_remarcado',
  keys: 'chaves',
  manual: 'manual',
  owners: 'proprietarios',
  notes: 'avarias',
  title: 'titulo',
  description: 'descricao',
  pictures: 'fotos',
  base: 'lance_inicial',
  reserve: 'reserva',
  buyNow: 'preco',
};

const MONEY: ReadonlySet<OfferedField> = new Set<OfferedField>(['base', 'buyNow']);
/** Identified by numbers, never shown, or too long for a line. */
const HIDDEN: ReadonlySet<OfferedField> = new Set<OfferedField>([
  'category',
  'subcategory',
  'brand',
  'model',
  'city',
  'seller',
  'modality',
  'plate',
  'reserve',
  'description',
  'pictures',
]);

/** Why an edit of a row was refused, fact by fact, for the report. */
export function refusalProblems({ because, changes }: Refusal): readonly Problem[] {
  return changes.map((change) => ({
    column: COLUMN_OF[change.field] ?? null,
    reason: HIDDEN.has(change.field)
      ? reasonOf(`offered-${because}`)
      : reasonOf(`offered-${because}-differs`, difference(change)),
  }));
}

function difference({ field, before, after }: OfferedChange): { before: string; after: string } {
  const value = (fact: OfferedChange['before']): string =>
    fact === null || fact === ''
      ? '—'
      : MONEY.has(field) && typeof fact === 'number'
        ? formatMoney(fact)
        : `"${cutText(String(fact), 80)}"`;
  return { before: value(before), after: value(after) };
}
