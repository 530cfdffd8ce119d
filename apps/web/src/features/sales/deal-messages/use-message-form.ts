import { useTabText } from '../../../platform/drafts/use-tab-text.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { MESSAGE_FILE_BYTES, MESSAGE_FILES } from '@patio/contract/sales/deal-messages/deal-message.ts';
import type { OwnConversation } from '@patio/contract/sales/deal-messages/own-conversation.ts';
import { useRef, useState } from 'react';
import { sendMessage, uploadFile } from './message-calls.ts';
import { useMessageTexts } from './message-texts.ts';

/** What is typed and attached, and how it is sent: the same words and files go under one key, however often sending is tried. */
export function useMessageForm(which: OwnConversation, onSent: () => void) {
  const texts = useMessageTexts();
  const [text, setText] = useDraft(which);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const uploaded = useRef(new Map<File, number>());
  const tried = useRef<{ readonly content: string; readonly key: string } | null>(null);
  const attempt = async (): Promise<void> => {
    const arquivos: number[] = [];
    for (const file of files) {
      const code = uploaded.current.get(file) ?? (await uploadFile(which, file));
      uploaded.current.set(file, code);
      arquivos.push(code);
    }
    const content = JSON.stringify([text, arquivos]);
    if (tried.current?.content !== content) tried.current = { content, key: crypto.randomUUID() };
    await sendMessage(which, { texto: text, arquivos }, tried.current.key);
  };
  /** Whether it was sent. */
  const send = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    const refusal = await attempt().then(
      () => null,
      (failure: unknown) =>
        failure instanceof CallFailure && failure.erros.length > 0
          ? failure.erros.join(' ')
          : texts.sendFailed,
    );
    setBusy(false);
    setProblem(refusal);
    if (refusal !== null) return false;
    tried.current = null;
    uploaded.current.clear();
    setText('');
    setFiles([]);
    onSent();
    return true;
  };
  const add = (chosen: readonly File[]): void => {
    const large = chosen.find(({ size }) => size > MESSAGE_FILE_BYTES);
    setProblem(large === undefined ? null : texts.tooLarge(large.name));
    const fitting = chosen.filter(({ size }) => size <= MESSAGE_FILE_BYTES);
    setFiles((before) => [...before, ...fitting].slice(0, MESSAGE_FILES));
  };
  const remove = (file: File): void => setFiles((before) => before.filter((one) => one !== file));
  return { text, setText, files, add, remove, busy, problem, send };
}

/** The text of a message that was not sent, stored until the browser is closed. */
function useDraft({ tipo, id }: OwnConversation): readonly [string, (text: string) => void] {
  return useTabText(`patio.mensagem.${tipo}.${id}`);
}
