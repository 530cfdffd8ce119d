import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { Button } from '@patio/ui/button.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { usePurchaseDocumentTexts } from './purchase-document-texts.ts';

interface Props {
  readonly request: PurchaseDocuments['pedidos'][number];
  readonly onSend: () => void;
}

/** What the team asks the buyer for: why, until when, and the way to send it. */
export function DocumentRequest({ request, onSend }: Props) {
  const texts = usePurchaseDocumentTexts();
  const { date } = useDates();
  const day = date(Date.parse(`${request.prazo}T12:00:00Z`));
  const name = texts.kinds[request.tipo];
  const sent = request.situacao === 'enviado';
  return (
    <div
      role="group"
      aria-label={`${texts.askedTitle}: ${name}`}
      className={`flex flex-col gap-1 rounded-control p-3 ${sent ? 'bg-sunken' : 'bg-warn-soft'}`}
    >
      <h3 className="font-medium">
        {texts.askedTitle}: {name}
      </h3>
      <p className="text-sm wrap-anywhere">{texts.why(request.motivo)}</p>
      {sent ? (
        <p className="text-sm">{texts.waiting}</p>
      ) : (
        <>
          <p className="text-sm font-medium">{request.atrasado ? texts.late(day) : texts.until(day)}</p>
          <div className="mt-1">
            <Button look="bid" aria-label={`${texts.sendAsked}: ${name}`} onClick={onSend}>
              {texts.sendAsked}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
