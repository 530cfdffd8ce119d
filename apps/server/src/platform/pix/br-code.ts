const GUI = 'br.gov.bcb.pix';
const LONGEST_NAME = 25;
const LONGEST_CITY = 15;

/** What the text of a dynamic charge says. */
export interface BrCode {
  /** Address of the charge without a scheme, as the bank gave it. */
  readonly location: string;
  readonly merchant: string;
  readonly city: string;
}

/** The text to copy, and to draw as a QR code, of a charge at `location` (EMV MPM, manual of the BR Code). */
export function brCodeText({ location, merchant, city }: BrCode): string {
  const text = [
    element('00', '01'),
    // It may be paid once.
    element('01', '12'),
    element('26', element('00', GUI) + element('25', location.replace(/^https?:\/\//, ''))),
    element('52', '0000'),
    element('53', '986'),
    element('58', 'BR'),
    element('59', plain(merchant, LONGEST_NAME)),
    element('60', plain(city, LONGEST_CITY)),
    element('62', element('05', '***')),
    '6304',
  ].join('');
  return text + checksum(text);
}

/** What a text says; null if it is no dynamic BR Code, or its checksum is wrong. */
export function readBrCode(text: string): BrCode | null {
  if (!/6304[0-9A-F]{4}$/.test(text) || checksum(text.slice(0, -4)) !== text.slice(-4)) return null;
  const elements = elementsOf(text);
  const account = elementsOf(elements?.get('26') ?? '');
  const location = account?.get('25');
  if (!elements || account?.get('00')?.toLowerCase() !== GUI || !location) return null;
  return { location, merchant: elements.get('59') ?? '', city: elements.get('60') ?? '' };
}

function element(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Element ${id} of a BR Code is too long.`);
  return id + String(value.length).padStart(2, '0') + value;
}

function elementsOf(text: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    const [, id = '', length = ''] = head ?? [];
    const end = at + 4 + Number(length);
    if (!head || end > text.length) return null;
    found.set(id, text.slice(at + 4, end));
    at = end;
  }
  return found;
}

/** Letters of ASCII alone: applications of banks reject anything else. */
function plain(text: string, longest: number): string {
  const ascii = text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  return ascii === '' ? 'N' : ascii;
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
