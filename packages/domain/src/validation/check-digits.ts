/**
 * The check digit of CPF and CNPJ: the weighted sum of the characters' values modulo 11; a remainder below 2 gives 0, otherwise 11 minus
 * it. The value of a character is its ASCII code minus 48, so digits have their own value and letters 17 to 42 (rules 0.10). `weights`
 * starts with the first character.
 */
export function modulo11Digit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * ((characters.codePointAt(index) ?? 48) - 48),
    0,
  );
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** Whether a text repeats one character throughout. */
export function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1;
}
