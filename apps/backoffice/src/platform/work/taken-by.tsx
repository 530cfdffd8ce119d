import { Button, Group, Text } from '@mantine/core';
import type { WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import { useTexts } from '../i18n/texts.ts';
import { Problem } from '../panels/problem.tsx';
import { HolderName } from './holder-name.tsx';
import { TakeButton } from './take-button.tsx';
import { useWork } from './use-work.tsx';

/** In the panel of a record that waits: who has it, and the buttons to take it, give it back, or take it over from a colleague. */
export function TakenBy({ kind, id }: { readonly kind: WorkKind; readonly id: number }) {
  const { work: texts } = useTexts();
  const work = useWork(kind);
  const holder = work.holderOf(id);
  const colleague = holder === undefined || work.isOwn(id) ? null : holder;
  const code = colleague?.codigo ?? null;
  return (
    <div role="group" aria-label={texts.with}>
      <Group gap="xs">
        <Text span size="sm" c="dimmed">
          {texts.with}:
        </Text>
        <HolderName work={work} id={id} />
        <TakeButton work={work} id={id} />
        {code === null || !work.mayTake ? null : (
          <Button
            variant="default"
            size="compact-sm"
            disabled={work.busy}
            onClick={() => void work.take([id], code)}
          >
            {texts.takeOver}
          </Button>
        )}
      </Group>
      <Problem text={work.problem ?? refusalText(work.refused[0], texts.house)} />
    </div>
  );
}

function refusalText(
  refused: ReturnType<typeof useWork>['refused'][number] | undefined,
  house: string,
): string | null {
  if (refused === undefined) return null;
  return refused.com === null ? refused.motivo : `${refused.motivo} (${refused.com.nome ?? house})`;
}
