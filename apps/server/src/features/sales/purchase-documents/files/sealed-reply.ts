import { formatOfName, type FileFormat } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { FileReply, typeOfName } from '../../../../platform/http/bodies/file-reply.ts';
import type { SealedFiles } from '../../../../platform/storage/sealed-files.ts';

/** A stored file, always as a download, under a name that ends as what it is; null: it is gone. */
export async function sealedReply(
  files: SealedFiles,
  { guid, name, type }: { readonly guid: string; readonly name: string; readonly type: FileFormat },
): Promise<FileReply | null> {
  const bytes = await files.read(guid);
  if (bytes === null) return null;
  const saved = formatOfName(name) === type ? name : `arquivo.${type}`;
  return FileReply.of(bytes, saved, typeOfName(`x.${type}`));
}
