import { Button } from '@mantine/core';
import { useTexts } from '../i18n/texts.ts';
import { MarkedBar } from '../lists/marked-bar.tsx';
import type { Work } from './use-work.tsx';

interface Props {
  readonly work: Work;
  readonly marked: ReadonlySet<number>;
  readonly onUnmark: () => void;
}

/** Takes the marked rows or gives them back, and says of each that was refused why. */
export function WorkBar({ work, marked, onUnmark }: Props) {
  const { work: texts } = useTexts();
  return (
    <MarkedBar
      label={texts.with}
      marked={marked}
      problem={work.problem}
      refused={work.refused}
      onUnmark={onUnmark}
      onDismiss={work.dismiss}
    >
      <WorkButtons work={work} marked={marked} onDone={onUnmark} />
    </MarkedBar>
  );
}

interface ButtonProps {
  readonly work: Work;
  readonly marked: ReadonlySet<number>;
  readonly onDone: () => void;
}

/** The two ways: take, and give back. */
export function WorkButtons({ work, marked, onDone }: ButtonProps) {
  const { work: texts } = useTexts();
  const act = async (done: (ids: readonly number[]) => Promise<void>): Promise<void> => {
    await done([...marked]);
    onDone();
  };
  return (
    <>
      <Button disabled={work.busy} onClick={() => void act(work.take)}>
        {texts.take}
      </Button>
      <Button variant="default" disabled={work.busy} onClick={() => void act(work.giveBack)}>
        {texts.return}
      </Button>
    </>
  );
}
