import { Button, Select } from '@mantine/core';
import { assignPurchases } from '@patio/contract/sales/purchases/assign-purchases.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MarkedBar, type RefusedRow } from '../../../platform/lists/marked-bar.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { Work } from '../../../platform/work/use-work.tsx';
import { WorkButtons } from '../../../platform/work/work-bar.tsx';
import { useAssignees } from './use-assignees.ts';

interface Props {
  readonly work: Work;
  readonly marked: ReadonlySet<number>;
  readonly onUnmark: () => void;
}

/** Takes the marked purchases, gives them back or assigns them, and says what was refused. */
export function AssignBar({ work, marked, onUnmark }: Props) {
  const { purchases: texts } = useTexts();
  const assignees = useAssignees();
  const action = useAction(assignPurchases);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const dismiss = (): void => {
    setRefused([]);
    work.dismiss();
  };
  const assign = async (): Promise<void> => {
    const body = { compras: [...marked], responsavel: chosen === null ? null : Number(chosen) };
    const reply = await action.give({ body }, ({ feitas }) => texts.assigned(feitas.length));
    if (reply === null) return;
    work.dismiss();
    setRefused(
      reply.recusadas.map(({ com, ...row }) => ({ ...row, com: com === null ? null : { nome: com } })),
    );
    onUnmark();
  };
  return (
    <MarkedBar
      label={texts.assign}
      marked={marked}
      problem={action.problem ?? work.problem}
      refused={[...refused, ...work.refused]}
      onUnmark={onUnmark}
      onDismiss={dismiss}
    >
      <WorkButtons
        work={work}
        marked={marked}
        onDone={() => {
          setRefused([]);
          onUnmark();
        }}
      />
      <Select
        aria-label={texts.assignee}
        placeholder={texts.nobody}
        value={chosen}
        onChange={setChosen}
        clearable
        searchable
        comboboxProps={{ withinPortal: false }}
        data={assignees.map(({ codigo, nome }) => ({ value: String(codigo), label: nome }))}
      />
      <Button variant="default" loading={action.busy} onClick={() => void assign()}>
        {texts.assignTo(marked.size)}
      </Button>
    </MarkedBar>
  );
}
