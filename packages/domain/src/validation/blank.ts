/** Characters that show nothing though trimming leaves them: joiners, marks of direction, fillers, the empty braille pattern. */
const UNSEEN = /^[\s\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Whether nothing can be seen of a text, so that a field with it is as good as empty. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}
