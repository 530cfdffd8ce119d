import { ApiError } from '../../../platform/http/api-error.ts';
import { normaliseIcon } from '../media/public.ts';
import type { IconPair } from './name-writer.store.ts';

interface Sent {
  readonly imagemAtiva?: string | undefined;
  readonly imagemInativa?: string | undefined;
}

/** The pictures that were sent, as safe drawings; null: none was. Errors: `name-picture-refused`. */
export async function readIcons({ imagemAtiva, imagemInativa }: Sent): Promise<IconPair | null> {
  if (imagemAtiva === undefined && imagemInativa === undefined) return null;
  return { selected: await drawingOf(imagemAtiva), plain: await drawingOf(imagemInativa) };
}

async function drawingOf(base64: string | undefined): Promise<string | null> {
  if (base64 === undefined) return null;
  const svg = await normaliseIcon(Buffer.from(base64, 'base64'));
  if (svg === null) throw new ApiError('name-picture-refused');
  return svg;
}
