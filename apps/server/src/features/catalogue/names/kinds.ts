import type { NameKind, StaffName } from '@patio/contract/catalogue/names/staff-name.ts';
import { nameLetters } from '@patio/domain/catalogue/catalogue/name-letters.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { iconAddresses } from '../catalogue/public.ts';
import type { NameRow, StoredKind } from './names.store.ts';

const STORED = {
  categoria: 'category',
  subcategoria: 'subcategory',
  marca: 'brand',
  modelo: 'model',
} as const satisfies Record<NameKind, StoredKind>;
const SAID = { category: 'categoria', subcategory: 'subcategoria', brand: 'marca', model: 'modelo' } as const;
const DRAWN = { category: 'tipo', subcategory: 'tipo', brand: 'marca', model: 'modelo' } as const;

/** A kind as it is stored. */
export const storedKind = (tipo: NameKind): StoredKind => STORED[tipo];

/** Codes up to here came with the program, whose import of offers names categories and subcategories by them. */
const OF_PROGRAM: Readonly<Record<StoredKind, number>> = {
  category: 100,
  subcategory: 100_000,
  brand: 0,
  model: 0,
};

/** Whether the program itself needs a name, so that it can be hidden but not deleted or merged. */
export const isOfProgram = (kind: StoredKind, code: number): boolean => code <= OF_PROGRAM[kind];

/** The drawing of a name that has no other, from its letters. */
export const drawnIcon = (kind: StoredKind, code: number, name: string): string =>
  `${DRAWN[kind]}-${code}-${nameLetters(name)}`;

/** A name as those who edit it see it. */
export function presentName(row: NameRow): StaffName {
  const { ativo: chosen, inativo: other } = iconAddresses(
    row.icon ?? drawnIcon(row.kind, row.code, row.name),
  );
  const named = (codigo: number | null, nome: string | null) =>
    codigo === null || nome === null ? null : { codigo, nome };
  return {
    tipo: SAID[row.kind],
    codigo: row.code,
    nome: row.name,
    nomeEn: row.english,
    categoria: named(row.category_code, row.category),
    marca: named(row.brand_code, row.brand),
    ativo: row.active,
    ativa: chosen,
    inativa: other,
    imagemPropria: row.own_icon !== null,
    noAr: row.shown,
    parecido: row.twin,
    versao: row.version,
    por: row.editor,
    em: row.changed_at === null ? null : isoInstant(row.changed_at),
  };
}

/** The values of a name in the audit log. */
export function nameValues({ name, english, active, own_icon: picture, category, brand }: NameRow) {
  return {
    name,
    english,
    active,
    picture,
    ...(category === null ? {} : { category }),
    ...(brand === null ? {} : { brand }),
  };
}
