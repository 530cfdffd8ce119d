/** Pages show at most 1600 pixels; the rest is room for cropping. */
const LONGEST_SIDE = 2400;
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.9;

/**
 * A photo as it is sent: one of a phone is made smaller, which also turns it upright and takes formats that only its own browser reads. What
 * the browser cannot read is sent as it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size < SMALL_BYTES && file.type === 'image/jpeg') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size < SMALL_BYTES) return file;
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } catch {
    return file;
  }
}

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // In pieces, because the arguments of a call are limited.
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}
