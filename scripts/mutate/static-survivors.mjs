/**
 * Returns a report without the survivors of some files for which no covering test is listed: they run while a module loads, tables
 * above all. Stryker notices a new test by the list alone, so it would count on their earlier result for ever.
 *
 * @template {import('./score-features.mjs').MutantReport} Report
 * @param {Report} report
 * @param {string[]} files
 * @returns {Report}
 */
export function withoutStaticSurvivors(report, files) {
  const kept = Object.entries(report.files).map(([name, file]) => {
    const mutants = file.mutants.filter(
      ({ status, coveredBy = [] }) => status !== 'Survived' || coveredBy.length > 0,
    );
    return [name, files.includes(name) ? { ...file, mutants } : file];
  });
  return { ...report, files: Object.fromEntries(kept) };
}
