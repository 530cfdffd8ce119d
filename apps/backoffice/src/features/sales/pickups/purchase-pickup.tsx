import { Button, Group, Stack, Text } from '@mantine/core';
import { bookPurchasePickup } from '@patio/contract/sales/pickups/book-purchase-pickup.ts';
import { cancelPurchasePickup } from '@patio/contract/sales/pickups/cancel-purchase-pickup.ts';
import { getPurchasePickup } from '@patio/contract/sales/pickups/get-purchase-pickup.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { BookPickup } from './book-pickup.tsx';

/** When a purchase is collected, for those who may read it; booked, moved and cancelled for its buyer. */
export function PurchasePickup({ code }: { readonly code: number }) {
  const { pickups: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const read = useReply(
    getPurchasePickup,
    undefined,
    { id: code },
    { enabled: can(user, getPurchasePickup) },
  );
  const [open, setOpen] = useState<'book' | 'cancel' | null>(null);
  if (!can(user, getPurchasePickup)) return null;
  const pickup = read.reply?.data ?? null;
  const booking = pickup?.reserva ?? null;
  const standing = booking?.situacao === 'marcada' ? booking : null;
  return (
    <Section title={texts.section} read={read}>
      {pickup?.pagamentoEmConferencia === true ? <Text size="sm">{texts.checking}</Text> : null}
      {booking === null ? (
        <Nothing text={texts.none} />
      ) : (
        <Facts
          facts={[
            [texts.when, dateText(booking.inicio)],
            [texts.state, texts.states[booking.situacao]],
            [texts.place, [booking.endereco, booking.local].filter(Boolean).join(', ')],
            [
              texts.who,
              booking.terceiro === null
                ? texts.buyerComes
                : `${booking.terceiro.nome}, CPF ${booking.terceiro.cpf}`,
            ],
            [texts.reason, booking.motivo],
          ]}
        />
      )}
      <Group gap="xs">
        {pickup?.podeMarcar === true && can(user, bookPurchasePickup) ? (
          <Button size="compact-sm" variant="default" onClick={() => setOpen('book')}>
            {standing === null ? texts.book : texts.move}
          </Button>
        ) : null}
        {standing !== null && pickup?.podeCancelar === true && can(user, cancelPurchasePickup) ? (
          <Button size="compact-sm" variant="subtle" color="danger" onClick={() => setOpen('cancel')}>
            {texts.cancel}
          </Button>
        ) : null}
      </Group>
      {pickup !== null && booking === null && !pickup.podeMarcar && !pickup.pagamentoEmConferencia ? (
        <Stack gap={0}>
          <Text size="sm" c="dimmed">
            {texts.noPlace}
          </Text>
        </Stack>
      ) : null}
      {open === 'book' && pickup !== null ? (
        <BookPickup code={code} pickup={pickup} standing={standing} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'cancel' && standing !== null ? (
        <ReasonAction
          route={cancelPurchasePickup}
          request={(motivo) => ({ params: { id: code }, body: { versao: standing.versao, motivo } })}
          title={texts.cancel}
          text={texts.cancelText}
          reason={texts.buyerReads}
          action={texts.cancel}
          danger
          done={texts.cancelled}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Section>
  );
}
