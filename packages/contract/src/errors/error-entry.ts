/** A failure: its HTTP status and its words in each language. */
export interface ErrorEntry {
  readonly status: number;
  /** `{name}` is replaced by the parameter of that name. */
  readonly PTBR: string;
  readonly EN: string;
}
