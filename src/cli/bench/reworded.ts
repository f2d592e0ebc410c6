/**
 * @file Questions of a set put in other words: a file of forms that its questions have, each with the wordings in which they are asked instead, as JSON
 * Lines: `{"asked": "What did (.+) lead to\\?", "as": ["What came of $1?", …]}`.
 */
import { readFile } from 'node:fs/promises';
import { CausewayError } from '../../engine/errors.ts';
import type { EvaluationQuestion } from '../../engine/evaluate/dataset.ts';

/** A form of question and how it is asked instead, `$1` and so on standing for what the form leaves open. */
export interface Rewording {
  asked: RegExp;
  as: string[];
}

/** @throws CausewayError `usage` naming file and line */
export async function readRewordings(file: string): Promise<Rewording[]> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new CausewayError('usage', `${file}: There is no such file.`);
  });
  return content.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      const { asked, as } = JSON.parse(line) as { asked: string; as: string[] };
      return [{ asked: new RegExp(`^(?:${asked})$`, 'u'), as: as.map(String) }];
    } catch {
      throw new CausewayError(
        'usage',
        `${file}:${i + 1}: A line must be {"asked": "a pattern", "as": ["a wording", …]}.`,
      );
    }
  });
}

/** Every question in each of the wordings of the first form that it has, tagged by the wording's number; those of no form are left out. */
export function reworded(
  questions: readonly EvaluationQuestion[],
  rewordings: readonly Rewording[],
): EvaluationQuestion[] {
  return questions.flatMap((question) => {
    const form = rewordings.find(({ asked }) => asked.test(question.question));
    return (form?.as ?? []).map((wording, i) => {
      const words = question.question.replace(form!.asked, wording);
      return {
        ...question,
        id: `${question.id} in wording ${i + 1}`,
        question: words.charAt(0).toUpperCase() + words.slice(1),
        tags: [...question.tags, `wording ${i + 1}`],
      };
    });
  });
}
