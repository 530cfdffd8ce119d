import { z } from 'zod';

const known = z.looseObject({
  level: z.string(),
  time: z.number(),
  role: z.string().default(''),
  msg: z.string().default(''),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

/** Returns a log entry as one line for people: time, role, severity, message, the rest as JSON; an error's stack follows. */
export function prettyLine(entry: unknown): string {
  const parsed = known.safeParse(entry);
  if (!parsed.success) return `${JSON.stringify(entry)}\n`;
  const { level, time, role, msg, err, pid: _pid, ...rest } = parsed.data;
  const at = new Date(time).toISOString().slice(11, 19);
  const more = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`;
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`;
  return `${at} ${role.padEnd(6)} ${level.toUpperCase().padEnd(5)} ${msg}${more}${stack}\n`;
}
