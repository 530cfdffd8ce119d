import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { OfferedField } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import { groupThousands } from '@patio/domain/money/format-money.ts';
import type { StoredChange } from '../sale-terms/public.ts';

/** Names of the correctable facts, for mails. */
const NAMES: Readonly<Record<Idiom, Readonly<Partial<Record<OfferedField, string>>>>> = {
  PTBR: {
    title: 'Título',
    version: 'Versão',
    plate: 'Placa',
    yearManufacture: 'Ano de fabricação',
    yearModel: 'Ano do modelo',
    usage: 'Quilometragem ou horímetro',
    colour: 'Cor',
    fuel: 'Combustível',
    grade: 'Estado geral',
    odometer: 'Hodômetro',
    chassisRestamped: 'Chassi remarcado',
    keys: 'Chaves',
    manual: 'Manual',
    owners: 'Proprietários',
    legal: 'Situação legal',
    notes: 'Avarias',
  },
  EN: {
    title: 'Title',
    version: 'Version',
    plate: 'Plate',
    yearManufacture: 'Year of manufacture',
    yearModel: 'Model year',
    usage: 'Odometer or hour meter',
    colour: 'Colour',
    fuel: 'Fuel',
    grade: 'Overall condition',
    odometer: 'Odometer',
    chassisRestamped: 'Chassis number restamped',
    keys: 'Keys',
    manual: 'Manual',
    owners: 'Owners',
    legal: 'Legal status',
    notes: 'Damage',
  },
};

const WORDS = {
  PTBR: {
    nothing: 'não informado',
    yes: 'sim',
    no: 'não',
    there: 'veja na página da oferta',
    otimo: 'ótimo',
    bom: 'bom',
    regular: 'regular',
    ruim: 'ruim',
    sucata: 'sucata',
    conferido: 'conferido',
    declarado: 'declarado pelo vendedor',
    divergente: 'diverge de outros registros',
    inoperante: 'não funciona',
  },
  EN: {
    nothing: 'not provided',
    yes: 'yes',
    no: 'no',
    there: 'see the page of the offer',
    otimo: 'very good',
    bom: 'good',
    regular: 'fair',
    ruim: 'poor',
    sucata: 'scrap',
    conferido: 'checked',
    declarado: 'as stated by the seller',
    divergente: 'does not match other records',
    inoperante: 'does not work',
  },
} as const;

/** Facts whose stored values mean nothing to a reader: the page shows them. */
const SHOWN_THERE: ReadonlySet<OfferedField> = new Set<OfferedField>(['legal', 'notes', 'plate']);

/** Each change as one sentence: `Quilometragem: 42.000 → 90.000.` */
export function changeWords(changes: readonly StoredChange[], idiom: Idiom): string[] {
  return changes.flatMap(({ field, vehicle, before, after }) => {
    const name = NAMES[idiom][field];
    if (name === undefined) return [];
    const whole = vehicle === null || vehicle === 0 ? name : `${name} (${vehicle + 1})`;
    if (SHOWN_THERE.has(field)) return [`${whole}: ${WORDS[idiom].there}.`];
    return [`${whole}: ${shown(before, field, idiom)} → ${shown(after, field, idiom)}.`];
  });
}

function shown(value: StoredChange['before'], field: OfferedField, idiom: Idiom): string {
  const words = WORDS[idiom];
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'grade' || field === 'odometer')
    return new Map(Object.entries(words)).get(String(value)) ?? String(value);
  if (field !== 'usage') return String(value);
  const count = groupThousands(String(value));
  return idiom === 'EN' ? count.replaceAll('.', ',') : count;
}
