/** The value of a cookie in a `Cookie` header (or `document.cookie`), or null. */
export function cookieOf(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return null;
}

/** A cookie for the whole site, readable by scripts. `seconds` 0 removes it; null makes it a session cookie. */
export function cookieText(
  name: string,
  value: string,
  options: { seconds: number | null; secure: boolean },
): string {
  const age = options.seconds === null ? '' : `; Max-Age=${options.seconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${options.secure ? '; Secure' : ''}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
