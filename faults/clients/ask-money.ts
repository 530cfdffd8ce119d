import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { between, pick, type Random } from '../../bench/seeded-random.ts';
import { ask } from '../abuse/ask.ts';
import { defaultTimeoutMs } from './until-answered.ts';

/** A call that reads, or that may be repeated: it finds what the same call made before. */
export interface MoneyCall<T> {
  readonly path: string;
  readonly token: string;
  /** What is posted; without it the call reads. */
  readonly body?: object;
  /** What a good answer has. */
  readonly reads: z.ZodType<T>;
}

/** An answer; status 0: it was refused with failures for too long. `data` is null unless the answer is a good one. */
export interface MoneyReply<T> {
  readonly status: number;
  readonly data: T | null;
}

/** Asks through one server or another until one answers with less than 500. */
export async function askMoney<T>(
  origins: readonly string[],
  { path, token, body, reads }: MoneyCall<T>,
  random: Random,
  timeoutMs = defaultTimeoutMs,
): Promise<MoneyReply<T>> {
  const headers = { 'security-token': token };
  for (const until = performance.now() + timeoutMs; performance.now() < until;) {
    const asked = { path: `/api${path}`, headers };
    const method = body === undefined ? ({} as const) : ({ method: 'POST', body } as const);
    const { status, text } = await ask(pick(random, origins), { ...asked, ...method });
    if (status >= 200 && status < 300) {
      const read: unknown = JSON.parse(text);
      return { status, data: reads.parse(read) };
    }
    if (status > 0 && status < 500) return { status, data: null };
    await pause(between(random, 20, 120));
  }
  return { status: 0, data: null };
}
