import type { OwnComplaint } from '@patio/contract/sales/complaints/own-complaints.ts';
import { DownloadButton } from '../../../platform/api/download-button.tsx';
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
            <DownloadButton
              key={guid}
              name={nome}
              label={texts.download(nome)}
              failedText={texts.downloadFailed}
              save={() => saveFile(guid, nome)}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}
