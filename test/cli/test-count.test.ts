/** @file The closing line of `npm test` must never hide a failure. */
import { expect, test } from 'vitest';
import { countResults } from '../../src/cli/test-count.ts';

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };

test('counts passed and failed tests', () => {
  const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  const report = { numPassedTests: 3, numFailedTests: 1, testResults: [passedFile, failedFile] };
  expect(countResults(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded is a failure', () => {
  const brokenFile = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [passedFile, brokenFile] };
  expect(countResults(report, 1)).toEqual({ passed: 2, failed: 1 });
});

test('an error outside of all tests is a failure', () => {
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [passedFile] };
  expect(countResults(report, 1)).toEqual({ passed: 2, failed: 1 });
  expect(countResults(report, 0)).toEqual({ passed: 2, failed: 0 });
});

test('a run without a report is a failure', () => {
  expect(countResults(null, 1)).toEqual({ passed: 0, failed: 1 });
});
