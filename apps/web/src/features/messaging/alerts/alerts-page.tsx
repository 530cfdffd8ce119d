import type { AlertSettings } from '@patio/contract/messaging/alerts/alert-settings.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { ConfirmEmailNotice } from '../../identity/email-confirmation/public.ts';
import { AlertGroups } from './alert-groups.tsx';
import { DeviceCard } from './device-card.tsx';
import { useAlerts } from './use-alerts.ts';

/** The alert settings: loading, failed, or the switches. There is no empty state: the list of events is the same for everyone. */
export function AlertsPage({ alerts }: { alerts: PrivateData<AlertSettings> }) {
  const { alerts: texts, shell } = useTexts();
  const { revalidate } = useRevalidator();
  usePrivatePage(alerts);
  if (alerts.state === 'stale') {
    return (
      <div role="status" aria-label={shell.loading} className="flex flex-col gap-5">
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className="h-64" />
        ))}
      </div>
    );
  }
  if (alerts.state === 'failed') {
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />;
  }
  return <Full settings={alerts.value} />;
}

function Full({ settings }: { settings: AlertSettings }) {
  const { alerts: texts } = useTexts();
  const link = useLink();
  const { rows, savedText, turn } = useAlerts(settings.data);
  return (
    <div className="flex flex-col gap-5">
      {settings.emailPorConfirmar === null ? null : <ConfirmEmailNotice email={settings.emailPorConfirmar} />}
      <DeviceCard devices={settings.aparelhos} publicKey={settings.chavePush} />
      <AlertGroups rows={rows} onTurn={turn} />
      <p role="status" className="sr-only">
        {savedText}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{texts.searches}</p>
        <Link to={link('/buscas-salvas/')} className={buttonLook('quiet')}>
          {texts.searchesLink}
        </Link>
      </div>
    </div>
  );
}
