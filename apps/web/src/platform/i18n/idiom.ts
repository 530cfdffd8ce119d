import { cookieOf } from '../api/cookies.ts';

/** A language of the product. */
export type Idiom = 'PTBR' | 'EN';

/** Parses a language from the cookie, the URL or the API; anything unknown is Portuguese (I18N-01). */
export function idiomFrom(text: string | null | undefined): Idiom {
  return text?.toUpperCase() === 'EN' ? 'EN' : 'PTBR';
}

/** The language of a request: `?idiom=` takes precedence over the cookie `idiom` (I18N-03). */
export function idiomOfRequest(request: Request): Idiom {
  const asked = new URL(request.url).searchParams.get('idiom');
  return idiomFrom(asked ?? cookieOf(request.headers.get('cookie') ?? '', 'idiom'));
}

/** The value of the attribute `lang`. */
export function langOf(idiom: Idiom): string {
  return idiom === 'EN' ? 'en' : 'pt-BR';
}
