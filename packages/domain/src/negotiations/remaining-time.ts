/** A span in seconds as a row shows it: "59 min" below an hour, else "1 h", both rounded down (A§4, C-84). */
export function remainingTimeText(seconds: number): string {
  const left = Math.max(0, seconds);
  return left < 3600 ? `${Math.floor(left / 60)} min` : `${Math.floor(left / 3600)} h`;
}
