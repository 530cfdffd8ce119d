import type { FileFormat } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { pdfDanger } from '../../../../platform/scanner/pdf-dangers.ts';
import { documentType } from '../../../people/identity/public.ts';

/** What an uploaded file is by its content. */
export interface FileContent {
  readonly bytes: Buffer;
  /** Null: none that is accepted. */
  readonly type: FileFormat | null;
  /** What a PDF does by itself, or keeps from being checked. */
  readonly danger: Awaited<ReturnType<typeof pdfDanger>>;
}

/** Reads an uploaded file; null: it is empty or too large. */
export async function fileContent(base64: string, mostBytes: number): Promise<FileContent | null> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > mostBytes) return null;
  const type = documentType(bytes);
  return { bytes, type, danger: type === 'pdf' ? await pdfDanger(bytes) : null };
}
