import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { ErrorState, Notice } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PaybackAccount } from './payback-account.tsx';
import { usePaybackTexts } from './payback-texts.ts';
import { usePaybacks, type Payback } from './use-paybacks.ts';

const money = (reais: number): string => formatMoney(centavosFromReais(reais) ?? 0);

/** What goes back to the buyer, step by step; nothing while nothing does. */
export function PaybacksSection({ code }: { readonly code: number }) {
  const texts = usePaybackTexts();
  const { shell } = useTexts();
  const { paybacks, load, retry } = usePaybacks(code);
  if (paybacks === 'loading') return null;
  if (paybacks !== 'failed' && paybacks.devolucoes.length === 0 && paybacks.conta === null) return null;
  return (
    <section
      id="devolucoes"
      aria-labelledby="devolucoes-titulo"
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h2 id="devolucoes-titulo" className="text-lg font-semibold">
        {texts.title}
      </h2>
      {paybacks === 'failed' ? (
        <div className="mt-3">
          <ErrorState text={texts.loadFailed} retryLabel={shell.retry} onRetry={retry} />
        </div>
      ) : (
        <>
          {paybacks.conta === null ? null : (
            <PaybackAccount code={code} account={paybacks.conta} onChange={load} />
          )}
          <ul className="mt-2">
            {paybacks.devolucoes.map((payback) => (
              <Item key={payback.codigo} payback={payback} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Item({ payback }: { readonly payback: Payback }) {
  const texts = usePaybackTexts();
  const { date } = useDates();
  const { forma, valor, situacao, referencia, registroDesfeitoEm } = payback;
  return (
    <li className="border-t border-line py-3">
      <p className="font-medium wrap-anywhere">{texts.ways[forma](money(valor))}</p>
      {situacao === 'falhou' ? (
        <div className="mt-2">
          <Notice tone="info">{texts.failed}</Notice>
        </div>
      ) : (
        <Steps payback={payback} />
      )}
      {registroDesfeitoEm === null ? null : (
        <div className="mt-2">
          <Notice tone="warn" icon="info">
            {texts.notYet(date(Date.parse(registroDesfeitoEm)))}
          </Notice>
        </div>
      )}
      {referencia === null ? null : (
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
          {texts.reference(referencia)} {texts.arrives}
        </p>
      )}
    </li>
  );
}

function Steps({ payback }: { readonly payback: Payback }) {
  const texts = usePaybackTexts();
  const { date } = useDates();
  const { forma, situacao, pedidaEm, aprovadaEm, enviada, encerradaEm } = payback;
  const done = situacao === 'feita';
  const ends: readonly (readonly [string, boolean, string | null])[] =
    forma === 'compensacao'
      ? [[texts.steps.used, done, encerradaEm]]
      : [
          [texts.steps.sent, enviada, done ? encerradaEm : null],
          // What a transfer does at the other bank nobody tells us.
          ...(forma === 'pix' ? ([[texts.steps.arrived, done, encerradaEm]] as const) : []),
        ];
  const steps = [
    [texts.steps.asked, true, pedidaEm],
    [texts.steps.approved, aprovadaEm !== null, aprovadaEm],
    ...ends,
  ] as const;
  return (
    <ol className="mt-1 flex flex-col gap-0.5">
      {steps.map(([name, reached, when]) => (
        <li key={name} className={reached ? 'text-sm' : 'text-sm text-ink-2'}>
          {`${reached ? '✓' : '○'} ${name}`}{' '}
          {reached ? (when === null ? '' : texts.on(date(Date.parse(when)))) : texts.waiting}
        </li>
      ))}
    </ol>
  );
}
