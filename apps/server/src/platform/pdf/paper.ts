/** A part of a paper, from top to bottom. */
export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Names with their values. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** A code to be scanned; `alt`: what it is, for who cannot see it. */
  | { readonly kind: 'code'; readonly content: string; readonly alt: string };

/** A paper to be written as a PDF. */
export interface Paper {
  readonly title: string;
  readonly language: 'pt-BR' | 'en';
  /** Whose paper it is. */
  readonly author: string;
  /** When what it says was so, epoch milliseconds. */
  readonly at: number;
  readonly blocks: readonly PaperBlock[];
  /** At the foot of each page, before its number. */
  readonly footer: string;
  /** Said at the end if the text has signs that no font of the paper has. */
  readonly missingSigns: string;
}
