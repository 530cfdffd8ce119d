/** A text as it is compared when it is searched: without accents and in small letters, because nobody types them in a hurry. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');
}
