/** The beginning of a text, at most so long; a character of two code units is not cut in half: databases refuse its half. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
