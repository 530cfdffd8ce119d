/** The texts of the site that the content team writes; their place in this list is their number. New ones go to the end. */
export const TEXT_KEYS = [
  'empresa',
  'vix',
  'pessoa',
  'lojista',
  'colaborador',
  'vendas',
  'mapa',
  'info_lance',
  'termos',
  'termos_app',
  'condicaouso',
  'avisoslegais',
  'termos_parceiro',
  'politica_privacidade',
  'politica_privacidade_parceiro',
] as const;

export type TextKey = (typeof TEXT_KEYS)[number];

const BINDING: ReadonlySet<string> = new Set<TextKey>([
  'info_lance',
  'termos',
  'termos_app',
  'condicaouso',
  'avisoslegais',
  'termos_parceiro',
  'politica_privacidade',
  'politica_privacidade_parceiro',
]);

/**
 * Whether users agree to a text or deal on it. A version of terms or of a policy that changes what they agreed to needs a new date in
 * `TERMS_VERSIONS` or `POLICY_VERSIONS`, which asks them again; from the back office such a text is only corrected.
 */
export const isBinding = (key: TextKey): boolean => BINDING.has(key);

/** Whether a text may be empty: the program has one of its own, which is then shown. */
export const hasOwnText = (key: TextKey): boolean => key.startsWith('politica_');
