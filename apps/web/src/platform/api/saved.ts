import { CallFailure } from '@patio/api-client/call-failure.ts';

/** What came of a save: a value, or the server's words ('' without any). */
export type Saved<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly text: string };

/** Makes a call that saves something and answers what came of it. */
export async function saved<Value>(save: () => Promise<Value>): Promise<Saved<Value>> {
  try {
    return { ok: true, value: await save() };
  } catch (failure) {
    return { ok: false, text: failure instanceof CallFailure ? (failure.erros[0] ?? '') : '' };
  }
}
