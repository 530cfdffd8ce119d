import { PROVIDER_NAMES } from '@patio/domain/social/social-provider.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../platform/i18n/dates.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import type { LinkedProvider } from './identity-calls.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useIdentities } from './use-identities.ts';

/** The accounts at Google and Facebook that open this one: loading, failed, or one line for each (S-36). */
export function IdentitiesSection() {
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
              busy={identities.busy === row.provider}
              onLink={() => identities.link(row)}
              onUnlink={() => identities.unlink(row)}
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
  readonly busy: boolean;
  readonly onLink: () => void;
  readonly onUnlink: () => void;
}

function ProviderRow({ row: { provider, identity, access }, busy, onLink, onUnlink }: RowProps) {
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
        <Button aria-label={texts.unlinkName(name)} busy={busy} onClick={() => setAsking(true)}>
          {texts.unlink}
        </Button>
      ) : null}
      {identity?.podeDesligar === false ? (
        <Link to={link('/perfil/')} className={buttonLook('quiet')}>
          {texts.toProfile}
        </Link>
      ) : null}
      {asking ? (
        <AskFirst
          name={name}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            onUnlink();
          }}
        />
      ) : null}
    </li>
  );
}

function AskFirst({ name, onClose, onYes }: { name: string; onClose: () => void; onYes: () => void }) {
  const { social: texts, shell } = useTexts();
  return (
    <Dialog
      title={texts.unlinkTitle(name)}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="danger" onClick={onYes}>
            {texts.unlink}
          </Button>
        </>
      }
    >
      <p>{texts.unlinkText(name)}</p>
    </Dialog>
  );
}
