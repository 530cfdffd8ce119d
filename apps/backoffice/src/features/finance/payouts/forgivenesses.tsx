import { Button, Group, Text } from '@mantine/core';
import { decideForgiveness } from '@patio/contract/finance/payouts/debts/decide-forgiveness.ts';
import type { StoreForgiveness } from '@patio/contract/finance/payouts/debts/forgiveness.ts';
import { undoForgiveness } from '@patio/contract/finance/payouts/debts/undo-forgiveness.ts';
import { useState } from 'react';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { Section } from '../../../platform/panels/section.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { MoneyOutItem } from '../money-out/public.ts';
import { UndoButton } from './undo-button.tsx';

const TONES = {
  proposto: 'warn',
  perdoado: 'ok',
  recusado: 'gray',
  desfeito: 'gray',
} as const satisfies Record<StoreForgiveness['situacao'], string>;

interface Props {
  readonly forgiveness: StoreForgiveness;
}

/** Debts of the store that the house gave up; nothing if it never did. */
export function Forgivenesses({ given }: { readonly given: readonly StoreForgiveness[] }) {
  const { payouts: texts } = useTexts();
  if (given.length === 0) return null;
  return (
    <Section title={texts.forgivenesses}>
      {given.map((forgiveness) => (
        <Forgiveness key={forgiveness.codigo} forgiveness={forgiveness} />
      ))}
    </Section>
  );
}

function Forgiveness({ forgiveness }: Props) {
  const { payouts: texts } = useTexts();
  const dayText = useDayText();
  const { situacao, valor, compras, propostoEm, decididoEm, desfeitoEm } = forgiveness;
  return (
    <MoneyOutItem
      name={texts.payoutOf(moneyText(valor), dayText(desfeitoEm ?? decididoEm ?? propostoEm))}
      state={texts.forgiveStates[situacao]}
      tone={TONES[situacao]}
      lines={[texts.from(compras.join(', ')), ...useDecided(forgiveness)]}
    >
      <Actions forgiveness={forgiveness} />
    </MoneyOutItem>
  );
}

/** Who decided, when and why; nothing for users of the store. */
function useDecided(forgiveness: StoreForgiveness): readonly string[] {
  const { payouts: texts } = useTexts();
  const dateText = useDateText();
  const { equipe, situacao, propostoEm, decididoEm, desfeitoEm } = forgiveness;
  if (equipe === null) return [];
  const { propostoPor, decididoPor, desfeitoPor, motivo, decisao, motivoDesfeito } = equipe;
  const decided = situacao === 'recusado' ? texts.rejectedBy : texts.releasedBy;
  return [
    texts.proposedBy(propostoPor.nome, dateText(propostoEm)),
    texts.because(motivo),
    ...(decididoPor === null || decididoEm === null ? [] : [decided(decididoPor.nome, dateText(decididoEm))]),
    ...(decisao === null ? [] : [texts.because(decisao)]),
    ...(desfeitoPor === null || desfeitoEm === null
      ? []
      : [texts.undoneBy(desfeitoPor.nome, dateText(desfeitoEm))]),
    ...(motivoDesfeito === null ? [] : [texts.because(motivoDesfeito)]),
  ];
}

/** What the user may do with it: release it, turn it down, or have the store owe it again. */
function Actions({ forgiveness }: Props) {
  const { payouts: texts } = useTexts();
  const [asked, ask] = useState<'liberar' | 'recusar' | null>(null);
  const deciding = useAction(decideForgiveness);
  const { codigo, valor, podeLiberar, podeRecusar, podeDesfazer } = forgiveness;
  const params = { id: codigo };
  const release = async (): Promise<void> => {
    if (await deciding.run({ params, body: { decisao: 'liberar' } }, texts.forgiveReleased)) ask(null);
  };
  return (
    <>
      {podeRecusar && !podeLiberar ? <Text size="sm">{texts.otherForgives}</Text> : null}
      <Group gap="xs">
        {podeLiberar ? (
          <Button size="xs" onClick={() => ask('liberar')}>
            {texts.actions.release}
          </Button>
        ) : null}
        {podeRecusar ? (
          <Button size="xs" variant="default" onClick={() => ask('recusar')}>
            {texts.actions.reject}
          </Button>
        ) : null}
        {podeDesfazer ? (
          <UndoButton
            title={texts.forgiveUndoTitle(moneyText(valor))}
            text={texts.forgiveUndoText}
            route={undoForgiveness}
            request={(motivo) => ({ params, body: { motivo } })}
            done={texts.forgiveUndone}
          />
        ) : null}
      </Group>
      {asked === 'liberar' ? (
        <Confirmation
          title={texts.forgiveReleaseTitle(moneyText(valor))}
          text={texts.forgiveReleaseText}
          action={texts.actions.release}
          busy={deciding.busy}
          problem={deciding.problem}
          onConfirm={() => void release()}
          onClose={() => ask(null)}
        />
      ) : null}
      {asked === 'recusar' ? (
        <ReasonAction
          route={decideForgiveness}
          request={(motivo) => ({ params, body: { decisao: 'recusar' as const, motivo } })}
          title={texts.actions.reject}
          text={texts.forgiveRejectText}
          reason={texts.reason}
          action={texts.actions.reject}
          danger
          done={texts.forgiveRejected}
          onClose={() => ask(null)}
        />
      ) : null}
    </>
  );
}
