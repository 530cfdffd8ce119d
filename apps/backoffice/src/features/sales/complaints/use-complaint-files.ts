import { uploadComplaintFile } from '@patio/contract/sales/complaints/upload-complaint-file.ts';
import { COMPLAINT_FILES } from '@patio/domain/sales/complaints/complaint-words.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { useRef, useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { officeCall } from '../../../platform/api/office-call.ts';

/** Files that go with a step: each goes up once, however often sending is tried. */
export function useComplaintFiles(code: number, onTooLarge: (some: boolean) => void) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const uploaded = useRef(new Map<File, string>());
  const upload = async (): Promise<string[]> => {
    const guids: string[] = [];
    for (const file of files) {
      const known = uploaded.current.get(file);
      const body = { nome: file.name, conteudo: known === undefined ? await base64Of(file) : '' };
      const guid = known ?? (await officeCall(uploadComplaintFile, { params: { id: code }, body })).data.guid;
      uploaded.current.set(file, guid);
      guids.push(guid);
    }
    return guids;
  };
  const add = (given: readonly File[]): void => {
    const fitting = given.filter(({ size }) => size <= PURCHASE_DOCUMENT_BYTES);
    onTooLarge(fitting.length < given.length);
    setFiles((before) => [...before, ...fitting].slice(0, COMPLAINT_FILES));
  };
  const remove = (file: File): void => setFiles((before) => before.filter((one) => one !== file));
  return { files, add, remove, upload, clear: () => setFiles([]) };
}

export type ComplaintFiles = ReturnType<typeof useComplaintFiles>;
