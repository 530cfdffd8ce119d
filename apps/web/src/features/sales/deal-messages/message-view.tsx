import type { DealMessage } from '@patio/contract/sales/deal-messages/deal-message.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { saveFile } from './message-calls.ts';
import { useMessageTexts } from './message-texts.ts';

interface Props {
  readonly message: DealMessage;
  /** The store that sells; null: the house. */
  readonly store: string | null;
}

/** One message: who and when, its words and files; one's own also says whether it was read. */
export function MessageView({ message, store }: Props) {
  const texts = useMessageTexts();
  const { dateTime } = useDates();
  const { lado, minha, texto, em, lidaEm, motivoOculta, arquivos } = message;
  const read = lidaEm === null ? texts.notRead : texts.readAt(dateTime(Date.parse(lidaEm)));
  return (
    <div
      className={`max-w-[92%] min-w-0 rounded-card border border-line p-3 ${minha ? 'self-end bg-accent-soft' : 'self-start bg-surface'}`}
    >
      <p className={`text-xs ${minha ? 'text-ink-2' : 'text-ink-3'}`}>
        {[texts.sides(store)[lado], dateTime(Date.parse(em)), minha ? read : null]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {texto === '' ? null : (
        <p className={`mt-1 wrap-anywhere whitespace-pre-line ${texto === null ? 'text-ink-3' : ''}`}>
          {texto ?? texts.hidden}
        </p>
      )}
      {arquivos.map(({ codigo, nome }) => (
        <FileButton key={codigo} code={codigo} name={nome} />
      ))}
      {motivoOculta === null ? null : (
        <p className="mt-1 text-sm wrap-anywhere text-warn">{texts.hiddenOwn(motivoOculta)}</p>
      )}
    </div>
  );
}

function FileButton({ code, name }: { readonly code: number; readonly name: string }) {
  const texts = useMessageTexts();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async (): Promise<void> => {
    setState('busy');
    setState((await saveFile(code, name)) ? 'ready' : 'failed');
  };
  return (
    <div className="mt-1">
      <Button
        size="small"
        className="max-w-full"
        busy={state === 'busy'}
        aria-label={texts.download(name)}
        onClick={() => void save()}
      >
        <span className="truncate">{name}</span>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {texts.downloadFailed}
        </p>
      ) : null}
    </div>
  );
}
