/** Whether lists and objects in a JSON text lie more than `most` deep; a text that is not JSON may answer anything. */
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
