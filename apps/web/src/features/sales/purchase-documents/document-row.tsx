import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { Button } from '@patio/ui/button.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { removeDocument, saveDocument } from './document-calls.ts';
import { InvoiceKey } from './invoice-key.tsx';
import { usePurchaseDocumentTexts } from './purchase-document-texts.ts';

type Document = PurchaseDocuments['documentos'][number];

const TONES = {
  'em-verificacao': 'plain',
  enviado: 'info',
  aceito: 'ok',
  recusado: 'danger',
  disponivel: 'plain',
} as const;

interface Props {
  readonly code: number;
  readonly document: Document;
  readonly older: readonly Document[];
  readonly onReplace: () => void;
  readonly onChange: (documents: PurchaseDocuments) => void;
}

/** One document with its older versions, and what the user may do with it. */
export function DocumentRow({ code, document, older, onReplace, onChange }: Props) {
  const texts = usePurchaseDocumentTexts();
  const [error, setError] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const { guid, tipo, nome, situacao, resposta, chave, apagaAte, substituivel } = document;
  const save = async (of: Document): Promise<void> => {
    setError(null);
    if (!(await saveDocument(code, of.guid, of.nome))) setError(texts.downloadFailed);
  };
  const remove = async (): Promise<void> => {
    setRemoving(true);
    const outcome = await removeDocument(code, guid);
    setRemoving(false);
    if ('documents' in outcome) onChange(outcome.documents);
    else setError(outcome.refusal || texts.failed);
  };
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{texts.kinds[tipo]}</h3>
        <Badge tone={TONES[situacao]}>{texts.states[situacao]}</Badge>
      </div>
      <FileFacts document={document} />
      {chave === null ? null : <InvoiceKey value={chave} />}
      {resposta === null ? null : (
        <p className="text-sm wrap-anywhere text-danger">{texts.refused(resposta)}</p>
      )}
      {error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={`${texts.download}: ${nome}`} onClick={() => void save(document)}>
          {texts.download}
        </Button>
        {substituivel ? (
          <Button size="small" look="plain" aria-label={`${texts.replace}: ${nome}`} onClick={onReplace}>
            {texts.replace}
          </Button>
        ) : null}
        {apagaAte === null ? null : (
          <Button
            size="small"
            look="plain"
            busy={removing}
            aria-label={`${texts.remove}: ${nome}`}
            onClick={() => void remove()}
          >
            {removing ? texts.removing : texts.remove}
          </Button>
        )}
      </div>
      {older.length === 0 ? null : (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-ink-2">{texts.older(older.length)}</summary>
          <ul className="mt-1 flex flex-col gap-2 border-l border-line pl-3">
            {older.map((former) => (
              <li key={former.guid} className="flex flex-col items-start gap-1">
                <FileFacts document={former} />
                {former.resposta === null ? null : (
                  <p className="wrap-anywhere text-danger">{texts.refused(former.resposta)}</p>
                )}
                <Button
                  size="small"
                  look="plain"
                  aria-label={`${texts.download}: ${former.nome}, ${texts.version(former.versao)}`}
                  onClick={() => void save(former)}
                >
                  {texts.download}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function FileFacts({ document }: { readonly document: Document }) {
  const texts = usePurchaseDocumentTexts();
  const { dateTime } = useDates();
  const { nome, bytes, versao, de, enviadoEm } = document;
  const facts = [
    `${texts.from[de]} ${texts.on(dateTime(Date.parse(enviadoEm)))}`,
    `${Math.ceil(bytes / 1024)} KB`,
    ...(versao === 1 ? [] : [texts.version(versao)]),
  ];
  return (
    <>
      <p className="line-clamp-2 text-sm wrap-anywhere">{nome}</p>
      <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
    </>
  );
}
