/** What raises the limit of an account. */
export type WayToRaise = 'email' | 'documentos' | 'caucao';

/** The way to raise it that a refusal names; null for anything else. */
export function wayIn(reply: Readonly<Record<string, unknown>>): WayToRaise | null {
  if (reply['tipo'] !== 'EXPOSICAO') return null;
  const way = reply['comoAumentar'];
  return way === 'email' || way === 'documentos' || way === 'caucao' ? way : null;
}
