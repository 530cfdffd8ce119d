/** Invisible characters that trimming leaves: joiners, direction marks, fillers, the empty braille pattern. */
const UNSEEN = /^[\s\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Whether a text has no visible characters, so that a field with it counts as empty. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}
