import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';

/** An import cannot go on; its reason is for the user. */
export class StopImport extends Error {
  override readonly name = 'StopImport';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** It was cancelled, or another worker has it: nothing of the batch is saved. */
export class MovedOn extends Error {
  override readonly name = 'MovedOn';
}
