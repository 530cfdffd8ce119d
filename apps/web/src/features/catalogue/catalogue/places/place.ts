/** A position in degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** The visitor's position, as entered or as reported by the browser. */
export interface Place extends Position {
  /** "Vitória/ES"; null when only the position is known. */
  readonly name: string | null;
  /** The name is that of the state's capital, since the city is unknown. */
  readonly approximate: boolean;
}

/** Writes a place for its cookie: "-20.3,-40.3|~Vitória/ES", the tilde for an approximate one. */
export function placeToText({ lat, lon, name, approximate }: Place): string {
  const position = `${lat},${lon}`;
  return name === null ? position : `${position}|${approximate ? '~' : ''}${name}`;
}

/** Parses what `placeToText` wrote; null when it is not a valid position. */
export function placeFromText(text: string | null): Place | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)(?:\|(~?)([^|~]{1,80}))?$/.exec(text ?? '');
  if (match === null) return null;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { lat, lon, name: match[4] ?? null, approximate: match[3] === '~' };
}
