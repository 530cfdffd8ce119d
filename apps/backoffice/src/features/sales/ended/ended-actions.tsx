import { Anchor, Button, Group, Text } from '@mantine/core';
import type { EndedOffer } from '@patio/contract/sales/ended/ended-offer.ts';
import { defaultPurchase } from '@patio/contract/sales/purchases/default-purchase.ts';
import { reopenAsStaff } from '@patio/contract/sales/reopenings/reopen-as-staff.ts';
import { withdrawSale } from '@patio/contract/sales/sale-withdrawals/withdraw-sale.ts';
import { offerSecondChance } from '@patio/contract/sales/second-chances/offer-second-chance.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { UndoSale } from '../purchases/public.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { SecondChanceDialog } from './second-chance-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const CALLS = {
  'segunda-chance': offerSecondChance,
  reabrir: reopenAsStaff,
  'nao-concluida': defaultPurchase,
  retirar: withdrawSale,
} as const;

type Chosen = keyof typeof CALLS;

/** What may be done with an ended offer; each is asked for with what follows from it for each side. */
export function EndedActions({ offer }: { offer: EndedOffer }) {
  const { ended: texts } = useTexts();
  const user = useUser();
  const [chosen, choose] = useState<Chosen | null>(null);
  const close = (): void => choose(null);
  const { compra, acoes } = offer;
  if (acoes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.nothingPossible}
      </Text>
    );
  return (
    <>
      <Group gap="xs">
        {acoes.map((action) =>
          action === 'condicional' ? (
            <Anchor key={action} component={Link} to={`/condicionais?id=${offer.codigo}`} size="sm">
              {texts.toConditional}
            </Anchor>
          ) : can(user, CALLS[action]) ? (
            <Button key={action} size="compact-sm" variant="default" onClick={() => choose(action)}>
              {texts.actions[action]}
            </Button>
          ) : null,
        )}
      </Group>
      {chosen === 'segunda-chance' ? <SecondChanceDialog code={offer.codigo} onClose={close} /> : null}
      {chosen === 'reabrir' ? <ReopenDialog code={offer.codigo} onClose={close} /> : null}
      {chosen === 'nao-concluida' && compra !== null ? <UndoSale purchase={compra} onClose={close} /> : null}
      {chosen === 'retirar' && compra !== null ? (
        <WithdrawDialog purchase={compra.codigo} onClose={close} />
      ) : null}
    </>
  );
}
