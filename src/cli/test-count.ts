/** @file Counts passed and failed tests in vitest's JSON report. */

export interface Count {
  passed: number;
  failed: number;
}

/** The part of the report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * @param report null when vitest wrote none
 * @param exitStatus of vitest; a failing run that reports no failed test counts as one failure
 */
export function countResults(report: VitestReport | null, exitStatus: number): Count {
  if (report === null) return { passed: 0, failed: 1 };
  // A file that can't be loaded, or whose set-up fails, has no failed test to count.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: failed === 0 && exitStatus !== 0 ? 1 : failed };
}
