import { useTabText } from '../../../platform/drafts/use-tab-text.ts';
import { COMPLAINT_FILES } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { OwnComplaints } from '@patio/contract/sales/complaints/own-complaints.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { useRef, useState } from 'react';
import { refusalOf, uploadFile } from './complaint-calls.ts';
import { useComplaintTexts } from './complaint-texts.ts';

/** A text with files on its way: both stay until they were sent, and a file goes up once however often sending is tried. */
export function useSending(purchase: number, draft: string, onSent: (complaints: OwnComplaints) => void) {
  const texts = useComplaintTexts();
  const [text, setText] = useDraft(draft);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const uploaded = useRef(new Map<File, string>());
  const upload = async (): Promise<string[]> => {
    const guids: string[] = [];
    for (const file of files) {
      const guid = uploaded.current.get(file) ?? (await uploadFile(purchase, file));
      uploaded.current.set(file, guid);
      guids.push(guid);
    }
    return guids;
  };
  const send = async (call: (files: string[]) => Promise<OwnComplaints>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const complaints = await call(await upload());
      setText('');
      onSent(complaints);
    } catch (failure) {
      setProblem(refusalOf(failure) || texts.failed);
    }
    setBusy(false);
  };
  const add = (chosen: readonly File[]): void => {
    const large = chosen.find(({ size }) => size > PURCHASE_DOCUMENT_BYTES);
    setProblem(large === undefined ? null : texts.tooLarge(large.name));
    const fitting = chosen.filter(({ size }) => size <= PURCHASE_DOCUMENT_BYTES);
    setFiles((before) => [...before, ...fitting].slice(0, COMPLAINT_FILES));
  };
  const remove = (file: File): void => setFiles((before) => before.filter((one) => one !== file));
  return { text, setText, files, add, remove, busy, problem, setProblem, send };
}

export type Sending = ReturnType<typeof useSending>;

/** The text that was not sent, stored until the browser is closed. */
function useDraft(draft: string): readonly [string, (text: string) => void] {
  return useTabText(`patio.reclamacao.${draft}`);
}
