/** Text as a PDF string in Windows-1252; other characters become a question mark. */
function pdfText(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 63;
      if (code > 255) return '?';
      if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`;
      return code < 32 || code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : letter;
    })
    .join('');
}

/** Returns a PDF of one A4 page: a title and lines of text. The same text gives the same bytes. */
export function makePdf(title: string, lines: readonly string[]): Buffer {
  const body = lines.map((line) => `0 -18 Td (${pdfText(line)}) Tj`).join('\n');
  const page = `BT\n/F1 16 Tf\n56 780 Td (${pdfText(title)}) Tj\n/F1 10.5 Tf\n0 -14 Td\n${body}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places: string[] = [];
  objects.forEach((object, index) => {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
