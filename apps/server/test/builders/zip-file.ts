import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile, type Options } from 'yazl';

/** A file of a ZIP; `mode`: as Unix has it. */
export interface ZippedFile {
  readonly name: string;
  readonly content: string | Buffer;
  readonly options?: Partial<Options>;
}

/** The bytes of a ZIP with these files. */
export function zipFile(files: readonly ZippedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content, options } of files) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  return buffer(Readable.from(zip.outputStream));
}
