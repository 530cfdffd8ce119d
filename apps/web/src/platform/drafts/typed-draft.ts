/** The input, and what was in the form when it was started. */
export interface TypedDraft<Fields> {
  readonly fields: Fields;
  readonly from: Fields;
}

/** Whether a stored value is a draft of such fields. */
export function isDraftOf<Fields>(
  stored: unknown,
  areFields: (value: unknown) => value is Fields,
): stored is TypedDraft<Fields> {
  if (typeof stored !== 'object' || stored === null || !('fields' in stored && 'from' in stored))
    return false;
  return areFields(stored.fields) && areFields(stored.from);
}

/** The input on top of the currently stored values: an untouched field takes the new value. */
export function rebased<Fields extends object>(typed: Fields, before: Fields, now: Fields): Fields {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(typed).filter(([name, value]) => value !== old.get(name));
  return { ...now, ...Object.fromEntries<unknown>(changed) };
}

/** The same for a whole draft, which is based on the current values from then on. */
export function refreshedDraft<Fields extends object>(
  { fields, from }: TypedDraft<Fields>,
  now: Fields,
): TypedDraft<Fields> {
  return { fields: rebased(fields, from, now), from: now };
}
