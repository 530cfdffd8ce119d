import { Readable } from 'node:stream';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { FileReply } from '../../../../platform/http/bodies/file-reply.ts';
import { unseal } from '../../../../platform/secrets/seal.ts';
import { exportPlace } from './export-place.ts';
import { fileOf } from './files.store.ts';
import { personalDataCopy } from './personal-data-copy.ts';
import { renderExport } from './render-export.ts';

/** The copy of a request as a file, JSON or one page in a language; undefined if there is none, or no longer. */
export async function exportFile(
  { database, config }: ServerDeps,
  request: { readonly code: number; readonly protocol: string },
  given: { readonly format: 'json' | 'html'; readonly idiom: Idiom; readonly now: number },
): Promise<FileReply | undefined> {
  const sealed = await fileOf(database, request.code, given.now);
  if (sealed === undefined) return undefined;
  const json = unseal(config, exportPlace(request.code), sealed);
  const isJson = given.format === 'json';
  const copy = personalDataCopy.parse(JSON.parse(json));
  const content = Buffer.from(
    isJson ? `${JSON.stringify(copy, null, 2)}\n` : renderExport(copy, config.brand, given.idiom),
  );
  return new FileReply({
    stream: Readable.from([content]),
    size: content.byteLength,
    type: isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    name: `${given.idiom === 'EN' ? 'my-data' : 'meus-dados'}-${request.protocol}.${given.format}`,
  });
}
