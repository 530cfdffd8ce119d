import { formatMoney } from '@patio/domain/money/format-money.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { useState } from 'react';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { sendAnswer } from './proposal-calls.ts';
import type { OwnProposal } from './proposal-view.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

interface Leaving {
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** State and actions of an answer to a counter-proposal; each new content gets its own key (rule 0.8). */
export function useAnswer(proposal: OwnProposal, { onClose, onChange }: Leaving) {
  const texts = useProposalTexts();
  const draft = useDraft({
    name: `contraproposta.${proposal.code}`,
    from: { text: '', message: '' },
    areFields: isAnswer,
  });
  const { text, message } = draft.fields;
  const [sent, setSent] = useState({ what: '', key: '' });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = (): void => {
    onClose();
    onChange();
  };
  const send = async (typed: string): Promise<void> => {
    const value = parseMoney(typed);
    if (value === null || value <= 0) return setFailure(texts.answerMissing);
    const what = `${value} ${message}`;
    const key = sent.what === what ? sent.key : crypto.randomUUID();
    setSent({ what, key });
    setFailure(null);
    setSending(true);
    const result = await sendAnswer(proposal.code, { value, message }, key);
    setSending(false);
    if (!result.ok) return setFailure(result.text);
    draft.drop();
    showNotice({ tone: 'plain', text: texts.answered(formatMoney(value)) });
    leave();
  };
  return {
    text,
    message,
    sending,
    failure,
    type: (typed: string) => draft.change((now) => ({ ...now, text: typed })),
    write: (typed: string) => draft.change((now) => ({ ...now, message: typed })),
    send,
    leave,
  };
}

interface Answer {
  readonly text: string;
  readonly message: string;
}

function isAnswer(stored: unknown): stored is Answer {
  if (typeof stored !== 'object' || stored === null || !('text' in stored && 'message' in stored))
    return false;
  return typeof stored.text === 'string' && typeof stored.message === 'string';
}
