/** A file as calls take it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x80_00)
    text += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  return btoa(text);
}
