import type { OwnComplaint } from '@patio/contract/sales/complaints/own-complaints.ts';
import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { saveFile } from './complaint-calls.ts';
import { useComplaintTexts } from './complaint-texts.ts';

interface Props {
  readonly complaint: OwnComplaint;
  /** The store that sold; null: the house. */
  readonly store: string | null;
}

/** What happened with a complaint, oldest first, with the words and files of both sides. */
export function ComplaintHistory({ complaint, store }: Props) {
  const texts = useComplaintTexts();
  const { dateTime } = useDates();
  return (
    <ol aria-label={texts.history(complaint.protocolo)} className="flex flex-col gap-2">
      {complaint.historico.map(({ codigo, em, tipo, lado, texto, resultado, solucao, arquivos }) => (
        <li
          key={codigo}
          className={`min-w-0 rounded-control border border-line p-3 ${lado === 'comprador' ? 'bg-accent-soft' : 'bg-surface'}`}
        >
          <p className="text-xs text-ink-2">
            {`${texts.sides(store)[lado]} ${texts.events[tipo]} · ${dateTime(Date.parse(em))}`}
          </p>
          {resultado === null ? null : <p className="mt-1 font-medium">{texts.findings[resultado]}</p>}
          {solucao === null ? null : <p className="mt-1 font-medium">{texts.remedies[solucao]}</p>}
          {texto === '' ? null : <p className="mt-1 wrap-anywhere whitespace-pre-line">{texto}</p>}
          {arquivos.map(({ guid, nome }) => (
            <FileButton key={guid} guid={guid} name={nome} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function FileButton({ guid, name }: { readonly guid: string; readonly name: string }) {
  const texts = useComplaintTexts();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async (): Promise<void> => {
    setState('busy');
    setState((await saveFile(guid, name)) ? 'ready' : 'failed');
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
