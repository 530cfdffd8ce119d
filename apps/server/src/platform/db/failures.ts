/** Messages of the driver that carry no code: a connection that cannot be opened or breaks. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;
const noConnection = /^timeout exceeded when trying to connect/;

const networkCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const unreachable = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN']);

/** 25006: read-only, such as a standby; 55P03, 57014: timeouts; 57P03: starting or shutting down. */
const notNow = new Set(['25006', '55P03', '57014', '57P03']);
/** The server ended the session because a transaction or connection was idle for too long. */
const endedSession = new Set(['25P03', '25P04']);

/** We closed the connection because the database no longer answers. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';

  constructor() {
    super('Nothing is heard from the database.');
  }
}

/** The database did not do the work: it could not be reached, or the connection was lost before the commit was sent. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is unavailable: ${messageOf(cause)}`, { cause });
  }
}

/** The connection was lost after the commit was sent and before it was acknowledged: the work may or may not be recorded. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(cause: unknown) {
    super(`Nobody knows whether it was recorded: ${messageOf(cause)}`, { cause });
  }
}

/** Whether a transaction was rolled back only because it conflicted with another: the same work may be retried at once. */
export function isCollision(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** Whether a value was refused because another row has it, possibly inserted after the check. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether a row was not removed because others refer to it, possibly inserted after the check. */
export function isReferenced(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** Whether the database refuses writes and answers everything else. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** Whether the work waited too long for locks; the database itself is healthy. */
export function isWaitTooLong(error: unknown): boolean {
  const code = codeOf(error);
  return code === '55P03' || code === '57014';
}

/**
 * Whether nothing was done because the database could not accept the work now: no connection, starting, shutting down, full, read-only, or
 * a timeout.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error);
  if (code === null) return noConnection.test(messageOf(error));
  return unreachable.has(code) || notNow.has(code) || code.startsWith('53');
}

/** Whether a connection was lost while it was in use. The last statement sent may have been executed. */
export function isLost(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  const code = codeOf(error);
  if (code === null) return lostConnection.test(messageOf(error));
  const ended = code.startsWith('08') || code.startsWith('57P') || endedSession.has(code);
  return ended || networkCodes.has(code);
}

/** Whether the database is unavailable for now, so that retrying in smaller parts is useless. */
export function isGone(error: unknown): boolean {
  return isUnavailable(error) || isLost(error) || error instanceof OutcomeUnknown;
}

/** The code of a driver error (SQLSTATE or a network code), or null. */
export function codeOf(error: unknown): string | null {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
