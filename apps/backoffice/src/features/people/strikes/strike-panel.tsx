import { Anchor, Button, Group, Stack } from '@mantine/core';
import { getAccount } from '@patio/contract/people/directory/get-account.ts';
import type { StrikeListed } from '@patio/contract/people/strikes/list-all-strikes.ts';
import { removeStrike } from '@patio/contract/people/strikes/remove-strike.ts';
import { listPurchases } from '@patio/contract/sales/purchases/list-purchases.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../audit/public.ts';
import { StrikeRemoval } from './strike-removal.tsx';

interface Props {
  readonly strike: StrikeListed;
  readonly limit: number;
  readonly onClose: () => void;
}

/** A purchase that was not kept, what follows for its account, and how it is taken back. */
export function StrikePanel({ strike, limit, onClose }: Props) {
  const { strikes: texts, account, refunds, common } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const [removing, setRemoving] = useState(false);
  const { comprador, retirado, impedidaAte } = strike;
  return (
    <SidePanel title={strike.titulo} onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            [common.buyer, comprador.nome],
            [common.value, moneyText(strike.valor)],
            [account.reason, strike.motivo],
            [common.when, dateText(strike.em)],
            [common.by, strike.por ?? texts.byRule],
            [account.strikes.until, dateText(strike.ate)],
            [account.state, texts.states[strike.situacao]],
            [
              account.strikes.removed,
              retirado === null ? null : `${dateText(retirado.em)} · ${retirado.motivo}`,
            ],
            [
              texts.standing,
              impedidaAte === null
                ? texts.counting(strike.contam, limit)
                : account.strikes.stopped(dateText(impedidaAte)),
            ],
          ]}
        />
        <Group gap="md">
          {can(user, getAccount) ? (
            <Anchor component={Link} to={`/pessoas/${comprador.codigo}`} size="sm">
              {texts.toAccount}
            </Anchor>
          ) : null}
          {can(user, listPurchases) ? (
            <Anchor component={Link} to={`/compras?id=${strike.codigoCompra}`} size="sm">
              {refunds.toPurchase}
            </Anchor>
          ) : null}
        </Group>
        {retirado === null && can(user, removeStrike) ? (
          <Group>
            <Button onClick={() => setRemoving(true)}>{account.strikes.remove}</Button>
          </Group>
        ) : null}
        <RecordHistory kind="account" id={comprador.codigo} name={comprador.nome} />
      </Stack>
      {removing ? (
        <StrikeRemoval accountId={comprador.codigo} strike={strike} onClose={() => setRemoving(false)} />
      ) : null}
    </SidePanel>
  );
}
