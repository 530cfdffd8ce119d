import {
  Alert,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import type { CloseDetail } from '@patio/contract/finance/closes/close.ts';
import { differenceReason } from '@patio/contract/finance/closes/close.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { StatedBalances } from './stated-balances.tsx';
import { useCloseForm } from './use-close-form.ts';

const LONGEST = 500;

/** Closes a day against what the bank says; what differs needs an explanation. A refusal keeps what was typed. */
export function CloseForm({ detail }: { readonly detail: CloseDetail }) {
  const { closes: texts } = useTexts();
  const form = useCloseForm(detail);
  return (
    <Paper withBorder p="sm" component="section" aria-label={texts.closeTitle}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {texts.closeTitle}
        </Title>
        <Text size="sm">{texts.closeText}</Text>
        <StatedBalances stated={detail.extratosDoDia} onUse={form.use} />
        <MoneyField
          label={texts.bankBalance}
          value={form.draft.amount}
          error={form.shown?.amount ?? null}
          takesZero
          onChange={(amount) => form.change({ amount })}
        />
        <Checkbox
          label={texts.overdrawn}
          checked={form.draft.overdrawn}
          onChange={(event) => form.change({ overdrawn: event.currentTarget.checked })}
        />
        <Comparison form={form} />
        {form.explains ? <Explanation form={form} /> : null}
        <Problem text={form.problem} />
        <Group justify="end">
          <Button loading={form.busy} onClick={() => void form.save()}>
            {texts.closeAction}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface Props {
  readonly form: ReturnType<typeof useCloseForm>;
}

function Comparison({ form: { difference, asStated, accountBefore, pixDiffers, repeated } }: Props) {
  const { closes: texts } = useTexts();
  if (difference === null) return null;
  const said = (amount: number): string => {
    if (amount === 0) return asStated ? texts.equal : texts.sameAsBook;
    return (difference > 0 ? texts.bankHasMore : texts.bankHasLess)(moneyText(amount));
  };
  return (
    <div role="status">
      <Alert
        color={difference === 0 && asStated && accountBefore === null ? 'ok' : 'warn'}
        variant="light"
        p="xs"
      >
        {said(Math.abs(difference))}
        {repeated ? <Text size="sm">{texts.sameAsBefore}</Text> : null}
        {asStated ? null : <Text size="sm">{texts.notAsStated}</Text>}
        {accountBefore === null ? null : <Text size="sm">{texts.otherAccount(accountBefore)}</Text>}
        {pixDiffers ? <Text size="sm">{texts.pixDiffers}</Text> : null}
      </Alert>
    </div>
  );
}

function Explanation({ form }: Props) {
  const { closes: texts } = useTexts();
  return (
    <>
      <NativeSelect
        label={texts.reason}
        value={form.reason ?? ''}
        error={form.shown?.reason ?? null}
        data={[{ value: '', label: texts.chooseReason }, ...choicesOf(texts.reasons)]}
        onChange={(event) => {
          const chosen = differenceReason.safeParse(event.currentTarget.value);
          form.change({ reason: chosen.success ? chosen.data : null });
        }}
      />
      <Textarea
        label={texts.explanation}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST}
        value={form.text}
        error={form.shown?.text ?? null}
        onChange={(event) => form.change({ text: event.currentTarget.value })}
      />
    </>
  );
}
