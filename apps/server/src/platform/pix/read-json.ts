import type { z } from 'zod';
import { PixError } from './pix-failure.ts';

/** The value of a JSON text of a shape. Errors: `PixError` `nonsense`, which names what is wrong, not what was said. */
export function readJson<S extends z.ZodType>(shape: S, text: string): z.output<S> {
  const read = shape.safeParse(valueOf(text));
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new PixError(
    'nonsense',
    `The bank said what the standard does not (${first?.path.join('.') ?? ''}: ${first?.message ?? ''}).`,
  );
}

/** The value of a JSON text; undefined for any other. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
