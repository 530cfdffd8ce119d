import { Button, SimpleGrid, Text, TextInput } from '@mantine/core';
import { setStoreBank } from '@patio/contract/finance/payouts/set-store-bank.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const FIELDS = [
  ['banco', 100],
  ['agencia', 20],
  ['conta', 30],
  ['pix', 140],
] as const;
const EMPTY = { banco: '', agencia: '', conta: '', pix: '' };

/** The account of a store while it is typed; a refusal loses nothing. */
export function StoreBankForm({ store, onDone }: { readonly store: number; readonly onDone: () => void }) {
  const { payouts: texts, common } = useTexts();
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const action = useAction(setStoreBank);
  const lacks = (field: keyof typeof EMPTY): boolean => field !== 'pix' && draft[field].trim() === '';
  const save = async (): Promise<void> => {
    setTried(true);
    if (FIELDS.some(([field]) => lacks(field))) return;
    const body = { ...draft, pix: draft.pix.trim() === '' ? null : draft.pix };
    if (await action.run({ params: { id: store }, body }, texts.bankSaved)) onDone();
  };
  return (
    <EditForm
      form={{ busy: action.busy, problem: action.problem, save }}
      actions={
        <Button variant="default" onClick={onDone}>
          {common.cancel}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {texts.bankText}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {FIELDS.map(([field, longest]) => (
          <TextInput
            key={field}
            label={texts.fields[field]}
            autoComplete="off"
            maxLength={longest}
            value={draft[field]}
            error={tried && lacks(field) ? texts.missing : null}
            onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </EditForm>
  );
}
