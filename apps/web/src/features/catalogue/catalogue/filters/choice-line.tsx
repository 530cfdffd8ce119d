import type { Choice } from './filter-options.ts';

/** A checkbox with picture, name and count. */
export function ChoiceLine({ choice, onChange }: { choice: Omit<Choice, 'code'>; onChange: () => void }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control text-[15px] text-ink-2 hover:text-ink pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={choice.selected}
        onChange={onChange}
        className="size-[18px] accent-(--accent)"
      />
      {choice.image === '' ? null : (
        <img
          src={choice.image}
          alt=""
          width={22}
          height={22}
          loading="lazy"
          className="size-[22px] object-contain dark:brightness-0 dark:invert"
        />
      )}
      <span className="grow truncate">{choice.name}</span>
      {choice.count === null ? null : <span className="text-sm text-ink-3 tabular-nums">{choice.count}</span>}
    </label>
  );
}

/** The values with one added or removed. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
