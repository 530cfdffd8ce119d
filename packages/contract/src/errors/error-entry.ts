/** An error: its HTTP status and its text in each language. */
export interface ErrorEntry {
  readonly status: number;
  /** `{name}` is replaced by the parameter with that name. */
  readonly PTBR: string;
  readonly EN: string;
}
