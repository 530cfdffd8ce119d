import { Icon } from '@patio/ui/icon.tsx';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Whether something in it is chosen: the group is then open. */
  readonly chosen: boolean;
  /** Whether it is open with nothing chosen. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A collapsible group of filters under its title. It opens by itself when something in it is chosen. */
export function FilterGroup({ title, chosen, open = false, children }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const id = useId();
  const shown = wanted ?? (open || chosen);
  return (
    <fieldset className="border-t border-line first:border-t-0">
      <legend className="float-left w-full text-sm font-semibold">
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setWanted(!shown)}
          className="flex min-h-11 w-full items-center gap-2 rounded-control text-left hover:text-accent"
        >
          <span className="grow">{title}</span>
          {chosen && !shown ? <span aria-hidden="true" className="size-2 rounded-full bg-accent" /> : null}
          <Icon name={shown ? 'up' : 'down'} size={16} className="text-ink-3" />
        </button>
      </legend>
      <div id={id} hidden={!shown} className="clear-both pb-4">
        {shown ? children : null}
      </div>
    </fieldset>
  );
}
