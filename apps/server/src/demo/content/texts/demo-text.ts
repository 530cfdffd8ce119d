import { textPages } from '@patio/contract/catalogue/content/text-pages.ts';

/** The keys of the texts (C-106): those with a page of their own, and those inside other pages. */
export const TEXT_KEYS = [
  ...textPages,
  'info_lance',
  'termos_parceiro',
  'politica_privacidade',
  'politica_privacidade_parceiro',
] as const;

export type TextKey = (typeof TEXT_KEYS)[number];

/**
 * A text: its title, and blocks that are headings (`#`), list items (`-`) or paragraphs. `{name}` and the like are placeholders for brand
 * and company data.
 */
export type DemoText = readonly [title: string, ...blocks: readonly string[]];

/** Some of the texts in one language. */
export type DemoTexts<Key extends TextKey> = Readonly<Record<Key, DemoText>>;
