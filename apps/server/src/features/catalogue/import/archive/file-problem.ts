import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';

/** A file as a whole cannot be used; its reason is for the user who sent it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}
