import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { Notice } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { ReadSection } from '../../../platform/screen/read-section.tsx';
import { ConfirmDelivery } from './confirm-delivery.tsx';
import { DeliveryHistory } from './delivery-history.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';
import { FreightAnswer } from './freight-answer.tsx';
import { useDelivery, type Move } from './use-delivery.ts';

interface Props {
  readonly code: number;
  readonly onChange: () => void;
}

/** How a purchase reaches its buyer: loading, failed, or where it stands and what they can do; nothing if it is collected. */
export function DeliverySection({ code, onChange }: Props) {
  const texts = useDeliveryTexts();
  const { delivery, working, outcome, retry, move } = useDelivery(code, onChange);
  if (delivery === null) return null;
  return (
    <ReadSection
      id="entrega"
      title={texts.title}
      read={delivery}
      height="h-40"
      failedText={texts.loadFailed}
      onRetry={retry}
    >
      <div aria-live="polite">
        {outcome === null ? null : (
          <div className="mt-3">
            <Notice tone={outcome.done ? 'ok' : 'warn'} icon="info">
              {outcome.text}
            </Notice>
          </div>
        )}
      </div>
      {typeof delivery === 'string' ? null : (
        // What was being typed belongs to the step that it was typed for.
        <Loaded
          key={`${delivery.situacao} ${delivery.valor ?? ''}`}
          code={code}
          delivery={delivery}
          working={working}
          onMove={move}
        />
      )}
    </ReadSection>
  );
}

interface LoadedProps {
  readonly code: number;
  readonly delivery: Delivery;
  readonly working: boolean;
  readonly onMove: Move;
}

function Loaded({ code, delivery, working, onMove }: LoadedProps) {
  const texts = useDeliveryTexts();
  const { date } = useDates();
  const { situacao, prazo, atrasada, quem, passos, pago } = delivery;
  const owed = (situacao === 'combinada' || situacao === 'agendada') && !pago;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div>
        <p className="font-medium">{texts.states[situacao]}</p>
        <p className="text-ink-2">{owed ? texts.payFirst : texts.next[situacao]}</p>
        {prazo === null || quem === null ? null : (
          <p className={`text-sm ${atrasada ? 'font-medium text-warn' : 'text-ink-3'}`}>
            {texts.until(date(Date.parse(prazo)), texts.owners[quem], atrasada)}
          </p>
        )}
      </div>
      <DeliveryFacts delivery={delivery} />
      {passos.includes('aceitar') ? (
        <FreightAnswer delivery={delivery} working={working} onMove={onMove} />
      ) : null}
      {passos.includes('confirmar') ? (
        <ConfirmDelivery code={code} delivery={delivery} working={working} onMove={onMove} />
      ) : null}
      <DeliveryHistory delivery={delivery} />
    </div>
  );
}

function DeliveryFacts({ delivery }: { readonly delivery: Delivery }) {
  const texts = useDeliveryTexts();
  const { date } = useDates();
  const { valor, pago, endereco, transporte } = delivery;
  const day = (value: string): string => date(Date.parse(`${value}T12:00:00Z`));
  const freight =
    valor === null
      ? texts.toAgree
      : `${formatMoney(centavosFromReais(valor) ?? 0)}${pago ? `, ${texts.paid}` : ''}`;
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.address, endereco ?? texts.noAddress],
    [texts.freight, freight],
    ...(transporte === null
      ? []
      : ([
          [texts.carrier, `${transporte.transportadora}, CNPJ ${formatCnpj(transporte.cnpj)}`],
          [texts.driver, `${transporte.motorista}, ${transporte.placa}`],
          [texts.collected, day(transporte.coleta)],
          [texts.arrival, day(transporte.chegada)],
          [texts.tracking, transporte.rastreio],
        ] as const)),
  ];
  return (
    <>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {rows.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {transporte === null || transporte.link === null ? null : (
        <p>
          <a
            href={transporte.link}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-4 wrap-anywhere"
          >
            {texts.follow(new URL(transporte.link).hostname)}
          </a>
        </p>
      )}
    </>
  );
}
