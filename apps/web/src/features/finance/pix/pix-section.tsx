import type { OwnPix } from '@patio/contract/finance/pix/own-pix.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useChargeTexts } from '../charges/public.ts';
import { PixCode } from './pix-code.tsx';
import { usePixTexts } from './pix-texts.ts';
import { askForPix, usePix } from './use-pix.ts';

/** What is left to pay of a purchase, each charge with its Pix: loading, failed, nothing, or the charges. */
export function PixSection({ purchase }: { readonly purchase: number }) {
  const texts = usePixTexts();
  const { shell } = useTexts();
  const { charges, received, load, retry } = usePix(purchase);
  if (charges === null || (typeof charges !== 'string' && charges.length === 0 && !received)) return null;
  return (
    <section
      id="pix"
      aria-labelledby="pix-titulo"
      className="no-print scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h2 id="pix-titulo" className="text-lg font-semibold">
        {texts.title}
      </h2>
      <div aria-live="polite">
        {received ? (
          <div className="mt-3">
            <Notice tone="ok" icon="info">
              {texts.paid}
            </Notice>
          </div>
        ) : null}
      </div>
      {charges === 'loading' ? (
        <div role="status" aria-label={shell.loading} className="mt-3">
          <Skeleton className="h-24" />
        </div>
      ) : charges === 'failed' ? (
        <div className="mt-3">
          <ErrorState text={texts.loadFailed} retryLabel={shell.retry} onRetry={retry} />
        </div>
      ) : charges.length === 0 ? null : (
        <>
          <p className="mt-1 text-sm text-ink-2">{texts.hint}</p>
          <p className="mt-1 text-sm text-ink-2">
            {charges.some(({ ateVencimento }) => ateVencimento) ? texts.limitsSchedule : texts.limits}
          </p>
          <ul className="mt-3 flex flex-col divide-y divide-line">
            {charges.map((charge) => (
              <Charge key={charge.cobranca} purchase={purchase} charge={charge} onChange={load} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ChargeProps {
  readonly purchase: number;
  readonly charge: OwnPix;
  readonly onChange: () => Promise<void>;
}

function Charge({ purchase, charge, onChange }: ChargeProps) {
  const texts = usePixTexts();
  const { date } = useDates();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const kind = useChargeTexts().kinds[charge.tipo];
  const back = charge.devolvidoAMais;
  const ask = async (term: 'agora' | 'vencimento' = 'agora'): Promise<void> => {
    setWorking(true);
    setProblem(await askForPix(purchase, { charge: charge.cobranca, term }, texts.failed));
    await onChange();
    setWorking(false);
  };
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="font-medium">{kind}</p>
          <p className="text-sm text-ink-2">
            <span className="money text-ink">{formatMoney(centavosFromReais(charge.emAberto) ?? 0)}</span>
            {' · '}
            {back === charge.emAberto ? texts.back : texts.due(date(Date.parse(charge.vencimento)))}
            {back > 0 && back < charge.emAberto
              ? ` · ${texts.withBack(formatMoney(centavosFromReais(back) ?? 0))}`
              : null}
          </p>
        </div>
        {charge.pix === null ? (
          <Button busy={working} aria-label={texts.payOf(kind)} onClick={() => void ask()}>
            {texts.pay}
          </Button>
        ) : null}
      </div>
      {problem === null ? null : (
        <Notice tone="warn" icon="info">
          {problem}
        </Notice>
      )}
      {charge.pix === null ? null : <PixCode pix={charge.pix} working={working} onRenew={() => void ask()} />}
      {charge.ateVencimento && charge.pix?.prazo !== 'vencimento' ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            look="quiet"
            busy={working}
            aria-label={texts.scheduleOf(kind)}
            onClick={() => void ask('vencimento')}
          >
            {texts.schedule}
          </Button>
          <p className="text-sm text-ink-2">{texts.scheduleHint}</p>
        </div>
      ) : null}
    </li>
  );
}
