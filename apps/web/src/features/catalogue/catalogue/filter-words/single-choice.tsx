import { useId } from 'react';

interface Line<Value> {
  readonly value: Value;
  readonly name: string;
  /** Number of offers; undefined when it does not apply. */
  readonly count?: number | undefined;
}

interface Props<Value> {
  readonly lines: readonly Line<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One choice out of several, with their counts. */
export function SingleChoice<Value extends string | number>({ lines, value, onChange }: Props<Value>) {
  const name = useId();
  return lines.map((line) => (
    <label
      key={line.value}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control text-[15px] text-ink-2 hover:text-ink pointer-coarse:min-h-11"
    >
      <input
        type="radio"
        name={name}
        checked={line.value === value}
        onChange={() => onChange(line.value)}
        className="size-[18px] accent-(--accent)"
      />
      <span className="grow">{line.name}</span>
      {line.count === undefined ? null : (
        <span className="text-sm text-ink-3 tabular-nums">{line.count}</span>
      )}
    </label>
  ));
}
