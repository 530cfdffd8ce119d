import type { Brand } from '../../../config/config.ts';

/** The keys of the texts (C-106). */
export const TEXT_KEYS = [
  'empresa',
  'vix',
  'termos_app',
  'termos',
  'pessoa',
  'lojista',
  'colaborador',
  'condicaouso',
  'vendas',
  'avisoslegais',
  'mapa',
  'info_lance',
  'termos_parceiro',
  'politica_privacidade',
  'politica_privacidade_parceiro',
] as const;

export type TextKey = (typeof TEXT_KEYS)[number];

/** A text: its title, and blocks that are headings (`#`), list items (`-`) or paragraphs. */
export type DemoText = readonly [title: string, ...blocks: readonly string[]];

/** Some of the texts in one language, for a house. */
export type DemoTexts<Key extends TextKey> = (brand: Brand) => Readonly<Record<Key, DemoText>>;
