import { CallFailure } from '@patio/api-client/call-failure.ts';

/** Result of a save: a value, or the server's error message ('' without any). */
export type Saved<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly text: string;
      /** A user saved something else meanwhile. */
      readonly conflict?: boolean;
      /** Personal data (0) or an address (1) have to be completed first. */
      readonly missingStep?: 0 | 1;
      /** A deposit has to be left first. */
      readonly deposit?: boolean;
    };

/** Makes a call that saves something and returns the result. */
export async function saved<Value>(save: () => Promise<Value>): Promise<Saved<Value>> {
  try {
    return { ok: true, value: await save() };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { ok: false, text: '' };
    const missing = missingStepOf(failure.reply);
    return {
      ok: false,
      text: failure.erros[0] ?? '',
      conflict: failure.status === 409,
      ...(missing === null ? {} : { missingStep: missing }),
      ...(failure.reply['tipo'] === 'CAUCAO' ? { deposit: true } : {}),
    };
  }
}

/** The step of the flow with the data that an account lacks; null if nothing is missing. */
export function missingStepOf(reply: Readonly<Record<string, unknown>>): 0 | 1 | null {
  const { etapa } = reply;
  return etapa === 0 || etapa === 1 ? etapa : null;
}
