import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';

type Rule = readonly [pattern: RegExp, name: string];

/** Families of more than one word, tried on the plain text of the model before anything else, longest first. */
const COMPOUND: Readonly<Record<string, readonly Rule[]>> = {
  Fiat: [
    [/^grand siena/, 'Grand Siena'],
    [/^palio w/, 'Palio Weekend'],
    [/^(uno mille|mille)/, 'Uno Mille'],
    [/^ducato/, 'Ducato'],
  ],
  Chevrolet: [
    [/^onix sed/, 'Onix Plus'],
    [/^s10 blazer|^blazer/, 'Blazer'],
    [/^s10/, 'S10'],
    [/^silverado/, 'Silverado'],
    [/^grand blazer/, 'Grand Blazer'],
    [/^(corsa sed clas|classic)/, 'Classic'],
  ],
  Volkswagen: [
    [/^golf variant/, 'Golf Variant'],
    [/^passat variant/, 'Passat Variant'],
    [/^t ?cross/, 'T-Cross'],
    [/^cross up/, 'up!'],
    [/^tiguan/, 'Tiguan'],
    [/^new beetle/, 'New Beetle'],
    [/^space ?fox/, 'SpaceFox'],
    [/^cross ?fox/, 'CrossFox'],
    [/^up/, 'up!'],
    [/^id 4/, 'ID.4'],
    [/^id buzz/, 'ID.Buzz'],
  ],
  Toyota: [
    [/^corolla cross/, 'Corolla Cross'],
    [/^corolla fielder|^fielder/, 'Fielder'],
    [/^hilux sw4|^sw4/, 'Hilux SW4'],
    [/^hilux/, 'Hilux'],
    [/^land cruiser/, 'Land Cruiser'],
    [/^band/, 'Bandeirante'],
    [/^rav4/, 'RAV4'],
    [/^yaris cross/, 'Yaris Cross'],
  ],
  Mitsubishi: [
    [/^eclipse cross/, 'Eclipse Cross'],
    [/^pajero tr4|^tr4/, 'Pajero TR4'],
    [/^pajero full/, 'Pajero Full'],
    [/^pajero sport/, 'Pajero Sport'],
    [/^pajero dakar/, 'Pajero Dakar'],
    [/^l ?200/, 'L200'],
    [/^(lancer sport|lancer)/, 'Lancer'],
    [/^expo/, 'Expo'],
  ],
  'Land Rover': [
    [/^new range/, 'Range Rover'],
    [/^disc$/, 'Discovery'],
    [/^discov(ery)? ?sp/, 'Discovery Sport'],
    [/^discov/, 'Discovery'],
    [/^range r(over)? ?(ev)/, 'Range Rover Evoque'],
    [/^range r(over)? ?sp/, 'Range Rover Sport'],
    [/^range r(over)? ?vel/, 'Range Rover Velar'],
    [/^range r/, 'Range Rover'],
    [/^def/, 'Defender'],
    [/^freelander/, 'Freelander'],
  ],
  Jeep: [
    [/^grand cherokee/, 'Grand Cherokee'],
    [/^cherokee/, 'Cherokee'],
  ],
  Suzuki: [
    [/^grand vitara/, 'Grand Vitara'],
    [/^s ?cross|^sx4 s/, 'S-Cross'],
    [/^super/, 'Super Carry'],
  ],
  Citroën: [
    [/^c3 aircross|^aircross/, 'C3 Aircross'],
    [/^c4 cactus/, 'C4 Cactus'],
    [/^c4 lounge/, 'C4 Lounge'],
    [/^c4 pallas/, 'C4 Pallas'],
    [/^c4 pic|^grand c4/, 'C4 Picasso'],
    [/^xsara pic/, 'Xsara Picasso'],
    [/^c3 pic/, 'C3 Picasso'],
    [/^jumper/, 'Jumper'],
    [/^(e )?jumpy/, 'Jumpy'],
  ],
  Hyundai: [
    [/^santa ?fe/, 'Santa Fe'],
    [/^grand santa/, 'Grand Santa Fe'],
    [/^i30 cw/, 'i30 CW'],
    [/^h1 /, 'H1 Starex'],
    [/^hb20s/, 'HB20S'],
    [/^hb20x/, 'HB20X'],
    [/^hb20/, 'HB20'],
  ],
  Chrysler: [
    [/^pt cruiser/, 'PT Cruiser'],
    [/^300/, '300C'],
    [/^grand caravan/, 'Grand Caravan'],
    [/^town/, 'Town & Country'],
  ],
  Renault: [
    [/^duster oroch|^oroch/, 'Oroch'],
    [/^grand tour|^megane g/, 'Mégane Grand Tour'],
    [/^megane|^mégane/, 'Mégane'],
    [/^zoe/, 'Zoe'],
  ],
  Nissan: [
    [/^grand livina/, 'Grand Livina'],
    [/^x ?trail/, 'X-Trail'],
    [/^x ?terra/, 'XTerra'],
    [/^tiida/, 'Tiida'],
  ],
  Honda: [
    [/^hr ?v/, 'HR-V'],
    [/^cr ?v/, 'CR-V'],
    [/^wr ?v/, 'WR-V'],
    [/^zr ?v/, 'ZR-V'],
  ],
  Chery: [
    [/^tiggo (\dx?)/, 'Tiggo'],
    [/^arrizo/, 'Arrizo'],
  ],
  'Mercedes-Benz': [
    [/^e?sprin/, 'Sprinter'],
    [/^classe a/, 'Classe A'],
    [/^vito/, 'Vito'],
  ],
  Peugeot: [
    [/^e?-? ?expert/, 'Expert'],
    [/^e 2008|^e-2008/, 'e-2008'],
  ],
  Ford: [
    [/^transit|^e transit/, 'Transit'],
    [/^edge/, 'Edge'],
    [/^eco ?sport/, 'EcoSport'],
    [/^(new )?fiesta/, 'Fiesta'],
  ],
  Ram: [
    [/^rampage/, 'Rampage'],
    [/^(\d{4})/, ''],
    [/^classic/, '1500 Classic'],
  ],
  Porsche: [[/^cayene/, 'Cayenne']],
  Ferrari: [[/^12cil/, '12Cilindri']],
  Troller: [[/^t ?-?4/, 'T4']],
  Mini: [
    [/country/, 'Countryman'],
    [/club/, 'Clubman'],
    [/paceman/, 'Paceman'],
    [/roadster/, 'Roadster'],
    [/coupe/, 'Coupé'],
    [/./, 'Cooper'],
  ],
};
/** First words that name nothing without the second. */
const PREFIXES =
  /^(grand?|classe|santa|new|space|super|cross|monte|town|nova|novo|mini|model|song|dolphin|neta|range|def|serie)$/i;

