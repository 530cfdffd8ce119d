import { createHash } from 'node:crypto';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import {
  formatOfName,
  PURCHASE_DOCUMENT_BYTES,
  savedName,
  type FileFormat,
} from '@patio/domain/sales/purchase-documents/document-names.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { fileContent } from './file-content.ts';

/** A file that may be stored. */
export interface CheckedFile {
  readonly bytes: Buffer;
  readonly name: string;
  readonly type: FileFormat;
  readonly sha256: string;
}

/** Takes a file whose content is what its name says and does nothing by itself. Errors: `invalid-fields`, `purchase-document-unsafe`. */
export async function checkFile(
  { nome, conteudo }: { readonly nome: string; readonly conteudo: string },
  idiom: Idiom,
): Promise<CheckedFile> {
  const wrong = (
    text: 'purchase-file-size' | 'purchase-file-kind' | 'purchase-file-mismatch' | 'purchase-file-locked',
  ) => new ApiError('invalid-fields', { erros: [fieldText(text, 'conteudo', idiom)] });
  const content = await fileContent(conteudo, PURCHASE_DOCUMENT_BYTES);
  if (content === null) throw wrong('purchase-file-size');
  const { bytes, danger } = content;
  const claimed = formatOfName(nome);
  if (claimed === null) throw wrong('purchase-file-kind');
  if (content.type !== claimed) throw wrong('purchase-file-mismatch');
  if (danger === 'locked') throw wrong('purchase-file-locked');
  if (danger === 'active') throw new ApiError('purchase-document-unsafe');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, name: savedName(nome), type: claimed, sha256 };
}
