/** Whether lists and objects in a JSON text are nested more than `most` levels deep; the result for invalid JSON is undefined. */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (inText) {
      if (sign === '\\') index += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
