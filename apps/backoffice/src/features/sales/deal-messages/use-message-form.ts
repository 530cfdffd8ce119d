import { answerConversation } from '@patio/contract/sales/deal-messages/answer-conversation.ts';
import { MESSAGE_FILE_BYTES, MESSAGE_FILES } from '@patio/contract/sales/deal-messages/deal-message.ts';
import { uploadMessageFile } from '@patio/contract/sales/deal-messages/upload-message-file.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { officeCall } from '../../../platform/api/office-call.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** What is typed and attached, and how it is sent: the same words and files go under one key, however often sending is tried. */
export function useMessageForm(code: number) {
  const texts = useTexts();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const uploaded = useRef(new Map<File, number>());
  const tried = useRef<{ readonly content: string; readonly key: string } | null>(null);
  const upload = async (file: File): Promise<number> => {
    const known = uploaded.current.get(file);
    if (known !== undefined) return known;
    const body = { nome: file.name, conteudo: await base64Of(file) };
    const { data } = await officeCall(uploadMessageFile, { params: { id: code }, body });
    uploaded.current.set(file, data.codigo);
    return data.codigo;
  };
  const send = async (): Promise<void> => {
    if (busy || (text.trim() === '' && files.length === 0)) return;
    setBusy(true);
    setProblem(null);
    try {
      const arquivos: number[] = [];
      for (const file of files) arquivos.push(await upload(file));
      const content = JSON.stringify([text, arquivos]);
      if (tried.current?.content !== content) tried.current = { content, key: crypto.randomUUID() };
      const request = { params: { id: code }, body: { texto: text, arquivos } };
      await officeCall(answerConversation, request, { idempotencyKey: tried.current.key });
      tried.current = null;
      uploaded.current.clear();
      setText('');
      setFiles([]);
    } catch (failure) {
      setProblem(failureText(failure, texts));
    }
    setBusy(false);
    await client.invalidateQueries();
  };
  const add = (chosen: readonly File[]): void => {
    setProblem(chosen.some(({ size }) => size > MESSAGE_FILE_BYTES) ? texts.conversations.attachHint : null);
    const fitting = chosen.filter(({ size }) => size <= MESSAGE_FILE_BYTES);
    setFiles((before) => [...before, ...fitting].slice(0, MESSAGE_FILES));
  };
  const remove = (file: File): void => setFiles((before) => before.filter((one) => one !== file));
  return { text, setText, files, add, remove, busy, problem, send };
}
