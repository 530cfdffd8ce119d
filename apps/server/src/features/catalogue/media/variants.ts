/** The widths in which pictures are given, in pixels; a picture is never enlarged. */
export const WIDTHS = [268, 536, 800, 1200, 1600] as const;
export type Width = (typeof WIDTHS)[number];

/** The formats in which pictures are given, by the ending of the address. */
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof FORMATS;

/** One way in which a picture is given. */
export type Variant = { width: Width; format: Format };

/** What the bare address of a picture gives. */
export const DEFAULT_VARIANT: Variant = { width: 800, format: 'jpg' };

/** Reads the last part of an address ("800.webp"); null for widths and formats that are not given. */
export function parseVariant(name: string): Variant | null {
  const match = /^(\d{3,4})\.([a-z]{3,4})$/.exec(name);
  const width = WIDTHS.find((each) => String(each) === match?.[1]);
  const format = match?.[2];
  return width !== undefined && isFormat(format) ? { width, format } : null;
}

function isFormat(text: string | undefined): text is Format {
  return text !== undefined && Object.hasOwn(FORMATS, text);
}
