/** What was typed, and what was in the form when it was begun. */
export interface TypedDraft<Fields> {
  readonly fields: Fields;
  readonly from: Fields;
}

/** Whether something stored is a draft of such fields. */
export function isDraftOf<Fields>(
  stored: unknown,
  areFields: (value: unknown) => value is Fields,
): stored is TypedDraft<Fields> {
  if (typeof stored !== 'object' || stored === null || !('fields' in stored && 'from' in stored))
    return false;
  return areFields(stored.fields) && areFields(stored.from);
}

/** What was typed, on top of what is stored by now: a field that was left alone takes the new value. */
export function rebased<Fields extends object>(typed: Fields, before: Fields, now: Fields): Fields {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(typed).filter(([name, value]) => value !== old.get(name));
  return { ...now, ...Object.fromEntries<unknown>(changed) };
}

/** The same for a whole draft, which is on top of what is stored by now from then on. */
export function refreshedDraft<Fields extends object>(
  { fields, from }: TypedDraft<Fields>,
  now: Fields,
): TypedDraft<Fields> {
  return { fields: rebased(fields, from, now), from: now };
}
