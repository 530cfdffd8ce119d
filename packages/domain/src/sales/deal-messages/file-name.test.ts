import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Laudo cautelar.PDF', 'pdf', 'Laudo cautelar.pdf'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['C:\\fotos\\frente.jpeg', 'jpg', 'frente.jpg'],
  ['pagamento.pdf.exe', 'pdf', 'pagamento.pdf.pdf'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['\u0000', 'jpg', 'arquivo.jpg'],
  ['', 'jpg', 'arquivo.jpg'],
] as const)('%j as %s is shown as %s', (given, type, expected) =>
  expect(fileNameOf(given, type)).toBe(expected),
);

it('is never longer than a name may be', () => {
  expect([...fileNameOf('ã'.repeat(5000), 'pdf')]).toHaveLength(124);
});
