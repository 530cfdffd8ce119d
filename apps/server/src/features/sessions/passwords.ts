import { hash, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';
import { newSecret } from './secrets.ts';

/** argon2id, 19 MiB, two passes: the least that OWASP's password storage cheat sheet recommends. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at a time leave the other threads of the pool to files and names; each costs some 20 ms and 19 MiB. */
const gate = createGate(2, 500);

let nobody: Promise<string> | undefined;

/** Passwords are compared trimmed (A§5) and in one Unicode form, however the keyboard wrote them. */
function normal(password: string): string {
  return password.trim().normalize('NFC');
}

/** The text to keep of a password. Errors: `overloaded`. */
export function hashPassword(password: string): Promise<string> {
  return gate.pass(() => hash(normal(password), options));
}

/**
 * Whether a password is the kept one. `kept` null (no such account) costs the same time and answers false, so that nobody learns from
 * the clock which accounts exist. Errors: `overloaded`.
 */
export function verifyPassword(password: string, kept: string | null): Promise<boolean> {
  return gate.pass(async () => {
    nobody ??= hash(newSecret(), options);
    const matches = await verify(kept ?? (await nobody), normal(password));
    return matches && kept !== null;
  });
}
