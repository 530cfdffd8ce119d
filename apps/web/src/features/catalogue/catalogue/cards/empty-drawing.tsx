/** A car in thin lines, for a list with nothing in it (HOME-10). */
export function EmptyDrawing() {
  return (
    <svg
      aria-hidden="true"
      width="200"
      height="96"
      viewBox="0 0 200 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-line-strong"
    >
      <path d="M8 78h184" strokeDasharray="2 9" />
      <path d="M34 70H22c-3 0-5-2-5-5V54c0-5 3-8 8-9l22-4 20-18c4-4 9-5 14-5h32c6 0 11 2 15 6l18 17 26 5c6 1 10 5 10 11v8c0 3-2 5-5 5h-9" />
      <path d="M66 70h62" />
      <path d="M62 41h78M98 18v23" />
      <circle cx="50" cy="70" r="14" />
      <circle cx="50" cy="70" r="5" />
      <circle cx="146" cy="70" r="14" />
      <circle cx="146" cy="70" r="5" />
    </svg>
  );
}
