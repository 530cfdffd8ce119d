import { NativeSelect, TextInput } from '@mantine/core';
import { planPurchase } from '@patio/contract/sales/purchases/plan-purchase.ts';
import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { EditCell } from '../../../platform/lists/edit-cell.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { actionText } from './calendar-day.ts';

const LONGEST = 300;

/** The plan of a purchase as its fields have it. */
interface Plan {
  readonly responsavel: number | null;
  readonly proximaAcao: string;
  readonly acaoEm: string;
}

function planOf({ responsavel, proximaAcao, acaoEm }: PurchaseRow): Plan {
  return {
    responsavel: responsavel?.codigo ?? null,
    proximaAcao: proximaAcao ?? '',
    acaoEm: acaoEm ?? '',
  };
}

interface Edit {
  /** The version that the fields began with. */
  readonly read: PurchaseRow;
  readonly typed: Partial<Plan>;
  /** It was refused, perhaps because a colleague was faster. */
  readonly told: boolean;
}

/** One cell of the plan of a purchase while it is edited. Only the version that was read when that began is changed. */
function usePlanCell(purchase: PurchaseRow) {
  const { purchases: texts } = useTexts();
  const action = useAction(planPurchase);
  const [edit, setEdit] = useState<Edit | null>(null);
  // Who was told of a colleague's change and saves again knows of it: what they did not type is as it is now.
  if (edit?.told === true && edit.read.versao !== purchase.versao)
    setEdit({ ...edit, read: purchase, told: false });
  const close = (): void => {
    action.clear();
    setEdit(null);
  };
  const save = async (): Promise<void> => {
    if (edit === null || action.busy) return;
    const before = planOf(edit.read);
    const { responsavel, proximaAcao, acaoEm } = { ...before, ...edit.typed };
    const same = proximaAcao.trim() === before.proximaAcao && acaoEm === before.acaoEm;
    if (same && responsavel === before.responsavel) return close();
    const body = {
      responsavel,
      proximaAcao: proximaAcao.trim() === '' ? null : proximaAcao,
      acaoEm: acaoEm === '' ? null : acaoEm,
      versao: edit.read.versao,
    };
    const done = await action.run({ params: { id: purchase.codigo }, body }, texts.planSaved);
    setEdit((now) => (done || now === null ? null : { ...now, told: true }));
  };
  return {
    typed: edit === null ? null : { ...planOf(edit.read), ...edit.typed },
    type: (typed: Partial<Plan>): void =>
      setEdit((now) => (now === null ? null : { ...now, typed: { ...now.typed, ...typed } })),
    cell: {
      editing: edit !== null,
      busy: action.busy,
      problem: action.problem,
      onStart: () => setEdit({ read: purchase, typed: {}, told: false }),
      onSave: () => void save(),
      onCancel: close,
    },
  };
}

interface AssigneeProps {
  readonly purchase: PurchaseRow;
  readonly assignees: readonly { readonly codigo: number; readonly nome: string }[];
}

/** Who takes care of a purchase, edited in the list. */
export function AssigneeCell({ purchase, assignees }: AssigneeProps) {
  const { purchases: texts } = useTexts();
  const { typed, type, cell } = usePlanCell(purchase);
  // One who may no longer be assigned stays until another is chosen.
  const own = purchase.responsavel;
  const choices = own === null || assignees.some(({ codigo }) => codigo === own.codigo) ? [] : [own];
  return (
    <EditCell label={texts.assignee} text={own?.nome ?? texts.nobody} {...cell}>
      <NativeSelect
        size="xs"
        aria-label={texts.assignee}
        value={String(typed?.responsavel ?? '')}
        onChange={({ currentTarget: { value } }) =>
          type({ responsavel: value === '' ? null : Number(value) })
        }
        data={[
          { value: '', label: texts.nobody },
          ...[...choices, ...assignees].map(({ codigo, nome }) => ({ value: String(codigo), label: nome })),
        ]}
      />
    </EditCell>
  );
}

/** What comes next with a purchase, and by when, edited in the list. */
export function ActionCell({ purchase }: { readonly purchase: PurchaseRow }) {
  const { purchases: texts } = useTexts();
  const { typed, type, cell } = usePlanCell(purchase);
  return (
    <EditCell label={texts.nextAction} text={actionText(purchase)} {...cell}>
      <TextInput
        size="xs"
        type="date"
        aria-label={texts.actionDay}
        value={typed?.acaoEm ?? ''}
        onChange={(event) => type({ acaoEm: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        aria-label={texts.nextAction}
        placeholder={texts.nextAction}
        maxLength={LONGEST}
        value={typed?.proximaAcao ?? ''}
        onChange={(event) => type({ proximaAcao: event.currentTarget.value })}
      />
    </EditCell>
  );
}
