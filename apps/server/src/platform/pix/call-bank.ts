import type { z } from 'zod';
import type { AccessTokens } from './access-token.ts';
import { PixError, type PixFailure } from './pix-failure.ts';
import { problemShape } from './pix-shapes.ts';
import { readJson } from './read-json.ts';
import type { BankReply, BankRequest, SendRequest } from './send-request.ts';

/** One call: what answers to it, and whether it may be repeated because repeating it changes nothing. */
export interface BankCall<S extends z.ZodType> {
  readonly method: BankRequest['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly shape: S;
}

export type CallBank = <S extends z.ZodType>(call: BankCall<S>) => Promise<z.output<S>>;

/** What the pause before the second and the third attempt is multiplied by. */
const PAUSES = [1, 4];

/**
 * Calls below `url`. What reads, and PUT with an id of ours, is tried three times while the bank is away; PATCH counts a revision each time
 * and is tried once. A token that is not taken any more is renewed once.
 */
export function bankCaller(parts: {
  readonly url: string;
  readonly send: SendRequest;
  readonly tokens: AccessTokens;
  readonly retryMs: number;
  readonly pause: (milliseconds: number) => Promise<void>;
}): CallBank {
  const once = async <S extends z.ZodType>(call: BankCall<S>, renew: boolean): Promise<z.output<S>> => {
    const token = await parts.tokens.current();
    const reply = await parts.send({
      method: call.method,
      url: `${parts.url}${call.path}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
    });
    if (reply.status === 401 && renew) {
      parts.tokens.forget(token);
      return once(call, false);
    }
    if (reply.status < 200 || reply.status > 299) throw failureOf(reply);
    return readJson(call.shape, reply.text === '' ? 'null' : reply.text);
  };
  return async (call) => {
    for (const pause of call.method === 'PATCH' ? [] : PAUSES) {
      try {
        return await once(call, true);
      } catch (error) {
        if (!(error instanceof PixError) || error.failure !== 'away') throw error;
        await parts.pause(pause * parts.retryMs);
      }
    }
    return once(call, true);
  };
}

function failureOf({ status, text }: BankReply): PixError {
  const problem = problemOf(text);
  const said = [problem?.title, problem?.detail, ...(problem?.violacoes ?? []).map(({ razao }) => razao)]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
    .slice(0, 500);
  const kind = /\/([A-Za-z]{1,60})$/.exec(problem?.type ?? '')?.[1] ?? null;
  return new PixError(kindOf(status), `The bank answered ${status}${said === '' ? '' : `: ${said}`}`, kind);
}

function kindOf(status: number): PixFailure {
  if (status === 404 || status === 410) return 'missing';
  if (status === 401 || status === 403) return 'denied';
  if (status === 429 || status === 408 || status >= 500) return 'away';
  return status >= 400 ? 'refused' : 'nonsense';
}

function problemOf(text: string): z.output<typeof problemShape> | null {
  try {
    return readJson(problemShape, text);
  } catch {
    return null;
  }
}
