import { boxesOf, type Box, type ReadBytes } from './mp4-boxes.ts';

/** Why a video is not stored; the names are texts of the contract. */
export type FilmRefusal =
  | 'video-quicktime'
  | 'video-format'
  | 'video-damaged'
  | 'video-codec'
  | 'video-tracks';

/** A range of bytes, the end not included. */
export interface Range {
  readonly at: number;
  readonly end: number;
}

/** What is not needed to show it and may say who recorded it, when and where: boxes to be emptied, and dates to be set to zero. */
export interface Found {
  readonly kind: 'film';
  readonly boxes: readonly Range[];
  readonly dates: readonly Range[];
}
export type Inspected = Found | { readonly kind: 'refused'; readonly because: FilmRefusal };

const CONTAINERS = new Set(['moov', 'trak', 'edts', 'mdia', 'minf', 'stbl', 'mvex', 'dinf']);
/** Names, places and thumbnails; `free` and `skip` are room that programs have filled with anything. */
const PRIVATE = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide', 'pnot', 'ilst']);
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** What every browser shows: H.264 with AAC. */
const CODECS: Readonly<Record<string, ReadonlySet<string>>> = {
  vide: new Set(['avc1', 'avc3']),
  soun: new Set(['mp4a']),
};
const MOST_DEEP = 8;

/** Says whether every browser can show a video, and what is hidden in it. Only its index is read, never its pictures. */
export async function inspectFilm(read: ReadBytes, size: number): Promise<Inspected> {
  const top = await boxesOf(read, 0, size);
  const [first] = top ?? [];
  if (first?.type !== 'ftyp') {
    // Without a whole first box it is no MP4 at all; with one it was cut off.
    const begins = (await read(4, 4)).toString('latin1') === 'ftyp';
    return refused(begins ? 'video-damaged' : 'video-format');
  }
  if ((await read(first.content, 4)).toString('latin1') === 'qt  ') return refused('video-quicktime');
  const index = (top ?? []).filter(({ type }) => type === 'moov');
  const [moov] = index;
  if (moov === undefined || index.length > 1 || !(top ?? []).some(({ type }) => type === 'mdat'))
    return refused('video-damaged');
  const all = await within(read, moov, 0);
  if (all === null) return refused('video-damaged');
  const because = await refuseTracks(read, all);
  if (because !== null) return refused(because);
  const boxes = [...(top ?? []), ...all].filter(({ type }) => PRIVATE.has(type));
  const dated = all.filter(({ type }) => DATED.has(type));
  return { kind: 'film', boxes, dates: await Promise.all(dated.map((box) => datesOf(read, box))) };
}

const refused = (because: FilmRefusal): Inspected => ({ kind: 'refused', because });

/** A box with all that it contains; null: it is damaged. */
async function within(read: ReadBytes, box: Box, depth: number): Promise<Box[] | null> {
  if (!CONTAINERS.has(box.type)) return [box];
  if (depth === MOST_DEEP) return null;
  const children = await boxesOf(read, box.content, box.end);
  if (children === null) return null;
  const found: Box[] = [box];
  for (const child of children) {
    const inner = await within(read, child, depth + 1);
    if (inner === null) return null;
    found.push(...inner);
  }
  return found;
}

/** Each track is pictures or sound: others tell places and speeds, second by second. */
async function refuseTracks(read: ReadBytes, boxes: readonly Box[]): Promise<FilmRefusal | null> {
  const handlers = boxes.filter(({ type }) => type === 'hdlr');
  const samples = boxes.filter(({ type }) => type === 'stsd');
  if (handlers.length !== samples.length) return 'video-damaged';
  let pictures = 0;
  for (const [index, handler] of handlers.entries()) {
    const kind = (await read(handler.content + 8, 4)).toString('latin1');
    const table = samples[index];
    const codecs = CODECS[kind];
    if (codecs === undefined || table === undefined) return 'video-tracks';
    // After the version and the number of entries.
    const entries = await boxesOf(read, table.content + 8, table.end);
    if (entries === null || entries.length === 0) return 'video-damaged';
    if (!entries.every(({ type }) => codecs.has(type))) return 'video-codec';
    if (kind === 'vide') pictures += 1;
  }
  return pictures === 1 ? null : 'video-tracks';
}

/** The instants of recording and change: two numbers after the version, which says how long they are. */
async function datesOf(read: ReadBytes, { content, end }: Box): Promise<Range> {
  const [version = 0] = await read(content, 1);
  return { at: content + 4, end: Math.min(content + 4 + (version === 1 ? 16 : 8), end) };
}
