const HOME = /^(?:\/[a-z0-9-]+)?\/home(?:\/\d+)?\/?$/i;

/** Whether a change of path leaves the view where it is: choosing another category is one more filter of home. */
export function isKeptInPlace(from: string, to: string): boolean {
  return from === to || (HOME.test(from) && HOME.test(to));
}
