import { DialogFrame, type DialogFrameProps } from './typed/dialog-frame.tsx';
import { useTyped } from './typed/use-typed.tsx';

type Props = Omit<DialogFrameProps, 'onFocus'>;

/** A question above the screen. What was typed into it is not lost by a slip. */
export function Dialog({ onClose, children, ...frame }: Props) {
  const { watch, close, question } = useTyped(onClose ?? (() => undefined));
  return (
    <DialogFrame {...frame} {...watch} onClose={onClose === null ? null : close}>
      {children}
      {question}
    </DialogFrame>
  );
}
