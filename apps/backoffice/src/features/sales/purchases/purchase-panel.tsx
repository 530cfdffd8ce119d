import { Divider, Stack, Title } from '@mantine/core';
import { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OpenElsewhere } from '../../../platform/panels/open-elsewhere.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { PurchaseDelivery } from '../deliveries/public.ts';
import { PurchasePickup } from '../pickups/public.ts';
import { PurchaseDocuments } from '../purchase-documents/public.ts';
import { PurchaseStorage } from '../storage-days/public.ts';
import { PurchaseCharges } from '../../finance/charges/public.ts';
import { PurchaseTransfer } from '../transfer/public.ts';
import { ComplaintsLink } from '../complaints/public.ts';
import { OpenConversation } from '../deal-messages/public.ts';
import { ContactLog } from './contact-log.tsx';
import { useNextStage } from './next-stage.ts';
import type { PurchaseDetail } from './purchase-detail.ts';
import { PurchaseForms } from './purchase-forms.tsx';
import { PurchaseState } from './purchase-state.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';

/** A purchase with everything about it, and what may be done now. */
export function PurchasePanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { purchases: texts } = useTexts();
  const { reply, failed, retry } = useReply(getPurchase, undefined, { id });
  return (
    <SidePanel title={reply?.data.titulo ?? texts.panel(id)} onClose={onClose}>
      <OpenElsewhere kind="purchase" id={id} />
      <UntilLoaded loaded={reply !== null} failed={failed} height={320} onRetry={retry} />
      {reply === null ? null : <Detail purchase={reply.data} />}
    </SidePanel>
  );
}

function Detail({ purchase }: { readonly purchase: PurchaseDetail }) {
  const { purchases: texts } = useTexts();
  return (
    <Stack gap="md">
      <PurchaseFacts purchase={purchase} />
      <OfferLink code={purchase.codigoOferta} />
      <PurchaseSteps purchase={purchase} />
      <PurchaseForms purchase={purchase} />
      <PurchaseCharges code={purchase.codigo} />
      <PurchaseTransfer code={purchase.codigo} />
      {purchase.entrega.frete === 'S' ? null : <PurchasePickup code={purchase.codigo} />}
      <PurchaseStorage code={purchase.codigo} />
      <PurchaseDelivery code={purchase.codigo} />
      <PurchaseDocuments code={purchase.codigo} />
      <OpenConversation deal={{ compra: purchase.codigo }} />
      <ComplaintsLink purchase={purchase.codigo} />
      <Divider />
      <Title order={2} size="h5">
        {texts.contacts}
      </Title>
      <ContactLog purchase={purchase} />
      <RecordHistory kind="purchase" id={purchase.codigo} />
    </Stack>
  );
}

function PurchaseFacts({ purchase }: { readonly purchase: PurchaseDetail }) {
  const { purchases: texts, common } = useTexts();
  const dateText = useDateText();
  const nextStage = useNextStage(purchase);
  const { codigo, valor, custo, comprador, loja, origem, entrega, motivoDesfeita, canceladaEm } = purchase;
  return (
    <>
      <div>
        <PurchaseState purchase={purchase} />
      </div>
      <Facts
        facts={[
          [texts.number, String(codigo)],
          [texts.nextStage, nextStage],
          [common.value, moneyText(valor)],
          [texts.total, custo === null ? texts.toAgree : moneyText(custo.total)],
          [texts.origin, texts.origins[origem]],
          [texts.buyer, comprador.nome],
          [texts.email, comprador.email],
          [texts.phone, comprador.telefone === null ? null : formatPhone(comprador.telefone)],
          [texts.store, loja?.nome ?? texts.house],
          [
            texts.delivery,
            entrega.frete === 'S'
              ? [texts.byFreight, entrega.endereco].filter(Boolean).join(': ')
              : texts.pickup,
          ],
          [texts.cancelled, canceladaEm === null ? null : dateText(canceladaEm)],
          [texts.reason, motivoDesfeita],
        ]}
      />
    </>
  );
}
