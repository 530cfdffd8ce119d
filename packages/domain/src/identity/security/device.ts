export type DeviceForm = 'computer' | 'phone' | 'tablet';

/** Browser and system of a user agent, by the names that people know. */
export interface Device {
  /** Null: it does not say. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly form: DeviceForm | null;
}

/** User agents contain the names of the browsers they derive from: the first match in this list counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string, DeviceForm])[] = [
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac', 'computer'],
  [/\b(?:Linux|X11)\b/, 'Linux', 'computer'],
];

/** The rest of a user agent means nothing to users. */
const MOST = 300;

/** Parses a user agent. Programs that are not browsers are named by their first word, in letters, digits and `._-` only. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, MOST);
  const system = SYSTEMS.find(([pattern]) => pattern.test(text));
  return {
    browser: BROWSERS.find(([pattern]) => pattern.test(text))?.[1] ?? programOf(text),
    system: system?.[1] ?? null,
    form: system?.[2] ?? null,
  };
}

function programOf(text: string): string | null {
  const name = /^[a-z][\w.-]{1,29}(?=[/ ]|$)/i.exec(text)?.[0] ?? null;
  return name === 'Mozilla' ? null : name;
}
