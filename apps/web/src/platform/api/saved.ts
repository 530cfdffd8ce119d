import { CallFailure } from '@patio/api-client/call-failure.ts';

/** What came of a save: a value, or the server's words ('' without any). */
export type Saved<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly text: string;
      /** Somebody saved something else meanwhile. */
      readonly conflict?: boolean;
    };

/** Makes a call that saves something and answers what came of it. */
export async function saved<Value>(save: () => Promise<Value>): Promise<Saved<Value>> {
  try {
    return { ok: true, value: await save() };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { ok: false, text: '' };
    return { ok: false, text: failure.erros[0] ?? '', conflict: failure.status === 409 };
  }
}
