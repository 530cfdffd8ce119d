import type { OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge, Notice } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { MissingDocuments } from './missing-documents.tsx';
import { usePurchaseTexts } from './purchase-texts.ts';

/** What comes next, whose turn it is, and until when; or that nothing does. */
export function NextStep({ purchase }: { purchase: OwnPurchase }) {
  const texts = usePurchaseTexts();
  const { date, dateTime } = useDates();
  const { proximo, canceladaEm, cancelamentoPedidoEm } = purchase;
  const day = (instant: string): string => date(Date.parse(instant));
  const at = proximo?.acaoEm ?? null;
  const when = at === null ? '' : dateTime(Date.parse(at));
  const action = proximo?.acao ?? null;
  const stage = proximo === null ? null : texts.stage[proximo.etapa];
  const words =
    action === null ? { title: () => stage?.title ?? '', text: stage?.text ?? '' } : texts.action[action];
  return (
    <section
      id="proximo"
      aria-labelledby="next-step"
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      {cancelamentoPedidoEm === null ? null : (
        <div className="mb-3">
          <Notice tone="warn" icon="info">
            {texts.asked(day(cancelamentoPedidoEm))}
          </Notice>
        </div>
      )}
      {proximo === null ? (
        <>
          <h2 id="next-step" className="text-lg font-semibold">
            {canceladaEm === null ? texts.finished : texts.cancelled(day(canceladaEm))}
          </h2>
          <p className="mt-1 text-ink-2">{canceladaEm === null ? texts.finishedText : texts.cancelledText}</p>
        </>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <p className="text-sm text-ink-3">{texts.next}</p>
            <Badge tone={proximo.quem === 'comprador' ? 'info' : 'plain'}>{texts.owner[proximo.quem]}</Badge>
          </div>
          <h2 id="next-step" className="mt-1 text-lg font-semibold">
            {words.title(when)}
          </h2>
          <p className="mt-1 text-ink-2">{words.text}</p>
          {proximo.acao === null ? null : (
            <a
              href={proximo.etapa === 'entrega' ? '#entrega' : '#retirada'}
              className={`no-print mt-3 ${buttonLook('quiet', 'small')}`}
            >
              {texts.goTo[proximo.acao]}
            </a>
          )}
          <MissingDocuments documents={proximo.documentos} />
          {proximo.prazo === null ? null : (
            <p
              className={`mt-3 flex items-center gap-1.5 text-sm font-medium ${proximo.atrasada ? 'text-warn' : ''}`}
            >
              <Icon name={proximo.atrasada ? 'alert' : 'clock'} size={16} className="shrink-0" />
              {proximo.atrasada ? texts.late(day(proximo.prazo)) : texts.until(day(proximo.prazo))}
            </p>
          )}
        </>
      )}
    </section>
  );
}
