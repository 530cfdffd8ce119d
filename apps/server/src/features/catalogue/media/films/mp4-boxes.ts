/** A box of an MP4 file (ISO/IEC 14496-12): where it begins, where its content does, and where it ends, in bytes. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly content: number;
  readonly end: number;
}

/** Bytes of a file; fewer at its end. */
export type ReadBytes = (at: number, length: number) => Promise<Buffer>;

/** More is no video of a vehicle. */
const MOST = 20_000;

/** The boxes between two places, in order; null: they do not fill it, as in a file that was cut off. */
export async function boxesOf(read: ReadBytes, from: number, to: number): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const box = boxAt(await read(at, 16), at, to);
    if (box === null || boxes.length === MOST) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function boxAt(head: Buffer, at: number, to: number): Box | null {
  if (head.length < 8) return null;
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) return null;
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
  const end = at + size;
  if (size < header || end > to) return null;
  return { type: head.toString('latin1', 4, 8), at, content: at + header, end };
}
