/** Where a postal code is. Street and district are empty for a code of a whole town. */
export interface CepPlace {
  readonly street: string;
  readonly complement: string;
  readonly district: string;
  readonly city: string;
  readonly uf: string;
}

/** What a CEP service knows. `unavailable`: it did not answer in time, or not in a way that can be read. */
export type CepAnswer =
  | { readonly kind: 'found'; readonly place: CepPlace }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** Asks for a CEP of 8 digits; never throws. */
export type AskCep = (cep: string) => Promise<CepAnswer>;
