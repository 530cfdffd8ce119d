import type { SecurityAccess } from '@patio/contract/identity/security/list-accesses.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { Accesses } from './load-security.ts';
import { SecuritySection } from './security-section.tsx';
import { useAccesses } from './use-accesses.ts';

/** What happened to the security of the account, the newest first, page by page (rule 0.14). */
export function AccessHistory({ first }: { first: Accesses }) {
  const { security: texts, shell } = useTexts();
  const link = useLink();
  const { shown, hasMore, state, more } = useAccesses(first);
  const alerts = (
    <Link to={link('/avisos/')} className={buttonLook('plain')}>
      {texts.alerts}
    </Link>
  );
  if (shown.length === 0) {
    return (
      <SecuritySection title={texts.history}>
        <EmptyState title={texts.historyEmptyTitle} text={texts.historyEmptyText} action={alerts} />
      </SecuritySection>
    );
  }
  return (
    <SecuritySection title={texts.history} text={texts.historyText}>
      <ol className="mt-2 divide-y divide-line">
        {shown.map((access) => (
          <AccessRow key={access.codigo} access={access} />
        ))}
      </ol>
      {state === 'failed' ? (
        <ErrorState text={texts.moreFailed} retryLabel={shell.retry} onRetry={more} />
      ) : null}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {hasMore && state !== 'failed' ? (
          <Button onClick={more} busy={state === 'loading'}>
            {texts.more}
          </Button>
        ) : null}
        {alerts}
      </div>
    </SecuritySection>
  );
}

function AccessRow({ access }: { access: SecurityAccess }) {
  const { security: texts } = useTexts();
  const { dateTime } = useDates();
  const { aparelho, local, detalhe, vezes } = access;
  const from = [aparelho, local === null ? null : texts.place(local)].filter((part) => part !== null);
  const often =
    vezes === 1 ? '' : ` · ${texts.times(vezes)}, ${texts.since(dateTime(Date.parse(access.desde)))}`;
  return (
    <li className="py-3">
      <p className="font-medium wrap-anywhere">
        {texts.events[access.evento]}
        {detalhe === null ? null : <span className="font-normal text-ink-2">: {detalhe}</span>}
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        <time dateTime={access.quando}>{dateTime(Date.parse(access.quando))}</time>
        {often}
      </p>
      {from.length === 0 ? null : <p className="text-sm text-ink-3 wrap-anywhere">{from.join(' · ')}</p>}
    </li>
  );
}
