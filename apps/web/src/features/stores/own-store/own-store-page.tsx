import type { OwnStore } from '@patio/contract/stores/partners/get-own-store.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Badge, EmptyState, ErrorState, Notice, Skeleton } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';

/** What a partner's user sees of the own store: its state, what waits there, and the way to its public page (LAYO-09). */
export function OwnStorePage({ data }: { data: PrivateData<OwnStore | null> }) {
  const { partners, shell } = useTexts();
  const texts = partners.panel;
  const { revalidate } = useRevalidator();
  usePrivatePage(data);
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <h1 className="mb-4 text-2xl font-bold">{texts.title}</h1>
      {data.state === 'stale' ? (
        <div role="status" aria-label={shell.loading}>
          <Skeleton className="h-80" />
        </div>
      ) : null}
      {data.state === 'failed' ? (
        <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
      ) : null}
      {data.state === 'full' && data.value === null ? (
        <EmptyState
          title={texts.noneTitle}
          text={texts.noneText}
          action={
            <Link to="/seja-um-parceiro" className={buttonLook('bid')}>
              {partners.title}
            </Link>
          }
        />
      ) : null}
      {data.state === 'full' && data.value !== null ? <Store store={data.value} /> : null}
    </div>
  );
}

function Store({ store }: { store: OwnStore }) {
  const { partners } = useTexts();
  const texts = partners.panel;
  const dates = useDates();
  const tones = { analise: 'warn', aberta: 'ok', suspensa: 'danger' } as const;
  const counts = [
    ['openOffers', store.ofertasAbertas],
    ['offers', store.ofertas],
    ['runningSales', store.vendasEmAndamento],
    ['openProposals', store.propostasAbertas],
  ] as const;
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl font-semibold">{store.nome}</h2>
        <Badge tone={tones[store.situacao]}>{texts.state[store.situacao]}</Badge>
      </div>
      {store.dataMembro === null ? null : (
        <p className="mt-1 text-ink-2">{texts.since(dates.date(Date.parse(store.dataMembro)))}</p>
      )}
      {store.situacao === 'aberta' ? null : (
        <div className="mt-4">
          <Notice tone="warn" icon="info">
            {texts.closed[store.situacao]}
          </Notice>
        </div>
      )}
      <dl className="mt-5 grid gap-3 sm:grid-cols-2">
        {counts.map(([name, count]) => (
          <div key={name} className="rounded-control bg-sunken p-4">
            <dt className="text-sm text-ink-2">{texts.counts[name]}</dt>
            <dd className="text-2xl font-bold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {store.situacao === 'aberta' && store.urlLoja !== null ? (
        <Link to={`/${store.urlLoja}/home`} className={`${buttonLook('bid')} mt-5`}>
          {texts.toStore}
        </Link>
      ) : null}
    </section>
  );
}
