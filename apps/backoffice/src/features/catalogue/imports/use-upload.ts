import { addImportPart } from '@patio/contract/catalogue/imports/add-import-part.ts';
import { beginImportPhotos } from '@patio/contract/catalogue/imports/begin-import-photos.ts';
import { createImport } from '@patio/contract/catalogue/imports/create-import.ts';
import { IMPORT_LIMITS } from '@patio/contract/catalogue/imports/import-words.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText, sayProblem } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** An upload that began: its import, and how many bytes the server has. */
export interface BegunUpload {
  readonly id: number;
  readonly bytes: number;
  readonly recebidos: number;
}

/** The end of a name, which says what file it is, without half a character. */
const endOf = (name: string): string => name.slice(-200).replace(/^[\uDC00-\uDFFF]/, '');

/** Sends files part by part. `share`: percent that was sent; null: nothing is being sent. */
export function useUpload() {
  const texts = useTexts();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fits = (file: File, begun: BegunUpload | null): boolean => {
    const right = file.size > 0 && (begun === null || begun.bytes === file.size);
    setProblem(right ? null : file.size === 0 ? texts.imports.emptyFile : texts.imports.otherFile);
    return right;
  };
  /** The number of the import; null: it could not be begun. What breaks off can be continued. */
  const send = async (file: File, begun: BegunUpload | null): Promise<number | null> => {
    if (!fits(file, begun)) return null;
    setShare(0);
    let id = begun?.id ?? null;
    try {
      const upload =
        begun ??
        (await officeCall(createImport, { body: { arquivo: endOf(file.name), bytes: file.size } })).data;
      ({ id } = upload);
      await sendParts(file, upload, false, setShare);
    } catch (failure) {
      const text = failureText(failure, texts);
      // What broke off is continued on another page.
      if (begun === null && id !== null) sayProblem(text);
      else setProblem(text);
    }
    setShare(null);
    await client.invalidateQueries();
    return id;
  };
  /** Sends a ZIP with photos for the lines of an import; `begun`: continues one that broke off. */
  const sendPhotos = async (file: File, id: number, begun: BegunUpload | null): Promise<void> => {
    if (!fits(file, begun)) return;
    setShare(0);
    try {
      const body = { arquivo: endOf(file.name), bytes: file.size };
      if (begun === null) await officeCall(beginImportPhotos, { params: { id }, body });
      await sendParts(file, begun ?? { id, bytes: file.size, recebidos: 0 }, true, setShare);
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
    setShare(null);
    await client.invalidateQueries();
  };
  return { share, problem, send, sendPhotos };
}

/** Sends what the server does not have yet; `fotos`: of the ZIP with photos. */
async function sendParts(
  file: File,
  { id, bytes, recebidos }: BegunUpload,
  fotos: boolean,
  progress: (share: number) => void,
): Promise<void> {
  for (let from = recebidos; from < bytes; from += IMPORT_LIMITS.part) {
    progress(Math.floor((from / bytes) * 100));
    const conteudo = await base64Of(file.slice(from, from + IMPORT_LIMITS.part));
    await officeCall(addImportPart, {
      params: { id },
      body: { de: from, conteudo, ...(fotos ? { fotos } : {}) },
    });
  }
}
