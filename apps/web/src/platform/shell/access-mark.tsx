/** The symbol of accessibility: a person with open arms in a circle (Lei 13.146/2015, art. 63 §1). */
export function AccessMark() {
  return (
    <svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32" className="shrink-0 text-accent">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="16" cy="8.6" r="2.3" fill="currentColor" />
      <path
        d="M8.5 12.6l5.2 1.5v4.2l-2.5 7M23.5 12.6l-5.2 1.5v4.2l2.5 7M13.7 14.1h4.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
