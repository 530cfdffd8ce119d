import { browserCall } from '../../../platform/api/browser-api.ts';
import type { SectionName, Sections } from './loaded-sections.ts';
import { sectionCalls } from './section-calls.ts';

/** Loads a part of the page in the browser; null on failure. */
export function loadSection<Name extends SectionName>(
  code: number,
  name: Name,
): Promise<Sections[Name] | null> {
  const load: () => Promise<Sections[Name]> = sectionCalls(browserCall, code)[name];
  return load().catch(() => null);
}
