import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';

export type FormField = keyof OfferForm;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a form that differ from another. */
export function changedFields(before: OfferForm, after: OfferForm): readonly FormField[] {
  const names: readonly FormField[] = [...FIELDS];
  return names.filter((name) => !same(before[name], after[name]));
}

/** A form with some of its fields taken from another. */
export function withFields(form: OfferForm, from: OfferForm, fields: readonly FormField[]): OfferForm {
  return { ...form, ...Object.fromEntries(fields.map((name) => [name, from[name]])) };
}

/** What two editors did with the same form: fields that both changed, to different values, and those that only one did. */
export function compareEdits(base: OfferForm, mine: OfferForm, theirs: OfferForm) {
  const [own, foreign] = [changedFields(base, mine), changedFields(base, theirs)];
  const both = own.filter((name) => foreign.includes(name) && !same(mine[name], theirs[name]));
  return { own, foreign, both };
}

/** In the order of the form. */
const FIELDS = [
  'tipo',
  'titulo',
  'descricao',
  'etiquetas',
  'destaque',
  'loja',
  'procedencia',
  'leiloeiro',
  'valorCompreJa',
  'precos',
  'lanceInicial',
  'reserva',
  'aceitaProposta',
  'pisoProposta',
  'incrementos',
  'passoAutomatico',
  'passoMinimo',
  'fim',
  'prorrogacaoMinutos',
  'veiculos',
  'fotos',
  'videos',
] as const satisfies readonly FormField[];
