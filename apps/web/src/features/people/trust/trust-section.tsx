import type { getOwnTrust } from '@patio/contract/people/trust/get-own-trust.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Badge, Notice } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { ConfirmCode } from './confirm-code.tsx';
import { useTrustTexts } from './use-trust-texts.ts';

export type OwnTrust = Reply<typeof getOwnTrust>['data'];

const LateDocuments = lazy(() =>
  import('./documents-dialog.tsx').then(({ DocumentsDialog }) => ({ default: DocumentsDialog })),
);

const money = (reais: number): string => formatMoney(centavosFromReais(reais) ?? 0);

interface Props {
  readonly trust: OwnTrust;
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  readonly profile: number;
  /** Something was confirmed or sent: reload it. */
  readonly onChanged: () => void;
}

/** The trust in the account: level, limit, what is in use, and what raises it (rule 0.26). */
export function TrustSection({ trust, profile, onChanged }: Props) {
  const texts = useTrustTexts();
  const [open, setOpen] = useState<'code' | 'documents' | null>(null);
  const { limite, usado, composicao, verificacao, comoAumentar } = trust;
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <section
      id="limite"
      aria-labelledby="limite-titulo"
      className="mt-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="limite-titulo" className="text-lg font-semibold">
          {texts.heading}
        </h2>
        <Badge tone={trust.nivel >= 2 ? 'ok' : 'info'}>
          {texts.level} {trust.nivel}: {texts.levels[trust.nivel]}
        </Badge>
      </div>
      <p className="money font-medium">{texts.used(money(usado), money(limite))}</p>
      <progress
        aria-labelledby="limite-titulo"
        max={Math.max(limite, 1)}
        value={Math.min(usado, limite)}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
        {(['lances', 'propostas', 'compras'] as const).map((part) => (
          <div key={part} className="flex justify-between gap-3 sm:block">
            <dt className="text-ink-3">{texts.parts[part]}</dt>
            <dd className="money">{money(composicao[part])}</dd>
          </div>
        ))}
      </dl>
      {trust.caucao > 0 ? <p className="mt-3 text-sm">{texts.held(money(trust.caucao))}</p> : null}
      <p className="mt-3">
        {comoAumentar === 'caucao'
          ? texts.next.caucao(trust.fatorCaucao)
          : texts.next[comoAumentar](money(trust.proximoLimite ?? limite))}
      </p>
      {verificacao?.situacao === 'recusada' && verificacao.motivo !== null ? (
        <div className="mt-3">
          <Notice tone="warn">{texts.refused(verificacao.motivo)}</Notice>
        </div>
      ) : null}
      <div className="mt-3 empty:hidden">
        {comoAumentar === 'email' ? (
          <Button look="bid" onClick={() => setOpen('code')}>
            {texts.confirmEmail}
          </Button>
        ) : null}
        {comoAumentar === 'documentos' && verificacao?.situacao === 'pendente' ? (
          <p role="status">{texts.pending}</p>
        ) : null}
        {comoAumentar === 'documentos' && verificacao?.situacao !== 'pendente' ? (
          <Button look="bid" onClick={() => setOpen('documents')}>
            {texts.ask}
          </Button>
        ) : null}
      </div>
      {open === 'code' ? <ConfirmCode onClose={close} onConfirmed={done} /> : null}
      {open === 'documents' ? (
        <Suspense>
          <LateDocuments profile={profile} onClose={close} onSent={done} />
        </Suspense>
      ) : null}
    </section>
  );
}
