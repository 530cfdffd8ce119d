/** The environment of a process: name → raw text. Absent and empty variables mean the same. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment of this process. The only code that reads `process.env`: everything else gets a validated `Config`. */
export function readEnvironment(): Environment {
  return { ...process.env };
}
