/** The available widths of pictures, in pixels; pictures are never enlarged. */
export const WIDTHS = [268, 536, 800, 1200, 1600] as const;
export type Width = (typeof WIDTHS)[number];

/** The available formats of pictures, by the extension in the URL. */
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof FORMATS;
export const FORMAT_NAMES: readonly Format[] = ['avif', 'webp', 'jpg'];

/** One variant of a picture. */
export type Variant = { width: Width; format: Format };

/** The variant of the URL without one. */
export const DEFAULT_VARIANT: Variant = { width: 800, format: 'jpg' };

/** Parses the last part of a URL ("800.webp"); null for unavailable widths and formats. */
export function parseVariant(name: string): Variant | null {
  const match = /^(\d{3,4})\.([a-z]{3,4})$/.exec(name);
  const width = WIDTHS.find((each) => String(each) === match?.[1]);
  const format = match?.[2];
  return width !== undefined && isFormat(format) ? { width, format } : null;
}

function isFormat(text: string | undefined): text is Format {
  return text !== undefined && Object.hasOwn(FORMATS, text);
}
