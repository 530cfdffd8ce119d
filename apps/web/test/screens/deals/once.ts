/** Prepares something for all tests of a file that ask for it, when the first one does. */
export function once<Value>(prepare: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= prepare());
}
