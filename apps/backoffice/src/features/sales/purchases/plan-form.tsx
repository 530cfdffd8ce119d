import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { planPurchase } from '@patio/contract/sales/purchases/plan-purchase.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';
import type { PurchaseDetail } from './purchase-detail.ts';
import { useAssignees } from './use-assignees.ts';

const LONGEST = 300;

interface Props {
  readonly purchase: PurchaseDetail;
  readonly onSaved: (saved: PurchaseDetail) => void;
}

/** Who takes care of a purchase, and what comes next by when. */
export function PlanForm({ purchase, onSaved }: Props) {
  const { purchases: texts, work, common } = useTexts();
  const user = useUser();
  const action = useAction(planPurchase);
  const assignees = useAssignees();
  const [assignee, setAssignee] = useState(
    purchase.responsavel === null ? null : String(purchase.responsavel.codigo),
  );
  const [next, setNext] = useState(purchase.proximaAcao ?? '');
  const [day, setDay] = useState(purchase.acaoEm ?? '');
  const me = String(user.codigoUsuario);
  const own = assignee === me;
  const save = async (chosen = assignee): Promise<void> => {
    const body = {
      responsavel: chosen === null ? null : Number(chosen),
      proximaAcao: next.trim() === '' ? null : next,
      acaoEm: day === '' ? null : day,
      versao: purchase.versao,
    };
    const reply = await action.give({ params: { id: purchase.codigo }, body }, () => texts.planSaved);
    // Of the reply: without a change the version stays.
    if (reply !== null)
      onSaved({
        ...purchase,
        versao: reply.data.versao,
        proximaAcao: body.proximaAcao,
        acaoEm: body.acaoEm,
      });
  };
  const hand = (to: string | null): void => {
    setAssignee(to);
    void save(to);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="sm">
        <Select
          label={texts.assignee}
          placeholder={texts.nobody}
          value={assignee}
          onChange={setAssignee}
          clearable
          searchable
          comboboxProps={{ withinPortal: false }}
          data={assignees.map(({ codigo, nome }) => ({ value: String(codigo), label: nome }))}
        />
        <TextInput
          label={texts.nextAction}
          value={next}
          maxLength={LONGEST}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={texts.actionDay}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Group>
          <Button type="submit" loading={action.busy}>
            {common.save}
          </Button>
          <Button variant="default" disabled={action.busy} onClick={() => hand(own ? null : me)}>
            {own ? work.return : work.take}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
