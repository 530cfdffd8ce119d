/** The choices of a filter out of the names of its words. */
export function choicesOf(
  names: Readonly<Record<string, string>>,
): readonly { readonly value: string; readonly label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
