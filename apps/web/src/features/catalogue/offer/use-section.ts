import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedSections, SectionName, Sections } from './loaded-sections.ts';

/** A part of the page in its current state. */
export interface SectionState<Value> {
  /** Null: not loaded yet, or failed. */
  readonly value: Value | null;
  readonly failed: boolean;
  load(): void;
}

/** A part of the page; if it was not included, it is loaded once, and again on `load`. */
export function useSection<Name extends SectionName>(
  code: number,
  name: Name,
  initial: LoadedSections[Name],
): SectionState<Sections[Name]> {
  const [value, setValue] = useState<Sections[Name] | null>(initial);
  const [failed, setFailed] = useState(false);
  const load = async (): Promise<void> => {
    setFailed(false);
    const loaded = await import('./load-section.ts').then(
      ({ loadSection }) => loadSection(code, name),
      () => null,
    );
    setValue(() => loaded);
    setFailed(loaded === null);
  };
  const start = useEffectEvent(() => {
    if (initial === null) void load();
  });
  useEffect(() => start(), []);
  return { value, failed, load: () => void load() };
}
