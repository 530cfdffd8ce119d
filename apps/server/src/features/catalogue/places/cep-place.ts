/** The place of a postal code. Street and district are empty for a code of a whole town. */
export interface CepPlace {
  readonly street: string;
  readonly complement: string;
  readonly district: string;
  readonly city: string;
  readonly uf: string;
}

/** The reply of a CEP service. `unavailable`: it did not answer in time, or not in a readable form. */
export type CepAnswer =
  | { readonly kind: 'found'; readonly place: CepPlace }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** Looks up a CEP of 8 digits; never throws. */
export type AskCep = (cep: string) => Promise<CepAnswer>;
