/** How the screen names a filter of a list, and its choices. */
export interface FilterField {
  /** As in the spec of the list. */
  readonly name: string;
  readonly label: string;
  /** Names of words, or of codes that can be chosen; codes without choices are typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}
