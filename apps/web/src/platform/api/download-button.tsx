import { Button } from '@patio/ui/button.tsx';
import { useState } from 'react';

interface Props {
  readonly name: string;
  /** What it does, for who cannot see where it stands. */
  readonly label: string;
  readonly failedText: string;
  /** Saves the file; false: it could not. */
  readonly save: () => Promise<boolean>;
}

/** Saves a file that came with a text, and says so when it could not. */
export function DownloadButton({ name, label, failedText, save }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const press = async (): Promise<void> => {
    setState('busy');
    setState((await save()) ? 'ready' : 'failed');
  };
  return (
    <div className="mt-1">
      <Button
        size="small"
        className="max-w-full"
        busy={state === 'busy'}
        aria-label={label}
        onClick={() => void press()}
      >
        <span className="truncate">{name}</span>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {failedText}
        </p>
      ) : null}
    </div>
  );
}
