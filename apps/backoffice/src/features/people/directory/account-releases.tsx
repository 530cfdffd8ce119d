import { Badge, Button, Group } from '@mantine/core';
import type { getAccountLimits } from '@patio/contract/people/releases/get-account-limits.ts';
import { withdrawRelease } from '@patio/contract/people/releases/withdraw-release.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Nothing } from '../../../platform/panels/section.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import type { OfAccount } from './account.ts';

type Release = Reply<typeof getAccountLimits>['data']['liberacoes'][number];

/** What staff granted, newest first; what holds may be withdrawn. */
export function AccountReleases({
  account,
  releases,
}: OfAccount & { readonly releases: readonly Release[] }) {
  const { account: texts, common } = useTexts();
  const user = useUser();
  const dayText = useDayText();
  const [withdrawing, withdraw] = useState<Release | null>(null);
  if (releases.length === 0) return <Nothing text={texts.trust.noReleases} />;
  return (
    <>
      <PlainTable
        label={texts.trust.releases}
        rows={releases}
        idOf={({ codigo }) => codigo}
        columns={[
          { label: texts.trust.kind, cell: ({ tipo }) => texts.trust.kinds[tipo] },
          { label: texts.trust.extra, cell: (row) => amountOf(row), numeric: true },
          {
            label: texts.trust.lastDay,
            cell: ({ ate }) => dayText(new Date(Date.parse(ate) - 1).toISOString()),
          },
          { label: texts.reason, cell: ({ motivo }) => motivo },
          { label: common.by, cell: ({ concedidaPor }) => concedidaPor ?? '' },
          {
            label: texts.state,
            cell: (row) => (
              <Group gap={4} justify="end">
                <Badge variant="light" tt="none" color={row.situacao === 'vigente' ? 'ok' : 'accent'}>
                  {texts.trust.releaseStates[row.situacao]}
                </Badge>
                {row.situacao === 'vigente' && can(user, withdrawRelease) ? (
                  <Button variant="subtle" size="compact-xs" onClick={() => withdraw(row)}>
                    {texts.trust.withdrawRelease}
                  </Button>
                ) : null}
              </Group>
            ),
          },
        ]}
      />
      {withdrawing === null ? null : (
        <Withdrawal account={account} release={withdrawing} onClose={() => withdraw(null)} />
      )}
    </>
  );
}

function amountOf({ tipo, extra }: Release): string {
  const sign = extra < 0 ? '−' : '+';
  return `${sign}${tipo === 'EXPOSICAO' ? moneyText(Math.abs(extra)) : Math.abs(extra)}`;
}

function Withdrawal({
  account,
  release,
  onClose,
}: OfAccount & { readonly release: Release; readonly onClose: () => void }) {
  const { account: texts } = useTexts();
  const action = useAction(withdrawRelease);
  const confirm = async (): Promise<void> => {
    const request = { params: { id: account.codigo, release: release.codigo } };
    if (await action.run(request, texts.trust.releaseWithdrawn)) onClose();
  };
  return (
    <Confirmation
      title={texts.trust.withdrawReleaseTitle}
      text={texts.trust.withdrawReleaseText}
      action={texts.trust.withdrawRelease}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
