/** How the screen names a filter of a list, and its choices. */
export interface FilterField {
  /** As in the spec of the list. */
  readonly name: string;
  /** Of a filter by the numbers of stores or accounts: what they are, without the word number. */
  readonly label: string;
  /** Names of words, or of codes that can be chosen; codes without choices are typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}
