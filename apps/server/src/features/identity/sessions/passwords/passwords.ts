import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../../../platform/turns/fair-queue.ts';
import { newSecret } from '../secrets.ts';

/** argon2id, two passes. */
const options = { algorithm: 2, timeCost: 2, parallelism: 1 } as const;

/** Two at a time leave the other threads of the pool to files and DNS; each takes some 20 ms and 19 MiB. */
const queue = new FairQueue({ atOnce: 2, mostWaiting: 500, longestWaitMs: 10_000, retryAfterSeconds: 5 });

/** A hash of no password, by its memory parameter. */
const nobody = new Map<number, Promise<string>>();

/** Passwords are compared trimmed (A§5) and in one Unicode form, however they were typed. */
function normal(password: string): string {
  return password.trim().normalize('NFC');
}

/** The hash of a password to store, with the configured memory; queued by `caller`. Errors: `overloaded`. */
export function hashPassword(password: string, memoryKib: number, caller: string): Promise<string> {
  return queue.pass(caller, () => hash(normal(password), { ...options, memoryCost: memoryKib }));
}

/**
 * Whether a password matches the stored hash. `kept` null (no such account) takes the same time and returns false, so that timing does not
 * reveal which accounts exist; queued by `caller`. Errors: `overloaded`.
 */
export function verifyPassword(
  password: string,
  stored: string | null,
  memoryKib: number,
  caller: string,
): Promise<boolean> {
  return queue.pass(caller, async () => {
    const matches = await verify(stored ?? (await hashOfNobody(memoryKib)), normal(password));
    return matches && stored !== null;
  });
}

function hashOfNobody(memoryKib: number): Promise<string> {
  const known = nobody.get(memoryKib) ?? hash(newSecret(), { ...options, memoryCost: memoryKib });
  nobody.set(memoryKib, known);
  return known;
}
