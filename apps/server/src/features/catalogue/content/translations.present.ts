import type { translation } from '@patio/contract/catalogue/content/translation.ts';
import type { z } from 'zod';
import type { TranslatedKind, TranslationRow } from './translations.store.ts';

type Translation = z.output<typeof translation>;

const KINDS = { category: 'categoria', subcategory: 'subcategoria', banner: 'banner' } as const;

/** As the wire has it. */
export function presentTranslation(row: TranslationRow): Translation {
  return {
    tipo: KINDS[row.kind],
    codigo: row.code,
    nome: row.name,
    nomeEn: row.english_name,
    descricao: row.description,
    descricaoEn: row.english_description,
    botao: row.button,
    botaoEn: row.english_button,
  };
}

/** As it is stored. */
export function kindOf(tipo: Translation['tipo']): TranslatedKind {
  if (tipo === 'categoria') return 'category';
  return tipo === 'subcategoria' ? 'subcategory' : 'banner';
}
