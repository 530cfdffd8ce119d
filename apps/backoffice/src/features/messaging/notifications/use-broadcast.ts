import { ATTACHMENT_BYTES, sendBroadcast } from '@patio/contract/messaging/notifications/send-broadcast.ts';
import { useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { Message } from './message-fields.tsx';
import { destinationOf, type Recipients } from './recipients.ts';
import { useCount } from './use-count.ts';

interface Draft {
  readonly recipients: Recipients;
  readonly portuguese: Message;
  readonly english: Message;
  readonly file: File | null;
}

const EMPTY = { title: '', text: '' };
const isWhole = ({ title, text }: Message): boolean => title.trim() !== '' && text.trim() !== '';
const onWire = ({ title, text }: Message) => ({ titulo: title.trim(), mensagem: text.trim() });

/** A notification while it is written: first its recipients are counted, then it is sent to exactly as many. */
export function useBroadcast(account: string, onDone: () => void) {
  const { broadcasts: texts } = useTexts();
  const action = useAction(sendBroadcast);
  const count = useCount();
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    recipients: { way: 'conta', account, profile: null, state: null, category: null },
    portuguese: EMPTY,
    english: EMPTY,
    file: null,
  });
  const { portuguese, english, file } = draft;
  const destination = destinationOf(draft.recipients);
  const tooBig = file !== null && (file.size === 0 || file.size > ATTACHMENT_BYTES);
  return {
    draft,
    /** Whether fields that are missing are to be marked. */
    tried,
    fileProblem: tooBig ? texts.attachmentHint : null,
    unaddressed: destination === null,
    counted: count.counted,
    busy: count.busy || action.busy,
    problem: count.problem ?? action.problem,
    change: (parts: Partial<Draft>) => setDraft({ ...draft, ...parts }),
    count: async (): Promise<void> => {
      setTried(true);
      action.clear();
      if (destination === null || tooBig || !isWhole(portuguese) || !isWhole(english)) return;
      await count.run(destination);
    },
    send: async (): Promise<void> => {
      if (destination === null || count.counted === null) return;
      const anexo = file === null ? {} : { anexo: { nome: file.name, conteudo: await base64Of(file) } };
      const to = { destino: destination, destinatarios: count.counted };
      const body = { ...onWire(portuguese), ingles: onWire(english), ...to, ...anexo };
      if (await action.run({ body }, texts.sent)) onDone();
    },
    reconsider: count.forget,
  };
}
