import type { OpenSession } from '@patio/contract/identity/sessions/list-sessions.ts';

const DRAWINGS = {
  computador: 'M3.500 5h17v11h-17zM9 20h6M12 16v4',
  celular: 'M7.500 3h9v18h-9zM11 18h2',
  tablet: 'M5 3.500h14v17H5zM11 17.500h2',
} as const satisfies Record<NonNullable<OpenSession['tipo']>, string>;

/** The outline of a device; the words beside it say what it is. */
export function DeviceMark({ form }: { form: OpenSession['tipo'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={28}
      height={28}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="shrink-0 text-ink-3"
    >
      <path d={DRAWINGS[form ?? 'computador']} />
    </svg>
  );
}
