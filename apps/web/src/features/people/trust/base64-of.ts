/** The content of a file, in base64. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks: the number of arguments of one call is limited.
  for (let from = 0; from < bytes.length; from += 32_768) {
    text += String.fromCodePoint(...bytes.subarray(from, from + 32_768));
  }
  return btoa(text);
}
