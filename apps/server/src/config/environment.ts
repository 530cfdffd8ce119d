/** The variables a process was started with: name → raw text. An absent and an empty variable mean the same. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the variables of this process. The only place of the program that touches `process.env`:
 * everything else is given a validated `Config`.
 */
export function readEnvironment(): Environment {
  return { ...process.env };
}
