import { PROVIDER_NAMES } from '@patio/domain/identity/social/social-provider.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { ConfirmDialog } from '../second-steps/public.ts';
import type { LinkedProvider } from './identity-calls.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useIdentities } from './use-identities.ts';

/** The accounts at Google and Facebook that open this one: loading, failed, or one line for each (S-36). */
export function IdentitiesSection({ hasPassword }: { hasPassword: boolean }) {
  const { social: texts, shell } = useTexts();
  const heading = useId();
  const identities = useIdentities();
  const { state } = identities;
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id={heading} className="text-lg font-semibold">
        {texts.section}
      </h2>
      <p className="mt-1 mb-2 text-ink-2">{texts.sectionText}</p>
      {state.kind === 'loading' ? (
        <div role="status" aria-label={shell.loading}>
          <Skeleton className="h-28" />
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <ErrorState text={texts.sectionFailed} retryLabel={shell.retry} onRetry={identities.load} />
      ) : null}
      {state.kind === 'full' && state.rows.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      {state.kind === 'full' ? (
        <ul className="divide-y divide-line">
          {state.rows.map((row) => (
            <ProviderRow
              key={row.provider}
              row={row}
              hasPassword={hasPassword}
              busy={identities.busy === row.provider}
              onLink={() => identities.link(row)}
              onUnlink={(confirmation) => identities.unlink(row, confirmation)}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {identities.said}
      </p>
    </section>
  );
}

interface RowProps {
  readonly row: LinkedProvider;
  /** False: a mailed code confirms. */
  readonly hasPassword: boolean;
  readonly busy: boolean;
  readonly onLink: () => void;
  readonly onUnlink: (confirmation: string) => Promise<string | null>;
}

function ProviderRow({ row, hasPassword, busy, onLink, onUnlink }: RowProps) {
  const { provider, identity, access } = row;
  const { social: texts } = useTexts();
  const { date } = useDates();
  const link = useLink();
  const [asking, setAsking] = useState(false);
  const name = PROVIDER_NAMES[provider];
  const day = (instant: string): string => date(Date.parse(instant));
  const use = identity?.ultimoUso ?? null;
  const email = identity?.email ?? null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <ProviderMark provider={provider} />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">{name}</p>
        {identity === null ? <p className="text-sm text-ink-3">{texts.notLinked}</p> : null}
        {email === null ? null : <p className="text-sm text-ink-2 wrap-anywhere">{email}</p>}
        {identity === null ? null : (
          <p className="text-sm text-ink-3">
            {texts.since(day(identity.desde))}
            {use === null ? '' : ` · ${texts.lastUse(day(use))}`}
          </p>
        )}
        {identity === null || identity.podeDesligar ? null : (
          <p className="mt-1 text-sm text-ink-2">{texts.onlyWay}</p>
        )}
      </div>
      {identity === null && access !== null ? (
        <Button aria-label={texts.linkName(name)} busy={busy} onClick={onLink}>
          {texts.link}
        </Button>
      ) : null}
      {identity?.podeDesligar === true ? (
        <Button aria-label={texts.unlinkName(name)} onClick={() => setAsking(true)}>
          {texts.unlink}
        </Button>
      ) : null}
      {identity?.podeDesligar === false ? (
        <Link to={link('/perfil/')} className={buttonLook('quiet')}>
          {texts.toProfile}
        </Link>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={texts.unlinkTitle(name)}
          text={texts.unlinkText(name)}
          submitLabel={texts.unlink}
          look="danger"
          hasPassword={hasPassword}
          onClose={() => setAsking(false)}
          onConfirm={async (confirmation) => {
            const problem = await onUnlink(confirmation);
            if (problem === null) setAsking(false);
            return problem;
          }}
        />
      ) : null}
    </li>
  );
}
