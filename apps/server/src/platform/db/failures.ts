/** What the driver says without a code when a connection cannot be made or breaks. */
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;
const noConnection = /^timeout exceeded when trying to connect/;

const networkCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether a transaction was undone only because another was in its way: the same work may be done again at once. */
export function isCollision(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** Whether a value was refused because another row has it, which may have come in after one looked. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether nothing was done because the database could not take the work now: no connection, starting, stopping, full, or too long a wait. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === null) return noConnection.test(messageOf(error));
  return (
    code === 'ECONNREFUSED' ||
    code === 'ENOENT' ||
    code === '55P03' ||
    code === '57014' ||
    code === '57P03' ||
    code.startsWith('53')
  );
}

/** Whether the database is gone for the moment, so that trying the same in smaller parts is useless. */
export function isGone(error: unknown): boolean {
  const code = codeOf(error);
  if (isUnavailable(error)) return true;
  if (code === null) return brokenConnection.test(messageOf(error));
  return networkCodes.has(code) || code.startsWith('08') || code.startsWith('57P');
}

/** The code of a failure of the driver (SQLSTATE, or one of the network), or null. */
export function codeOf(error: unknown): string | null {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
