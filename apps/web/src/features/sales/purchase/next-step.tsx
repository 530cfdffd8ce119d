import type { OwnPurchase, PurchaseNext } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { DealStep } from '../deal-page/public.ts';
import { MissingDocuments } from './missing-documents.tsx';
import { usePurchaseTexts } from './purchase-texts.ts';
import { useUndoneTexts } from './undone-texts.ts';

/** What comes next, whose turn it is, and until when; or that nothing does. */
export function NextStep({ purchase }: { purchase: OwnPurchase }) {
  const texts = usePurchaseTexts();
  const undoneTexts = useUndoneTexts();
  const { date } = useDates();
  const { proximo, canceladaEm, cancelamentoPedidoEm, desfeita } = purchase;
  const day = (instant: string): string => date(Date.parse(instant));
  const ended = {
    nao: texts.cancelledText,
    'a-confirmar': texts.cancelledText,
    veiculo: undoneTexts.vehicle,
    sim: undoneTexts.undone,
  };
  const notice =
    cancelamentoPedidoEm === null ? null : (
      <div className="mb-3">
        <Notice tone="warn" icon="info">
          {desfeita === 'a-confirmar' ? undoneTexts.undoing : texts.asked(day(cancelamentoPedidoEm))}
        </Notice>
      </div>
    );
  if (proximo !== null) return <Next next={proximo} notice={notice} />;
  return (
    <DealStep
      notice={notice}
      title={canceladaEm === null ? texts.finished : texts.cancelled(day(canceladaEm))}
      text={canceladaEm === null ? texts.finishedText : ended[desfeita ?? 'nao']}
    />
  );
}

/** Where the action of a stage is on the page. */
const PLACES: Readonly<Partial<Record<PurchaseNext['etapa'], string>>> = {
  pagamento: '#pagamentos',
  entrega: '#entrega',
};

function Next({ next, notice }: { next: PurchaseNext; notice: ReactNode }) {
  const texts = usePurchaseTexts();
  const { date, dateTime } = useDates();
  const { acao, acaoEm, atrasada, documentos, etapa, prazo, quem } = next;
  const stage = texts.stage[etapa];
  const words = acao === null ? { title: () => stage.title, text: stage.text } : texts.action[acao];
  const day = prazo === null ? null : date(Date.parse(prazo));
  return (
    <DealStep
      notice={notice}
      turn={{ label: texts.next, owner: texts.owner[quem], isOwn: quem === 'comprador' }}
      title={words.title(acaoEm === null ? '' : dateTime(Date.parse(acaoEm)))}
      text={words.text}
      {...(day === null
        ? {}
        : { due: { text: atrasada ? texts.late(day) : texts.until(day), isLate: atrasada } })}
    >
      {acao === null ? null : (
        <a href={PLACES[etapa] ?? '#retirada'} className={`no-print mt-3 ${buttonLook('quiet', 'small')}`}>
          {texts.goTo[acao]}
        </a>
      )}
      <MissingDocuments documents={documentos} />
    </DealStep>
  );
}
