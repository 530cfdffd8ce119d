import { nameDrawing } from './name-icon.ts';

/** Line drawings of 48 x 48, one for each category and one for each language. Ours; strokes only. */
const DRAWINGS: Readonly<Record<string, string>> = {
  carro:
    '<path d="M4 31v-5.5c0-1.7 1.2-3.2 2.9-3.6L13 20.500l5.3-6.200A6 6 0 0 1 22.9 12.200h7.300a6 6 0 0 1 4.9 2.500l4.2 5.8 2.8.9a4 4 0 0 1 2.7 3.800V31a2 2 0 0 1-2 2h-2.5"/><path d="M17.5 33h13M4 31a2 2 0 0 0 2 2h2.5"/><circle cx="13" cy="33" r="4.5"/><circle cx="35" cy="33" r="4.5"/><path d="M14 20.500h24.500M25.5 12.500v8"/>',
  utilitario:
    '<path d="M8.5 34H6a2 2 0 0 1-2-2V15a3 3 0 0 1 3-3h22v22M17.5 34h12M29 16h7.200a3 3 0 0 1 2.5 1.300l4.6 6.900a4 4 0 0 1 .7 2.200V32a2 2 0 0 1-2 2h-3"/><path d="M33.5 16v8.500H43"/><circle cx="13" cy="34" r="4.5"/><circle cx="34" cy="34" r="4.5"/><path d="M9.5 18h14"/>',
  maquina:
    '<rect x="5" y="34" width="24" height="7.5" rx="3.75"/><path d="M8 34v-6.500h18V34M10 27.500V17h8l4.5 10.500M10 21.500h10"/><path d="M22 24 32.5 9.500l9 11-2.5 8.500M32.5 9.5 30.5 8M39 29l-5.5-1.500c-.5 4 1.5 7 4.5 7.5 2.5.4 4.5-1.5 4.5-3.500z"/><path d="M11 37.750h.01M17 37.750h.01M23 37.750h.01"/>',
  onibus:
    '<rect x="5" y="9" width="38" height="25" rx="4"/><path d="M5 24h38M14 9v15M24 9v15M34 9v15M8 29h4M38 29h2"/><circle cx="14" cy="34" r="4.5" fill="#fff"/><circle cx="34" cy="34" r="4.5" fill="#fff"/>',
  caminhao:
    '<path d="M8.5 34H5.500A1.5 1.5 0 0 1 4 32.500V11.500A1.5 1.5 0 0 1 5.5 10h22.500v24M17.5 34h12M28 16h8a3 3 0 0 1 2.6 1.500l4.9 8.500a3 3 0 0 1 .5 1.700v4.800a1.5 1.5 0 0 1-1.5 1.500h-2.5"/><path d="M33 16v9.500h10"/><circle cx="13" cy="34" r="4.5"/><circle cx="35" cy="34" r="4.5"/>',
  implemento:
    '<path d="M6 29.500V11a1.5 1.5 0 0 1 1.5-1.500h33A1.5 1.5 0 0 1 42 11v18.500zM4 29.500h40M13 9.500v20M20 9.500v20M27 9.500v20M34 9.500v20"/><circle cx="27" cy="35" r="4"/><circle cx="36.5" cy="35" r="4"/><path d="M11 29.500V39M8 39h6"/>',
  ptbr: '<rect x="4" y="10" width="40" height="28" rx="5"/><path d="M13 31V17h5a4.500 4.500 0 0 1 0 9h-5M27 17h10M32 17v14"/>',
  en: '<rect x="4" y="10" width="40" height="28" rx="5"/><path d="M20 17h-8v14h8M12 24h7M27 31V17l9 14V17"/>',
};

const COLOURS = { ativo: '#0b6470', inativo: '#6b7680' } as const;

/**
 * Returns the icon with a name: `carro.svg` and `carro-ativo.svg` are the selected form, `carro-inativo.svg` the other one.
 * `marca-12-mb.svg`, `modelo-…` and `tipo-…` are drawn from the letters. Null if there is no such icon.
 */
export function iconSvg(file: string): string | null {
  const match = /^([a-z]+(?:-[0-9]{1,9}-[a-z0-9]{1,3})?)(?:-(ativo|inativo))?\.svg$/.exec(file);
  const name = match?.[1];
  if (name === undefined) return null;
  const active = match?.[2] !== 'inativo';
  const stroke = active ? COLOURS.ativo : COLOURS.inativo;
  const plain = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : nameDrawing(name, stroke);
  if (plain === undefined || plain === null) return null;
  const drawing = plain.replace(/fill="#fff"/g, `fill="${active ? '#e0f1f3' : '#f4f6f7'}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="${stroke}" ` +
    `stroke-width="${active ? 2.6 : 2.2}" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  );
}
