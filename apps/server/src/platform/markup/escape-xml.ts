const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for the inside of an element or attribute of XML 1.0; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
