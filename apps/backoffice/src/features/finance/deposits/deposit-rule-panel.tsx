import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import type { DepositRuleRow } from '@patio/contract/finance/deposits/deposit-rule.ts';
import { removeDepositRule } from '@patio/contract/finance/deposits/remove-deposit-rule.ts';
import { saveDepositRule } from '@patio/contract/finance/deposits/save-deposit-rule.ts';
import { DEPOSIT_RULE_ACTIONS } from '@patio/contract/people/audit/audit-actions.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { CodeField } from '../../../platform/panels/fields/code-field.tsx';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { ReasonField } from '../../../platform/panels/fields/reason-field.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { placeText } from './place-text.ts';
import { useDepositRuleForm } from './use-deposit-rule-form.ts';

interface Props {
  /** Null: another one. */
  readonly rule: DepositRuleRow | null;
  readonly onClose: () => void;
}

/** Sets what an offer or a store asks of bidders, or removes it. */
export function DepositRulePanel({ rule, onClose }: Props) {
  const { deposits: texts } = useTexts();
  const form = useDepositRuleForm(rule, onClose);
  const { draft, change, shown } = form;
  const user = useUser();
  return (
    <SidePanel title={rule === null ? texts.addRule : placeText(rule, texts)} onClose={onClose} size={520}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.ruleText}
        </Text>
        {can(user, saveDepositRule) ? (
          <EditForm form={form}>
            {rule === null ? <Text size="sm">{texts.placeHint}</Text> : null}
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              {rule === null ? (
                <>
                  <CodeField
                    label={texts.offerNumber}
                    value={draft.offer}
                    error={shown?.place}
                    onChange={(offer) => change({ offer, store: '' })}
                  />
                  <CodeField
                    label={texts.storeNumber}
                    value={draft.store}
                    onChange={(store) => change({ store, offer: '' })}
                  />
                </>
              ) : null}
              <MoneyField
                label={texts.amount}
                value={draft.amount}
                error={shown?.amount ?? null}
                onChange={(amount) => change({ amount })}
              />
              <MoneyField
                label={texts.above}
                value={draft.above}
                takesZero
                error={shown?.above ?? null}
                onChange={(above) => change({ above })}
              />
            </SimpleGrid>
            <ReasonField
              value={draft.reason}
              error={shown?.reason}
              onChange={(reason) => change({ reason })}
            />
          </EditForm>
        ) : null}
        {rule === null ? null : <RemoveRule rule={rule} onRemoved={onClose} />}
        {rule === null ? null : <RuleHistory rule={rule} />}
      </Stack>
    </SidePanel>
  );
}

/** What was done to a rule stands at the offer or the store that it is of. */
function RuleHistory({ rule: { oferta, loja } }: { readonly rule: DepositRuleRow }) {
  const only = DEPOSIT_RULE_ACTIONS;
  if (oferta !== null)
    return <RecordHistory kind="offer" id={oferta.codigo} name={oferta.titulo} only={only} />;
  return loja === null ? null : (
    <RecordHistory kind="partner" id={loja.codigo} name={loja.nome} only={only} />
  );
}

function RemoveRule({ rule, onRemoved }: { readonly rule: DepositRuleRow; readonly onRemoved: () => void }) {
  const { deposits: texts, common } = useTexts();
  const user = useUser();
  const action = useAction(removeDepositRule);
  const [asked, ask] = useState(false);
  if (!can(user, removeDepositRule)) return null;
  const remove = async (motivo: string): Promise<void> => {
    const request = { params: { id: rule.codigo }, body: { motivo, versao: rule.versao } };
    if (await action.run(request, texts.ruleRemoved)) onRemoved();
  };
  return (
    <>
      <Button size="xs" variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => ask(true)}>
        {texts.removeRule}
      </Button>
      {asked ? (
        <ReasonDialog
          title={texts.removeRule}
          text={texts.removeText}
          reason={common.reasonInside}
          action={texts.removeRule}
          danger
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void remove(reason)}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
