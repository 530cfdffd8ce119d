import { Text } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import type { Work } from './use-work.tsx';

/** Who has a piece of work, in a word. */
export function HolderName({ work, id }: { readonly work: Work; readonly id: number }) {
  const { work: texts } = useTexts();
  const holder = work.holderOf(id);
  if (holder === undefined)
    return (
      <Text span size="sm" c="dimmed">
        {texts.free}
      </Text>
    );
  return (
    <Text span size="sm" fw={work.isOwn(id) ? 600 : 400}>
      {work.isOwn(id) ? texts.withMe : (holder.nome ?? texts.house)}
    </Text>
  );
}
