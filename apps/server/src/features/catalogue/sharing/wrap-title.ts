/** Breaks a title into at most `lines` lines of about `width` characters; what does not fit ends with an ellipsis. */
export function wrapTitle(title: string, width: number, lines: number): string[] {
  const words = title
    .trim()
    .split(/\s+/)
    .flatMap((word) => pieces(word, width));
  const wrapped: string[] = [];
  for (const word of words) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  if (wrapped.length <= lines) return wrapped;
  const kept = wrapped.slice(0, lines);
  const last = kept.pop() ?? '';
  return [
    ...kept,
    `${[...last]
      .slice(0, width - 1)
      .join('')
      .trimEnd()}…`,
  ];
}

function pieces(word: string, width: number): string[] {
  const letters = [...word];
  const count = Math.ceil(letters.length / width);
  return Array.from({ length: count }, (_, at) => letters.slice(at * width, (at + 1) * width).join(''));
}
