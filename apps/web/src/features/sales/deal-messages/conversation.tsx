import type { OwnConversation } from '@patio/contract/sales/deal-messages/own-conversation.ts';
import { Button } from '@patio/ui/button.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MessageForm } from './message-form.tsx';
import { useMessageTexts } from './message-texts.ts';
import { MessageView } from './message-view.tsx';
import { useTalk, type ShownTalk } from './use-talk.ts';

/** What a buyer and who sells write to each other about a deal: loading, failed, empty, or the messages and the form. */
export function Conversation({ which }: { readonly which: OwnConversation }) {
  const texts = useMessageTexts();
  const { shell } = useTexts();
  const { state, interrupted, load, loadOlder } = useTalk(which);
  if (state === 'loading')
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40" />
      </div>
    );
  if (state === 'failed')
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void load()} />;
  if (state === 'missing') return <p className="text-sm text-ink-3">{texts.missing}</p>;
  const { latest } = state;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-sm text-ink-2">{texts.intro(latest.loja)}</p>
      <Messages talk={state} onOlder={loadOlder} />
      {interrupted ? (
        <p role="status" className="text-sm text-warn">
          {texts.interrupted}
        </p>
      ) : null}
      {latest.podeEscrever ? (
        <MessageForm which={which} onSent={() => void load()} />
      ) : (
        <p className="text-sm text-ink-3">{texts.closed}</p>
      )}
    </div>
  );
}

interface MessagesProps {
  readonly talk: ShownTalk;
  readonly onOlder: () => Promise<boolean>;
}

/** Oldest first; only the latest page is a log, so that earlier ones are not read out as new. */
function Messages({ talk: { latest, older, hasOlder }, onOlder }: MessagesProps) {
  const texts = useMessageTexts();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const last = latest.mensagens.at(-1)?.codigo;
  useEffect(() => {
    if (view.current !== null) view.current.scrollTop = view.current.scrollHeight;
  }, [last]);
  const load = async (): Promise<void> => {
    setBusy(true);
    setFailed(!(await onOlder()));
    setBusy(false);
  };
  return (
    <div
      ref={view}
      role="group"
      aria-label={texts.log}
      // A long conversation is scrolled with the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex max-h-[28rem] flex-col gap-3 overflow-y-auto rounded-control border border-line bg-sunken p-3"
    >
      {hasOlder ? (
        <Button size="small" look="plain" className="self-center" busy={busy} onClick={() => void load()}>
          {texts.older}
        </Button>
      ) : null}
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          {texts.failed}
        </p>
      ) : null}
      {older.map((message) => (
        <MessageView key={message.codigo} message={message} store={latest.loja} />
      ))}
      <div role="log" aria-label={texts.title} className="flex flex-col gap-3">
        {latest.mensagens.map((message) => (
          <MessageView key={message.codigo} message={message} store={latest.loja} />
        ))}
      </div>
      {latest.mensagens.length === 0 ? <p className="text-sm text-ink-3">{texts.none}</p> : null}
    </div>
  );
}
