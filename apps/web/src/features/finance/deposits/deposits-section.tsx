import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Badge, ErrorState, Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { DepositAccount } from './deposit-account.tsx';
import { useDepositTexts } from './deposit-texts.ts';
import { DepositUse } from './deposit-use.tsx';
import { askBack, useDeposits } from './use-deposits.ts';

const TONES = {
  pedida: 'info',
  guardada: 'ok',
  devolvendo: 'info',
  devolvida: 'plain',
  retida: 'warn',
  usada: 'plain',
  'nao-paga': 'plain',
} as const;

/** The deposits of the user, each with its state, what comes next, and the way to have it back; nothing if there are none. */
export function DepositsSection() {
  const texts = useDepositTexts();
  const { shell } = useTexts();
  const { deposits, load, retry } = useDeposits();
  if (deposits === 'loading' || deposits.length === 0) return null;
  return (
    <section
      id="caucoes"
      aria-labelledby="caucoes-titulo"
      className="mt-5 scroll-mt-20 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="caucoes-titulo" className="text-lg font-semibold">
        {texts.title}
      </h2>
      {deposits === 'failed' ? (
        <div className="mt-3">
          <ErrorState text={texts.loadFailed} retryLabel={shell.retry} onRetry={retry} />
        </div>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {deposits.map((deposit) => (
            <Item key={deposit.codigo} deposit={deposit} onChange={load} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ItemProps {
  readonly deposit: OwnDeposit;
  readonly onChange: () => Promise<void>;
}

function Item({ deposit, onChange }: ItemProps) {
  const texts = useDepositTexts();
  const link = useLink();
  const { date, dateTime } = useDates();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { situacao, decideAte, ficaAte, motivo, tituloOferta, codigoOferta, conta } = deposit;
  // Nothing of it is on its way yet.
  const waits = situacao === 'devolvendo' && conta !== null ? texts.waits[conta.situacao] : null;
  const ask = async (): Promise<void> => {
    setWorking(true);
    setProblem(await askBack(deposit.codigo, texts.askFailed));
    await onChange();
    setWorking(false);
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to={link(`/oferta/${codigoOferta}`)}
          className="min-w-0 font-medium text-accent hover:underline"
        >
          {tituloOferta}
        </Link>
        <span className="flex items-center gap-3">
          <span className="money">{formatMoney(centavosFromReais(deposit.valor) ?? 0)}</span>
          <Badge tone={waits === null ? TONES[situacao] : 'warn'}>{waits ?? texts.states[situacao]}</Badge>
        </span>
      </div>
      {deposit.conta !== null && situacao !== 'guardada' && situacao !== 'retida' ? null : (
        <p className="text-sm text-ink-2">
          {decideAte === null
            ? deposit.podeUsar
              ? texts.afterPayment
              : ficaAte === null
                ? texts.next[situacao]
                : texts.staysUntil(dateTime(Date.parse(ficaAte)))
            : texts.undecided(date(Date.parse(decideAte)))}
        </p>
      )}
      {deposit.conta === null ? null : (
        <DepositAccount deposit={deposit} account={deposit.conta} onChange={onChange} />
      )}
      {motivo === null ? null : <p className="text-sm text-ink-2">{texts.reason(motivo)}</p>}
      {problem === null ? null : (
        <Notice tone="warn" icon="info">
          {problem}
        </Notice>
      )}
      {deposit.podeUsar ? <DepositUse deposit={deposit} onChange={onChange} /> : null}
      {deposit.podePedir ? (
        <div>
          <Button busy={working} aria-label={texts.askOf(tituloOferta)} onClick={() => void ask()}>
            {texts.ask}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
