/** Where to go after signing in: a URL of this site as it is, anything else home (C-19). */
export function safeReturn(wanted: string | null, home: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001f\\]/.test(wanted)) return home;
  return /^(\/[a-z-]+)?\/auth(\/|\?|$)/.test(wanted) ? home : wanted;
}
