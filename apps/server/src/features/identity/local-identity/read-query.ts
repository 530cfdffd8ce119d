/** The texts of a parsed query or path, by name; repeated and non-text values are left out. */
export function readQuery(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
