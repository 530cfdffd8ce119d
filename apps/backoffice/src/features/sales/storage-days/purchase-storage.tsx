import { Button, Group } from '@mantine/core';
import { chargePurchaseStorage } from '@patio/contract/sales/storage-days/charge-purchase-storage.ts';
import { getPurchaseStorage } from '@patio/contract/sales/storage-days/get-purchase-storage.ts';
import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { waivePurchaseStorage } from '@patio/contract/sales/storage-days/waive-purchase-storage.ts';
import { COUNTED } from '@patio/domain/sales/storage-days/storage-account.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { WaiveStorage } from './waive-storage.tsx';

/** What storage of a purchase costs, for those who may read it; charged before the exit, and waived. */
export function PurchaseStorage({ code }: { readonly code: number }) {
  const { storage: texts } = useTexts();
  const user = useUser();
  const read = useReply(
    getPurchaseStorage,
    undefined,
    { id: code },
    { enabled: can(user, getPurchaseStorage) },
  );
  if (!can(user, getPurchaseStorage)) return null;
  const shown = read.reply?.data ?? null;
  return (
    <Section title={texts.section} read={read}>
      {shown === null || shown.diarias === null ? (
        <Nothing text={texts.none} />
      ) : (
        <>
          <StorageFacts storage={shown.diarias} />
          <StorageActions code={code} storage={shown.diarias} waives={shown.podeDispensar} />
        </>
      )}
    </Section>
  );
}

function StorageFacts({ storage }: { readonly storage: StorageOfPurchase }) {
  const { storage: texts } = useTexts();
  const dayText = useDayText();
  const money = (reais: number): string | null => (reais === 0 ? null : moneyText(reais));
  const not = storage.dias.filter(({ tipo }) => !COUNTED.has(tipo));
  const day = (text: string): string => dayText(`${text}T15:00:00Z`);
  return (
    <Facts
      facts={[
        [texts.state, texts.states[storage.situacao]],
        [
          texts.terms,
          texts.termsOf(storage.diasLivres, moneyText(storage.diaria), moneyText(storage.maximo)),
        ],
        [texts.keys, texts.keysWords[storage.chaves]],
        [texts.lastFree, storage.ultimoDiaLivre === null ? null : day(storage.ultimoDiaLivre)],
        [texts.counted, storage.contados === 0 ? null : String(storage.contados)],
        [texts.owed, money(storage.devido)],
        [texts.charged, money(storage.cobrado)],
        [texts.toPay, money(storage.aPagar)],
        [
          texts.waived,
          storage.dispensas.length === 0
            ? null
            : storage.dispensas.map(({ valor, motivo }) => `${moneyText(valor)}: ${motivo}`).join(' '),
        ],
        [
          texts.notCounted,
          not.length === 0
            ? null
            : not.map(({ dia, tipo }) => `${day(dia)}: ${texts.kinds[tipo]}`).join(', '),
        ],
      ]}
    />
  );
}

interface ActionsProps {
  readonly code: number;
  readonly storage: StorageOfPurchase;
  readonly waives: boolean;
}

function StorageActions({ code, storage, waives }: ActionsProps) {
  const { storage: texts } = useTexts();
  const user = useUser();
  const charge = useAction(chargePurchaseStorage);
  const [open, setOpen] = useState<'waive' | 'waive-charge' | null>(null);
  const { versao, devido, cobrado, podeCobrar } = storage;
  const may = waives && can(user, waivePurchaseStorage);
  const close = (): void => setOpen(null);
  return (
    <>
      <Group gap="xs">
        {podeCobrar && can(user, chargePurchaseStorage) ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={charge.busy}
            onClick={() => void charge.run({ params: { id: code }, body: { versao } }, texts.chargedDone)}
          >
            {texts.charge}
          </Button>
        ) : null}
        {may && devido > 0 ? (
          <Button size="compact-sm" variant="default" onClick={() => setOpen('waive')}>
            {texts.waive}
          </Button>
        ) : null}
        {may && cobrado > 0 ? (
          <Button size="compact-sm" variant="subtle" color="danger" onClick={() => setOpen('waive-charge')}>
            {texts.waiveCharge}
          </Button>
        ) : null}
      </Group>
      {open === 'waive' ? <WaiveStorage code={code} storage={storage} onClose={close} /> : null}
      {open === 'waive-charge' ? (
        <ReasonAction
          route={waivePurchaseStorage}
          request={(motivo) => ({ params: { id: code }, body: { valor: null, motivo, versao } })}
          title={texts.waiveCharge}
          text={texts.waiveChargeText(moneyText(cobrado))}
          reason={texts.buyerReads}
          action={texts.waiveCharge}
          danger
          done={texts.waivedDone}
          onClose={close}
        />
      ) : null}
    </>
  );
}
