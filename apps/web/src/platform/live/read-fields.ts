/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The fields of an object in JSON; none of anything else. */
export function readFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A number, or null. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