/**
 * Returns the family of a car or van in the FIPE table: "ONIX HATCH LT 1.4 8V" is "ONIX", "320iA Sport" is "320i". `brand` is the
 * tidied name. Null when the line names no family.
 */
export function carFamily(brand: string, line: string): string | null {
  const plain = foldText(line);
  for (const [pattern, name] of COMPOUND[brand] ?? []) {
    const match = pattern.exec(plain);
    if (match)
      return name === '' ? (match[1] ?? null) : name === 'Tiggo' ? `Tiggo ${match[1] ?? ''}`.trim() : name;
  }
  if (brand === 'BMW') return bmwFamily(line);
  if (brand === 'Mercedes-Benz') return mercedesFamily(line);
  const words = line
    .replace(/\(.*?\)/g, ' ')
    .split(/[\s/,]+/)
    .filter((word) => word !== '');
  const first = words[0]?.replace(/[.]+$/, '');
  if (first === undefined || /^\d\.\d/.test(first)) return null;
  const second = words[1];
  return PREFIXES.test(first) && second !== undefined && !/^\d\.\d/.test(second)
    ? `${first} ${second}`
    : first;
}

function bmwFamily(line: string): string | null {
  const numbered = /^(\d{3})/.exec(line)?.[1];
  if (numbered !== undefined) return `${numbered}${/^\d{3}\s?d/i.test(line) ? 'd' : 'i'}`;
  const lettered = /^(M\s?\d{3})i?/i.exec(line)?.[1];
  if (lettered !== undefined) return `${lettered.replace(/\s/, '')}i`;
  return /^[A-Za-z]+\d*/.exec(line)?.[0] ?? null;
}

function mercedesFamily(line: string): string | null {
  const match = /^([A-Z]{1,4})[- ]?(\d{2,3})\b/.exec(line);
  if (match) return `${match[1]} ${match[2]}`;
  return /^(GT|Sprinter|Vito|EQ[A-Z])/.exec(line)?.[0] ?? null;
}
