/** A plate in a name: "abc1d23", "abc-1234 frente", "fiat uno abc 1d23". */
const PLATE = /(?:^|[^a-z0-9])([a-z]{3})[-._ ]?(\d[a-z0-9]\d{2})(?![a-z0-9])/;
/** "abc-2", "abc_002", "abc (2)", "abc(2)". */
const NUMBERED = /^(.+?)(?:[-_ ]+\(?|\()(0?\d{1,2})\)?$/;
/** A number alone orders the photos of its folder. */
const ORDER = /^\d{1,3}$/;
const PICTURE = /\.(?:jpe?g|jfif|png|webp|avif|gif|heic|heif)$/;

/** A name by which a row may be meant, and the place of the photo among those of that row. */
interface PhotoKey {
  readonly key: string;
  readonly order: number;
}

/** The folders of a ZIP. */
interface Folders {
  /** The path of the folder in which everything is packed, which says nothing of a row. */
  readonly around: string;
  /** All photos are in one folder which is not of a vehicle: a number alone may be the `id` of a row. */
  readonly loose: boolean;
}

/** Without differences of case and of the forms of letters. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The plate in a text that is `folded`; null: there is none. */
export function plateIn(text: string): string | null {
  const [, letters, rest] = PLATE.exec(text) ?? [];
  return letters === undefined || rest === undefined ? null : letters + rest;
}

/** Which folder is around all photos; `names` are `folded`. Lists and notes beside them do not matter. */
export function foldersOf(names: readonly string[]): Folders {
  const paths = names.filter((name) => PICTURE.test(name)).map((name) => name.split('/').slice(0, -1));
  const [first = [], ...others] = paths;
  const differs = first.findIndex((folder, depth) => others.some((path) => path[depth] !== folder));
  const common = differs === -1 ? first : first.slice(0, differs);
  const flat = paths.every(({ length }) => length === common.length);
  const last = common.at(-1);
  const ofVehicle = last !== undefined && (ORDER.test(last) || plateIn(last) !== null);
  // The only folder may be named after the only vehicle of which there are photos.
  const around = flat ? common.slice(0, -1) : common;
  return { around: around.map((folder) => `${folder}/`).join(''), loose: flat && !ofVehicle };
}

/** What a row may be called for the file at a path below the folder around everything to be its. */
export function keysOf(parts: readonly string[], loose: boolean): readonly PhotoKey[] {
  const stem = (parts.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const folders = parts.slice(0, -1);
  const [, name, number] = NUMBERED.exec(stem) ?? [];
  return [
    ...folders.flatMap((folder) => withPlate(folder, 0)),
    ...(name === undefined ? [] : withPlate(name, Number(number))),
    ...(folders.length > 0 && ORDER.test(stem) && !loose ? [] : [{ key: stem, order: 0 }]),
    ...(name === undefined ? withPlate(stem, 0).slice(1) : []),
  ];
}

function withPlate(key: string, order: number): readonly PhotoKey[] {
  const plate = plateIn(key);
  return [{ key, order }, ...(plate === null || plate === key ? [] : [{ key: plate, order }])];
}
