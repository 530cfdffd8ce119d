import { Button } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import type { Work } from './use-work.tsx';

interface Props {
  readonly work: Work;
  readonly id: number;
  /** In a row. */
  readonly compact?: boolean;
}

/** Takes a piece of work, or gives it back; what a colleague has is taken over in its panel alone, so that it is no slip. */
export function TakeButton({ work, id, compact = false }: Props) {
  const { work: texts } = useTexts();
  const own = work.isOwn(id);
  const holder = work.holderOf(id);
  if (!work.mayTake || (holder !== undefined && !own)) return null;
  return (
    <Button
      variant={compact ? 'subtle' : 'default'}
      size={compact ? 'compact-xs' : 'compact-sm'}
      flex="none"
      disabled={work.busy}
      aria-label={compact ? `${own ? texts.return : texts.take} ${id}` : undefined}
      onClick={(event) => {
        event.stopPropagation();
        void (own ? work.giveBack([id]) : work.take([id]));
      }}
    >
      {own ? texts.return : texts.take}
    </Button>
  );
}
