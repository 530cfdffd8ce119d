import { Badge, Button, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { listIdentityRequests } from '@patio/contract/people/identity/list-identity-requests.ts';
import { recordDeposit } from '@patio/contract/people/identity/record-deposit.ts';
import { withdrawVerification } from '@patio/contract/people/identity/withdraw-verification.ts';
import { getAccountLimits } from '@patio/contract/people/releases/get-account-limits.ts';
import { grantRelease } from '@patio/contract/people/releases/grant-release.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRecord } from '../../../platform/api/use-record.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { AccountReleases } from './account-releases.tsx';
import type { OfAccount } from './account.ts';
import { DepositDialog } from './dialogs/deposit-dialog.tsx';
import { GrantRelease } from './dialogs/grant-release.tsx';
import { WithdrawVerification } from './dialogs/withdraw-verification.tsx';

/** Level, exposure, limits, and the releases behind them; each for those who may read it. */
export function AccountTrust({ account }: OfAccount) {
  return can(useUser(), getAccountLimits) ? <WithLimits account={account} /> : <Level account={account} />;
}

function WithLimits({ account }: OfAccount) {
  const { account: texts } = useTexts();
  const user = useUser();
  const [granting, grant] = useState(false);
  const read = useRecord(getAccountLimits, { params: { id: account.codigo } });
  const limits = read.reply?.data;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Level account={account} />
        <Section title={texts.trust.exposure} read={read}>
          {limits === undefined ? null : <Exposure {...limits.exposicao} />}
          <Facts
            facts={(limits?.limites ?? []).map(({ tipo, usados, permitidos }) => [
              texts.trust.kinds[tipo],
              texts.trust.used(usados, permitidos),
            ])}
          />
        </Section>
      </SimpleGrid>
      <Section
        title={texts.trust.releases}
        actions={
          can(user, grantRelease) && account.apagadaEm === null ? (
            <Button variant="default" size="xs" onClick={() => grant(true)}>
              {texts.trust.grant}
            </Button>
          ) : null
        }
      >
        <AccountReleases account={account} releases={limits?.liberacoes ?? []} />
      </Section>
      {granting ? <GrantRelease account={account} onClose={() => grant(false)} /> : null}
    </Stack>
  );
}

function Exposure({ limite, usado }: { limite: number; usado: number }) {
  const { account: texts } = useTexts();
  const share = limite <= 0 ? 100 : Math.min(100, (usado / limite) * 100);
  return (
    <Stack gap={4}>
      <Text size="sm">{texts.trust.exposed(moneyText(usado), moneyText(limite))}</Text>
      <Progress value={share} color={share > 90 ? 'danger' : 'accent'} aria-label={texts.trust.exposure} />
    </Stack>
  );
}

function Level({ account }: OfAccount) {
  const { account: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const [dialog, show] = useState<'deposit' | 'withdraw' | null>(null);
  const close = (): void => show(null);
  const { verificadaEm, verificacaoPendente } = account;
  return (
    <Section title={texts.trust.level}>
      <Badge variant="light" tt="none" color={account.nivel >= 2 ? 'ok' : 'warn'}>
        {texts.levels[account.nivel]}
      </Badge>
      <Facts
        facts={[
          [texts.person.verified, verificadaEm === null ? null : dateText(verificadaEm)],
          [texts.trust.deposit, moneyText(account.caucao)],
        ]}
      />
      <Group gap="xs">
        {verificacaoPendente === null || !can(user, listIdentityRequests) ? null : (
          <Button
            component={Link}
            to={`/verificacoes?busca=${verificacaoPendente}&id=${verificacaoPendente}`}
            size="xs"
          >
            {texts.trust.decide}
          </Button>
        )}
        {verificadaEm !== null && can(user, recordDeposit) ? (
          <Button variant="default" size="xs" onClick={() => show('deposit')}>
            {texts.trust.recordDeposit}
          </Button>
        ) : null}
        {verificadaEm !== null && can(user, withdrawVerification) ? (
          <Button variant="default" size="xs" onClick={() => show('withdraw')}>
            {texts.trust.withdraw}
          </Button>
        ) : null}
      </Group>
      {dialog === 'deposit' ? <DepositDialog account={account} onClose={close} /> : null}
      {dialog === 'withdraw' ? <WithdrawVerification account={account} onClose={close} /> : null}
    </Section>
  );
}
