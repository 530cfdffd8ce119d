import { formatDate } from '@patio/domain/time/sao-paulo.ts';
import { Button } from '@patio/ui/button.tsx';
import { Badge, Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { removeDocument } from './document-calls.ts';
import type { OwnDocument } from './own-document.ts';
import { useDocumentTexts } from './use-document-texts.ts';

const TONES = {
  pedido: 'warn',
  enviado: 'info',
  aceito: 'ok',
  recusado: 'danger',
  retirado: 'plain',
} as const;

/** A day, yyyy-mm-dd, as it is read. */
const dayText = (day: string): string => formatDate(Date.parse(`${day}T12:00:00Z`));

interface Props {
  readonly document: OwnDocument;
  readonly onSend: () => void;
  /** It was removed, or may have changed meanwhile: reload it. */
  readonly onChanged: () => void;
}

/** One document: why it is asked for, how it stands, and what can be done. */
export function DocumentItem({ document, onSend, onChanged }: Props) {
  const texts = useDocumentTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { situacao, resposta, validade } = document;
  const title = texts.kinds[document.tipo];
  const remove = async (): Promise<void> => {
    setBusy(true);
    const refusal = await removeDocument(document.codigo).catch(() => '');
    setBusy(false);
    setError(refusal === null ? null : refusal || texts.failed);
    onChanged();
  };
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-medium">{title}</h3>
        <Badge tone={TONES[situacao]}>{texts.states[situacao]}</Badge>
      </div>
      <p className="text-sm wrap-anywhere">{texts.why(document.motivo)}</p>
      {situacao === 'pedido' || situacao === 'recusado' ? (
        <p className="text-sm">{texts.due(dayText(document.prazo))}</p>
      ) : null}
      {validade === null ? null : (
        <p className="text-sm">{(document.vencido ? texts.expired : texts.goodUntil)(dayText(validade))}</p>
      )}
      {situacao === 'recusado' && resposta !== null ? (
        <Notice tone="warn">{texts.refused(resposta)}</Notice>
      ) : null}
      {error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {situacao === 'pedido' || situacao === 'recusado' ? (
          <Button look="bid" aria-label={`${texts.send}: ${title}`} onClick={onSend}>
            {texts.send}
          </Button>
        ) : null}
        {situacao === 'enviado' ? (
          <>
            <Button aria-label={`${texts.replace}: ${title}`} onClick={onSend}>
              {texts.replace}
            </Button>
            <Button
              look="plain"
              busy={busy}
              aria-label={`${texts.remove}: ${title}`}
              onClick={() => void remove()}
            >
              {busy ? texts.removing : texts.remove}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  );
}
