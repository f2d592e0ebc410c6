/** @file Lints code that is in no file of the repository by the repository's own rules. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Finding {
  /** Path of the file, as it was given. */
  file: string;
  /** The rule that it breaks: `causeway(direction)`. */
  rule: string;
  message: string;
}

interface Report {
  diagnostics: { filename: string; code: string; message: string }[];
}

/**
 * What oxlint says of a repository that consists of these files.
 *
 * @param files their code, by path within the repository
 */
export function lint(files: Readonly<Record<string, string>>): Finding[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'causeway-lint-'));
  try {
    writeFileSync(
      path.join(folder, '.oxlintrc.json'),
      JSON.stringify({ extends: [path.join(ROOT, '.oxlintrc.json')] }),
    );
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), `${code}\n`);
    }
    const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    // Where the rules themselves can't be read, it says so in words.
    if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics.map(({ filename, code, message }) => ({
      file: filename.split(path.sep).join('/'),
      rule: code,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
