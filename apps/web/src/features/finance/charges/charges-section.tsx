import type { Charges } from '@patio/contract/finance/charges/charge.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useChargeTexts } from './charge-texts.ts';
import { useCharges } from './use-charges.ts';

type Charge = Charges['cobrancas'][number];

const money = (reais: number): string => formatMoney(centavosFromReais(reais) ?? 0);

interface Props {
  readonly code: number;
  /** The payment counts as approved: what was charged before asks for nothing any more. */
  readonly approved: boolean;
}

/** What a purchase was charged and until when it is to be paid: loading, failed, empty, or the charges. */
export function ChargesSection({ code, approved }: Props) {
  const texts = useChargeTexts();
  const { shell } = useTexts();
  const { charges, retry } = useCharges(code);
  return (
    <section
      id="pagamentos"
      aria-labelledby="pagamentos-titulo"
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h2 id="pagamentos-titulo" className="text-lg font-semibold">
        {texts.title}
      </h2>
      {charges === 'loading' ? (
        <div role="status" aria-label={shell.loading} className="mt-3">
          <Skeleton className="h-24" />
        </div>
      ) : charges === 'failed' ? (
        <div className="mt-3">
          <ErrorState text={texts.loadFailed} retryLabel={shell.retry} onRetry={retry} />
        </div>
      ) : charges.cobrancas.length === 0 ? (
        <p className="mt-1 text-ink-2">{texts.none}</p>
      ) : (
        <Loaded charges={charges} approved={approved} />
      )}
    </section>
  );
}

function Loaded({ charges: { cobrancas, aberto }, approved }: { charges: Charges; approved: boolean }) {
  const texts = useChargeTexts();
  const { date } = useDates();
  const open = cobrancas.filter(({ aberto: owed, posterior }) => owed > 0 && (!approved || posterior));
  const first = Math.min(...open.map(({ vencimento }) => Date.parse(vencimento)));
  const late = open.some(({ situacao }) => situacao === 'vencida');
  const back = cobrancas.flatMap(({ devolvidoAMais }) => devolvidoAMais ?? []);
  const ended = cobrancas.every(({ situacao }) => situacao === 'cancelada' || situacao === 'devolvida');
  return (
    <>
      {open.length > 0 ? (
        <p className="mt-1">
          {(late ? texts.late : texts.payBy)(money(approved ? sumOf(open) : aberto), date(first))}
        </p>
      ) : back.length > 0 ? null : (
        <p className="mt-1 text-ink-2">{ended ? texts.ended : texts.settled}</p>
      )}
      {back.map(({ valor, motivo }) => (
        <div key={`${valor} ${motivo}`} className="mt-3">
          <Notice tone="warn" icon="info">
            <p>{texts.backTooMuch(money(valor))}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{texts.backWhy(motivo)}</p>
          </Notice>
        </div>
      ))}
      {cobrancas.some(({ emConferencia }) => emConferencia) ? (
        <div className="mt-3">
          <Notice tone="info">{texts.checking}</Notice>
        </div>
      ) : null}
      <ul className="mt-3">
        {cobrancas.map((charge) => (
          <Item key={charge.codigo} charge={charge} />
        ))}
      </ul>
      {open.length > 0 ? <p className="mt-3 text-sm text-ink-2">{texts.proof}</p> : null}
    </>
  );
}

const sumOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { aberto }) => sum + Math.round(aberto * 100), 0) / 100;

function Item({ charge }: { charge: Charge }) {
  const texts = useChargeTexts();
  const { date } = useDates();
  const { tipo, credor, valor, aberto, aDevolver, devolucoesDoBanco, vencimento, situacao } = charge;
  const due = aberto > 0 ? [texts.due(date(Date.parse(vencimento)))] : [];
  const left = aberto > 0 && aberto < valor ? [texts.left(money(aberto))] : [];
  return (
    <li className="flex justify-between gap-4 border-t border-line py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{texts.kinds[tipo]}</p>
        <p className="text-sm text-ink-2">{[texts.creditors[credor], ...due, ...left].join(' · ')}</p>
        {devolucoesDoBanco.map((back) => (
          <p key={`${back.em} ${back.valor}`} className="text-sm text-warn">
            {texts.givenBack(money(back.valor), date(Date.parse(back.em)))}
          </p>
        ))}
        {aDevolver > 0 ? <p className="text-sm">{texts.owed(money(aDevolver))}</p> : null}
      </div>
      <div className="text-right">
        <p className="tabular-nums">{money(valor)}</p>
        <p className="text-sm text-ink-2">{texts.states[situacao]}</p>
      </div>
    </li>
  );
}
