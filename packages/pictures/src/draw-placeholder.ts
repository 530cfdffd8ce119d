/** Placeholders are line drawings in the colour of the text around them (`currentColor`). */
export type PlaceholderKind = 'car' | 'heart' | 'search' | 'photo';

const drawings: Record<PlaceholderKind, string> = {
  car:
    '<path d="M34 118h-8a8 8 0 0 1-8-8V94q0-9 9-12l37-9 25-23q8-7 19-7h46q11 0 19 7l22 21 27 8q12 4 12 16v13a8 8 0 0 1-8 8h-6"/>' +
    '<path d="M76 118h88"/><circle cx="55" cy="118" r="20"/><circle cx="185" cy="118" r="20"/><circle cx="55" cy="118" r="7"/><circle cx="185" cy="118" r="7"/>' +
    '<path d="M82 74l19-17q4-4 10-4h14v21zM137 53h14q6 0 10 4l17 17h-41zM112 90h12M22 96h12M224 96h-12" stroke-opacity=".6"/>' +
    '<path d="M8 140h224" stroke-dasharray="2 9" stroke-opacity=".5"/>',
  heart:
    '<path d="M120 138C84 112 52 88 52 58c0-20 15-34 33-34 14 0 27 8 35 22 8-14 21-22 35-22 18 0 33 14 33 34 0 30-32 54-68 80z"/>' +
    '<path d="M72 56c0-9 6-15 14-16" stroke-opacity=".6"/><path d="M204 28v16M196 36h16M36 104v12M30 110h12" stroke-opacity=".5"/>',
  search:
    '<circle cx="108" cy="68" r="44"/><path d="M140 100l40 40"/><path d="M84 66a24 24 0 0 1 22-22" stroke-opacity=".6"/>' +
    '<path d="M90 84h36M98 72h20" stroke-opacity=".5"/>',
  photo:
    '<rect x="44" y="26" width="152" height="112" rx="12"/><circle cx="84" cy="60" r="13"/><path d="M50 124l46-40 28 24 30-34 38 42" />' +
    '<path d="M92 12h56" stroke-opacity=".5"/>',
};

/** Answers a small line drawing (240 x 160) for an empty state; it takes the colour of the text around it. */
export function drawPlaceholder(kind: PlaceholderKind): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160" fill="none" ' +
    `stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawings[kind]}</svg>`
  );
}
