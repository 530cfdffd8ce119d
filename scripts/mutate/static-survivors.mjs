/**
 * Answers a report without the survivors of some files that run while a module loads, tables above all. Which tests reach them
 * is not known, so Stryker would count on the earlier result for ever, whatever test was written since.
 *
 * @template {import('./score-features.mjs').MutantReport} Report
 * @param {Report} report
 * @param {string[]} files
 * @returns {Report}
 */
export function withoutStaticSurvivors(report, files) {
  const kept = Object.entries(report.files).map(([name, file]) => {
    const mutants = file.mutants.filter((mutant) => mutant.static !== true || mutant.status !== 'Survived');
    return [name, files.includes(name) ? { ...file, mutants } : file];
  });
  return { ...report, files: Object.fromEntries(kept) };
}
