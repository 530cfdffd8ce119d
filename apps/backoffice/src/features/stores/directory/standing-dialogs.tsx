import { Text } from '@mantine/core';
import { endStore } from '@patio/contract/sales/stays/end-store.ts';
import { releaseStore } from '@patio/contract/sales/stays/release-store.ts';
import { suspendStore } from '@patio/contract/sales/stays/suspend-store.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';

interface Props {
  readonly store: StoreHead;
  readonly onClose: () => void;
}

/** Closes a store at once (rule 0.31), naming how many offers and users it concerns. */
export function SuspendDialog({ store, onClose }: Props) {
  const { stores: texts } = useTexts();
  const { codigo: id, versao, nome, alcance } = store;
  return (
    <ReasonAction
      route={suspendStore}
      request={(motivo) => ({ params: { id }, body: { motivo, versao } })}
      title={texts.suspendTitle(nome)}
      text={texts.suspendText}
      reason={texts.storeReads}
      action={texts.suspend}
      danger
      done={({ data }) => texts.suspended(data.ofertas)}
      onClose={onClose}
    >
      <Text size="sm" fw={600}>
        {texts.suspendScope(alcance)}
      </Text>
    </ReasonAction>
  );
}

/** Opens a suspended store again. */
export function ReleaseDialog({ store, onClose }: Props) {
  const { stores: texts } = useTexts();
  const { codigo: id, versao, nome, alcance } = store;
  return (
    <ReasonAction
      route={releaseStore}
      request={(motivo) => ({ params: { id }, body: { motivo, versao } })}
      title={texts.releaseTitle(nome)}
      text={texts.releaseText}
      reason={texts.storeReads}
      action={texts.release}
      done={({ data }) => texts.released(data.ofertas)}
      onClose={onClose}
    >
      <Text size="sm" fw={600}>
        {texts.releaseScope(alcance.ofertasParadas)}
      </Text>
    </ReasonAction>
  );
}

/** Closes a suspended store for good. */
export function EndDialog({ store, onClose }: Props) {
  const { stores: texts } = useTexts();
  const { codigo: id, versao, nome, membros, alcance } = store;
  return (
    <ReasonAction
      route={endStore}
      request={(motivo) => ({ params: { id }, body: { motivo, versao } })}
      title={texts.endTitle(nome)}
      text={texts.endText(membros, alcance.compras)}
      reason={texts.storeReads}
      action={texts.end}
      danger
      done={texts.ended}
      onClose={onClose}
    />
  );
}
