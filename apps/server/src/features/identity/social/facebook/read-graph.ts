import { z } from 'zod';

/** The reply of the Graph API: an answer, an invalid token, or nothing usable. */
export type GraphReply<Body> =
  | { readonly kind: 'answer'; readonly body: Body }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

const mostCharacters = 32_768;

const failure = z.object({ error: z.object({ code: z.number() }) });

/** Facebook's codes for a token that is wrong, expired or of another user; everything else is a failure of its own. */
const tokenCodes = new Set([100, 102, 190]);

/** Calls the Graph API. Never throws, and never reveals the URL, which contains the token. */
export async function readGraph<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<GraphReply<z.output<Schema>>> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    const body = await textOf(response);
    const value: unknown = JSON.parse(body);
    if (!response.ok) {
      const known = failure.safeParse(value);
      const refused = known.success && response.status < 500 && tokenCodes.has(known.data.error.code);
      return { kind: refused ? 'refused' : 'unavailable' };
    }
    const parsed = schema.safeParse(value);
    return parsed.success ? { kind: 'answer', body: parsed.data } : { kind: 'unavailable' };
  } catch {
    return { kind: 'unavailable' };
  }
}

/** The text of a reply, if it is not too long. Errors: it is. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    text += piece.value;
    if (text.length > mostCharacters) {
      await reader?.cancel();
      throw new Error('The reply is too long.');
    }
  }
  return text;
}
