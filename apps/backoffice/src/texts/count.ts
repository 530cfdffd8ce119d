/** A number with its word. */
export const count =
  (one: string, many: string) =>
  (number: number): string =>
    `${number} ${number === 1 ? one : many}`;
