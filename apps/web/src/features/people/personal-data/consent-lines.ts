import type { PersonalData } from './load-personal-data.ts';

interface Words {
  readonly mailsGiven: string;
  readonly mailsWithdrawn: string;
  readonly cookiesGiven: (kinds: string) => string;
  readonly cookiesRefused: string;
  readonly cookieKinds: Readonly<Record<PersonalData['cookies'][number]['permitidos'][number], string>>;
  readonly places: Readonly<Record<PersonalData['emails'][number]['onde'] | 'cookies', string>>;
}

/** One answer of a history. */
export interface ConsentLine {
  readonly key: string;
  readonly words: string;
  readonly place: string;
  /** The day of the text's version, yyyy-mm-dd. */
  readonly version: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Answers about offers by e-mail and about cookies in one list, latest first. */
export function consentLines(
  emails: PersonalData['emails'],
  cookies: PersonalData['cookies'],
  texts: Words,
): readonly ConsentLine[] {
  const mails = emails.map(({ aceita, versao, onde, quando }, place) => ({
    key: `mail-${place}`,
    words: aceita ? texts.mailsGiven : texts.mailsWithdrawn,
    place: texts.places[onde],
    version: versao,
    at: Date.parse(quando),
  }));
  const stored = cookies.map(({ permitidos, versao, quando }, place) => ({
    key: `cookie-${place}`,
    words:
      permitidos.length === 0
        ? texts.cookiesRefused
        : texts.cookiesGiven(permitidos.map((kind) => texts.cookieKinds[kind]).join(', ')),
    place: texts.places.cookies,
    version: versao,
    at: Date.parse(quando),
  }));
  return [...mails, ...stored].toSorted((one, other) => other.at - one.at);
}
