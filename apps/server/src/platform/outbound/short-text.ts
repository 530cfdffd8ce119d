/** The text of a reply of another service; null for an empty one, and for one above `mostBytes`, which is not read to its end. */
export async function shortText(response: Response, mostBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const stream: AsyncIterable<Uint8Array> | null = response.body;
  if (stream === null) return null;
  for await (const piece of stream) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) return null;
    pieces.push(piece);
  }
  return bytes === 0 ? null : Buffer.concat(pieces).toString('utf8');
}
