import type { ConsentKind } from '@patio/domain/identity/consents/consent.ts';

/** The nine headings that both policies have (PRIV-01); also the anchors. */
export type SectionId =
  | 'glossario'
  | 'dados'
  | 'cookies'
  | 'compartilhamento'
  | 'protecao'
  | 'armazenamento'
  | 'direitos'
  | 'alteracoes'
  | 'contato';

/** A block of a section: a paragraph, a subheading, a list, a list of terms with definitions, or something that the screen renders. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'words'; readonly words: readonly (readonly [word: string, meaning: string])[] }
  | { readonly kind: 'cookies' | 'preferences' | 'contact' | 'landing' };

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Something that this site stores in a browser. */
export interface RetainedItem {
  readonly name: string;
  readonly kind: ConsentKind;
  readonly purpose: string;
  readonly duration: string;
}

/** A policy as a page shows it, in one language. It is data, so that its texts stay on the server until a user reads them. */
export interface PolicyText {
  readonly title: string;
  readonly description: string;
  /** Which language prevails, for the courtesy translation. */
  readonly courtesy: string | null;
  readonly updated: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
  readonly retained: readonly RetainedItem[];
  readonly words: {
    readonly contents: string;
    readonly print: string;
    readonly top: string;
    readonly landing: string;
    readonly portal: string;
    readonly changeChoice: string;
    readonly retentionTable: string;
    readonly columns: readonly [name: string, kind: string, purpose: string, duration: string];
    readonly kinds: Readonly<Record<ConsentKind, string>>;
  };
}

/** A paragraph. */
export const text = (words: string): Block => ({ kind: 'text', text: words });
/** A heading inside a section. */
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
/** A list. */
export const list = (...items: string[]): Block => ({ kind: 'list', items });
/** Terms with their definitions. */
export const words = (...pairs: (readonly [string, string])[]): Block => ({ kind: 'words', words: pairs });
