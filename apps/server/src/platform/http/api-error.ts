import type { ErrorCode } from '@patio/contract/errors/catalogue.ts';

export interface ErrorDetails {
  /** Values for the `{name}` placeholders of the text. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Fields returned beside `erros`: `minutos`, `valorLeilao`, `tipo`. */
  readonly extra?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Texts that replace the catalogue's: the field errors of a form. */
  readonly erros?: readonly string[];
}

/** An error of the closed catalogue; everything else that is thrown becomes `internal-error` and reveals no internals. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}
